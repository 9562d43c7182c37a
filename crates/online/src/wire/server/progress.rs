//! How far the games at a table have come.

use crate::engine::{SEATS, Seat, Seats};
use crate::table::Refusal;
use crate::wire::Foul;
use std::time::Duration;

/// The course of the games at a table.
#[derive(Debug, Default)]
pub(super) struct GamesPlayed {
    /// The number of the first moment of the next game on other seats.
    moment: u64,
    /// The last play: by whom, and the moment that it was made for.
    last: Option<(Seat, u64)>,
    /// A play for an earlier moment than this may be late in all honesty.
    excused: u64,
    /// The same for each seat, since its people came back.
    back: [u64; SEATS],
    /// The turn that somebody has without a clock, after so many moves of the hand, and since when.
    turn: Option<((Seat, usize), Duration)>,
    /// Whether all have agreed to end.
    is_over: bool,
}

impl GamesPlayed {
    /// What was played before this moment is in a file.
    pub(super) fn kept(moment: u64) -> GamesPlayed {
        GamesPlayed { moment, ..GamesPlayed::default() }
    }

    /// The number of the first moment of the next game on other seats.
    pub(super) const fn moment(&self) -> u64 {
        self.moment
    }

    /// The next game has other seats, and begins with this moment.
    pub(super) const fn begin_at(&mut self, moment: u64) {
        (self.moment, self.last) = (moment, None);
    }

    /// Notes whose turn it is, and after how many moves of the hand.
    pub(super) fn watch_turn(&mut self, turn: Option<(Seat, usize)>, now: Duration) {
        if self.turn.map(|(turn, _)| turn) != turn {
            self.turn = turn.map(|turn| (turn, now));
        }
    }

    /// Whose turn it is, and since when, or since when they are back.
    pub(super) fn turn(&self) -> Option<(Seat, Duration)> {
        self.turn.map(|((seat, _), since)| (seat, since))
    }

    /// Notes a play, and the moment that it was made for.
    pub(super) const fn note_play(&mut self, mover: Seat, moment: u64) {
        self.last = Some((mover, moment));
    }

    /// From this moment on, an earlier play is late in all honesty.
    pub(super) const fn excuse(&mut self, moment: u64) {
        self.excused = moment;
    }

    /// Whether this moment is before a deal, or before all agreed on something, since which the game is another.
    pub(super) const fn is_excused(&self, moment: u64) -> bool {
        moment < self.excused
    }

    /// These seats have come back at this moment. What they said before may have been heard or not, so
    /// they may say it again.
    pub(super) fn come_back(&mut self, seats: Seats, moment: u64) {
        for seat in seats.iter() {
            self.back[seat.index()] = moment;
        }
        self.turn = None;
    }

    /// What a refused play of these seats was, if no honest program makes it.
    pub(super) fn foul(&self, seats: Seats, moment: u64, why: Refusal) -> Option<Foul> {
        let is_said_again = seats.iter().any(|seat| moment < self.back[seat.index()]);
        match Foul::of(why)? {
            Foul::Late if is_said_again => None,
            Foul::Late if self.last.is_some_and(|(seat, last)| last == moment && seats.contains(seat)) => {
                Some(Foul::Twice)
            }
            Foul::Late if self.is_excused(moment) => None,
            foul => Some(foul),
        }
    }

    /// All have agreed to end.
    pub(super) const fn end(&mut self) {
        self.is_over = true;
    }

    /// Whether all have agreed to end.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }
}

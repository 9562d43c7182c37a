//! The time that every seat with a clock has spent in each game on time. Undo does not give it back.
//!
//! The record has the clocks in whole seconds, read before every move. Here, time is counted as it passes, between moves too. It is saved with the game and,
//! once a second, in a small [file of its own](SavedClock). A program that is killed therefore loses only the last moments.

use super::Sitting;
use crate::engine::{Move, Phase, Seat};
use crate::record::text::is_usual;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The time that a seat has spent in the current game, in a file that is small enough to write every second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Clock")]
pub struct SavedClock {
    /// The id of the game and the number of its deals.
    game: u64,
    number: u64,
    /// The seat of the clock. Older files leave it out, because only the first seat could have a clock.
    #[serde(default, skip_serializing_if = "is_usual")]
    seat: usize,
    /// The time spent, in milliseconds.
    spent: u64,
}

/// A running clock is saved once a second. If it is found still running, half of that second is assumed to have passed.
const ON_THE_WAY: Duration = Duration::from_millis(500);
const SECOND: Duration = Duration::from_secs(1);

impl Sitting {
    /// The seat whose time passes. A single clock runs in every turn. With several clocks, it is the seat to move, and none between two hands. It is `None` in
    /// a game without a clock.
    pub fn clock(&self) -> Option<Seat> {
        let (state, rules) = (self.state(), self.state().rules());
        let only = rules.clocks.iter().next().filter(|_| rules.clocks.len() == 1);
        let on_turn = Some(state.to_move()).filter(|_| state.phase() != Phase::HandOver);
        only.or(on_turn).filter(|&seat| rules.has_clock(seat))
    }

    /// The time left for a seat, if it has a clock.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        self.state().rules().has_clock(seat).then(|| self.limit().saturating_sub(self.spent(seat)))
    }

    /// The seconds that the record has for all clocks on the side of a seat, which a bonus adds up.
    pub fn seconds_of_side(&self, seat: Seat) -> u16 {
        let (state, rules) = (self.state(), self.state().rules());
        let own = rules.clocks.iter().filter(|other| rules.side(*other) == rules.side(seat));
        own.map(|seat| state.public().seconds[seat.index()]).fold(0, u16::saturating_add)
    }

    /// The whole time that a seat with a clock has for this game.
    fn limit(&self) -> Duration {
        Duration::from_secs(self.state().rules().seconds.into())
    }

    fn spent(&self, seat: Seat) -> Duration {
        let read = self.limit().saturating_sub(Duration::from_secs(self.state().public().seconds[seat.index()].into()));
        self.timeline.spent.get(&(self.about.game, seat)).copied().unwrap_or_default().max(read)
    }

    /// Counts this much time on the running clock.
    pub fn spend(&mut self, time: Duration) {
        if let Some(seat) = self.clock().filter(|_| self.state().phase() != Phase::GameOver) {
            let spent = (self.spent(seat) + time).min(self.limit());
            self.timeline.spent.insert((self.about.game, seat), spent);
        }
    }

    /// Writes every clock that shows less than the record into the record. It writes at least one second, so that going back to a game does not end it at once.
    /// In a finished game, the clocks stand still.
    pub(super) fn read_clocks(&mut self) {
        for seat in self.state().rules().clocks.iter() {
            let Some(left) = self.left(seat) else { continue };
            let over = self.state().phase() == Phase::GameOver;
            let spent = if left.is_zero() && !over { self.limit().saturating_sub(SECOND) } else { self.spent(seat) };
            self.timeline.spent.insert((self.about.game, seat), spent);
            let seconds = seconds_of(self.limit().saturating_sub(spent));
            if self.state().public().seconds[seat.index()] > seconds && !over {
                let _ = self.session.play(Move::Clock(seat, seconds));
            }
        }
    }

    /// The running clock, to be saved next to the game. If it `runs`, the time includes half of the second until the next save.
    pub fn saved_clock(&self, runs: bool) -> Option<SavedClock> {
        let seat = self.clock()?;
        let left = self.left(seat)?;
        let ahead = if runs { ON_THE_WAY.min(left.saturating_sub(SECOND)) } else { Duration::ZERO };
        let spent = (self.spent(seat) + ahead).as_millis() as u64;
        Some(SavedClock { game: self.about.game, number: self.about.number, seat: seat.index(), spent })
    }

    /// Takes over a clock that was saved next to the game, if it is the running clock and shows more time spent.
    pub fn adopt_clock(&mut self, saved: SavedClock) {
        let Some(seat) = self.clock() else { return };
        let same = (saved.game, saved.number, saved.seat) == (self.about.game, self.about.number, seat.index());
        let more = Duration::from_millis(saved.spent).saturating_sub(self.spent(seat));
        if same && !more.is_zero() {
            self.spend(more);
            self.read_clocks();
        }
    }
}

/// The seconds that a clock shows, rounded up.
pub fn seconds_of(left: Duration) -> u16 {
    u16::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u16::MAX)
}

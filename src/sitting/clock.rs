//! The time that every seat with a clock has spent in each game on time, which Undo does not give back.
//!
//! The record has the clocks in whole seconds, read before every move; here time is counted as it passes, between two moves as well. What is counted stands
//! in the file of the game, and once a second in a small [file of its own](SavedClock), so that a program that is killed has lost nothing but the last
//! moments.

use super::Sitting;
use crate::engine::bone::Seat;
use crate::engine::moves::Move;
use crate::engine::state::Phase;
use crate::record::text::is_zero;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The time that a seat has spent in the game under way, in a file that is small enough to be written every second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Clock")]
pub struct SavedClock {
    /// The game and its number, which tell it from all others.
    game: u64,
    number: u64,
    /// Whose time it is; before every seat could have a clock it was that of the first.
    #[serde(default, skip_serializing_if = "is_zero")]
    seat: usize,
    /// In milliseconds.
    spent: u64,
}

/// Between two writings a second passes. Whoever finds a clock that nobody stopped takes it that half of that had passed.
const ON_THE_WAY: Duration = Duration::from_millis(500);
const SECOND: Duration = Duration::from_secs(1);

impl Sitting {
    /// The seat whose time passes: where there is one clock that seat, whoever is on turn; of several the seat on turn, and none between two hands. None in
    /// a game that is not on time.
    pub fn clock(&self) -> Option<Seat> {
        let (state, rules) = (self.state(), self.state().rules());
        let only = rules.clocks.iter().next().filter(|_| rules.clocks.len() == 1);
        let on_turn = Some(state.to_move()).filter(|_| state.phase() != Phase::HandOver);
        only.or(on_turn).filter(|&seat| rules.has_clock(seat))
    }

    /// What is left of a seat's time, if it has a clock.
    pub fn left(&self, seat: Seat) -> Option<Duration> {
        self.state().rules().has_clock(seat).then(|| self.limit().saturating_sub(self.spent(seat)))
    }

    /// The whole time that a seat with a clock has for this game.
    fn limit(&self) -> Duration {
        Duration::from_secs(self.state().rules().seconds.into())
    }

    fn spent(&self, seat: Seat) -> Duration {
        let read = self.limit().saturating_sub(Duration::from_secs(self.state().seconds(seat).into()));
        self.timeline.spent.get(&(self.about.game, seat)).copied().unwrap_or_default().max(read)
    }

    /// So much time has passed.
    pub fn spend(&mut self, time: Duration) {
        if let Some(seat) = self.clock().filter(|_| self.state().phase() != Phase::GameOver) {
            let spent = (self.spent(seat) + time).min(self.limit());
            self.timeline.spent.insert((self.about.game, seat), spent);
        }
    }

    /// Reads every clock into the record that shows less than stands there. At least a second can be read, so that nobody goes back to a game only to see it
    /// end; and where the game is over, the clocks stand still.
    pub(super) fn read_clocks(&mut self) {
        for seat in self.state().rules().clocks.iter() {
            let Some(left) = self.left(seat) else { continue };
            let over = self.state().phase() == Phase::GameOver;
            let spent = if left.is_zero() && !over { self.limit().saturating_sub(SECOND) } else { self.spent(seat) };
            self.timeline.spent.insert((self.about.game, seat), spent);
            let seconds = seconds_of(self.limit().saturating_sub(spent));
            if self.state().seconds(seat) > seconds && !over {
                let _ = self.session.play(Move::Clock(seat, seconds));
            }
        }
    }

    /// The clock whose time passes as it is kept beside the game. One that `runs` will have run on a little by the time that anybody has to look for it.
    pub fn saved_clock(&self, runs: bool) -> Option<SavedClock> {
        let seat = self.clock()?;
        let left = self.left(seat)?;
        let ahead = if runs { ON_THE_WAY.min(left.saturating_sub(SECOND)) } else { Duration::ZERO };
        let spent = (self.spent(seat) + ahead).as_millis() as u64;
        Some(SavedClock { game: self.about.game, number: self.about.number, seat: seat.index(), spent })
    }

    /// Takes over a clock that was kept beside the game, if it is the one whose time passes here and has run on since.
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

/// The seconds that a clock shows: those that have not wholly passed.
pub fn seconds_of(left: Duration) -> u16 {
    u16::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u16::MAX)
}

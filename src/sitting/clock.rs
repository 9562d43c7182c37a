//! The time that a person has spent in each game on time, which Undo does not give back.
//!
//! The record has the clock in whole seconds, read before every move; here time is counted as it passes, between two moves as well. What is counted stands
//! in the file of the game, and once a second in a small [file of its own](SavedClock), so that a program that is killed has lost nothing but the last
//! moments.

use super::Sitting;
use crate::engine::moves::Move;
use crate::engine::state::Phase;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The time spent in the game under way, in a file that is small enough to be written every second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Clock")]
pub struct SavedClock {
    /// The game and its number, which tell it from all others.
    game: u64,
    number: u64,
    /// In milliseconds.
    spent: u64,
}

/// Between two writings a second passes. Whoever finds a clock that nobody stopped takes it that half of that had passed.
const ON_THE_WAY: Duration = Duration::from_millis(500);

impl Sitting {
    /// What is left of the person's time; nothing in a game that is not on time.
    pub fn left(&self) -> Option<Duration> {
        let limit = self.limit();
        (!limit.is_zero()).then(|| limit.saturating_sub(self.spent()))
    }

    /// The whole time that there is for this game.
    fn limit(&self) -> Duration {
        Duration::from_secs(self.state().rules().seconds.into())
    }

    fn spent(&self) -> Duration {
        let read = Duration::from_secs(u64::from(self.state().rules().seconds.saturating_sub(self.state().seconds())));
        self.timeline.spent.get(&self.about.game).copied().unwrap_or_default().max(read)
    }

    /// So much of the person's time has passed.
    pub fn spend(&mut self, time: Duration) {
        if self.left().is_some() && self.state().phase() != Phase::GameOver {
            let spent = (self.spent() + time).min(self.limit());
            self.timeline.spent.insert(self.about.game, spent);
        }
    }

    /// Reads the clock into the record, if it shows less than stands there. At least a second can be read, so that nobody goes back to a game only to see
    /// it end; and where the game is over, the clock stands still.
    pub(super) fn read_clock(&mut self) {
        let Some(left) = self.left() else { return };
        let second = Duration::from_secs(1);
        let over = self.state().phase() == Phase::GameOver;
        let spent = if left.is_zero() && !over { self.limit().saturating_sub(second) } else { self.spent() };
        self.timeline.spent.insert(self.about.game, spent);
        let seconds = seconds_of(self.limit().saturating_sub(spent));
        if self.state().seconds() > seconds && !over {
            let _ = self.session.play(Move::Clock(seconds));
        }
    }

    /// The clock as it is kept beside the game. One that `runs` will have run on a little by the time that anybody has to look for it.
    pub fn saved_clock(&self, runs: bool) -> Option<SavedClock> {
        let left = self.left()?;
        let ahead = if runs { ON_THE_WAY.min(left.saturating_sub(Duration::from_secs(1))) } else { Duration::ZERO };
        let spent = (self.spent() + ahead).as_millis() as u64;
        Some(SavedClock { game: self.about.game, number: self.about.number, spent })
    }

    /// Takes over a clock that was kept beside the game, if it is of this game and has run on since.
    pub fn adopt_clock(&mut self, saved: SavedClock) {
        let same = (saved.game, saved.number) == (self.about.game, self.about.number);
        let more = Duration::from_millis(saved.spent).saturating_sub(self.spent());
        if same && !more.is_zero() {
            self.spend(more);
            self.read_clock();
        }
    }
}

/// The seconds that a clock shows: those that have not wholly passed.
pub fn seconds_of(left: Duration) -> u16 {
    u16::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u16::MAX)
}

//! The clock of a timed game: when it runs, when it stops, and what is counted.
//!
//! Time is counted from step to step and saved beside the record. It enters the record with the
//! next move. So a tick changes nothing that anybody has chosen, holds or is thinking about.

use super::sitting::{Current, Sitting};
use std::time::Duration;

/// A running clock is checked every second. After a longer gap than this, the computer was asleep
/// or the window was hidden.
const ASLEEP: Duration = Duration::from_secs(3);
const SECOND: Duration = Duration::from_secs(1);

/// Whether the clock runs, and up to when its time has been counted.
#[derive(Debug, Default)]
pub(super) struct GameClock {
    counted: Option<Duration>,
    /// It stands still until a player goes on.
    pub(super) paused: bool,
    /// Something covers the table, and the clock stops until it is gone.
    pub(super) aside: bool,
    /// The time that is not counted in this turn any more, because what the table says is still on
    /// its way.
    pub(super) on_the_way: Duration,
}

impl GameClock {
    /// Whether it runs now.
    pub(super) const fn runs(&self) -> bool {
        self.counted.is_some()
    }

    /// Whether the game is paused until a player goes on.
    pub(super) fn is_paused(&self, game: &Current) -> bool {
        self.paused && game.is_timed()
    }

    /// Counts the time since the last step. Returns whether the gap was too long for a running
    /// clock. Then it is not counted, and the game is to be paused instead.
    pub(super) fn count(&mut self, sitting: &mut Sitting, now: Duration) -> bool {
        let Some(counted) = self.counted.replace(now) else { return false };
        let gap = now.saturating_sub(counted);
        if gap > ASLEEP {
            self.counted = None;
        } else {
            let free = gap.min(self.on_the_way);
            self.on_the_way = self.on_the_way.saturating_sub(free);
            sitting.timeline.spent.spend(&sitting.current, gap.saturating_sub(free));
        }
        gap > ASLEEP
    }

    /// Starts or stops it.
    pub(super) fn run(&mut self, runs: bool, now: Duration) {
        self.counted = if runs { self.counted.or(Some(now)) } else { None };
    }

    /// When it shows the next second, if it runs and has this much time left.
    pub(super) fn next_second(&self, left: Duration) -> Duration {
        let part = Duration::from_nanos(left.subsec_nanos().into());
        // A clock that has not been looked at begins at the first look.
        self.counted.map_or(Duration::ZERO, |counted| counted + if part.is_zero() { SECOND } else { part })
    }
}

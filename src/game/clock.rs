//! The clock of a timed game: when it runs, when it stops, and what happens at zero.
//!
//! Time is counted from step to step and saved beside the record. It enters the record with the next move. So a tick changes nothing that anybody has chosen,
//! holds or is thinking about.

use super::{Effect, Game, Refusal};
use crate::engine::{Move, Phase};
use crate::sitting::clock::seconds_of;
use std::time::Duration;

/// A running clock is checked every second. After a longer gap than this, the computer was asleep or the window was hidden.
const ASLEEP: Duration = Duration::from_secs(3);
const SECOND: Duration = Duration::from_secs(1);

/// Whether the clock runs, and up to when its time has been counted.
#[derive(Debug, Default)]
pub(super) struct Clock {
    counted: Option<Duration>,
    paused: bool,
    /// Something covers the table, and the clock stops until it is gone.
    aside: bool,
}

impl Game {
    /// The time left on the clock that is shown: the running one, or else the viewer's own. `None` if there is no clock.
    pub fn left(&self) -> Option<Duration> {
        self.sitting.left(self.sitting.clock().unwrap_or_else(|| self.viewer()))
    }

    /// Whether the game is paused until the player resumes it.
    pub fn is_paused(&self) -> bool {
        self.clock.paused && self.is_timed()
    }

    /// Whether the table is covered, so that nobody can think while the clock is stopped. It is while the screen is passed on.
    pub fn is_covered(&self) -> bool {
        self.is_timed() && (self.clock.paused || self.clock.aside || self.hides_the_hand())
    }

    /// Whether nobody's turn goes on by itself, because the table is covered. A turn that is played for a person still does.
    pub(super) fn holds_turns(&self) -> bool {
        self.is_covered() && !(self.plays_itself() && !self.clock.paused && !self.clock.aside)
    }

    /// Whether something covers the table.
    pub const fn is_aside(&self) -> bool {
        self.clock.aside
    }

    /// Whether the clock runs now.
    pub const fn clock_runs(&self) -> bool {
        self.clock.counted.is_some()
    }

    /// Whether there is a clock that could run.
    fn is_timed(&self) -> bool {
        self.sitting.clock().is_some() && self.seen.phase() != Phase::GameOver
    }

    pub(super) fn pause(&mut self) -> Result<(), Refusal> {
        if !self.rules().on_time() {
            return Err(Refusal::NoClock);
        }
        if self.is_timed() && !self.clock.paused {
            self.clock.paused = true;
            self.moment += 1;
            self.effects.push(Effect::KeepClock);
        }
        Ok(())
    }

    /// Resumes after a pause. The last play is shown again for its full time before the next one.
    pub(super) fn resume(&mut self, now: Duration) {
        self.clock.paused = false;
        self.moment += 1;
        self.turns.wait(now + self.habits.pace);
    }

    pub(super) fn put_aside(&mut self, aside: bool, now: Duration) {
        if self.clock.aside && !aside && !self.clock.paused {
            self.turns.wait(now + self.habits.pace);
        }
        if self.clock.aside != aside {
            self.clock.aside = aside;
            if self.is_timed() {
                self.effects.push(Effect::KeepClock);
            }
        }
    }

    /// Starts the clock of a new game or a new hand.
    pub(super) const fn wind_up(&mut self) {
        self.clock.paused = false;
    }

    /// Counts the time since the last step. A gap that is too long for a running clock is not counted. The game is paused instead.
    pub(super) fn count_time(&mut self, now: Duration) {
        let Some(counted) = self.clock.counted.replace(now) else { return };
        let gap = now.saturating_sub(counted);
        let before = self.left().map(seconds_of);
        if gap > ASLEEP {
            // This cannot be refused: there is a clock, or else no time was counted.
            let _ = self.pause();
            self.clock.counted = None;
        } else {
            self.sitting.spend(gap);
        }
        if self.left().map(seconds_of) != before {
            self.effects.push(Effect::KeepClock);
        }
    }

    /// Ends the game if its time is out. Then starts or stops the clock.
    pub(super) fn run_clock(&mut self, now: Duration) {
        let is_out = self.left().is_some_and(|left| left.is_zero()) && self.is_timed();
        if is_out
            && let Some(seat) = self.sitting.clock()
            && let Ok(events) = self.make(Move::Clock(seat, 0))
        {
            self.tell(events);
        }
        let runs = self.is_timed() && !self.is_covered();
        self.clock.counted = if runs { self.clock.counted.or(Some(now)) } else { None };
    }

    /// When the clock shows the next second.
    pub(super) fn next_second(&self) -> Option<Duration> {
        let left = self.left().filter(|_| self.is_timed() && !self.is_covered())?;
        let part = Duration::from_nanos(left.subsec_nanos().into());
        // A clock that has not been looked at begins at the first look.
        Some(self.clock.counted.map_or(Duration::ZERO, |counted| counted + if part.is_zero() { SECOND } else { part }))
    }
}

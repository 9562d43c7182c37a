//! The clock of a game on time: when it runs, why it stands, and that it runs out.
//!
//! Time is counted from step to step and written down beside the record; into the record it goes with the next move. So a tick changes nothing that anybody
//! chose, holds or thinks about.

use super::{Effect, Game, Refusal};
use crate::engine::moves::Move;
use crate::engine::state::Phase;
use crate::sitting::clock::seconds_of;
use std::time::Duration;

/// A clock that runs is looked at every second. If nobody has looked for so long, the computer slept, or the window was not shown.
const ASLEEP: Duration = Duration::from_secs(3);
const SECOND: Duration = Duration::from_secs(1);

/// Whether the clock runs, and since when time was not counted.
#[derive(Debug, Default)]
pub(super) struct Clock {
    counted: Option<Duration>,
    /// The game stands until the player wants to go on.
    paused: bool,
    /// Something stands before the table, and the game stands as long as it does.
    aside: bool,
}

impl Game {
    /// What is left on the clock that is looked at: the one whose time passes, else the viewer's own. Nothing where there is none.
    pub fn left(&self) -> Option<Duration> {
        self.sitting.left(self.sitting.clock().unwrap_or_else(|| self.viewer()))
    }

    /// Whether the game stands until the player wants to go on.
    pub fn is_paused(&self) -> bool {
        self.clock.paused && self.is_timed()
    }

    /// Whether the table is covered, so that nobody thinks while the clock stands.
    pub fn is_covered(&self) -> bool {
        self.is_timed() && (self.clock.paused || self.clock.aside)
    }

    /// Whether something stands before the table.
    pub const fn is_aside(&self) -> bool {
        self.clock.aside
    }

    /// Whether the clock runs now.
    pub const fn clock_runs(&self) -> bool {
        self.clock.counted.is_some()
    }

    /// Whether there is time that could run.
    fn is_timed(&self) -> bool {
        self.sitting.clock().is_some() && self.seen.phase() != Phase::GameOver
    }

    /// Stops a game on time until the player wants to go on.
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

    /// Goes on after a pause. What was to be seen before the next one goes on is seen from now.
    pub(super) fn resume(&mut self, now: Duration) {
        self.clock.paused = false;
        self.moment += 1;
        self.turns.wait(now + self.habits.pace);
    }

    /// Something stands before the table from now on, or no longer does.
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

    /// Another game or another hand begins with a clock that runs.
    pub(super) const fn wind_up(&mut self) {
        self.clock.paused = false;
    }

    /// Counts the time since the last step. A gap that no running clock leaves is not counted, and the game stands until the player is back.
    pub(super) fn count_time(&mut self, now: Duration) {
        let Some(counted) = self.clock.counted.replace(now) else { return };
        let gap = now.saturating_sub(counted);
        let before = self.left().map(seconds_of);
        if gap > ASLEEP {
            // Nothing was refused: there is a clock, or no time had been counted.
            let _ = self.pause();
            self.clock.counted = None;
        } else {
            self.sitting.spend(gap);
        }
        if self.left().map(seconds_of) != before {
            self.effects.push(Effect::KeepClock);
        }
    }

    /// Ends the game if its time is out, and lets the clock run or stand from now on.
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
        // A clock that was not looked at yet begins with the first look.
        Some(self.clock.counted.map_or(Duration::ZERO, |counted| counted + if part.is_zero() { SECOND } else { part }))
    }
}

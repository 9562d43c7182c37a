//! The system's clock: today's date, and whether this clock has moved differently from the
//! program's own.
//!
//! The program's own clock stops while some systems sleep, and no one can change it. The
//! system's clock runs on and can be set. If the two differ, the computer slept or someone set the
//! clock.

use crate::host::{system_time, time_zone};
use jiff::{Timestamp, Zoned, civil, tz::TimeZone};
use std::time::SystemTime;

/// How far the two may differ between two checks, in seconds.
const APART: f64 = 2.0;

/// The system's clock.
pub struct SystemClock {
    time: Box<dyn Fn() -> Zoned>,
    /// The times of both clocks at the last check.
    seen: Option<(f64, Timestamp)>,
}

impl SystemClock {
    /// Creates a clock that a test controls. Its time zone is UTC.
    pub fn of<T: Into<SystemTime>>(time: impl Fn() -> T + 'static) -> SystemClock {
        SystemClock { time: Box::new(move || shown(time().into()).to_zoned(TimeZone::UTC)), seen: None }
    }

    /// Returns the local time.
    pub fn now(&self) -> Zoned {
        (self.time)()
    }

    /// Whether it has moved differently from the program's own clock, which shows `now`, since the
    /// last call.
    pub fn has_jumped(&mut self, now: f64) -> bool {
        let time = self.now().timestamp();
        let before = self.seen.replace((now, time));
        before.is_some_and(|(then, seen)| (time.duration_since(seen).as_secs_f64() - (now - then)).abs() > APART)
    }

    /// Returns the local date as in a calendar: "2026-02-28".
    pub fn day(&self) -> String {
        self.date().to_string()
    }

    /// Returns the same day as a number. It rises by one each day.
    pub fn day_number(&self) -> u64 {
        let since = self.date().duration_since(civil::date(1970, 1, 1));
        u64::try_from(since.as_hours() / 24).unwrap_or(0)
    }

    fn date(&self) -> civil::Date {
        self.now().date()
    }
}

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock { time: Box::new(|| shown(system_time()).to_zoned(time_zone())), seen: None }
    }
}

/// Returns the time of a system clock. A time past either end of the calendar becomes that end,
/// because clocks can be wrong.
fn shown(clock: SystemTime) -> Timestamp {
    let end = if clock < SystemTime::UNIX_EPOCH { Timestamp::MIN } else { Timestamp::MAX };
    Timestamp::try_from(clock).unwrap_or(end)
}

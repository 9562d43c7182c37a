//! How often something may be done.

use std::time::Duration;

/// How often something may be done: so often at once, and once more each time that so long has passed.
#[derive(Clone, Copy, Debug)]
pub(super) struct HowOften {
    pub(super) at_once: u32,
    pub(super) every: Duration,
}

/// What is left of a rate.
#[derive(Debug)]
pub(super) struct Allowance {
    rate: HowOften,
    /// The time that has passed and was not used up.
    left: Duration,
    counted: Duration,
}

impl Allowance {
    pub(super) fn new(rate: HowOften, now: Duration) -> Allowance {
        Allowance { rate, left: rate.every.saturating_mul(rate.at_once), counted: now }
    }

    fn left_at(&self, now: Duration) -> Duration {
        let left = self.left.saturating_add(now.saturating_sub(self.counted));
        left.min(self.rate.every.saturating_mul(self.rate.at_once))
    }

    /// Whether it may be done once more.
    pub(super) fn has_one(&self, now: Duration) -> bool {
        self.left_at(now) >= self.rate.every
    }

    /// Whether nothing of it is used up.
    pub(super) fn is_whole(&self, now: Duration) -> bool {
        self.left_at(now) >= self.rate.every.saturating_mul(self.rate.at_once)
    }

    /// Does it once more, if it may be done.
    pub(super) fn takes(&mut self, now: Duration) -> bool {
        let left = self.left_at(now);
        let rest = left.checked_sub(self.rate.every);
        (self.left, self.counted) = (rest.unwrap_or(left), now);
        rest.is_some()
    }
}

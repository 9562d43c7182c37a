//! The share of games won, and the range in which the true share lies.

use crate::arena::{Estimate, wilson};

/// How many games were won, of how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate {
    /// How many were won.
    pub won: u32,
    /// How many were played.
    pub of: u32,
}

impl Rate {
    /// Adds a game.
    pub const fn add(&mut self, won: bool) {
        self.won += won as u32;
        self.of += 1;
    }

    /// The share of games won, from 0 to 1. `None` without games.
    pub fn share(self) -> Option<f64> {
        (self.of > 0).then(|| f64::from(self.won) / f64::from(self.of))
    }

    /// The 95% interval of the true share. This is Wilson's interval, which also works for few
    /// games and for shares near 0 and 1.
    pub fn interval(self) -> Option<[f64; 2]> {
        let share = self.share()?;
        let Estimate { low, high, .. } = wilson(self.of.into(), share, share * (1.0 - share));
        Some([low, high])
    }
}

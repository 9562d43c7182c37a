//! How many of some games were won, and how sure that makes how many are won in the long run.

/// So many of so many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate {
    /// How many were won.
    pub won: u32,
    /// Of how many.
    pub of: u32,
}

/// How many standard deviations to either side hold 95 of 100 cases.
const WIDTH: f64 = 1.959_964;

impl Rate {
    /// Adds a game.
    pub const fn add(&mut self, won: bool) {
        self.won += won as u32;
        self.of += 1;
    }

    /// The share of games won, from 0 to 1; nothing without games.
    pub fn share(self) -> Option<f64> {
        (self.of > 0).then(|| f64::from(self.won) / f64::from(self.of))
    }

    /// Between which shares the true one lies in 95 of 100 cases: Wilson's interval, which holds for few games and for shares near 0 and 1 as well.
    pub fn interval(self) -> Option<[f64; 2]> {
        let share = self.share()?;
        let games = f64::from(self.of);
        let square = WIDTH * WIDTH / games;
        let middle = (share + 0.5 * square) / (1.0 + square);
        let half = WIDTH / (1.0 + square) * (share * (1.0 - share) / games + 0.25 * square / games).sqrt();
        Some([(middle - half).max(0.0), (middle + half).min(1.0)])
    }
}

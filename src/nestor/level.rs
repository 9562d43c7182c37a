//! How strong Nestor plays.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of his five strengths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Level {
    /// He plays the bone that yields the most points, and thinks of nothing else.
    #[default]
    Beginner,
    /// He also gets rid of heavy bones and keeps his suits varied.
    Easy,
    /// He also thinks of what the next player may score.
    NotSoEasy,
    /// He also remembers what the others could not play.
    Tough,
    /// He does all he can.
    Brutal,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Beginner, Level::Easy, Level::NotSoEasy, Level::Tough, Level::Brutal];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::NotSoEasy => "not-so-easy",
            Level::Tough => "tough",
            Level::Brutal => "brutal",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

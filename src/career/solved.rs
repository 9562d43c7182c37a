//! The exercises that a player has solved.

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The exercises that a player has solved, by the numbers of their positions.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Solved {
    exercises: BTreeSet<u64>,
}

impl Solved {
    /// Notes that an exercise was solved. Returns whether it was the first time.
    pub fn note(&mut self, exercise: u64) -> bool {
        self.exercises.insert(exercise)
    }

    /// Adds what was solved elsewhere.
    pub fn join(&mut self, other: Solved) {
        self.exercises.extend(other.exercises);
    }

    /// Whether an exercise was solved.
    pub fn has(&self, exercise: u64) -> bool {
        self.exercises.contains(&exercise)
    }
}

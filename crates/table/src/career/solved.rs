//! The exercises that a player has solved, and the games that test the lessons of the course.

use super::SolverRating;
use crate::record::GameId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The exercises that a player has solved, by the numbers of their positions, the test games by the
/// names of their lessons, and the player's rating.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Solved {
    exercises: BTreeSet<u64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tests: BTreeMap<String, TestGame>,
    rating: SolverRating,
}

/// The last game that tested a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct TestGame {
    game: GameId,
    /// Whether this game or an earlier one was won.
    won: bool,
}

impl Solved {
    /// Notes that an exercise was solved.
    pub fn note(&mut self, exercise: u64) {
        self.exercises.insert(exercise);
    }

    /// How well the player solves exercises.
    pub const fn rating(&self) -> &SolverRating {
        &self.rating
    }

    /// The same, to take in an answer.
    pub const fn rating_mut(&mut self) -> &mut SolverRating {
        &mut self.rating
    }

    /// Adds what was solved and won elsewhere. The rating that knows more answers stays.
    pub fn join(&mut self, other: Solved) {
        self.exercises.extend(other.exercises);
        for (lesson, test) in other.tests {
            self.tests.entry(lesson).or_insert(test).won |= test.won;
        }
        if other.rating.knows_more_than(&self.rating) {
            self.rating = other.rating;
        }
    }

    /// Whether an exercise was solved.
    pub fn has(&self, exercise: u64) -> bool {
        self.exercises.contains(&exercise)
    }

    /// Notes that a game tests a lesson.
    pub fn begin_test(&mut self, lesson: &str, game: GameId) {
        let won = self.test_won(lesson) == Some(true);
        self.tests.insert(lesson.to_owned(), TestGame { game, won });
    }

    /// Notes that a game was won, which may be a test of a lesson whose test it `passes`.
    pub fn win_test(&mut self, game: GameId, passes: impl Fn(&str) -> bool) {
        for (_, test) in self.tests.iter_mut().filter(|(lesson, test)| test.game == game && passes(lesson)) {
            test.won = true;
        }
    }

    /// Whether a test of a lesson was won. It is `None` if none was begun.
    pub fn test_won(&self, lesson: &str) -> Option<bool> {
        self.tests.get(lesson).map(|test| test.won)
    }
}

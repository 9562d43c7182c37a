//! A plan that trains a habit, in three steps: a lesson, a few of the player's own plays, and a game.

use super::Returning;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A plan that trains a habit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HabitPlan {
    /// The name of the habit.
    pub habit: String,
    /// The names of the habits to which the plays belong that show them too.
    pub others: Vec<String>,
    /// What the habit had cost a game until then, in chance to win.
    pub cost: f64,
    /// How many times a game it had shown until then.
    pub before: f64,
    /// The name of the lesson.
    pub lesson: String,
    /// The player's own plays that showed it, as exercises.
    pub cases: Vec<Returning>,
    /// When it was made, in seconds since 1970.
    pub since: i64,
}

/// The plan that a player follows, and what was offered.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct HabitPlans {
    /// The plan, if the player follows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<HabitPlan>,
    /// The habits for which a plan was offered.
    offered: BTreeSet<String>,
}

impl HabitPlans {
    /// Notes that a plan for a habit is offered. Returns whether it is the first time.
    pub fn offer(&mut self, habit: &str) -> bool {
        self.offered.insert(habit.to_owned())
    }

    /// Adds what was kept elsewhere. A plan that is followed here stays.
    pub fn join(&mut self, other: HabitPlans) {
        self.now = self.now.take().or(other.now);
        self.offered.extend(other.offered);
    }
}

//! How well a player solves exercises, as a number, and how hard these have shown to be. Both move
//! with every answer, as the ratings of two opponents do after a game.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The rating of a player who solves exercises.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SolverRating {
    value: i32,
    answers: u32,
    in_a_row: u32,
    /// By how much exercises are harder than they were thought to be.
    harder: BTreeMap<u64, i32>,
}

/// The rating before the first answer.
const START: i32 = 1200;
/// The rating of the easiest exercises, and how much harder each degree is.
const EASIEST: i32 = 1000;
const DEGREE: i32 = 200;
/// The hardest degree. The easiest is 1.
pub const HARDEST: u8 = 4;
/// How far one answer moves a rating: that of a newcomer, that of anybody else, and that of an
/// exercise.
const NEW: f64 = 40.0;
const KNOWN: f64 = 20.0;
const EXERCISE: f64 = 20.0;
/// The number of answers after which a player is known.
const FEW: u32 = 20;
/// Whoever is this much better solves ten of eleven.
const TENFOLD: f64 = 400.0;

impl Default for SolverRating {
    fn default() -> SolverRating {
        SolverRating { value: START, answers: 0, in_a_row: 0, harder: BTreeMap::new() }
    }
}

impl SolverRating {
    /// The rating, once something was answered.
    pub fn value(&self) -> Option<i32> {
        (self.answers > 0).then_some(self.value)
    }

    /// How many answers have been right since the last wrong one.
    pub const fn in_a_row(&self) -> u32 {
        self.in_a_row
    }

    /// How hard an exercise has shown to be, if it was thought to be of degree `hardness`.
    pub fn degree(&self, exercise: u64, hardness: u8) -> u8 {
        let degree = (self.rating_of(exercise, hardness) - EASIEST + DEGREE / 2).div_euclid(DEGREE) + 1;
        degree.clamp(1, i32::from(HARDEST)) as u8
    }

    /// The rating of an exercise that was thought to be of degree `hardness`.
    fn rating_of(&self, exercise: u64, hardness: u8) -> i32 {
        let thought = EASIEST + DEGREE * (i32::from(hardness.clamp(1, HARDEST)) - 1);
        thought + self.harder.get(&exercise).unwrap_or(&0)
    }

    /// Takes in the first answer to an exercise that was thought to be of degree `hardness`.
    /// Returns by how much the rating changes.
    pub fn answer(&mut self, exercise: u64, hardness: u8, right: bool) -> i32 {
        let ahead = f64::from(self.value - self.rating_of(exercise, hardness));
        let surprise = f64::from(u8::from(right)) - 1.0 / (1.0 + 10.0_f64.powf(-ahead / TENFOLD));
        let change = (if self.answers < FEW { NEW } else { KNOWN } * surprise).round() as i32;
        *self.harder.entry(exercise).or_default() -= (EXERCISE * surprise).round() as i32;
        self.value += change;
        self.answers += 1;
        self.in_a_row = if right { self.in_a_row + 1 } else { 0 };
        change
    }

    /// Whether more answers stand behind this rating than behind another.
    pub(super) const fn knows_more_than(&self, other: &SolverRating) -> bool {
        self.answers > other.answers
    }
}

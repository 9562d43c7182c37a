//! The scores before and after their last change, for displays that show a score in motion.

use crate::engine::{Observation, Side};
use crate::record::GameId;

/// The seconds that a score takes to change.
const CHANGES: f64 = 0.28;

/// The score of a side and its last change.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScoreChange {
    /// The current score.
    pub now: i32,
    /// The score before the last change.
    pub before: i32,
    /// The score before the change before that.
    pub earlier: i32,
    /// The time when the last change started.
    pub changed: f64,
    /// Points of this change that follow later, and when.
    pub later: Option<(i32, f64)>,
}

/// How much is visible of a change that began so long ago, from 0 to 1.
fn part(age: f64) -> f32 {
    ((age / CHANGES) as f32).clamp(0.0, 1.0)
}

impl ScoreChange {
    /// Creates a score that has not changed yet.
    const fn resting(score: i32) -> ScoreChange {
        ScoreChange { now: score, before: 0, earlier: 0, changed: f64::MIN, later: None }
    }

    /// Returns how much of the last change is visible, from 0 to 1.
    pub fn shown(&self, now: f64) -> f32 {
        part(now - self.changed)
    }

    /// Returns the score as it counts up or down.
    pub fn counted(&self, now: f64) -> i32 {
        let (later, begins) = self.later.unwrap_or((0, self.changed));
        let first = self.now - later - self.before;
        let counted = |points: i32, from: f64| (points as f32 * part(now - from)).round() as i32;
        self.before + counted(first, self.changed) + counted(later, begins)
    }

    fn moves(&self, now: f64) -> bool {
        self.shown(now) < 1.0 || self.later.is_some_and(|(_, begins)| part(now - begins) < 1.0)
    }
}

/// The scores of a game and their last changes, side by side.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ScoreChanges {
    game: Option<(GameId, u64)>,
    sides: Vec<ScoreChange>,
}

impl ScoreChanges {
    /// Takes in the current scores. Those of a new game, and those of a moment that the table has
    /// gone back to, start afresh. A changed score moves from the time that `begins` returns for
    /// its side.
    pub fn follow(&mut self, game: (GameId, u64), seen: &Observation, begins: impl Fn(Side) -> f64) {
        let scores: Vec<i32> = seen.rules().all_sides().map(|side| seen.score(side).into()).collect();
        if (self.game, self.sides.len()) != (Some(game), scores.len()) {
            *self = ScoreChanges { game: Some(game), sides: scores.into_iter().map(ScoreChange::resting).collect() };
            return;
        }
        for ((last, score), side) in self.sides.iter_mut().zip(scores).zip(seen.rules().all_sides()) {
            if last.now != score {
                let (before, earlier) = (last.now, last.before);
                *last = ScoreChange { now: score, before, earlier, changed: begins(side), later: None };
            }
        }
    }

    /// Returns the score of each side.
    pub fn sides(&self) -> &[ScoreChange] {
        &self.sides
    }

    /// Whether a score is moving or will move.
    pub fn moves(&self, now: f64) -> bool {
        self.sides.iter().any(|side| side.moves(now))
    }

    /// Lets some points of the last change of a side follow later.
    pub fn split(&mut self, side: usize, points: i32, begins: f64) {
        self.sides[side].later = Some((points, begins));
    }

    /// Ends all motion.
    pub fn end(&mut self) {
        for side in &mut self.sides {
            (side.changed, side.later) = (f64::MIN, None);
        }
    }
}

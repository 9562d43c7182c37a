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
}

impl ScoreChange {
    /// Creates a score that has not changed yet.
    const fn resting(score: i32) -> ScoreChange {
        ScoreChange { now: score, before: 0, earlier: 0, changed: f64::MIN }
    }

    /// Returns how much of the last change is visible, from 0 to 1.
    pub fn shown(&self, now: f64) -> f32 {
        (((now - self.changed) / CHANGES) as f32).clamp(0.0, 1.0)
    }

    /// Returns the score as it counts up or down.
    pub fn counted(&self, now: f64) -> i32 {
        match self.shown(now) {
            shown if shown < 1.0 => self.before + ((self.now - self.before) as f32 * shown).round() as i32,
            _ => self.now,
        }
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
                *last = ScoreChange { now: score, before: last.now, earlier: last.before, changed: begins(side) };
            }
        }
    }

    /// Returns the score of each side.
    pub fn sides(&self) -> &[ScoreChange] {
        &self.sides
    }

    /// Whether a score is moving or will move.
    pub fn moves(&self, now: f64) -> bool {
        self.sides.iter().any(|side| side.shown(now) < 1.0)
    }

    /// Ends all motion.
    pub fn end(&mut self) {
        self.sides.iter_mut().for_each(|side| side.changed = f64::MIN);
    }
}

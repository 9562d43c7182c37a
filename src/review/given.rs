//! What decisions cost together, in one game or in many, and how well that is played.

use crate::engine::Move;
use crate::nestor::judge::{Judged, Mark};

/// How many standard deviations a 95% interval reaches to each side.
pub const NINETY_FIVE: f64 = 1.959_964;

/// The total cost of some decisions.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct GivenAway {
    /// How many decisions were judged.
    pub decisions: u32,
    /// The chance to win that they cost together.
    pub loss: f64,
    /// The sum of the squares of their costs.
    pub squares: f64,
    /// The sum of the squared errors of judging.
    pub squared_error: f64,
    /// What a player who chooses by chance would have lost in the same places.
    pub by_chance: f64,
    /// How many were doubtful, bad, and blunders.
    pub marks: [u32; Mark::ALL.len()],
}

impl GivenAway {
    /// Adds a decision, if the move was one of those that were judged.
    pub fn add(&mut self, judged: &Judged, step: Move) {
        let Some(judgement) = judged.of(step) else { return };
        self.decisions += 1;
        self.loss += judgement.played.loss;
        self.squares += judgement.played.loss.powi(2);
        self.squared_error += judgement.played.error.powi(2);
        let losses = judged.candidates.iter().map(|candidate| candidate.loss);
        self.by_chance += losses.sum::<f64>() / judged.candidates.len().max(1) as f64;
        for (count, (mark, _)) in self.marks.iter_mut().zip(Mark::ALL) {
            *count += u32::from(judgement.mark == Some(mark));
        }
    }

    /// Adds the decisions of another game.
    pub fn join(&mut self, other: &GivenAway) {
        self.decisions += other.decisions;
        self.loss += other.loss;
        self.squares += other.squares;
        self.squared_error += other.squared_error;
        self.by_chance += other.by_chance;
        for (count, more) in self.marks.iter_mut().zip(other.marks) {
            *count += more;
        }
    }

    /// The mean cost of a decision.
    pub fn mean(&self) -> f64 {
        self.loss / f64::from(self.decisions.max(1))
    }

    /// The standard error of that mean, as far as it comes from judging.
    pub fn error(&self) -> f64 {
        self.squared_error.sqrt() / f64::from(self.decisions.max(1))
    }

    /// The 95% interval of what the player gives away a decision in the long run. It is as wide as chance and the errors of judging make it. `None` for fewer
    /// than two decisions.
    pub fn interval(&self) -> Option<[f64; 2]> {
        let decisions = f64::from(self.decisions);
        let variance = (self.squares - self.loss * self.mean()).max(0.0) / (decisions - 1.0) / decisions;
        let half = NINETY_FIVE * (variance + self.error().powi(2)).sqrt();
        (self.decisions > 1).then(|| [(self.mean() - half).max(0.0), self.mean() + half])
    }

    /// How much was kept of what a player who chooses by chance would have lost in the same places, from 0 to 1. Where it makes no difference what is
    /// played, nothing can be lost, so easy positions do not raise it. `None` where nothing could be lost at all.
    pub fn accuracy(&self) -> Option<f64> {
        (self.by_chance > 0.0).then(|| (1.0 - self.loss / self.by_chance).max(0.0))
    }
}

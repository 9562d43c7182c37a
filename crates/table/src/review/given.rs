//! What decisions cost together, in one game or in many, and how well that is played.

use crate::arena::NINETY_FIVE;
use crate::engine::Move;
use crate::nestor::judge::{Judged, Mark};

/// How many games show how much they differ from each other.
const SEVERAL: f64 = 3.0;
/// How much farther an interval reaches up than down, as a multiple of the square of half its width
/// over the mean. A few games often miss the costly mistakes, which are rare. docs/figures.md says
/// how often intervals hold the true figure with it.
const MISSED: f64 = 1.5;
/// How far an interval may reach for what was missed, as a multiple of what choosing at random
/// would have lost. It is more than one, because what was at stake in a few games is itself a
/// matter of chance.
const WORST: f64 = 1.5;

/// The quantile of Student's distribution for a quantile of the normal one, by its expansion. The
/// fewer games show an error, the farther it lies out.
pub fn student(normal: f64, freedom: f64) -> f64 {
    let second = (5.0 * normal.powi(5) + 16.0 * normal.powi(3) + 3.0 * normal) / 96.0;
    normal + (normal.powi(3) + normal) / (4.0 * freedom) + second / freedom.powi(2)
}

/// How games differ in what they cost. One game costs much in all its decisions and another little,
/// so decisions alone would promise too much.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct BetweenGames {
    /// How many games there are; zero until a second one is added.
    pub games: f64,
    /// The sum of the squares of what each cost.
    pub losses: f64,
    /// The sum of the squares of how many decisions each had.
    pub decisions: f64,
    /// The sum of the products of both.
    pub products: f64,
}

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
    /// How the games differ.
    pub between: BetweenGames,
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
        let (here, there) = (self.between_games(), other.between_games());
        self.between = BetweenGames {
            games: here.games + there.games,
            losses: here.losses + there.losses,
            decisions: here.decisions + there.decisions,
            products: here.products + there.products,
        };
        self.decisions += other.decisions;
        self.loss += other.loss;
        self.squares += other.squares;
        self.squared_error += other.squared_error;
        self.by_chance += other.by_chance;
        for (count, more) in self.marks.iter_mut().zip(other.marks) {
            *count += more;
        }
    }

    fn between_games(&self) -> BetweenGames {
        let decisions = f64::from(self.decisions);
        if self.between.games > 0.0 || self.decisions == 0 {
            return self.between;
        }
        BetweenGames {
            games: 1.0,
            losses: self.loss.powi(2),
            decisions: decisions.powi(2),
            products: self.loss * decisions,
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

    /// The 95% interval of what the player gives away a decision in the long run. It is as wide as
    /// chance and the errors of judging make it. It reaches farther up than down, for the costly
    /// mistakes that were missed, but that does not take it far beyond what choosing at random
    /// would lose. `None` for fewer than two decisions.
    pub fn interval(&self) -> Option<[f64; 2]> {
        let (mean, decisions) = (self.mean(), f64::from(self.decisions));
        let variance = (self.squares - self.loss * mean).max(0.0) / (decisions - 1.0) / decisions;
        let variance = variance.max(self.variance_of_games());
        let half = NINETY_FIVE * (variance + self.error().powi(2)).sqrt();
        let missed = if variance > 0.0 { MISSED * NINETY_FIVE.powi(2) * variance / mean } else { 0.0 };
        let most = (WORST * self.by_chance / decisions).max(mean + half);
        (self.decisions > 1).then(|| [(mean - half).max(0.0), (mean + half + missed).min(most)])
    }

    /// The variance of the mean as several games show it, widened by how little few of them tell.
    fn variance_of_games(&self) -> f64 {
        let BetweenGames { games, losses, decisions, products } = self.between;
        if games < SEVERAL {
            return 0.0;
        }
        let mean = self.mean();
        let squares = (losses - 2.0 * mean * products + mean.powi(2) * decisions).max(0.0);
        let wider = student(NINETY_FIVE, games - 1.0) / NINETY_FIVE;
        squares * games / (games - 1.0) / f64::from(self.decisions).powi(2) * wider.powi(2)
    }

    /// How much was kept of what a player who chooses by chance would have lost in the same places,
    /// from 0 to 1. Where it makes no difference what is played, nothing can be lost, so easy
    /// positions do not raise it. `None` where nothing could be lost at all.
    pub fn accuracy(&self) -> Option<f64> {
        (self.by_chance > 0.0).then(|| (1.0 - self.loss / self.by_chance).max(0.0))
    }

    /// The 95% interval of the accuracy in the long run, as far as that of what is given away shows
    /// it.
    pub fn accuracy_interval(&self) -> Option<[f64; 2]> {
        let kept = |mean: f64| (1.0 - mean * f64::from(self.decisions) / self.by_chance).clamp(0.0, 1.0);
        let [low, high] = self.interval().filter(|_| self.by_chance > 0.0)?;
        Some([kept(high), kept(low)])
    }
}

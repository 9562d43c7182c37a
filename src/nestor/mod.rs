//! The opponent. It sees an [`Observation`] and nothing more; the only full states it ever holds are [`World`](crate::engine::observe::World)s that it
//! made up itself.

mod greedy;
mod level;
pub mod reference;

pub use level::Level;

use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use rand::Rng;

/// What Nestor would do, and what he thinks of everything that he could do.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What he does.
    pub best: Move,
    /// Everything he considered, the best first.
    pub candidates: Vec<Candidate>,
    /// How many worlds he looked at.
    pub worlds: u32,
    /// How many moves he made in them.
    pub nodes: u64,
}

/// What one move is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub step: Move,
    /// The points by which he expects to gain on his opponents from here to the end of the hand.
    pub points: f64,
    /// The standard error of these points; nought where nothing was left to chance.
    pub points_error: f64,
    /// The chance to win the game, from nought to one.
    pub win: f64,
    /// The standard error of that chance.
    pub win_error: f64,
}

/// Chooses a move. The observation must be of a seat whose turn it is; otherwise there is nothing to choose, and he passes.
pub fn choose(observation: &Observation, _level: Level, chance: &mut impl Rng) -> Choice {
    greedy::choose(observation, chance)
}

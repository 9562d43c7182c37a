//! The opponent. It sees an [`Observation`] and nothing more; the only full states it ever holds are [`World`]s that it made up itself.
//!
//! `belief` says how the unseen bones may lie and how the others play, and makes up worlds; `search` looks ahead in them; `exact` takes over when nothing
//! is hidden any more; `value` says what a score is worth on the way to the target; `policy` is how a sensible player goes on, and `eye` judges a move
//! without looking ahead. The five [levels](Level) are data over this.

mod belief;
mod equal;
pub mod exact;
pub mod exercises;
mod eye;
#[cfg(feature = "console")]
pub mod fit;
pub mod judge;
mod level;
mod policy;
#[cfg(feature = "console")]
pub mod reference;
mod search;
pub mod shares;
mod thinking;
pub mod value;

pub use equal::{PlayedOn, play_on};
pub use level::Level;
pub use thinking::Thinking;

use crate::engine::fnv::Fnv;
use crate::engine::moves::{Move, Moves};
use crate::engine::observe::Observation;
use crate::engine::protocol::write_position;
use crate::engine::table::{Joint, Way};
use crate::engine::world::World;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

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
    /// The standard error of these points; zero where nothing was left to chance.
    pub points_error: f64,
    /// The chance to win the game, from 0 to 1.
    pub win: f64,
    /// The standard error of that chance.
    pub win_error: f64,
}

/// Chooses a move. The observation must be of a seat whose turn it is; otherwise there is nothing to choose, and he passes.
pub fn choose(observation: &Observation, level: Level, chance: &mut impl Rng) -> Choice {
    let mut thinking = Thinking::new(observation.clone(), level, chance);
    while !thinking.step(u64::MAX) {}
    thinking.choice()
}

/// A move made by eye, at once and without chance, for when there is no time or no mind left for more. The observation must be of a seat whose turn it
/// is; otherwise he passes.
pub fn sensible(observation: &Observation) -> Move {
    eye::sensible(observation)
}

/// The chance that belongs to a position: the same whenever the same is known, and another in every position and with every seed. With it the same
/// question gets the same answer.
pub fn chance_of(observation: &Observation, seed: u64) -> ChaCha8Rng {
    let mut hash = Fnv::new();
    hash.write(write_position(&observation.account()).as_bytes());
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&hash.finish().to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// The moves that lead to different tables: of two equal places of a doublet only one is tried.
fn distinct(world: &World, moves: &Moves) -> impl Iterator<Item = Move> + use<> {
    let table = *world.table();
    let same_as_another = move |step: &Move| {
        let Move::Play(_, end) = *step else { return false };
        let Some(tip) = table.joint(end).filter(|tip| tip.bone().is_doublet()) else { return false };
        let twin = match tip.way() {
            Way::East => Joint::new(tip.bone(), Way::West),
            Way::South => Joint::new(tip.bone(), Way::North),
            Way::West | Way::North => return false,
        };
        table.ends().any(|(_, open)| open == twin)
    };
    let moves = *moves;
    (0..moves.len()).filter_map(move |n| moves.nth(n)).filter(move |step| !same_as_another(step))
}

/// A number below `bound`; that 32 bits cannot share out evenly does not matter to a search.
fn below(chance: &mut impl Rng, bound: u32) -> usize {
    ((u64::from(chance.next_u32()) * u64::from(bound)) >> 32) as usize
}

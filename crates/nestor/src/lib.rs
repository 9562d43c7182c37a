//! Nestor, the opponent. He sees only an [`Observation`]. The only full states that he ever holds
//! are [`World`]s that he made up himself.
//!
//! `belief` estimates where the unseen bones are and how the others play, and makes up worlds.
//! `search` looks ahead in them. `ending` takes over when nothing is hidden. `value` turns scores
//! into chances to win. `policy` is how a sensible player continues, and `eye` judges a move
//! without looking ahead. The five [levels](Level) are settings for all this.

#[macro_use(named)]
extern crate electrum_dominoes_sight as sight;

mod belief;
pub mod course;
pub mod ending;
mod equal;
mod exchanges;
pub mod exercises;
mod eye;
mod in_word;
pub mod judge;
mod level;
mod policy;
mod search;
pub mod shares;
mod thinking;
pub mod twins;
pub mod value;

pub use equal::{PlayedOn, play_on};
pub use exchanges::Exchanges;
pub use eye::sensible;
pub use level::Level;
pub use thinking::{Thinking, question};

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use sight::fnv::Fnv;
use sight::protocol::write_position;
use sight::{End, Joint, Move, Moves, Observation, Way, Word, World};

/// The move that Nestor chooses, and what he thinks of the alternatives.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The chosen move.
    pub best: Move,
    /// The moves that he considered, best first.
    pub candidates: Vec<Candidate>,
    /// The number of worlds that he looked at.
    pub worlds: u32,
    /// The number of moves that he made in them.
    pub nodes: u64,
}

/// What one move is worth.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Candidate {
    /// The move.
    pub step: Move,
    /// The points that he expects to gain on his opponents by the end of the hand.
    pub points: f64,
    /// The standard error of these points. It is zero if no chance was involved.
    pub points_error: f64,
    /// The chance to win the game, from 0 to 1.
    pub win: f64,
    /// The standard error of this chance.
    pub win_error: f64,
}

/// Chooses a move. It must be the observing seat's turn. Otherwise Nestor passes.
///
/// ```
/// use electrum_dominoes_nestor::{Level, chance_of, choose};
/// use electrum_dominoes_sight::{Observation, protocol::{read_position, read_rules}};
///
/// let rules = read_rules("all-fives 2")?;
/// let told = "seat 0 hand 2 first 1 leader 0 why doublet scores 35:50 seconds 0 \
///     dealt 6-6 6-1 5-3 3-3 2-1 0-0 4-1 events 0:6-6e 1:draw 1:6-5e";
/// let seen = Observation::from_account(&read_position(told, &rules)?)?;
/// let choice = choose(&seen, Level::Tough, &mut chance_of(&seen, 1));
/// assert!(seen.legal().contains(choice.best));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choose(observation: &Observation, level: Level, chance: &mut impl Rng) -> Choice {
    let mut thinking = Thinking::new(observation.clone(), level, chance);
    while !thinking.step(u64::MAX) {}
    thinking.choice()
}

/// Returns random numbers that depend only on a position and a seed. With them, the same question
/// always gets the same answer.
pub fn chance_of(observation: &Observation, seed: u64) -> ChaCha8Rng {
    let hash = Fnv::of(write_position(&observation.account()).as_bytes());
    let mut key = [0; 32];
    key[..8].copy_from_slice(&seed.to_le_bytes());
    key[8..16].copy_from_slice(&hash.to_le_bytes());
    ChaCha8Rng::from_seed(key)
}

/// The moves that lead to different layouts. Of two equivalent places on a doublet, it includes
/// only one.
fn distinct<'a, W: Word>(world: &'a World<W>, moves: &'a Moves<'_, W>) -> impl Iterator<Item = Move> + 'a {
    let layout = world.layout();
    let same_as_another = move |end: End| {
        let Some(tip) = layout.joint(end).filter(|tip| tip.bone().is_doublet()) else { return false };
        let twin = match tip.way() {
            Way::East => Joint::new(tip.bone(), Way::West),
            Way::South => Joint::new(tip.bone(), Way::North),
            Way::West | Way::North => return false,
        };
        layout.ends().any(|(_, open)| open == twin)
    };
    let plays = moves.plays().filter(move |&(end, _)| !same_as_another(end));
    plays.flat_map(|(end, bones)| bones.iter().map(move |bone| Move::Play(bone, end))).chain(moves.others())
}

/// Returns a number below `bound`. It is not perfectly uniform, which does not matter in a search.
fn below(chance: &mut impl Rng, bound: u32) -> usize {
    ((u64::from(chance.next_u32()) * u64::from(bound)) >> 32) as usize
}

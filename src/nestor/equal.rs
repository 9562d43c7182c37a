//! How a world goes on when equal players play it.

use super::policy::{self, Manners};
use super::value;
use crate::engine::bone::BySeat;
use crate::engine::state::Phase;
use crate::engine::world::World;
use rand::Rng;

/// What a world came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayedOn {
    /// How likely each side is to win the game at the end of the hand.
    pub chances: BySeat<f64>,
    /// How many moves that took.
    pub moves: u32,
}

/// Plays a world to the end of its hand, every seat alike and with some thought, and says what the game is worth to each side then. With the same world and
/// other chance it goes on otherwise.
pub fn play_on(mut world: World, chance: &mut impl Rng) -> PlayedOn {
    let playing = world.phase() == Phase::Playing;
    let moves = if playing { policy::play_out(&mut world, &Manners::default(), chance) } else { 0 };
    PlayedOn { chances: value::outcome(&world).map(f64::from), moves }
}

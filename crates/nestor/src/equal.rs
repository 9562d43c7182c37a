//! Plays a world to the end with equal players.

use super::in_word::{in_any, smallest};
use super::policy::{self, Manners};
use super::value;
use rand::Rng;
use sight::{BySeat, Phase, Word, World};

/// The result of playing a world to the end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayedOn {
    /// Each side's chance to win the game at the end of the hand.
    pub chances: BySeat<f64>,
    /// The number of moves made.
    pub moves: u32,
}

/// Plays a world to the end of its hand, with every seat equally thoughtful. Returns each side's
/// chance to win then. Other random numbers give other results.
pub fn play_on(world: World, chance: &mut impl Rng) -> PlayedOn {
    in_any!(smallest(&world), world => play_in(world, chance))
}

fn play_in<W: Word>(mut world: World<W>, chance: &mut impl Rng) -> PlayedOn {
    let playing = world.phase() == Phase::Playing;
    let moves = if playing { policy::play_out(&mut world, &Manners::default(), chance) } else { 0 };
    PlayedOn { chances: value::outcome(&world).map(f64::from), moves }
}

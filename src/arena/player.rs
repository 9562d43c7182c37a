//! Who plays in a match.

use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::nestor::reference::Reference;
use crate::nestor::{self, Level};
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;

/// Somebody who can be asked for a move.
pub trait Contender {
    /// Chooses a move for a seat whose turn it is; or says why it forfeits the game, having nothing that can be taken for an answer.
    fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String>;
}

/// A player of the house, who is always there and never forfeits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum House {
    /// Nestor.
    Level(Level),
    /// One of those that others are measured against.
    Reference(Reference),
}

impl House {
    /// Everyone's name, as a sentence lists them.
    pub const NAMES: &str = "beginner, easy, not-so-easy, tough, brutal, random, two-plays or monte-carlo:N";
}

impl Contender for House {
    fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String> {
        Ok(match self {
            House::Level(level) => nestor::choose(observation, *level, chance).best,
            House::Reference(reference) => reference.choose(observation, chance),
        })
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Level(level) => level.fmt(f),
            House::Reference(reference) => reference.fmt(f),
        }
    }
}

impl FromStr for House {
    type Err = Stranger;

    fn from_str(name: &str) -> Result<House, Stranger> {
        let level = Level::from_name(name).map(House::Level);
        level.or_else(|| name.parse().map(House::Reference).ok()).ok_or(Stranger)
    }
}

/// Nobody of the house has that name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stranger;

impl fmt::Display for Stranger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the players are {}", House::NAMES)
    }
}

impl std::error::Error for Stranger {}

//! The players of a match.

use super::cheat::Cheat;
use super::reference::Reference;
use crate::engine::{Move, Observation};
use crate::nestor::{self, Level};
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;

/// A player that can be asked for a move.
pub trait Contender {
    /// Chooses a move for the seat on turn. An error is a reason to forfeit the game, because there
    /// was no valid answer.
    fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String>;

    /// Whether the player is a cheat, who is shown all bones.
    fn cheat(&self) -> Option<Cheat> {
        None
    }
}

/// A built-in player, which is always available and never forfeits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum House {
    /// Nestor.
    Level(Level),
    /// A yardstick that others are measured against.
    Reference(Reference),
    /// A player who sees all bones, and can therefore only play where they are known.
    Cheat(Cheat),
}

impl House {
    /// All names, as a list for a sentence.
    pub const NAMES: &str = "beginner, easy, not-so-easy, tough, brutal, random, two-plays, monte-carlo:N or cheat:N";
}

impl Contender for House {
    fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String> {
        Ok(match self {
            House::Level(level) => nestor::choose(observation, *level, chance).best,
            House::Reference(reference) => reference.choose(observation, chance),
            House::Cheat(_) => return Err("a cheat plays only in a match, where it sees all bones".to_owned()),
        })
    }

    fn cheat(&self) -> Option<Cheat> {
        if let House::Cheat(cheat) = self { Some(*cheat) } else { None }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            House::Level(level) => level.fmt(f),
            House::Reference(reference) => reference.fmt(f),
            House::Cheat(cheat) => write!(f, "cheat:{}", cheat.times),
        }
    }
}

impl FromStr for House {
    type Err = String;

    fn from_str(name: &str) -> Result<House, String> {
        let level = Level::from_name(name).map(House::Level);
        let others = || name.parse().map(House::Reference).ok().or_else(|| Cheat::from_name(name).map(House::Cheat));
        let house = level.or_else(others);
        house.ok_or_else(|| format!("the players are {}", House::NAMES))
    }
}

//! Who plays in a match: one of Nestor's levels or a reference player.

use crate::failure::Failure;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::nestor::reference::Reference;
use electrum_dominoes::nestor::{self, Level};
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;

/// A player by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Nestor.
    Level(Level),
    /// One of those that others are measured against.
    Reference(Reference),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Level(level) => level.fmt(f),
            Kind::Reference(reference) => reference.fmt(f),
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        if let Some(level) = Level::from_name(text) {
            return Ok(Kind::Level(level));
        }
        let players =
            "beginner, easy, not-so-easy, tough, brutal, random, two-plays, monte-carlo:N or cmd:PROGRAM ARGS";
        text.parse().map(Kind::Reference).map_err(|_| format!("the players are {players}"))
    }
}

impl Kind {
    /// The player at a table, ready to be asked.
    pub(crate) fn sit_down(&self, _rules: &Rules) -> Result<Player, Failure> {
        Ok(match self {
            Kind::Level(level) => Player::Level(*level),
            Kind::Reference(reference) => Player::Reference(*reference),
        })
    }
}

/// A player at a table.
pub(crate) enum Player {
    Level(Level),
    Reference(Reference),
}

impl Player {
    /// What it does; or why it has lost the game by what it answered.
    pub(crate) fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String> {
        match self {
            Player::Level(level) => Ok(nestor::choose(observation, *level, chance).best),
            Player::Reference(reference) => Ok(reference.choose(observation, chance)),
        }
    }
}

//! Who plays in a match: one of Nestor's levels, a reference player, or a program of its own.

use super::outside::{Outside, Program};
use crate::failure::Failure;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::nestor::reference::Reference;
use electrum_dominoes::nestor::{self, Level};
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A player by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Nestor.
    Level(Level),
    /// One of those that others are measured against.
    Reference(Reference),
    /// A program and its arguments.
    Outside(Vec<String>),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Level(level) => level.fmt(f),
            Kind::Reference(reference) => reference.fmt(f),
            Kind::Outside(words) => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        if let Some(level) = Level::from_name(text) {
            return Ok(Kind::Level(level));
        }
        if let Some(command) = text.strip_prefix("cmd:") {
            let words: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
            return if words.is_empty() { Err("cmd: needs a program".to_owned()) } else { Ok(Kind::Outside(words)) };
        }
        let players =
            "beginner, easy, not-so-easy, tough, brutal, random, two-plays, monte-carlo:N or cmd:PROGRAM ARGS";
        text.parse().map(Kind::Reference).map_err(|_| format!("the players are {players}"))
    }
}

impl Kind {
    /// The player at a table, ready to be asked.
    pub(crate) fn sit_down(&self, rules: &Rules, patience: Duration) -> Result<Player, Failure> {
        Ok(match self {
            Kind::Level(level) => Player::Level(*level),
            Kind::Reference(reference) => Player::Reference(*reference),
            Kind::Outside(words) => {
                let program = Program { words: words.clone(), patience };
                let started = Outside::start(&program, rules);
                Player::Outside(started.map_err(|why| Failure::wrong(format!("{self}: {why}")))?)
            }
        })
    }
}

/// A player at a table.
pub(crate) enum Player {
    Level(Level),
    Reference(Reference),
    Outside(Outside),
}

impl Player {
    /// What it does; or why it has lost the game by what it answered.
    pub(crate) fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String> {
        match self {
            Player::Level(level) => Ok(nestor::choose(observation, *level, chance).best),
            Player::Reference(reference) => Ok(reference.choose(observation, chance)),
            Player::Outside(outside) => outside.choose(observation),
        }
    }
}

//! A player of a match: a built-in player, or another program.

use super::program::Program;
use crate::engine::{Move, Observation, Rules};
use crate::lab::{Cheat, Contender, House};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use std::{fmt, str::FromStr};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Name {
    House(House),
    Program(Vec<String>),
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::House(house) => house.fmt(f),
            Name::Program(words) => write!(f, "cmd:{}", words.join(" ")),
        }
    }
}

impl FromStr for Name {
    type Err = String;

    fn from_str(text: &str) -> Result<Name, String> {
        match text.strip_prefix("cmd:").map(|command| command.split_whitespace().map(str::to_owned).collect()) {
            Some(words) if Vec::is_empty(&words) => Err("cmd: needs a program".to_owned()),
            Some(words) => Ok(Name::Program(words)),
            None => text.parse().map(Name::House).map_err(|why| format!("{why}, or cmd:PROGRAM ARGS")),
        }
    }
}

/// The times of decisions, in nanoseconds.
pub(super) type Timings = Vec<u64>;

/// A player who is ready to play, with a stopwatch.
pub(super) struct Contestant {
    player: Kind,
    pub(super) timings: Timings,
}

enum Kind {
    House(House),
    Program(Box<Program>),
}

impl Contestant {
    /// Takes a seat. This starts a program if the contestant is one.
    pub(super) fn new(name: &Name, rules: &Rules, patience: Duration) -> Result<Contestant, String> {
        let player = match name {
            Name::House(house) => Kind::House(*house),
            Name::Program(words) => Kind::Program(Box::new(Program::start(words, rules, patience)?)),
        };
        Ok(Contestant { player, timings: Timings::new() })
    }

    /// Whether it is a program that has ended and could not be started again.
    pub(super) fn is_lost(&self) -> bool {
        matches!(&self.player, Kind::Program(program) if program.is_lost())
    }
}

impl Contender for Contestant {
    fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String> {
        let start = Instant::now();
        let answer = match &mut self.player {
            Kind::House(house) => house.choose(observation, chance),
            Kind::Program(program) => program.choose(observation, chance),
        };
        self.timings.push(start.elapsed().as_nanos() as u64);
        answer
    }

    fn cheat(&self) -> Option<Cheat> {
        if let Kind::House(house) = &self.player { house.cheat() } else { None }
    }
}

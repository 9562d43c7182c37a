//! A bot in its own program, which is asked over the line protocol. Whatever it does, the match
//! goes on.

use crate::bot::RunningBot;
use crate::engine::{Move, Observation, Rules};
use crate::lab::Contender;
use rand_chacha::ChaCha8Rng;
use std::{sync::Arc, time::Duration};

/// How often in a row a bot may fail to start before the match gives up on it.
const MOST_FAILURES: u32 = 3;

pub(super) struct Program {
    words: Vec<String>,
    rules: Rules,
    patience: Duration,
    running: Option<RunningBot>,
    /// How often in a row it could not be started, and why not.
    failures: u32,
    why: String,
}

impl Program {
    /// Starts a bot, and waits for its greeting.
    pub(super) fn start(words: &[String], rules: &Rules, patience: Duration) -> Result<Program, String> {
        let running = Some(RunningBot::start(words, rules, patience, Arc::default())?);
        Ok(Program { words: words.to_vec(), rules: *rules, patience, running, failures: 0, why: String::new() })
    }

    /// Whether it has ended and could not be started again.
    pub(super) const fn is_lost(&self) -> bool {
        self.failures > 0
    }

    /// The bot, started again if it is not running.
    fn running(&mut self) -> Result<&mut RunningBot, String> {
        if self.running.is_none() && self.failures < MOST_FAILURES {
            match RunningBot::start(&self.words, &self.rules, self.patience, Arc::default()) {
                Ok(running) => {
                    self.running = Some(running);
                    self.failures = 0;
                }
                Err(why) => {
                    self.why = format!("it cannot be started again: {why}");
                    self.failures += 1;
                }
            }
        }
        self.running.as_mut().ok_or_else(|| self.why.clone())
    }
}

impl Contender for Program {
    /// Returns the bot's move, or what it did wrong. After a mistake it is stopped, since a late
    /// answer could be taken for an answer to the next question. It is started again when it is
    /// asked again.
    fn choose(&mut self, observation: &Observation, _: &mut ChaCha8Rng) -> Result<Move, String> {
        let answer = self.running().and_then(|running| running.choose(observation));
        if answer.is_err() {
            self.running = None;
        }
        answer
    }
}

//! One connection: where it belongs, how often it may speak, and whether it is still there.

use super::audience::Presence;
use super::callers::{Allowance, HowOften};
use super::{Caller, TableId};
use crate::wire::line::Hello;
use std::time::Duration;

/// A connection.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) at: Option<(TableId, Presence)>,
    pub(super) from: Caller,
    /// The greeting, while it is found out where the table is.
    pub(super) asks: Option<Box<Hello>>,
    /// Where the greeting goes on once there is a sign of life.
    pub(super) onward: Option<Onward>,
    /// The server that has the table, to which the lines are relayed.
    pub(super) relayed_to: Option<u64>,
    pub(super) allowance: Allowance,
    /// When something was last heard.
    pub(super) heard: Duration,
    /// The word of the last ping, and when it was sent.
    ping: (u64, Duration),
    is_answered: bool,
}

/// Where a greeting goes on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Onward {
    /// To its table, which is here.
    Here,
    /// To the server with this number, which has the table.
    Beyond(u64),
}

/// The lines that somebody may send.
const LINES: HowOften = HowOften { at_once: 40, every: Duration::from_millis(250) };
/// How often each connection is asked for a sign of life.
const PING: Duration = Duration::from_secs(10);
/// After this time without a line, nobody is there any more.
const SILENCE: Duration = Duration::from_secs(30);
/// The greeting comes within this time.
const GREETING: Duration = Duration::from_secs(10);

impl Connection {
    pub(super) fn new(from: Caller, now: Duration) -> Connection {
        let allowance = Allowance::new(LINES, now);
        Connection {
            at: None,
            from,
            asks: None,
            onward: None,
            relayed_to: None,
            allowance,
            heard: now,
            ping: (0, now),
            is_answered: true,
        }
    }

    /// Whether they are at a table, here or elsewhere.
    pub(super) const fn is_at_table(&self) -> bool {
        self.at.is_some() || self.relayed_to.is_some()
    }

    /// Whether they have given a sign of life when they were last asked for one.
    pub(super) const fn is_awake(&self) -> bool {
        self.ping.0 > 0 && self.is_answered
    }

    /// Whether nobody seems to be there any more.
    pub(super) fn is_silent(&self, now: Duration) -> bool {
        let most = if self.is_at_table() { SILENCE } else { GREETING };
        now.saturating_sub(self.heard) > most
    }

    /// The word to ask for a sign of life, if it is time.
    pub(super) fn ping(&mut self, now: Duration) -> Option<u64> {
        let is_due = self.at.is_some() && (self.ping.0 == 0 || now.saturating_sub(self.ping.1) >= PING);
        is_due.then(|| self.ping_now(now))
    }

    /// The word to ask for a sign of life.
    pub(super) const fn ping_now(&mut self, now: Duration) -> u64 {
        self.ping = (self.ping.0 + 1, now);
        self.is_answered = false;
        self.ping.0
    }

    /// The answer to a ping. Returns how long it took there and back.
    pub(super) fn heard_ping(&mut self, word: u64, now: Duration) -> Option<Duration> {
        let is_answer = !self.is_answered && word == self.ping.0;
        self.is_answered |= is_answer;
        is_answer.then(|| now.saturating_sub(self.ping.1))
    }
}

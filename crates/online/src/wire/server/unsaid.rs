//! What a table has to say, and what of it has to wait until it is kept.

use super::Output;
use std::collections::VecDeque;

/// What waits at a table. Nobody hears of anything before it is kept, or a keeper that is killed would
/// have said what never was.
#[derive(Debug, Default)]
pub(super) struct Unsaid {
    /// The number of the last entry that was to be kept.
    written: u64,
    /// The number of the last one that is.
    kept: u64,
    /// What waits, each for the entry with this number.
    waiting: VecDeque<(u64, Output)>,
    /// Whether an entry could not be kept so far.
    is_halted: bool,
}

impl Unsaid {
    /// The number of the next entry.
    pub(super) const fn next(&mut self) -> u64 {
        self.written += 1;
        self.written
    }

    /// Takes what the table says, in order. Returns what may be said at once.
    pub(super) fn say(&mut self, outputs: Vec<Output>) -> Vec<Output> {
        if self.kept == self.written {
            return outputs;
        }
        // Thinking tells nobody anything.
        let (at_once, waits): (Vec<_>, Vec<_>) =
            outputs.into_iter().partition(|output| matches!(output, Output::Ask(..)));
        self.waiting.extend(waits.into_iter().map(|output| (self.written, output)));
        at_once
    }

    /// All entries up to this one are kept. Returns what may be said now.
    pub(super) fn kept(&mut self, number: u64) -> Vec<Output> {
        self.kept = number.clamp(self.kept, self.written);
        let ready = self.waiting.partition_point(|(number, _)| *number <= self.kept);
        self.waiting.drain(..ready).map(|(_, output)| output).collect()
    }

    /// Whether all entries are kept.
    pub(super) const fn is_all_kept(&self) -> bool {
        self.kept == self.written
    }

    /// An entry could not be kept so far. Returns whether that is new.
    pub(super) const fn halt(&mut self) -> bool {
        !self.is_all_kept() && !std::mem::replace(&mut self.is_halted, true)
    }

    /// Whether an entry could not be kept so far.
    pub(super) const fn is_halted(&self) -> bool {
        self.is_halted
    }

    /// All entries are kept at last. Returns whether one could not be for a while.
    pub(super) const fn go_on(&mut self) -> bool {
        self.is_all_kept() && std::mem::replace(&mut self.is_halted, false)
    }
}

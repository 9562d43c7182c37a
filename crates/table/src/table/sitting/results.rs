//! The results of games, and the tally that they add up to.
//!
//! Every game has one result, the one with which it ended first. Undo takes no result back. A tally
//! that is cleared is followed by one with another number, so Undo brings a cleared tally back by
//! going back to its number.

use crate::career::{Line, Tally};
use std::collections::{BTreeMap, BTreeSet};

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The line that it adds to the tally. It is `None` if no one won or if only people played.
    pub line: Option<Line>,
    /// Whether the archive has it and counts it.
    pub kept: bool,
    /// The number of the tally that it counts in.
    pub era: u64,
}

/// All results.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ledger {
    /// The games that are over.
    pub(super) ended: BTreeMap<u64, Ended>,
    /// The games on time that were left for a new one after a hand: the tally of each by its number, and its line.
    pub(super) left: BTreeMap<u64, (u64, Line)>,
    /// What each tally has besides.
    pub(super) others: BTreeMap<u64, Tally>,
}

impl Ledger {
    /// The tally with a number, without the games that the archive counts. The game at the table is
    /// not left, also if it once was.
    pub fn tally(&self, era: u64, at_table: u64) -> Tally {
        let mut tally = self.others.get(&era).cloned().unwrap_or_default();
        let ended = self.ended.values().filter(|ended| ended.era == era && !ended.kept);
        let left = self.left.iter().filter(|(game, (of, _))| *of == era && **game != at_table);
        ended.filter_map(|ended| ended.line).chain(left.map(|(_, (_, line))| *line)).for_each(|line| tally.add(line));
        tally
    }

    /// The result of a game, if it has ended.
    pub fn of(&self, game: u64) -> Option<Ended> {
        self.ended.get(&game).copied()
    }

    /// Notes the end of a game, unless it has ended before.
    pub fn end(&mut self, game: u64, ended: Ended) {
        self.left.remove(&game);
        self.ended.entry(game).or_insert(ended);
    }

    /// Notes that a game is left for a new one, and what that adds to the tally with a number.
    pub fn leave(&mut self, game: u64, era: u64, line: Option<Line>) {
        match line.filter(|_| !self.ended.contains_key(&game)) {
            Some(line) => _ = self.left.insert(game, (era, line)),
            None => _ = self.left.remove(&game),
        }
    }

    /// Notes whether the archive has a game and counts it.
    pub fn note_kept(&mut self, game: u64, kept: bool) {
        if let Some(ended) = self.ended.get_mut(&game) {
            ended.kept = kept;
        }
    }

    /// Replaces the tally with a number. The games that counted in it are part of it or count nothing.
    pub fn start_over(&mut self, era: u64, tally: Tally) {
        self.left.retain(|_, (of, _)| *of != era);
        self.ended.values_mut().filter(|ended| ended.era == era).for_each(|ended| ended.line = None);
        self.others.insert(era, tally);
    }

    /// The same results without the games that no one can go back to, of which only the sums stay.
    #[must_use]
    pub fn folded(&self, games: &BTreeSet<u64>) -> Ledger {
        let mut folded = self.clone();
        let Ledger { ended, left, others } = &mut folded;
        let over = ended.extract_if(.., |game, _| !games.contains(game));
        let over = over.filter(|(_, ended)| !ended.kept).filter_map(|(_, ended)| Some((ended.era, ended.line?)));
        let gone = left.extract_if(.., |game, _| !games.contains(game)).map(|(_, line)| line);
        for (era, line) in over.chain(gone) {
            others.entry(era).or_default().add(line);
        }
        folded
    }
}

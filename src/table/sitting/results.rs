//! The results of games, in order of time, and the tally that they add up to at any moment.
//!
//! Each moment of a sitting knows how many results are in effect. Undo therefore takes what it
//! undoes out of the tally, and Redo puts it back, while the wins of all other games stay.
//! Everything that Undo and Redo can reach is on one line of time, so one list is enough.

use crate::career::{Line, Tally};
use std::collections::{BTreeMap, BTreeSet};

/// Something that changes the tally.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Posting {
    /// From here on, this is the result of a game. It is `None` if the end was taken back.
    Result { game: u64, ended: Option<Ended> },
    /// From here on, this is the tally, whatever was counted before.
    Whole(Tally),
}

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// The line that it adds to the tally. It is `None` if no one won or if only people played.
    pub line: Option<Line>,
    /// Whether the archive has it and counts it.
    pub kept: bool,
    /// The number of the tally that it counts in, even if the player comes back to its end later.
    pub era: u64,
}

impl Ended {
    fn winner(self) -> Option<u32> {
        self.line.map(|line| line.wins.won + line.wins.practice_won)
    }

    /// The same end, if the game stands at one with this winner: nothing has changed except perhaps a level,
    /// and whether it is plain.
    fn again_as(self, stands: Option<Ended>) -> Option<Ended> {
        let stands = stands.filter(|stands| stands.winner() == self.winner())?;
        let line = self.line.zip(stands.line).map(|(line, stands)| Line { wins: stands.wins, ..line });
        Some(Ended { line, ..self })
    }
}

/// What is known about one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Over(Ended),
    /// It is not over, or was taken back.
    CountsNothing,
    /// It was replaced by a whole tally, which may include it.
    PartOfWhole,
}

/// All results.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ledger(pub(super) Vec<Posting>);

impl Ledger {
    fn first(&self, count: usize) -> &[Posting] {
        &self.0[..count.min(self.0.len())]
    }

    /// The tally of the first `count` results, without the games that the archive counts.
    pub fn tally(&self, count: usize) -> Tally {
        let (mut tally, counted) = self.counted(count);
        for ended in counted.into_values() {
            add(&mut tally, ended);
        }
        tally
    }

    /// The games that are over after the first `count` results, each with whether the archive has
    /// it. Whole tallies do not change this.
    pub fn over(&self, count: usize) -> BTreeMap<u64, bool> {
        ends(self.first(count)).into_iter().map(|(game, ended)| (game, ended.kept)).collect()
    }

    /// Those of them that the archive has.
    pub(super) fn kept(&self, count: usize) -> BTreeSet<u64> {
        self.over(count).into_iter().filter_map(|(game, kept)| kept.then_some(game)).collect()
    }

    /// The number of the tally that a game counts in, if it is over after the first `count`
    /// results.
    pub(super) fn era_of(&self, count: usize, of: u64) -> Option<u64> {
        Some(ends(self.first(count)).get(&of)?.era)
    }

    /// Notes that the archive has a game and counts it, in all results of the game.
    pub fn note_kept(&mut self, of: u64) {
        for entry in &mut self.0 {
            match entry {
                Posting::Result { game, ended: Some(ended) } if *game == of => ended.kept = true,
                _ => {}
            }
        }
    }

    /// Notes that a game is practice, in all its results.
    pub(super) fn note_practice(&mut self, of: u64) {
        for entry in &mut self.0 {
            if let Posting::Result { game, ended: Some(Ended { line: Some(line), .. }) } = entry
                && *game == of
            {
                line.wins = line.wins.as_practice();
            }
        }
    }

    /// The last whole tally among the first `count` results, and the results of games after it.
    fn counted(&self, count: usize) -> (Tally, BTreeMap<u64, Ended>) {
        let entries = self.first(count);
        let whole = entries.iter().enumerate().rev().find_map(|(at, entry)| match entry {
            Posting::Whole(tally) => Some((at, tally.clone())),
            Posting::Result { .. } => None,
        });
        let (from, base) = whole.unwrap_or_default();
        (base, ends(&entries[from..]))
    }

    fn of(&self, count: usize, game: u64) -> Known {
        let relevant = |entry: &&Posting| match entry {
            Posting::Result { game: of, .. } => *of == game,
            Posting::Whole(_) => true,
        };
        match self.first(count).iter().rfind(relevant) {
            Some(Posting::Result { ended: Some(ended), .. }) => Known::Over(*ended),
            Some(Posting::Whole(_)) => Known::PartOfWhole,
            Some(Posting::Result { ended: None, .. }) | None => Known::CountsNothing,
        }
    }

    /// Notes the result of a game after the first `count` results, and forgets all later ones.
    /// Returns the number of results then in effect.
    pub fn decide(&mut self, count: usize, game: u64, ended: Option<Ended>) -> usize {
        self.0.truncate(count);
        let is_news = match self.of(count, game) {
            Known::Over(known) => ended != Some(known),
            Known::CountsNothing => ended.is_some(),
            // It counts nothing any more, and is over all the same until its end is taken back.
            Known::PartOfWhole => ended.is_some() || self.over(count).contains_key(&game),
        };
        if is_news {
            self.0.push(Posting::Result { game, ended });
        }
        self.0.len()
    }

    /// Notes that the player went back to a game with this result, after the first `count` results.
    /// Forgets all later results and takes back what the game has counted since.
    ///
    /// A finished game counts again as it did before, unless the tally was replaced in the
    /// meantime.
    pub fn go_back(&mut self, count: usize, game: u64, stands: Option<Ended>) -> usize {
        let stands = match self.of(count, game) {
            Known::Over(known) => known.again_as(stands).or(stands),
            Known::PartOfWhole if stands.is_some() => {
                self.0.truncate(count);
                return self.0.len();
            }
            Known::CountsNothing | Known::PartOfWhole => stands,
        };
        self.decide(count, game, stands)
    }

    /// Brings back the tally of the first `before` results, which was cleared, after the first
    /// `count` results. The player went back to a game with this result. Returns the number of
    /// results then in effect.
    pub fn bring_back(&mut self, count: usize, before: usize, game: u64, stands: Option<Ended>) -> usize {
        let (mut tally, mut counted) = self.counted(before);
        let known = counted.remove(&game);
        for ended in counted.into_values() {
            add(&mut tally, ended);
        }
        self.start_over(count, tally);
        // Whether the archive has the game, and how it counts, stays the same.
        let same = known.and_then(|known| known.again_as(stands));
        self.0.push(Posting::Result { game, ended: same.or(stands) });
        self.0.len()
    }

    /// Replaces the tally after the first `count` results, and forgets all later ones. Returns the
    /// number of results then in effect.
    pub fn start_over(&mut self, count: usize, tally: Tally) -> usize {
        self.0.truncate(count);
        self.0.push(Posting::Whole(tally));
        self.0.len()
    }

    /// Shortens the ledger, given that no one can go back to before the first `count` results.
    /// These become one tally, plus the results of games that can still be reached. Those that
    /// ended before the tally was replaced stand before it, so they count nothing and are over all
    /// the same. Games that the archive counts need no entry. Also returns the number of entries
    /// that replace the first `count`.
    pub fn folded(&self, count: usize, games: &BTreeSet<u64>) -> (Ledger, usize) {
        let (mut base, counted) = self.counted(count);
        let result = |(game, ended)| Posting::Result { game, ended: Some(ended) };
        let replaced = |(game, _): &(u64, Ended)| games.contains(game) && !counted.contains_key(game);
        let mut entries: Vec<Posting> = ends(self.first(count)).into_iter().filter(replaced).map(result).collect();
        let (reachable, others): (Vec<_>, Vec<_>) = counted.into_iter().partition(|(game, _)| games.contains(game));
        for (_, ended) in others {
            add(&mut base, ended);
        }
        if !(entries.is_empty() && base.is_empty()) {
            entries.push(Posting::Whole(base));
        }
        entries.extend(reachable.into_iter().map(result));
        let stand_for = entries.len();
        entries.extend_from_slice(&self.0[count.min(self.0.len())..]);
        (Ledger(entries), stand_for)
    }
}

/// The games that are over after these entries.
fn ends(entries: &[Posting]) -> BTreeMap<u64, Ended> {
    let mut over = BTreeMap::new();
    for entry in entries {
        match entry {
            Posting::Result { game, ended: Some(ended) } => _ = over.insert(*game, *ended),
            Posting::Result { game, ended: None } => _ = over.remove(game),
            Posting::Whole(_) => {}
        }
    }
    over
}

/// Adds the line of a game, unless the archive counts it.
fn add(tally: &mut Tally, ended: Ended) {
    if let Some(line) = ended.line.filter(|_| !ended.kept) {
        tally.add(line);
    }
}

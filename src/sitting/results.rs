//! The results of games, in the order in which they came about, and the tally that they add up to at any moment.
//!
//! A moment of a sitting knows how many of the results hold there. So Undo takes out of the tally what it takes back and Redo puts it back, while the wins
//! of all other games stay. Everything that can be gone to by Undo and Redo lies on one line of time, so one list serves all of it.

use crate::career::tally::{Line, Tally};
use std::collections::{BTreeMap, BTreeSet};

/// Something that changes the tally.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Posting {
    /// From here on this is what a game has come to: nothing if its end was taken back.
    Result {
        /// Which game.
        game: u64,
        /// What it has come to.
        ended: Option<Ended>,
    },
    /// From here on the tally is this, whatever was counted before.
    Whole(Tally),
}

/// What a game has come to that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// What it counts: nothing where nobody has won, or people played among themselves.
    pub line: Option<Line>,
    /// Whether it was given to the archive, which counts it from then on.
    pub kept: bool,
    /// The tally that it counts in, whatever tally holds when somebody comes back to its end; older files do not say it.
    pub era: Option<u64>,
}

impl From<Line> for Ended {
    fn from(line: Line) -> Ended {
        Ended { line: Some(line), kept: false, era: None }
    }
}

impl Ended {
    fn winner(self) -> Option<u32> {
        self.line.map(|line| line.wins.won)
    }
}

/// What is known of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    /// It is over.
    Over(Ended),
    /// It is not over, or was taken back.
    CountsNothing,
    /// What it counted, if anything, is part of a whole or was forgotten with one.
    PartOfWhole,
}

/// All of them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Ledger(Vec<Posting>);

impl Ledger {
    /// These entries in this order.
    pub fn new(entries: Vec<Posting>) -> Ledger {
        Ledger(entries)
    }

    /// The entries in order.
    pub fn entries(&self) -> &[Posting] {
        &self.0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets all but the first `count`.
    pub(super) fn truncate(&mut self, count: usize) {
        self.0.truncate(count);
    }

    fn first(&self, count: usize) -> &[Posting] {
        &self.0[..count.min(self.0.len())]
    }

    /// The tally where the first `count` results hold, apart from the games that the archive counts.
    pub fn tally(&self, count: usize) -> Tally {
        let (mut tally, counted) = self.counted(count);
        for ended in counted.into_values() {
            add(&mut tally, ended);
        }
        tally
    }

    /// The games that are over where the first `count` results hold, each with whether the archive has it. Setting the tally anew changes nothing of that.
    pub fn over(&self, count: usize) -> BTreeMap<u64, bool> {
        let mut over = BTreeMap::new();
        for entry in self.first(count) {
            match entry {
                Posting::Result { game, ended: Some(ended) } => _ = over.insert(*game, ended.kept),
                Posting::Result { game, ended: None } => _ = over.remove(game),
                Posting::Whole(_) => {}
            }
        }
        over
    }

    /// The tally that a game counts in which is over where the first `count` results hold.
    pub(super) fn era_of(&self, count: usize, of: u64) -> Option<u64> {
        let ends = self.first(count).iter().rev().find_map(|entry| match entry {
            Posting::Result { game, ended } if *game == of => Some(ended),
            Posting::Result { .. } | Posting::Whole(_) => None,
        });
        ends?.as_ref()?.era
    }

    /// The archive has a game and counts it, here and wherever else it is over.
    pub fn note_kept(&mut self, of: u64) {
        for entry in &mut self.0 {
            match entry {
                Posting::Result { game, ended: Some(ended) } if *game == of => ended.kept = true,
                _ => {}
            }
        }
    }

    /// A move of a game was taken back: wherever the player has won it, that was with help, though the move may be made again.
    pub(super) fn note_helped(&mut self, of: u64) {
        for entry in &mut self.0 {
            if let Posting::Result { game, ended: Some(Ended { line: Some(line), .. }) } = entry
                && *game == of
            {
                line.wins.helped = line.wins.won;
            }
        }
    }

    /// As if there were no archive.
    #[cfg(test)]
    pub(super) fn forget_kept(&mut self) {
        for entry in &mut self.0 {
            if let Posting::Result { ended: Some(ended), .. } = entry {
                ended.kept = false;
            }
        }
    }

    /// What no game stands for any more, and what each of the others has come to, where the first `count` results hold.
    fn counted(&self, count: usize) -> (Tally, BTreeMap<u64, Ended>) {
        let entries = self.first(count);
        let whole = entries.iter().rposition(|entry| matches!(entry, Posting::Whole(_)));
        let mut base = Tally::default();
        let mut counted = BTreeMap::new();
        for entry in &entries[whole.unwrap_or(0)..] {
            match entry {
                Posting::Whole(tally) => base = tally.clone(),
                Posting::Result { game, ended: Some(ended) } => _ = counted.insert(*game, *ended),
                Posting::Result { game, ended: None } => _ = counted.remove(game),
            }
        }
        (base, counted)
    }

    /// What is known of a game where the first `count` results hold.
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

    /// After the first `count` results, which are all from then on, a game has come to this. Returns how many results hold since.
    pub fn decide(&mut self, count: usize, game: u64, ended: Option<Ended>) -> usize {
        self.0.truncate(count);
        let known = match self.of(count, game) {
            Known::Over(ended) => Some(ended),
            Known::CountsNothing | Known::PartOfWhole => None,
        };
        if known != ended {
            self.0.push(Posting::Result { game, ended });
        }
        self.0.len()
    }

    /// After the first `count` results, which are all from then on, a game was gone back to that stands like this. What it counted since is taken back.
    ///
    /// A finished game counts again what it counted when it was left, unless the tally was set anew in the meantime.
    pub fn go_back(&mut self, count: usize, game: u64, stands: Option<Ended>) -> usize {
        let stands = match self.of(count, game) {
            // The same winner means that nothing has changed, though a level may have.
            Known::Over(known) if stands.is_some_and(|stands| stands.winner() == known.winner()) => Some(known),
            Known::PartOfWhole => None,
            Known::Over(_) | Known::CountsNothing => stands,
        };
        self.decide(count, game, stands)
    }

    /// After the first `count` results, which are all from then on, the tally is what it was `before` it was cleared, and a game was gone back to that
    /// stands like this. Returns how many results hold since.
    pub fn bring_back(&mut self, count: usize, before: usize, game: u64, stands: Option<Ended>) -> usize {
        let (mut tally, mut counted) = self.counted(before);
        let known = counted.remove(&game);
        for ended in counted.into_values() {
            add(&mut tally, ended);
        }
        self.start_over(count, tally);
        // What the archive has of it, and how it counts, stays as it was left.
        let same = known.filter(|known| stands.is_some_and(|stands| stands.winner() == known.winner()));
        self.0.push(Posting::Result { game, ended: same.or(stands) });
        self.0.len()
    }

    /// After the first `count` results, which are all from then on, the tally is this. Returns how many results hold since.
    pub fn start_over(&mut self, count: usize, tally: Tally) -> usize {
        self.0.truncate(count);
        self.0.push(Posting::Whole(tally));
        self.0.len()
    }

    /// The same where nobody goes back to before the first `count` results: they become one tally and what is counted of the games that can still be
    /// gone to. What the archive counts needs no entry beside it. Also how many entries these are, which stand for the first `count`.
    pub fn folded(&self, count: usize, games: &BTreeSet<u64>) -> (Ledger, usize) {
        let (mut base, counted) = self.counted(count);
        let mut entries = Vec::new();
        for (game, ended) in counted {
            if games.contains(&game) {
                entries.push(Posting::Result { game, ended: Some(ended) });
            } else {
                add(&mut base, ended);
            }
        }
        if !base.is_empty() {
            entries.insert(0, Posting::Whole(base));
        }
        let stand_for = entries.len();
        entries.extend_from_slice(&self.0[count.min(self.0.len())..]);
        (Ledger(entries), stand_for)
    }
}

/// Adds what a game counts, unless the archive does.
fn add(tally: &mut Tally, ended: Ended) {
    if let Some(line) = ended.line.filter(|_| !ended.kept) {
        tally.add(line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::career::tally::Wins;
    use crate::nestor::Level;

    fn won(level: Level) -> Line {
        Line { game: None, level, wins: Wins { won: 1, lost: 0, helped: 0 } }
    }

    fn over(level: Level) -> Ended {
        won(level).into()
    }

    fn games(results: &Ledger, count: usize) -> u32 {
        results.tally(count).total().games()
    }

    #[test]
    fn what_is_taken_back_leaves_the_tally_and_everything_else_stays() {
        let mut results = Ledger::default();
        let first = results.decide(0, 1, Some(over(Level::Easy)));
        let second = results.decide(first, 2, Some(over(Level::Tough)));
        let back = results.go_back(second, 1, None);
        assert_eq!([first, second, back].map(|count| games(&results, count)), [1, 2, 1]);
        assert_eq!(results.tally(back).lines()[0].level, Level::Tough);
        let again = results.decide(back, 1, Some(over(Level::Brutal)));
        assert_eq!(games(&results, again), 2);
        assert_eq!(results.decide(again, 1, Some(over(Level::Brutal))), again, "nothing has changed");
    }

    #[test]
    fn something_new_forgets_the_results_that_could_have_been_redone() {
        let mut results = Ledger::default();
        let first = results.decide(0, 1, Some(over(Level::Easy)));
        results.decide(first, 2, Some(over(Level::Easy)));
        assert_eq!(results.decide(first, 3, Some(over(Level::Tough))), 2);
        assert_eq!(results.tally(2).lines().len(), 2);
    }

    #[test]
    fn a_game_that_was_forgotten_with_the_tally_does_not_count_again_by_being_looked_at() {
        let mut results = Ledger::default();
        let ended = results.decide(0, 1, Some(over(Level::Easy)));
        let cleared = results.start_over(ended, Tally::default());
        let back = results.go_back(cleared, 1, Some(over(Level::Easy)));
        assert_eq!(games(&results, back), 0);
        let unfinished = results.go_back(back, 1, None);
        let again = results.decide(unfinished, 1, Some(over(Level::Easy)));
        assert_eq!(games(&results, again), 1);
    }

    #[test]
    fn a_finished_game_that_was_lost_since_counts_as_it_was_left() {
        let lost = Line { wins: Wins { won: 0, lost: 1, helped: 0 }, ..won(Level::Easy) };
        let mut results = Ledger::default();
        let count = results.decide(0, 1, Some(lost.into()));
        let back = results.go_back(count, 1, Some(over(Level::Easy)));
        assert_eq!(results.tally(back).total().won, 1);
        assert_eq!(games(&results, back), 1);
    }

    #[test]
    fn folding_changes_no_tally_and_loses_no_game_that_can_be_gone_to() {
        let mut results = Ledger::default();
        let mut count = results.start_over(0, [won(Level::Beginner)].into_iter().collect());
        for game in 1..=5 {
            count = results.decide(count, game, Some(over(Level::Easy)));
        }
        let (folded, stand_for) = results.folded(4, &BTreeSet::from([2, 5]));
        assert_eq!(
            stand_for, 2,
            "one for the tally and one for game 2: game 5 came later, and its tally was set anew before"
        );
        for later in 0..=2 {
            assert_eq!(folded.tally(stand_for + later), results.tally(4 + later));
        }
        assert_eq!(folded.of(stand_for, 2), Known::Over(over(Level::Easy)));
        assert_eq!(folded.folded(stand_for, &BTreeSet::from([2, 5])), (folded.clone(), stand_for), "once is enough");
    }
}

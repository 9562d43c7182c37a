//! Sittings and tallies of version 1.
//!
//! This format never changes. It is converted to the current form when it is read.

use super::history::{About, Bookmark, Hands, Preserved, Snapshot, Timeline, Undone};
use super::saved::{Saved, SavedTally};
use super::{chance::Chance, results::Ledger};
use crate::career::{Line, Tally, Wins};
use crate::engine::{Rules, Seats};
use crate::nestor::Level;
use crate::record::version1::{OldLevel, OldPreset, OldRules};
use crate::record::{Hand, HandText, Seating};
use serde::Deserialize;
use std::collections::HashMap;

#[derive(Deserialize)]
struct OldLine {
    game: Option<OldPreset>,
    level: OldLevel,
    #[serde(default)]
    wins: OldWins,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct OldWins {
    you: u32,
    nestor: u32,
    helped: u32,
}

fn tally(lines: Vec<OldLine>) -> Tally {
    let wins = |wins: &OldWins| Wins { won: wins.you, lost: wins.nestor, helped: wins.helped };
    let line = |line: OldLine| Line { game: line.game.map(|game| game.0), level: line.level.0, wins: wins(&line.wins) };
    lines.into_iter().map(line).collect()
}

/// The file of the tally as version 1 wrote it.
#[derive(Deserialize)]
pub struct OldTally {
    changes: u64,
    tally: Vec<OldLine>,
}

impl From<OldTally> for SavedTally {
    fn from(old: OldTally) -> SavedTally {
        SavedTally { changes: old.changes, tally: tally(old.tally), era: 0 }
    }
}

/// The file of the game as version 1 wrote it.
#[derive(Deserialize)]
pub struct OldSaved {
    changes: u64,
    rules: Vec<OldRules>,
    tallies: Vec<Vec<OldLine>>,
    hands: Vec<HandText<OldRules>>,
    now: OldPlace,
    preserved: Option<(OldPlace, bool)>,
    past: Vec<(OldPlace, bool)>,
    future: Vec<(OldPlace, OldPlace, bool)>,
}

/// A place, as indices into the lists of the file.
#[derive(Deserialize)]
struct OldPlace {
    rules: usize,
    hands: Vec<usize>,
    moves: usize,
    game: u64,
    number: u64,
    helped: bool,
    #[serde(default)]
    led_west: bool,
    tally: usize,
}

impl OldSaved {
    /// Converts the file to the current form. Returns `None` if its moves are impossible.
    pub fn renewed(self) -> Option<Saved> {
        let hands = self.hands.into_iter().map(|hand| hand.read().ok()).collect::<Option<Vec<Hand>>>()?;
        let rules = self.rules.into_iter().map(Rules::from).collect();
        let mut parts = Parts { rules, hands, chains: HashMap::new() };
        let mut timeline = Timeline::default();
        for (place, takes_back) in &self.past {
            timeline.past.push(Bookmark { place: parts.place(place)?, takes_back: *takes_back });
        }
        let mut now = parts.place(&self.now)?;
        for (place, back, takes_back) in &self.future {
            let mark = Bookmark { place: parts.place(back)?, takes_back: *takes_back };
            timeline.future.push(Undone { place: parts.place(place)?, mark });
        }
        if let Some((place, played_on)) = &self.preserved {
            timeline.preserved = Some(Preserved { place: parts.place(place)?, played_on: *played_on });
        }
        let tallies: Vec<Tally> = self.tallies.into_iter().map(tally).collect();
        let old = |place: &OldPlace| tallies.get(place.tally);
        // The latest step is at the end of each list, so the future is read backwards.
        let mut story = Story { results: Ledger::default(), tally: Tally::default() };
        let Timeline { past, future, .. } = &mut timeline;
        let mut game = None;
        for (mark, (place, _)) in past.iter_mut().zip(&self.past) {
            story.reach(&mut mark.place, &mut game, old(place)?);
        }
        story.reach(&mut now, &mut game, old(&self.now)?);
        for (undone, (place, back, _)) in future.iter_mut().zip(&self.future).rev() {
            story.reach(&mut undone.mark.place, &mut game, old(back)?);
            story.reach(&mut undone.place, &mut game, old(place)?);
        }
        timeline.results = story.results;
        Some(Saved { changes: self.changes, now, timeline, chance: Chance::default() })
    }
}

struct Parts {
    rules: Vec<Rules>,
    hands: Vec<Hand>,
    /// The hands of a game up to one of them. The key is the number of the chain before it and the number of the hand in the file.
    chains: HashMap<(Option<usize>, usize), (usize, Hands)>,
}

impl Parts {
    fn place(&mut self, old: &OldPlace) -> Option<Snapshot> {
        let (last, done) = old.hands.split_last()?;
        let (mut chain, mut at) = (Hands::default(), None);
        for &hand in done {
            let next = self.chains.len();
            let before = &chain;
            let hand_of = self.hands.get(hand)?;
            let (number, joined) =
                self.chains.entry((at, hand)).or_insert_with(|| (next, before.then(hand_of.clone())));
            at = Some(*number);
            chain = joined.clone();
        }
        let mut last = self.hands.get(*last)?.clone();
        last.moves.truncate(old.moves);
        let hands = chain.then(last);
        let rules = *self.rules.get(old.rules)?;
        let wanted = hands.rules_at_the_end().unwrap_or(rules);
        // Version 1 kept the seating among the settings.
        let seating = Seating::one_person([Level::default()]).for_table(rules.seats());
        let (game, number, led_west) = (old.game, old.number, old.led_west);
        let helped = if old.helped { Seats::ALL } else { Seats::NONE };
        Some(Snapshot {
            rules,
            hands,
            about: About { game, number, fresh: false, helped, led_west, wanted, seating, results: 0, era: 0 },
        })
    }
}

/// Converts the tallies of successive places into the results that made them.
struct Story {
    results: Ledger,
    tally: Tally,
}

impl Story {
    /// Goes on to the next place in time, which may be in another game.
    fn reach(&mut self, place: &mut Snapshot, game: &mut Option<u64>, tally: &Tally) {
        let at = self.results.0.len();
        place.about.results = match (*game, tally.more_by_one(&self.tally)) {
            _ if *tally == self.tally => at,
            (Some(game), Some(line)) => self.results.decide(at, game, Some(line.into())),
            _ => self.results.start_over(at, tally.clone()),
        };
        self.tally.clone_from(tally);
        *game = Some(place.about.game);
    }
}

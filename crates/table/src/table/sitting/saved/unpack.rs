//! Unpacks a sitting from its file.

use super::super::clock::TimeSpent;
use super::super::place::{About, Hands, Snapshot};
use super::super::practice::Marks;
use super::super::results::Ledger;
use super::super::timeline::{Bookmark, KeptBefore, Timeline, Undone};
use super::Saved;
use super::form::{ClockText, GameText, LinkText, MarkText, MarkedText, PlaceText, SavedText, UndoneText};
use crate::record::Hand;
use std::time::Duration;

/// Unpacks the sitting in a file. Returns `None` if a part is missing.
pub(super) fn unpacked(text: SavedText) -> Option<Saved> {
    let mut results = Ledger { others: text.tallies.into_iter().collect(), ..Ledger::default() };
    let in_effect = text.results.into_iter().take(text.now.results);
    in_effect.for_each(|entry| entry.put_into(&mut results, text.now.era));
    text.known.iter().for_each(|known| known.end_in(&mut results, text.now.era));
    text.ended.into_iter().for_each(|ended| ended.put_into(&mut results));
    let unpacker = Unpacker { games: text.games, hands: linked(text.hands)? };
    let before = |mark: &MarkText| match (mark.takes_back, mark.restores) {
        (true, _) => KeptBefore::Turn,
        (false, true) => KeptBefore::Restore,
        (false, false) => KeptBefore::Other,
    };
    let mark = |mark: &MarkText| Some(Bookmark { place: unpacker.place(&mark.place)?, before: before(mark) });
    let undone =
        |undone: &UndoneText| Some(Undone { place: unpacker.place(&undone.place)?, mark: mark(&undone.back)? });
    let preserved = match &text.preserved {
        Some(preserved) => Some(unpacker.place(preserved)?),
        None => None,
    };
    let timeline = Timeline {
        past: text.past.iter().map(mark).collect::<Option<_>>()?,
        future: text.future.iter().map(undone).collect::<Option<_>>()?,
        preserved,
        results,
        spent: TimeSpent(text.clocks.iter().map(ClockText::read).collect::<Option<_>>()?),
        times: text.times.iter().map(|time| (time.game, Duration::from_millis(time.played))).collect(),
        marks: Marks(text.known.iter().chain(&text.marks).map(MarkedText::read).collect()),
    };
    Some(Saved { changes: text.changes, now: unpacker.place(&text.now)?, timeline })
}

/// Links the hands, each to the hand before it. That hand must also come earlier in the file.
fn linked(texts: Vec<LinkText>) -> Option<Vec<Hands>> {
    let mut hands: Vec<Hands> = Vec::with_capacity(texts.len());
    for text in texts {
        let before = match text.after {
            Some(after) => hands.get(after)?.clone(),
            None => Hands::default(),
        };
        hands.push(before.then(text.hand.read().ok()?));
    }
    Some(hands)
}

struct Unpacker {
    games: Vec<GameText>,
    hands: Vec<Hands>,
}

impl Unpacker {
    fn place(&self, text: &PlaceText) -> Option<Snapshot> {
        let game = self.games.get(text.game)?;
        let whole = self.hands.get(text.hand)?;
        let (last, before) = whole.split_last()?;
        let hands = if last.moves.len() > text.moves {
            before.then(Hand { moves: last.moves[..text.moves].to_vec(), ..last.clone() })
        } else {
            whole.clone()
        };
        let rules = game.rules.0;
        let wanted = game.wanted.as_ref().map_or_else(|| hands.rules_at_the_end().unwrap_or(rules), |wanted| wanted.0);
        let about = About {
            game: game.game,
            number: text.number,
            led_west: text.led_west,
            wanted,
            next_hand: game.next_hand.as_ref().map(|rules| rules.0),
            seating: game.seating.0.for_table(rules.seats()),
            era: text.era,
        };
        Some(Snapshot { rules, hands, about })
    }
}

//! Packs a sitting for its file. Every hand is stored once, and places refer to their parts by
//! number.

use super::super::place::{About, Hands, Snapshot};
use super::super::timeline::{Bookmark, KeptBefore, Undone};
use super::Saved;
use super::form::{
    ClockText, EndedText, GameText, LinkText, MarkText, MarkedText, PlaceText, SavedText, TimeText, UndoneText,
};
use crate::engine::Seat;
use crate::record::{Hand, HandText, Text};
use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

/// Collects the parts of places, each once.
#[derive(Default)]
pub(super) struct Packer {
    games: Vec<GameText>,
    pub(super) hands: Vec<(Option<usize>, Hand)>,
    /// The numbers of the hands that follow a hand, or that are the first of a game.
    after: HashMap<Option<usize>, Vec<usize>>,
    /// The numbers of the hands already collected, by address.
    known: HashMap<usize, usize>,
}

impl Packer {
    pub(super) fn packed(saved: &Saved) -> SavedText {
        let timeline = &saved.timeline;
        let games: BTreeSet<u64> = timeline.places().chain([&saved.now]).map(|place| place.about.game).collect();
        let results = timeline.results.folded(&games);
        let mut packer = Packer::default();
        let past = timeline.past.iter().map(|mark| packer.mark(mark)).collect();
        let now = packer.place(&saved.now);
        let undone =
            |undone: &Undone| UndoneText { place: packer.place(&undone.place), back: packer.mark(&undone.mark) };
        let future = timeline.future.iter().map(undone).collect();
        let preserved = timeline.preserved.as_ref().map(|place| packer.place(place));
        let link = |(after, hand): &(Option<usize>, Hand)| LinkText { after: *after, hand: HandText::from(hand) };
        let clocks = timeline.spent.0.iter().filter(|((game, _), _)| games.contains(game));
        let clock = |(&(game, seat), spent): (&(u64, Seat), &Duration)| ClockText {
            game,
            seat: seat.index(),
            spent: spent.as_millis() as u64,
        };
        let times = timeline.times.iter().filter(|(game, _)| games.contains(game));
        let time = |(&game, played): (&u64, &Duration)| TimeText { game, played: played.as_millis() as u64 };
        let marks = timeline.marks.0.iter().filter(|(game, _)| games.contains(game));
        SavedText {
            changes: saved.changes,
            hands: packer.hands.iter().map(link).collect(),
            games: packer.games,
            now,
            preserved,
            past,
            future,
            ended: EndedText::all(&results),
            tallies: results.others.into_iter().filter(|(_, tally)| !tally.is_empty()).collect(),
            results: Vec::new(),
            clocks: clocks.map(clock).collect(),
            times: times.map(time).collect(),
            marks: marks.map(|(&game, mark)| MarkedText::new(game, mark)).collect(),
            known: Vec::new(),
        }
    }

    fn mark(&mut self, mark: &Bookmark) -> MarkText {
        let (takes_back, restores) = (mark.before == KeptBefore::Turn, mark.before == KeptBefore::Restore);
        MarkText { place: self.place(&mark.place), takes_back, restores }
    }

    pub(super) fn place(&mut self, place: &Snapshot) -> PlaceText {
        let About { game, number, led_west, wanted, next_hand, seating, era } = &place.about;
        let played = place.hands.rules_at_the_end().unwrap_or(place.rules);
        let game = GameText {
            game: *game,
            rules: Text(place.rules),
            wanted: (*wanted != played).then_some(Text(*wanted)),
            next_hand: next_hand.map(Text),
            seating: Text(seating.clone()),
        };
        PlaceText {
            game: number_of(&mut self.games, game),
            hand: self.chain(&place.hands).unwrap_or(0),
            moves: place.hands.split_last().map_or(0, |(hand, _)| hand.moves.len()),
            number: *number,
            led_west: *led_west,
            results: 0,
            era: *era,
        }
    }

    /// Collects these hands, and returns the number of the last one.
    fn chain(&mut self, hands: &Hands) -> Option<usize> {
        let (mut number, unknown) = self.unknown(hands);
        for link in unknown.into_iter().rev() {
            let (hand, _) = link.split_last()?;
            let next = self.hand(number, hand);
            self.known.insert(link.address()?, next);
            number = Some(next);
        }
        number
    }

    /// Goes from the last hand back to a known one. Returns the number of the known hand, and the
    /// unknown hands after it.
    pub(super) fn unknown<'a>(&self, hands: &'a Hands) -> (Option<usize>, Vec<&'a Hands>) {
        let mut unknown = Vec::new();
        let mut at = hands;
        while let (Some(address), Some((_, before))) = (at.address(), at.split_last()) {
            if let Some(&number) = self.known.get(&address) {
                return (Some(number), unknown);
            }
            unknown.push(at);
            at = before;
        }
        (None, unknown)
    }

    /// Returns the number of a hand. It may be the beginning of a hand already collected, or the
    /// other way round.
    fn hand(&mut self, after: Option<usize>, hand: &Hand) -> usize {
        let alike = |known: &Hand| {
            (known.rules, &known.deal) == (hand.rules, &hand.deal)
                && (known.moves.starts_with(&hand.moves) || hand.moves.starts_with(&known.moves))
        };
        let siblings = self.after.entry(after).or_default();
        if let Some(&at) = siblings.iter().rev().find(|&&at| alike(&self.hands[at].1)) {
            if hand.moves.len() > self.hands[at].1.moves.len() {
                self.hands[at].1 = hand.clone();
            }
            return at;
        }
        let number = self.hands.len();
        siblings.push(number);
        self.hands.push((after, hand.clone()));
        number
    }
}

fn number_of<T: PartialEq>(known: &mut Vec<T>, part: T) -> usize {
    known.iter().rposition(|known| *known == part).unwrap_or_else(|| {
        known.push(part);
        known.len() - 1
    })
}

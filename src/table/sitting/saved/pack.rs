//! Packs a sitting for its file. Every hand is stored once, and places refer to their parts by
//! number.

use super::super::place::{About, Hands, Snapshot};
use super::super::timeline::{Bookmark, Undone};
use super::Saved;
use super::form::{
    ClockText, EntryText, GameText, KnownText, LinkText, MarkText, PlaceText, SavedText, TimeText, UndoneText,
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
    /// The number of results that are folded, and the number of entries that replace them in the
    /// file.
    folded: (usize, usize),
}

impl Packer {
    pub(super) fn packed(saved: &Saved) -> SavedText {
        let timeline = &saved.timeline;
        let games: BTreeSet<u64> = timeline.places().chain([&saved.now]).map(|place| place.about.game).collect();
        // Going back to a preserved game does not bring back its tally, so its results do not
        // matter here.
        let in_time = timeline.past.iter().map(|mark| &mark.place).chain([&saved.now]);
        let first = in_time.map(|place| place.about.results).min().unwrap_or(0);
        let (results, stand_for) = timeline.results.folded(first, &games);
        let mut packer = Packer { folded: (first, stand_for), ..Packer::default() };
        let past = timeline.past.iter().map(|mark| packer.mark(mark)).collect();
        let now = packer.place(&saved.now);
        let undone =
            |undone: &Undone| UndoneText { place: packer.place(&undone.place), back: packer.mark(&undone.mark) };
        let future = timeline.future.iter().map(undone).collect();
        let preserved = timeline.preserved.as_ref();
        let preserved = preserved.map(|place| PlaceText { results: 0, ..packer.place(place) });
        let link = |(after, hand): &(Option<usize>, Hand)| LinkText { after: *after, hand: HandText::from(hand) };
        let clocks = timeline.spent.0.iter().filter(|((game, _), _)| games.contains(game));
        let clock = |(&(game, seat), spent): (&(u64, Seat), &Duration)| ClockText {
            game,
            seat: seat.index(),
            spent: spent.as_millis() as u64,
        };
        let times = timeline.times.iter().filter(|(game, _)| games.contains(game));
        let time = |(&game, played): (&u64, &Duration)| TimeText { game, played: played.as_millis() as u64 };
        let known = timeline.known.games.iter().filter(|(game, _)| games.contains(game));
        SavedText {
            changes: saved.changes,
            hands: packer.hands.iter().map(link).collect(),
            games: packer.games,
            now,
            preserved,
            past,
            future,
            results: results.0.iter().map(EntryText::from).collect(),
            clocks: clocks.map(clock).collect(),
            times: times.map(time).collect(),
            known: known.map(|(&game, known)| KnownText::new(game, known)).collect(),
            refused: timeline.known.refused,
            chance: saved.chance.clone(),
        }
    }

    fn mark(&mut self, mark: &Bookmark) -> MarkText {
        MarkText { place: self.place(&mark.place), takes_back: mark.takes_back }
    }

    pub(super) fn place(&mut self, place: &Snapshot) -> PlaceText {
        let About { game, number, news, led_west, wanted, seating, results, era } = &place.about;
        let played = place.hands.rules_at_the_end().unwrap_or(place.rules);
        let game = GameText {
            game: *game,
            rules: Text(place.rules),
            wanted: (*wanted != played).then_some(Text(*wanted)),
            seating: Text(seating.clone()),
        };
        let (first, stand_for) = self.folded;
        PlaceText {
            game: number_of(&mut self.games, game),
            hand: self.chain(&place.hands).unwrap_or(0),
            moves: place.hands.split_last().map_or(0, |(hand, _)| hand.moves.len()),
            number: *number,
            news: *news,
            led_west: *led_west,
            results: results.saturating_sub(first) + stand_for,
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

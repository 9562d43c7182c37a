//! A sitting as it is kept on the disk: records and places in them, never states. Loading one replays it.
//!
//! Keeping it has two halves. [`Sitting::saved`] takes a snapshot that shares everything with the sitting, in a time that does not depend on how long its
//! games are; turning that into text is for whoever writes files. In the file every hand stands once, in its longest form, and knows the hand before it; a
//! place names its last hand and how far that had come. So a file grows by one hand with every hand, and by a line with every step that can be undone. Only
//! the nearest of these are written; the rest last as long as the program.

use super::history::{About, Hands, Mark, Place, Preserved, Timeline, Undone};
use super::record::Hand;
use super::results::{Entry, Results};
use super::seating::Seating;
use super::sitting::Sitting;
use super::tally::{Line, Tally};
use super::text::{HandText, Text};
use crate::engine::rules::Rules;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// How many steps can be undone, and redone, after the program was started again.
pub const MOST_STEPS: usize = 500;

/// How often a file says that its tally has changed. No tally changes more often than some trillion times: a file that says so is not believed, as no later
/// one could ever say more.
const fn believed(changes: u64) -> u64 {
    if changes >> 48 == 0 { changes } else { 0 }
}

/// The games won, in a file of their own that outlasts a damaged game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SavedTally {
    changes: u64,
    tally: Tally,
}

impl SavedTally {
    pub(super) const fn new(changes: u64, tally: Tally) -> SavedTally {
        SavedTally { changes, tally }
    }
}

/// A snapshot of a sitting, ready to be written.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    changes: u64,
    now: Place,
    timeline: Timeline,
}

impl Sitting {
    /// The sitting as it is kept.
    pub fn saved(&self) -> Saved {
        let Timeline { past, future, preserved, results, clocks } = &self.timeline;
        let timeline = Timeline {
            past: nearest(past, MOST_STEPS),
            future: nearest(future, MOST_STEPS),
            preserved: preserved.clone(),
            results: results.clone(),
            clocks: clocks.clone(),
        };
        Saved::new(self.changes, self.place(), timeline)
    }

    /// The games won as they are kept.
    pub fn saved_tally(&self) -> SavedTally {
        SavedTally::new(self.changes, self.tally().clone())
    }

    /// The sitting that was kept, unless the file says what cannot have been played.
    pub fn load(saved: Saved) -> Option<Sitting> {
        let session = saved.now.replay().ok()?;
        Some(Sitting::resume(saved.now, session, saved.timeline, believed(saved.changes)))
    }

    /// Takes over the games won from their own file, if that was written later than the tally of the game.
    pub fn adopt_tally(&mut self, saved: SavedTally) {
        let changes = believed(saved.changes);
        if changes > self.changes {
            self.adopt(saved.tally, changes);
        }
    }
}

/// The last of a list, which are the nearest in time.
fn nearest<T: Clone>(steps: &[T], most: usize) -> Vec<T> {
    steps[steps.len().saturating_sub(most)..].to_vec()
}

impl Saved {
    pub(super) const fn new(changes: u64, now: Place, timeline: Timeline) -> Saved {
        Saved { changes, now, timeline }
    }

    /// Gives up the farther half of what can be undone and redone, and at last the preserved game, so that less has to be written. Returns whether
    /// there was anything to give up.
    pub fn shrink(&mut self) -> bool {
        let Timeline { past, future, preserved, .. } = &mut self.timeline;
        if past.is_empty() && future.is_empty() {
            return preserved.take().is_some();
        }
        *past = nearest(past, past.len() / 2);
        *future = nearest(future, future.len() / 2);
        true
    }
}

impl Serialize for Saved {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Packer::packed(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Saved {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Saved, D::Error> {
        let text = SavedText::deserialize(deserializer)?;
        unpacked(text).ok_or_else(|| D::Error::custom("a place names a part that is not there"))
    }
}

/// A sitting as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Game")]
struct SavedText {
    changes: u64,
    games: Vec<GameText>,
    hands: Vec<LinkText>,
    now: PlaceText,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    preserved: Option<PreservedText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<MarkText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    future: Vec<UndoneText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    results: Vec<EntryText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    clocks: Vec<ClockText>,
}

/// What many places of a game have in common.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
struct GameText {
    game: u64,
    rules: Text<Rules>,
    /// What the player wanted, where that is not what the place is played by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wanted: Option<Text<Rules>>,
    seating: Text<Seating>,
}

/// A hand and the number of the one before it, if it is not the first of its game.
#[derive(Serialize, Deserialize)]
struct LinkText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    after: Option<usize>,
    hand: HandText,
}

/// A place, by the numbers of its parts in the lists of the file.
#[derive(Serialize, Deserialize)]
struct PlaceText {
    game: usize,
    hand: usize,
    /// How many moves of the last hand were made.
    moves: usize,
    number: u64,
    #[serde(default, skip_serializing_if = "is_no")]
    helped: bool,
    #[serde(default, skip_serializing_if = "is_no")]
    led_west: bool,
    /// How many results hold.
    #[serde(default, skip_serializing_if = "is_zero")]
    results: usize,
}

#[derive(Serialize, Deserialize)]
struct PreservedText {
    place: PlaceText,
    #[serde(default, skip_serializing_if = "is_no")]
    played_on: bool,
}

#[derive(Serialize, Deserialize)]
struct MarkText {
    place: PlaceText,
    takes_back: bool,
}

#[derive(Serialize, Deserialize)]
struct UndoneText {
    place: PlaceText,
    back: MarkText,
}

/// What a game counts, or the whole tally from here on.
#[derive(Serialize, Deserialize)]
struct EntryText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts: Option<Line>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    whole: Option<Tally>,
}

/// The fewest seconds that were left in a game on time.
#[derive(Serialize, Deserialize)]
struct ClockText {
    game: u64,
    seconds: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_no(yes: &bool) -> bool {
    !*yes
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_zero(number: &usize) -> bool {
    *number == 0
}

/// Collects the parts of places, each once.
#[derive(Default)]
struct Packer {
    games: Vec<GameText>,
    hands: Vec<(Option<usize>, Hand)>,
    /// The numbers of the hands that come after one of them, or first.
    after: HashMap<Option<usize>, Vec<usize>>,
    /// The numbers of hands that were collected already, by where they are.
    known: HashMap<usize, usize>,
    /// How many results stand before those that the first place knows of, and how many stand for them in the file.
    folded: (usize, usize),
}

impl Packer {
    fn packed(saved: &Saved) -> SavedText {
        let timeline = &saved.timeline;
        let games: BTreeSet<u64> = timeline.places().chain([&saved.now]).map(|place| place.about.game).collect();
        // Nobody goes back to how the tally was when a game was preserved.
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
        let preserved = preserved.map(|preserved| PreservedText {
            place: PlaceText { results: 0, ..packer.place(&preserved.place) },
            played_on: preserved.played_on,
        });
        let link = |(after, hand): &(Option<usize>, Hand)| LinkText { after: *after, hand: HandText::from(hand) };
        let clocks = timeline.clocks.iter().filter(|(game, _)| games.contains(game));
        SavedText {
            changes: saved.changes,
            hands: packer.hands.iter().map(link).collect(),
            games: packer.games,
            now,
            preserved,
            past,
            future,
            results: results.entries().iter().map(EntryText::from).collect(),
            clocks: clocks.map(|(&game, &seconds)| ClockText { game, seconds }).collect(),
        }
    }

    fn mark(&mut self, mark: &Mark) -> MarkText {
        MarkText { place: self.place(&mark.place), takes_back: mark.takes_back }
    }

    fn place(&mut self, place: &Place) -> PlaceText {
        let About { game, number, helped, led_west, wanted, seating, results } = &place.about;
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
            helped: *helped,
            led_west: *led_west,
            results: results.saturating_sub(first) + stand_for,
        }
    }

    /// The number of the last of some hands; all before it are collected as well.
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

    /// From the last hand back to one that is known: the number of that one, and what lies behind it.
    fn unknown<'a>(&self, hands: &'a Hands) -> (Option<usize>, Vec<&'a Hands>) {
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

    /// The number of a hand, which may be the beginning of one that is there already, or the other way round.
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

impl From<&Entry> for EntryText {
    fn from(entry: &Entry) -> EntryText {
        match entry {
            Entry::Result { game, line } => EntryText { game: Some(*game), counts: *line, whole: None },
            Entry::Whole(tally) => EntryText { game: None, counts: None, whole: Some(tally.clone()) },
        }
    }
}

impl EntryText {
    fn read(self) -> Option<Entry> {
        match (self.whole, self.game) {
            (Some(tally), _) => Some(Entry::Whole(tally)),
            (None, Some(game)) => Some(Entry::Result { game, line: self.counts }),
            (None, None) => None,
        }
    }
}

/// The sitting that a file tells of; `None` if a part is missing in it.
fn unpacked(text: SavedText) -> Option<Saved> {
    let entries = text.results.into_iter().map(EntryText::read).collect::<Option<Vec<Entry>>>()?;
    let unpacker = Unpacker { games: text.games, hands: linked(text.hands)?, results: entries.len() };
    let mark = |mark: &MarkText| Some(Mark { place: unpacker.place(&mark.place)?, takes_back: mark.takes_back });
    let undone =
        |undone: &UndoneText| Some(Undone { place: unpacker.place(&undone.place)?, mark: mark(&undone.back)? });
    let preserved = match &text.preserved {
        Some(preserved) => Some(Preserved { place: unpacker.place(&preserved.place)?, played_on: preserved.played_on }),
        None => None,
    };
    let timeline = Timeline {
        past: text.past.iter().map(mark).collect::<Option<_>>()?,
        future: text.future.iter().map(undone).collect::<Option<_>>()?,
        preserved,
        results: Results::new(entries),
        clocks: text.clocks.iter().map(|clock| (clock.game, clock.seconds)).collect::<BTreeMap<_, _>>(),
    };
    Some(Saved::new(text.changes, unpacker.place(&text.now)?, timeline))
}

/// The hands, each with those before it, which must stand before it in the file too.
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

/// The parts of places, read.
struct Unpacker {
    games: Vec<GameText>,
    hands: Vec<Hands>,
    results: usize,
}

impl Unpacker {
    fn place(&self, text: &PlaceText) -> Option<Place> {
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
            helped: text.helped,
            led_west: text.led_west,
            wanted,
            seating: game.seating.0.for_table(rules.seats()),
            results: text.results.min(self.results),
        };
        Some(Place { rules, hands, about })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::{Preset, Settle};
    use crate::engine::state::Phase;
    use crate::nestor::Level;

    /// A game of so many hands: more points are taken away than scored, so nobody wins it.
    fn game_of(hands: usize) -> Sitting {
        let muggins = Preset::Muggins.rules(2).expect("a game for two");
        let endless = Rules { settle: Settle::Subtract, target: 1000, hand: 7, ..muggins };
        let (mut sitting, _) = Sitting::new(endless, Seating::one_human([Level::Easy]), Some(1)).expect("a game");
        while usize::from(sitting.state().hand_number()) < hands {
            if sitting.state().phase() == Phase::HandOver {
                sitting.new_hand();
                continue;
            }
            let step = sitting.state().legal().iter().next().expect("there is something to do");
            sitting.play(step).expect("it is legal");
        }
        sitting
    }

    fn text_of(sitting: &Sitting) -> String {
        ron::to_string(&sitting.saved()).expect("a sitting can always be written")
    }

    #[test]
    fn a_file_grows_by_one_hand_with_every_hand() {
        let [short, middle, long] = [100, 200, 400].map(|hands| text_of(&game_of(hands)).len());
        let (first, second) = (middle - short, long - middle);
        assert!(second < 5 * first / 2, "{short}, {middle} and {long} bytes");
        assert!(long < 300_000, "{long} bytes");
    }

    #[test]
    fn every_hand_is_packed_once_however_many_places_have_it() {
        let hands = 300;
        let sitting = game_of(hands);
        let saved = sitting.saved();
        assert_eq!(saved.timeline.past.len(), MOST_STEPS, "a snapshot takes no more than that, however long the past");
        let mut packer = Packer::default();
        let mut looks = 0;
        for place in saved.timeline.places() {
            looks += packer.unknown(&place.hands).1.len();
            packer.place(place);
        }
        assert!(looks <= hands + MOST_STEPS, "{looks} hands were looked at");
        assert!(packer.hands.len() <= hands + 1, "{} hands would be written", packer.hands.len());
    }

    #[test]
    fn a_chain_of_very_many_hands_can_be_let_go_of() {
        let hand = game_of(1).session().record().hands[0].clone();
        let mut hands = Hands::default();
        for _ in 0..200_000 {
            hands = hands.then(hand.clone());
        }
        let copy = hands.clone();
        drop(hands);
        assert_eq!(copy.backwards().count(), 200_000);
    }
}

//! The parts of a sitting as they are written in a file. Usual values are left out.

use super::super::chance::Chance;
use super::super::practice::{KnownGame, PlainEnd};
use super::super::results::{Ended, Posting};
use crate::career::{Line, Tally};
use crate::engine::{Rules, SEATS, Seat, Seats};
use crate::nestor::Level;
use crate::record::{HandText, Seating, Text, text::is_usual};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A sitting as it is written in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Game")]
pub(super) struct SavedText {
    pub(super) changes: u64,
    pub(super) games: Vec<GameText>,
    pub(super) hands: Vec<LinkText>,
    pub(super) now: PlaceText,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) preserved: Option<PlaceText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) past: Vec<MarkText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) future: Vec<UndoneText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) results: Vec<EntryText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) clocks: Vec<ClockText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) times: Vec<TimeText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) known: Vec<KnownText>,
    /// How many hands in a row were refused last.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) refused: u16,
    #[serde(default)]
    pub(super) chance: Chance,
}

/// What places of one game have in common.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameText {
    pub(super) game: u64,
    pub(super) rules: Text<Rules>,
    /// The rules that the player chose, if they differ from the rules in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) wanted: Option<Text<Rules>>,
    pub(super) seating: Text<Seating>,
}

/// A hand, and the number of the hand before it, unless it is the first of its game.
#[derive(Serialize, Deserialize)]
pub(super) struct LinkText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) after: Option<usize>,
    pub(super) hand: HandText,
}

/// A place, as indices into the lists of the file.
#[derive(Serialize, Deserialize)]
pub(super) struct PlaceText {
    pub(super) game: usize,
    pub(super) hand: usize,
    /// The number of moves made in the last hand.
    pub(super) moves: usize,
    pub(super) number: u64,
    /// How many new things the game has shown.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) news: u32,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) led_west: bool,
    /// The number of results in effect.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) results: usize,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) era: u64,
}

#[derive(Serialize, Deserialize)]
pub(super) struct MarkText {
    pub(super) place: PlaceText,
    pub(super) takes_back: bool,
}

#[derive(Serialize, Deserialize)]
pub(super) struct UndoneText {
    pub(super) place: PlaceText,
    pub(super) back: MarkText,
}

/// The result of a game, or the whole tally from here on.
#[derive(Default, Serialize, Deserialize)]
pub(super) struct EntryText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) game: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) counts: Option<Line>,
    /// Whether the game is over although it counts nothing.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) over: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) kept: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) era: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) whole: Option<Tally>,
}

/// The time that a seat has spent in a game, in milliseconds.
#[derive(Serialize, Deserialize)]
pub(super) struct ClockText {
    pub(super) game: u64,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) seat: usize,
    pub(super) spent: u64,
}

impl ClockText {
    pub(super) fn read(&self) -> Option<((u64, Seat), Duration)> {
        Some(((self.game, Seat::new(self.seat)?), Duration::from_millis(self.spent)))
    }
}

/// What is known about a game, whatever is undone.
#[derive(Serialize, Deserialize)]
pub(super) struct KnownText {
    pub(super) game: u64,
    pub(super) news: u32,
    /// The seats that practise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) practice: Vec<usize>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) given: bool,
    /// Whether no person has made a move in it by choice since it was dealt afresh.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) fresh: bool,
    /// How many hands in a row were refused before its first.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) refused: u16,
    /// The lowest levels at which Nestors have played, each after its seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) lowest: Vec<(usize, Text<Level>)>,
    /// Its first end, if it was plain for somebody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ended: Option<EndText>,
}

/// How a game has ended that was plain for somebody.
#[derive(Serialize, Deserialize)]
pub(super) struct EndText {
    /// A hash of its moves.
    pub(super) course: u64,
    /// The seats for which it was plain.
    pub(super) plain: Vec<usize>,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) filed: bool,
}

impl KnownText {
    pub(super) fn new(game: u64, known: &KnownGame) -> KnownText {
        let KnownGame { news, practice, given, fresh, refused, lowest, end } = *known;
        let lowest = lowest.iter().enumerate().filter_map(|(seat, level)| Some((seat, Text((*level)?)))).collect();
        let numbers = |seats: Seats| seats.iter().map(Seat::index).collect();
        let ended = end.map(|end| EndText { course: end.course, plain: numbers(end.seats), filed: end.filed });
        KnownText { game, news, practice: numbers(practice), given, fresh, refused, lowest, ended }
    }

    pub(super) fn read(&self) -> (u64, KnownGame) {
        let seats = |numbers: &[usize]| numbers.iter().filter_map(|seat| Seat::new(*seat)).collect::<Seats>();
        let mut lowest = [None; SEATS];
        for (seat, Text(level)) in &self.lowest {
            if let Some(lowest) = lowest.get_mut(*seat) {
                *lowest = Some(*level);
            }
        }
        let end = |end: &EndText| PlainEnd { course: end.course, seats: seats(&end.plain), filed: end.filed };
        let known = KnownGame {
            news: self.news,
            practice: seats(&self.practice),
            given: self.given,
            fresh: self.fresh,
            refused: self.refused,
            lowest,
            end: self.ended.as_ref().map(end),
        };
        (self.game, known)
    }
}

/// The time played in a game, in milliseconds.
#[derive(Serialize, Deserialize)]
pub(super) struct TimeText {
    pub(super) game: u64,
    pub(super) played: u64,
}

impl From<&Posting> for EntryText {
    fn from(entry: &Posting) -> EntryText {
        match entry {
            Posting::Result { game, ended } => {
                let counts = ended.and_then(|ended| ended.line);
                let kept = ended.is_some_and(|ended| ended.kept);
                let (over, era) = (ended.is_some() && counts.is_none(), ended.map_or(0, |ended| ended.era));
                EntryText { game: Some(*game), counts, over, kept, era, whole: None }
            }
            Posting::Whole(tally) => EntryText { whole: Some(tally.clone()), ..EntryText::default() },
        }
    }
}

impl EntryText {
    pub(super) fn read(self) -> Option<Posting> {
        match (self.whole, self.game) {
            (Some(tally), _) => Some(Posting::Whole(tally)),
            (None, Some(game)) => {
                let over = self.over || self.counts.is_some();
                let ended = over.then_some(Ended { line: self.counts, kept: self.kept, era: self.era });
                Some(Posting::Result { game, ended })
            }
            (None, None) => None,
        }
    }
}

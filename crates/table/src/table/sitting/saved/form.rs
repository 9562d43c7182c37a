//! The parts of a sitting as they are written in a file. Usual values are left out.

use super::super::practice::GameMark;
use super::super::results::{Ended, Ledger};
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
    /// The games that are over or were left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) ended: Vec<EndedText>,
    /// What each tally has besides, after its number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) tallies: Vec<(u64, Tally)>,
    /// The results in files that have no `ended`.
    #[serde(default, skip_serializing)]
    pub(super) results: Vec<EntryText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) clocks: Vec<ClockText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) times: Vec<TimeText>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) marks: Vec<MarkedText>,
    /// The same in files that have no `marks`.
    #[serde(default, skip_serializing)]
    pub(super) known: Vec<MarkedText>,
}

/// What places of one game have in common.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct GameText {
    pub(super) game: u64,
    pub(super) rules: Text<Rules>,
    /// The rules that the player chose, if they differ from the rules in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) wanted: Option<Text<Rules>>,
    /// The rules from the next hand on, if they were changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) next_hand: Option<Text<Rules>>,
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
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) led_west: bool,
    /// The number of results in effect, in files that have no `ended`.
    #[serde(default, skip_serializing)]
    pub(super) results: usize,
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) era: u64,
}

#[derive(Serialize, Deserialize)]
pub(super) struct MarkText {
    pub(super) place: PlaceText,
    pub(super) takes_back: bool,
    /// Whether it was kept before Restore.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub(super) restores: bool,
}

#[derive(Serialize, Deserialize)]
pub(super) struct UndoneText {
    pub(super) place: PlaceText,
    pub(super) back: MarkText,
}

/// A game that is over or was left.
#[derive(Serialize, Deserialize)]
pub(super) struct EndedText {
    game: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    counts: Option<Line>,
    #[serde(default, skip_serializing_if = "is_usual")]
    left: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    kept: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    era: u64,
}

/// The result of a game, or the whole tally from here on, in files that have no `ended`.
#[derive(Deserialize)]
pub(super) struct EntryText {
    #[serde(default)]
    game: Option<u64>,
    #[serde(default)]
    counts: Option<Line>,
    /// Whether the game is over although it counts nothing.
    #[serde(default)]
    over: bool,
    #[serde(default)]
    kept: bool,
    #[serde(default)]
    era: u64,
    #[serde(default)]
    whole: Option<Tally>,
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

/// What is marked for a game, whatever is undone.
#[derive(Serialize, Deserialize)]
pub(super) struct MarkedText {
    game: u64,
    /// The seats that practise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    practice: Vec<usize>,
    /// The lowest levels at which Nestors have played, each after its seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    lowest: Vec<(usize, Text<Level>)>,
    /// Whether it has ended before, in files that have no `ended` of their own.
    #[serde(default, skip_serializing)]
    ended: Option<WasFiled>,
}

/// Whether the archive has a game that has ended before.
#[derive(Deserialize)]
struct WasFiled {
    #[serde(default)]
    filed: bool,
}

impl MarkedText {
    pub(super) fn new(game: u64, mark: &GameMark) -> MarkedText {
        let GameMark { practice, lowest } = *mark;
        let lowest = lowest.iter().enumerate().filter_map(|(seat, level)| Some((seat, Text((*level)?)))).collect();
        MarkedText { game, practice: practice.iter().map(Seat::index).collect(), lowest, ended: None }
    }

    /// Notes that the game has ended before, if it says so.
    pub(super) fn end_in(&self, results: &mut Ledger, era: u64) {
        if let Some(WasFiled { filed }) = self.ended {
            results.end(self.game, Ended { line: None, kept: filed, era });
        }
    }

    pub(super) fn read(&self) -> (u64, GameMark) {
        let practice: Seats = self.practice.iter().filter_map(|seat| Seat::new(*seat)).collect();
        let mut lowest = [None; SEATS];
        for (seat, Text(level)) in &self.lowest {
            if let Some(lowest) = lowest.get_mut(*seat) {
                *lowest = Some(*level);
            }
        }
        (self.game, GameMark { practice, lowest })
    }
}

/// The time played in a game, in milliseconds.
#[derive(Serialize, Deserialize)]
pub(super) struct TimeText {
    pub(super) game: u64,
    pub(super) played: u64,
}

impl EndedText {
    pub(super) fn all(results: &Ledger) -> Vec<EndedText> {
        let ended = results.ended.iter().map(|(&game, &Ended { line, kept, era })| {
            let counts = line;
            EndedText { game, counts, left: false, kept, era }
        });
        let left = results.left.iter().map(|(&game, &(era, line))| {
            let counts = Some(line);
            EndedText { game, counts, left: true, kept: false, era }
        });
        ended.chain(left).collect()
    }

    pub(super) fn put_into(self, results: &mut Ledger) {
        let EndedText { game, counts, left, kept, era } = self;
        if left {
            results.leave(game, era, counts);
        } else {
            results.end(game, Ended { line: counts, kept, era });
        }
    }
}

impl EntryText {
    /// Puts the entry after those before it. `era` is the number of the tally that games now count in.
    pub(super) fn put_into(self, results: &mut Ledger, era: u64) {
        let over = self.over || self.counts.is_some();
        match (self.whole, self.game) {
            (Some(tally), _) => results.start_over(era, tally),
            // A later end of the same game took the place of this one, and its end could be taken back.
            (None, Some(game)) => {
                results.ended.remove(&game);
                if over {
                    results.end(game, Ended { line: self.counts, kept: self.kept, era: self.era });
                }
            }
            (None, None) => {}
        }
    }
}

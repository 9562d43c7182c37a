//! A game as it is kept for good: its record, and what is known of it beside.
//!
//! As text it is a record like any other, with a part more that says who played it, when, and how. Whoever reads only records passes that part over.

use super::seating::Seating;
use super::text::{InText, Text, is_first, is_no};
use super::{Record, RecordError, ReplayError};
use crate::engine::bone::Seat;
use crate::engine::state::GameState;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::Duration;

/// Tells a game from all others, wherever they were played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub u64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl GameId {
    /// The game that a text of sixteen digits means.
    pub fn from_text(text: &str) -> Option<GameId> {
        let plain = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u64::from_str_radix(text, 16).ok().filter(|_| plain).map(GameId)
    }
}

/// What is known of a game beside its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Which game.
    pub id: GameId,
    /// The name of the player; empty where there is no other.
    pub by: String,
    /// Who sat where.
    pub seating: Seating,
    /// The seat that the player had.
    pub seat: Seat,
    /// When it ended, or was kept if it has not.
    pub when: Timestamp,
    /// How long it was played.
    pub took: Duration,
    /// Whether the player was helped (R34).
    pub helped: bool,
    /// The number that the deals come from.
    pub number: u64,
    /// Which of the player's tallies, one after the other, it counts in.
    pub era: u64,
}

/// How a game ended for the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The player's side won it.
    Won,
    /// Another side won it.
    Lost,
    /// Nobody won it.
    Drawn,
    /// It is not over.
    Unfinished,
}

impl Outcome {
    /// How a game that stands like this ended for the player on a seat.
    pub fn of(state: &GameState, seat: Seat) -> Outcome {
        let own = state.rules().side(seat);
        match state.result().map(|end| end.winner) {
            None => Outcome::Unfinished,
            Some(None) => Outcome::Drawn,
            Some(Some(winner)) if winner == own => Outcome::Won,
            Some(Some(_)) => Outcome::Lost,
        }
    }

    /// All of them.
    pub const ALL: [Outcome; 4] = [Outcome::Won, Outcome::Lost, Outcome::Drawn, Outcome::Unfinished];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Won => "won",
            Outcome::Lost => "lost",
            Outcome::Drawn => "drawn",
            Outcome::Unfinished => "unfinished",
        }
    }

    /// The outcome of that name.
    pub fn from_name(name: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.name() == name)
    }
}

/// A game with all that is kept of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptGame {
    /// How it went.
    pub record: Record,
    /// What else is known.
    pub played: Played,
}

impl KeptGame {
    /// The game as text.
    pub fn to_text(&self) -> Result<String, ReplayError> {
        let end = self.record.replay()?;
        Ok(self.record.text_with(Some(PlayedText::new(&self.played, end.state()))))
    }

    /// Reads a game of which everything is known, and finds out that it can be played.
    pub fn from_bytes(bytes: &[u8]) -> Result<KeptGame, NotKept> {
        let (record, played) = Record::from_bytes_with(bytes).map_err(NotKept::Unreadable)?;
        record.replay().map_err(|why| NotKept::Unreadable(RecordError::Replay(why)))?;
        KeptGame::of(record, played)
    }

    /// The same for whoever plays the record himself, and finds out then.
    pub fn from_bytes_unplayed(bytes: &[u8]) -> Result<KeptGame, NotKept> {
        let (record, played) = Record::from_bytes_with(bytes).map_err(NotKept::Unreadable)?;
        KeptGame::of(record, played)
    }

    fn of(record: Record, played: Option<PlayedText>) -> Result<KeptGame, NotKept> {
        let played = played.ok_or(NotKept::RecordAlone)?.read().ok_or(NotKept::WithoutName)?;
        Ok(KeptGame { record, played })
    }
}

/// Why a text is no game with all that is kept of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// It is not even a record.
    Unreadable(RecordError),
    /// It is a record, and nothing more is known.
    RecordAlone,
    /// It does not say which game it is.
    WithoutName,
}

impl InText for Timestamp {
    fn to_text(&self) -> String {
        self.to_string()
    }

    fn from_text(text: &str) -> Result<Timestamp, String> {
        text.parse().map_err(|why: jiff::Error| why.to_string())
    }
}

/// What is known of a game as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Played", deny_unknown_fields)]
pub(crate) struct PlayedText {
    id: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    by: String,
    sitters: Text<Seating>,
    /// The player's seat, where it is not the first that a person has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    when: Text<Timestamp>,
    #[serde(default)]
    seconds: u64,
    #[serde(default, skip_serializing_if = "is_no")]
    helped: bool,
    /// For whoever reads the file. The program plays the record to know it.
    #[serde(default)]
    result: String,
    /// The same, side by side.
    #[serde(default)]
    points: Vec<i16>,
    number: u64,
    #[serde(default, skip_serializing_if = "is_first")]
    tally: u64,
}

impl PlayedText {
    fn new(played: &Played, end: &GameState) -> PlayedText {
        PlayedText {
            id: played.id.to_string(),
            by: played.by.clone(),
            sitters: Text(played.seating.clone()),
            seat: (played.seat != played.seating.first_person()).then_some(played.seat.index() as u8),
            when: Text(played.when),
            seconds: played.took.as_secs(),
            helped: played.helped,
            result: Outcome::of(end, played.seat).name().to_owned(),
            points: end.rules().all_sides().map(|side| end.score(side)).collect(),
            number: played.number,
            tally: played.era,
        }
    }

    pub(crate) fn read(self) -> Option<Played> {
        let seating = self.sitters.0;
        let named = self.seat.and_then(|seat| Seat::new(seat.into())).filter(|seat| seating.is_person(*seat));
        Some(Played {
            id: GameId::from_text(&self.id)?,
            by: self.by,
            seat: named.unwrap_or_else(|| seating.first_person()),
            seating,
            when: self.when.0,
            took: Duration::from_secs(self.seconds),
            helped: self.helped,
            number: self.number,
            era: self.tally,
        })
    }
}

//! A game as it is kept in the archive: its record, and what else is known about it.
//!
//! As text, it is a record with one more part about who played it, when, and how. A reader of plain
//! records ignores this part.

use super::text::{InText, Text, is_usual};
use super::{GameId, Record, RecordError, ReplayError, Seating};
use crate::engine::{GameState, Seat};
use jiff::Timestamp;
use serde::{Deserialize, Serialize, de::IgnoredAny};
use std::time::Duration;

/// What is known about a game in addition to its record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The id of the game.
    pub id: GameId,
    /// The name of the player. It is empty if there is only one player.
    pub by: String,
    /// Who sat where.
    pub seating: Seating,
    /// The player's seat.
    pub seat: Seat,
    /// When it ended or, if it has not ended, when it was kept.
    pub when: Timestamp,
    /// How long it took.
    pub took: Duration,
    /// Whether the game is practice for the player (R34).
    pub practice: bool,
    /// The number that the deals come from.
    pub number: u64,
    /// The number of the player's tally that it counts in. A cleared tally is followed by a new
    /// one.
    pub era: u64,
    /// Whether the player's own program found while it was played that its deals are not to be trusted,
    /// which the record alone does not show.
    pub doubted: bool,
}

impl Played {
    /// What kind of game it is for the player.
    pub fn kind(&self) -> GameKind {
        if self.practice {
            GameKind::Practice
        } else if self.seating.programs().next().is_some() {
            GameKind::Program
        } else {
            GameKind::Plain
        }
    }

    /// A game of somebody else that no archive has, dealt from this number.
    pub fn elsewhere(by: &str, seating: Seating, seat: Seat, number: u64) -> Played {
        let (id, when, took) = (GameId::NOWHERE, Timestamp::UNIX_EPOCH, Duration::ZERO);
        let (by, practice, doubted) = (by.to_owned(), false, false);
        Played { id, by, seating, seat, when, took, practice, number, era: 0, doubted }
    }
}

/// What kind of game it is for a player (R34). Only plain games count in full.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// It counts.
    Plain,
    /// The player had help in it, or had seen something of it before.
    Practice,
    /// A program sat at the table. It is told its own hand, and may tell others.
    Program,
}

/// How a game ended for the player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// The player's side won it.
    Won,
    /// Another side won it.
    Lost,
    /// No side won it.
    Drawn,
    /// It is not over.
    Unfinished,
}

impl Outcome {
    /// Returns how a game in this state ended for the player on a seat.
    pub fn of(state: &GameState, seat: Seat) -> Outcome {
        let own = state.rules().side(seat);
        match state.result().map(|end| end.winner) {
            None => Outcome::Unfinished,
            Some(None) => Outcome::Drawn,
            Some(Some(winner)) if winner == own => Outcome::Won,
            Some(Some(_)) => Outcome::Lost,
        }
    }
}

named! { Outcome: Won "won", Lost "lost", Drawn "drawn", Unfinished "unfinished" }

/// A game with everything that is kept with it.
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

    /// Reads a kept game, and checks that it can be replayed.
    pub fn from_bytes(bytes: &[u8]) -> Result<KeptGame, NotKept> {
        let (record, played) = Record::from_bytes_with(bytes).map_err(NotKept::Unreadable)?;
        record.replay().map_err(|why| NotKept::Unreadable(RecordError::Replay(why)))?;
        KeptGame::of(record, played)
    }

    /// The same without the check, for callers that replay the record themselves.
    pub fn from_bytes_unplayed(bytes: &[u8]) -> Result<KeptGame, NotKept> {
        let (record, played) = Record::from_bytes_with(bytes).map_err(NotKept::Unreadable)?;
        KeptGame::of(record, played)
    }

    fn of(record: Record, played: Option<PlayedText>) -> Result<KeptGame, NotKept> {
        let played = played.ok_or(NotKept::RecordAlone)?.read().ok_or(NotKept::WithoutName)?;
        Ok(KeptGame { record, played })
    }
}

/// Why a text is not a kept game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotKept {
    /// It is not even a record.
    Unreadable(RecordError),
    /// It is only a record.
    RecordAlone,
    /// It has no valid id.
    WithoutName,
}

/// When something was played.
#[derive(Debug)]
pub(crate) struct When(Timestamp);

impl InText for When {
    fn to_text(&self) -> String {
        self.0.to_string()
    }

    fn from_text(text: &str) -> Result<When, String> {
        text.parse().map(When).map_err(|why: jiff::Error| why.to_string())
    }
}

/// What is known about a game, as it is written in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Played", deny_unknown_fields)]
pub(crate) struct PlayedText {
    id: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    by: String,
    sitters: Text<Seating>,
    /// The player's seat, if it is not the first seat with a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    when: Text<When>,
    #[serde(default)]
    seconds: u64,
    #[serde(default, skip_serializing_if = "is_usual")]
    practice: bool,
    /// What version 5 said besides, which means nothing any more.
    #[serde(default, skip_serializing, rename = "taken_back")]
    _taken_back: IgnoredAny,
    #[serde(default, skip_serializing, rename = "refused")]
    _refused: IgnoredAny,
    /// The result, for people who read the file. The program derives it from the record.
    #[serde(default)]
    result: String,
    /// The points of each side, for people as well.
    #[serde(default)]
    points: Vec<i16>,
    number: u64,
    #[serde(default, skip_serializing_if = "is_usual")]
    tally: u64,
    #[serde(default, skip_serializing_if = "is_usual")]
    doubted: bool,
}

impl PlayedText {
    /// Whether it has something that programs before version 4 cannot read.
    pub(super) const fn is_doubted(&self) -> bool {
        self.doubted
    }

    fn new(played: &Played, end: &GameState) -> PlayedText {
        PlayedText {
            id: played.id.to_string(),
            by: played.by.clone(),
            sitters: Text(played.seating.clone()),
            seat: (played.seat != played.seating.host()).then_some(played.seat.index() as u8),
            when: Text(When(played.when)),
            seconds: played.took.as_secs(),
            practice: played.practice,
            _taken_back: IgnoredAny,
            _refused: IgnoredAny,
            result: Outcome::of(end, played.seat).name().to_owned(),
            points: end.rules().all_sides().map(|side| end.score(side)).collect(),
            number: played.number,
            tally: played.era,
            doubted: played.doubted,
        }
    }

    pub(crate) fn read(self) -> Option<Played> {
        let seating = self.sitters.0;
        let named = self.seat.and_then(|seat| Seat::new(seat.into())).filter(|seat| seating.is_person(*seat));
        Some(Played {
            id: GameId::from_text(&self.id)?,
            by: self.by,
            seat: named.unwrap_or_else(|| seating.host()),
            seating,
            when: self.when.0.0,
            took: Duration::from_secs(self.seconds),
            practice: self.practice,
            number: self.number,
            era: self.tally,
            doubted: self.doubted,
        })
    }
}

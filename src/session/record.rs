//! A game as rules, deals and moves: what is kept of it, and the only way to load one.
//!
//! A record never holds a state. Loading it replays every move through the rules, so a damaged or doctored file can at worst be refused. As text it is
//! RON that a person can read.

use super::Session;
use super::kept::PlayedText;
use super::text::{HandText, Text, by_part, dialect};
use super::version1::OldRecord;
use crate::engine::Illegal;
use crate::engine::bone::SEATS;
use crate::engine::deal::Deal;
use crate::engine::event::{Event, Events};
use crate::engine::moves::Move;
use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::GameState;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The latest version of the format. This program reads it and all before it.
pub const VERSION: u32 = 3;

/// The version of a record alone, which says nothing about who played it.
const ALONE: u32 = 2;

/// The largest file that is read.
pub const LARGEST: usize = 1 << 20;

/// A game from its first deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was played.
    pub rules: Rules,
    /// Its hands; the last one may still be under way.
    pub hands: Vec<Hand>,
}

/// A hand from its deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The rules from this hand on, if they were changed before it.
    pub rules: Option<Rules>,
    /// Where every bone lay.
    pub deal: Deal,
    /// Every move, the forced lead among them.
    pub moves: Vec<Move>,
}

/// A move of a game that is played again.
#[derive(Clone, Copy, Debug)]
pub struct Replayed<'a> {
    /// The hand, counted from one.
    pub hand: usize,
    /// The move in the hand, counted from one.
    pub number: usize,
    /// The move.
    pub step: Move,
    /// The game before it.
    pub before: &'a GameState,
    /// The game after it.
    pub after: &'a GameState,
    /// What it did.
    pub events: &'a Events,
}

/// Whoever sees a game played again. Two of them see it at once, so that it need be played only once.
pub trait Witness {
    /// A hand was dealt: the game as it stands since, and what was said of it.
    fn dealt(&mut self, game: &Session, event: &Event);

    /// A move was made.
    fn moved(&mut self, made: Replayed<'_>);
}

impl<A: Witness, B: Witness> Witness for (A, B) {
    fn dealt(&mut self, game: &Session, event: &Event) {
        self.0.dealt(game, event);
        self.1.dealt(game, event);
    }

    fn moved(&mut self, made: Replayed<'_>) {
        self.0.moved(made);
        self.1.moved(made);
    }
}

/// A witness of which only what it does at each deal and at each move is known.
struct Eyes<D, M>(D, M);

impl<D: FnMut(&Event), M: FnMut(Replayed<'_>)> Witness for Eyes<D, M> {
    fn dealt(&mut self, _: &Session, event: &Event) {
        self.0(event);
    }

    fn moved(&mut self, made: Replayed<'_>) {
        self.1(made);
    }
}

impl Record {
    /// The rules of the last hand.
    pub fn rules_at_the_end(&self) -> &Rules {
        self.hands.iter().rev().find_map(|hand| hand.rules.as_ref()).unwrap_or(&self.rules)
    }

    /// Plays the game again to where it stands.
    pub fn replay(&self) -> Result<Session, ReplayError> {
        self.replay_with(|_| {}, |_| {})
    }

    /// Plays the game again, showing each deal and each move.
    pub fn replay_with(
        &self,
        see_deal: impl FnMut(&Event),
        see_move: impl FnMut(Replayed<'_>),
    ) -> Result<Session, ReplayError> {
        self.replay_before(&mut Eyes(see_deal, see_move))
    }

    /// Plays the game again before the eyes of a witness.
    pub fn replay_before(&self, witness: &mut impl Witness) -> Result<Session, ReplayError> {
        let rules_error = |why| ReplayError { hand: 0, number: 0, why: Wrong::Rules(why) };
        let mut session = Session::new(self.rules).map_err(rules_error)?;
        for (hand, number) in self.hands.iter().zip(1..) {
            let deal_error = |why| ReplayError { hand: number, number: 0, why: Wrong::Deal(why) };
            if let Some(rules) = hand.rules {
                let change_error = |why| ReplayError { hand: number, number: 0, why: Wrong::Change(why) };
                session.change_rules(rules).map_err(change_error)?;
            }
            let dealt = session.deal(hand.deal.clone()).map_err(deal_error)?;
            witness.dealt(&session, &dealt);
            for (&step, at) in hand.moves.iter().zip(1..) {
                let before = session.state;
                let move_error = |why| ReplayError { hand: number, number: at, why: Wrong::Move(step, why) };
                let events = session.play(step).map_err(move_error)?;
                let after = &session.state;
                witness.moved(Replayed { hand: number, number: at, step, before: &before, after, events: &events });
            }
        }
        Ok(session)
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        self.text_with(None)
    }

    /// The record as text, with what is known of the game beside it.
    pub(super) fn text_with(&self, played: Option<PlayedText>) -> String {
        let hands = self.hands.iter().map(HandText::from).collect();
        let version = if played.is_some() { VERSION } else { ALONE };
        let file = File { version, rules: Text(self.rules), hands, played };
        let text = dialect().to_string_pretty(&file, by_part(usize::MAX));
        // Only maps with odd keys and values that refuse to be written can fail, and a record has neither.
        text.expect("a record can always be written") + "\n"
    }

    /// Reads a record, and finds out that it can be played.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        let (record, _) = Record::from_bytes_with(bytes)?;
        record.replay().map_err(RecordError::Replay)?;
        Ok(record)
    }

    /// Reads a record, and what is known of the game beside it, without playing it.
    pub(super) fn from_bytes_with(bytes: &[u8]) -> Result<(Record, Option<PlayedText>), RecordError> {
        if bytes.len() > LARGEST {
            return Err(RecordError::TooLarge(bytes.len()));
        }
        let text = std::str::from_utf8(bytes).map_err(|error| RecordError::NotText(error.valid_up_to()))?;
        // A text takes as long to be looked at for its version as to be read.
        match read::<File>(text) {
            Ok(file) if (ALONE..=VERSION).contains(&file.version) => {
                Ok((Record { rules: file.rules.into(), hands: read_hands(file.hands)? }, file.played))
            }
            other => Record::from_other_text(text, other.err()),
        }
    }

    /// Reads a text that is no record of this version: one of another, or none, and then `why` says why.
    fn from_other_text(text: &str, why: Option<RecordError>) -> Result<(Record, Option<PlayedText>), RecordError> {
        match (read::<Header>(text)?.version, why) {
            (1, _) => {
                let file: OldRecord = read(text)?;
                Ok((Record { rules: file.rules.into(), hands: read_hands(file.hands)? }, None))
            }
            (ALONE..=VERSION, Some(why)) => Err(why),
            (other, _) => Err(RecordError::Version(other)),
        }
    }
}

/// Reads RON that is nested no deeper than a record is.
fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, RecordError> {
    dialect().with_recursion_limit(16).from_str(text).map_err(|error| RecordError::Unreadable {
        line: error.span.start.line,
        column: error.span.start.col,
        why: crate::engine::notation::shown_sentence(&error.code.to_string()),
    })
}

fn read_hands<R: Into<Rules>, M: Into<Vec<Move>>>(hands: Vec<HandText<R, M>>) -> Result<Vec<Hand>, RecordError> {
    let read = |(hand, text): (usize, HandText<R, M>)| text.read().map_err(|seats| RecordError::Seats { hand, seats });
    (1..).zip(hands).map(read).collect()
}

/// Just enough of a record to know whether the rest can be understood.
#[derive(Deserialize)]
#[serde(rename = "Record")]
struct Header {
    version: u32,
}

/// The record as it stands in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct File {
    version: u32,
    rules: Text<Rules>,
    hands: Vec<HandText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<PlayedText>,
}

/// Why a file is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It has more bytes than a record may have.
    TooLarge(usize),
    /// It is not text from this byte on.
    NotText(usize),
    /// It cannot be read.
    Unreadable {
        /// In which line.
        line: usize,
        /// Where in the line.
        column: usize,
        /// Why.
        why: String,
    },
    /// It is of a version that this program does not know.
    Version(u32),
    /// A hand names this many seats.
    Seats {
        /// The hand, counted from one.
        hand: usize,
        /// How many.
        seats: usize,
    },
    /// It can be read, but not played.
    Replay(ReplayError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::TooLarge(bytes) => {
                write!(f, "the record has {bytes} bytes, and at most {LARGEST} are read")
            }
            RecordError::NotText(at) => write!(f, "the record is not text (UTF-8) from byte {at} on"),
            RecordError::Unreadable { line, column, why } => write!(f, "line {line}, column {column}: {why}"),
            RecordError::Version(version) => {
                write!(f, "the record is of version {version}, and this program reads versions 1 to {VERSION}")
            }
            RecordError::Seats { hand, seats } => {
                write!(f, "hand {hand}: a row is for {seats} seats, and a table has 2 to {SEATS}")
            }
            RecordError::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

/// Where a record cannot be played, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The hand, counted from one; zero for the rules.
    pub hand: usize,
    /// The move in the hand, counted from one; zero for the deal.
    pub number: usize,
    /// What is wrong there.
    pub why: Wrong,
}

/// What is wrong at some place of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The rules cannot be played.
    Rules(RulesError),
    /// The rules cannot be changed to these.
    Change(CannotChange),
    /// The hand cannot be dealt.
    Deal(CannotDeal),
    /// This move cannot be made.
    Move(Move, Illegal),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            Wrong::Rules(why) => write!(f, "rules: {why}"),
            Wrong::Change(why) => write!(f, "hand {}, rules: {why}", self.hand),
            Wrong::Deal(why) => write!(f, "hand {}, deal: {why}", self.hand),
            Wrong::Move(step, why) => write!(f, "hand {}, move {} ({step}): {why}", self.hand, self.number),
        }
    }
}

impl std::error::Error for ReplayError {}

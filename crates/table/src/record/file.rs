//! Records as files. They are RON that a person can read.

use super::text::{HandText, Text, by_part, dialect};
use super::{Hand, LARGEST, Record, RecordError, VERSION, kept::PlayedText};
use crate::engine::Rules;
use crate::engine::notation::shown;
use serde::{Deserialize, Serialize};

/// The version of a bare record, without information about who played it.
const ALONE: u32 = 2;

/// The version of a record with information about who played it.
const WITH_PLAYERS: u32 = 3;

/// The version of a record whose deals were drawn by all at the table.
const DRAWN: u32 = 4;

/// The version of a record that the player's own program wrote at a table elsewhere.
const NOTED: u32 = 6;

impl Record {
    /// The record as text.
    pub fn to_text(&self) -> String {
        self.text_with(None)
    }

    /// The record as text, with what else is known about the game.
    pub(super) fn text_with(&self, played: Option<PlayedText>) -> String {
        let hands = self.hands.iter().map(HandText::from).collect();
        let version = match &played {
            _ if self.hands.iter().any(|hand| hand.check.is_some() || hand.begins.is_some()) => NOTED,
            Some(played) if played.is_doubted() => DRAWN,
            _ if self.hands.iter().any(|hand| hand.drawing.is_some()) => DRAWN,
            Some(_) => WITH_PLAYERS,
            None => ALONE,
        };
        let file = File { version, rules: Text(self.rules), hands, played };
        let text = dialect().to_string_pretty(&file, by_part(usize::MAX));
        // Only maps with unusual keys and values that cannot be serialised can fail. A record has
        // neither.
        text.expect("a record can always be written") + "\n"
    }

    /// Reads a record, and checks that it can be replayed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        let (record, _) = Record::from_bytes_with(bytes)?;
        record.replay()?;
        Ok(record)
    }

    /// Reads a record and what else is known about the game, without replaying it.
    pub(super) fn from_bytes_with(bytes: &[u8]) -> Result<(Record, Option<PlayedText>), RecordError> {
        if bytes.len() > LARGEST {
            return Err(RecordError::TooLarge);
        }
        let text = std::str::from_utf8(bytes).map_err(|error| RecordError::NotText(error.valid_up_to()))?;
        // Reading only the version would take as long as reading everything.
        match read::<File>(text) {
            Ok(file) if (ALONE..=VERSION).contains(&file.version) => {
                Ok((Record { rules: file.rules.0, hands: read_hands(file.hands)? }, file.played))
            }
            other => Err(why_not(text, other.err())),
        }
    }
}

/// Why a text is not a record of a version that can be read.
fn why_not(text: &str, why: Option<RecordError>) -> RecordError {
    match (read::<Header>(text), why) {
        (Err(unreadable), _) => unreadable,
        (Ok(Header { version: ALONE..=VERSION }), Some(why)) => why,
        (Ok(Header { version }), _) => RecordError::Version(version),
    }
}

/// Reads RON that is nested no deeper than a record.
fn read<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, RecordError> {
    dialect().with_recursion_limit(16).from_str(text).map_err(|error| RecordError::Unreadable {
        line: error.span.start.line,
        column: error.span.start.col,
        // It may quote untrusted text.
        why: error.code.to_string().split(' ').map(shown).collect::<Vec<_>>().join(" "),
    })
}

fn read_hands(hands: Vec<HandText>) -> Result<Vec<Hand>, RecordError> {
    let read = |(hand, text): (usize, HandText)| text.read().map_err(|seats| RecordError::Seats { hand, seats });
    (1..).zip(hands).map(read).collect()
}

/// The part of a record that shows whether the rest can be read.
#[derive(Deserialize)]
#[serde(rename = "Record")]
struct Header {
    version: u32,
}

/// The record as it is written in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Record", deny_unknown_fields)]
struct File {
    version: u32,
    rules: Text<Rules>,
    hands: Vec<HandText>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<PlayedText>,
}

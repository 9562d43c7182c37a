//! Records as files: RON that a person can read, in every version so far.

use super::kept::PlayedText;
use super::text::{HandText, Text, by_part, dialect};
use super::version1::OldRecord;
use super::{Hand, LARGEST, Record, RecordError, VERSION};
use crate::engine::moves::Move;
use crate::engine::rules::Rules;
use serde::{Deserialize, Serialize};

/// The version of a record alone, which says nothing about who played it.
const ALONE: u32 = 2;

impl Record {
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

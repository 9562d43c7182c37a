//! What can be wrong with a file that should be a record.

use super::ReplayError;
use crate::engine::SEATS;
use std::fmt;

/// The latest version of the format. A record alone is of the version before.
pub const VERSION: u32 = 3;

/// The largest file that is read.
pub const LARGEST: usize = 1 << 20;

/// Why a file is not a valid record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It has more bytes than a record may have.
    TooLarge,
    /// It is not text from this byte on.
    NotText(usize),
    /// It cannot be read.
    Unreadable {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// The reason.
        why: String,
    },
    /// It has a version that this program does not know.
    Version(u32),
    /// A hand names this many seats.
    Seats {
        /// The number of the hand, counting from one.
        hand: usize,
        /// The number of seats.
        seats: usize,
    },
    /// It can be read but not replayed.
    Replay(ReplayError),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::TooLarge => write!(f, "the record has more than {LARGEST} bytes, the most that are read"),
            RecordError::NotText(at) => write!(f, "the record is not text (UTF-8) from byte {at} on"),
            RecordError::Unreadable { line, column, why } => write!(f, "line {line}, column {column}: {why}"),
            RecordError::Version(version) => {
                write!(f, "the record is of version {version}, and this program reads versions 2 and {VERSION}")
            }
            RecordError::Seats { hand, seats } => {
                write!(f, "hand {hand}: a row is for {seats} seats, and a table has 2 to {SEATS}")
            }
            RecordError::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

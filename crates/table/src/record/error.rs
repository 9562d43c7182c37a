//! What can be wrong with a file that should be a record.

use super::ReplayError;
use crate::engine::SEATS;
use thiserror::Error;

/// The latest version of the format, for a game that the player's own program wrote down at a table
/// elsewhere. Other records are of the versions before.
pub const VERSION: u32 = 6;

/// The largest file that is read.
pub const LARGEST: usize = 1 << 20;

/// Why a file is not a valid record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// It has more bytes than a record may have.
    #[error("the record has more than {LARGEST} bytes, the most that are read")]
    TooLarge,
    /// It is not text from this byte on.
    #[error("the record is not text (UTF-8) from byte {0} on")]
    NotText(usize),
    /// It cannot be read.
    #[error("line {line}, column {column}: {why}")]
    Unreadable {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// The reason.
        why: String,
    },
    /// It has a version that this program does not know.
    #[error("the record is of version {0}, and this program reads versions 2 to {VERSION}")]
    Version(u32),
    /// A hand names this many seats.
    #[error("hand {hand}: a row is for {seats} seats, and a table has 2 to {SEATS}")]
    Seats {
        /// The number of the hand, counting from one.
        hand: usize,
        /// The number of seats.
        seats: usize,
    },
    /// It can be read but not replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

//! Where files are kept: what a place for files can do.
//!
//! One such place is a folder on a disk, another a map in memory. The place takes care of writing,
//! locks and broken files. The [`Store`](super::Store) takes care of their content.

mod disk;
mod folder;
mod memory;
mod mirror;

pub use self::disk::{GAME_ENDING, is_there, read_file, write_file};
pub use self::folder::Folder;
pub use self::memory::{FileChange, Memory};
pub use self::mirror::{ChangedFile, Mirror};

use std::{fmt, io, path::Path, sync::Arc};

/// A place for named files. Writing a file replaces it completely or not at all.
pub trait Backend: Send + Sync {
    /// Claims the place for this program alone, for as long as this value lives. Nothing is written
    /// before.
    fn claim(&self) -> Result<(), Trouble>;

    /// Reads a file. It never blocks for ever, whatever the file turns out to be.
    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread>;

    /// Replaces a file. The previous one becomes its [last good copy](last_good).
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble>;

    /// Renames a file or a folder, completely or not at all. The new name may lie in a folder.
    /// Returns whether it existed.
    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble>;

    /// Deletes a file, or a folder with everything in it, if it exists.
    fn delete(&self, name: &str) -> Result<(), Trouble>;

    /// Whether a file has this name.
    fn has(&self, name: &str) -> bool;

    /// Renames a file to an unused name that nothing reads. Returns the new name.
    fn set_aside(&self, name: &str) -> Option<String>;

    /// The names of all files, in any order.
    fn names(&self) -> Vec<String>;

    /// The names of all files with their stamps, in any order. A place that does not exist has
    /// none. A file that cannot be examined has the default stamp.
    fn stamps(&self) -> Result<Vec<(String, Stamp)>, Unread>;

    /// The names of all folders, in any order.
    fn folders(&self) -> Vec<String>;

    /// A place within this one, such as the folder of a player.
    fn folder(&self, name: &str) -> Arc<dyn Backend>;

    /// The path, if the place is a folder.
    fn path(&self) -> Option<&Path>;

    /// Why files that were written are not kept, if that turned out only later. It is tried again.
    /// Most places keep a file before they answer.
    fn failed_later(&self) -> Option<Trouble> {
        None
    }
}

/// Tells whether a file has changed without reading it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stamp {
    /// Its length in bytes.
    pub length: u64,
    /// When it was written, in nanoseconds, or anything else that changes with it.
    pub time: u64,
}

/// The name of the last good copy of a file.
pub fn last_good(name: &str) -> String {
    format!("{name}.bak")
}

/// The names for a file that is set aside, the first choice first.
pub(super) fn names_aside(name: &str) -> impl Iterator<Item = String> {
    (1..1000).map(move |number| format!("{name}.damaged-{number}"))
}

/// The bytes read from a file, unless there are more than the limit.
pub(super) fn within(limit: u64, bytes: Vec<u8>) -> Result<Vec<u8>, Unread> {
    if bytes.len() as u64 > limit { Err(Unread::Damaged) } else { Ok(bytes) }
}

/// Why a file could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It does not exist.
    Missing,
    /// It was read but makes no sense, or it is far too large.
    Damaged,
    /// A later version of the game wrote it.
    Newer,
    /// It could not be read. Its content may be whole.
    Unreachable(Obstacle),
}

/// What prevents a file from being read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// Reading it is not allowed.
    Forbidden,
    /// Something else has that name: a folder, a pipe or a device.
    NotAFile,
    /// It is a link whose target is missing.
    LinkToNowhere,
    /// Any other reason, in the system's words.
    Other(String),
}

/// Why nothing can be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// Writing to the folder is not allowed.
    Forbidden,
    /// The system has no folder for such files.
    NoFolder,
    /// Another window saves there.
    Taken,
    /// The lock is not an ordinary file.
    Lock,
    /// The content would be too long to be read again.
    TooLong,
    /// Whatever keeps the files does not answer.
    Silent,
    /// Any other reason, in the system's words.
    Other(String),
}

impl Trouble {
    /// Trouble of any other kind, in the words of what failed.
    pub(super) fn other(why: impl fmt::Display) -> Trouble {
        Trouble::Other(why.to_string())
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::Forbidden,
            _ => Self::other(error),
        }
    }
}

/// A folder of a place, or the place itself for the folder without a name.
pub(super) fn folder_of(place: &Arc<dyn Backend>, folder: &str) -> Arc<dyn Backend> {
    if folder.is_empty() { Arc::clone(place) } else { place.folder(folder) }
}

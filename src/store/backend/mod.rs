//! Where files are kept: what a place for files has to be able to do.
//!
//! A folder on a disk is one such place, a map in memory another. All care for files that are being written, locked or broken is the business of the place;
//! what stands in them is the business of the [`Store`](super::Store).

mod disk;
mod folder;
mod memory;

pub use self::{
    disk::{GAME_ENDING, documents, is_there, read_file, write_file},
    folder::Folder,
    memory::{FileChange, Memory},
};

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// A place for files, each of which has a name. A file that is written takes the place of the one before at once, or not at all.
pub trait Backend: fmt::Debug + Send + Sync {
    /// Takes the place for this program alone, for as long as this lives. Nothing is written before.
    fn claim(&self) -> Result<(), Trouble>;

    /// What stands in a file. Nobody waits for ever, whatever it turns out to be.
    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread>;

    /// Puts bytes in the place of a file, and the file that was there in the place of its [last good copy](last_good).
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble>;

    /// Gives a file or a shelf another name, which may lie on a shelf, at once or not at all. Returns whether there was any.
    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble>;

    /// Deletes a file, or a shelf with all that is on it, if there is any.
    fn delete(&self, name: &str) -> Result<(), Trouble>;

    /// Whether there is a file of this name.
    fn has(&self, name: &str) -> bool;

    /// Gives a file a name under which nothing looks for it and which was not taken before. Returns that name.
    fn set_aside(&self, name: &str) -> Option<String>;

    /// The names of all files, in no certain order.
    fn names(&self) -> Vec<String>;

    /// The names of all files and what tells each from what may stand there at another time, in no certain order. Where there is no such place, there are
    /// none; what is there and cannot be looked at has a stamp that tells nothing.
    fn stamps(&self) -> Result<Vec<(String, Stamp)>, Unread>;

    /// The names of all shelves, in no certain order.
    fn shelves(&self) -> Vec<String>;

    /// A place of its own within this one, such as that of the languages.
    fn shelf(&self, name: &str) -> Arc<dyn Backend>;

    /// The folder, where it is one.
    fn folder(&self) -> Option<&Path>;
}

/// What tells a file from what stands there at another time, without reading it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stamp {
    /// How long it is.
    pub length: u64,
    /// When it was written, in nanoseconds, or whatever else changes with it.
    pub time: u64,
}

/// The name of the last good copy of a file.
pub fn last_good(name: &str) -> String {
    format!("{name}.bak")
}

/// The names that a file may be given which is set aside, the first choice first.
pub(super) fn names_aside(name: &str) -> impl Iterator<Item = String> {
    (1..1000).map(move |number| format!("{name}.damaged-{number}"))
}

/// What was read of a file, unless that is more than such a file ever has.
pub(super) fn within(limit: u64, bytes: Vec<u8>) -> Result<Vec<u8>, Unread> {
    if bytes.len() as u64 > limit { Err(Unread::Damaged) } else { Ok(bytes) }
}

/// Why nothing came out of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// There is none.
    Missing,
    /// It was read and makes no sense, or it is far larger than any such file.
    Damaged,
    /// A later version of the game wrote it.
    Newer,
    /// It could not be read. What stands in it may be whole.
    Unreachable(Obstacle),
}

/// What stands between the program and a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Obstacle {
    /// It may not be read.
    Forbidden,
    /// There is something else of that name: a folder, a pipe, a device.
    NotAFile,
    /// It is a link that leads nowhere.
    LinkToNowhere,
    /// Anything else, in the system's words.
    Other(String),
}

/// Why nothing can be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// The folder may not be written.
    Forbidden,
    /// The system has no folder for such files.
    NoFolder,
    /// Another window saves there.
    Taken,
    /// What keeps two windows apart is not an ordinary file.
    Lock,
    /// It would be too long to be read again.
    TooLong,
    /// Anything else, in the system's words.
    Other(String),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::Forbidden,
            _ => Self::Other(error.to_string()),
        }
    }
}

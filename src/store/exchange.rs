//! Files outside the folder of the game: games that a player opens, saves or takes elsewhere. Nothing is locked there and no copies are made.

use super::backend::{Trouble, Unread};
use super::folder::{read_at, replace};
use crate::record::LARGEST;
use std::path::{Path, PathBuf};

/// How the names of files of games end, without the dot.
pub const GAME_ENDING: &str = "domino";

/// What stands in a file that a player has named. More than any game has is not read.
pub fn read_file(path: &Path) -> Result<Vec<u8>, Unread> {
    read_at(path, LARGEST as u64 + 1)
}

/// Whether there is anything of this name.
pub fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Puts bytes in the place of a file that a player has named, at once or not at all.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    replace(path, bytes)
}

/// Where a player looks for files first.
pub fn documents() -> PathBuf {
    let folders = directories::UserDirs::new();
    let place = folders.map(|folders| folders.document_dir().unwrap_or(folders.home_dir()).to_owned());
    place.unwrap_or_default()
}

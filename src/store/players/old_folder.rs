//! The data folder of a version in which there was one player, whose files lay in the folder itself: they become those of the first player.
//!
//! First everything is copied to a shelf that nobody looks at. Once all of it is on the disk, the shelf gets the place of a player, at once. Only then the
//! old files go. Whenever the program ends in between, the next start finds either the old files whole, and begins anew, or the player whole, and goes on
//! with what is left to do.

use super::super::backend::{Backend, Trouble};
use super::super::loader::Loader;
use super::super::{Kept, last_good};
use super::{PLAYERS, PlayerFile, name, shelf_of, write};
use std::sync::Arc;

/// Where the copies are made.
const COPIES: &str = "players.new";
/// No file that is copied is larger.
const LARGEST: u64 = 1 << 30;

/// Makes the files of an old version, if there are any, those of the first player.
pub(super) fn bring_in(root: &dyn Backend) -> Result<(), Trouble> {
    let players = root.shelf(PLAYERS).shelves();
    if players.is_empty() && !old_files(root).is_empty() {
        copy(root)?;
    }
    for player in root.shelf(PLAYERS).shelves() {
        clear_away(root, &player)?;
    }
    Ok(())
}

/// The files that were one player's: those that are kept, their copies, and what was set aside of them.
fn old_files(root: &dyn Backend) -> Vec<String> {
    let is_old = |name: &String| {
        Kept::ALL
            .iter()
            .any(|kept| name.strip_prefix(kept.name()).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
    };
    let mut names: Vec<String> = root.names().into_iter().filter(is_old).collect();
    names.sort();
    names
}

/// Copies all files and makes the copies a player's.
fn copy(root: &dyn Backend) -> Result<(), Trouble> {
    root.delete(COPIES)?;
    let copies = root.shelf(COPIES);
    for name in old_files(root) {
        // What cannot be read is moved as it is, once the player is there.
        if let Ok(bytes) = root.read(&name, LARGEST) {
            copies.write(&name, &bytes)?;
        }
    }
    write(&*copies, Kept::Player, &PlayerFile { name: String::new(), has_old_files: true })?;
    root.rename(COPIES, &shelf_of(&name::shelf_for("")))?;
    Ok(())
}

/// Lets go of the old files that a player has copies of.
fn clear_away(root: &dyn Backend, player: &str) -> Result<(), Trouble> {
    let shelf = root.shelf(&shelf_of(player));
    let file = Loader::new(Arc::clone(&shelf), false).glance(Kept::Player);
    let Some(file @ PlayerFile { has_old_files: true, .. }) = file else { return Ok(()) };
    for name in old_files(root) {
        if shelf.has(&name) {
            root.delete(&name)?;
        } else {
            root.rename(&name, &format!("{}/{name}", shelf_of(player)))?;
        }
    }
    write(&*shelf, Kept::Player, &PlayerFile { has_old_files: false, ..file })?;
    shelf.delete(&last_good(Kept::Player.name()))
}

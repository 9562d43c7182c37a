//! Brings in the data folder of a version that had only one player, with the files in the folder itself. They become the files of the first player.
//!
//! First everything is copied to a shelf that nothing reads. Once all of it is on the disk, the shelf is renamed to a player's, in one step. Only then are the
//! old files removed. If the program ends in between, the next start finds either all old files and begins again, or the complete player and finishes the rest.

use super::super::backend::{Backend, Trouble};
use super::super::{Kept, last_good, loader::Loader};
use super::{PLAYERS, PlayerFile, name, shelf_of, write};
use std::sync::Arc;

const COPIES: &str = "players.new";
/// Larger files are not copied.
const LARGEST: u64 = 1 << 30;

/// Moves the files of an old version, if there are any, to the first player.
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

/// The files of the one player: the saved files, their copies, and those that were set aside.
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

fn copy(root: &dyn Backend) -> Result<(), Trouble> {
    root.delete(COPIES)?;
    let copies = root.shelf(COPIES);
    for name in old_files(root) {
        // A file that cannot be read is moved unchanged, once the player exists.
        if let Ok(bytes) = root.read(&name, LARGEST) {
            copies.write(&name, &bytes)?;
        }
    }
    write(&*copies, Kept::Player, &PlayerFile { name: String::new(), has_old_files: true })?;
    root.rename(COPIES, &shelf_of(&name::shelf_for("")))?;
    Ok(())
}

/// Removes the old files that a player has copies of.
fn clear_away(root: &dyn Backend, player: &str) -> Result<(), Trouble> {
    let shelf = root.shelf(&shelf_of(player));
    let file = Loader::new(Some(Arc::clone(&shelf)), false).glance(Kept::Player);
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

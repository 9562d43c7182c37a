//! Single files and folders on a disk, in the data folder and wherever a player opens or saves
//! files.

use super::{Obstacle, Trouble, Unread};
use crate::host;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The ending of the names of game files, without the dot.
pub const GAME_ENDING: &str = "domino";

/// How many names are tried for a file beside another one.
const MOST_BESIDE: u32 = 1000;

/// The content of a file that a player chose, up to one byte more than the limit.
pub fn read_file(path: &Path, limit: u64) -> Result<Vec<u8>, Unread> {
    host::handed_in(path).map_or_else(|| read_at(path, limit), Ok)
}

/// Whether something has this name.
pub fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Replaces the content of a file that a player chose, completely or not at all.
pub fn write_file(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    if host::hand_out(path, bytes) {
        return Ok(());
    }
    let path = linked(path)?;
    let fresh = written_beside(&path, bytes)?;
    put_in_place(&fresh, &path)
}

/// The file that a path leads to: what a link points to, so that the link stays.
pub(super) fn linked(path: &Path) -> io::Result<PathBuf> {
    if path.is_symlink() { fs::canonicalize(path) } else { Ok(path.to_owned()) }
}

/// The content of a file, up to one byte more than the limit.
pub(super) fn read_at(path: &Path, limit: u64) -> Result<Vec<u8>, Unread> {
    let about = fs::metadata(path).map_err(|error| unread(&error, path))?;
    // Reading a pipe or a device of that name could block for ever.
    if !about.is_file() {
        return Err(Unread::Unreachable(Obstacle::NotAFile));
    }
    let file = File::open(path).map_err(|error| unread(&error, path))?;
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| unread(&error, path))?;
    Ok(bytes)
}

/// Writes bytes to the disk in a file beside the one to replace, under a name that nothing has.
/// Returns its path.
pub(super) fn written_beside(path: &Path, bytes: &[u8]) -> Result<PathBuf, Trouble> {
    let (mut file, fresh) = made_beside(path)?;
    file.write_all(bytes)?;
    // Without this, a rename may reach the disk before the content.
    file.sync_all()?;
    Ok(fresh)
}

/// Makes an empty file beside another one. What has such a name already belongs to somebody.
fn made_beside(path: &Path) -> io::Result<(File, PathBuf)> {
    for number in 1..=MOST_BESIDE {
        let mut name = path.as_os_str().to_owned();
        name.push(if number == 1 { ".new".to_owned() } else { format!(".new-{number}") });
        let fresh = PathBuf::from(name);
        match OpenOptions::new().write(true).create_new(true).open(&fresh) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|file| (file, fresh)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Gives a file written beside another one the other's name. A new name is synced to the disk,
/// because a finished game must survive a power cut. If a file of that name existed, the worst case
/// is that it is still there.
pub(super) fn put_in_place(fresh: &Path, path: &Path) -> Result<(), Trouble> {
    let is_new = !is_there(path);
    fs::rename(fresh, path)?;
    if is_new {
        sync_folder_of(path);
    }
    Ok(())
}

/// Makes a folder and its parents, and syncs their names to the disk.
pub(super) fn make_folder(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Ok(());
    }
    if let Some(around) = path.parent().filter(|around| !around.as_os_str().is_empty()) {
        make_folder(around)?;
    }
    match fs::create_dir(path) {
        Err(_) if path.is_dir() => Ok(()),
        Err(error) => Err(error),
        Ok(()) => {
            sync_folder_of(path);
            Ok(())
        }
    }
}

/// Syncs the names in a folder to the disk. After a power cut, a new name may be lost that was only
/// in memory. Some disks refuse, and their names reach the disk a little later.
#[cfg(unix)]
fn sync_folder_of(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Other systems cannot open folders like files, and keep a journal of names.
#[cfg(not(unix))]
const fn sync_folder_of(_: &Path) {}

pub(super) fn absent(deleted: io::Result<()>) -> io::Result<()> {
    match deleted {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Why a file could not be read. It is missing only if nothing at all has that name.
pub(super) fn unread(error: &io::Error, path: &Path) -> Unread {
    use io::ErrorKind as Kind;
    let link = fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink());
    match error.kind() {
        Kind::PermissionDenied => Unread::Unreachable(Obstacle::Forbidden),
        _ if link => Unread::Unreachable(Obstacle::LinkToNowhere),
        Kind::NotFound | Kind::NotADirectory => Unread::Missing,
        _ => Unread::Unreachable(Obstacle::Other(error.to_string())),
    }
}

//! A folder on a disk, read and written with care.
//!
//! A file is never written into. Its successor is written beside it, brought to the disk and given its name; the file that was there becomes its last good
//! copy. Whatever happens in between, and even when the current ends, there is either the old file or the new one. Nothing is opened that might be waited on
//! for ever, and no link is followed in writing.

use super::backend::{Backend, Obstacle, Trouble, Unread, last_good, names_aside};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The name of the file that keeps two windows apart.
const LOCK: &str = "lock";

/// A folder.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Held as long as this window saves. The system lets go of it when the program ends, however it ends.
    lock: Mutex<Option<File>>,
}

impl Folder {
    /// The folder of this path, which need not be there yet.
    pub const fn new(path: PathBuf) -> Folder {
        Folder { path, lock: Mutex::new(None) }
    }

    /// Where a file of this name is.
    fn at(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Makes the folder and takes its lock.
    fn locked(&self) -> Result<File, Trouble> {
        fs::create_dir_all(&self.path)?;
        let lock = open_lock(&self.at(LOCK))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Trouble::Taken),
            // Some network disks know no locks; two windows on one of those are the player's own doing.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
        }
    }

    /// Takes the lock anew where somebody has deleted the folder in the meantime: the lock that is held is no longer the one that others would find.
    fn hold_on(&self) -> Result<(), Trouble> {
        let mut held = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        if held.as_ref().is_some_and(|held| is_at(held, &self.at(LOCK))) {
            return Ok(());
        }
        *held = None;
        *held = Some(self.locked()?);
        Ok(())
    }
}

impl Backend for Folder {
    fn claim(&self) -> Result<(), Trouble> {
        self.hold_on()
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        let path = self.at(name);
        let about = fs::metadata(&path).map_err(|error| unread(&error, &path))?;
        // A pipe or a device of that name would be waited on for ever.
        if !about.is_file() {
            return Err(Unread::Unreachable(Obstacle::NotAFile));
        }
        if about.len() > limit {
            return Err(Unread::Damaged);
        }
        let file = File::open(&path).map_err(|error| unread(&error, &path))?;
        let mut bytes = Vec::new();
        file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| unread(&error, &path))?;
        if bytes.len() as u64 > limit { Err(Unread::Damaged) } else { Ok(bytes) }
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Trouble> {
        self.hold_on()?;
        let (path, fresh) = (self.at(name), self.at(&format!("{name}.new")));
        // Whatever has that name, nothing is known of it: a rest of a program that was killed, or something odd that must not be written into.
        absent(fs::remove_file(&fresh))?;
        let mut file = OpenOptions::new().write(true).create_new(true).open(&fresh)?;
        file.write_all(text.as_bytes())?;
        // Without this a rename may reach the disk before what it names.
        file.sync_all()?;
        drop(file);
        self.keep_last(name);
        Ok(fs::rename(&fresh, &path)?)
    }

    fn has(&self, name: &str) -> bool {
        self.at(name).is_file()
    }

    fn set_aside(&self, name: &str) -> Option<String> {
        names_aside(name)
            .find(|aside| fs::symlink_metadata(self.at(aside)).is_err())
            .filter(|aside| fs::rename(self.at(name), self.at(aside)).is_ok())
    }

    fn names(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(&self.path) else { return Vec::new() };
        entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect()
    }

    fn shelf(&self, name: &str) -> Arc<dyn Backend> {
        Arc::new(Folder::new(self.at(name)))
    }

    fn folder(&self) -> Option<&Path> {
        Some(&self.path)
    }
}

impl Folder {
    /// Makes a file its own last good copy as well. A second name for it is enough, as it is never written into. Failing is no harm: an older copy stays.
    fn keep_last(&self, name: &str) {
        let (path, link) = (self.at(name), self.at(&format!("{name}.old")));
        let _ = fs::remove_file(&link);
        if path.is_file() && (fs::hard_link(&path, &link).is_ok() || fs::copy(&path, &link).is_ok()) {
            let _ = fs::rename(&link, self.at(&last_good(name)));
        }
    }
}

/// Opens the lock without emptying it, and makes it if there is none. What is not an ordinary file is left alone: it might be waited on for ever, or be a
/// link to something dear to somebody.
fn open_lock(path: &Path) -> Result<File, Trouble> {
    match fs::symlink_metadata(path) {
        Ok(about) if !about.is_file() => Err(Trouble::Lock),
        Ok(_) => Ok(OpenOptions::new().write(true).open(path)?),
        Err(_) => Ok(OpenOptions::new().write(true).create_new(true).open(path)?),
    }
}

/// Whether a file that is open is the one that has this name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let same = |one: &fs::Metadata, other: &fs::Metadata| (one.dev(), one.ino()) == (other.dev(), other.ino());
    match (file.metadata(), fs::symlink_metadata(path)) {
        (Ok(open), Ok(named)) => same(&open, &named),
        _ => false,
    }
}

/// Elsewhere a file that is open cannot be deleted, so a file of that name is the one.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

/// That there was nothing to delete is no error.
fn absent(deleted: io::Result<()>) -> io::Result<()> {
    match deleted {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// Why a file could not be read. Only where there is nothing at all of that name it is missing.
fn unread(error: &io::Error, path: &Path) -> Unread {
    use io::ErrorKind as Kind;
    let link = fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink());
    match error.kind() {
        Kind::PermissionDenied => Unread::Unreachable(Obstacle::Forbidden),
        _ if link => Unread::Unreachable(Obstacle::LinkToNowhere),
        Kind::NotFound | Kind::NotADirectory => Unread::Missing,
        _ => Unread::Unreachable(Obstacle::Other(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use io::ErrorKind as Kind;

    #[test]
    fn only_where_there_is_nothing_a_file_is_missing_and_no_failure_is_damage() {
        let nothing = Path::new("nothing/of/this/name");
        let why = |kind: Kind| unread(&kind.into(), nothing);
        assert_eq!(why(Kind::NotFound), Unread::Missing);
        assert_eq!(why(Kind::NotADirectory), Unread::Missing);
        assert_eq!(why(Kind::PermissionDenied), Unread::Unreachable(Obstacle::Forbidden));
        for kind in [Kind::TimedOut, Kind::ResourceBusy, Kind::StaleNetworkFileHandle, Kind::Other] {
            assert!(matches!(why(kind), Unread::Unreachable(Obstacle::Other(_))), "{kind}");
        }
    }
}

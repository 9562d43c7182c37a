//! A folder on a disk, read and written with care.
//!
//! A file is never written into. Its successor is written beside it, brought to the disk and given its name; the file that was there becomes its last good
//! copy. Whatever happens in between, and even when the current ends, there is either the old file or the new one. Nothing is opened that might be waited on
//! for ever, and no link is followed in writing.

use super::backend::{Backend, Obstacle, Stamp, Trouble, Unread, last_good, names_aside};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The name of the file that keeps two windows apart.
const LOCK: &str = "lock";

/// A program that was killed holds its lock until the system has cleared it away. Whoever starts it again waits so many times for so long.
const PATIENCE: (u32, Duration) = (15, Duration::from_millis(20));

/// A folder.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Folders within one share its lock.
    lock: Arc<Lock>,
}

/// What keeps two windows apart.
#[derive(Debug)]
struct Lock {
    /// The folder that it stands in.
    path: PathBuf,
    /// Held as long as this window saves. The system lets go of it when the program ends, however it ends.
    held: Mutex<Option<File>>,
}

impl Folder {
    /// The folder of this path, which need not be there yet.
    pub fn new(path: PathBuf) -> Folder {
        let lock = Arc::new(Lock { path: path.clone(), held: Mutex::new(None) });
        Folder { path, lock }
    }

    /// Where a file of this name is.
    fn at(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

impl Lock {
    /// Makes the folder and takes its lock.
    fn locked(&self) -> Result<File, Trouble> {
        fs::create_dir_all(&self.path)?;
        let lock = open_lock(&self.path.join(LOCK))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Trouble::Taken),
            // Some network disks know no locks; two windows on one of those are the player's own doing.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
        }
    }

    /// Takes the lock anew where somebody has deleted the folder in the meantime: the lock that is held is no longer the one that others would find.
    fn hold_on(&self) -> Result<(), Trouble> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.as_ref().is_some_and(|held| is_at(held, &self.path.join(LOCK))) {
            return Ok(());
        }
        *held = None;
        *held = Some(self.locked()?);
        Ok(())
    }
}

impl Backend for Folder {
    fn claim(&self) -> Result<(), Trouble> {
        let (times, pause) = PATIENCE;
        for _ in 0..times {
            match self.lock.hold_on() {
                Err(Trouble::Taken) => thread::sleep(pause),
                done => return done,
            }
        }
        self.lock.hold_on()
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        read_at(&self.at(name), limit)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.lock.hold_on()?;
        fs::create_dir_all(&self.path)?;
        let fresh = written_beside(&self.at(name), bytes)?;
        self.keep_last(name);
        Ok(fs::rename(&fresh, self.at(name))?)
    }

    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble> {
        self.lock.hold_on()?;
        let (from, to) = (self.at(from), self.at(to));
        if fs::symlink_metadata(&from).is_err() {
            return Ok(false);
        }
        if let Some(shelf) = to.parent() {
            fs::create_dir_all(shelf)?;
        }
        fs::rename(from, to)?;
        Ok(true)
    }

    fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.lock.hold_on()?;
        let path = self.at(name);
        // What a link leads to is dear to somebody; only the link itself goes.
        let is_shelf = fs::symlink_metadata(&path).is_ok_and(|about| about.is_dir());
        Ok(absent(if is_shelf { fs::remove_dir_all(path) } else { fs::remove_file(path) })?)
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

    fn stamps(&self) -> Vec<(String, Stamp)> {
        let Ok(entries) = fs::read_dir(&self.path) else { return Vec::new() };
        let stamp = |entry: fs::DirEntry| {
            let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
            let time = about.modified().ok()?.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
            let stamp = Stamp { length: about.len(), time: time.as_nanos() as u64 };
            Some((entry.file_name().into_string().ok()?, stamp))
        };
        entries.flatten().filter_map(stamp).collect()
    }

    fn shelves(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(&self.path) else { return Vec::new() };
        let shelves = entries.flatten().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()));
        shelves.filter_map(|entry| entry.file_name().into_string().ok()).collect()
    }

    fn shelf(&self, name: &str) -> Arc<dyn Backend> {
        Arc::new(Folder { path: self.at(name), lock: Arc::clone(&self.lock) })
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

/// What stands in a file.
pub(super) fn read_at(path: &Path, limit: u64) -> Result<Vec<u8>, Unread> {
    let about = fs::metadata(path).map_err(|error| unread(&error, path))?;
    // A pipe or a device of that name would be waited on for ever.
    if !about.is_file() {
        return Err(Unread::Unreachable(Obstacle::NotAFile));
    }
    if about.len() > limit {
        return Err(Unread::Damaged);
    }
    let file = File::open(path).map_err(|error| unread(&error, path))?;
    let mut bytes = Vec::new();
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| unread(&error, path))?;
    if bytes.len() as u64 > limit { Err(Unread::Damaged) } else { Ok(bytes) }
}

/// Puts bytes in the place of a file, at once or not at all.
pub(super) fn replace(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    let fresh = written_beside(path, bytes)?;
    Ok(fs::rename(fresh, path)?)
}

/// Brings bytes to the disk in a file beside the one that they are to replace. Returns where they are.
fn written_beside(path: &Path, bytes: &[u8]) -> Result<PathBuf, Trouble> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let fresh = PathBuf::from(name);
    // Whatever has that name, nothing is known of it: a rest of a program that was killed, or something odd that must not be written into.
    absent(fs::remove_file(&fresh))?;
    let mut file = OpenOptions::new().write(true).create_new(true).open(&fresh)?;
    file.write_all(bytes)?;
    // Without this a rename may reach the disk before what it names.
    file.sync_all()?;
    Ok(fresh)
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

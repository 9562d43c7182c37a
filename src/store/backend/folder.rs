//! A folder on a disk, read and written with care.
//!
//! A file is never changed in place. Its replacement is written beside it, synced to the disk and
//! renamed. The previous file becomes the last good copy. Whatever happens in between, even a power
//! cut, leaves either the old file or the new one. Nothing is opened that could block for ever. A
//! link in place of a file stays, and what it points to is replaced in the same way.

use super::disk::{absent, linked, make_folder, put_in_place, read_at, unread, written_beside};
use super::{Backend, Stamp, Trouble, Unread, last_good, names_aside, within};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::{collections::BTreeSet, io, thread, time::Duration};

/// The name of the file that keeps two windows apart.
const LOCK: &str = "lock";

/// A killed program keeps its lock until the system has cleaned up. A restarted program tries this
/// many times, and waits this long between two tries.
const PATIENCE: (u32, Duration) = (50, Duration::from_millis(20));

/// A folder.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Folders within a folder share its lock.
    lock: Arc<Lock>,
}

/// Keeps two windows apart, and two threads of one window.
#[derive(Debug)]
struct Lock {
    path: PathBuf,
    /// Held as long as this window saves. The system releases it when the program ends, however it
    /// ends.
    held: Mutex<Option<File>>,
    /// Folders that were moved away. Work still in progress in one of them must not make it again.
    gone: Mutex<BTreeSet<PathBuf>>,
}

impl Folder {
    /// A folder with this path, which need not exist yet.
    pub fn new(path: PathBuf) -> Folder {
        let lock = Arc::new(Lock { path: path.clone(), held: Mutex::default(), gone: Mutex::default() });
        Folder { path, lock }
    }

    fn at(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Makes a folder that does not exist, unless it was moved away.
    fn make(&self, path: &Path) -> io::Result<()> {
        let gone = self.lock.gone();
        // A thread that still finds the folder, and writes to it after it has moved, only fails.
        if !path.is_dir() && path.ancestors().any(|folder| gone.contains(folder)) {
            return Err(io::ErrorKind::NotFound.into());
        }
        make_folder(path)
    }

    /// Keeps a second name for a file, which lies at this path, as its last good copy. That is enough, because files are
    /// never changed in place. It may fail: an older copy then stays.
    fn keep_last(&self, name: &str, path: &Path) {
        let link = self.at(&format!("{name}.old"));
        let _ = fs::remove_file(&link);
        if path.is_file() && (fs::hard_link(path, &link).is_ok() || fs::copy(path, &link).is_ok()) {
            let _ = fs::rename(&link, self.at(&last_good(name)));
        }
    }
}

impl Lock {
    fn locked(&self) -> Result<File, Trouble> {
        make_folder(&self.path)?;
        let lock = open_lock(&self.path.join(LOCK))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Trouble::Taken),
            // Some network disks have no locks. Opening two windows on such a disk is the player's
            // own risk.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
        }
    }

    /// Takes the lock again if somebody has deleted the folder, because others would no longer find
    /// the old lock.
    fn hold_on(&self) -> Result<(), Trouble> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if held.as_ref().is_some_and(|held| is_at(held, &self.path.join(LOCK))) {
            return Ok(());
        }
        *held = None;
        *held = Some(self.locked()?);
        Ok(())
    }

    fn gone(&self) -> MutexGuard<'_, BTreeSet<PathBuf>> {
        self.gone.lock().unwrap_or_else(PoisonError::into_inner)
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
        within(limit, read_at(&self.at(name), limit)?)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.lock.hold_on()?;
        self.make(&self.path)?;
        // In this folder such a file is what a killed program has left.
        let _ = fs::remove_file(self.at(&format!("{name}.new")));
        let path = linked(&self.at(name))?;
        let fresh = written_beside(&path, bytes)?;
        self.keep_last(name, &path);
        put_in_place(&fresh, &path)
    }

    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble> {
        self.lock.hold_on()?;
        let (from, to) = (self.at(from), self.at(to));
        if fs::symlink_metadata(&from).is_err() {
            return Ok(false);
        }
        if let Some(folder) = to.parent() {
            self.make(folder)?;
        }
        // The rename is not synced: the file is whole in either place.
        let mut gone = self.lock.gone();
        fs::rename(&from, &to)?;
        if to.is_dir() {
            gone.remove(&to);
            gone.insert(from);
        }
        Ok(true)
    }

    fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.lock.hold_on()?;
        let path = self.at(name);
        // Delete only the link, never what it points to.
        let is_folder = fs::symlink_metadata(&path).is_ok_and(|about| about.is_dir());
        Ok(absent(if is_folder { fs::remove_dir_all(path) } else { fs::remove_file(path) })?)
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

    fn stamps(&self) -> Result<Vec<(String, Stamp)>, Unread> {
        let entries = match fs::read_dir(&self.path).map_err(|error| unread(&error, &self.path)) {
            Err(Unread::Missing) => return Ok(Vec::new()),
            entries => entries?,
        };
        let stamp = |entry: fs::DirEntry| {
            let about = fs::metadata(entry.path()).ok().filter(fs::Metadata::is_file);
            let stamp = about.and_then(|about| {
                let time = about.modified().ok()?.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
                Some(Stamp { length: about.len(), time: time.as_nanos() as u64 })
            });
            Some((entry.file_name().into_string().ok()?, stamp.unwrap_or_default()))
        };
        Ok(entries.flatten().filter_map(stamp).collect())
    }

    fn folders(&self) -> Vec<String> {
        let Ok(entries) = fs::read_dir(&self.path) else { return Vec::new() };
        // A link to a folder counts, even while its target's disk is away.
        let is_folder = |entry: &fs::DirEntry| {
            let path = entry.path();
            path.is_dir() || path.is_symlink() && !path.exists()
        };
        entries.flatten().filter(is_folder).filter_map(|entry| entry.file_name().into_string().ok()).collect()
    }

    fn folder(&self, name: &str) -> Arc<dyn Backend> {
        Arc::new(Folder { path: self.at(name), lock: Arc::clone(&self.lock) })
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }
}

/// Opens the lock file without emptying it, and makes it if it is missing. Anything but an ordinary
/// file is left alone, because opening it could block for ever, and a link could point to something
/// valuable.
fn open_lock(path: &Path) -> Result<File, Trouble> {
    match fs::symlink_metadata(path) {
        Ok(about) if !about.is_file() => Err(Trouble::Lock),
        Ok(_) => Ok(OpenOptions::new().write(true).open(path)?),
        Err(_) => Ok(OpenOptions::new().write(true).create_new(true).open(path)?),
    }
}

/// Whether an open file is the one with this name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let same = |one: &fs::Metadata, other: &fs::Metadata| (one.dev(), one.ino()) == (other.dev(), other.ino());
    match (file.metadata(), fs::symlink_metadata(path)) {
        (Ok(open), Ok(named)) => same(&open, &named),
        _ => false,
    }
}

/// Other systems do not delete open files, so a file of that name is this one.
#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok()
}

//! Files in memory, for tests and for when nothing is saved. They are gone when the program ends.

use super::{Backend, Stamp, Trouble, Unread, last_good, names_aside, within};
use crate::engine::fnv::Fnv;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Files in memory. Clones share the same files.
#[derive(Clone, Default)]
pub struct Memory {
    files: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
    /// What stands before every name of this folder.
    folder: String,
    guard: Option<Arc<Guard>>,
    keeper: Option<Arc<dyn Mirrored>>,
}

/// Keeps the files somewhere else too.
pub(super) trait Mirrored: Send + Sync {
    /// Whether the files may be changed.
    fn claim(&self) -> Result<(), Trouble>;

    /// Hears that these files have changed, by their whole names.
    fn note(&self, names: Vec<String>);

    /// Why files are not kept.
    fn trouble(&self) -> Option<Trouble>;
}

/// Is called before any change, and may refuse or delay it, like a full, slow or dead disk.
type Guard = dyn Fn(FileChange<'_>) -> Result<(), Trouble> + Send + Sync;

/// What happens to a file. The name is the one in its folder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileChange<'a> {
    /// It is written.
    Write(&'a str),
    /// It is renamed or deleted.
    Move(&'a str),
}

impl Memory {
    /// The same files on a disk that calls `guard` before every change.
    #[must_use]
    pub fn guarded(&self, guard: impl Fn(FileChange<'_>) -> Result<(), Trouble> + Send + Sync + 'static) -> Memory {
        Memory { guard: Some(Arc::new(guard)), ..self.clone() }
    }

    /// A place that keeps nothing, because the system has no folder for it.
    pub(in crate::store) fn without_folder() -> Memory {
        struct NoFolder;
        impl Mirrored for NoFolder {
            fn claim(&self) -> Result<(), Trouble> {
                Err(Trouble::NoFolder)
            }
            fn note(&self, _: Vec<String>) {}
            fn trouble(&self) -> Option<Trouble> {
                None
            }
        }
        Memory::default().kept_by(Arc::new(NoFolder))
    }

    /// The same files, which somebody keeps somewhere else too.
    pub(super) fn kept_by(self, keeper: Arc<dyn Mirrored>) -> Memory {
        Memory { keeper: Some(keeper), ..self }
    }

    /// The content of a file.
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        self.files().get(&self.name(name)).cloned()
    }

    /// Puts a file there unchanged.
    pub fn put(&self, name: &str, bytes: impl Into<Vec<u8>>) {
        self.files().insert(self.name(name), bytes.into());
    }

    /// Removes a file.
    pub fn remove(&self, name: &str) -> Option<Vec<u8>> {
        self.files().remove(&self.name(name))
    }

    /// The files of a folder.
    #[must_use]
    pub fn in_folder(&self, name: &str) -> Memory {
        Memory { folder: format!("{}{name}/", self.folder), ..self.clone() }
    }

    /// The names of all files, in all folders.
    pub fn all(&self) -> Vec<String> {
        self.files().keys().filter_map(|name| name.strip_prefix(&self.folder)).map(str::to_owned).collect()
    }

    fn ask(&self, change: FileChange<'_>) -> Result<(), Trouble> {
        self.claim()?;
        self.guard.as_ref().map_or(Ok(()), |guard| guard(change))
    }

    /// Tells the keeper what has changed.
    fn tell(&self, names: impl IntoIterator<Item = String>) {
        if let Some(keeper) = &self.keeper {
            keeper.note(names.into_iter().collect());
        }
    }

    fn name(&self, name: &str) -> String {
        format!("{}{name}", self.folder)
    }

    fn files(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backend for Memory {
    fn claim(&self) -> Result<(), Trouble> {
        self.keeper.as_ref().map_or(Ok(()), |keeper| keeper.claim())
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        within(limit, self.get(name).ok_or(Unread::Missing)?)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.ask(FileChange::Write(name))?;
        if let Some(before) = self.remove(name) {
            self.put(&last_good(name), before);
        }
        self.put(name, bytes);
        self.tell([self.name(name), self.name(&last_good(name))]);
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble> {
        self.ask(FileChange::Move(from))?;
        let (from, to) = (self.name(from), self.name(to));
        let mut files = self.files();
        let renamed = |name: &str| {
            let rest = name.strip_prefix(&from)?;
            (rest.is_empty() || rest.starts_with('/')).then(|| format!("{to}{rest}"))
        };
        let moved: Vec<(String, String)> =
            files.keys().filter_map(|name| Some((name.clone(), renamed(name)?))).collect();
        for (old, new) in &moved {
            if let Some(bytes) = files.remove(old) {
                files.insert(new.clone(), bytes);
            }
        }
        drop(files);
        let renamed = !moved.is_empty();
        self.tell(moved.into_iter().flat_map(|(old, new)| [old, new]));
        Ok(renamed)
    }

    fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.ask(FileChange::Move(name))?;
        let (file, within) = (self.name(name), format!("{}/", self.name(name)));
        let gone: Vec<String> = self
            .files()
            .extract_if(.., |name, _| *name == file || name.starts_with(&within))
            .map(|(name, _)| name)
            .collect();
        self.tell(gone);
        Ok(())
    }

    fn has(&self, name: &str) -> bool {
        self.files().contains_key(&self.name(name))
    }

    fn set_aside(&self, name: &str) -> Option<String> {
        self.ask(FileChange::Move(name)).ok()?;
        let aside = names_aside(name).find(|aside| !self.has(aside))?;
        let bytes = self.remove(name)?;
        self.put(&aside, bytes);
        self.tell([name, &aside].map(|name| self.name(name)));
        Some(aside)
    }

    fn names(&self) -> Vec<String> {
        let files = self.files();
        let own = files.keys().filter_map(|name| name.strip_prefix(&self.folder));
        own.filter(|name| !name.contains('/')).map(str::to_owned).collect()
    }

    fn stamps(&self) -> Result<Vec<(String, Stamp)>, Unread> {
        let stamp = |bytes: Vec<u8>| Stamp { length: bytes.len() as u64, time: Fnv::of(&bytes) };
        let names = self.names().into_iter();
        Ok(names.filter_map(|name| self.get(&name).map(|bytes| (name, stamp(bytes)))).collect())
    }

    fn folders(&self) -> Vec<String> {
        let files = self.files();
        let within = files.keys().filter_map(|name| name.strip_prefix(&self.folder)?.split_once('/'));
        within.map(|(folder, _)| folder.to_owned()).collect::<BTreeSet<String>>().into_iter().collect()
    }

    fn failed_later(&self) -> Option<Trouble> {
        self.keeper.as_ref().and_then(|keeper| keeper.trouble())
    }

    fn folder(&self, name: &str) -> Arc<dyn Backend> {
        Arc::new(self.in_folder(name))
    }

    fn path(&self) -> Option<&Path> {
        None
    }
}

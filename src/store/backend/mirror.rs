//! Files in memory that are kept somewhere else a little later. A browser has such a place: it takes files at any time, but answers only later whether it
//! has them.
//!
//! Everything that has changed goes there at once, as a single batch that the place takes completely or not at all. So what is kept is always what was in
//! memory at some moment. If a batch fails, its changes go with the next one.

use super::{Backend, Memory, Stamp, Trouble, Unread, last_good};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A file that has changed, with its content if it is still there.
pub type ChangedFile = (String, Option<Vec<u8>>);

/// Files in memory, and what is not kept of them yet. Clones share the same files.
#[derive(Clone)]
pub struct Mirror {
    /// All files, whatever folder this is.
    all: Memory,
    folder: String,
    claimed: Result<(), Trouble>,
    state: Arc<Mutex<State>>,
    /// Is called when there is something to keep.
    wake: Arc<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct State {
    /// The names of files that have changed since the last batch.
    changed: BTreeSet<String>,
    /// The names in the batch that is on its way.
    sent: Option<BTreeSet<String>>,
    trouble: Option<Trouble>,
}

impl Mirror {
    /// A place with these files. `claimed` says whether it may be used for writing, and `wake` is called when there is something to keep.
    pub fn new(
        files: BTreeMap<String, Vec<u8>>,
        claimed: Result<(), Trouble>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Mirror {
        let all = Memory::default();
        for (name, bytes) in files {
            all.put(&name, bytes);
        }
        Mirror { all, folder: String::new(), claimed, state: Arc::default(), wake: Arc::new(wake) }
    }

    /// Puts a file there for this visit alone.
    pub fn lend(&self, name: &str, bytes: &[u8]) {
        self.all.put(name, bytes);
    }

    /// The next batch to keep. There is none while one is on its way. Tell its result with [`was_kept`](Mirror::was_kept).
    pub fn batch(&self) -> Option<Vec<ChangedFile>> {
        let mut state = self.state();
        if state.sent.is_some() || state.changed.is_empty() {
            return None;
        }
        let names = std::mem::take(&mut state.changed);
        let batch = names.iter().map(|name| (name.clone(), self.all.get(name))).collect();
        state.sent = Some(names);
        Some(batch)
    }

    /// Notes whether the batch is kept. If not, all files go with the next one, because whatever failed may have lost more than this batch.
    pub fn was_kept(&self, result: Result<(), Trouble>) {
        let mut state = self.state();
        let sent = state.sent.take();
        state.trouble = result.err();
        if state.trouble.is_some() {
            state.changed.extend(sent.into_iter().flatten().chain(self.all.all()));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn files(&self) -> Memory {
        self.folder.split_terminator('/').fold(self.all.clone(), |files, folder| files.in_folder(folder))
    }

    /// The names of a file, or of a folder's files.
    fn names_in(&self, name: &str) -> Vec<String> {
        let whole = format!("{}{name}", self.folder);
        let within = format!("{whole}/");
        let mut names = self.all.all();
        names.retain(|other| *other == whole || other.starts_with(&within));
        names
    }

    fn note(&self, names: impl IntoIterator<Item = String>) {
        self.state().changed.extend(names);
        (self.wake)();
    }
}

impl Backend for Mirror {
    fn claim(&self) -> Result<(), Trouble> {
        self.claimed.clone()
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        self.files().read(name, limit)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        self.claim()?;
        self.files().write(name, bytes)?;
        self.note([name.to_owned(), last_good(name)].map(|name| format!("{}{name}", self.folder)));
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble> {
        self.claim()?;
        let before = self.names_in(from);
        let renamed = self.files().rename(from, to)?;
        self.note(before.into_iter().chain(self.names_in(to)));
        Ok(renamed)
    }

    fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.claim()?;
        let before = self.names_in(name);
        self.files().delete(name)?;
        self.note(before);
        Ok(())
    }

    fn has(&self, name: &str) -> bool {
        self.files().has(name)
    }

    fn set_aside(&self, name: &str) -> Option<String> {
        self.claim().ok()?;
        let aside = self.files().set_aside(name)?;
        self.note([name, &aside].map(|name| format!("{}{name}", self.folder)));
        Some(aside)
    }

    fn names(&self) -> Vec<String> {
        self.files().names()
    }

    fn stamps(&self) -> Result<Vec<(String, Stamp)>, Unread> {
        self.files().stamps()
    }

    fn folders(&self) -> Vec<String> {
        self.files().folders()
    }

    fn folder(&self, name: &str) -> Arc<dyn Backend> {
        Arc::new(Mirror { folder: format!("{}{name}/", self.folder), ..self.clone() })
    }

    fn path(&self) -> Option<&Path> {
        None
    }

    fn failed_later(&self) -> Option<Trouble> {
        self.state().trouble.clone()
    }
}

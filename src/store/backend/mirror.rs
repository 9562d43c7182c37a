//! Files in memory that are kept somewhere else a little later. A browser has such a place: it
//! takes files at any time, but answers only later whether it has them.
//!
//! Everything that has changed goes there at once, as a single batch that the place takes
//! completely or not at all. So what is kept is always what was in memory at some moment. If a
//! batch fails, its changes go with the next one.

use super::memory::Mirrored;
use super::{Memory, Trouble};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A file that has changed, with its content if it is still there.
pub type ChangedFile = (String, Option<Vec<u8>>);

/// Files in memory, and what is not kept of them yet. Clones share the same files.
#[derive(Clone)]
pub struct Mirror {
    memory: Memory,
    changes: Arc<Changes>,
}

struct Changes {
    claimed: Result<(), Trouble>,
    state: Mutex<MirrorState>,
    /// Is called when there is something to keep.
    wake: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct MirrorState {
    /// The names of files that have changed since the last batch.
    changed: BTreeSet<String>,
    /// The names in the batch that is on its way.
    sent: Option<BTreeSet<String>>,
    trouble: Option<Trouble>,
}

impl Changes {
    fn state(&self) -> MutexGuard<'_, MirrorState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Mirrored for Changes {
    fn claim(&self) -> Result<(), Trouble> {
        self.claimed.clone()
    }

    fn note(&self, names: Vec<String>) {
        self.state().changed.extend(names);
        (self.wake)();
    }

    fn trouble(&self) -> Option<Trouble> {
        self.state().trouble.clone()
    }
}

impl Mirror {
    /// A place with these files. `claimed` says whether it may be used for writing, and `wake` is
    /// called when there is something to keep.
    pub fn new(
        files: BTreeMap<String, Vec<u8>>,
        claimed: Result<(), Trouble>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Mirror {
        let changes = Arc::new(Changes { claimed, state: Mutex::default(), wake: Box::new(wake) });
        let keeper: Arc<dyn Mirrored> = Arc::<Changes>::clone(&changes);
        let memory = Memory::default().kept_by(keeper);
        for (name, bytes) in files {
            memory.put(&name, bytes);
        }
        Mirror { memory, changes }
    }

    /// The files.
    pub fn files(&self) -> Memory {
        self.memory.clone()
    }

    /// The next batch to keep. There is none while one is on its way. Tell its result with
    /// [`was_kept`](Mirror::was_kept).
    pub fn batch(&self) -> Option<Vec<ChangedFile>> {
        let mut state = self.changes.state();
        if state.sent.is_some() || state.changed.is_empty() {
            return None;
        }
        let names = std::mem::take(&mut state.changed);
        let batch = names.iter().map(|name| (name.clone(), self.memory.get(name))).collect();
        state.sent = Some(names);
        Some(batch)
    }

    /// Notes whether the batch is kept. If not, all files go with the next one, because whatever
    /// failed may have lost more than this batch.
    pub fn was_kept(&self, result: Result<(), Trouble>) {
        let mut state = self.changes.state();
        let sent = state.sent.take();
        state.trouble = result.err();
        if state.trouble.is_some() {
            state.changed.extend(sent.into_iter().flatten().chain(self.memory.all()));
        }
    }
}

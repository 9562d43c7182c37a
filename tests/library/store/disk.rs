//! Shared by the tests of files: a folder, some content, and a disk that can refuse to write.

use std::{
    path::Path,
    sync::{Arc, Condvar, Mutex},
};

use electrum_dominoes::store::{Content, FileChange, Kept, Memory, Store, Trouble};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

pub(crate) fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// Content that any file can hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Slip(pub(crate) String, pub(crate) u64);

impl Content for Slip {}

pub(crate) fn slip(text: &str, number: u64) -> Slip {
    Slip(text.to_owned(), number)
}

/// A file saved twice, first as slip 1, then as slip 2, so that it has a last good copy.
pub(crate) fn saved_twice(folder: &Path, file: Kept) {
    let mut store = open(folder);
    for number in 1..=2 {
        store.save(file, slip("saved", number));
    }
    assert_eq!(store.take_notices(), []);
}

/// Files in memory on a disk that can refuse to write or stop responding.
#[derive(Clone, Default)]
pub(crate) struct Disk {
    pub(crate) memory: Memory,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) refuses: Option<Trouble>,
    pub(crate) hangs: bool,
    /// The names of the files that were written, in order.
    pub(crate) written: Vec<String>,
}

impl Disk {
    pub(crate) fn set(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state.0.lock().expect("no test panics here"));
        self.state.1.notify_all();
    }

    pub(crate) fn writes(&self) -> usize {
        self.written().len()
    }

    pub(crate) fn written(&self) -> Vec<String> {
        self.state.0.lock().expect("no test panics here").written.clone()
    }

    pub(crate) fn store(&self) -> Store {
        let state = Arc::clone(&self.state);
        Store::on(Arc::new(self.memory.guarded(move |change| {
            let FileChange::Write(name) = change else { return Ok(()) };
            let (state, answered) = &*state;
            let state = state.lock().expect("no test panics here");
            let mut state = answered.wait_while(state, |state| state.hangs).expect("no test panics here");
            state.written.push(name.to_owned());
            state.refuses.clone().map_or(Ok(()), Err)
        })))
    }
}

/// Made by this program. A program started for it would briefly hold the locks of the other tests.
#[cfg(unix)]
pub(crate) fn pipe(path: &Path) {
    use nix::{sys::stat::Mode, unistd::mkfifo};
    mkfifo(path, Mode::S_IRWXU).expect("a pipe can be made");
}

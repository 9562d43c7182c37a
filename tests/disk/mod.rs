//! What the tests of files share: a folder, something to keep in it, and a disk that can refuse to write.
#![allow(dead_code, reason = "each test uses what it needs of this")]

use std::{
    path::Path,
    sync::{Arc, Condvar, Mutex},
};

use electrum_dominoes::store::{Backend, Content, Kept, Memory, Stamp, Store, Trouble, Unread};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be made")
}

pub(crate) fn open(folder: &Path) -> Store {
    Store::open(Some(folder.to_owned()))
}

/// Something to keep that any file can hold.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Slip(pub(crate) String, pub(crate) u64);

impl Content for Slip {}

pub(crate) fn slip(text: &str, number: u64) -> Slip {
    Slip(text.to_owned(), number)
}

/// A file saved twice, so that it has a last good copy: first as slip 1, then as slip 2.
pub(crate) fn saved_twice(folder: &Path, file: Kept) {
    let mut store = open(folder);
    for number in 1..=2 {
        store.save(file, slip("saved", number));
    }
    assert_eq!(store.take_notices(), []);
}

/// Files in memory on a disk that can refuse to write, or not answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Disk {
    pub(crate) memory: Memory,
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Debug, Default)]
pub(crate) struct State {
    pub(crate) refuses: Option<Trouble>,
    pub(crate) hangs: bool,
    pub(crate) writes: usize,
}

impl Disk {
    pub(crate) fn set(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state.0.lock().expect("no test panics here"));
        self.state.1.notify_all();
    }

    pub(crate) fn writes(&self) -> usize {
        self.state.0.lock().expect("no test panics here").writes
    }

    pub(crate) fn store(&self) -> Store {
        Store::on(Arc::new(self.clone()))
    }
}

impl Backend for Disk {
    fn claim(&self) -> Result<(), Trouble> {
        self.memory.claim()
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        self.memory.read(name, limit)
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Trouble> {
        let state = self.state.0.lock().expect("no test panics here");
        let mut state = self.state.1.wait_while(state, |state| state.hangs).expect("no test panics here");
        state.writes += 1;
        state.refuses.clone().map_or(Ok(()), Err)?;
        self.memory.write(name, bytes)
    }

    fn rename(&self, from: &str, to: &str) -> Result<bool, Trouble> {
        self.memory.rename(from, to)
    }

    fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.memory.delete(name)
    }

    fn stamps(&self) -> Vec<(String, Stamp)> {
        self.memory.stamps()
    }

    fn shelves(&self) -> Vec<String> {
        self.memory.shelves()
    }

    fn has(&self, name: &str) -> bool {
        self.memory.has(name)
    }

    fn set_aside(&self, name: &str) -> Option<String> {
        self.memory.set_aside(name)
    }

    fn names(&self) -> Vec<String> {
        self.memory.names()
    }

    fn shelf(&self, name: &str) -> Arc<dyn Backend> {
        self.memory.shelf(name)
    }

    fn folder(&self) -> Option<&Path> {
        None
    }
}

#[cfg(unix)]
pub(crate) fn pipe(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.is_ok_and(|status| status.success()), "a pipe can be made");
}

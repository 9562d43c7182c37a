//! Files in memory, which last as long as the program: for tests.

use super::backend::{Backend, Trouble, Unread, last_good, names_aside};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Files in memory. Whoever has a clone has the same files.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    files: Arc<Mutex<BTreeMap<String, Vec<u8>>>>,
    /// What stands before every name of this shelf.
    shelf: String,
}

impl Memory {
    /// What stands in a file.
    pub fn get(&self, name: &str) -> Option<Vec<u8>> {
        self.files().get(&self.name(name)).cloned()
    }

    /// Puts a file there as it is.
    pub fn put(&self, name: &str, bytes: impl Into<Vec<u8>>) {
        self.files().insert(self.name(name), bytes.into());
    }

    /// Takes a file away.
    pub fn remove(&self, name: &str) -> Option<Vec<u8>> {
        self.files().remove(&self.name(name))
    }

    fn name(&self, name: &str) -> String {
        format!("{}{name}", self.shelf)
    }

    fn files(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u8>>> {
        self.files.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Backend for Memory {
    fn claim(&self) -> Result<(), Trouble> {
        Ok(())
    }

    fn read(&self, name: &str, limit: u64) -> Result<Vec<u8>, Unread> {
        let bytes = self.get(name).ok_or(Unread::Missing)?;
        if bytes.len() as u64 > limit { Err(Unread::Damaged) } else { Ok(bytes) }
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Trouble> {
        if let Some(before) = self.remove(name) {
            self.put(&last_good(name), before);
        }
        self.put(name, text);
        Ok(())
    }

    fn has(&self, name: &str) -> bool {
        self.files().contains_key(&self.name(name))
    }

    fn set_aside(&self, name: &str) -> Option<String> {
        let aside = names_aside(name).find(|aside| !self.has(aside))?;
        let bytes = self.remove(name)?;
        self.put(&aside, bytes);
        Some(aside)
    }

    fn names(&self) -> Vec<String> {
        let files = self.files();
        let own = files.keys().filter_map(|name| name.strip_prefix(&self.shelf));
        own.filter(|name| !name.contains('/')).map(str::to_owned).collect()
    }

    fn shelf(&self, name: &str) -> Arc<dyn Backend> {
        Arc::new(Memory { files: Arc::clone(&self.files), shelf: format!("{}{name}/", self.shelf) })
    }

    fn folder(&self) -> Option<&Path> {
        None
    }
}

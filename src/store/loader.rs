//! Reads files with care. A damaged file is moved aside unchanged, a file that cannot be read or is
//! from a later version stays as it is, and the player is told.

use super::backend::{Backend, Obstacle, Trouble, Unread, last_good};
use super::envelope::{self, Content};
use super::{archive::WhyLeftOut, files::Kept};
use crate::engine::fnv::Fnv;
use std::{collections::BTreeSet, sync::Arc};

/// Something about the files that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file was damaged.
    Damaged {
        /// Which file.
        file: Kept,
        /// Its new name, or `None` if it could not be moved.
        aside: Option<String>,
        /// Whether its last good copy was read instead.
        copy: bool,
    },
    /// A file was missing, and its last good copy was read instead.
    FromCopy(Kept),
    /// A file could not be read, so its content is unknown. It stays as it is, and nothing is saved
    /// over it.
    Unreachable {
        /// Which file.
        file: Kept,
        /// Why it could not be read.
        why: Obstacle,
        /// Whether its last good copy was read instead.
        copy: bool,
    },
    /// The files of one player lay among the players' folders, in a form that is not read. They are
    /// in this folder now.
    OtherForm(String),
    /// A later version of the game wrote this file. It stays as it is.
    Newer(Kept),
    /// Nothing can be saved, and why. It ends when [`Store::is_well`](super::Store::is_well)
    /// returns true.
    CannotSave(Trouble),
    /// Another window of the game is open, and only that one saves.
    SecondWindow,
    /// A search for a move failed. The details are in the log.
    Stumbled,
    /// Nestor plays in the place of the program with this name.
    Replaced(String),
    /// This many games of the archive are not in the list.
    LeftOut(WhyLeftOut, usize),
    /// A finished game is too long for the archive.
    TooLongToKeep,
}

impl Notice {
    /// The same notice with the folder of the file, since every player has their own files.
    pub(super) fn in_folder(self, place: &str) -> Notice {
        match self {
            Notice::Damaged { file, aside: Some(aside), copy } if !place.is_empty() => {
                Notice::Damaged { file, aside: Some(format!("{place}/{aside}")), copy }
            }
            other => other,
        }
    }

    const fn file(&self) -> Option<Kept> {
        match self {
            Notice::Damaged { file, .. }
            | Notice::Unreachable { file, .. }
            | Notice::FromCopy(file)
            | Notice::Newer(file) => Some(*file),
            Notice::CannotSave(_)
            | Notice::OtherForm(_)
            | Notice::SecondWindow
            | Notice::Stumbled
            | Notice::Replaced(..)
            | Notice::LeftOut(..)
            | Notice::TooLongToKeep => None,
        }
    }
}

pub(super) struct Loader {
    pub(super) backend: Arc<dyn Backend>,
    /// Whether this window saves. A window that does not save changes nothing, because the first
    /// window may be about to repair it.
    saves: bool,
    /// Files that must not be written: from a later version, unreadable, or damaged and impossible
    /// to move.
    pub(super) frozen: BTreeSet<Kept>,
    pub(super) notices: Vec<Notice>,
}

impl Loader {
    pub(super) const fn new(backend: Arc<dyn Backend>, saves: bool) -> Loader {
        Loader { backend, saves, frozen: BTreeSet::new(), notices: Vec::new() }
    }

    /// The content of a file, or nothing if it cannot be read. The player is not told.
    pub(super) fn glance<T: Content>(&self, file: Kept) -> Option<T> {
        self.read(file, file.name(), &Some).ok().map(|(found, _)| found)
    }

    /// The content of a file and its hash, if it is there and whole. Otherwise the content of its
    /// last good copy, without a hash. `check` decides whether the content makes sense.
    pub(super) fn load<T: Content, U>(
        &mut self,
        file: Kept,
        check: impl Fn(T) -> Option<U>,
    ) -> Option<(U, Option<u64>)> {
        match self.read(file, file.name(), &check) {
            Ok((found, hash)) => Some((found, Some(hash))),
            Err(why) => self.load_copy(file, why, &check).map(|found| (found, None)),
        }
    }

    /// The content of the last good copy of a file that could not be read. Tells the player about
    /// both.
    fn load_copy<T: Content, U>(&mut self, file: Kept, why: Unread, check: &impl Fn(T) -> Option<U>) -> Option<U> {
        if why == Unread::Newer {
            self.freeze(file, Notice::Newer(file));
            return None;
        }
        let name = last_good(file.name());
        let aside = if why == Unread::Damaged { self.set_aside(file, file.name()) } else { None };
        let found = self.read(file, &name, check).map(|(found, _)| found);
        let copy = found.is_ok();
        if copy && matches!(why, Unread::Missing | Unread::Damaged) {
            self.bring_back(file, &name);
        }
        match why {
            Unread::Missing if copy => self.tell(Notice::FromCopy(file)),
            Unread::Missing | Unread::Newer => {}
            Unread::Damaged => self.tell(Notice::Damaged { file, aside, copy }),
            Unread::Unreachable(why) => self.freeze(file, Notice::Unreachable { file, why, copy }),
        }
        match found {
            Ok(found) => return Some(found),
            Err(Unread::Missing) => {}
            Err(Unread::Newer) => self.freeze(file, Notice::Newer(file)),
            Err(Unread::Unreachable(why)) => self.freeze(file, Notice::Unreachable { file, why, copy }),
            Err(Unread::Damaged) => {
                let aside = self.set_aside(file, &name);
                self.tell(Notice::Damaged { file, aside, copy });
            }
        }
        None
    }

    /// Puts the last good copy of a file in its place, so that it is told once and not at every start.
    fn bring_back(&self, file: Kept, copy: &str) {
        if !self.saves || self.frozen.contains(&file) {
            return;
        }
        if let Ok(bytes) = self.backend.read(copy, file.limit()) {
            // If it fails, the player is told by the first change that cannot be saved.
            let _ = self.backend.write(file.name(), &bytes);
        }
    }

    fn read<T: Content, U>(&self, file: Kept, name: &str, check: &impl Fn(T) -> Option<U>) -> Result<(U, u64), Unread> {
        let bytes = self.backend.read(name, file.limit())?;
        let found = check(envelope::opened(&bytes, file.version())?).ok_or(Unread::Damaged)?;
        Ok((found, Fnv::of(&bytes)))
    }

    /// Stops writing a file, and tells the player why.
    fn freeze(&mut self, file: Kept, notice: Notice) {
        self.frozen.insert(file);
        self.tell(notice);
    }

    /// Tells the player about a file, unless there is already a notice about it.
    fn tell(&mut self, notice: Notice) {
        let told = self.notices.iter().filter_map(Notice::file);
        if !told.into_iter().any(|file| notice.file() == Some(file)) {
            self.notices.push(notice);
        }
    }

    /// Moves a damaged file aside and returns its new name. A file that cannot be moved is not
    /// overwritten.
    fn set_aside(&mut self, file: Kept, name: &str) -> Option<String> {
        let aside = if self.saves { self.backend.set_aside(name) } else { None };
        if aside.is_none() {
            self.frozen.insert(file);
        }
        aside
    }
}

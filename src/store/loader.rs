//! Reading files with care: what is damaged is moved aside as it is, what cannot be reached or is of a later version is left alone, and the player is told.

use super::archive::WhyLeftOut;
use super::backend::{Backend, Obstacle, Trouble, Unread, last_good};
use super::envelope::{self, Content};
use super::files::Kept;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Something about the files that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file made no sense. `aside` is its new name, or nothing when it could not be moved; `copy` says whether the
    /// last good copy has taken its place.
    Damaged {
        /// Which file.
        file: Kept,
        /// Its new name.
        aside: Option<String>,
        /// The last good copy was read in its stead.
        copy: bool,
    },
    /// A file was gone, and its last good copy has taken its place.
    FromCopy(Kept),
    /// A file could not be read, whatever stands in it. It is left as it is, and nothing is saved in its place.
    Unreachable {
        /// Which file.
        file: Kept,
        /// Why it could not be read.
        why: Obstacle,
        /// The last good copy was read in its stead.
        copy: bool,
    },
    /// A later version of the game wrote this file. It is left as it is.
    Newer(Kept),
    /// Nothing can be saved, and why. It is over once [`Store::is_well`](super::Store::is_well) says so.
    CannotSave(Trouble),
    /// Another window of the game is open, and that one saves.
    SecondWindow,
    /// A search for a move has failed. It is no matter of files, but the log that has the details is one.
    Stumbled,
    /// The player's own file of words in the language of this tag cannot be read whole.
    BrokenWords(String),
    /// So many games of the archive are not in the list.
    LeftOut(WhyLeftOut, usize),
    /// A game that is over is too long for the archive.
    TooLongToKeep,
}

impl Notice {
    /// The same with the shelf on which it was found: of some files every player has one.
    pub(super) fn on_shelf(self, place: &str) -> Notice {
        match self {
            Notice::Damaged { file, aside: Some(aside), copy } if !place.is_empty() => {
                Notice::Damaged { file, aside: Some(format!("{place}/{aside}")), copy }
            }
            other => other,
        }
    }

    /// The one file that it is about.
    const fn file(&self) -> Option<Kept> {
        match self {
            Notice::Damaged { file, .. }
            | Notice::Unreachable { file, .. }
            | Notice::FromCopy(file)
            | Notice::Newer(file) => Some(*file),
            Notice::CannotSave(_)
            | Notice::SecondWindow
            | Notice::Stumbled
            | Notice::BrokenWords(_)
            | Notice::LeftOut(..)
            | Notice::TooLongToKeep => None,
        }
    }
}

/// Whoever reads the files of a place.
pub(super) struct Loader {
    /// Where the files are, if they are anywhere.
    backend: Option<Arc<dyn Backend>>,
    /// Whether this window saves. One that does not leaves everything as it is: the first one may be about to mend it.
    saves: bool,
    /// Files that must not be written: of a later version, not to be reached, or damaged and not to be moved.
    frozen: BTreeSet<Kept>,
    /// What the player should be told.
    pub(super) notices: Vec<Notice>,
}

impl Loader {
    pub(super) const fn new(backend: Arc<dyn Backend>, saves: bool) -> Loader {
        Loader { backend: Some(backend), saves, frozen: BTreeSet::new(), notices: Vec::new() }
    }

    /// Finds nothing.
    pub(super) const fn nowhere() -> Loader {
        Loader { backend: None, saves: false, frozen: BTreeSet::new(), notices: Vec::new() }
    }

    /// Where the files are.
    pub(super) const fn backend(&self) -> Option<&Arc<dyn Backend>> {
        self.backend.as_ref()
    }

    /// Whether this file must not be written.
    pub(super) fn is_frozen(&self, file: Kept) -> bool {
        self.frozen.contains(&file)
    }

    /// What stands in a file, without a word if it cannot be read.
    pub(super) fn glance<T: Content>(&self, file: Kept) -> Option<T> {
        self.read(file, file.name(), &Some).ok().map(|(found, _)| found)
    }

    /// What stands in a file, if it is there and whole, and its hash; else what stands in its last good copy, without one. `check` has the last word on
    /// whether the content makes sense.
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

    /// What stands in the last good copy of a file that could not be read, with a word about both.
    fn load_copy<T: Content, U>(&mut self, file: Kept, why: Unread, check: &impl Fn(T) -> Option<U>) -> Option<U> {
        if why == Unread::Newer {
            self.freeze(file, Notice::Newer(file));
            return None;
        }
        let name = last_good(file.name());
        let aside = if why == Unread::Damaged { self.set_aside(file, file.name()) } else { None };
        let found = self.read(file, &name, check).map(|(found, _)| found);
        let copy = found.is_ok();
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

    /// What stands under a name, and the hash of it.
    fn read<T: Content, U>(&self, file: Kept, name: &str, check: &impl Fn(T) -> Option<U>) -> Result<(U, u64), Unread> {
        let backend = self.backend.as_ref().ok_or(Unread::Missing)?;
        let bytes = backend.read(name, file.limit())?;
        let found = check(envelope::opened(&bytes, file.version())?).ok_or(Unread::Damaged)?;
        Ok((found, envelope::hash(&bytes)))
    }

    /// Tells the player something about a file that is not written from now on.
    fn freeze(&mut self, file: Kept, notice: Notice) {
        self.frozen.insert(file);
        self.tell(notice);
    }

    /// Tells the player something about a file, unless there is something to tell about it already.
    fn tell(&mut self, notice: Notice) {
        let told = self.notices.iter().filter_map(Notice::file);
        if !told.into_iter().any(|file| notice.file() == Some(file)) {
            self.notices.push(notice);
        }
    }

    /// Moves a damaged file out of the way and returns its new name. One that cannot be moved is not written over.
    fn set_aside(&mut self, file: Kept, name: &str) -> Option<String> {
        let aside = self.backend.as_ref().filter(|_| self.saves).and_then(|backend| backend.set_aside(name));
        if aside.is_none() {
            self.frozen.insert(file);
        }
        aside
    }
}

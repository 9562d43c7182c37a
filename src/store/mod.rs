//! The only room that touches files.
//!
//! There are [eight](Kept), each on its own, so that one that is damaged takes nothing else with it. Nothing here fails: what goes wrong becomes a [`Notice`] for the player, and the game goes on.
//!
//! Four things never happen to a file: it is not overwritten before its successor is on the disk, not overwritten
//! when it could not be read, not taken for damaged when it only could not be reached, and not touched when a later
//! version of the game wrote it.

mod archive;
mod backend;
mod envelope;
mod exchange;
mod files;
mod filing;
mod folder;
mod languages;
mod log;
mod memory;
mod players;
mod settings;
mod writer;

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::Arc,
};

use self::writer::{Done, Job, Patience, Scribe, Slot, Writer};
pub use self::{
    archive::{Archive, Games, table_of, table_of_sums},
    backend::{Backend, Obstacle, Stamp, Trouble, Unread, last_good},
    envelope::{Content, Older},
    exchange::{GAME_ENDING, documents, is_there, read_file, write_file},
    files::Kept,
    folder::Folder,
    languages::LanguageFile,
    log::log_panics,
    memory::{FileChange, Memory},
    players::{BadName, LONGEST_NAME, Player, PlayerTrouble, Players},
    settings::{HandOrder, ScoreStyle, Settings, WindowPlace},
};

/// The name of the game's folder in the platform's place for such.
const FOLDER: &str = "electrum-dominoes";

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
    /// Nothing can be saved, and why. It is over once [`Store::is_well`] says so.
    CannotSave(Trouble),
    /// Another window of the game is open, and that one saves.
    SecondWindow,
    /// A search for a move has failed. It is no matter of files, but the log that has the details is one.
    Stumbled,
    /// The player's own file of words in the language of this tag cannot be read whole.
    BrokenWords(String),
    /// So many games of the archive made no sense, and were set aside.
    DamagedGames(usize),
}

impl Notice {
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
            | Notice::DamagedGames(_) => None,
        }
    }
}

/// Whoever writes the files.
enum Pen {
    /// The window's own thread, which waits for the disk.
    Here(Scribe),
    /// A thread of its own.
    Behind(Writer),
}

/// The files of one player, for one sitting.
pub struct Store {
    /// Where the files are, if they are anywhere.
    backend: Option<Arc<dyn Backend>>,
    /// Where there is what all players share.
    shared: Option<Arc<dyn Backend>>,
    archive: Archive,
    pen: Option<Pen>,
    /// Whether this window saves.
    saves: bool,
    /// Files that must not be written: of a later version, not to be reached, or damaged and not to be moved.
    frozen: BTreeSet<Kept>,
    /// Files that could not be written when it was last tried.
    failing: BTreeSet<Slot>,
    notices: Vec<Notice>,
}

impl Store {
    /// The files below `folder`, or in the platform's place when there is none.
    pub fn open(folder: Option<PathBuf>) -> Self {
        let place = || directories::ProjectDirs::from("", "", FOLDER).map(|places| places.data_dir().to_owned());
        if let Some(folder) = folder.or_else(place) {
            return Self::on(Arc::new(Folder::new(folder)));
        }
        let mut store = Self::nowhere();
        store.notices.push(Notice::CannotSave(Trouble::NoFolder));
        store
    }

    /// The files in a place of their own.
    pub fn on(backend: Arc<dyn Backend>) -> Self {
        Self::on_shelf(Arc::clone(&backend), backend)
    }

    /// The files of a player, beside what all players share.
    fn on_shelf(shared: Arc<dyn Backend>, backend: Arc<dyn Backend>) -> Self {
        let mut store = Self::nowhere();
        store.backend = Some(Arc::clone(&backend));
        store.shared = Some(shared);
        let claimed = backend.claim();
        store.archive = Archive::new(&backend, claimed.is_ok());
        match claimed {
            Ok(()) => {
                store.saves = true;
                store.pen = Some(Pen::Here(Scribe::new(backend)));
            }
            Err(Trouble::Taken) => store.notices.push(Notice::SecondWindow),
            Err(trouble) => store.notices.push(Notice::CannotSave(trouble)),
        }
        store
    }

    /// Files nowhere: nothing is found and nothing is kept, without a word. For tests and for looking.
    pub fn nowhere() -> Self {
        let (frozen, failing) = (BTreeSet::new(), BTreeSet::new());
        let archive = Archive::nowhere();
        Self { backend: None, shared: None, archive, pen: None, saves: false, frozen, failing, notices: Vec::new() }
    }

    /// From now on files are written on a thread of their own; `wake` is called when there is something to tell the player about that. This comes before
    /// anything is loaded or saved.
    pub fn write_behind(&mut self, wake: impl Fn() + Clone + Send + 'static) {
        self.archive.read_behind(wake.clone());
        let backend = self.backend.as_ref().filter(|_| self.saves);
        let writer = backend.and_then(|backend| Writer::start(Arc::clone(backend), Patience::USUAL, wake));
        if let Some(writer) = writer {
            self.pen = Some(Pen::Behind(writer));
        }
    }

    /// Waits until everything that was to be saved is on the disk, or has failed to get there once more. A disk that does not answer is not waited for
    /// for ever.
    pub fn settle(&mut self) {
        if let Some(Pen::Behind(writer)) = &mut self.pen {
            writer.settle();
        }
        self.settle_here();
    }

    /// Tries again what could not be written, where there is no thread that does.
    fn settle_here(&mut self) {
        if let Some(Pen::Here(scribe)) = &mut self.pen {
            let done = scribe.try_again();
            self.heard(done);
        }
    }

    /// Where the files are.
    pub fn folder(&self) -> Option<&Path> {
        self.shared.as_ref()?.folder()
    }

    /// Whether files are written on a thread of their own.
    pub const fn writes_behind(&self) -> bool {
        matches!(self.pen, Some(Pen::Behind(_)))
    }

    /// The games of the player that are kept for good.
    pub const fn archive(&self) -> &Archive {
        &self.archive
    }

    /// This window saves what is played in it.
    pub const fn saves(&self) -> bool {
        self.saves
    }

    /// Whether all that was saved is on the disk, or on its way there: [`Notice::CannotSave`] is no longer true.
    pub fn is_well(&mut self) -> bool {
        self.hear();
        self.saves && self.failing.is_empty()
    }

    /// What the player should be told, once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        self.hear();
        let damaged = self.archive.take_damaged();
        if damaged > 0 {
            self.notices.push(Notice::DamagedGames(damaged));
        }
        std::mem::take(&mut self.notices)
    }

    /// What stands in a file, if it is there and whole; else what stands in its last good copy.
    pub fn load<T: Content>(&mut self, file: Kept) -> Option<T> {
        self.load_checked(file, Some)
    }

    /// What stands in a file, without a word if it cannot be read: for what must be known before there is a window to say it in.
    pub fn glance<T: Content>(&self, file: Kept) -> Option<T> {
        self.read(file, file.name(), Some).ok().map(|(found, _)| found)
    }

    /// The same, where `check` has the last word on whether the content makes sense, and turns it into what is wanted.
    pub fn load_checked<T: Content, U>(&mut self, file: Kept, check: impl Fn(T) -> Option<U>) -> Option<U> {
        self.settle();
        match self.read(file, file.name(), &check) {
            Ok((found, hash)) => {
                self.note(file, hash);
                Some(found)
            }
            Err(why) => self.load_copy(file, why, &check),
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
    fn read<T: Content, U>(&self, file: Kept, name: &str, check: impl Fn(T) -> Option<U>) -> Result<(U, u64), Unread> {
        let backend = self.backend.as_ref().ok_or(Unread::Missing)?;
        let bytes = backend.read(name, file.limit())?;
        let found = check(envelope::opened(&bytes, file.version())?).ok_or(Unread::Damaged)?;
        Ok((found, envelope::hash(&bytes)))
    }

    /// Takes note of what stands in a file, so that the same is not written again.
    fn note(&mut self, file: Kept, hash: u64) {
        match &mut self.pen {
            Some(Pen::Here(scribe)) => scribe.note(file, hash),
            Some(Pen::Behind(writer)) => writer.note(file, hash),
            None => {}
        }
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
        // A second window leaves everything as it is: the first one may be about to mend it.
        let aside = self.backend.as_ref().filter(|_| self.saves).and_then(|backend| backend.set_aside(name));
        if aside.is_none() {
            self.frozen.insert(file);
        }
        aside
    }

    /// Writes a file. When that fails the player is told once, and it is tried again by and by; once all files can be written again, the next failure is
    /// news.
    pub fn save<T: Content + Send + 'static>(&mut self, file: Kept, content: T) {
        self.hear();
        if !self.frozen.contains(&file) {
            self.write(Job::new(file, content));
        }
    }

    fn write(&mut self, job: Job) {
        match &mut self.pen {
            Some(Pen::Here(scribe)) => {
                let done = scribe.write(job);
                self.heard(done);
            }
            Some(Pen::Behind(writer)) => writer.write(job),
            None => {}
        }
    }

    /// Hears what has become of what was written meanwhile.
    fn hear(&mut self) {
        if let Some(Pen::Behind(writer)) = &self.pen {
            let done: Vec<Done> = std::iter::from_fn(|| writer.next_done()).collect();
            self.heard(done);
        }
    }

    /// Takes note of trouble, and has something to tell the player unless there has been some ever since it was told.
    fn heard(&mut self, done: Vec<Done>) {
        for Done { slot, result } in done {
            match result {
                Ok(()) => _ = self.failing.remove(&slot),
                Err(trouble) => {
                    if self.failing.is_empty() {
                        self.notices.push(Notice::CannotSave(trouble));
                    }
                    self.failing.insert(slot);
                }
            }
        }
    }

    /// The languages in `lang/`, for [`Words`](crate::ui::words::Words).
    pub fn languages(&self) -> Vec<LanguageFile> {
        self.shared.as_deref().map(languages::read_all).unwrap_or_default()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        let in_time = match &mut self.pen {
            Some(Pen::Behind(writer)) => writer.end(),
            Some(Pen::Here(_)) | None => true,
        };
        self.settle_here();
        self.hear();
        if !in_time || !self.failing.is_empty() {
            log::note_at_the_end(self.folder(), "the disk did not take all that was to be saved");
        }
    }
}

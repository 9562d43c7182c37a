//! The only room that touches files.
//!
//! There is a [handful](Kept) of them, each on its own, so that one that is damaged takes nothing else with it. Nothing here fails: what goes wrong becomes a [`Notice`] for the player, and the game goes on.
//!
//! Four things never happen to a file: it is not overwritten before its successor is on the disk, not overwritten
//! when it could not be read, not taken for damaged when it only could not be reached, and not touched when a later
//! version of the game wrote it.

mod archive;
pub mod backend;
mod desktop;
mod envelope;
mod files;
mod filing;
mod languages;
mod loader;
mod log;
mod players;
mod settings;
mod writer;

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::Arc,
};

use self::loader::Loader;
use self::writer::{Finished, Job, Patience, Scribe, Subject, Writer};
pub use self::{
    archive::{Archive, Games, WhyLeftOut, table_of, table_of_sums},
    backend::{
        Backend, FileChange, Folder, GAME_ENDING, Memory, Obstacle, Stamp, Trouble, Unread, documents, is_there,
        last_good, read_file, write_file,
    },
    desktop::wants_silence,
    envelope::{Content, Older},
    files::Kept,
    languages::LanguageFile,
    loader::Notice,
    log::log_panics,
    players::{BadName, LONGEST_NAME, Player, PlayerTrouble, Players},
    settings::{HandOrder, Loudness, ScoreStyle, Settings, WindowPlace},
};

/// The name of the game's folder in the platform's place for such.
const FOLDER: &str = "electrum-dominoes";

/// Whoever writes the files.
enum Pen {
    /// The window's own thread, which waits for the disk.
    Here(Scribe),
    /// A thread of its own.
    Behind(Writer),
}

/// The files of one player, for one sitting.
pub struct Store {
    /// Where there is what all players share.
    shared: Option<Arc<dyn Backend>>,
    files: Loader,
    archive: Archive,
    pen: Option<Pen>,
    /// Files that could not be written when it was last tried.
    failing: BTreeSet<Subject>,
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
        store.shared = Some(shared);
        let claimed = backend.claim();
        store.files = Loader::new(Arc::clone(&backend), claimed.is_ok());
        store.archive = Archive::new(&backend, claimed.is_ok());
        match claimed {
            Ok(()) => store.pen = Some(Pen::Here(Scribe::new(backend))),
            Err(Trouble::Taken) => store.notices.push(Notice::SecondWindow),
            Err(trouble) => store.notices.push(Notice::CannotSave(trouble)),
        }
        store
    }

    /// Files nowhere: nothing is found and nothing is kept, without a word. For tests and for looking.
    pub fn nowhere() -> Self {
        let (files, archive) = (Loader::nowhere(), Archive::nowhere());
        Self { shared: None, files, archive, pen: None, failing: BTreeSet::new(), notices: Vec::new() }
    }

    /// From now on files are written on a thread of their own; `wake` is called when there is something to tell the player about that. This comes before
    /// anything is loaded or saved.
    pub fn write_behind(&mut self, wake: impl Fn() + Clone + Send + 'static) {
        self.archive.read_behind(wake.clone());
        let backend = self.files.backend().filter(|_| self.saves());
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
        self.pen.is_some()
    }

    /// Whether all that was saved is on the disk, or on its way there: [`Notice::CannotSave`] is no longer true.
    pub fn is_well(&mut self) -> bool {
        self.hear();
        self.saves() && self.failing.is_empty()
    }

    /// What the player should be told, once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        self.hear();
        self.notices.append(&mut self.files.notices);
        self.notices.extend(self.archive.take_left_out().into_iter().map(|(why, games)| Notice::LeftOut(why, games)));
        std::mem::take(&mut self.notices)
    }

    /// What stands in a file, if it is there and whole; else what stands in its last good copy.
    pub fn load<T: Content>(&mut self, file: Kept) -> Option<T> {
        self.load_checked(file, Some)
    }

    /// What stands in a file, without a word if it cannot be read: for what must be known before there is a window to say it in.
    pub fn glance<T: Content>(&self, file: Kept) -> Option<T> {
        self.files.glance(file)
    }

    /// The same, where `check` has the last word on whether the content makes sense, and turns it into what is wanted.
    pub fn load_checked<T: Content, U>(&mut self, file: Kept, check: impl Fn(T) -> Option<U>) -> Option<U> {
        self.settle();
        let (found, hash) = self.files.load(file, check)?;
        if let Some(hash) = hash {
            self.note(file, hash);
        }
        Some(found)
    }

    /// Takes note of what stands in a file, so that the same is not written again.
    fn note(&mut self, file: Kept, hash: u64) {
        match &mut self.pen {
            Some(Pen::Here(scribe)) => scribe.note(file, hash),
            Some(Pen::Behind(writer)) => writer.note(file, hash),
            None => {}
        }
    }

    /// Writes a file. When that fails the player is told once, and it is tried again by and by; once all files can be written again, the next failure is
    /// news.
    pub fn save<T: Content + Send + 'static>(&mut self, file: Kept, content: T) {
        self.hear();
        if !self.files.is_frozen(file) {
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
            let done: Vec<Finished> = std::iter::from_fn(|| writer.next_done()).collect();
            self.heard(done);
        }
    }

    /// Takes note of trouble, and has something to tell the player unless there has been some ever since it was told.
    fn heard(&mut self, done: Vec<Finished>) {
        for Finished { subject, result } in done {
            match result {
                Ok(()) => _ = self.failing.remove(&subject),
                // It is not tried again, so nothing is waiting for better times.
                Err(Trouble::TooLong) if subject == Subject::Archive => self.notices.push(Notice::TooLongToKeep),
                Err(trouble) => {
                    if self.failing.is_empty() {
                        self.notices.push(Notice::CannotSave(trouble));
                    }
                    self.failing.insert(subject);
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

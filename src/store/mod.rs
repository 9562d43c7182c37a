//! The only module that touches files.
//!
//! There are a [handful](Kept) of files, all separate, so that damage to one does not affect the
//! others. Nothing here fails. Every problem becomes a [`Notice`] for the player, and the game goes
//! on.
//!
//! Four things never happen to a file. It is not overwritten before its replacement is on the disk.
//! It is not overwritten if it could not be read. It is not treated as damaged when it only could
//! not be reached. It is not touched if a later version of the game wrote it.

mod archive;
pub mod backend;
mod backup;
mod envelope;
mod files;
mod filing;
mod loader;
mod log;
mod players;
mod writer;

pub use self::archive::{Archive, Games, WhyLeftOut, table_of, table_of_sums};
pub use self::backend::{
    Backend, ChangedFile, FileChange, Folder, GAME_ENDING, Memory, Mirror, Obstacle, Stamp, Trouble, Unread, is_there,
    last_good, read_file, write_file,
};
pub use self::backup::{BACKUP_ENDING, Backup, TableAfter, TakenIn, WhyRefused};
pub use self::envelope::Content;
pub use self::files::Kept;
pub use self::loader::Notice;
pub use self::log::log_panics;
pub use self::players::{BadName, LONGEST_NAME, Player, PlayerTrouble, Players};
pub use self::writer::Patience;

use self::loader::Loader;
use self::writer::{Finished, Job, Subject, Writer, WriterThread};
use crate::host;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of the game's folder in the platform's data folder.
const FOLDER: &str = "electrum-dominoes";

/// The data folder `folder`, or that of the platform if there is none.
fn place_in(folder: Option<PathBuf>) -> Arc<dyn Backend> {
    match folder.or_else(|| host::data_folder(FOLDER)) {
        Some(folder) => Arc::new(Folder::new(folder)),
        None => Arc::new(Memory::without_folder()),
    }
}

enum StoreWriter {
    /// This thread, which then waits for the disk.
    Here(Writer),
    Behind(WriterThread),
}

/// The files of one player.
pub struct Store {
    /// The place of the files that all players share.
    shared: Arc<dyn Backend>,
    files: Loader,
    archive: Archive,
    writer: Option<StoreWriter>,
    /// Files whose last write failed.
    failing: BTreeSet<Subject>,
    notices: Vec<Notice>,
    /// Whether another window has these files.
    taken: bool,
}

impl Store {
    /// Opens the files in `folder`, or in the platform's data folder if there is none.
    pub fn open(folder: Option<PathBuf>) -> Self {
        Self::on(place_in(folder))
    }

    /// Opens the files in any place.
    pub fn on(backend: Arc<dyn Backend>) -> Self {
        Self::beside(Arc::clone(&backend), backend)
    }

    /// Opens the files of a player, beside those that all players share.
    fn beside(shared: Arc<dyn Backend>, backend: Arc<dyn Backend>) -> Self {
        let claimed = backend.claim();
        let mut store = Self::of(shared, &backend, claimed.is_ok());
        match claimed {
            Ok(()) => store.writer = Some(StoreWriter::Here(Writer::new(backend))),
            Err(Trouble::Taken) => {
                store.taken = true;
                // A page says so as long as it is open.
                if !host::IS_PAGE {
                    store.notices.push(Notice::SecondWindow);
                }
            }
            Err(trouble) => store.notices.push(Notice::CannotSave(trouble)),
        }
        store
    }

    /// A store without files: it finds nothing and saves nothing, without any notice. For tests and
    /// for viewing.
    pub fn nowhere() -> Self {
        let nothing: Arc<dyn Backend> = Arc::new(Memory::default());
        Self::of(Arc::clone(&nothing), &nothing, false)
    }

    fn of(shared: Arc<dyn Backend>, backend: &Arc<dyn Backend>, saves: bool) -> Self {
        let (files, archive) = (Loader::new(Arc::clone(backend), saves), Archive::new(backend, saves));
        Self { shared, files, archive, writer: None, failing: BTreeSet::new(), notices: Vec::new(), taken: false }
    }

    /// Writes files on a separate thread from now on. It calls `wake` when there is something to
    /// tell the player about it. Call this before loading or saving.
    pub fn write_behind(&mut self, wake: impl Fn() + Clone + Send + 'static) {
        self.write_with(Patience::USUAL, wake);
    }

    /// The same with another patience.
    pub fn write_with(&mut self, patience: Patience, wake: impl Fn() + Clone + Send + 'static) {
        self.archive.read_behind(wake.clone());
        if self.saves()
            && let Some(writer) = WriterThread::start(Arc::clone(&self.files.backend), patience, wake)
        {
            self.writer = Some(StoreWriter::Behind(writer));
        }
    }

    /// Waits until everything is on the disk or has failed again. It does not wait for ever if the
    /// disk does not respond. Returns whether it did.
    pub fn settle(&mut self) -> bool {
        if let Some(StoreWriter::Behind(writer)) = &mut self.writer {
            return writer.settle();
        }
        self.settle_here();
        true
    }

    /// Tries failed writes again, if there is no thread that does it.
    fn settle_here(&mut self) {
        if let Some(StoreWriter::Here(writer)) = &mut self.writer {
            let done = writer.try_again();
            self.heard(done);
        }
    }

    /// The folder of the files.
    pub fn folder(&self) -> Option<&Path> {
        self.shared.path()
    }

    /// Whether a separate thread writes the files.
    pub const fn writes_behind(&self) -> bool {
        matches!(self.writer, Some(StoreWriter::Behind(_)))
    }

    /// The player's archive of games.
    pub const fn archive(&self) -> &Archive {
        &self.archive
    }

    /// Whether another window has these files, and with them the game at the table.
    pub const fn is_second(&self) -> bool {
        self.taken
    }

    /// Whether this window saves.
    pub const fn saves(&self) -> bool {
        self.writer.is_some()
    }

    /// Whether everything saved is on the disk or on its way. If so, [`Notice::CannotSave`] no
    /// longer applies.
    pub fn is_well(&mut self) -> bool {
        self.hear();
        self.saves() && self.failing.is_empty()
    }

    /// Returns what to tell the player. Each notice is returned once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        self.hear();
        self.notices.append(&mut self.files.notices);
        self.notices.extend(self.archive.take_left_out().into_iter().map(|(why, games)| Notice::LeftOut(why, games)));
        std::mem::take(&mut self.notices)
    }

    /// The content of a file, if it is there and whole. Otherwise the content of its last good
    /// copy.
    pub fn load<T: Content>(&mut self, file: Kept) -> Option<T> {
        self.load_checked(file, Some)
    }

    /// The content of a file, without a notice if it cannot be read. For what is needed before
    /// there is a window.
    pub fn glance<T: Content>(&self, file: Kept) -> Option<T> {
        self.files.glance(file)
    }

    /// Like [`load`](Store::load), but `check` decides whether the content makes sense, and
    /// converts it.
    pub fn load_checked<T: Content, U>(&mut self, file: Kept, check: impl Fn(T) -> Option<U>) -> Option<U> {
        self.settle();
        let (found, hash) = self.files.load(file, check)?;
        if let Some(hash) = hash {
            self.note(file, hash);
        }
        Some(found)
    }

    /// Notes the hash of a file's content, so that the same content is not written again.
    fn note(&mut self, file: Kept, hash: u64) {
        match &mut self.writer {
            Some(StoreWriter::Here(writer)) => writer.note(file, hash),
            Some(StoreWriter::Behind(writer)) => writer.note(file, hash),
            None => {}
        }
    }

    /// Writes a file. If that fails, the player is told once, and the write is tried again now and
    /// then. A failure after all files were written successfully is reported again.
    pub fn save<T: Content + Send + 'static>(&mut self, file: Kept, content: T) {
        self.hear();
        if !self.files.frozen.contains(&file) {
            self.write(Job::new(file, content));
        }
    }

    fn write(&mut self, job: Job) {
        match &mut self.writer {
            Some(StoreWriter::Here(writer)) => {
                let done = writer.write(job);
                self.heard(done);
            }
            Some(StoreWriter::Behind(writer)) => writer.write(job),
            None => {}
        }
    }

    /// Takes the results of writes on the thread, and of a place that keeps things later.
    fn hear(&mut self) {
        let result = self.shared.failed_later().map_or(Ok(()), Err);
        self.heard(vec![Finished { subject: Subject::Place, result }]);
        if let Some(StoreWriter::Behind(writer)) = &self.writer {
            let done: Vec<Finished> = std::iter::from_fn(|| writer.next_done()).collect();
            self.heard(done);
        }
    }

    /// Notes failed and successful writes. The player is told of trouble only if there was none
    /// before.
    fn heard(&mut self, done: Vec<Finished>) {
        for Finished { subject, result } in done {
            match result {
                Ok(()) => _ = self.failing.remove(&subject),
                // It is not tried again, so it does not count as failing.
                Err(Trouble::TooLong) if subject == Subject::Archive => self.notices.push(Notice::TooLongToKeep),
                Err(trouble) => {
                    // The same here.
                    if self.failing.is_empty() && !(host::IS_PAGE && trouble == Trouble::Taken) {
                        self.notices.push(Notice::CannotSave(trouble));
                    }
                    self.failing.insert(subject);
                }
            }
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        let in_time = match &mut self.writer {
            Some(StoreWriter::Behind(writer)) => writer.end(),
            Some(StoreWriter::Here(_)) | None => true,
        };
        self.settle_here();
        self.hear();
        if !in_time || !self.failing.is_empty() {
            log::note_at_the_end(self.folder(), "the disk did not take all that was to be saved");
        }
    }
}

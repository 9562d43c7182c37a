//! The only module that touches files.
//!
//! There are four: settings, themes, tally and game, each on its own, so that one that is damaged takes nothing else
//! with it. Nothing here fails: what goes wrong becomes a [`Notice`] for the player, and the game goes on.
//!
//! Three things never happen to a file: it is not overwritten before its successor is on the disk, not overwritten
//! when it could not be read, and not touched when a later version of the game wrote it.

mod file;
mod panic_log;
mod settings;
mod writer;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, TryLockError},
    io,
    path::{Path, PathBuf},
};

use serde::{Serialize, de::DeserializeOwned};

use self::{
    file::Unread,
    writer::{Done, Job, Writer},
};
pub use self::{
    panic_log::log_panics,
    settings::{ScoreStyle, Settings},
};

/// The name of the game's folder in the platform's place for such.
const FOLDER: &str = "electrum-dominoes";
/// A language file larger than this is none.
const LARGEST_LANGUAGE: u64 = 300_000;
/// More language files than this are not looked at.
const MOST_LANGUAGES: usize = 100;

/// One of the files that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kept {
    /// What the player has set.
    Settings,
    /// The colours of the three themes.
    Themes,
    /// The games won.
    Tally,
    /// The game under way with its past, and the one preserved.
    Game,
}

impl Kept {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Settings, Self::Themes, Self::Tally, Self::Game];

    /// The name of the file.
    pub fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings.ron",
            Self::Themes => "themes.ron",
            Self::Tally => "tally.ron",
            Self::Game => "game.ron",
        }
    }

    /// The largest that is read: many times what is ever written.
    fn limit(self) -> u64 {
        match self {
            Self::Settings | Self::Themes => 100_000,
            Self::Tally => 1_000_000,
            Self::Game => 16_000_000,
        }
    }
}

/// Something about the files that the player should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A file made no sense. `aside` is its new name, or nothing when it could not be moved; `copy` tells whether the
    /// last good copy has taken its place.
    Damaged {
        /// Which file.
        file: Kept,
        /// Its new name.
        aside: Option<String>,
        /// The last good copy was read in its stead.
        copy: bool,
    },
    /// A later version of the game wrote this file. It is left as it is.
    Newer(Kept),
    /// Nothing can be saved, and why.
    CannotSave(Trouble),
    /// Another window of the game is open, and that one saves.
    SecondWindow,
    /// A search for a move has failed. It is no matter of files, but the log that has the details is one.
    Stumbled,
    /// The player's own file of words in the language of this tag cannot be read whole.
    BrokenWords(String),
}

/// Why nothing can be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// The folder may not be written.
    Forbidden,
    /// The system has no folder for such files.
    NoFolder,
    /// Anything else, in the system's words.
    Other(String),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::StorageFull | Kind::QuotaExceeded | Kind::FileTooLarge => Self::Full,
            Kind::PermissionDenied | Kind::ReadOnlyFilesystem => Self::Forbidden,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// The folder of files, for one sitting.
#[derive(Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    /// Writes while the window goes on. It stands before the lock, so that it has finished when the lock is let go of.
    writer: Option<Writer>,
    /// Held as long as this window saves. The system lets go of it when the program ends, however it ends.
    lock: Option<File>,
    /// Files that must not be written: of a later version, or damaged and not to be moved.
    frozen: Vec<Kept>,
    /// What was written or ordered to be written last, by its sum: the same is not written again.
    written: BTreeMap<Kept, String>,
    /// Files that could not be written when it was last tried.
    failing: BTreeSet<Kept>,
    notices: Vec<Notice>,
}

impl Store {
    /// The files below `folder`, or in the platform's place when there is none.
    pub fn open(folder: Option<PathBuf>) -> Self {
        let place = || directories::ProjectDirs::from("", "", FOLDER).map(|places| places.data_dir().to_owned());
        let folder = folder.or_else(place);
        let mut store = Self { folder, ..Self::nowhere() };
        store.take_lock();
        store
    }

    /// Files nowhere: nothing is found and nothing is kept, without a word. For tests and for looking.
    pub fn nowhere() -> Self {
        Self {
            folder: None,
            writer: None,
            lock: None,
            frozen: Vec::new(),
            written: BTreeMap::new(),
            failing: BTreeSet::new(),
            notices: Vec::new(),
        }
    }

    fn take_lock(&mut self) {
        let Some(folder) = self.folder.clone() else {
            self.notices.push(Notice::CannotSave(Trouble::NoFolder));
            return;
        };
        let lock = fs::create_dir_all(&folder).and_then(|()| File::create(folder.join("lock")));
        match lock {
            Ok(lock) => match lock.try_lock() {
                Err(TryLockError::WouldBlock) => self.notices.push(Notice::SecondWindow),
                // Some network disks know no locks; two windows on one of those are the player's own doing.
                Ok(()) | Err(TryLockError::Error(_)) => self.lock = Some(lock),
            },
            Err(error) => self.notices.push(Notice::CannotSave(error.into())),
        }
    }

    /// From now on files are written on a thread of their own; `wake` is called when there is something to tell the player about that.
    pub fn write_behind(&mut self, wake: impl Fn() + Send + 'static) {
        self.writer = Writer::start(wake);
    }

    /// Waits until everything that was to be saved is on the disk, or has failed to get there.
    pub fn settle(&mut self) {
        if let Some(writer) = &self.writer {
            writer.settle();
        }
    }

    /// Where the files are.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// This window saves what is played in it.
    pub fn saves(&self) -> bool {
        self.lock.is_some()
    }

    /// What the player should be told, once.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        self.hear();
        std::mem::take(&mut self.notices)
    }

    /// What stands in a file, if it is there and whole; else what stands in its last good copy.
    pub fn load<T: DeserializeOwned>(&mut self, file: Kept) -> Option<T> {
        self.load_checked(file, Some)
    }

    /// The same, where `check` has the last word on whether the content makes sense, and turns it into what is wanted.
    pub fn load_checked<T: DeserializeOwned, U>(&mut self, file: Kept, check: impl Fn(T) -> Option<U>) -> Option<U> {
        self.settle();
        let path = self.folder.as_ref()?.join(file.name());
        let read = |path: &Path| file::read(path, file.limit()).and_then(|found| check(found).ok_or(Unread::Damaged));
        match read(&path) {
            Ok(found) => Some(found),
            Err(Unread::Missing) => match read(&file::last_good(&path)) {
                Ok(found) => Some(found),
                Err(Unread::Missing) => None,
                Err(Unread::Newer) => self.freeze(file, Notice::Newer(file)),
                Err(Unread::Damaged) => {
                    let aside = self.set_aside(file, &file::last_good(&path));
                    self.notices.push(Notice::Damaged { file, aside, copy: false });
                    None
                }
            },
            Err(Unread::Newer) => self.freeze(file, Notice::Newer(file)),
            Err(Unread::Damaged) => {
                let aside = self.set_aside(file, &path);
                let copy = read(&file::last_good(&path));
                self.notices.push(Notice::Damaged { file, aside, copy: copy.is_ok() });
                match copy {
                    Ok(found) => Some(found),
                    Err(Unread::Missing) => None,
                    Err(Unread::Newer) => self.freeze(file, Notice::Newer(file)),
                    Err(Unread::Damaged) => {
                        self.set_aside(file, &file::last_good(&path));
                        None
                    }
                }
            }
        }
    }

    fn freeze<U>(&mut self, file: Kept, notice: Notice) -> Option<U> {
        self.frozen.push(file);
        self.notices.push(notice);
        None
    }

    /// Moves a damaged file out of the way and returns its new name. One that cannot be moved is not written over.
    fn set_aside(&mut self, file: Kept, path: &Path) -> Option<String> {
        // A second window leaves everything as it is: the first one may be about to mend it.
        let aside = if self.saves() { file::set_aside(path) } else { None };
        if aside.is_none() {
            self.frozen.push(file);
        }
        aside?.file_name().map(|name| name.to_string_lossy().into_owned())
    }

    /// Writes a file. When that fails the player is told once; once all files can be written again, the next failure is news.
    pub fn save<T: Serialize>(&mut self, file: Kept, content: &T) {
        self.hear();
        let Some(folder) = self.folder.as_ref().filter(|_| self.saves() && !self.frozen.contains(&file)) else {
            return;
        };
        let path = folder.join(file.name());
        let text = match file::text_of(content) {
            Ok(text) => text,
            Err(error) => return self.trouble(file, Trouble::Other(error.to_string())),
        };
        let sum = text.lines().next().unwrap_or_default();
        if self.written.get(&file).is_some_and(|written| written == sum) {
            return;
        }
        self.written.insert(file, sum.to_owned());
        let job = Job { file, path, text };
        match &self.writer {
            Some(writer) => writer.write(job),
            None => self.heard(job.finish()),
        }
    }

    /// Hears what has become of what was written meanwhile.
    fn hear(&mut self) {
        while let Some(done) = self.writer.as_ref().and_then(Writer::next_done) {
            self.heard(done);
        }
    }

    fn heard(&mut self, done: Done) {
        match done.result {
            Ok(()) => _ = self.failing.remove(&done.file),
            Err(error) => {
                self.written.remove(&done.file);
                self.trouble(done.file, error.into());
            }
        }
    }

    /// Tells of trouble unless there has been some ever since it was told.
    fn trouble(&mut self, file: Kept, trouble: Trouble) {
        if self.failing.is_empty() {
            self.notices.push(Notice::CannotSave(trouble));
        }
        self.failing.insert(file);
    }

    /// The languages in `lang/`, for [`Words`](crate::ui::words::Words).
    pub fn languages(&self) -> Vec<LanguageFile> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let Ok(entries) = fs::read_dir(folder.join("lang")) else { return Vec::new() };
        let mut files: Vec<_> =
            entries.flatten().take(MOST_LANGUAGES).filter_map(|entry| language(&entry.path())).collect();
        files.sort_by(|one, other| one.tag.cmp(&other.tag));
        files
    }
}

fn language(path: &Path) -> Option<LanguageFile> {
    let tag = path.file_name()?.to_str()?.strip_suffix(".ftl")?;
    let sound = (2..=35).contains(&tag.len()) && tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    // A file that is no text at all becomes an empty one, which is then told to be broken like any other.
    let text = file::read_text(path, LARGEST_LANGUAGE).unwrap_or_else(|_| "=".to_owned());
    sound.then(|| LanguageFile { tag: tag.to_owned(), text })
}

/// A file of words from the user's folder: its language and its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFile {
    /// The language's tag, which is the file's name without `.ftl`: `nl`, `pt-BR`.
    pub tag: String,
    /// What stands in it.
    pub text: String,
}

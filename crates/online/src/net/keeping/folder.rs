//! Tables in a folder: one file that has them all, written by a thread of its own.

use super::store::{Entries, TableStore, cause, is_damage};
use super::{Keeping, Recovered, Report, Reporter};
use crate::net::about;
use crate::wire::{Code, ConnectionId, KeptTable, TableEntry, TableId, TablePlace, WayOn};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// A folder that has tables.
pub(super) struct TableFolder {
    path: PathBuf,
    writer: Option<Writer>,
}

/// The thread that writes, and the way to it.
struct Writer {
    report: Reporter,
    /// Taken away, it lets the thread end.
    entries: Option<Sender<Asked>>,
    thread: Option<JoinHandle<()>>,
    /// No other server has the folder meanwhile.
    _lock: File,
}

/// What is to be kept.
enum Asked {
    /// An entry, with its number at its table.
    Entry(TableId, u64, TableEntry),
    /// A result of a day.
    Day(String),
}

/// The file that a running server holds a lock on.
const LOCK: &str = "lock";

/// The file that has the tables.
const TABLES: &str = "tables.redb";

/// How the files end that have a table each, as they were made before [`TABLES`] was.
const TABLE: &str = "table";

/// How the files end that cannot be read and were set aside.
const DAMAGED: &str = "damaged";

/// What could not be written is tried again this often.
const AGAIN: Duration = Duration::from_secs(1);

impl TableFolder {
    /// The folder with this path. It is made if it is not there.
    pub(super) const fn new(path: PathBuf) -> TableFolder {
        TableFolder { path, writer: None }
    }
}

impl TableFolder {
    fn ask(&self, asked: Asked) {
        if let Some(entries) = self.writer.as_ref().and_then(|writer| writer.entries.as_ref()) {
            // The thread ends only after this.
            let _ = entries.send(asked);
        }
    }
}

impl Keeping for TableFolder {
    fn open(&mut self, report: Reporter, take_up: &mut dyn FnMut(Recovered) -> bool) -> io::Result<()> {
        let lock = take(&self.path)?;
        let mut note = |what: String| report(Report::Note(what));
        let mut store = open_or_set_aside(&self.path, &mut note)?;
        let about_store = |why| about(self.path.join(TABLES).display())(cause(why));
        for (table, kept) in store.tables().map_err(about_store)? {
            if !take_up(Recovered::Table(kept.clone())) {
                let path = self.path.join(format!("{:016x}.{DAMAGED}", table.0));
                write_new(&path, &[&[kept.whole][..], &kept.changes].concat().join("\n"))?;
                store.keep(&Entries::from([(table, vec![TableEntry::Over])]), &[]).map_err(about_store)?;
                note(format!("{}: this table cannot be read", path.display()));
            }
        }
        store.take_up_days(|result| take_up(Recovered::Day(result.to_owned()))).map_err(about_store)?;
        sync_names(&self.path).map_err(about(self.path.display()))?;
        for path in files(&self.path, TABLE)? {
            take_over(&path, &mut store, take_up, &mut note)?;
        }
        for path in files(&self.path, DAMAGED)? {
            take_up(Recovered::Damaged(fs::read(&path).map_err(about(path.display()))?));
        }
        let (entries, asked) = channel();
        let mut work = Work {
            path: self.path.clone(),
            store: Some(store),
            report: report.clone(),
            open: BTreeMap::new(),
            days: Vec::new(),
        };
        let thread = thread::Builder::new().name("keeping".to_owned()).spawn(move || work.run(&asked))?;
        self.writer = Some(Writer { report, entries: Some(entries), thread: Some(thread), _lock: lock });
        Ok(())
    }

    fn keep(&mut self, table: TableId, number: u64, entry: TableEntry) {
        self.ask(Asked::Entry(table, number, entry));
    }

    fn keep_day(&mut self, result: String) {
        self.ask(Asked::Day(result));
    }

    /// A folder has all tables that there are.
    fn find(&mut self, _: Code, asker: ConnectionId, _: WayOn) {
        if let Some(writer) = &self.writer {
            (writer.report)(Report::Found(asker, TablePlace::Nowhere));
        }
    }
}

impl Drop for Writer {
    /// Waits until all is written that can be.
    fn drop(&mut self) {
        self.entries = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// What the thread does.
struct Work {
    path: PathBuf,
    /// The file, unless it must be opened again.
    store: Option<TableStore>,
    report: Reporter,
    /// What is not written yet: the number of the last entry of each table, and all of them that matter.
    open: BTreeMap<TableId, (u64, Vec<TableEntry>)>,
    /// The results of days that are not written yet.
    days: Vec<String>,
}

impl Work {
    /// Writes what comes, all that has come in the meantime at once.
    fn run(&mut self, asked: &Receiver<Asked>) {
        while let Ok(first) = asked.recv() {
            self.take(first);
            for next in asked.try_iter() {
                self.take(next);
            }
            let mut is_troubled = false;
            while let Err(why) = self.write() {
                if !std::mem::replace(&mut is_troubled, true) {
                    (self.report)(Report::Note(format!("tables cannot be written, and wait: {why}")));
                }
                for table in self.open.keys() {
                    (self.report)(Report::Halted(*table));
                }
                thread::sleep(AGAIN);
                loop {
                    match asked.try_recv() {
                        Ok(next) => self.take(next),
                        Err(TryRecvError::Empty) => break,
                        // Nobody has heard of what is not written.
                        Err(TryRecvError::Disconnected) => return,
                    }
                }
            }
            if is_troubled {
                (self.report)(Report::Note("tables can be written again".to_owned()));
            }
        }
    }

    /// Takes an entry. A whole table stands for all that was to be written of it before.
    fn take(&mut self, asked: Asked) {
        let (table, number, entry) = match asked {
            Asked::Entry(table, number, entry) => (table, number, entry),
            Asked::Day(result) => return self.days.push(result),
        };
        let (last, entries) = self.open.entry(table).or_default();
        *last = number;
        if !matches!(entry, TableEntry::Change(_)) {
            entries.clear();
        }
        entries.push(entry);
    }

    fn write(&mut self) -> io::Result<()> {
        let store = match &mut self.store {
            Some(store) => store,
            // After an error nothing is known of the file but what is in it.
            None => self.store.insert(open(&self.path).map_err(cause)?),
        };
        let entries: Entries = self.open.iter().map(|(table, (_, entries))| (*table, entries.clone())).collect();
        if let Err(why) = store.keep(&entries, &self.days) {
            self.store = None;
            return Err(cause(why));
        }
        self.days.clear();
        for (table, (last, _)) in std::mem::take(&mut self.open) {
            (self.report)(Report::Kept(table, last));
        }
        Ok(())
    }
}

/// Makes the folder, and takes it for one server. Two would overwrite each other's tables.
fn take(folder: &Path) -> io::Result<File> {
    make_own(folder).map_err(about(folder.display()))?;
    let path = folder.join(LOCK);
    let lock = own().truncate(false).write(true).open(&path).map_err(about(path.display()))?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let why = format!("{}: another server keeps its tables in this folder", folder.display());
            Err(io::Error::new(io::ErrorKind::ResourceBusy, why))
        }
        // Some network disks have no locks. Two servers there are their operator's own risk.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
    }
}

/// Makes a folder that its owner alone can read. What is there stays as open as its owner made it, but
/// the files in it do not.
fn make_own(folder: &Path) -> io::Result<()> {
    let mut make = fs::DirBuilder::new();
    make.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.create(folder)
}

/// How a file is made that its owner alone can read.
fn own() -> OpenOptions {
    let mut options = File::options();
    options.create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Has the names of new files on the disk too, where a system keeps them apart from the files.
fn sync_names(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Writes a file that its owner alone can read.
fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = own().write(true).truncate(true).open(path).map_err(about(path.display()))?;
    file.write_all(text.as_bytes()).and_then(|()| file.sync_all()).map_err(about(path.display()))
}

/// The files of a folder that end like this, in the order of their names.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(about(folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|own| own == ending));
    paths.sort();
    Ok(paths)
}

fn open(folder: &Path) -> Result<TableStore, redb::Error> {
    TableStore::open(own().truncate(false).read(true).write(true).open(folder.join(TABLES))?)
}

/// Opens the file that has the tables. One that is damaged is set aside.
fn open_or_set_aside(folder: &Path, note: &mut dyn FnMut(String)) -> io::Result<TableStore> {
    let path = folder.join(TABLES);
    let why = match open(folder) {
        Ok(store) => return Ok(store),
        Err(why) if is_damage(&why) => why,
        Err(why) => return Err(about(path.display())(cause(why))),
    };
    let mut number = 1_u32;
    let aside = loop {
        let aside = folder.join(format!("tables-{number}.{DAMAGED}"));
        if !aside.exists() {
            break aside;
        }
        number += 1;
    };
    fs::rename(&path, &aside).map_err(about(path.display()))?;
    note(format!("{}: these tables cannot be read: {}", aside.display(), cause(why)));
    open(folder).map_err(|why| about(path.display())(cause(why)))
}

/// Takes over a table from a file of its own. The file goes once the table is elsewhere.
fn take_over(
    path: &Path,
    store: &mut TableStore,
    take_up: &mut dyn FnMut(Recovered) -> bool,
    note: &mut dyn FnMut(String),
) -> io::Result<()> {
    let bytes = fs::read(path).map_err(about(path.display()))?;
    let id = path.file_stem().and_then(|name| u64::from_str_radix(name.to_str()?, 16).ok()).map(TableId);
    let whole = String::from_utf8(bytes).ok();
    let (Some(id), Some(whole)) = (id, whole) else { return set_aside(path, note) };
    if !store.has(id).map_err(|why| about(path.display())(cause(why)))? {
        if !take_up(Recovered::Table(KeptTable { whole: whole.clone(), changes: Vec::new() })) {
            return set_aside(path, note);
        }
        let entry = Entries::from([(id, vec![TableEntry::Whole(whole)])]);
        store.keep(&entry, &[]).map_err(|why| about(path.display())(cause(why)))?;
    }
    fs::remove_file(path).map_err(about(path.display()))
}

fn set_aside(path: &Path, note: &mut dyn FnMut(String)) -> io::Result<()> {
    let aside = path.with_extension(DAMAGED);
    fs::rename(path, &aside).map_err(about(path.display()))?;
    note(format!("{}: this table cannot be read", aside.display()));
    Ok(())
}

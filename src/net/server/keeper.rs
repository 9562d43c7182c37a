//! The tables of a server and the folder that they are kept in.

use super::callers::Class;
use super::{Happening, ServerPlan, about};
use crate::net::thinkers::Thinkers;
use crate::wire::{ConnectionId, Host, Output, TableId, Tally, WhyClosed};
use jiff::Timestamp;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, VecDeque};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{fs, io, thread};
use tokio::sync::mpsc;

/// The file in the folder of the tables that a running server holds a lock on.
const LOCK: &str = "lock";

/// Makes the folder of the tables, and takes it for one server. Two would overwrite each other's
/// tables.
pub(super) fn take_folder(data: &Path) -> io::Result<File> {
    fs::create_dir_all(data).map_err(about(data.display()))?;
    let path = data.join(LOCK);
    let lock = File::options().create(true).truncate(false).write(true).open(&path).map_err(about(path.display()))?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let why = format!("{}: another server keeps its tables in this folder", data.display());
            Err(io::Error::new(io::ErrorKind::ResourceBusy, why))
        }
        // Some network disks have no locks. Two servers there are their operator's own risk.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(lock),
    }
}

/// Keeps the tables: what the host wants done is done here.
pub(super) struct Keeper {
    host: Host,
    began: Instant,
    data: Option<PathBuf>,
    log: Box<dyn FnMut(&str) + Send>,
    lines: BTreeMap<ConnectionId, mpsc::Sender<String>>,
    thinkers: Thinkers,
    disk_failures: u64,
    is_disk_well: bool,
}

/// What there is, and what has happened.
pub(super) struct KeeperCounts {
    pub(super) tables: usize,
    pub(super) connections: usize,
    pub(super) tally: Tally,
    /// How often a table could not be written.
    pub(super) disk_failures: u64,
    /// Whether the last one could be.
    pub(super) is_disk_well: bool,
}

impl Keeper {
    pub(super) fn new(plan: ServerPlan, happenings: mpsc::Sender<Happening>) -> io::Result<Keeper> {
        let chance = ChaCha20Rng::try_from_rng(&mut SysRng).map_err(io::Error::other)?;
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1));
        let answer = move |table, answer| _ = happenings.blocking_send(Happening::Answered(table, answer));
        let mut keeper = Keeper {
            host: Host::new(plan.limits, chance, Timestamp::now()),
            began: Instant::now(),
            data: plan.data,
            log: plan.log,
            lines: BTreeMap::new(),
            thinkers: Thinkers::start(threads, answer),
            disk_failures: 0,
            is_disk_well: true,
        };
        keeper.load()?;
        Ok(keeper)
    }

    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    pub(super) fn note(&mut self, what: &str) {
        let (tables, connections) = self.host.counts();
        let time = Timestamp::now().strftime("%FT%TZ");
        (self.log)(&format!("{time} {what} ({tables} tables, {connections} connections)"));
    }

    pub(super) fn counts(&self) -> KeeperCounts {
        let (tables, connections) = self.host.counts();
        let (disk_failures, is_disk_well) = (self.disk_failures, self.is_disk_well);
        KeeperCounts { tables, connections, tally: self.host.tally().clone(), disk_failures, is_disk_well }
    }

    /// Takes up the tables that are kept. One that cannot be read stays where it is.
    fn load(&mut self) -> io::Result<()> {
        let Some(data) = self.data.clone() else { return Ok(()) };
        let (mut read, mut unread) = (0, 0);
        for entry in fs::read_dir(&data).map_err(about(data.display()))? {
            let path = entry?.path();
            if path.extension().is_none_or(|end| end != "table") {
                continue;
            }
            let now = self.now();
            let table = fs::read_to_string(&path).ok().and_then(|text| self.host.restore(&text, now));
            *if table.is_some() { &mut read } else { &mut unread } += 1;
        }
        if unread > 0 {
            self.note(&format!("{unread} files hold no table that can be read"));
        }
        if read > 0 {
            self.note(&format!("{read} tables go on"));
        }
        Ok(())
    }

    /// How long nothing is to be done.
    pub(super) fn wait(&self) -> Duration {
        let due = self.host.next_tick().unwrap_or(Duration::from_secs(1));
        due.saturating_sub(self.now()).min(Duration::from_secs(1))
    }

    pub(super) fn tick(&mut self) {
        let now = self.now();
        if self.host.next_tick().is_some_and(|due| due <= now) {
            let outputs = self.host.tick(now);
            self.carry_out(outputs);
        }
    }

    pub(super) fn hear(&mut self, happening: Happening) {
        let now = self.now();
        let outputs = match happening {
            Happening::Connected(id, from, lines) => {
                self.lines.insert(id, lines);
                self.host.connect(id, from, now)
            }
            Happening::Line(id, line) => self.host.hear(id, &line, now),
            Happening::Gone(id) => {
                self.lines.remove(&id);
                self.host.disconnect(id, now)
            }
            Happening::Answered(table, answer) => self.host.answer(table, answer, now),
        };
        self.carry_out(outputs);
        self.tick();
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Keep(table) => self.keep(table),
                Output::Forget(table) => {
                    if let Some(data) = &self.data {
                        // It is gone already, or it will be found again and forgotten later.
                        let _ = fs::remove_file(file(data, table));
                    }
                }
                Output::Send(id, line) => {
                    let is_slow = self.lines.get(&id).is_some_and(|lines| lines.try_send(line).is_err());
                    if is_slow && self.lines.remove(&id).is_some() {
                        outputs.extend(self.host.disconnect(id, self.began.elapsed()));
                    }
                }
                Output::Close(id) => _ = self.lines.remove(&id),
                Output::Ask(table, question) => self.thinkers.ask(table, *question),
                Output::Note(what, None) => self.note(what),
                Output::Note(what, Some(from)) => self.note(&format!("{what}, from {}", Class(from))),
            }
        }
    }

    /// Writes a table to its file, so that it is there whole even if the program is killed now.
    fn keep(&mut self, table: TableId) {
        let (Some(data), Some(text)) = (&self.data, self.host.saved(table)) else { return };
        let (path, new) = (file(data, table), file(data, table).with_extension("new"));
        let written = fs::write(&new, text).and_then(|()| fs::rename(&new, &path));
        self.is_disk_well = written.is_ok();
        if let Err(why) = written {
            let kind = why.kind();
            self.disk_failures += 1;
            self.note(&format!("a table could not be written: {kind}"));
        }
    }

    pub(super) fn goodbye(&mut self, why: WhyClosed) {
        let outputs = self.host.stop(why);
        self.carry_out(outputs);
        self.note("ending");
    }
}

/// The file of a table.
fn file(data: &Path, table: TableId) -> PathBuf {
    data.join(format!("{:016x}.table", table.0))
}

//! The tables of a server, and all that is done for them.

use super::callers::Class;
use super::{Happening, ServerPlan};
use crate::net::keeping::{Keeping, Recovered, Report};
use crate::net::thinkers::Thinkers;
use crate::wire::{ConnectionId, Host, HostTally, KeptTable, Output, WhyClosed};
use jiff::Timestamp;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{io, thread};
use tokio::sync::mpsc;

/// Keeps the tables: what the host wants done is done here.
pub(super) struct Keeper {
    host: Host,
    began: Instant,
    keeping: Box<dyn Keeping>,
    log: Box<dyn FnMut(&str) + Send>,
    lines: BTreeMap<ConnectionId, mpsc::Sender<Arc<str>>>,
    thinkers: Thinkers,
    disk_failures: u64,
    is_disk_well: bool,
}

/// What there is, and what has happened.
pub(super) struct KeeperCounts {
    pub(super) tables: usize,
    pub(super) connections: usize,
    pub(super) tally: HostTally,
    /// How often a table could not be written.
    pub(super) disk_failures: u64,
    /// Whether the last one could be.
    pub(super) is_disk_well: bool,
}

impl Keeper {
    /// Takes up the tables that are kept. What becomes of entries comes over `reports`.
    pub(super) fn new(
        plan: ServerPlan,
        happenings: mpsc::Sender<Happening>,
        reports: mpsc::UnboundedSender<Report>,
    ) -> io::Result<Keeper> {
        let chance = ChaCha20Rng::try_from_rng(&mut SysRng).map_err(io::Error::other)?;
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1));
        let answer = move |table, answer| _ = happenings.blocking_send(Happening::Answered(table, answer));
        let host = Host::new(plan.limits, chance, Timestamp::now());
        let mut keeper = Keeper {
            host: if plan.page.is_some() { host } else { host.without_page() },
            began: Instant::now(),
            keeping: plan.keeping,
            log: plan.log,
            lines: BTreeMap::new(),
            thinkers: Thinkers::start(threads, answer),
            disk_failures: 0,
            is_disk_well: true,
        };
        keeper.load(reports)?;
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

    /// Takes up the tables that are kept. Who comes back to one that cannot be read is told so.
    fn load(&mut self, reports: mpsc::UnboundedSender<Report>) -> io::Result<()> {
        let (now, host) = (self.began.elapsed(), &mut self.host);
        let (mut read, mut outputs) = (0, Vec::new());
        let mut take_up = |found: Recovered| match found {
            Recovered::Table(kept) => {
                let restored = host.restore(&kept, now);
                read += usize::from(restored.is_some());
                let is_read = restored.is_some();
                outputs.extend(restored.into_iter().flatten());
                is_read
            }
            Recovered::Day(result) => host.restore_day(&result, now),
            Recovered::Damaged(bytes) => {
                KeptTable::codes_in(&bytes).for_each(|code| host.note_unreadable(code));
                false
            }
        };
        // The server has ended if nobody hears it.
        let report = Arc::new(move |report| _ = reports.send(report));
        self.keeping.open(report, &mut take_up)?;
        if read > 0 {
            self.note(&format!("{read} tables go on"));
        }
        self.carry_out(outputs);
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

    /// Whether nobody waits to hear what is not kept yet.
    pub(super) fn has_said_all(&self) -> bool {
        self.host.has_said_all()
    }

    /// Hears what has become of what was to be kept.
    pub(super) fn hear_report(&mut self, report: Report) {
        let now = self.now();
        self.is_disk_well = match report {
            Report::Halted(_) => false,
            Report::Kept(..) => true,
            Report::Lost(_) | Report::Found(..) | Report::Note(_) => self.is_disk_well,
        };
        self.disk_failures += u64::from(matches!(report, Report::Halted(_)));
        let outputs = match report {
            Report::Kept(table, number) => self.host.kept(table, number, now),
            Report::Halted(table) => self.host.halt(table, now),
            Report::Lost(table) => self.host.lose(table, now),
            Report::Found(asker, address) => self.host.found(asker, address, now),
            Report::Note(what) => {
                self.note(&what);
                return;
            }
        };
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Keep(table, number, entry) => self.keeping.keep(table, number, entry),
                Output::Find(asker, code) => self.keeping.find(code, asker),
                Output::Send(id, line) => {
                    let is_slow = self.lines.get(&id).is_some_and(|lines| lines.try_send(line).is_err());
                    if is_slow && self.lines.remove(&id).is_some() {
                        outputs.extend(self.host.disconnect(id, self.began.elapsed()));
                    }
                }
                Output::Close(id) => _ = self.lines.remove(&id),
                Output::Ask(table, question) => self.thinkers.ask(table, *question),
                Output::KeepDay(result) => self.keeping.keep_day(result),
                Output::Note(what, None) => self.note(what),
                Output::Note(what, Some(from)) => self.note(&format!("{what}, from {}", Class(from))),
            }
        }
    }

    pub(super) fn goodbye(&mut self, why: WhyClosed) {
        let outputs = self.host.stop(why);
        self.carry_out(outputs);
        self.note("ending");
    }
}

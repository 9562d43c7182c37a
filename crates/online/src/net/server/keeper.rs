//! The tables of a server, and all that is done for them.

use super::callers::Class;
use super::{Happening, ServerPlan};
use crate::net::keeping::{Keeping, Recovered, RelayedLine, Report};
use crate::net::thinkers::Thinkers;
use crate::wire::{ConnectionId, Host, HostTally, KeptTable, Output, Relayed, TableId, WhyClosed};
use jiff::Timestamp;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{io, thread};
use tokio::sync::mpsc;

/// A server that ends gives its tables away in about so many steps.
const STEPS_TO_LEAVE: usize = 500;

/// Keeps the tables: what the host wants done is done here.
pub(super) struct Keeper {
    host: Host,
    began: Instant,
    keeping: Box<dyn Keeping>,
    log: Box<dyn FnMut(&str) + Send>,
    lines: BTreeMap<ConnectionId, Line>,
    /// The connections whose lines other servers relay, and the number of the last one.
    relayed: BTreeMap<RelayedLine, ConnectionId>,
    last_relayed: u64,
    thinkers: Thinkers,
    /// The tables that others are to have.
    leaving: BTreeSet<TableId>,
    travel: Travel,
    disk_failures: u64,
    is_disk_well: bool,
}

/// Where the lines of a connection go.
enum Line {
    /// Into its socket.
    Socket(mpsc::Sender<Arc<str>>),
    /// To the server that has the socket.
    Relayed(RelayedLine),
}

/// How many tables have come from other servers and gone to them.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Travel {
    /// Taken from a server that had gone, or was given them away.
    pub(super) taken: u64,
    /// Given to another server.
    pub(super) given: u64,
    /// Taken by another server while this one was cut off.
    pub(super) lost: u64,
}

/// What there is, and what has happened.
pub(super) struct KeeperCounts {
    pub(super) tables: usize,
    pub(super) connections: usize,
    pub(super) tally: HostTally,
    pub(super) travel: Travel,
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
            relayed: BTreeMap::new(),
            last_relayed: u64::MAX,
            thinkers: Thinkers::start(threads, answer),
            leaving: BTreeSet::new(),
            travel: Travel::default(),
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
        let (tally, travel) = (self.host.tally().clone(), self.travel);
        KeeperCounts { tables, connections, tally, travel, disk_failures, is_disk_well }
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
                self.lines.insert(id, Line::Socket(lines));
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
            _ => self.is_disk_well,
        };
        self.disk_failures += u64::from(matches!(report, Report::Halted(_)));
        let outputs = match report {
            Report::Kept(table, number) => {
                let outputs = self.host.kept(table, number, now);
                self.carry_out(outputs);
                if self.leaving.contains(&table) {
                    self.give_away(table);
                }
                return;
            }
            Report::Halted(table) => self.host.halt(table, now),
            Report::Lost(table) => {
                self.travel.lost += 1;
                let outputs = self.host.lose(table, now);
                self.leaving.remove(&table);
                self.keeping.let_go(table);
                outputs
            }
            Report::Taken(table, kept) => {
                self.travel.taken += 1;
                self.take_up(table, &kept)
            }
            Report::GiveAway(table) => return self.give_away(table),
            Report::Day(result) => {
                self.host.restore_day(&result, now);
                return;
            }
            Report::Found(asker, whereabouts) => self.host.found(asker, whereabouts, now),
            Report::Relayed(id, what) => self.host.relayed(id, what, now),
            Report::RelayedHere(line, what) => self.hear_relayed(line, what, now),
            Report::Counted(server, network, counted) => {
                self.host.count(server, (network, counted), now);
                return;
            }
            Report::CountAgain => self.host.count_again(),
            Report::ServerGone(server) => {
                self.host.forget_server(server);
                return;
            }
            Report::Note(what) => {
                self.note(&what);
                return;
            }
        };
        self.carry_out(outputs);
    }

    /// Another server has relayed something of one of its connections.
    fn hear_relayed(&mut self, line: RelayedLine, what: Relayed, now: Duration) -> Vec<Output> {
        let known = self.relayed.get(&line).copied();
        match (what, known) {
            (Relayed::Comes(network), None) => {
                // Those of sockets are counted from below.
                let id = ConnectionId(self.last_relayed);
                self.last_relayed -= 1;
                self.relayed.insert(line, id);
                self.lines.insert(id, Line::Relayed(line));
                self.host.connect_relayed(id, network, now)
            }
            (Relayed::Line(text), Some(id)) => self.host.hear(id, &text, now),
            (Relayed::Ended | Relayed::Lost, Some(id)) => {
                self.relayed.remove(&line);
                self.lines.remove(&id);
                self.host.disconnect(id, now)
            }
            _ => Vec::new(),
        }
    }

    /// Goes on with a table that another server had.
    fn take_up(&mut self, table: TableId, kept: &KeptTable) -> Vec<Output> {
        let restored = self.host.restore(kept, self.now());
        if restored.is_none() {
            KeptTable::codes_in(kept.whole.as_bytes()).for_each(|code| self.host.note_unreadable(code));
            self.note(&format!("the table {:016x} cannot be read", table.0));
        }
        restored.unwrap_or_default()
    }

    /// Gives a table to another server, at once or as soon as all of it is kept.
    fn give_away(&mut self, table: TableId) {
        self.leaving.insert(table);
        if let Some(outputs) = self.host.give_away(table, self.now()) {
            self.leaving.remove(&table);
            self.travel.given += 1;
            self.carry_out(outputs);
            self.keeping.let_go(table);
        }
    }

    /// Whether others take the tables, so that they need not wait for a server that ends.
    pub(super) fn begins_to_leave(&mut self) -> bool {
        self.keeping.leave();
        self.keeping.gives_away()
    }

    /// Gives a share of the tables away. Returns whether some are left.
    pub(super) fn give_some_away(&mut self) -> bool {
        let tables: Vec<TableId> = self.host.tables().filter(|table| !self.leaving.contains(table)).collect();
        for table in tables.iter().take(1 + tables.len() / STEPS_TO_LEAVE) {
            self.give_away(*table);
        }
        self.host.counts().0 > 0
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Keep(table, number, entry) => self.keeping.keep(table, number, entry),
                Output::Find(asker, code, way_on) => self.keeping.find(code, asker, way_on),
                Output::Relay(id, server, what) => self.keeping.relay(id, server, what),
                Output::Count(network, counted) => self.keeping.count(network, counted),
                Output::Send(id, text) => match self.lines.get(&id) {
                    Some(Line::Socket(socket)) if socket.try_send(text.clone()).is_err() => {
                        // It is too slow.
                        self.lines.remove(&id);
                        outputs.extend(self.host.disconnect(id, self.began.elapsed()));
                    }
                    Some(Line::Relayed(line)) => self.keeping.relay_back(*line, Relayed::Line(text)),
                    Some(Line::Socket(_)) | None => {}
                },
                Output::Close(id) => {
                    if let Some(Line::Relayed(line)) = self.lines.remove(&id) {
                        self.relayed.remove(&line);
                        self.keeping.relay_back(line, Relayed::Ended);
                    }
                }
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

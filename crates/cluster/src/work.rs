//! What a server does in a cluster: it writes the journals of its tables, renews its lease, and takes its
//! share of the tables that nobody has.

use crate::engine::{Engine, Lease, Ownership, ServerName, Troubled, read_owner};
use crate::follow::{ClusterNews, follow, follow_days};
use crate::journal::{self, AGAIN, Journal, Taking, WriteResult};
use crate::members::Members;
use crate::relay::{self, BetweenServers, Relays};
use async_nats::jetstream::kv::Entry;
use electrum_dominoes_online::net::{RelayedLine, Report, Reporter};
use electrum_dominoes_online::wire::{
    Code, ConnectionId, Counted, KeptTable, Network, Relayed, TableEntry, TableId, TablePlace, WayOn,
};
use std::collections::{BTreeMap, BTreeSet};
use std::future::Future;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// What the server wants.
pub(super) enum ServerOrder {
    Keep(TableId, u64, TableEntry),
    Day(String),
    Find(Code, ConnectionId, WayOn),
    Relay(ConnectionId, ServerName, Relayed),
    RelayBack(RelayedLine, Relayed),
    Count(Network, Counted),
    LetGo(TableId),
    Leave,
}

/// The lease is renewed this often.
const RENEWED: Duration = Duration::from_millis(500);

/// Tables that nobody has are looked for this often.
const LOOKS: Duration = Duration::from_millis(100);

/// Who has renewed the lease so often knows enough of the others to take tables.
const SETTLED: u32 = 3;

/// So many tables are taken at once.
const AT_ONCE: usize = 32;

/// A table that is not taken by the server that should is anybody's after this time.
const ANYBODYS: Duration = Duration::from_secs(1);

/// Who asks for a table waits so long until somebody has it. A client gives a line up after five seconds.
const ASKING: Duration = Duration::from_secs(4);

/// That there was a table is forgotten after this time, when everybody knows that it is over.
const REMEMBERED: Duration = Duration::from_mins(1);

/// How long a server that ends waits for what is not written yet.
const GOODBYE: Duration = Duration::from_secs(3);

/// Who has which table, as far as it is known here.
#[derive(Default)]
struct Directory {
    owners: BTreeMap<Code, (Ownership, u64)>,
    /// Since when nobody has a table.
    orphans: BTreeMap<Code, Instant>,
    /// The tables that are just being taken, and those that are just given away.
    taking: BTreeSet<Code>,
    giving: BTreeSet<Code>,
    /// Tables that the server has still to let go, since others have them.
    lost: BTreeSet<TableId>,
    /// Who waits to hear where a table is.
    askers: BTreeMap<Code, Vec<Asker>>,
}

/// Somebody who looks for a table.
#[derive(Clone, Copy)]
struct Asker {
    id: ConnectionId,
    way_on: WayOn,
    since: Instant,
}

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whereabouts {
    Here,
    At(ServerName),
    Nowhere,
    Unknown,
}

/// The lease of this server.
#[derive(Default)]
struct Tenure {
    revision: Option<u64>,
    is_renewing: bool,
    /// Whether it is renewed once more as soon as that has been done.
    renews_again: bool,
    /// How often it was renewed without trouble.
    calm: u32,
    /// Whether the server is about to end.
    leaves: bool,
}

/// What a server does in a cluster.
pub(super) struct ClusterWork {
    engine: Engine,
    here: String,
    report: Reporter,
    done: mpsc::UnboundedSender<ClusterNews>,
    heard: Option<mpsc::UnboundedReceiver<ClusterNews>>,
    /// The tables of this server.
    journals: BTreeMap<TableId, Journal>,
    turns: u64,
    members: Members,
    tables: Directory,
    tenure: Tenure,
    relays: Relays,
    /// Whether something could not be written.
    is_troubled: bool,
}

impl ClusterWork {
    pub(super) fn new(engine: Engine, here: String, report: Reporter) -> ClusterWork {
        let (done, heard) = mpsc::unbounded_channel();
        let relays = Relays::new(engine.me, engine.client.clone(), report.clone());
        ClusterWork {
            engine,
            here,
            report,
            done,
            heard: Some(heard),
            journals: BTreeMap::new(),
            turns: 0,
            members: Members::default(),
            tables: Directory::default(),
            tenure: Tenure::default(),
            relays,
            is_troubled: false,
        }
    }

    /// Works until the server ends.
    pub(super) async fn run(
        mut self,
        mut asked: mpsc::UnboundedReceiver<ServerOrder>,
        mut links: mpsc::UnboundedReceiver<bool>,
    ) {
        let Some(mut heard) = self.heard.take() else { return };
        self.watch();
        let (tell, mut told) = mpsc::unbounded_channel::<BetweenServers>();
        tokio::spawn(relay::follow(self.engine.client.clone(), self.engine.me, tell));
        let mut renews = tokio::time::interval(RENEWED);
        renews.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut looks = tokio::time::interval(LOOKS);
        looks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                asked = asked.recv() => match asked {
                    Some(asked) => self.take(asked),
                    None => break,
                },
                Some(done) = heard.recv() => self.hear(done),
                Some(told) = told.recv() => self.relays.hear(&told),
                Some(is_up) = links.recv() => self.relays.hear_link(is_up),
                _ = renews.tick() => self.renew(),
                _ = looks.tick() => self.look(),
            }
        }
        let rest = async {
            while self.journals.values().any(|journal| journal.writing.is_some()) || !self.tables.giving.is_empty() {
                let Some(done) = heard.recv().await else { break };
                self.hear(done);
            }
            if let Some(lease) = self.tenure.revision {
                let _ = self.engine.end_lease(self.engine.me, lease).await;
            }
            // What was said last is sent.
            self.relays.finish().await;
        };
        // An engine that is gone is not waited for.
        let _ = tokio::time::timeout(GOODBYE, rest).await;
    }

    /// Does something that takes its time.
    fn spawn(&self, work: impl Future<Output = Option<ClusterNews>> + Send + 'static) {
        let done = self.done.clone();
        tokio::spawn(async move {
            if let Some(what) = work.await {
                let _ = done.send(what);
            }
        });
    }

    /// Follows what others do.
    fn watch(&self) {
        let owner =
            |key: &str, put: Option<&Entry>| Some(ClusterNews::Owner(Code::from_typed(key)?, put.and_then(read_owner)));
        tokio::spawn(follow(self.engine.owners.clone(), self.done.clone(), owner));
        let server = |key: &str, put: Option<&Entry>| {
            let lease = put.and_then(|put| Some((serde_json::from_slice(&put.value).ok()?, put.revision)));
            Some(ClusterNews::Server(ServerName::from_key(key)?, lease))
        };
        tokio::spawn(follow(self.engine.servers.clone(), self.done.clone(), server));
        tokio::spawn(follow_days(self.engine.clone(), self.done.clone()));
    }

    fn take(&mut self, what: ServerOrder) {
        match what {
            ServerOrder::Keep(table, ..) if self.tables.lost.contains(&table) => {}
            ServerOrder::Keep(table, number, entry) => {
                if !self.journals.contains_key(&table) {
                    let TableEntry::Whole(whole) = &entry else { return };
                    let Some(code) = KeptTable::codes_in(whole.as_bytes()).next() else { return };
                    self.begin(table, code, None, 0);
                }
                if let Some(journal) = self.journals.get_mut(&table) {
                    journal.take(number, entry);
                }
                self.write(table);
            }
            ServerOrder::Day(result) => {
                let engine = self.engine.clone();
                self.spawn(async move {
                    while engine.keep_day(result.clone()).await.is_err() {
                        tokio::time::sleep(AGAIN).await;
                    }
                    None
                });
            }
            ServerOrder::Find(code, id, way_on) => {
                let asker = Asker { id, way_on, since: Instant::now() };
                self.tables.askers.entry(code).or_default().push(asker);
                if !self.tables.owners.contains_key(&code) {
                    self.look_up(code);
                }
                self.answer(code);
            }
            ServerOrder::Relay(id, server, what) => self.relays.relay(id, server, &what),
            ServerOrder::RelayBack(line, what) => self.relays.relay_back(line, &what),
            ServerOrder::Count(network, counted) => self.relays.count(network, counted),
            ServerOrder::LetGo(table) => self.let_go(table),
            // The next lease says so. One that is on its way does not.
            ServerOrder::Leave => {
                self.tenure.leaves = true;
                self.tenure.renews_again = self.tenure.is_renewing;
                self.renew();
            }
        }
    }

    /// The server has a table from now on.
    fn begin(&mut self, table: TableId, code: Code, revision: Option<u64>, last: u64) {
        self.turns += 1;
        self.journals.insert(table, Journal::new(code, self.turns, revision, last));
    }

    /// Writes what there is to write of a table.
    fn write(&mut self, table: TableId) {
        let Some(journal) = self.journals.get_mut(&table) else { return };
        let Some(entry) = journal.next() else { return };
        let (engine, done) = (self.engine.clone(), self.done.clone());
        let (code, turn, known) = (journal.code, journal.turn, (journal.revision, journal.last));
        self.spawn(async move {
            let halted = |why| _ = done.send(ClusterNews::Halted(table, turn, why));
            let written = journal::write(&engine, (table, code), known, entry, halted).await;
            Some(ClusterNews::Written(table, turn, written))
        });
    }

    /// The server has a table no more.
    fn let_go(&mut self, table: TableId) {
        self.tables.lost.remove(&table);
        let Some(Journal { code, revision: Some(revision), .. }) = self.journals.remove(&table) else { return };
        self.tables.giving.insert(code);
        let engine = self.engine.clone();
        self.spawn(async move {
            journal::give_away(&engine, (table, code), revision).await;
            Some(ClusterNews::Given(code))
        });
    }

    /// Another server has a table of this one.
    fn lose(&mut self, table: TableId) {
        if self.journals.remove(&table).is_some() {
            self.tables.lost.insert(table);
            (self.report)(Report::Lost(table));
        }
    }

    fn hear(&mut self, done: ClusterNews) {
        match done {
            ClusterNews::Written(table, turn, written) => self.hear_written(table, turn, &written),
            ClusterNews::Halted(table, turn, why) => {
                if self.is_turn(table, turn) {
                    (self.report)(Report::Halted(table));
                    if !std::mem::replace(&mut self.is_troubled, true) {
                        (self.report)(Report::Note(format!("tables cannot be written, and wait: {why}")));
                    }
                }
            }
            ClusterNews::Tried(code, table, tried) => self.hear_tried(code, table, tried),
            ClusterNews::Given(code) => {
                self.tables.giving.remove(&code);
                self.look_up(code);
            }
            ClusterNews::Looked(code, found) => match found {
                Ok(Some(found)) => self.hear_owner(code, Some(found)),
                Ok(None) => {
                    self.hear_owner(code, None);
                    self.tell(code, Whereabouts::Nowhere);
                }
                Err(_) => self.tell(code, Whereabouts::Unknown),
            },
            ClusterNews::Renewed(renewed) => self.hear_renewed(&renewed),
            ClusterNews::Owner(code, owner) => self.hear_owner(code, owner),
            ClusterNews::Server(server, lease) => self.hear_server(server, lease),
            ClusterNews::Day(result) => (self.report)(Report::Day(result)),
        }
    }

    fn is_turn(&self, table: TableId, turn: u64) -> bool {
        self.journals.get(&table).is_some_and(|journal| journal.turn == turn)
    }

    fn hear_written(&mut self, table: TableId, turn: u64, written: &WriteResult) {
        let Some(journal) = self.journals.get_mut(&table).filter(|journal| journal.turn == turn) else { return };
        let Some(number) = journal.writing.take() else { return };
        match *written {
            WriteResult::Kept { last, revision } => {
                (journal.last, journal.revision) = (last, Some(revision));
                (self.report)(Report::Kept(table, number));
                if std::mem::take(&mut self.is_troubled) {
                    (self.report)(Report::Note("tables can be written again".to_owned()));
                }
                self.write(table);
            }
            WriteResult::Over => {
                let code = journal.code;
                self.journals.remove(&table);
                self.tables.owners.remove(&code);
                (self.report)(Report::Kept(table, number));
                self.forget_later(code);
            }
            WriteResult::Lost => self.lose(table),
        }
    }

    /// Forgets a table that is over, once all others have heard so.
    fn forget_later(&self, code: Code) {
        let engine = self.engine.clone();
        self.spawn(async move {
            tokio::time::sleep(REMEMBERED).await;
            // What stays is a few bytes.
            let _ = engine.forget_owner(code).await;
            None
        });
    }

    fn hear_tried(&mut self, code: Code, table: TableId, tried: Result<Taking, Troubled>) {
        self.tables.taking.remove(&code);
        match tried {
            Ok(Taking::Taken { kept, last, revision }) => {
                self.tables.orphans.remove(&code);
                self.tables.owners.insert(code, (Ownership { table: table.0, server: Some(self.engine.me) }, revision));
                self.begin(table, code, Some(revision), last);
                (self.report)(Report::Taken(table, kept));
                self.answer(code);
            }
            Ok(Taking::Over) => {
                self.hear_owner(code, None);
                self.tell(code, Whereabouts::Nowhere);
                self.forget_later(code);
            }
            Ok(Taking::Left) => self.look_up(code),
            // It is tried again at the next look.
            Err(_) => {}
        }
    }

    fn renew(&mut self) {
        if std::mem::replace(&mut self.tenure.is_renewing, true) {
            return;
        }
        let (engine, revision) = (self.engine.clone(), self.tenure.revision);
        let lease = Lease { address: self.here.clone(), takes: self.takes() };
        self.spawn(async move { Some(ClusterNews::Renewed(engine.renew(&lease, revision).await)) });
    }

    /// Whether tables are taken that nobody has.
    const fn takes(&self) -> bool {
        self.tenure.calm >= SETTLED && !self.tenure.leaves
    }

    /// The lease was renewed, or is lost, or nothing is known of it because the engine does not answer.
    fn hear_renewed(&mut self, renewed: &Result<Option<u64>, Troubled>) {
        self.tenure.is_renewing = false;
        match *renewed {
            Ok(revision) => {
                if revision.is_none() && self.tenure.revision.is_some() {
                    let what = "this server was silent for too long, and others may have its tables";
                    (self.report)(Report::Note(what.to_owned()));
                    self.tenure.calm = 0;
                    (self.report)(Report::CountAgain);
                }
                self.tenure.revision = revision;
                self.tenure.calm = self.tenure.calm.saturating_add(1);
                for (server, revision) in self.members.count() {
                    let engine = self.engine.clone();
                    // Its end may have gone by unheard.
                    self.spawn(async move {
                        engine.end_lease(server, revision).await.then_some(ClusterNews::Server(server, None))
                    });
                }
            }
            Err(_) => self.tenure.calm = 0,
        }
        if std::mem::take(&mut self.tenure.renews_again) {
            self.renew();
        }
    }

    fn hear_server(&mut self, server: ServerName, lease: Option<(Lease, u64)>) {
        if server == self.engine.me {
            return;
        }
        let Some((lease, revision)) = lease else {
            self.members.forget(server);
            self.relays.forget(server);
            return;
        };
        if self.members.get(server).is_none() {
            (self.report)(Report::CountAgain);
        }
        if !self.members.hear(server, lease, revision) {
            return;
        }
        // It gets its share.
        let me = Some(self.engine.me).filter(|_| self.takes());
        let share = self.journals.iter().filter(|(_, journal)| self.members.choose(journal.code, me) == Some(server));
        for (at, (table, _)) in (0..).zip(share) {
            let (report, table) = (self.report.clone(), *table);
            // One by one, so that those who come back do not come all at once.
            self.spawn(async move {
                tokio::time::sleep(STEP * at).await;
                report(Report::GiveAway(table));
                None
            });
        }
    }

    fn hear_owner(&mut self, code: Code, owner: Option<(Ownership, u64)>) {
        let known = self.tables.owners.get(&code).map_or(0, |(_, revision)| *revision);
        match owner {
            // What was heard meanwhile is newer.
            Some((_, revision)) if revision < known => return,
            Some(owner) => _ = self.tables.owners.insert(code, owner),
            None => _ = self.tables.owners.remove(&code),
        }
        if let Some((Ownership { table, server }, revision)) = owner {
            let table = TableId(table);
            let own = self.journals.get(&table).and_then(|journal| journal.revision);
            if server != Some(self.engine.me) && own.is_some_and(|own| own < revision) {
                self.lose(table);
            }
        }
        self.answer(code);
    }

    /// Finds out who has a table that nothing is known of.
    fn look_up(&self, code: Code) {
        let engine = self.engine.clone();
        self.spawn(async move { Some(ClusterNews::Looked(code, engine.owner(code).await)) });
    }

    /// Where a table is, if anybody has it.
    fn whereabouts(&self, code: Code) -> Option<Whereabouts> {
        let (Ownership { table, server }, _) = self.tables.owners.get(&code)?;
        let server = (*server)?;
        if server == self.engine.me {
            return self.journals.contains_key(&TableId(*table)).then_some(Whereabouts::Here);
        }
        self.members.get(server).map(|_| Whereabouts::At(server))
    }

    /// Tells those who asked for a table where it is, if that is known.
    fn answer(&mut self, code: Code) {
        if self.tables.askers.contains_key(&code)
            && let Some(whereabouts) = self.whereabouts(code)
        {
            self.tell(code, whereabouts);
        }
    }

    fn tell(&mut self, code: Code, whereabouts: Whereabouts) {
        for asker in self.tables.askers.remove(&code).unwrap_or_default() {
            let place = match whereabouts {
                Whereabouts::Here => Some(TablePlace::Here),
                Whereabouts::At(server) => self.way_to(server, asker.way_on),
                Whereabouts::Nowhere => Some(TablePlace::Nowhere),
                Whereabouts::Unknown => Some(TablePlace::Unknown),
            };
            match place {
                Some(place) => (self.report)(Report::Found(asker.id, place)),
                None => self.tables.askers.entry(code).or_default().push(asker),
            }
        }
    }

    /// How somebody comes to a table of another server, if there is a way now.
    fn way_to(&self, server: ServerName, way_on: WayOn) -> Option<TablePlace> {
        let address =
            self.members.get(server).map(|member| &member.lease.address).filter(|address| !address.is_empty());
        match (way_on, address) {
            (WayOn::Arrived, _) => Some(TablePlace::Unknown),
            (WayOn::Goes, Some(address)) => Some(TablePlace::At(address.clone())),
            _ => (!self.relays.is_cut()).then_some(TablePlace::Beyond(server.0)),
        }
    }

    /// Looks for tables that nobody has, and takes those that are to be this server's.
    fn look(&mut self) {
        // What was missing may have been heard meanwhile, such as the address of a server.
        let asked_for: Vec<Code> = self.tables.askers.keys().copied().collect();
        for code in asked_for {
            self.answer(code);
        }
        let now = Instant::now();
        let is_late =
            |askers: &Vec<Asker>| askers.iter().any(|asker| now.saturating_duration_since(asker.since) > ASKING);
        let late: Vec<Code> =
            self.tables.askers.iter().filter(|(_, askers)| is_late(askers)).map(|(code, _)| *code).collect();
        for code in late {
            self.tell(code, Whereabouts::Unknown);
        }
        if !self.takes() {
            return;
        }
        let mut orphans = BTreeMap::new();
        for (code, (Ownership { table, server }, _)) in &self.tables.owners {
            let table = TableId(*table);
            let is_had = match server {
                Some(server) if *server == self.engine.me => {
                    self.journals.contains_key(&table) || self.tables.giving.contains(code)
                }
                Some(server) => self.members.get(*server).is_some(),
                None => false,
            };
            if !is_had {
                orphans.insert(*code, self.tables.orphans.get(code).copied().unwrap_or(now));
            }
        }
        self.tables.orphans = orphans;
        let me = self.engine.me;
        let may = |(code, since): &(&Code, &Instant)| {
            let is_free = !self.tables.taking.contains(code) && !self.tables.giving.contains(code);
            let is_own = self.members.choose(**code, Some(me)) == Some(me);
            is_free && (is_own || now.saturating_duration_since(**since) > ANYBODYS)
        };
        let most = AT_ONCE.saturating_sub(self.tables.taking.len());
        let taken: Vec<Code> = self.tables.orphans.iter().filter(may).take(most).map(|(code, _)| *code).collect();
        for code in taken {
            let Some(owner) = self.tables.owners.get(&code).copied() else { continue };
            let table = TableId(owner.0.table);
            // The server still believes that it has this one.
            if self.tables.lost.contains(&table) || self.journals.contains_key(&table) {
                continue;
            }
            self.tables.taking.insert(code);
            let engine = self.engine.clone();
            self.spawn(async move { Some(ClusterNews::Tried(code, table, journal::take(&engine, code, owner).await)) });
        }
    }
}

/// Tables are given to a new server one by one, with this pause between them.
const STEP: Duration = Duration::from_millis(10);

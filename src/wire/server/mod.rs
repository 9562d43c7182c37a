//! The keeper of tables: many tables, and the connections of the screens at them.
//!
//! It is given lines and the time, and returns what to do. It has no clock, socket, thread or file.

mod audience;
mod callers;
mod connection;
mod dealing;
mod drawing;
mod kept;
mod people;
mod progress;
mod table;
mod tally;

use super::line::{Entrance, Hello, ToTable, read, written};
use super::{Code, FromTable, SeatToken, VERSION, Welcome, WhyClosed, clean_name};
use crate::nestor::question::{Answer, Question};
use crate::table::HostOrder;
use audience::Presence;
use callers::Callers;
pub use callers::{Caller, Network};
use connection::{Allowance, Connection, Pace};
use jiff::Timestamp;
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use table::Hosted;
pub use tally::Tally;

/// Names a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// Names a table, wherever it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

/// Something to do because of a line, or because time has passed. All in this order.
#[derive(Clone, Debug)]
pub enum Output {
    /// Write the table to its file before anybody hears what happened there.
    Keep(TableId),
    /// The table has ended. Its file can go.
    Forget(TableId),
    /// Send a line.
    Send(ConnectionId, String),
    /// Close a connection.
    Close(ConnectionId),
    /// Have Nestor choose a move.
    Ask(TableId, Box<Question>),
    /// Tell the operator what has happened, and from where somebody did it.
    Note(&'static str, Option<Network>),
}

/// How much is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most tables.
    pub tables: usize,
    /// The most connections.
    pub connections: usize,
    /// The most who watch a table.
    pub watchers: usize,
    /// How long a table is kept at which nobody is.
    pub kept: Duration,
    /// The same, of a table to which nobody ever came but who opened it.
    pub unjoined: Duration,
    /// The most connections from one network.
    pub connections_each: usize,
    /// The most tables that are opened from one network in an hour.
    pub tables_each: usize,
    /// Whether anybody may open tables. Otherwise only those who come from this computer may.
    pub open: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 500,
            connections: 2000,
            watchers: 8,
            kept: Duration::from_hours(30 * 24),
            unjoined: Duration::from_hours(1),
            connections_each: 100,
            tables_each: 20,
            open: true,
        }
    }
}

/// Tables, and the connections of the screens at them.
#[derive(Debug)]
pub struct Host {
    limits: Limits,
    chance: ChaCha20Rng,
    /// The date at the time zero.
    began: Timestamp,
    tables: BTreeMap<TableId, Hosted>,
    codes: BTreeMap<Code, TableId>,
    connections: BTreeMap<ConnectionId, Connection>,
    callers: Callers,
    tally: Tally,
    /// How often the operator is told that somebody was refused.
    refusals: Allowance,
    /// When each table goes on by itself.
    due: BTreeSet<(Duration, TableId)>,
    out: Vec<Output>,
}

/// The connections are looked after this often.
const LOOKED_AFTER: Duration = Duration::from_secs(1);

/// An operator who is told this often is told enough. All refusals are counted.
const REFUSALS: Pace = Pace { at_once: 10, every: Duration::from_secs(10) };

/// A name for the connections' own entry among the tables that are due.
const CONNECTIONS: TableId = TableId(0);

impl Host {
    /// Keeps no tables yet. `chance` is for codes, tokens and deals, and `began` is the date at the
    /// time zero.
    pub fn new(limits: Limits, chance: ChaCha20Rng, began: Timestamp) -> Host {
        Host {
            limits,
            chance,
            began,
            tables: BTreeMap::new(),
            codes: BTreeMap::new(),
            connections: BTreeMap::new(),
            callers: Callers::new(),
            tally: Tally::default(),
            refusals: Allowance::new(REFUSALS, Duration::ZERO),
            due: BTreeSet::from([(Duration::ZERO, CONNECTIONS)]),
            out: Vec::new(),
        }
    }

    /// How many tables there are, and how many connections.
    pub fn counts(&self) -> (usize, usize) {
        (self.tables.len(), self.connections.len())
    }

    /// What has happened since it began.
    pub const fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Somebody connects. Where there are as many connections as there may be, one that has not said
    /// who it is gives way.
    pub fn connect(&mut self, id: ConnectionId, from: Caller, now: Duration) -> Vec<Output> {
        match self.one_too_many(from.network) {
            Some((why, Some(other))) => self.close(other, why, now),
            Some((why, None)) => {
                self.refuse(why, Some(from.network), now);
                self.out.extend(written(&FromTable::Closed(why)).map(|line| Output::Send(id, line)));
                self.out.push(Output::Close(id));
                return self.done();
            }
            None => {}
        }
        self.callers.come(id, from.network, &self.limits, now);
        self.connections.insert(id, Connection::new(from, now));
        self.done()
    }

    /// Whether there are as many connections as there may be, why, and which one gives way.
    fn one_too_many(&self, network: Network) -> Option<(WhyClosed, Option<ConnectionId>)> {
        let is_silent = |id: &ConnectionId| self.connections.get(id).is_some_and(|connection| connection.at.is_none());
        let of_network = self.callers.connections(network);
        if of_network.len() >= self.limits.connections_each {
            return Some((WhyClosed::TooManyHere, of_network.iter().copied().find(is_silent)));
        }
        let is_full = self.connections.len() >= self.limits.connections;
        is_full.then(|| (WhyClosed::NoRoom, self.connections.keys().copied().find(is_silent)))
    }

    /// A connection has ended.
    pub fn disconnect(&mut self, id: ConnectionId, now: Duration) -> Vec<Output> {
        self.drop_connection(id, now);
        self.done()
    }

    /// A line came.
    pub fn hear(&mut self, id: ConnectionId, line: &str, now: Duration) -> Vec<Output> {
        let Some(connection) = self.connections.get_mut(&id) else { return Vec::new() };
        if !connection.allowance.takes(now) {
            self.close(id, WhyClosed::TooFast, now);
            return self.done();
        }
        connection.heard = now;
        match (read::<ToTable>(line), connection.at) {
            (Some(ToTable::Hello(hello)), None) => {
                if let Err(why) = self.greet(id, *hello, now) {
                    let from = self.connections.get(&id).map(|connection| connection.from.network);
                    self.refuse(why, from, now);
                    self.end_connection(id, why, now);
                }
            }
            (Some(ToTable::Ping(word)), _) => {
                let measured = connection.heard_ping(word, now);
                if let (Some(delay), Some((table, Presence::Screen(place)))) = (measured, connection.at) {
                    self.at(table, now, |hosted, scene| hosted.delay(place, delay, scene));
                }
            }
            (Some(message), Some((table, spot))) if !matches!(message, ToTable::Hello(_)) => {
                self.at(table, now, |hosted, scene| hosted.hear(spot, &message, scene));
            }
            _ => self.close(id, WhyClosed::Nonsense, now),
        }
        self.done()
    }

    /// Nestor has answered a question of a table.
    pub fn answer(&mut self, id: TableId, answer: Answer, now: Duration) -> Vec<Output> {
        self.at(id, now, |hosted, scene| hosted.order(HostOrder::Answer(answer), scene));
        self.done()
    }

    /// When to call [`tick`](Self::tick).
    pub fn next_tick(&self) -> Option<Duration> {
        self.due.first().map(|(when, _)| *when)
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Duration) -> Vec<Output> {
        while let Some((when, id)) = self.due.first().copied().filter(|(when, _)| *when <= now) {
            self.due.remove(&(when, id));
            if id == CONNECTIONS {
                self.look_after(now);
                self.due.insert((now + LOOKED_AFTER, CONNECTIONS));
            } else {
                self.at(id, now, Hosted::tick);
                // A table that would go on at once does so at the next call.
                let again = self.tables.get(&id).and_then(|hosted| hosted.due);
                if again.is_some_and(|due| due <= now) {
                    break;
                }
            }
        }
        self.done()
    }

    /// Says to everybody that it ends, and why.
    pub fn stop(&mut self, why: WhyClosed) -> Vec<Output> {
        let line = written(&FromTable::Closed(why)).unwrap_or_default();
        let ids = self.connections.keys();
        ids.flat_map(|id| [Output::Send(*id, line.clone()), Output::Close(*id)]).collect()
    }

    /// A table as it is kept in a file.
    pub fn saved(&self, id: TableId) -> Option<String> {
        self.tables.get(&id)?.to_text()
    }

    /// Takes up a table from its file.
    pub fn restore(&mut self, text: &str, now: Duration) -> Option<TableId> {
        let hosted = Hosted::from_text(text, now)?;
        let id = hosted.id;
        if id == CONNECTIONS || self.tables.contains_key(&id) || self.codes.contains_key(&hosted.code) {
            return None;
        }
        self.codes.insert(hosted.code, id);
        self.tables.insert(id, hosted);
        self.at(id, now, Hosted::tick);
        self.out.clear();
        Some(id)
    }

    /// Somebody says who they are and how they come.
    fn greet(&mut self, id: ConnectionId, hello: Hello, now: Duration) -> Result<(), WhyClosed> {
        let Hello { version, name, way } = hello;
        if version != VERSION {
            return Err(WhyClosed::Version);
        }
        let Some(from) = self.connections.get(&id).map(|connection| connection.from) else { return Ok(()) };
        let name = clean_name(&name);
        let (table, spot, token) = match way {
            Entrance::Open(plan) => {
                let may = self.limits.open || from.is_near;
                let plan = plan.bounded().filter(|_| may);
                let plan = plan.ok_or(if may { WhyClosed::BadTable } else { WhyClosed::NotHere })?;
                let table = self.open(plan, from.network, now)?;
                let (place, token) = self.sit(table, |hosted, chance| Some(hosted.people.sit_first(&name, chance)))?;
                (table, Presence::Screen(place), Some(token))
            }
            Entrance::Sit { code, with } => {
                let table = self.find(&code, from.network, now)?;
                let names: Vec<String> = super::line::names(&name, &with).collect();
                let (place, token) = self.sit(table, |hosted, chance| hosted.sit(&names, chance))?;
                (table, Presence::Screen(place), Some(token))
            }
            Entrance::Watch { code } => {
                let table = self.find(&code, from.network, now)?;
                let most = self.limits.watchers;
                let is_full = self.tables.get(&table).is_some_and(|hosted| hosted.audience.watching() >= most);
                if is_full {
                    return Err(WhyClosed::TooManyWatch);
                }
                (table, Presence::Watching, None)
            }
            Entrance::Return { code, token } => {
                let (table, spot) = self.find_seat(&code, &token, from.network, now)?;
                let before = self.tables.get(&table).and_then(|hosted| hosted.audience.at(spot).next());
                if let Some(before) = before {
                    self.close(before, WhyClosed::Elsewhere, now);
                }
                (table, spot, Some(token))
            }
        };
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.at = Some((table, spot));
        }
        if let Some(hosted) = self.tables.get(&table) {
            let (seats, last_wish) = match spot {
                Presence::Screen(at) => (hosted.people.seats(at), hosted.people.last_wish(at)),
                Presence::Watching => (crate::engine::Seats::NONE, 0),
            };
            let (code, table) = (hosted.code, table.0);
            let welcome = Welcome { version: VERSION, code, table, token, seats, last_wish };
            self.out.extend(written(&FromTable::Welcome(welcome)).map(|line| Output::Send(id, line)));
        }
        self.at(table, now, |hosted, scene| hosted.arrive(id, spot, scene));
        Ok(())
    }

    /// The table with a code. Who has sent too many wrong ones is told nothing of any.
    fn find(&mut self, code: &Code, from: Network, now: Duration) -> Result<TableId, WhyClosed> {
        if !self.callers.may_guess(from, &self.limits, now) {
            return Err(WhyClosed::TooManyCodes);
        }
        let found = self.codes.get(code).copied();
        found.ok_or_else(|| self.was_guess(from, now))
    }

    /// The table and the screen that a token belongs to. Nobody guesses a token, so that who has a seat
    /// comes back to it whatever somebody beside them does.
    fn find_seat(
        &mut self,
        code: &Code,
        token: &SeatToken,
        from: Network,
        now: Duration,
    ) -> Result<(TableId, Presence), WhyClosed> {
        let hosted = self.codes.get(code).and_then(|table| self.tables.get(table));
        let found = hosted.and_then(|hosted| Some((hosted.id, Presence::Screen(hosted.people.screen_of(token)?))));
        found.ok_or_else(|| {
            let may_guess = self.callers.may_guess(from, &self.limits, now);
            if may_guess { self.was_guess(from, now) } else { WhyClosed::TooManyCodes }
        })
    }

    fn was_guess(&mut self, from: Network, now: Duration) -> WhyClosed {
        self.callers.guessed(from, &self.limits, now);
        WhyClosed::NoTable
    }

    fn open(&mut self, plan: super::NewTable, from: Network, now: Duration) -> Result<TableId, WhyClosed> {
        if self.tables.len() >= self.limits.tables {
            return Err(WhyClosed::NoRoom);
        }
        if !self.callers.may_open(from, &self.limits, now) {
            return Err(WhyClosed::TooManyTables);
        }
        let (mut id, mut code) = (TableId(self.chance.next_u64()), Code::fresh(&mut self.chance));
        while id == CONNECTIONS || self.tables.contains_key(&id) || self.codes.contains_key(&code) {
            (id, code) = (TableId(self.chance.next_u64()), Code::fresh(&mut self.chance));
        }
        self.codes.insert(code, id);
        self.tables.insert(id, Hosted::new(id, code, plan, now));
        self.tally.opened += 1;
        self.out.push(Output::Note("a table was opened", Some(from)));
        Ok(id)
    }

    /// Somebody sits down at a table.
    fn sit<T>(
        &mut self,
        table: TableId,
        how: impl FnOnce(&mut Hosted, &mut ChaCha20Rng) -> Option<T>,
    ) -> Result<T, WhyClosed> {
        let hosted = self.tables.get_mut(&table).ok_or(WhyClosed::NoTable)?;
        how(hosted, &mut self.chance).ok_or(WhyClosed::Full)
    }

    /// Does something at a table, and notes when it goes on.
    fn at(&mut self, id: TableId, now: Duration, what: impl FnOnce(&mut Hosted, &mut Scene<'_>)) {
        let Some(hosted) = self.tables.get_mut(&id) else { return };
        if let Some(due) = hosted.due {
            self.due.remove(&(due, id));
        }
        let date = self.began.saturating_add(jiff::SignedDuration::try_from(now).unwrap_or_default());
        let date = date.unwrap_or(self.began);
        let (chance, tally) = (&mut self.chance, &mut self.tally);
        let mut scene = Scene { now, date, chance, tally, out: Vec::new(), keeps: false };
        what(hosted, &mut scene);
        if scene.keeps {
            // What is told is written before.
            self.out.push(Output::Keep(id));
        }
        self.out.append(&mut scene.out);
        let kept = if hosted.people.were_joined() { self.limits.kept } else { self.limits.unjoined };
        hosted.due = hosted.next_tick(kept);
        self.due.extend(hosted.due.map(|due| (due, id)));
        if hosted.is_over(now, kept) {
            self.end(id, now);
        }
    }

    /// A table ends.
    fn end(&mut self, id: TableId, now: Duration) {
        let Some(hosted) = self.tables.remove(&id) else { return };
        self.codes.remove(&hosted.code);
        if let Some(due) = hosted.due {
            self.due.remove(&(due, id));
        }
        for (connection, _) in hosted.audience.present() {
            self.close(connection, WhyClosed::Ended, now);
        }
        self.out.push(Output::Forget(id));
        self.out.push(Output::Note("a table has ended", None));
    }

    /// Looks for connections that have fallen silent, and asks the others how long a line takes.
    fn look_after(&mut self, now: Duration) {
        let silent: Vec<ConnectionId> =
            self.connections.iter().filter(|(_, connection)| connection.is_silent(now)).map(|(id, _)| *id).collect();
        for id in silent {
            self.close(id, WhyClosed::Silent, now);
        }
        self.callers.forget(now);
        for (id, connection) in &mut self.connections {
            let ping = connection.ping(now).and_then(|word| written(&FromTable::Ping(word)));
            self.out.extend(ping.map(|line| Output::Send(*id, line)));
        }
    }

    /// Somebody is not let in. The operator is told, unless too much is told already.
    fn refuse(&mut self, why: WhyClosed, from: Option<Network>, now: Duration) {
        self.tally.close(why);
        if let Some(what) = refusal(why).filter(|_| self.refusals.takes(now)) {
            self.out.push(Output::Note(what, from));
        }
    }

    /// Says why a connection is closed, and closes it.
    fn close(&mut self, id: ConnectionId, why: WhyClosed, now: Duration) {
        self.tally.close(why);
        self.end_connection(id, why, now);
    }

    fn end_connection(&mut self, id: ConnectionId, why: WhyClosed, now: Duration) {
        let line = written(&FromTable::Closed(why));
        self.out.extend(line.map(|line| Output::Send(id, line)));
        self.out.push(Output::Close(id));
        self.drop_connection(id, now);
    }

    fn drop_connection(&mut self, id: ConnectionId, now: Duration) {
        let Some(connection) = self.connections.remove(&id) else { return };
        self.callers.go(id, connection.from.network);
        if let Some((table, spot)) = connection.at {
            self.at(table, now, |hosted, scene| hosted.depart(id, spot, scene));
        }
    }

    fn done(&mut self) -> Vec<Output> {
        std::mem::take(&mut self.out)
    }
}

/// What an operator is told of a refusal, unless it is the player's own affair.
const fn refusal(why: WhyClosed) -> Option<&'static str> {
    match why {
        WhyClosed::NoRoom => Some("somebody was refused: there are as many tables or connections as there may be"),
        WhyClosed::TooManyHere => Some("a connection was refused: too many come from there"),
        WhyClosed::TooManyTables => Some("a table was refused: too many were opened from there"),
        WhyClosed::TooManyCodes => Some("a code was refused: too many wrong ones came from there"),
        _ => None,
    }
}

/// What a table has while something happens at it.
struct Scene<'a> {
    now: Duration,
    date: Timestamp,
    chance: &'a mut ChaCha20Rng,
    tally: &'a mut Tally,
    out: Vec<Output>,
    /// Whether the table must be written before anything of it is sent.
    keeps: bool,
}

impl Scene<'_> {
    fn send(&mut self, to: ConnectionId, message: &FromTable) {
        self.out.extend(written(message).map(|line| Output::Send(to, line)));
    }
}

//! The keeper of tables: many tables, and the connections of the screens at them.
//!
//! It is given lines and the time, and returns what to do. It has no clock, socket, thread or file.

mod audience;
mod callers;
mod connection;
mod dealing;
mod drawing;
mod elsewhere;
mod kept;
mod people;
mod progress;
mod table;
mod unsaid;

use super::board::Days;
use super::line::{Entrance, Hello, ToTable, read, written};
use super::{Code, FromTable, VERSION, WhyClosed, clean_name};
use crate::nestor::question::{Answer, Question};
use crate::table::{HostOrder, Refusal};
use audience::Presence;
use callers::Callers;
pub use callers::{Caller, Counted, HostTally, Limits, Network, WayOn};
use connection::{Connection, Onward};
pub use elsewhere::{Relayed, TablePlace};
use jiff::civil::Date;
use jiff::{Timestamp, tz::TimeZone};
use kept::Changed;
pub use kept::{KeptTable, TableEntry};
use rand::Rng;
use rand_chacha::ChaCha20Rng;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;
use table::Hosted;
use unsaid::Unsaid;

/// Names a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConnectionId(pub u64);

/// Names a table, wherever it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub u64);

/// Something to do because of a line, or because time has passed. All in this order.
#[derive(Clone, Debug)]
pub enum Output {
    /// Keep the entry with this number of a table. What it tells of is sent once [`Host::kept`] is called.
    Keep(TableId, u64, TableEntry),
    /// Find out where the table with this code is, which is not here, and how somebody comes there, and
    /// call [`Host::found`].
    Find(ConnectionId, Code, WayOn),
    /// Relay something of a connection to the server with this number, which has the table.
    Relay(ConnectionId, u64, Relayed),
    /// Tell the other servers what counts of a network at all of them.
    Count(Network, Counted),
    /// Send a line. Several connections may get the same one.
    Send(ConnectionId, Arc<str>),
    /// Close a connection.
    Close(ConnectionId),
    /// Have Nestor choose a move.
    Ask(TableId, Box<Question>),
    /// Keep a result of a day, which is a line.
    KeepDay(String),
    /// Tell the operator what has happened, and from where somebody did it.
    Note(&'static str, Option<Network>),
}

/// Tables, and the connections of the screens at them.
#[derive(Debug)]
pub struct Host {
    limits: Limits,
    chance: ChaCha20Rng,
    /// The date at the time zero.
    began: Timestamp,
    tables: BTreeMap<TableId, Hosted>,
    /// The table of each code, or none if it was kept and cannot be read.
    codes: BTreeMap<Code, Option<TableId>>,
    days: Days,
    /// Whether a browser gets the page here.
    has_page: bool,
    /// What each table has to say, also one that has just ended.
    unsaid: BTreeMap<TableId, Unsaid>,
    connections: BTreeMap<ConnectionId, Connection>,
    callers: Callers,
    /// When each table goes on by itself.
    due: BTreeSet<(Duration, TableId)>,
    out: Vec<Output>,
}

/// The connections are looked after this often.
const LOOKED_AFTER: Duration = Duration::from_secs(1);

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
            days: Days::default(),
            has_page: true,
            unsaid: BTreeMap::new(),
            connections: BTreeMap::new(),
            callers: Callers::new(),
            due: BTreeSet::from([(Duration::ZERO, CONNECTIONS)]),
            out: Vec::new(),
        }
    }

    /// The same, where no browser gets the page.
    #[must_use]
    pub fn without_page(self) -> Host {
        Host { has_page: false, ..self }
    }

    /// How many tables there are, and how many connections.
    pub fn counts(&self) -> (usize, usize) {
        (self.tables.len(), self.connections.len())
    }

    /// What has happened since it began.
    pub const fn tally(&self) -> &HostTally {
        &self.callers.tally
    }

    /// Somebody connects. Where there are as many connections as there may be, one that has not said
    /// who it is gives way.
    pub fn connect(&mut self, id: ConnectionId, from: Caller, now: Duration) -> Vec<Output> {
        // Whoever has a seat is known once they have greeted. Some more are let in as far as that.
        let spare = |most: usize| most.saturating_add(most / 8 + 1);
        match self.one_too_many((id, from.network), spare) {
            Some((why, Some(other))) => self.close(other, why, now),
            Some((why, None)) => {
                self.refuse(why, Some(from.network), now);
                self.send(id, &FromTable::Closed(why));
                self.out.push(Output::Close(id));
                return self.done();
            }
            None => {}
        }
        self.callers.come(id, from.network, &self.limits, now);
        self.connections.insert(id, Connection::new(from, now));
        self.done()
    }

    /// Whether there are too many connections for this one of a network, why, and which one gives way. `most` is
    /// how many there may be before it where the limits say so many.
    fn one_too_many(
        &self,
        (id, network): (ConnectionId, Network),
        most: impl Fn(usize) -> usize,
    ) -> Option<(WhyClosed, Option<ConnectionId>)> {
        let is_silent = |other: &ConnectionId| {
            *other != id && self.connections.get(other).is_some_and(|other| !other.is_at_table())
        };
        if let Some(crowd) = self.callers.crowd(network, most(self.limits.connections_each)) {
            return Some((WhyClosed::TooManyHere, crowd.iter().copied().find(is_silent)));
        }
        let is_full = self.connections.len() >= most(self.limits.connections);
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
        if let Some(server) = connection.relayed_to {
            self.out.push(Output::Relay(id, server, Relayed::Line(line.into())));
            return self.done();
        }
        match (read::<ToTable>(line), connection.at) {
            (Some(ToTable::Hello(hello)), None) if connection.asks.is_none() => self.hear_hello(id, *hello, now),
            (Some(ToTable::Day(result)), None) => {
                let taken = self.days.take(&result, self.today(now));
                let (answer, kept) = match taken {
                    Ok((places, kept)) => (Ok(places), kept),
                    Err(why) => (Err(why), None),
                };
                self.out.extend(kept.map(Output::KeepDay));
                self.out.extend(shared(&FromTable::Day(answer)).map(|line| Output::Send(id, line)));
                self.close(id, WhyClosed::Ended, now);
            }
            (Some(ToTable::Ping(word)), _) => {
                let measured = connection.heard_ping(word, now);
                if let Some(onward) = connection.onward.take_if(|_| measured.is_some()) {
                    self.go_onward(id, onward, now);
                } else if let (Some(delay), Some((table, Presence::Screen(place)))) = (measured, connection.at) {
                    self.at(table, now, |hosted, scene| hosted.delay(place, delay, scene));
                }
            }
            (Some(ToTable::Wish { id: wish, .. }), Some((table, Presence::Screen(_)))) if self.is_halted(table) => {
                // It is not made now, and can be wished again.
                self.send(id, &FromTable::Refused { id: wish, why: Refusal::NotYet });
            }
            (Some(ToTable::Say(_) | ToTable::Sign(_)), Some((table, _))) if self.is_halted(table) => {}
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
        let line = shared(&FromTable::Closed(why));
        let ids = self.connections.keys();
        ids.flat_map(|id| line.clone().map(|line| Output::Send(*id, line)).into_iter().chain([Output::Close(*id)]))
            .collect()
    }

    /// Takes up a result of a day. Returns whether it is still kept.
    pub fn restore_day(&mut self, kept: &str, now: Duration) -> bool {
        let today = self.today(now);
        self.days.restore(kept, today)
    }

    /// The date, in universal time.
    fn today(&self, now: Duration) -> Date {
        self.date(now).to_zoned(TimeZone::UTC).date()
    }

    fn date(&self, now: Duration) -> Timestamp {
        let passed = jiff::SignedDuration::try_from(now).unwrap_or_default();
        self.began.saturating_add(passed).unwrap_or(self.began)
    }

    /// Takes up a table that was kept. Returns what to do, unless it cannot be read or is there already.
    pub fn restore(&mut self, kept: &KeptTable, now: Duration) -> Option<Vec<Output>> {
        let hosted = Hosted::from_kept(kept, now)?;
        let id = hosted.id;
        let is_taken = self.codes.get(&hosted.code).is_some_and(Option::is_some);
        if id == CONNECTIONS || self.tables.contains_key(&id) || is_taken {
            return None;
        }
        self.codes.insert(hosted.code, Some(id));
        self.tables.insert(id, hosted);
        self.at(id, now, Hosted::go_on);
        Some(self.done())
    }

    /// Notes the code of a table that was kept and cannot be read. Who comes back to it is told.
    pub fn note_unreadable(&mut self, code: Code) {
        self.codes.entry(code).or_insert(None);
    }

    /// All entries of a table up to this number are kept.
    pub fn kept(&mut self, id: TableId, number: u64, now: Duration) -> Vec<Output> {
        let Some(unsaid) = self.unsaid.get_mut(&id) else { return Vec::new() };
        let ready = unsaid.kept(number);
        let goes_on = unsaid.go_on();
        if unsaid.is_all_kept() && !self.tables.contains_key(&id) {
            self.unsaid.remove(&id);
        }
        if goes_on {
            self.tell_at_once(id, &FromTable::Halted(false));
        }
        self.out.extend(ready);
        if goes_on {
            self.at(id, now, |hosted, scene| hosted.order(HostOrder::Aside(false), scene));
        }
        self.done()
    }

    /// An entry of a table could not be kept so far. The table stands still until it is.
    pub fn halt(&mut self, id: TableId, now: Duration) -> Vec<Output> {
        if self.unsaid.get_mut(&id).is_some_and(Unsaid::halt) {
            self.tell_at_once(id, &FromTable::Halted(true));
            // Nobody's clock runs while they see nothing.
            self.at(id, now, |hosted, scene| hosted.order(HostOrder::Aside(true), scene));
        }
        self.done()
    }

    /// Whether nobody waits to hear what is not kept yet.
    pub fn has_said_all(&self) -> bool {
        self.unsaid.values().all(Unsaid::is_all_kept)
    }

    fn is_halted(&self, id: TableId) -> bool {
        self.unsaid.get(&id).is_some_and(Unsaid::is_halted)
    }

    /// Tells something to all at a table that waits for nothing.
    fn tell_at_once(&mut self, id: TableId, message: &FromTable) {
        let present = self.tables.get(&id).into_iter().flat_map(|hosted| hosted.audience.present());
        let line = shared(message);
        self.out.extend(present.filter_map(|(id, _)| Some(Output::Send(id, line.clone()?))));
    }

    fn send(&mut self, id: ConnectionId, message: &FromTable) {
        self.out.extend(shared(message).map(|line| Output::Send(id, line)));
    }

    /// Somebody greets, and is let in or not.
    fn hear_hello(&mut self, id: ConnectionId, hello: Hello, now: Duration) {
        if let Err(why) = self.greet(id, hello, now) {
            let from = self.connections.get(&id).map(|connection| connection.from.network);
            self.refuse(why, from, now);
            self.end_connection(id, why, now);
        }
    }

    /// Somebody says who they are and how they come.
    fn greet(&mut self, id: ConnectionId, hello: Hello, now: Duration) -> Result<(), WhyClosed> {
        if hello.version != VERSION {
            return Err(WhyClosed::Version);
        }
        let Some(connection) = self.connections.get(&id) else { return Ok(()) };
        let (from, is_awake) = (connection.from, connection.is_awake());
        let code = hello.way.code();
        let found = code.map(|code| self.find(code, &hello.way, from.network, now)).transpose()?.flatten();
        if let (None, Some(code), Some(connection)) = (found, code, self.connections.get_mut(&id)) {
            // Another server may have it.
            connection.asks = Some(Box::new(hello));
            self.out.push(Output::Find(id, code, from.way_on));
            return Ok(());
        }
        let before = match (&hello.way, found.and_then(|table| self.tables.get(&table))) {
            (Entrance::Return { token, .. }, Some(hosted)) => hosted.at_seat_of(token),
            _ => None,
        };
        let is_seated = match (&hello.way, found.and_then(|table| self.tables.get(&table))) {
            (Entrance::Return { token, .. }, Some(hosted)) => hosted.people.screen_of(token).is_some(),
            _ => false,
        };
        // This connection is counted already, and was let in.
        let one_more = |most: usize| most.saturating_add(1);
        let too_many = if is_seated { None } else { self.one_too_many((id, from.network), one_more) };
        match too_many {
            Some((why, Some(other))) => self.close(other, why, now),
            Some((why, None)) => return Err(why),
            None => {}
        }
        if before.is_some() && !is_awake {
            self.ask_for_life(id, Box::new(hello), Onward::Here, now);
            return Ok(());
        }
        let Hello { name, way, changes, .. } = hello;
        let name = clean_name(&name);
        let is_back = matches!(way, Entrance::Return { .. } | Entrance::Watch { .. });
        let (table, spot, token) = match way {
            Entrance::Open(plan) => {
                let may = self.limits.open || from.is_near;
                let plan = plan.bounded().filter(|_| may);
                let plan = plan.ok_or(if may { WhyClosed::BadTable } else { WhyClosed::NotHere })?;
                let table = self.open(plan, from.network, now)?;
                let (place, token) = self.sit(table, |hosted, chance| Some(hosted.people.sit_first(&name, chance)))?;
                (table, Presence::Screen(place), Some(token))
            }
            Entrance::Sit { with, .. } => {
                let table = found.ok_or(WhyClosed::NoTable)?;
                let names: Vec<String> = super::line::names(&name, &with).collect();
                let (place, token) = self.sit(table, |hosted, chance| hosted.sit(&names, chance))?;
                (table, Presence::Screen(place), Some(token))
            }
            Entrance::Watch { .. } => {
                let table = found.ok_or(WhyClosed::NoTable)?;
                let most = self.limits.watchers;
                let is_full = self.tables.get(&table).is_some_and(|hosted| hosted.audience.watching() >= most);
                if is_full {
                    return Err(WhyClosed::TooManyWatch);
                }
                (table, Presence::Watching, None)
            }
            Entrance::Return { token, .. } => {
                let table = found.ok_or(WhyClosed::NoTable)?;
                let hosted = self.tables.get(&table).ok_or(WhyClosed::NoTable)?;
                let Some(place) = hosted.people.screen_of(&token) else {
                    self.callers.guessed(from.network, &self.limits, now);
                    return Err(WhyClosed::NoTable);
                };
                if let Some(before) = before {
                    self.close(before, WhyClosed::Elsewhere, now);
                }
                (table, Presence::Screen(place), Some(token))
            }
        };
        if let Some(connection) = self.connections.get_mut(&id) {
            connection.at = Some((table, spot));
        }
        self.at(table, now, |hosted, scene| {
            scene.changed.whole = !is_back;
            hosted.arrive(id, spot, (token, changes), scene);
        });
        if self.is_halted(table) {
            self.send(id, &FromTable::Halted(true));
        }
        Ok(())
    }

    /// The table with a code, if it is here. Who has sent too many wrong ones is told nothing of any. But
    /// nobody guesses a token, so who has a seat comes back to it whatever somebody beside them does.
    fn find(&mut self, code: Code, way: &Entrance, from: Network, now: Duration) -> Result<Option<TableId>, WhyClosed> {
        let known = self.codes.get(&code).copied();
        let found = known.flatten();
        let has_a_seat = |hosted: &Hosted| match way {
            Entrance::Return { token, .. } => hosted.people.screen_of(token).is_some(),
            _ => false,
        };
        let is_expected = found.and_then(|table| self.tables.get(&table)).is_some_and(has_a_seat);
        if !is_expected && !self.callers.may_guess(from, &self.limits, now) {
            return Err(WhyClosed::TooManyCodes);
        }
        if known == Some(None) { Err(WhyClosed::Unreadable) } else { Ok(found) }
    }

    fn open(&mut self, plan: super::NewTable, from: Network, now: Duration) -> Result<TableId, WhyClosed> {
        let is_full = self.tables.len() >= self.limits.tables;
        let gives_way = if is_full { self.table_that_gives_way() } else { None };
        if is_full && gives_way.is_none() {
            return Err(WhyClosed::NoRoom);
        }
        if !self.callers.may_open(from, &self.limits, now) {
            return Err(WhyClosed::TooManyTables);
        }
        if let Some(other) = gives_way {
            self.end(other, now);
        }
        let (mut id, mut code) = (TableId(self.chance.next_u64()), Code::fresh(&mut self.chance));
        while id == CONNECTIONS || self.tables.contains_key(&id) || self.codes.contains_key(&code) {
            (id, code) = (TableId(self.chance.next_u64()), Code::fresh(&mut self.chance));
        }
        self.codes.insert(code, Some(id));
        self.tables.insert(id, Hosted::new(id, code, plan, (Some(from), now)));
        self.callers.tally.opened += 1;
        self.out.push(Output::Note("a table was opened", Some(from)));
        Ok(id)
    }

    /// Somebody sits down at a table.
    /// The table that gives way to a new one: of those at which nobody has played yet, one from where most
    /// such tables were opened, and of these the emptiest.
    fn table_that_gives_way(&self) -> Option<TableId> {
        let unplayed = || self.tables.values().filter(|hosted| !hosted.were_played());
        let mut opened = BTreeMap::<Network, usize>::new();
        unplayed().filter_map(|hosted| hosted.opened_from).for_each(|from| *opened.entry(from).or_default() += 1);
        let share = |hosted: &Hosted| hosted.opened_from.map_or(1, |from| opened[&from]);
        let order = |hosted: &&Hosted| (Reverse(share(hosted)), hosted.audience.present().count(), hosted.id);
        unplayed().min_by_key(order).map(|hosted| hosted.id)
    }

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
        let (chance, tally) = (&mut self.chance, &mut self.callers.tally);
        let has_page = self.has_page;
        let mut scene = Scene { now, has_page, chance, tally, out: Vec::new(), changed: Changed::default() };
        what(hosted, &mut scene);
        hosted.watch_turn(now);
        let Scene { out, changed, .. } = scene;
        let unsaid = self.unsaid.entry(id).or_default();
        if let Some(entry) = hosted.entry(changed) {
            self.out.push(Output::Keep(id, unsaid.next(), entry));
        }
        self.out.extend(unsaid.say(out));
        let kept = if hosted.were_played() { self.limits.kept } else { self.limits.unplayed };
        hosted.due = hosted.next_tick(kept);
        self.due.extend(hosted.due.map(|due| (due, id)));
        if hosted.is_over(now, kept) {
            self.end(id, now);
        }
    }

    /// A table ends.
    fn end(&mut self, id: TableId, now: Duration) {
        let Some(hosted) = self.take(id) else { return };
        // What all have to hear comes before, and waits until it is kept.
        let before = std::mem::take(&mut self.out);
        for (connection, _) in hosted.audience.present() {
            self.close(connection, WhyClosed::Ended, now);
        }
        let said = std::mem::replace(&mut self.out, before);
        let unsaid = self.unsaid.entry(id).or_default();
        self.out.push(Output::Keep(id, unsaid.next(), TableEntry::Over));
        self.out.extend(unsaid.say(said));
        self.out.push(Output::Note("a table has ended", None));
    }

    /// Takes a table away.
    fn take(&mut self, id: TableId) -> Option<Hosted> {
        let hosted = self.tables.remove(&id)?;
        self.codes.remove(&hosted.code);
        if let Some(due) = hosted.due {
            self.due.remove(&(due, id));
        }
        Some(hosted)
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
            let ping = connection.ping(now).and_then(|word| shared(&FromTable::Ping(word)));
            self.out.extend(ping.map(|line| Output::Send(*id, line)));
        }
    }

    /// Somebody is not let in.
    fn refuse(&mut self, why: WhyClosed, from: Option<Network>, now: Duration) {
        let told = self.callers.refuse(why, now);
        self.out.extend(told.map(|what| Output::Note(what, from)));
    }

    /// Says why a connection is closed, and closes it.
    fn close(&mut self, id: ConnectionId, why: WhyClosed, now: Duration) {
        self.callers.tally.close(why);
        self.end_connection(id, why, now);
    }

    fn end_connection(&mut self, id: ConnectionId, why: WhyClosed, now: Duration) {
        self.send(id, &FromTable::Closed(why));
        self.out.push(Output::Close(id));
        self.drop_connection(id, now);
    }

    fn drop_connection(&mut self, id: ConnectionId, now: Duration) {
        let Some(connection) = self.connections.remove(&id) else { return };
        self.callers.go(id, connection.from.network);
        self.out.extend(connection.relayed_to.map(|server| Output::Relay(id, server, Relayed::Ended)));
        if let Some((table, spot)) = connection.at {
            self.at(table, now, |hosted, scene| hosted.depart(id, spot, scene));
        }
    }

    fn done(&mut self) -> Vec<Output> {
        let counted = self.callers.take_counted().into_iter().map(|(from, what)| Output::Count(from, what));
        counted.chain(std::mem::take(&mut self.out)).collect()
    }
}

/// What a table has while something happens at it.
struct Scene<'a> {
    now: Duration,
    has_page: bool,
    chance: &'a mut ChaCha20Rng,
    tally: &'a mut HostTally,
    out: Vec<Output>,
    /// What must be kept before anything of this is said.
    changed: Changed,
}

impl Scene<'_> {
    fn send(&mut self, to: ConnectionId, message: &FromTable) {
        self.send_all([to], message);
    }

    fn send_line(&mut self, to: ConnectionId, line: Arc<str>) {
        self.out.push(Output::Send(to, line));
    }

    /// Sends the same line to several, which is written once.
    fn send_all(&mut self, to: impl IntoIterator<Item = ConnectionId>, message: &FromTable) {
        let mut to = to.into_iter().peekable();
        if to.peek().is_some()
            && let Some(line) = shared(message)
        {
            self.out.extend(to.map(|id| Output::Send(id, Arc::clone(&line))));
        }
    }
}

/// A message as a line that several connections may get.
fn shared(message: &FromTable) -> Option<Arc<str>> {
    written(message).map(Arc::from)
}

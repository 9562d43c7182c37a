//! A host and clients in one room: their lines are carried by hand, at a time that the test sets.

#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::{Move, Phase};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::question::{Found, Jobs, Question};
use electrum_dominoes::record::{Bytes, GameId, KeptGame, Record};
use electrum_dominoes::table::{View, Waiting, Wish};
use electrum_dominoes::wire::{
    Caller, Chair, Client, ClientNews, ConnectionId, Entrance, FromTable, Host, KeptTable, Limits, LineState, Network,
    NewTable, Output, Pass, TableEntry, TableId, TablePlace, ToTable, WayOn,
};
use jiff::Timestamp;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

/// Every game at its largest table.
pub fn largest_tables() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().filter_map(|preset| preset.rules(preset.players().last()?).ok())
}

/// What a changed host does with a line to a client: what the client hears instead, and what the host
/// hears as if the client had said it.
pub type Rig = Box<dyn FnMut(usize, FromTable) -> (Vec<FromTable>, Vec<ToTable>)>;

/// Who comes by themselves, to a changed host.
pub const CALLER: usize = usize::MAX;

/// Somebody at the computer of the host.
pub const NEAR: Caller = Caller { network: Network::V4(0x7f00_0001), is_near: true, way_on: WayOn::Goes };

/// A host, and the clients that talk with it.
pub struct Room {
    pub host: Host,
    pub clients: Vec<Client>,
    /// The connection of each client, while there is one.
    pub connections: Vec<Option<ConnectionId>>,
    pub now: Duration,
    /// The tables as they are kept.
    pub files: BTreeMap<TableId, KeptTable>,
    /// The entries of tables that are not kept before the test says so.
    pub unkept: BTreeMap<TableId, Vec<(u64, TableEntry)>>,
    /// All that each client was sent, in order.
    pub sent: Vec<Vec<String>>,
    /// All that each client learned.
    pub news: Vec<Vec<ClientNews>>,
    /// What was sent to those who come by themselves, and not yet heard.
    pub callers: BTreeMap<ConnectionId, VecDeque<String>>,
    /// What the host changes, if it is no honest one. It is given whole views, and so are all others from
    /// then on.
    pub rig: Option<Rig>,
    /// What a Nestor does there instead of what he thought, if he is no honest one.
    pub nestor: Option<fn(&Question, Move) -> Move>,
    /// The last view that went over each connection, put together from what changed.
    views: BTreeMap<ConnectionId, Value>,
    was_rigged: bool,
    /// The last that each client wanted kept to come back.
    pub passes: Vec<Option<Pass>>,
    next: u64,
}

impl Room {
    pub fn new(seed: u64) -> Room {
        Room {
            host: host(seed),
            clients: Vec::new(),
            connections: Vec::new(),
            now: Duration::ZERO,
            files: BTreeMap::new(),
            unkept: BTreeMap::new(),
            sent: Vec::new(),
            news: Vec::new(),
            callers: BTreeMap::new(),
            rig: None,
            nestor: None,
            views: BTreeMap::new(),
            was_rigged: false,
            passes: Vec::new(),
            next: 0,
        }
    }

    /// A table where everybody sits before a screen of their own, ready to begin.
    pub fn with_table(seed: u64, plan: NewTable) -> Room {
        let mut room = Room::new(seed);
        let others = plan.chairs.iter().filter(|chair| **chair == Chair::Elsewhere).count();
        room.enter("Ana", Entrance::Open(plan));
        let code = room.clients[0].code().expect("a table was opened");
        for name in ["Ben", "Cleo", "Dora"].iter().take(others) {
            room.enter(name, Entrance::Sit { code, with: Vec::new() });
        }
        room
    }

    pub fn enter(&mut self, name: &str, way: Entrance) -> usize {
        let at = self.clients.len();
        let secret = Bytes([at as u8 + 1; 32]);
        self.add(Client::new("ws://table", name, way, secret));
        self.connect(at);
        at
    }

    pub fn add(&mut self, client: Client) -> usize {
        self.clients.push(client);
        self.connections.push(None);
        self.sent.push(Vec::new());
        self.news.push(Vec::new());
        self.passes.push(None);
        self.clients.len() - 1
    }

    fn fresh_connection(&mut self) -> ConnectionId {
        self.next += 1;
        ConnectionId(self.next)
    }

    /// Somebody comes whose lines are carried elsewhere.
    pub fn call(&mut self) -> ConnectionId {
        let id = self.fresh_connection();
        self.callers.insert(id, VecDeque::new());
        let outputs = self.host.connect(id, NEAR, self.now);
        self.follow(outputs);
        id
    }

    pub fn connect(&mut self, at: usize) {
        let id = self.fresh_connection();
        self.connections[at] = Some(id);
        let outputs = self.host.connect(id, NEAR, self.now);
        self.follow(outputs);
        self.clients[at].try_now(self.now);
        self.clients[at].connected(self.now);
        self.carry();
    }

    pub fn disconnect(&mut self, at: usize) {
        if let Some(id) = self.connections[at].take() {
            let outputs = self.host.disconnect(id, self.now);
            self.clients[at].disconnected(self.now);
            self.follow(outputs);
            self.carry();
        }
    }

    /// Carries all lines until nobody has one.
    pub fn carry(&mut self) {
        loop {
            let mut is_quiet = true;
            for at in 0..self.clients.len() {
                let news = self.clients[at].news();
                self.note(at, news);
                for line in self.clients[at].lines() {
                    is_quiet = false;
                    if let Some(id) = self.connections[at] {
                        let outputs = self.host.hear(id, &line, self.now);
                        self.follow(outputs);
                    }
                }
            }
            if is_quiet {
                return;
            }
        }
    }

    /// Does what the host wants done.
    pub fn follow(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Keep(table, number, entry) => match self.unkept.get_mut(&table) {
                    Some(unkept) => unkept.push((number, entry)),
                    None => outputs.extend(self.keep(table, number, entry)),
                },
                Output::Find(id, ..) => outputs.extend(self.host.found(id, TablePlace::Nowhere, self.now)),
                Output::Send(id, line) => {
                    let line = line.to_string();
                    let at = match self.connections.iter().position(|other| *other == Some(id)) {
                        None if self.callers.contains_key(&id) => CALLER,
                        None => continue,
                        Some(at) => at,
                    };
                    self.was_rigged |= self.rig.is_some();
                    let line = self.whole(id, line);
                    let rigged = self.rig.as_mut().and_then(|rig| {
                        let message = serde_json::from_str(&line).ok()?;
                        Some(rig(at, message))
                    });
                    let (down, up) = match rigged {
                        Some((down, up)) => (down.iter().map(json).collect(), up.iter().map(json).collect()),
                        None => (vec![line], Vec::new()),
                    };
                    for line in down {
                        match self.callers.get_mut(&id) {
                            Some(waiting) => waiting.push_back(line),
                            None => self.tell(at, line),
                        }
                    }
                    outputs.extend(up.iter().flat_map(|line| self.host.hear(id, line, self.now)));
                }
                Output::Close(id) => {
                    if let Some(at) = self.connections.iter().position(|other| *other == Some(id)) {
                        self.connections[at] = None;
                        self.clients[at].disconnected(self.now);
                    }
                }
                Output::Ask(table, question) => {
                    let mut jobs = Jobs::of_number(1);
                    jobs.ask((*question).clone());
                    let answer = std::iter::repeat_with(|| jobs.work(u64::MAX)).flatten().next();
                    let mut answer = answer.expect("an answer");
                    if let (Some(other), Found::Choice(choice)) = (self.nestor, &mut answer.found) {
                        choice.best = other(&question, choice.best);
                    }
                    outputs.extend(self.host.answer(table, answer, self.now));
                }
                Output::KeepDay(_) | Output::Note(..) | Output::Relay(..) | Output::Count(..) => {}
            }
        }
    }

    /// Puts the view of a connection together by what docs/wire.md says. Returns the line with the whole
    /// view, if it is to have it.
    fn whole(&mut self, id: ConnectionId, line: String) -> String {
        let mut message: Value = serde_json::from_str(&line).expect("a line");
        let whole = self.views.entry(id).or_default();
        if let Some(view) = message.get("view") {
            *whole = view.clone();
        } else if let Some(change) = message.get_mut("change") {
            whole["news"] = Value::Array(Vec::new());
            put(whole, change.take());
        } else {
            return line;
        }
        if self.was_rigged { serde_json::json!({ "view": whole }).to_string() } else { line }
    }

    /// The last view of a client, put together by the test, without news.
    pub fn whole_view(&self, at: usize) -> Value {
        let mut view = self.views[&self.connections[at].expect("a connection")].clone();
        view["news"] = Value::Array(Vec::new());
        view
    }

    /// Keeps an entry, and returns what may be said now.
    fn keep(&mut self, table: TableId, number: u64, entry: TableEntry) -> Vec<Output> {
        file(&mut self.files, table, entry);
        self.host.kept(table, number, self.now)
    }

    /// Keeps what was not kept of a table, and from now on everything at once.
    pub fn keep_all(&mut self, table: TableId) {
        for (number, entry) in self.unkept.remove(&table).into_iter().flatten() {
            let outputs = self.keep(table, number, entry);
            self.follow(outputs);
        }
        self.carry();
    }

    /// Keeps what the host wants kept. All else that it wants done is lost.
    pub fn keep_only(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            if let Output::Keep(table, number, entry) = output {
                outputs.extend(self.keep(table, number, entry));
            }
        }
    }

    /// A client hears a line.
    pub fn tell(&mut self, at: usize, line: String) {
        let news = self.clients[at].hear(&line, self.now);
        self.note(at, news);
        self.sent[at].push(line);
    }

    /// Notes what a client has learned, and keeps what it wants kept.
    fn note(&mut self, at: usize, news: Vec<ClientNews>) {
        for news in &news {
            if let ClientNews::Seated(pass) | ClientNews::Pledged(pass) = news {
                self.passes[at] = Some(pass.clone());
            }
        }
        self.news[at].extend(news);
    }

    /// A client gets up for good.
    pub fn leave(&mut self, at: usize) {
        let news = self.clients[at].leave();
        self.note(at, news);
        self.carry();
    }

    /// All that a client wanted in its files, in order.
    pub fn filed(&self, at: usize) -> Vec<&KeptGame> {
        filed(&self.news[at]).collect()
    }

    /// A game as it is in the files of a client in the end.
    pub fn file_of(&self, at: usize, game: GameId) -> Option<&KeptGame> {
        filed(&self.news[at]).filter(|kept| kept.played.id == game).last()
    }

    /// The program of a client ends and starts again, with what it has kept.
    pub fn restart(&mut self, at: usize) {
        self.disconnect(at);
        self.clients[at] = Client::back(self.passes[at].as_ref().expect("something to come back by"));
        self.connect(at);
    }

    /// Lets time pass.
    pub fn pass(&mut self, time: Duration) {
        let until = self.now + time;
        while let Some(due) = self.host.next_tick().filter(|due| *due <= until) {
            self.now = self.now.max(due);
            let outputs = self.host.tick(self.now);
            self.follow(outputs);
            self.carry();
        }
        self.now = until;
    }

    /// Everybody who can do something does it once. Returns whether anybody could.
    pub fn act(&mut self) -> bool {
        let mut acted = false;
        for at in 0..self.clients.len() {
            let Some((wish, moment)) = self.clients[at].view().and_then(sensible) else { continue };
            if self.connections[at].is_some() && self.clients[at].link() == LineState::Up {
                acted |= self.clients[at].wish(wish, moment).is_some();
                self.carry();
            }
        }
        self.pass(Duration::from_secs(1));
        acted
    }

    /// Plays until the game is over.
    pub fn play(&mut self) {
        for _ in 0..20_000 {
            let view = self.clients[0].view().expect("a view");
            if view.seen.phase() == Phase::GameOver {
                return;
            }
            self.act();
        }
        panic!("the game does not end: {:?}", self.clients[0].view().map(|view| view.waiting));
    }

    /// The host is killed and starts again from its files.
    pub fn kill_host(&mut self, seed: u64) {
        self.host = host(seed);
        let kept: Vec<KeptTable> = self.files.values().cloned().collect();
        let restored: Vec<Output> =
            kept.iter().flat_map(|kept| self.host.restore(kept, self.now).expect("a table that goes on")).collect();
        for at in 0..self.clients.len() {
            self.connections[at] = None;
            self.clients[at].disconnected(self.now);
        }
        self.follow(restored);
    }
}

/// Puts a change into a value.
fn put(value: &mut Value, change: Value) {
    let Value::Object(mut fields) = change else {
        *value = change;
        return;
    };
    if let Some(new) = fields.remove("=") {
        *value = new;
    } else if let Some(Value::Array(more)) = fields.remove("+") {
        value.as_array_mut().expect("a list").extend(more);
    } else if value.is_object() {
        fields.into_iter().for_each(|(name, change)| put(&mut value[name], change));
    } else {
        *value = Value::Object(fields);
    }
}

/// The games that a client wants in its files, in order.
pub fn filed(news: &[ClientNews]) -> impl Iterator<Item = &KeptGame> {
    news.iter().filter_map(|news| match news {
        ClientNews::Finished(kept) => Some(&**kept),
        _ => None,
    })
}

/// A game as all who played it have it: everything but what the own program found out about it.
pub fn played(kept: &KeptGame) -> Record {
    let mut record = kept.record.clone();
    record.hands.iter_mut().for_each(|hand| hand.check = None);
    record
}

fn json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("a line")
}

fn host(seed: u64) -> Host {
    Host::new(Limits::default(), ChaCha20Rng::seed_from_u64(seed), Timestamp::UNIX_EPOCH)
}

/// What a player does who takes the first thing that fits.
pub fn sensible(view: &View) -> Option<(Wish, u64)> {
    let play = |step| Wish::Play { step, west: false, draws_on: false };
    let wish = match view.waiting {
        Waiting::You { .. } => {
            let seen = &view.seen;
            play(seen.legal().nth(0)?)
        }
        Waiting::Draw => play(Move::Draw),
        Waiting::Pass => play(Move::Pass),
        Waiting::NewHand | Waiting::Uncover(_) => Wish::GoOn,
        _ => return None,
    };
    let has_agreed = view.gathering.asked.is_some_and(|asked| asked.agreed.contains(view.viewer()));
    let is_hidden = view.gathering.here.is_empty();
    (!has_agreed && !is_hidden).then_some((wish, view.moment))
}

/// Puts an entry of a table with what is kept of it.
pub fn file(files: &mut BTreeMap<TableId, KeptTable>, table: TableId, entry: TableEntry) {
    match entry {
        TableEntry::Whole(whole) => _ = files.insert(table, KeptTable { whole, changes: Vec::new() }),
        TableEntry::Change(change) => files.get_mut(&table).expect("a whole table").changes.push(change),
        TableEntry::Over => _ = files.remove(&table),
    }
}

/// A table for all elsewhere, one seat of which a Nestor has if there are more than two.
pub fn plan(rules: Rules) -> NewTable {
    let chairs = (0..rules.seats()).map(|seat| match seat {
        0 => Chair::Here(String::new()),
        3 => Chair::Nestor(Level::Beginner),
        _ => Chair::Elsewhere,
    });
    NewTable { help: true, ..NewTable::new(rules, chairs.collect()) }
}

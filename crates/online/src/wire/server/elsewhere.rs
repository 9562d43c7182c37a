//! Tables that other servers have: what becomes of those that were here, and of who looks for them.

use super::connection::{Connection, Onward};
use super::unsaid::Unsaid;
use super::{Caller, ConnectionId, Counted, Host, Network, Output, TableId, WayOn};
use crate::wire::line::{Hello, written};
use crate::wire::{FromTable, ToTable, WhyClosed};
use std::sync::Arc;
use std::time::Duration;

/// Where a table is that a connection asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TablePlace {
    /// Here, by now.
    Here,
    /// At another server, to which this address leads.
    At(String),
    /// At the server with this number, to which lines are relayed.
    Beyond(u64),
    /// Nowhere.
    Nowhere,
    /// That cannot be told for a moment.
    Unknown,
}

/// What one server relays to another of a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Relayed {
    /// Somebody from this network looks for a table.
    Comes(Network),
    /// A line.
    Line(Arc<str>),
    /// All is said, and the line ends.
    Ended,
    /// The line ends, and something may not have arrived.
    Lost,
}

impl Host {
    /// Another server has the table from now on. What was not kept here is not said here either: all come
    /// back, and are told where the table is.
    pub fn lose(&mut self, id: TableId, now: Duration) -> Vec<Output> {
        self.unsaid.remove(&id);
        if let Some(hosted) = self.take(id) {
            for (connection, _) in hosted.audience.present() {
                self.close(connection, WhyClosed::ComeBack, now);
            }
        }
        self.done()
    }

    /// Gives a table away, of which all is kept. Returns nothing if some of it is not, and it stays.
    pub fn give_away(&mut self, id: TableId, now: Duration) -> Option<Vec<Output>> {
        let is_kept = self.unsaid.get(&id).is_none_or(Unsaid::is_all_kept);
        (is_kept && self.tables.contains_key(&id)).then(|| self.lose(id, now))
    }

    /// The tables that are here.
    pub fn tables(&self) -> impl Iterator<Item = TableId> {
        self.tables.keys().copied()
    }

    /// Where a table is that a connection asked for and that was not here.
    pub fn found(&mut self, id: ConnectionId, whereabouts: TablePlace, now: Duration) -> Vec<Output> {
        let asker = self.connections.get_mut(&id).filter(|connection| connection.at.is_none());
        let Some((network, hello)) = asker.map(|asker| (asker.from.network, asker.asks.take())) else {
            return self.done();
        };
        let code = hello.as_ref().and_then(|hello| hello.way.code());
        match (whereabouts, hello) {
            (TablePlace::Here, Some(hello)) if code.is_some_and(|code| self.codes.contains_key(&code)) => {
                self.hear_hello(id, *hello, now);
            }
            // It is here and gone again.
            (TablePlace::Here | TablePlace::Unknown, _) => self.close(id, WhyClosed::ComeBack, now),
            (TablePlace::Beyond(server), Some(hello)) => self.ask_for_life(id, hello, Onward::Beyond(server), now),
            (TablePlace::Beyond(_), None) => {}
            (TablePlace::At(address), _) => {
                self.send(id, &FromTable::Moved(address));
                self.out.push(Output::Close(id));
                self.drop_connection(id, now);
            }
            (TablePlace::Nowhere, _) => {
                self.callers.guessed(network, &self.limits, now);
                self.close(id, WhyClosed::NoTable, now);
            }
        }
        self.done()
    }

    /// Lets a greeting wait for a sign of life. Who has come by another line meanwhile, because a program or
    /// this line hung, must not be driven from their seat by what they said here before. They do not answer.
    pub(super) fn ask_for_life(&mut self, id: ConnectionId, hello: Box<Hello>, onward: Onward, now: Duration) {
        if let Some(asker) = self.connections.get_mut(&id) {
            (asker.asks, asker.onward) = (Some(hello), Some(onward));
            let word = asker.ping_now(now);
            self.send(id, &FromTable::Ping(word));
        }
    }

    /// Somebody has given a sign of life, for which their greeting has waited.
    pub(super) fn go_onward(&mut self, id: ConnectionId, onward: Onward, now: Duration) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        let Some(hello) = connection.asks.take() else { return };
        match onward {
            Onward::Here => self.hear_hello(id, *hello, now),
            Onward::Beyond(server) => {
                connection.relayed_to = Some(server);
                let comes = Relayed::Comes(connection.from.network);
                let hello = written(&ToTable::Hello(hello)).map(|line| Relayed::Line(line.into()));
                self.out.extend([comes].into_iter().chain(hello).map(|what| Output::Relay(id, server, what)));
            }
        }
    }

    /// Another server has relayed something to a connection of this one.
    pub fn relayed(&mut self, id: ConnectionId, what: Relayed, now: Duration) -> Vec<Output> {
        if self.connections.get(&id).is_some_and(|connection| connection.relayed_to.is_some()) {
            match what {
                Relayed::Line(line) => self.out.push(Output::Send(id, line)),
                // What there was to say has been said.
                Relayed::Ended => {
                    self.out.push(Output::Close(id));
                    self.drop_connection(id, now);
                }
                Relayed::Comes(_) | Relayed::Lost => self.close(id, WhyClosed::ComeBack, now),
            }
        }
        self.done()
    }

    /// Somebody comes whose lines another server relays. It has counted them already.
    pub fn connect_relayed(&mut self, id: ConnectionId, network: Network, now: Duration) -> Vec<Output> {
        let from = Caller { network, is_near: false, way_on: WayOn::Arrived };
        self.connections.insert(id, Connection::new(from, now));
        self.done()
    }

    /// Another server has counted something of a network.
    pub fn count(&mut self, server: u64, counted: (Network, Counted), now: Duration) {
        self.callers.count(server, counted, &self.limits, now);
    }

    /// Counts all connections again, for a server that has heard of none.
    pub fn count_again(&mut self) -> Vec<Output> {
        self.callers.count_again();
        self.done()
    }

    /// Another server has gone.
    pub fn forget_server(&mut self, server: u64) {
        self.callers.forget_server(server);
    }
}

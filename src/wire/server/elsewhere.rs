//! Tables that other servers have: what becomes of those that were here, and of who looks for them.

use super::unsaid::Unsaid;
use super::{ConnectionId, Host, Output, TableId};
use crate::wire::{FromTable, WhyClosed};
use std::time::Duration;

/// Where a table is that a connection asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TablePlace {
    /// Here, by now.
    Here,
    /// At another server, to which this address leads.
    At(String),
    /// Nowhere.
    Nowhere,
    /// That cannot be told for a moment.
    Unknown,
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
}

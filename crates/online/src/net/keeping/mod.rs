//! What keeps tables, so that they outlive the program that they are at.

mod folder;
mod store;

use crate::wire::{Code, ConnectionId, Counted, KeptTable, Network, Relayed, TableEntry, TableId, TablePlace, WayOn};
use folder::TableFolder;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// What keeps the tables of a server.
///
/// A server has an entry kept and goes on at once. Until [`Report::Kept`] comes for it, nobody at the table
/// hears what it tells of. So a keeper may take its time, be in another place, and keep many entries at
/// once, but it never reports what a power cut could still take away.
pub trait Keeping: Send {
    /// Takes up all that is kept, before anything else is asked. `report` is told what becomes of entries,
    /// from any thread. `take_up` returns whether it could read what was found. The rest is set aside.
    fn open(&mut self, report: Reporter, take_up: &mut dyn FnMut(Recovered) -> bool) -> io::Result<()>;

    /// Keeps an entry of a table. The numbers of its entries rise by one.
    fn keep(&mut self, table: TableId, number: u64, entry: TableEntry);

    /// Keeps a result of a day.
    fn keep_day(&mut self, result: String);

    /// Finds out which server has the table with this code and how somebody comes there, and reports it.
    fn find(&mut self, code: Code, asker: ConnectionId, way_on: WayOn);

    /// Relays something of a connection to the server with this number.
    fn relay(&mut self, _: ConnectionId, _: u64, _: Relayed) {}

    /// Relays something to a connection of another server.
    fn relay_back(&mut self, _: RelayedLine, _: Relayed) {}

    /// Tells the other servers what counts of a network at all of them.
    fn count(&mut self, _: Network, _: Counted) {}

    /// Whether other servers take the tables that this one gives away.
    fn gives_away(&self) -> bool {
        false
    }

    /// The server has a table no more, because it is lost or all of it is kept and others may have it.
    fn let_go(&mut self, _: TableId) {}

    /// Takes no more tables: this server is about to end.
    fn leave(&mut self) {}
}

/// Who is told what has become of entries and questions.
pub type Reporter = Arc<dyn Fn(Report) + Send + Sync>;

/// A connection of another server whose lines are relayed here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RelayedLine {
    /// The number of that server.
    pub server: u64,
    /// The number of the connection there.
    pub connection: u64,
}

/// Something that was found where tables are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recovered {
    /// A table.
    Table(KeptTable),
    /// A result of a day. One that is not taken up is not kept any longer.
    Day(String),
    /// Something that had tables in it and cannot be read.
    Damaged(Vec<u8>),
}

/// What has become of what was to be kept or found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// All entries of a table up to this number are kept.
    Kept(TableId, u64),
    /// An entry of a table cannot be kept now. It is tried again until it is.
    Halted(TableId),
    /// Another server has the table by now, so no entry of this one is kept any more.
    Lost(TableId),
    /// A table that another server had is here from now on.
    Taken(TableId, KeptTable),
    /// Another server is to have the table, as soon as all of it is kept.
    GiveAway(TableId),
    /// A result of a day, which another server was told.
    Day(String),
    /// Where the table is that a connection asked for.
    Found(ConnectionId, TablePlace),
    /// The server that has the table has relayed something to a connection of this one.
    Relayed(ConnectionId, Relayed),
    /// Another server has relayed something of a connection to this one.
    RelayedHere(RelayedLine, Relayed),
    /// The server with this number has counted something of a network.
    Counted(u64, Network, Counted),
    /// There is a server that has heard of no connections yet.
    CountAgain,
    /// The server with this number has gone.
    ServerGone(u64),
    /// Something that an operator wants to know.
    Note(String),
}

/// Keeps tables in a folder, or without one as long as their server runs.
pub fn keeping_in(folder: Option<&Path>) -> Box<dyn Keeping> {
    match folder {
        Some(folder) => Box::new(TableFolder::new(folder.to_owned())),
        None => Box::new(Nowhere::default()),
    }
}

/// Keeps nothing. Tables end with their server.
#[derive(Default)]
struct Nowhere(Option<Reporter>);

impl Nowhere {
    fn report(&self, report: Report) {
        if let Some(tell) = &self.0 {
            tell(report);
        }
    }
}

impl Keeping for Nowhere {
    fn open(&mut self, report: Reporter, _: &mut dyn FnMut(Recovered) -> bool) -> io::Result<()> {
        self.0 = Some(report);
        Ok(())
    }

    /// As much of it is kept as ever will be.
    fn keep(&mut self, table: TableId, number: u64, _: TableEntry) {
        self.report(Report::Kept(table, number));
    }

    fn keep_day(&mut self, _: String) {}

    fn find(&mut self, _: Code, asker: ConnectionId, _: WayOn) {
        self.report(Report::Found(asker, TablePlace::Nowhere));
    }
}

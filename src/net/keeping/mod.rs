//! What keeps tables, so that they outlive the program that they are at.

#[cfg(feature = "cluster")]
mod cluster;
mod folder;
mod store;

use crate::wire::{Code, ConnectionId, KeptTable, TableEntry, TableId, TablePlace};
#[cfg(feature = "cluster")]
pub use cluster::{ClusterPlan, keeping_with};
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

    /// Finds out which server has the table with this code, and reports it.
    fn find(&mut self, code: Code, asker: ConnectionId);

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

    fn find(&mut self, _: Code, asker: ConnectionId) {
        self.report(Report::Found(asker, TablePlace::Nowhere));
    }
}

//! The tables elsewhere at which the player has sat.

use crate::net::server_of;
use crate::store::Content;
use crate::wire::{Code, Entrance, Pass, Visit};
use serde::{Deserialize, Serialize};
use std::env;

/// How many tables are remembered.
const MOST: usize = 20;

/// The tables elsewhere to which the player can come back, the last one first. They are in a file of
/// their own, which no backup holds, so nobody else takes a seat by it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KnownTables {
    /// The name by which the player sits down.
    pub name: String,
    /// The server that keeps the tables that the player opens, if they entered one.
    pub server: String,
    /// Whether this computer keeps them, though the program has a server, or the player entered one.
    pub here: bool,
    #[serde(skip)]
    usual: UsualServer,
    tables: Vec<KnownTable>,
}

/// The server of this program: the one that whoever started it names in the environment, or else the one of its
/// package. Sources have none.
#[derive(Clone, Debug, PartialEq)]
struct UsualServer(String);

/// The variable of the environment that names a server, and the one of the package.
const SERVER: &str = "DOMINOES_SERVER";
const PACKAGED: &str = env!("ELECTRUM_SERVER");

impl Default for UsualServer {
    fn default() -> Self {
        UsualServer(env::var(SERVER).unwrap_or_else(|_| PACKAGED.to_owned()))
    }
}

/// A table elsewhere to come back to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KnownTable {
    /// What shows that the seat is the player's.
    pub pass: Pass,
    /// The name of the game. Empty if it was never seen.
    #[serde(default)]
    pub game: String,
    /// The others at the table.
    #[serde(default)]
    pub others: Vec<String>,
    /// The port by which this computer keeps the table, if it does.
    #[serde(default)]
    pub port: Option<u16>,
    /// Whether the player sits there, and has not stood up.
    #[serde(default)]
    pub sits: bool,
}

impl KnownTable {
    /// The way back to it.
    pub fn visit(&self) -> Visit {
        let address = self.port.is_none().then(|| self.pass.address.clone());
        Visit { address, way: Entrance::back(self.pass.code, self.pass.token) }
    }
}

impl Content for KnownTables {}

impl KnownTables {
    /// The name by which a player of this name sits down.
    pub fn name_of<'a>(&'a self, player: &'a str) -> &'a str {
        let given = self.name.trim();
        if given.is_empty() { player } else { given }
    }

    /// The server of the program, by which tables are kept if the player enters no other one and does not keep them.
    /// It is empty if the program has none.
    pub fn usual(&self) -> &str {
        &self.usual.0
    }

    /// Replaces the server of the program.
    pub fn use_server(&mut self, server: &str) {
        server.clone_into(&mut self.usual.0);
    }

    /// The address of the server that keeps the tables that the player opens. Nothing for this computer.
    pub fn host(&self) -> Option<String> {
        let is_here = self.here && !self.usual.0.is_empty();
        let named = if self.server.is_empty() { &self.usual.0 } else { &self.server };
        server_of(if is_here { "" } else { named })
    }

    /// The tables, the last one first.
    pub fn list(&self) -> &[KnownTable] {
        &self.tables
    }

    /// The table with this code.
    pub fn find(&self, code: Code) -> Option<&KnownTable> {
        self.tables.iter().find(|table| table.pass.code == code)
    }

    /// The table at which the player sits.
    pub fn sits(&self) -> Option<&KnownTable> {
        self.tables.first().filter(|table| table.sits)
    }

    /// Stands up from the table with this code, or from the one at which the player sits. It stays
    /// among those to come back to.
    pub fn stand_up(&mut self, code: Option<Code>) {
        for table in &mut self.tables {
            table.sits &= code.is_some_and(|code| table.pass.code != code);
        }
    }

    /// Remembers a table, in place of what was known of it. Returns whether that changes anything.
    pub fn note(&mut self, table: KnownTable) -> bool {
        if self.tables.first() == Some(&table) {
            return false;
        }
        self.forget(table.pass.code);
        self.tables.insert(0, table);
        self.tables.truncate(MOST);
        true
    }

    /// Forgets a table.
    pub fn forget(&mut self, code: Code) {
        self.tables.retain(|table| table.pass.code != code);
    }
}

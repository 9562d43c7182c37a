//! The servers of a cluster, and which of them is to have a table that nobody has.

use crate::engine::{Lease, ServerName};
use electrum_dominoes_online::wire::Code;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

/// The servers that hold a lease, without this one.
#[derive(Default, Debug)]
pub(super) struct Members(BTreeMap<ServerName, KnownServer>);

/// A server that holds a lease.
#[derive(Debug)]
pub(super) struct KnownServer {
    pub(super) lease: Lease,
    /// The revision of the lease.
    revision: u64,
    /// How often this server has renewed its own since.
    missed: u32,
    /// Whether it ever took tables.
    has_taken: bool,
}

/// A server that has not renewed its lease while this one has done so this often has lost it. To count
/// that, and no time, is fair to all if the engine was away or this server was asleep.
const MISSED: u32 = 6;

impl Members {
    /// A server has renewed its lease. Returns whether it takes tables for the first time.
    pub(super) fn hear(&mut self, server: ServerName, lease: Lease, revision: u64) -> bool {
        let has_taken = self.0.get(&server).is_some_and(|before| before.has_taken);
        let takes = lease.takes;
        self.0.insert(server, KnownServer { lease, revision, missed: 0, has_taken: has_taken || takes });
        takes && !has_taken
    }

    /// A server has no lease any more.
    pub(super) fn forget(&mut self, server: ServerName) {
        self.0.remove(&server);
    }

    /// This server has renewed its lease. Returns those that are to lose theirs, with the revisions.
    pub(super) fn count(&mut self) -> Vec<(ServerName, u64)> {
        for member in self.0.values_mut() {
            member.missed += 1;
        }
        let lapsed = self.0.iter().filter(|(_, member)| member.missed > MISSED);
        lapsed.map(|(server, member)| (*server, member.revision)).collect()
    }

    pub(super) fn get(&self, server: ServerName) -> Option<&KnownServer> {
        self.0.get(&server)
    }

    /// The server that is to have a table, of those that take any. Each finds the same one, and if one
    /// comes or goes, only its own tables change hands.
    pub(super) fn choose(&self, code: Code, me: Option<ServerName>) -> Option<ServerName> {
        let takers = self.0.iter().filter(|(_, member)| member.lease.takes).map(|(server, _)| *server);
        takers.chain(me).max_by_key(|server| weight(code, *server))
    }
}

/// How much a server is drawn to a table.
fn weight(code: Code, server: ServerName) -> [u8; 32] {
    Sha256::new().chain_update(code.to_string()).chain_update(server.0.to_be_bytes()).finalize().into()
}

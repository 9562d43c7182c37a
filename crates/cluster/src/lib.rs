//! Tables that many servers keep together, by NATS with JetStream.
//!
//! The order of what happens at a table, its copies on several machines, and who may go on with it are the
//! engine's affair. Each table has a journal. A message of it says after which one it was written, and the
//! engine takes it only if that is still the last. Whoever takes a table over writes to its journal first,
//! and so nobody else can any more.

mod engine;
mod follow;
mod journal;
mod members;
mod relay;
mod work;

use electrum_dominoes_online::net::{Keeping, Recovered, RelayedLine, Reporter};
use electrum_dominoes_online::wire::{Code, ConnectionId, Counted, Network, Relayed, TableEntry, TableId, WayOn};
use engine::{Engine, ServerName};
use rand::TryRng as _;
use rand::rngs::SysRng;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc as of_threads;
use std::thread::{self, JoinHandle};
use tokio::sync::mpsc;
use work::{ClusterWork, ServerOrder};

/// Where a cluster keeps its tables, and how a server goes there.
#[derive(Clone, Debug, Default)]
pub struct ClusterPlan {
    /// The addresses of the engine's nodes, such as `nats://name:password@10.0.0.1:4222`.
    pub addresses: Vec<String>,
    /// The file with the certificates by which the engine is known, if the system has them not.
    pub authority: Option<PathBuf>,
    /// The files with the own certificate and its key.
    pub certificate: Option<(PathBuf, PathBuf)>,
    /// The file with the own credentials, as the engine's tools write it.
    pub credentials: Option<PathBuf>,
    /// The address of this server alone, to which others send players on. Without one, they relay their
    /// lines.
    pub here: String,
}

impl ClusterPlan {
    /// The addresses without who goes there.
    fn shown(&self) -> String {
        let without = |address: &String| match address.split_once("://") {
            Some((scheme, rest)) => format!("{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, host)| host)),
            None => address.rsplit_once('@').map_or(&**address, |(_, host)| host).to_owned(),
        };
        self.addresses.iter().map(without).collect::<Vec<_>>().join(",")
    }
}

/// Keeps tables together with other servers.
pub fn keeping_with(plan: ClusterPlan) -> Box<dyn Keeping> {
    Box::new(Cluster { plan, asks: None, thread: None })
}

/// A cluster, as a server of it keeps its tables there.
struct Cluster {
    plan: ClusterPlan,
    /// Taken away, it lets the thread end.
    asks: Option<mpsc::UnboundedSender<ServerOrder>>,
    thread: Option<JoinHandle<()>>,
}

impl Cluster {
    fn ask(&self, asked: ServerOrder) {
        if let Some(asks) = &self.asks {
            // The thread ends only after this.
            let _ = asks.send(asked);
        }
    }
}

impl Keeping for Cluster {
    /// Tables come later, one by one, as other servers leave them.
    fn open(&mut self, report: Reporter, _: &mut dyn FnMut(Recovered) -> bool) -> io::Result<()> {
        let me = ServerName(SysRng.try_next_u64().map_err(io::Error::other)?);
        let (asks, asked) = mpsc::unbounded_channel();
        let (started, is_started) = of_threads::channel();
        let plan = self.plan.clone();
        let run = async move {
            let (link, links) = mpsc::unbounded_channel();
            match Engine::connect(&plan, me, link).await {
                Ok(engine) => {
                    let _ = started.send(Ok(()));
                    Box::pin(ClusterWork::new(engine, plan.here, report).run(asked, links)).await;
                }
                Err(why) => _ = started.send(Err(why)),
            }
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let run = move || runtime.block_on(run);
        self.thread = Some(thread::Builder::new().name("cluster".to_owned()).spawn(run)?);
        self.asks = Some(asks);
        is_started.recv().map_err(io::Error::other)?
    }

    fn keep(&mut self, table: TableId, number: u64, entry: TableEntry) {
        self.ask(ServerOrder::Keep(table, number, entry));
    }

    fn keep_day(&mut self, result: String) {
        self.ask(ServerOrder::Day(result));
    }

    fn find(&mut self, code: Code, asker: ConnectionId, way_on: WayOn) {
        self.ask(ServerOrder::Find(code, asker, way_on));
    }

    fn relay(&mut self, id: ConnectionId, server: u64, what: Relayed) {
        self.ask(ServerOrder::Relay(id, ServerName(server), what));
    }

    fn relay_back(&mut self, line: RelayedLine, what: Relayed) {
        self.ask(ServerOrder::RelayBack(line, what));
    }

    fn count(&mut self, network: Network, counted: Counted) {
        self.ask(ServerOrder::Count(network, counted));
    }

    fn gives_away(&self) -> bool {
        true
    }

    fn let_go(&mut self, table: TableId) {
        self.ask(ServerOrder::LetGo(table));
    }

    fn leave(&mut self) {
        self.ask(ServerOrder::Leave);
    }
}

impl Drop for Cluster {
    /// Waits until all is done that can be.
    fn drop(&mut self) {
        self.asks = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

//! The door: how many sockets may be open, who gives way when there are no more, and how long
//! somebody may take to say what they want.

use super::Common;
use super::callers::network_of;
use crate::wire::Network;
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinSet;

/// A request is there within this time, also the next one of the same socket.
const ASKING: Duration = Duration::from_secs(10);

/// What a request may have before its body. Those of browsers have a kilobyte or two.
const LONGEST_REQUEST: usize = 16 * 1024;

/// How long nobody is let in after the system had no descriptor for them.
const BREATHER: Duration = Duration::from_millis(50);

/// What somebody gets for whom there is no room.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Type: text/plain\r\n\
    Content-Length: 47\r\nConnection: close\r\n\r\nToo many connections. Try again in ten seconds.\n";

/// The sockets that are open.
#[derive(Clone)]
pub(super) struct Door(Arc<Mutex<Sockets>>);

struct Sockets {
    /// The most that may be open, and the most from one network.
    most: usize,
    each: usize,
    next: u64,
    open: BTreeMap<u64, Socket>,
    by_network: BTreeMap<Network, usize>,
    turned_away: u64,
    gave_way: u64,
}

/// A socket that is open.
struct Socket {
    /// Where it comes from, unless a proxy has opened it for others.
    network: Option<Network>,
    stage: Reached,
    gives_way: Arc<Notify>,
}

/// How far somebody has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Reached {
    /// They have not said yet what they want.
    Asking,
    /// They get a file.
    Served,
    /// They have a line to a table.
    AtTable,
}

/// A socket's place, until this is dropped.
pub(super) struct OpenSocket {
    door: Door,
    id: u64,
    gives_way: Arc<Notify>,
}

/// What the door has done.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct DoorCounts {
    pub(super) open: usize,
    pub(super) turned_away: u64,
    pub(super) gave_way: u64,
}

impl Door {
    pub(super) fn new(most: usize, each: usize) -> Door {
        let (open, by_network) = (BTreeMap::new(), BTreeMap::new());
        Door(Arc::new(Mutex::new(Sockets { most, each, next: 0, open, by_network, turned_away: 0, gave_way: 0 })))
    }

    fn sockets(&self) -> MutexGuard<'_, Sockets> {
        // Nothing that holds it can panic half way.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a socket in. Where there are too many, the one gives way that has asked for nothing for
    /// longest, then the one that is served for longest, and never one that is at a table.
    pub(super) fn enter(&self, network: Option<Network>) -> Option<OpenSocket> {
        let mut sockets = self.sockets();
        let of_network = network.and_then(|network| sockets.by_network.get(&network).copied()).unwrap_or(0);
        let is_one_too_many = of_network >= sockets.each;
        if is_one_too_many || sockets.open.len() >= sockets.most {
            let may =
                |socket: &Socket| socket.stage < Reached::AtTable && (!is_one_too_many || socket.network == network);
            let candidates = sockets.open.iter().filter(|(_, socket)| may(socket));
            let Some(id) = candidates.min_by_key(|(id, socket)| (socket.stage, **id)).map(|(id, _)| *id) else {
                sockets.turned_away += 1;
                return None;
            };
            sockets.gave_way += 1;
            if let Some(socket) = sockets.remove(id) {
                socket.gives_way.notify_one();
            }
        }
        let (id, gives_way) = (sockets.next, Arc::new(Notify::new()));
        sockets.next += 1;
        sockets.open.insert(id, Socket { network, stage: Reached::Asking, gives_way: Arc::clone(&gives_way) });
        if let Some(network) = network {
            *sockets.by_network.entry(network).or_default() += 1;
        }
        drop(sockets);
        Some(OpenSocket { door: self.clone(), id, gives_way })
    }

    pub(super) fn counts(&self) -> DoorCounts {
        let sockets = self.sockets();
        DoorCounts { open: sockets.open.len(), turned_away: sockets.turned_away, gave_way: sockets.gave_way }
    }

    /// How many have a line to a table.
    pub(super) fn at_tables(&self) -> usize {
        self.sockets().open.values().filter(|socket| socket.stage == Reached::AtTable).count()
    }
}

impl Sockets {
    fn remove(&mut self, id: u64) -> Option<Socket> {
        let socket = self.open.remove(&id)?;
        if let Some(network) = socket.network
            && let Some(count) = self.by_network.get_mut(&network)
        {
            *count -= 1;
            if *count == 0 {
                self.by_network.remove(&network);
            }
        }
        Some(socket)
    }
}

impl OpenSocket {
    /// Whoever has the socket has come this far.
    pub(super) fn reach(&self, stage: Reached) {
        if let Some(socket) = self.door.sockets().open.get_mut(&self.id) {
            socket.stage = socket.stage.max(stage);
        }
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.door.sockets().remove(self.id);
    }
}

/// Where a request came from, and the place of its socket.
#[derive(Clone)]
pub(super) struct Visitor {
    pub(super) peer: IpAddr,
    pub(super) place: Arc<OpenSocket>,
}

/// Lets people in until this is dropped.
pub(super) async fn receive(listener: TcpListener, router: Router, common: Common) {
    let mut serving = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    let network = Some(network_of(from.ip())).filter(|_| !common.proxies.has(from.ip()));
                    match common.door.enter(network) {
                        Some(place) => _ = serving.spawn(serve(stream, from, place, router.clone())),
                        // It may not arrive, which is no harm to us.
                        None => _ = stream.try_write(FULL),
                    }
                }
                // There are no descriptors, or somebody has gone again already.
                Err(_) => tokio::time::sleep(BREATHER).await,
            },
            Some(_) = serving.join_next() => {}
        }
    }
}

/// Answers the requests of one socket, until it ends, gives way or becomes a line to a table.
async fn serve(stream: TcpStream, from: SocketAddr, place: OpenSocket, router: Router) {
    // A line is sent at once. Where the system can't do so, it goes out a little later.
    let _ = stream.set_nodelay(true);
    let gives_way = Arc::clone(&place.gives_way);
    let arrival = Visitor { peer: from.ip().to_canonical(), place: Arc::new(place) };
    let service = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        arrival.place.reach(Reached::Served);
        request.extensions_mut().insert(arrival.clone());
        service.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(ASKING).max_buf_size(LONGEST_REQUEST);
    let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::select! {
        // What went wrong is the other side's affair.
        _ = connection => {}
        () = gives_way.notified() => {}
    }
}

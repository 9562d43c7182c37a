//! Asks the router of the own network to let others in to this computer, and takes that back.

use super::Reach;
use igd_next::{AddPortError, Gateway, PortMappingProtocol, SearchOptions, search_gateway};
use std::net::{IpAddr, SocketAddr};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// The kind of line that comes in.
const LINES: PortMappingProtocol = PortMappingProtocol::TCP;
/// What a router calls the way in, where somebody looks at its list.
const NAME: &str = "Electrum Dominoes";
/// A router that hears nothing more closes the way after this time. It is asked again twice as often.
const LEASE: Duration = Duration::from_hours(1);
/// How long routers have to answer.
const ANSWERED: Duration = Duration::from_secs(4);
/// How long the end of the program waits for the router.
const TAKEN_BACK: Duration = Duration::from_secs(1);

/// A way in from outside, which is there until this is dropped.
pub struct WayIn {
    reach: Arc<Mutex<Reach>>,
    /// Dropped to end it, and dropped by the other side once it has ended.
    ends: Option<Sender<()>>,
    ended: Receiver<()>,
}

impl WayIn {
    /// Asks those who listen at this address to let others in to this place on the own network.
    pub fn ask(routers: SocketAddr, to: SocketAddr) -> WayIn {
        let reach = Arc::new(Mutex::new(Reach::Asked));
        let (ends, end) = mpsc::channel();
        let (is_over, ended) = mpsc::channel();
        let told = Arc::clone(&reach);
        let work = move || {
            hold_open(routers, to, &end, |reach| *told.lock().unwrap_or_else(PoisonError::into_inner) = reach);
            drop(is_over);
        };
        if thread::Builder::new().name("router".to_owned()).spawn(work).is_err() {
            *reach.lock().unwrap_or_else(PoisonError::into_inner) = Reach::Network;
        }
        WayIn { reach, ends: Some(ends), ended }
    }

    /// Who comes in now.
    pub fn reach(&self) -> Reach {
        *self.reach.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for WayIn {
    fn drop(&mut self) {
        self.ends = None;
        if matches!(self.reach(), Reach::Everybody(_)) {
            // What the router does not hear now it forgets by itself.
            let _ = self.ended.recv_timeout(TAKEN_BACK);
        }
    }
}

/// Keeps a way in until the end, and says whenever that changes who comes.
fn hold_open(routers: SocketAddr, to: SocketAddr, end: &Receiver<()>, tell: impl Fn(Reach)) {
    let mut search = SearchOptions::default();
    search.broadcast_address = routers;
    // One that is asked by its own address may be on this computer.
    search.allowed_gateway_ips.push(routers.ip());
    (search.timeout, search.single_search_timeout) = (Some(ANSWERED), Some(ANSWERED));
    let Ok(router) = search_gateway(search) else {
        tell(Reach::Network);
        return;
    };
    let mut opened = None;
    loop {
        let outside = let_in(&router, to, opened);
        opened = outside.or(opened);
        tell(outside.map_or(Reach::Network, |port| reached(&router, port)));
        if end.recv_timeout(LEASE / 2) != Err(RecvTimeoutError::Timeout) {
            break;
        }
    }
    if let Some(port) = opened {
        // Nobody is left to be told if it fails, and the time that the router was given ends.
        let _ = router.remove_port(LINES, port);
    }
}

/// Lets others in by the port that was open before, by the server's own, or by any other one. Returns that port.
fn let_in(router: &Gateway, to: SocketAddr, before: Option<u16>) -> Option<u16> {
    let port = before.unwrap_or(to.port());
    let lease = LEASE.as_secs() as u32;
    match router.add_port(LINES, port, to, lease, NAME) {
        Ok(()) => Some(port),
        // A few routers know no time.
        Err(AddPortError::OnlyPermanentLeasesSupported) => {
            router.add_port(LINES, port, to, 0, NAME).ok().map(|()| port)
        }
        Err(AddPortError::PortInUse) => router.add_any_port(LINES, to, lease, NAME).ok(),
        Err(_) => None,
    }
}

/// Who comes in by a port of the router. If it has no address outside, another router stands before it.
fn reached(router: &Gateway, port: u16) -> Reach {
    match router.get_external_ip() {
        Ok(outside) if is_outside(outside) => Reach::Everybody(SocketAddr::new(outside, port)),
        Ok(_) => Reach::Behind,
        Err(_) => Reach::Network,
    }
}

/// Whether an address is one outside of all own networks, and of those that a provider shares out.
fn is_outside(address: IpAddr) -> bool {
    let IpAddr::V4(address) = address else { return true };
    let [first, second, ..] = address.octets();
    let is_shared = first == 100 && (64..128).contains(&second);
    !(address.is_private() || address.is_loopback() || address.is_link_local() || address.is_unspecified() || is_shared)
}

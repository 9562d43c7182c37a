//! Sockets: a server that keeps tables for people elsewhere, the line to such a table, and what finds
//! tables on the own network.
//!
//! Nothing here starts before it is asked for. A page in a browser has the browser's own sockets and
//! keeps no tables. The rest of the program finds both under the same names.

#[cfg(not(target_family = "wasm"))]
mod dial;
#[cfg(not(target_family = "wasm"))]
mod home;
#[cfg(not(target_family = "wasm"))]
mod keeping;
#[cfg(not(target_family = "wasm"))]
mod near;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(not(target_family = "wasm"))]
mod router;
#[cfg(not(target_family = "wasm"))]
mod server;
#[cfg(not(target_family = "wasm"))]
mod thinkers;

#[cfg(not(target_family = "wasm"))]
pub use dial::WebSocket;
#[cfg(not(target_family = "wasm"))]
pub use home::{HomeServer, keeps_tables, origin};
#[cfg(not(target_family = "wasm"))]
pub use keeping::{Keeping, Recovered, RelayedLine, Report, Reporter, keeping_in};
#[cfg(not(target_family = "wasm"))]
pub use near::{Announcement, NearTables};
#[cfg(target_family = "wasm")]
pub use page::{NoServer as HomeServer, NoTables as NearTables, PageSocket as WebSocket, keeps_tables, origin};
#[cfg(not(target_family = "wasm"))]
pub use router::WayIn;
#[cfg(not(target_family = "wasm"))]
pub use server::{Addresses, HostNames, Server, ServerPlan};

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// Where routers hear who asks what they can do (UPnP).
pub const ROUTERS: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(239, 255, 255, 250)), 1900);

/// Who comes to a server on this computer, as far as the router tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Whoever is on the same network. For all others the router is being asked.
    Asked,
    /// Everybody, by this address.
    Everybody(SocketAddr),
    /// Whoever is on the same network, because no router lets others in when it is asked.
    Network,
    /// Whoever is on the same network, because the router has no address of its own outside.
    Behind,
}

/// The address of the server that keeps the tables that a player opens: the one that a page came from, or the
/// one that was entered. Nothing for this computer.
pub fn server_of(entered: &str) -> Option<String> {
    let page = origin().map(|(host, is_secure)| format!("{}://{host}", if is_secure { "https" } else { "http" }));
    crate::wire::server_address(page.as_deref().unwrap_or(entered))
}

/// The error, after what it concerns.
#[cfg(not(target_family = "wasm"))]
pub fn about(what: impl std::fmt::Display) -> impl FnOnce(std::io::Error) -> std::io::Error {
    move |why| std::io::Error::new(why.kind(), format!("{what}: {why}"))
}

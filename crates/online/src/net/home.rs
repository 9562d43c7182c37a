//! The server in a player's own window: it keeps the tables of this player, and gives telephones on
//! the same network the page.

use super::{Announcement, Reach, Server, ServerPlan, WayIn, keeping_in};
use crate::wire::{Code, Limits};
use std::env;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};

/// Tables that are kept on this computer, until this is dropped.
pub struct HomeServer {
    server: Server,
    announced: Option<Announcement>,
    /// Where routers listen, if one is asked to let others in.
    routers: Option<SocketAddr>,
    way_in: Option<WayIn>,
}

impl HomeServer {
    /// Keeps tables in a folder. The port is another one if somebody has it already. Once others are invited, the
    /// routers that listen at the address are asked to let them in.
    pub fn start(folder: Option<&Path>, port: u16, routers: Option<SocketAddr>) -> Result<HomeServer, String> {
        let page = page_folder();
        let plan = |port: u16| {
            // Nobody else opens tables here, so one may wait for friends for as long as any.
            let limits = Limits::default();
            let limits = Limits { open: false, unplayed: limits.kept, ..limits };
            let plan = ServerPlan::new(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)), limits);
            ServerPlan { page: page.clone(), keeping: keeping_in(folder), ..plan }
        };
        let server = Server::start(plan(port)).or_else(|_| Server::start(plan(0))).map_err(|why| why.to_string())?;
        Ok(HomeServer { server, announced: None, routers, way_in: None })
    }

    /// The port that it listens on.
    pub const fn port(&self) -> u16 {
        self.server.address().port()
    }

    /// Where this computer finds it.
    pub fn place_here(&self) -> String {
        format!("127.0.0.1:{}", self.port())
    }

    /// Where others on the same network find it, if this computer is on a network.
    pub fn place(&self) -> Option<String> {
        Some(SocketAddr::new(own_address()?, self.port()).to_string())
    }

    /// Lets others see a table: those on the same network, and those elsewhere if the router lets them in. Without
    /// a network nobody does.
    pub fn announce(&mut self, name: &str, code: Code) {
        self.announced = Announcement::new(name, code, self.port()).ok();
        if let (None, Some(routers), Some(here)) = (&self.way_in, self.routers, own_address()) {
            self.way_in = Some(WayIn::ask(routers, SocketAddr::new(here, self.port())));
        }
    }

    /// Who comes to the tables that are kept here.
    pub fn reach(&self) -> Reach {
        self.way_in.as_ref().map_or(Reach::Network, WayIn::reach)
    }
}

/// The server that this program came from. A window came from none.
pub const fn origin() -> Option<(String, bool)> {
    None
}

/// Whether there are tables where this program came from. It reaches every server.
pub const fn keeps_tables() -> bool {
    true
}

/// The address of this computer on its network, if it is on one. Nothing is sent to find out.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0));
    // Any address outside shows by which of its own the computer would reach it.
    let reached = socket.and_then(|socket| socket.connect(("192.0.2.1", 9)).and_then(|()| socket.local_addr()));
    // Nobody else comes to these two.
    reached.ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// The folder with the page: beside this program, where systems keep such files, or where it is
/// built.
fn page_folder() -> Option<PathBuf> {
    let program = env::current_exe().ok()?;
    let beside = program.parent()?;
    let folders = ["page", "../share/electrum-dominoes/page", "../Resources/page", "../web/page"]
        .map(|folder| beside.join(folder));
    folders.into_iter().find(|folder| folder.join("index.html").is_file())
}

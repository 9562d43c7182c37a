//! `nestor table`: keeps tables for people who sit elsewhere, until it is ended.

use crate::net::{Addresses, HostNames, Keeping, Server, ServerPlan, keeping_in};
use crate::tool::failure::Failure;
use crate::tool::trial;
use crate::wire::Limits;
#[cfg(feature = "cluster")]
use crate::wire::server_address;
#[cfg(feature = "cluster")]
use electrum_dominoes_cluster::{ClusterPlan, keeping_with};
#[cfg(feature = "cluster")]
use std::env;
use std::ffi::OsString;
#[cfg(feature = "cluster")]
use std::fs::File;
use std::io::{self, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

const ABOUT: &str = "\
People join with the window, or with the page if --page names its folder. The
page and the tables have the same port. A table lives from the moment that
somebody opens it until all have left it or nobody was there for --days days,
and for an hour without who opened it if nobody else ever came. With --data,
tables go on after this program was ended or killed.

It speaks plain HTTP. For people beyond your own network, put a proxy that
speaks TLS before it, and name it with --proxy: docs/friends.md has the lines
for Caddy, a container and systemd. docs/wire.md explains what is sent.

A browser may come by an address, by a name of the own network or by the name
of this computer. For any other name, --name says that it is right.

Once it listens, each line of output has a time, something that happened, and
how many tables and connections there are. No line has a name, a code or a
bone, and of an address only its beginning. When it is interrupted or told to
terminate, all who play are told to come back, and a program that is started in
its place goes on with every move. With --wait it can be started before.";

#[derive(clap::Args)]
#[command(after_long_help = ABOUT)]
pub(crate) struct Arguments {
    /// The address and port to listen on: 0.0.0.0:4850 for all networks, localhost:4850 behind a
    /// proxy.
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address, default_value = "0.0.0.0:4850")]
    listen: SocketAddr,
    /// The address and port where /health and /metrics answer, such as localhost:4851. Not for
    /// everybody.
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    status: Option<SocketAddr>,
    /// The folder of the page, as web/build makes it.
    #[arg(long, value_name = "FOLDER", value_parser = folder)]
    page: Option<PathBuf>,
    /// The folder where the tables are kept.
    #[arg(long, value_name = "FOLDER", value_parser = folder)]
    data: Option<PathBuf>,
    #[cfg(feature = "cluster")]
    #[command(flatten)]
    cluster: ClusterArguments,
    /// A name by which browsers come, such as dominoes.example. It may be given again.
    #[arg(long, value_name = "NAME", value_parser = host)]
    name: Vec<String>,
    /// The address of a proxy, or of its network, such as 172.16.0.0/12. For whom it asks counts,
    /// as X-Forwarded-For says. It may be given again.
    #[arg(long, value_name = "ADDRESS")]
    proxy: Vec<Addresses>,
    /// The most tables.
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = Limits::default().tables)]
    tables: usize,
    /// The most tables that are opened from one address in an hour.
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = Limits::default().tables_each)]
    tables_each: usize,
    /// The most connections.
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = Limits::default().connections)]
    connections: usize,
    /// The most connections from one address.
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = Limits::default().connections_each)]
    connections_each: usize,
    /// The most who watch one table.
    #[arg(long, value_name = "N", default_value_t = Limits::default().watchers)]
    watchers: usize,
    /// For how many days a table is kept at which nobody is.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..), default_value_t = 30)]
    days: u16,
    /// For how many seconds it waits until another server has ended that has the port or the folder.
    #[arg(long, value_name = "SECONDS", default_value_t = 0)]
    wait: u16,
    /// Measure: start a server with the other options, play at N tables of four, and print how fast
    /// it was.
    #[arg(long = "try", value_name = "N")]
    tries: Option<u32>,
    /// The program that is measured with --try, with words before it such as taskset.
    #[arg(long, value_name = "COMMAND", requires = "tries")]
    server: Option<String>,
    /// With --try, play at servers that run and have tables together, instead of starting one.
    /// Everybody comes to another of them in turn.
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address, value_delimiter = ',', requires = "tries", conflicts_with = "server")]
    at: Vec<SocketAddr>,
    /// For how many seconds is measured with --try, once all sit.
    #[arg(long, value_name = "N", requires = "tries", default_value_t = 20)]
    seconds: u16,
}

/// How a server shares its tables with others.
#[cfg(feature = "cluster")]
#[derive(clap::Args)]
struct ClusterArguments {
    /// The addresses of the nodes of NATS that keep the tables of many servers, such as
    /// nats://NAME:PASSWORD@10.0.0.1, with commas between them. Otherwise NESTOR_CLUSTER has them.
    #[arg(long, value_name = "ADDRESSES", value_delimiter = ',', conflicts_with = "data")]
    cluster: Vec<String>,
    /// The address of this server alone, such as wss://a.example/table, to which others send on
    /// who looks for its tables. Without it, they relay the lines of its players.
    #[arg(long, value_name = "ADDRESS", value_parser = here)]
    here: Option<String>,
    /// The file with the certificates by which NATS is known, if the system does not have them.
    /// Otherwise NESTOR_CLUSTER_CA names it.
    #[arg(long, value_name = "FILE")]
    cluster_ca: Option<PathBuf>,
    /// The file with the certificate by which this server is known to NATS. Otherwise
    /// NESTOR_CLUSTER_CERT names it.
    #[arg(long, value_name = "FILE")]
    cluster_cert: Option<PathBuf>,
    /// The file with its key. Otherwise NESTOR_CLUSTER_KEY names it.
    #[arg(long, value_name = "FILE")]
    cluster_key: Option<PathBuf>,
    /// The file with the credentials of this server, as the tools of NATS write it, in place of a
    /// name and a password. Otherwise NESTOR_CLUSTER_CREDS names it.
    #[arg(long, value_name = "FILE")]
    cluster_creds: Option<PathBuf>,
}

#[cfg(feature = "cluster")]
impl ClusterArguments {
    /// Where the tables are kept together, if they are.
    fn plan(&self) -> Result<Option<ClusterPlan>, Failure> {
        let named = env::var("NESTOR_CLUSTER").unwrap_or_default();
        let named = named.split(',').filter(|address| !address.is_empty()).map(str::to_owned);
        let addresses: Vec<String> = if self.cluster.is_empty() { named.collect() } else { self.cluster.clone() };
        if addresses.is_empty() {
            let files = [&self.cluster_ca, &self.cluster_cert, &self.cluster_key, &self.cluster_creds];
            if self.here.is_some() || files.into_iter().any(Option::is_some) {
                return Err(Failure::usage("neither --cluster nor NESTOR_CLUSTER says where the nodes of NATS are"));
            }
            return Ok(None);
        }
        let file = |told: &Option<PathBuf>, name: &str| {
            let named = env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
            told.clone().or(named)
        };
        let authority = file(&self.cluster_ca, "NESTOR_CLUSTER_CA");
        let own = file(&self.cluster_cert, "NESTOR_CLUSTER_CERT");
        let certificate = match (own, file(&self.cluster_key, "NESTOR_CLUSTER_KEY")) {
            (Some(certificate), Some(key)) => Some((certificate, key)),
            (None, None) => None,
            _ => return Err(Failure::usage("a certificate and its key go together: --cluster-cert and --cluster-key")),
        };
        let credentials = file(&self.cluster_creds, "NESTOR_CLUSTER_CREDS");
        let pair = certificate.iter().flat_map(|(certificate, key)| [certificate, key]);
        for path in authority.iter().chain(pair).chain(&credentials) {
            File::open(path).map_err(|why| Failure::wrong(format!("{}: {why}", path.display())))?;
        }
        let here = self.here.clone().unwrap_or_default();
        Ok(Some(ClusterPlan { addresses, authority, certificate, credentials, here }))
    }
}

impl Arguments {
    /// What keeps the tables.
    #[cfg_attr(not(feature = "cluster"), expect(clippy::unnecessary_wraps, reason = "a cluster may lack its address"))]
    fn keeping(&self) -> Result<Box<dyn Keeping>, Failure> {
        #[cfg(feature = "cluster")]
        if let Some(plan) = self.cluster.plan()? {
            if self.data.is_some() {
                return Err(Failure::usage("tables are kept by NESTOR_CLUSTER or with --data, not both"));
            }
            return Ok(keeping_with(plan));
        }
        Ok(keeping_in(self.data.as_deref()))
    }

    /// The arguments of a server that is measured at so many tables.
    fn of_tried(&self, tables: u32) -> Vec<OsString> {
        let most = |what: usize, least: u32| what.max(least as usize).to_string();
        let numbers = [
            ("--listen", "127.0.0.1:0".to_owned()),
            ("--tables", most(self.tables, tables)),
            ("--connections", most(self.connections, 4 * tables)),
            ("--watchers", self.watchers.to_string()),
        ];
        let folders = [("--page", &self.page), ("--data", &self.data)];
        let numbers = numbers.into_iter().flat_map(|(name, value)| [OsString::from(name), value.into()]);
        let folders = folders.into_iter().filter_map(|(name, folder)| Some([name.into(), folder.clone()?.into()]));
        numbers.chain(folders.flatten()).collect()
    }
}

/// How often it is tried again while another server still has the port or the folder.
const AGAIN: Duration = Duration::from_millis(100);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(tables) = arguments.tries {
        let time = Duration::from_secs(arguments.seconds.max(1).into());
        let servers = if arguments.at.is_empty() {
            trial::TriedServers::start(arguments.server.as_deref(), &arguments.of_tried(tables))
                .map_err(Failure::wrong)?
        } else {
            trial::TriedServers::running(arguments.at.clone())
        };
        return trial::run((tables, time), &servers, out);
    }
    let (log, lines) = mpsc::channel();
    let end = log.clone();
    ctrlc::set_handler(move || _ = end.send(None)).map_err(Failure::wrong)?;
    let until = Instant::now() + Duration::from_secs(arguments.wait.into());
    let mut waits = false;
    let server = loop {
        let log = log.clone();
        let plan = ServerPlan { log: Box::new(move |line| _ = log.send(Some(line.to_owned()))), ..plan(arguments)? };
        match Server::start(plan) {
            Err(why) if is_taken(&why) && Instant::now() < until => {
                if !std::mem::replace(&mut waits, true) {
                    print(out, &format!("waiting for another server to end: {why}"))?;
                }
                thread::sleep(AGAIN);
            }
            started => break started.map_err(Failure::wrong)?,
        }
    };
    drop(log);
    // A log that cannot be written ends no table.
    while let Ok(Some(line)) = lines.recv() {
        let _ = print(out, &line);
    }
    server.stop();
    lines.try_iter().flatten().try_for_each(|line| print(out, &line))
}

fn plan(arguments: &Arguments) -> Result<ServerPlan, Failure> {
    let kept = Duration::from_hours(u64::from(arguments.days) * 24);
    let Arguments { tables, connections, watchers, connections_each, tables_each, .. } = *arguments;
    let limits = Limits { tables, connections, watchers, kept, connections_each, tables_each, ..Limits::default() };
    Ok(ServerPlan {
        status: arguments.status,
        page: arguments.page.clone(),
        keeping: arguments.keeping()?,
        proxies: arguments.proxy.clone(),
        names: HostNames { told: arguments.name.clone(), only: true },
        comes_back: true,
        ..ServerPlan::new(arguments.listen, limits)
    })
}

/// Whether another server has the port or the folder.
fn is_taken(why: &io::Error) -> bool {
    matches!(why.kind(), io::ErrorKind::AddrInUse | io::ErrorKind::ResourceBusy)
}

/// A number of which there must be some.
fn at_least_one(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|number| *number > 0).ok_or_else(|| "it takes a number from 1 on".to_owned())
}

/// The name of a folder.
fn folder(text: &str) -> Result<PathBuf, String> {
    if text.is_empty() { Err("it takes the name of a folder".to_owned()) } else { Ok(text.into()) }
}

/// A name as browsers send it.
fn host(text: &str) -> Result<String, String> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let is_name = !text.is_empty() && text.chars().all(is_plain);
    if is_name { Ok(text.to_owned()) } else { Err("it takes a name alone, such as dominoes.example".to_owned()) }
}

/// The address of a table's server, as it is told to players.
#[cfg(feature = "cluster")]
fn here(text: &str) -> Result<String, String> {
    server_address(text).ok_or_else(|| "it takes an address such as wss://a.example/table".to_owned())
}

/// The address of a name or a number, the older kind first, by which proxies call a machine.
fn address(text: &str) -> Result<SocketAddr, String> {
    let found = text.to_socket_addrs().map_err(|why| format!("{why}. It takes an address and a port"))?;
    found.min_by_key(SocketAddr::is_ipv6).ok_or_else(|| "nothing has this name".to_owned())
}

/// Prints a line at once, for whoever follows the log.
fn print(out: &mut impl Write, line: &str) -> Result<(), Failure> {
    let printed: io::Result<()> = writeln!(out, "{line}").and_then(|()| out.flush());
    Ok(printed?)
}

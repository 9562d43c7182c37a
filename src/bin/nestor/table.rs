//! `nestor table`: keeps tables for people who sit elsewhere, until it is ended.

use crate::failure::Failure;
use crate::trial;
use electrum_dominoes::net::{Server, ServerPlan, keeping_in};
use electrum_dominoes::wire::Limits;
use std::ffi::OsString;
use std::io::{self, Write};
use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::Duration;

const ABOUT: &str = "\
People join with the window, or with the page if --page names its folder. The
page and the tables have the same port. A table lives from the moment that
somebody opens it until all have left it or nobody was there for --days days.
With --data, tables go on after this program was ended or killed.

It speaks plain HTTP. For people beyond your own network, put a proxy that
speaks TLS before it: docs/friends.md has the lines for Caddy, a container and
systemd. docs/wire.md explains what is sent.

Each line of output is something that happened, and how many tables and
connections there are. No line has a name, a code or a bone. It ends cleanly
when it is interrupted or told to terminate.";

#[derive(clap::Args)]
#[command(after_long_help = ABOUT)]
pub(crate) struct Arguments {
    /// The address and port to listen on: 0.0.0.0:4850 for all networks, localhost:4850 behind a
    /// proxy.
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address, default_value = "0.0.0.0:4850")]
    listen: SocketAddr,
    /// The folder of the page, as web/build makes it.
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// The folder where the tables are kept.
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The most tables.
    #[arg(long, value_name = "N", default_value_t = Limits::default().tables)]
    tables: usize,
    /// The most connections.
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    connections: usize,
    /// The most who watch one table.
    #[arg(long, value_name = "N", default_value_t = Limits::default().watchers)]
    watchers: usize,
    /// For how many days a table is kept at which nobody is.
    #[arg(long, value_name = "N", default_value_t = 30)]
    days: u16,
    /// Measure: start a server with the other options, play at N tables of four, and print how fast
    /// it was.
    #[arg(long = "try", value_name = "N")]
    tries: Option<u32>,
    /// The program that is measured with --try, with words before it such as taskset.
    #[arg(long, value_name = "COMMAND", requires = "tries")]
    server: Option<String>,
    /// For how many seconds is measured with --try, once all sit.
    #[arg(long, value_name = "N", requires = "tries", default_value_t = 20)]
    seconds: u16,
}

impl Arguments {
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

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(tables) = arguments.tries {
        let time = Duration::from_secs(arguments.seconds.max(1).into());
        return trial::run((tables, time), arguments.server.as_deref(), &arguments.of_tried(tables), out);
    }
    let kept = Duration::from_hours(u64::from(arguments.days) * 24);
    let Arguments { listen, tables, connections, watchers, .. } = *arguments;
    let limits = Limits { tables, connections, watchers, kept, open: true };
    let (log, lines) = mpsc::channel();
    let end = log.clone();
    ctrlc::set_handler(move || _ = end.send(None)).map_err(Failure::wrong)?;
    let log = Box::new(move |line: &str| _ = log.send(Some(line.to_owned())));
    let keeping = keeping_in(arguments.data.as_deref());
    let plan = ServerPlan { listen, page: arguments.page.clone(), keeping, limits, log };
    let server = Server::start(plan).map_err(Failure::wrong)?;
    while let Ok(Some(line)) = lines.recv() {
        print(out, &line)?;
    }
    server.stop();
    lines.try_iter().flatten().try_for_each(|line| print(out, &line))
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

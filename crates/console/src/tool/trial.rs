//! `nestor table --try`: how a server holds when many tables play at once, over real sockets.

use crate::tool::failure::Failure;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::cell::RefCell;
use std::convert::Infallible;
use std::ffi::OsString;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};
use tokio::net::TcpSocket;
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;

/// How long somebody thinks.
const THINKS: Duration = Duration::from_secs(1);
/// How long all take to sit down before anything is measured.
const SETTLES: Duration = Duration::from_secs(5);

/// What is measured.
#[derive(Default)]
struct Taken {
    /// How long each play took until all four had seen it.
    plays: Vec<Duration>,
    /// The bytes and the lines that all have heard.
    bytes: usize,
    lines: usize,
}

/// What happens at one table.
#[derive(Default)]
struct Play {
    code: Option<String>,
    /// The last play: the moment it was made for, when it was sent, and how many have seen it.
    sent: Option<(u64, Instant, usize)>,
}

impl Play {
    /// Somebody has seen this moment.
    fn see(&mut self, moment: u64, taken: &RefCell<Taken>) {
        if let Some((of, sent, seen)) = &mut self.sent
            && moment > *of
        {
            *seen += 1;
            if *seen == 4 {
                taken.borrow_mut().plays.push(sent.elapsed());
                self.sent = None;
            }
        }
    }
}

/// What is tried: a server of its own, which ends with this, or servers that run.
pub(crate) struct TriedServers {
    child: Option<Child>,
    addresses: Vec<SocketAddr>,
}

impl Drop for TriedServers {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            // It may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl TriedServers {
    /// Starts a server by a command, or this program, with these arguments.
    pub(crate) fn start(command: Option<&str>, arguments: &[OsString]) -> io::Result<TriedServers> {
        let mut words = command.unwrap_or_default().split_whitespace();
        let mut start = Command::new(words.next().map_or_else(env::current_exe, |word| Ok(word.into()))?);
        start.args(words).arg("table").args(arguments).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = start.spawn()?;
        let output = child.stdout.take().map(BufReader::new);
        let mut lines = output.into_iter().flat_map(BufRead::lines).map_while(Result::ok);
        let address = lines.find_map(|line| line.split_once("listening on ")?.1.split(' ').next()?.parse().ok());
        thread::spawn(move || lines.for_each(drop));
        let tried = TriedServers { child: Some(child), addresses: address.into_iter().collect() };
        if tried.addresses.is_empty() {
            Err(io::Error::other("the server does not say where it listens"))
        } else {
            Ok(tried)
        }
    }

    /// Servers that run at these addresses.
    pub(crate) const fn running(addresses: Vec<SocketAddr>) -> TriedServers {
        TriedServers { child: None, addresses }
    }

    /// The memory that the own server has, in bytes, where the system says so.
    fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.as_ref()?.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    }
}

/// The bytes that a seat gives to the deal of a hand, and their hash.
fn given(seat: u64, hand: u64) -> (String, String) {
    let bytes = Sha256::digest([seat.to_be_bytes(), hand.to_be_bytes()].concat());
    let hex = |bytes: &[u8]| {
        let halves = bytes.chunks(16).map(|half| half.try_into().map_or(0, u128::from_be_bytes));
        halves.fold(String::new(), |text, half| text + &format!("{half:032x}"))
    };
    (hex(&bytes), hex(&Sha256::digest(bytes)))
}

/// The number after a name in a line, without reading the whole line.
fn number(line: &str, name: &str) -> Option<u64> {
    let rest = line.split_once(name)?.1;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// Sits on one seat of a table until the program ends. Each table comes from an address of its own, as
/// tables do.
async fn sit(
    mut address: SocketAddr,
    of: (u32, u64),
    table: Rc<RefCell<Play>>,
    taken: Rc<RefCell<Taken>>,
) -> Option<Infallible> {
    loop {
        address = sit_at(address, of, &table, &taken).await?;
    }
}

/// Sits there until the line ends, or until it is said that the table is at another address.
async fn sit_at(
    address: SocketAddr,
    (number_of_table, seat): (u32, u64),
    table: &RefCell<Play>,
    taken: &RefCell<Taken>,
) -> Option<SocketAddr> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::from((Ipv4Addr::from(u32::from(Ipv4Addr::LOCALHOST) + 256 + number_of_table), 0))).ok()?;
    let stream = socket.connect(address).await.ok()?;
    stream.set_nodelay(true).ok()?;
    let (socket, _) = client_async(format!("ws://{address}/table"), stream).await.ok()?;
    let (mut up, mut down) = socket.split();
    let way = if seat == 0 {
        json!({"open": {"rules": "partnership 4", "chairs": [{"here": ""}, "elsewhere", "elsewhere", "elsewhere"], "pace": 0}})
    } else {
        while table.borrow().code.is_none() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        json!({"sit": {"code": table.borrow().code}})
    };
    let mut id = 0;
    let hello = json!({"hello": {"version": 1, "name": format!("Player {seat}"), "way": way, "changes": true}});
    up.send(Message::Text(hello.to_string().into())).await.ok()?;
    while let Some(Ok(message)) = down.next().await {
        let Message::Text(line) = message else { continue };
        {
            let mut taken = taken.borrow_mut();
            (taken.bytes, taken.lines) = (taken.bytes + line.len(), taken.lines + 1);
        }
        if line.starts_with("{\"view\"") || line.starts_with("{\"change\"") {
            // A change may be of something else than the game.
            let Some(moment) = number(&line, "\"moment\":") else { continue };
            table.borrow_mut().see(moment, taken);
            if line.contains("\"waiting\":\"NewHand\"") || line.contains("\"waiting\":\"NewGame\"") {
                id += 1;
                let wish = json!({"wish": {"id": id, "moment": moment, "wish": "go_on"}});
                up.send(Message::Text(wish.to_string().into())).await.ok()?;
            }
            continue;
        }
        if line.starts_with("{\"record\"") || line.starts_with("{\"story\"") {
            continue;
        }
        let said: Value = serde_json::from_str(&line).ok()?;
        let answer = if let Some(moved) = said.get("moved") {
            return moved.as_str()?.strip_prefix("ws://")?.strip_suffix("/table")?.parse().ok();
        } else if let Some(welcome) = said.get("welcome") {
            table.borrow_mut().code = welcome["code"].as_str().map(str::to_owned);
            continue;
        } else if let Some(turn) = said.get("turn") {
            tokio::time::sleep(THINKS).await;
            id += 1;
            let moment = turn["moment"].as_u64()?;
            table.borrow_mut().sent = Some((moment, Instant::now(), 0));
            json!({"wish": {"id": id, "moment": moment, "wish": {"play": {"step": turn["legal"][0]}}}})
        } else if let Some(draw) = said.get("draw") {
            json!({"hash": {"hand": draw["hand"], "hash": given(seat, draw["hand"].as_u64()?).1, "seat": seat.to_string()}})
        } else if let Some(hashes) = said.get("hashes") {
            json!({"chance": {"hand": hashes["hand"], "bytes": given(seat, hashes["hand"].as_u64()?).0, "seat": seat.to_string()}})
        } else if said.get("ping").is_some() {
            said
        } else {
            continue;
        };
        up.send(Message::Text(answer.to_string().into())).await.ok()?;
    }
    None
}

async fn play(addresses: &[SocketAddr], tables: u32, time: Duration) -> Taken {
    let taken = Rc::<RefCell<Taken>>::default();
    for number in 0..tables {
        let table = Rc::<RefCell<Play>>::default();
        for seat in 0..4 {
            let address = addresses[(u64::from(number) + seat) as usize % addresses.len()];
            tokio::task::spawn_local(sit(address, (number, seat), Rc::clone(&table), Rc::clone(&taken)));
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::time::sleep(SETTLES).await;
    *taken.borrow_mut() = Taken::default();
    tokio::time::sleep(time).await;
    taken.take()
}

/// Plays at so many tables of four for so long, and prints how it was.
pub(crate) fn run((tables, time): (u32, Duration), tried: &TriedServers, out: &mut impl Write) -> Result<(), Failure> {
    let before = tried.memory();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(Failure::wrong)?;
    let Taken { mut plays, bytes, lines } =
        tokio::task::LocalSet::new().block_on(&runtime, play(&tried.addresses, tables, time));
    plays.sort();
    let at =
        |hundredths: usize| plays.get(plays.len() * hundredths / 100).copied().unwrap_or_default().as_secs_f64() * 1e3;
    let per = |what: usize| what as f64 / plays.len().max(1) as f64;
    writeln!(out, "tables               {tables}")?;
    writeln!(out, "plays a second       {:.0}", plays.len() as f64 / time.as_secs_f64())?;
    writeln!(out, "half of them within  {:.1} ms", at(50))?;
    writeln!(out, "99 in 100 within     {:.1} ms", at(99))?;
    writeln!(out, "lines a play         {:.1}", per(lines))?;
    writeln!(out, "bytes a play         {:.0}", per(bytes))?;
    if let (Some(before), Some(now)) = (before, tried.memory()) {
        writeln!(out, "memory a table       {:.0} kB", now.saturating_sub(before) as f64 / 1e3 / f64::from(tables))?;
        writeln!(out, "memory in all        {:.1} MB", now as f64 / 1e6)?;
    }
    Ok(())
}

//! Tables that many servers keep together, with real programs: NATS, several `nestor table`, and a proxy
//! before them. Servers are killed, put to sleep, cut off and replaced while people play.
#![cfg(unix)]

mod doors;
mod engine;
mod guarded;
mod nodes;
mod storm;

use self::engine::{Nats, Strait, old_engine};
use crate::common::room::plan;
use crate::days::place_at;
use crate::operator::figure;
use crate::sockets::{Friends, get_by, listening, refused, short, spawn_table};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::{Client, Entrance, LineState, WhyClosed};
use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command};
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

/// A port that nobody has.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// A server of a cluster, which ends with this.
struct Member {
    child: Child,
    address: SocketAddr,
    said: Receiver<String>,
}

impl Member {
    fn start(nats: &str) -> Member {
        Member::start_at(free_port(), nats, &[])
    }

    /// One to which others send on who looks for its tables.
    fn start_at(port: u16, nats: &str, more: &[&str]) -> Member {
        let here = format!("ws://127.0.0.1:{port}/table");
        Member::start_behind(port, nats, &[&["--here", &here][..], more].concat())
    }

    /// One that has no address of its own, so that lines are relayed to it.
    fn start_behind(port: u16, nats: &str, more: &[&str]) -> Member {
        let limits = [["--tables", "5000"], ["--tables-each", "100000"], ["--connections-each", "100000"]];
        let limits = limits.into_iter().filter(|[flag, _]| !more.contains(flag)).flatten().collect::<Vec<_>>();
        Member::start_with(
            Command::new(env!("CARGO_BIN_EXE_nestor")),
            port,
            &[&["--cluster", nats][..], &limits[..], more].concat(),
        )
    }

    fn start_with(command: Command, port: u16, arguments: &[&str]) -> Member {
        let listen = format!("127.0.0.1:{port}");
        let (child, said) = spawn_table(command, &[&["--listen", &listen][..], arguments].concat());
        let address = listening(&said);
        Member { child, address, said }
    }

    fn signal(&self, signal: Signal) {
        kill(Pid::from_raw(self.child.id().cast_signed()), signal).expect("it runs");
    }

    /// Waits until its log has these words.
    fn wait_for(&self, words: &str) {
        loop {
            let line = self.said.recv_timeout(Duration::from_mins(1));
            if line.unwrap_or_else(|_| panic!("no line says “{words}”")).contains(words) {
                return;
            }
        }
    }
}

impl Member {
    /// Kills it, if it still runs.
    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        self.end();
    }
}

fn addresses(members: &[Member]) -> Vec<SocketAddr> {
    members.iter().map(|member| member.address).collect()
}

/// Three sit at one table, each by another server.
fn three_at(doors: &[SocketAddr]) -> Friends {
    let mut friends = Friends::new();
    friends.enter(doors[0], Entrance::Open(plan(short(Preset::Draw, 3))));
    for door in &doors[1..] {
        friends.enter(*door, Entrance::Sit { code: friends.code(), with: Vec::new() });
    }
    friends
}

/// Whether something is so at last.
fn at_last(mut is_so: impl FnMut() -> bool) -> bool {
    (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        is_so()
    })
}

/// Those who sat at a table come back to another server.
fn come_back(friends: &Friends, address: SocketAddr) -> Friends {
    let mut back = Friends::new();
    for at in 0..2 {
        back.come_back(address, &friends.pass(at));
    }
    back
}

#[test]
fn who_comes_to_any_server_plays_at_the_table_wherever_it_is() {
    let nats = Nats::start();
    let members: Vec<Member> = (0..3).map(|_| Member::start(&nats.url())).collect();
    let mut friends = three_at(&addresses(&members));
    friends.play_to_the_end();
    // Nobody has this one.
    let mut lost = Friends::new();
    let code = electrum_dominoes::wire::Code::from_typed("00000-00000").expect("a code");
    lost.try_to_come_back(members[1].address, &electrum_dominoes::wire::Pass { code, ..friends.pass(0) });
    lost.until(|lost| lost.all(|client| client.link() == LineState::Closed(WhyClosed::NoTable)));
}

#[test]
fn the_tables_of_a_server_that_is_killed_are_at_another_with_every_move() {
    let nats = Nats::start();
    let (first, second) = (Member::start(&nats.url()), Member::start(&nats.url()));
    let mut friends = Friends::sit_down(first.address, short(Preset::Draw, 2));
    friends.until(|friends| friends.deeds().iter().any(|deeds| deeds.len() > 3));
    let before = friends.deeds();
    drop(first);
    let since = Instant::now();
    let mut back = come_back(&friends, second.address);
    back.until(Friends::plays);
    println!("the table was there again after {:?}", since.elapsed());
    let after = back.deeds();
    assert!(after.iter().zip(&before).all(|(after, before)| after.starts_with(before)), "{before:?} {after:?}");
    back.play_to_the_end();
}

#[test]
fn the_tables_of_a_server_whose_end_nobody_heard_of_are_at_another() {
    let nats = Nats::start();
    let (first, second) = (Member::start(&nats.url()), Member::start(&nats.url()));
    let mut friends = Friends::sit_down(first.address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    drop(first);
    nats.forget_leases();
    come_back(&friends, second.address).play_to_the_end();
}

#[test]
fn all_servers_may_end_and_new_ones_go_on() {
    let nats = Nats::start();
    let first = Member::start(&nats.url());
    let mut friends = Friends::sit_down(first.address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    let passes = [friends.pass(0), friends.pass(1)];
    drop((friends, first));
    let second = Member::start(&nats.url());
    let mut back = Friends::new();
    for pass in &passes {
        back.come_back(second.address, pass);
    }
    back.play_to_the_end();
}

#[test]
fn a_server_that_is_told_to_end_gives_its_tables_away_first() {
    let nats = Nats::start();
    let (first, second) = (Member::start(&nats.url()), Member::start(&nats.url()));
    std::thread::sleep(Duration::from_secs(2));
    let mut tables: Vec<Friends> = (0..8).map(|_| Friends::sit_down(first.address, short(Preset::Draw, 2))).collect();
    for friends in &mut tables {
        friends.until(Friends::plays);
    }
    first.signal(Signal::SIGTERM);
    first.wait_for("ending (0 tables");
    let mut first = first;
    assert!(first.child.wait().expect("it ends").success());
    for friends in &tables {
        let since = Instant::now();
        let mut back = come_back(friends, second.address);
        println!("the table was there again after {:?}", since.elapsed());
        back.play_to_the_end();
    }
}

#[test]
fn a_new_server_gets_its_share_of_the_tables() {
    let nats = Nats::start();
    let first = Member::start_behind(free_port(), &nats.url(), &[]);
    // Each is to be at the other one as likely as not.
    let mut tables: Vec<Friends> = (0..20).map(|_| Friends::sit_down(first.address, short(Preset::Draw, 2))).collect();
    let status = SocketAddr::from(([127, 0, 0, 1], free_port()));
    let _second = Member::start_behind(free_port(), &nats.url(), &["--status", &status.to_string()]);
    let metrics = || get_by(status, "localhost", "/metrics", "Connection: close\r\n");
    assert!(at_last(|| figure(&metrics(), "nestor_tables") > 0.0));
    tables.iter_mut().take(5).for_each(Friends::play_to_the_end);
}

#[test]
fn the_results_of_a_day_are_those_of_all_servers() {
    let nats = Nats::start();
    let (first, second) = (Member::start(&nats.url()), Member::start(&nats.url()));
    assert_eq!(place_at(first.address, 1, "Ana"), 1);
    // Others hear of it a moment later. Whoever tells the same again is there once.
    let counts = |at: &Member, who: (usize, &str), of: u32| at_last(|| place_at(at.address, who.0, who.1) == of);
    assert!(counts(&second, (2, "Ben"), 2));
    // A server that comes later knows both.
    let third = Member::start(&nats.url());
    assert!(counts(&third, (3, "Cleo"), 3));
}

/// Whether a server that slept while another one took its table could write a move after that. It hears
/// nothing new before it has tried.
fn writes_after_its_time(is_fenced: bool) -> bool {
    let nats = Nats::start();
    let strait = Strait::before(nats.port);
    let first = Member::start(&strait.url());
    let second = Member::start(&nats.url());
    let mut friends = Friends::sit_down(first.address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    friends.wait_for_a_turn();
    strait.hold();
    first.signal(Signal::SIGSTOP);
    // A move is on its way to the server that sleeps.
    friends.act();
    let mut back = come_back(&friends, second.address);
    back.until(Friends::plays);
    if !is_fenced {
        strait.remove_fences();
    }
    strait.count_from_now();
    first.signal(Signal::SIGCONT);
    strait.wait_for_a_play();
    strait.let_go();
    let writers = nats.writers();
    let (own, other) = (&writers[0], writers.iter().find(|writer| **writer != writers[0]).expect("another one"));
    let taken = writers.iter().position(|writer| writer == other).expect("it has taken the table");
    let is_late = writers[taken..].contains(own);
    if is_fenced {
        // Who still sat there is sent on, and plays with the others. Each seat has sat before two screens, and none
        // of them knows what was sent from the other, so not every hand need be checked.
        friends.until(Friends::is_over_and_told);
        friends.check_records();
    }
    is_late
}

#[test]
fn a_server_that_slept_beyond_its_lease_writes_no_move_and_sends_its_players_on() {
    assert!(!writes_after_its_time(true));
}

#[test]
fn it_is_the_fence_alone_that_keeps_it_from_writing() {
    assert!(writes_after_its_time(false), "then the test before this one shows nothing");
}

#[test]
fn without_the_engine_tables_say_so_and_go_on_when_it_is_back() {
    let mut nats = Nats::start();
    let member = Member::start(&nats.url());
    let mut friends = Friends::sit_down(member.address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    for _ in 0..2 {
        nats.kill();
        friends.until(|friends| friends.all(Client::is_halted));
        member.wait_for("tables cannot be written, and wait: ");
        let before = friends.deeds();
        for _ in 0..20 {
            friends.act();
        }
        assert_eq!(friends.deeds(), before, "nobody hears of what is not kept");
        nats.restart();
        friends.until(|friends| friends.all(|client| !client.is_halted()));
        member.wait_for("tables can be written again");
        friends.until(|friends| friends.deeds() != before || friends.is_over());
    }
    friends.play_to_the_end();
}

#[test]
fn an_engine_that_cannot_be_used_is_named_in_one_line() {
    let start = |nats: &str| {
        let (code, why) = refused(&["--listen", "127.0.0.1:0", "--here", "ws://127.0.0.1:1", "--cluster", nats]);
        assert!(code == Some(1) && why.lines().count() == 1, "{why}");
        why
    };
    let (code, why) = refused(&["--listen", "127.0.0.1:0", "--here", "ws://127.0.0.1:1"]);
    assert!(code == Some(2) && why.contains("NESTOR_CLUSTER"), "nobody would find it: {code:?} {why}");
    let mut both = Command::new(env!("CARGO_BIN_EXE_nestor"));
    both.args(["table", "--listen", "127.0.0.1:0", "--data", "/nothing"]).env("NESTOR_CLUSTER", "nats://127.0.0.1:1");
    let both = both.output().expect("a program");
    let why = String::from_utf8(both.stderr).expect("text");
    assert!(both.status.code() == Some(2) && why.contains("NESTOR_CLUSTER"), "one of them would be forgotten: {why}");
    let nobody = free_port();
    let why = start(&format!("nats://127.0.0.1:{nobody}"));
    assert!(why.contains("refused") && why.contains(&nobody.to_string()), "{why}");
    let guarded = Nats::start_with("authorization { user: nestor, password: \"r/ght@\" }", true);
    let why = start(&format!("nats://nestor:wrong@127.0.0.1:{}", guarded.port));
    assert!(why.contains("authorization violation") && !why.contains("wrong"), "{why}");
    let member = Member::start(&format!("nats://nestor:r%2Fght%40@127.0.0.1:{}", guarded.port));
    drop(member);
    let why = start(&old_engine("2.8.4"));
    assert!(why.contains("nats-server 2.8.4 is too old") && why.contains("2.9 or newer"), "{why}");
    let plain = Nats::start_with("", false);
    let why = start(&plain.url());
    assert!(why.contains("has no JetStream"), "{why}");
    let other = Nats::start();
    other.make_stream("KV_NESTOR_OWNERS", "Tables of nestor, format 7");
    let why = start(&other.url());
    assert!(why.contains("KV_NESTOR_OWNERS is of another version") && why.contains("format 7"), "{why}");
}

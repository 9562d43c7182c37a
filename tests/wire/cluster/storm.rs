//! Many tables over three servers behind a proxy, while servers are killed and put to sleep at random
//! moments, the engine is killed, and at last all servers are replaced one by one.
//!
//! `CLUSTER_TABLES`, `CLUSTER_KILLS`, `CLUSTER_STOPS` and `CLUSTER_ENGINE_KILLS` say how much of it there is.

use super::engine::Nats;
use super::{Member, free_port};
use crate::sockets::{Friends, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::{Fairness, LineState};
use nix::sys::signal::Signal;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use std::fmt::Write as _;
use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn how_many(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// `HAProxy`, which ends with this. It asks each server how it is, and sends nobody to one that does not
/// answer.
pub(super) struct Door {
    child: Child,
    pub(super) address: SocketAddr,
    _folder: TempDir,
}

impl Door {
    pub(super) fn before(servers: &[(u16, u16)]) -> Door {
        let (folder, port) = (tempfile::tempdir().expect("a folder"), free_port());
        let mut settings = format!(
            "defaults\n mode http\n retries 3\n option redispatch 1\n timeout connect 1s\n timeout client 1h\n \
             timeout server 1h\n timeout tunnel 1h\n timeout check 1s\nfrontend door\n bind 127.0.0.1:{port}\n \
             default_backend tables\nbackend tables\n balance roundrobin\n option httpchk GET /metrics\n \
             default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions\n"
        );
        for (at, (port, status)) in servers.iter().enumerate() {
            let _ = writeln!(settings, " server s{at} 127.0.0.1:{port} check port {status}");
        }
        let path = folder.path().join("settings");
        fs::write(&path, settings).expect("a file for the test");
        let mut command = Command::new("haproxy");
        command.arg("-f").arg(path).args(["-n", "4000"]).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("haproxy is installed");
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        while TcpStream::connect(address).is_err() {
            assert!(child.try_wait().expect("a program").is_none(), "haproxy does not start");
            thread::sleep(Duration::from_millis(20));
        }
        Door { child, address, _folder: folder }
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What all players have in common.
#[derive(Default)]
struct Evening {
    is_over: AtomicBool,
    games: AtomicU64,
    /// Tables at which not all could sit down.
    unseated: AtomicU64,
    /// Hands whose deal somebody could not check to the end, because a line broke while it was drawn.
    unchecked: AtomicU64,
    /// How long lines were down while the servers were replaced.
    is_measured: AtomicBool,
    pauses: Mutex<Vec<Duration>>,
}

/// Somebody's line, and since when it is down.
type DownSince = Option<Instant>;

/// Plays at some tables until the evening is over, and then to the end of every game.
fn play(evening: &Evening, door: SocketAddr, tables: u64) {
    let sit_down = || loop {
        let friends = Friends::try_to_sit_down(door, short(Preset::Draw, 2), Duration::from_mins(1));
        match friends {
            Some(friends) => return (friends, None::<Instant>),
            None => _ = evening.unseated.fetch_add(1, Ordering::Relaxed),
        }
    };
    let mut at: Vec<(Friends, DownSince)> = (0..tables).map(|_| sit_down()).collect();
    let mut over_since = None;
    let mut rounds = 0_u64;
    while !at.is_empty() {
        rounds += 1;
        let ends = evening.is_over.load(Ordering::Relaxed);
        for (friends, down) in &mut at {
            // At each table somebody moves once or twice a second. A line is looked after at once.
            if rounds.is_multiple_of(1 + tables / 3) {
                friends.act_at_once();
            } else {
                friends.listen();
            }
            let is_up = friends.all(|client| client.link() == LineState::Up && client.code().is_some());
            if !is_up {
                down.get_or_insert_with(Instant::now);
            } else if let Some(since) = down.take()
                && evening.is_measured.load(Ordering::Relaxed)
            {
                evening.pauses.lock().expect("it is whole").push(since.elapsed());
            }
        }
        let mut left = Vec::new();
        for (friends, down) in at {
            let is_unfair = friends.fairness().iter().any(|fairness| matches!(fairness, Fairness::Unfair(_)));
            assert!(!is_unfair, "{:?}", friends.fairness());
            if !friends.is_over_and_told() {
                left.push((friends, down));
                continue;
            }
            friends.check_records();
            evening.games.fetch_add(1, Ordering::Relaxed);
            evening.unchecked.fetch_add(u64::from(!friends.is_checked()), Ordering::Relaxed);
            if !ends {
                left.push(sit_down());
            }
        }
        at = left;
        if ends {
            let since = *over_since.get_or_insert_with(Instant::now);
            assert!(since.elapsed() < Duration::from_mins(3), "{} tables do not go on: {}", at.len(), at[0].0.told());
        }
        thread::sleep(Duration::from_millis(20));
    }
}

fn nanos(chance: &mut ChaCha20Rng, least: u64, most: u64) -> Duration {
    Duration::from_millis(least + chance.next_u64() % (most - least))
}

#[test]
fn no_move_is_lost_or_made_twice_in_a_storm() {
    let (tables, kills) = (how_many("CLUSTER_TABLES", 12), how_many("CLUSTER_KILLS", 3));
    let (stops, engine_kills) = (how_many("CLUSTER_STOPS", 2), how_many("CLUSTER_ENGINE_KILLS", 1));
    let mut chance = ChaCha20Rng::seed_from_u64(how_many("CLUSTER_SEED", 1));
    let mut nats = Nats::start();
    let ports: Vec<(u16, u16)> = (0..3).map(|_| (free_port(), free_port())).collect();
    let start = |at: usize, nats: &Nats| {
        let status = format!("127.0.0.1:{}", ports[at].1);
        let more = ["--status", &status, "--connections", "20000"];
        // Players of one of them are sent on to it, and the lines of the others are relayed.
        let start = if at == 0 { Member::start_at } else { Member::start_behind };
        start(ports[at].0, &nats.url(), &more)
    };
    let mut members: Vec<Member> = (0..3).map(|at| start(at, &nats)).collect();
    let door = Door::before(&ports);
    let evening = Arc::<Evening>::default();
    let threads = tables.clamp(1, 4);
    let players: Vec<_> = (0..threads)
        .map(|thread| {
            let (evening, door) = (Arc::clone(&evening), door.address);
            let share = tables / threads + u64::from(thread < tables % threads);
            thread::spawn(move || play(&evening, door, share))
        })
        .collect();
    thread::sleep(Duration::from_secs(3 + tables / 50));
    let mut deeds: Vec<u8> = [(kills, b'k'), (stops, b's'), (engine_kills, b'e')]
        .into_iter()
        .flat_map(|(count, what)| (0..count).map(move |_| what))
        .collect();
    while !deeds.is_empty() {
        let what = deeds.swap_remove(chance.next_u64() as usize % deeds.len());
        let at = chance.next_u64() as usize % 3;
        match what {
            b'k' => {
                members[at].signal(Signal::SIGKILL);
                members[at].child.wait().expect("it is gone");
                thread::sleep(nanos(&mut chance, 0, 6000));
                members[at] = start(at, &nats);
            }
            b's' => {
                members[at].signal(Signal::SIGSTOP);
                thread::sleep(nanos(&mut chance, 500, 9000));
                members[at].signal(Signal::SIGCONT);
            }
            _ => {
                nats.kill();
                thread::sleep(nanos(&mut chance, 100, 6000));
                nats.restart();
            }
        }
        thread::sleep(nanos(&mut chance, 200, 3000));
        assert!(players.iter().all(|player| !player.is_finished()), "somebody has stopped");
    }
    println!("the storm is over after {} games", evening.games.load(Ordering::Relaxed));
    // Who sat at a server that slept has noticed by now.
    thread::sleep(Duration::from_secs(30));
    evening.is_measured.store(true, Ordering::Relaxed);
    for (at, member) in members.iter_mut().enumerate() {
        member.signal(Signal::SIGTERM);
        assert!(member.child.wait().expect("it ends").success());
        *member = start(at, &nats);
        thread::sleep(Duration::from_secs(6));
    }
    evening.is_measured.store(false, Ordering::Relaxed);
    evening.is_over.store(true, Ordering::Relaxed);
    for player in players {
        player.join().expect("every game is what everybody saw");
    }
    let mut pauses = evening.pauses.lock().expect("it is whole").clone();
    pauses.sort();
    let count = |of: &AtomicU64| of.load(Ordering::Relaxed);
    println!("{kills} kills, {stops} stops, {engine_kills} kills of the engine");
    println!("games played to the end and checked: {}", count(&evening.games));
    println!("of them with a deal that a broken line kept somebody from checking: {}", count(&evening.unchecked));
    println!("tables at which not all could sit down: {}", count(&evening.unseated));
    println!(
        "rolling restart: {} lines were down, half of them for {:?}, at most for {:?}",
        pauses.len(),
        pauses.get(pauses.len() / 2),
        pauses.last()
    );
    assert!(count(&evening.games) >= tables);
}

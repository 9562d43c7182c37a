//! Many tables over three servers behind a proxy, while servers are killed and put to sleep at random
//! moments, the engine is killed, and at last all servers are replaced one by one.
//!
//! `CLUSTER_TABLES`, `CLUSTER_KILLS`, `CLUSTER_STOPS` and `CLUSTER_ENGINE_KILLS` say how much of it there is.

use super::engine::Nats;
use super::{Member, free_port};
use crate::sockets::{Friends, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::Fairness;
use nix::sys::signal::Signal;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use std::fs;
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

fn how_many(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// `HAProxy` with the settings that are packed, before three servers. It ends with this.
pub(super) struct Door {
    child: Child,
    pub(super) address: SocketAddr,
    _folder: TempDir,
}

impl Door {
    pub(super) fn before(servers: &[(u16, u16)]) -> Door {
        let (folder, port) = (tempfile::tempdir().expect("a folder"), free_port());
        let mut settings = fs::read_to_string("packaging/cluster/haproxy.cfg").expect("its settings");
        let mut put = |what: &str, here: &str| {
            assert!(settings.contains(what), "{what}: {settings}");
            settings = settings.replace(what, here);
        };
        put("bind :80", &format!("bind 127.0.0.1:{port}"));
        for (at, (port, status)) in (1..).zip(servers) {
            put(&format!("tables-{at}:4850 check port 4851"), &format!("127.0.0.1:{port} check port {status}"));
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
    /// How long somebody was away from a table while the servers were replaced.
    is_measured: AtomicBool,
    pauses: Mutex<Vec<Duration>>,
    /// How often somebody tried in vain to come back, at most.
    tries: AtomicU32,
}

/// Plays at some tables until the evening is over, and then to the end of every game.
fn play(evening: &Evening, door: SocketAddr, tables: u64) {
    // With since when each is away from the table.
    let mut at: Vec<(Friends, [Option<Instant>; 2])> = Vec::new();
    // The lines of the other tables are heard, or they would seem dead to those who have just come back.
    let sit_down = |at: &mut Vec<(Friends, [Option<Instant>; 2])>| loop {
        let listen = || at.iter_mut().for_each(|(friends, _)| friends.listen());
        let friends = Friends::try_to_sit_down(door, short(Preset::Draw, 2), Duration::from_mins(1), listen);
        match friends {
            Some(friends) => return at.push((friends, [None; 2])),
            None => _ = evening.unseated.fetch_add(1, Ordering::Relaxed),
        }
    };
    (0..tables).for_each(|_| sit_down(&mut at));
    let mut over_since = None;
    let mut rounds = 0_u64;
    while !at.is_empty() {
        rounds += 1;
        let ends = evening.is_over.load(Ordering::Relaxed);
        for (friends, away) in &mut at {
            // At each table somebody moves once or twice a second. A line is looked after at once.
            if rounds.is_multiple_of(1 + tables / 3) {
                friends.act_at_once();
            } else {
                friends.listen();
            }
            let is_measured = evening.is_measured.load(Ordering::Relaxed);
            for (is_there, away) in friends.are_there().zip(away) {
                if !is_there {
                    away.get_or_insert_with(Instant::now);
                } else if let Some(since) = away.take().filter(|_| is_measured) {
                    evening.pauses.lock().expect("it is whole").push(since.elapsed());
                }
            }
            if is_measured {
                evening.tries.fetch_max(friends.tries(), Ordering::Relaxed);
            }
        }
        let (mut left, mut over) = (Vec::new(), 0);
        for (friends, away) in at {
            let is_unfair = friends.fairness().iter().any(|fairness| matches!(fairness, Fairness::Unfair(_)));
            assert!(!is_unfair, "{:?}", friends.fairness());
            if !friends.is_over_and_told() {
                left.push((friends, away));
                continue;
            }
            friends.check_records();
            evening.games.fetch_add(1, Ordering::Relaxed);
            evening.unchecked.fetch_add(u64::from(!friends.is_checked()), Ordering::Relaxed);
            over += 1;
        }
        at = left;
        // To sit down takes a while, in which nobody plays at the other tables.
        if !ends && !evening.is_measured.load(Ordering::Relaxed) {
            (0..over).for_each(|_| sit_down(&mut at));
        }
        if ends {
            let since = *over_since.get_or_insert_with(Instant::now);
            let told = || at.iter().map(|(friends, _)| friends.told()).collect::<Vec<_>>().join("\n\n");
            assert!(since.elapsed() < Duration::from_mins(3), "{} tables do not go on: {}", at.len(), told());
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
        "rolling restart: {} lines were down, half of them for {:?}, at most for {:?} and {} tries in vain",
        pauses.len(),
        pauses.get(pauses.len() / 2),
        pauses.last(),
        evening.tries.load(Ordering::Relaxed)
    );
    assert!(count(&evening.games) >= tables);
}

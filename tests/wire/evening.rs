//! An evening over a line that delays, stops and breaks: nobody has to do anything but play.

use crate::sockets::{Friends, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::net::{Server, ServerPlan};
use electrum_dominoes::wire::{Fairness, Limits};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// Passes connections on to a server, each only for a while.
struct BadLine {
    address: SocketAddr,
    broken: Arc<AtomicUsize>,
}

impl BadLine {
    fn to(server: SocketAddr) -> BadLine {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let broken = Arc::<AtomicUsize>::default();
        let counted = Arc::clone(&broken);
        thread::spawn(move || {
            let mut chance = ChaCha8Rng::seed_from_u64(1);
            for near in listener.incoming().map_while(Result::ok) {
                let Ok(far) = TcpStream::connect(server) else { return };
                for (from, to) in [(&near, &far), (&far, &near)] {
                    let (from, to) = (from.try_clone().expect("a stream"), to.try_clone().expect("a stream"));
                    // After so many bytes this connection breaks, in the middle of a line or between two.
                    let breaks = 2_000 + chance.next_u32() as usize % 16_000;
                    let (chance, counted) = (ChaCha8Rng::seed_from_u64(chance.next_u64()), Arc::clone(&counted));
                    thread::spawn(move || {
                        // It ends because it breaks, or because one of the two ends it.
                        if matches!(pass_on(&from, &to, breaks, chance), Ok(true)) {
                            counted.fetch_add(1, Ordering::Relaxed);
                        }
                        let _ = from.shutdown(Shutdown::Both);
                        let _ = to.shutdown(Shutdown::Both);
                    });
                }
            }
        });
        BadLine { address, broken }
    }
}

/// Passes bytes on, some of them late. Returns whether the line broke.
fn pass_on(mut from: &TcpStream, mut to: &TcpStream, breaks: usize, mut chance: ChaCha8Rng) -> io::Result<bool> {
    let (mut passed, mut bytes) = (0, [0; 700]);
    while passed < breaks {
        let read = from.read(&mut bytes)?;
        if read == 0 {
            return Ok(false);
        }
        if chance.next_u32().is_multiple_of(8) {
            thread::sleep(Duration::from_millis(u64::from(chance.next_u32() % 40)));
        }
        let kept = read.min(breaks - passed);
        to.write_all(&bytes[..kept])?;
        passed += kept;
    }
    Ok(true)
}

#[test]
fn an_evening_over_a_bad_line_is_played_to_its_end() {
    let listen = "127.0.0.1:0".parse().expect("an address");
    let plan = ServerPlan::new(listen, Limits::default());
    let server = Server::start(plan).expect("a server");
    let line = BadLine::to(server.address());
    // Ten games if the variable `EVENING` is set, and otherwise the first two.
    let games = if std::env::var_os("EVENING").is_some() { 10 } else { 2 };
    let evening = [Preset::AllFives, Preset::Block, Preset::Draw, Preset::AllThrees, Preset::Muggins];
    for game in evening.into_iter().cycle().take(games) {
        let mut friends = Friends::sit_down(line.address, short(game, 2));
        friends.until(Friends::is_over_and_told);
        friends.check_records();
        // A hand that was over before somebody was back is not called checked, and nobody is accused of it.
        let fairness = friends.fairness();
        let is_told = |told: &Fairness| matches!(told, Fairness::Fair(_) | Fairness::Partly(_));
        assert!(fairness.iter().all(is_told), "{fairness:?}");
    }
    assert!(line.broken.load(Ordering::Relaxed) > games, "the line broke again and again");
    server.stop();
}

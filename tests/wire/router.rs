//! A table on the own computer, and a router that lets friends elsewhere in to it, or does not.

use crate::home_router::{Done, OUTSIDE, Router, Unlike};
use electrum_dominoes::net::{HomeServer, Reach, WayIn};
use electrum_dominoes::wire::Code;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A computer on the own network.
const HERE: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(192, 168, 1, 5)), 4850);

/// What came of asking a router.
fn reached(way_in: &WayIn) -> Reach {
    for _ in 0..1000 {
        if way_in.reach() != Reach::Asked {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    way_in.reach()
}

#[test]
fn a_router_lets_everybody_in_until_the_table_is_closed() {
    let router = Router::start(Unlike::default());
    let way_in = WayIn::ask(router.place, HERE);
    assert_eq!(reached(&way_in), Reach::Everybody(SocketAddr::new(OUTSIDE.parse().expect("an address"), 4850)));
    let Done::Opened { outside, port, to, seconds } = router.heard() else { panic!("it opens") };
    assert_eq!((outside, port, to.as_str()), (4850, 4850, "192.168.1.5"));
    assert!((600..=7200).contains(&seconds), "a program that is killed leaves no way in: {seconds}");
    drop(way_in);
    assert_eq!(router.heard(), Done::Closed(4850));
}

#[test]
fn another_port_is_opened_where_somebody_has_the_usual_one() {
    let router = Router::start(Unlike { is_taken: true, ..Unlike::default() });
    let way_in = WayIn::ask(router.place, HERE);
    let Reach::Everybody(outside) = reached(&way_in) else { panic!("{:?}", way_in.reach()) };
    assert_ne!(outside.port(), 4850);
    let Done::Opened { outside: opened, port, .. } = router.heard() else { panic!("it opens") };
    assert_eq!((opened, port), (outside.port(), 4850));
    drop(way_in);
    assert_eq!(router.heard(), Done::Closed(outside.port()), "the one that was opened is closed");
}

#[test]
fn a_router_that_knows_no_time_is_told_to_close_all_the_same() {
    let router = Router::start(Unlike { knows_no_time: true, ..Unlike::default() });
    let way_in = WayIn::ask(router.place, HERE);
    assert!(matches!(reached(&way_in), Reach::Everybody(_)));
    assert!(matches!(router.heard(), Done::Opened { seconds: 0, .. }));
    drop(way_in);
    assert_eq!(router.heard(), Done::Closed(4850));
}

#[test]
fn nobody_outside_is_promised_a_way_that_is_none() {
    for address in ["10.0.0.2", "192.168.178.20", "100.72.1.9", "169.254.3.4", "0.0.0.0"] {
        let router = Router::start(Unlike { address: Some(address), ..Unlike::default() });
        assert_eq!(reached(&WayIn::ask(router.place, HERE)), Reach::Behind, "{address}");
    }
    let refuses = Router::start(Unlike { refuses: true, ..Unlike::default() });
    assert_eq!(reached(&WayIn::ask(refuses.place, HERE)), Reach::Network);
    // Somebody hears and never answers.
    let silent = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    assert_eq!(reached(&WayIn::ask(silent.local_addr().expect("an address"), HERE)), Reach::Network);
}

#[test]
fn a_router_is_asked_when_somebody_is_invited_and_not_before() {
    let router = Router::start(Unlike::default());
    let mut home = HomeServer::start(None, 0, Some(router.place)).expect("a server");
    if home.place().is_none() {
        eprintln!("without a network there is no router");
        return;
    }
    assert_eq!(home.reach(), Reach::Network);
    assert_eq!(router.done.recv_timeout(Duration::from_millis(300)), Err(mpsc::RecvTimeoutError::Timeout));
    let code = Code::from_typed("01234-56789").expect("a code");
    home.announce("Ana", code);
    home.announce("Ana", code);
    let Done::Opened { port, to, .. } = router.heard() else { panic!("it opens") };
    assert_eq!(Some(SocketAddr::new(to.parse().expect("an address"), port).to_string()), home.place());
    drop(home);
    assert_eq!(router.heard(), Done::Closed(port), "it was opened once, and is closed");
}

//! One address before all servers: who comes to any of them is at their table, by a line that is relayed.

use super::engine::Nats;
use super::storm::Door;
use super::{Member, addresses, at_last, come_back, free_port, three_at};
use crate::common::room::plan;
use crate::sockets::{Friends, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::{Client, Code, Entrance, FromTable, Hello, LineState, ToTable, VERSION, WhyClosed};
use nix::sys::signal::Signal;
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Message, client};

/// Servers that have no address of their own.
fn servers(nats: &Nats, more: &[&str]) -> Vec<Member> {
    (0..3).map(|_| Member::start_behind(free_port(), &nats.url(), more)).collect()
}

#[test]
fn any_server_leads_to_any_table() {
    let nats = Nats::start();
    let members = servers(&nats, &[]);
    let mut friends = three_at(&addresses(&members));
    // Somebody watches by a server that does not have the table.
    friends.enter(members[2].address, Entrance::Watch { code: friends.code() });
    friends.until(|friends| friends.deeds().iter().any(|deeds| deeds.len() > 3));
    let mut watched = Friends::new();
    watched.enter(members[1].address, Entrance::Watch { code: friends.code() });
    watched.until(Friends::plays);
    drop(watched);
    // Who comes back has the same seat, by whichever server.
    let mut back = Friends::new();
    for (at, member) in [2, 0, 1].into_iter().zip(&members) {
        back.come_back(member.address, &friends.pass(at));
    }
    assert!([2, 0, 1].into_iter().enumerate().all(|(at, before)| back.seats(at) == friends.seats(before)));
    back.play_to_the_end();
}

#[test]
fn one_address_before_all_servers_is_enough() {
    let nats = Nats::start();
    let ports: Vec<(u16, u16)> = (0..3).map(|_| (free_port(), free_port())).collect();
    let start = |at: usize| {
        let status = format!("127.0.0.1:{}", ports[at].1);
        Member::start_behind(ports[at].0, &nats.url(), &["--status", &status])
    };
    let mut members: Vec<Member> = (0..3).map(start).collect();
    let door = Door::before(&ports);
    let mut friends = three_at(&[door.address; 3]);
    for (at, member) in members.iter_mut().enumerate() {
        friends.until(Friends::plays);
        let before = friends.deeds();
        // One of them has the table, and each has somebody's line.
        member.signal(if at == 1 { Signal::SIGSTOP } else { Signal::SIGKILL });
        let since = Instant::now();
        friends.until(|friends| friends.deeds() != before && friends.all(|client| client.link() == LineState::Up));
        println!("all play again after {:?}", since.elapsed());
        member.end();
        *member = start(at);
    }
    friends.play_to_the_end();
}

#[test]
fn the_table_of_a_server_that_hangs_is_had_by_another_one_for_those_whose_lines_were_relayed() {
    let nats = Nats::start();
    let members = servers(&nats, &[]);
    let first = Friends::sit_down(members[0].address, short(Preset::Draw, 2));
    let mut friends = come_back(&first, members[1].address);
    friends.until(Friends::plays);
    // Nobody's own line breaks.
    members[0].signal(Signal::SIGSTOP);
    friends.play_to_the_end();
}

#[test]
fn all_are_told_that_the_engine_is_lost_also_by_a_relayed_line() {
    let mut nats = Nats::start();
    let members = servers(&nats, &[]);
    let mut friends = three_at(&addresses(&members));
    friends.until(Friends::plays);
    nats.kill();
    // Who is at the server of the table sees that the others are away, if it is not their turn.
    friends.until(|friends| friends.is_halted(1) && friends.is_halted(2));
    nats.restart();
    friends.until(|friends| friends.all(|client| !client.is_halted()));
    friends.play_to_the_end();
}

/// The first word that a server says to somebody, from its own page or by a program.
fn first_word(door: SocketAddr, way: Entrance, is_page: bool) -> FromTable {
    let mut request = format!("ws://{door}/table").into_client_request().expect("an address");
    if is_page {
        let page = HeaderValue::from_str(&format!("http://{door}")).expect("a place");
        request.headers_mut().insert("origin", page);
    }
    let (mut line, _) = client(request, TcpStream::connect(door).expect("it listens")).expect("a line");
    let hello = Hello { version: VERSION, name: "Ben".to_owned(), way, changes: false };
    let hello = serde_json::to_string(&ToTable::Hello(Box::new(hello))).expect("a line");
    line.send(Message::Text(hello.into())).expect("it is sent");
    loop {
        let word = line.read().expect("a line");
        match serde_json::from_str(word.to_text().expect("text")).expect("a line") {
            FromTable::Ping(_) => line.send(word).expect("it is sent"),
            word => return word,
        }
    }
}

#[test]
fn the_line_of_a_page_is_relayed_where_a_program_is_sent_on() {
    let nats = Nats::start();
    let members: Vec<Member> = (0..2).map(|_| Member::start(&nats.url())).collect();
    let mut friends = Friends::new();
    friends.enter(members[0].address, Entrance::Open(plan(short(Preset::Draw, 2))));
    let code = friends.code();
    for way in [Entrance::Sit { code, with: Vec::new() }, Entrance::Watch { code }] {
        let to = format!("ws://{}/table", members[0].address);
        assert_eq!(first_word(members[1].address, way.clone(), false), FromTable::Moved(to));
        // A page may speak only to the server that it came from.
        let word = first_word(members[1].address, way, true);
        assert!(matches!(&word, FromTable::Welcome(welcome) if welcome.code == code), "{word:?}");
    }
}

/// What a server says to somebody who comes like this, or nothing if they are let in.
fn refusal(door: SocketAddr, way: Entrance) -> Option<WhyClosed> {
    let mut friends = Friends::new();
    friends.try_to_enter(door, way);
    let is_let_in = |client: &Client| client.code().is_some() && client.link() == LineState::Up;
    friends.until(|friends| friends.all(is_let_in) || matches!(friends.link(0), LineState::Closed(_)));
    match friends.link(0) {
        LineState::Closed(why) => Some(why),
        _ => None,
    }
}

/// Whether something is so within a few tries. What one server counts, the others hear a moment later.
fn after_a_moment(mut is_so: impl FnMut() -> bool) -> bool {
    (0..4).any(|_| {
        std::thread::sleep(Duration::from_millis(500));
        is_so()
    })
}

#[test]
fn connections_from_one_address_are_counted_at_all_servers_together() {
    let nats = Nats::start();
    let members = servers(&nats, &["--connections-each", "3"]);
    let open = || Entrance::Open(plan(short(Preset::Draw, 2)));
    let mut friends = Friends::sit_down(members[0].address, short(Preset::Draw, 2));
    friends.enter(members[1].address, Entrance::Watch { code: friends.code() });
    // Who gives no sign of life for long counts no more.
    let mut is_refused = |door: SocketAddr| {
        friends.listen();
        refusal(door, open()) == Some(WhyClosed::TooManyHere)
    };
    assert!(at_last(|| is_refused(members[2].address)));
    // A server that comes later knows of them.
    let late = Member::start_behind(free_port(), &nats.url(), &["--connections-each", "3"]);
    assert!(at_last(|| is_refused(late.address)));
    // When a server is gone, so are its connections.
    let mut members = members.into_iter();
    drop(members.next());
    drop(friends);
    let third = members.nth(1).expect("three");
    let sits_down =
        || Friends::try_to_sit_down(third.address, short(Preset::Draw, 2), Duration::from_mins(1), || ()).is_some();
    assert!(at_last(sits_down));
}

#[test]
fn wrong_codes_and_new_tables_are_counted_at_all_servers_together() {
    let nats = Nats::start();
    let members = servers(&nats, &["--tables-each", "6"]);
    let open = || Entrance::Open(plan(short(Preset::Draw, 2)));
    for at in 0..6 {
        assert_eq!(refusal(members[at % 2].address, open()), None);
    }
    // By itself the third one would let six be opened, and twenty codes be tried.
    assert!(after_a_moment(|| refusal(members[2].address, open()) == Some(WhyClosed::TooManyTables)));
    let wrong = || Entrance::Sit { code: Code::from_typed("00000-00000").expect("a code"), with: Vec::new() };
    for at in 0..20 {
        assert_eq!(refusal(members[at % 2].address, wrong()), Some(WhyClosed::NoTable));
    }
    assert!(after_a_moment(|| refusal(members[2].address, wrong()) == Some(WhyClosed::TooManyCodes)));
}

//! A server that does not have a table says where it is, and all programs go there.

use crate::common::room::{Room, plan, sensible};
use crate::sockets::{Friends, friend, short};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::net::{Keeping, Recovered, Report, Reporter, Server, ServerPlan, keeping_in};
use electrum_dominoes::record::Bytes;
use electrum_dominoes::wire::{
    Client, Code, ConnectionId, Entrance, FromTable, Limits, LineState, PATH, TableEntry, TableId, TablePlace, WayOn,
    WhyClosed,
};
use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Keeps nothing, and knows of another server.
struct Signpost {
    to: Arc<Mutex<Option<String>>>,
    report: Option<Reporter>,
}

impl Keeping for Signpost {
    fn open(&mut self, report: Reporter, _: &mut dyn FnMut(Recovered) -> bool) -> io::Result<()> {
        self.report = Some(report);
        Ok(())
    }

    fn keep(&mut self, table: TableId, number: u64, _: TableEntry) {
        (self.report.as_ref().expect("it is open"))(Report::Kept(table, number));
    }

    fn keep_day(&mut self, _: String) {}

    fn find(&mut self, _: Code, asker: ConnectionId, _: WayOn) {
        // It takes a while to find out, and others are not kept waiting.
        let (to, report) = (Arc::clone(&self.to), self.report.clone().expect("it is open"));
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            let to = to.lock().expect("it is whole").clone();
            report(Report::Found(asker, to.map_or(TablePlace::Nowhere, TablePlace::At)));
        });
    }
}

fn server(keeping: Box<dyn Keeping>) -> Server {
    let listen = "127.0.0.1:0".parse().expect("an address");
    let plan = ServerPlan { keeping, ..ServerPlan::new(listen, Limits::default()) };
    Server::start(plan).expect("a server")
}

fn ws(address: SocketAddr) -> String {
    format!("ws://{address}{PATH}")
}

#[test]
fn who_comes_to_another_server_sits_down_comes_back_and_plays_where_the_table_is() {
    let there = server(keeping_in(None));
    let to = Arc::new(Mutex::new(Some(ws(there.address()))));
    let door = server(Box::new(Signpost { to, report: None }));
    let mut friends = Friends::new();
    friends.enter(there.address(), Entrance::Open(plan(short(Preset::Draw, 2))));
    let code = friends.code();
    friends.enter(door.address(), Entrance::Sit { code, with: Vec::new() });
    friends.until(Friends::plays);
    // What one keeps is the way one came, which leads back to the own seat.
    let pass = friends.pass(1);
    assert_eq!(pass.address, ws(door.address()));
    friends.play_to_the_end();
    let mut back = Friends::new();
    back.come_back(door.address(), &pass);
    back.until(Friends::plays);
    assert!(back.all(|client| client.seats() == friends.seats(1)));
    there.stop();
    door.stop();
}

#[cfg(unix)]
#[test]
fn a_client_in_another_language_follows_too() {
    let there = server(keeping_in(None));
    let to = Arc::new(Mutex::new(Some(ws(there.address()))));
    let door = server(Box::new(Signpost { to, report: None }));
    let mut first = friend(there.address(), None);
    let mut lines = BufReader::new(first.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let code = lines.next().and_then(|line| Some(line.strip_prefix("code ")?.to_owned())).expect("a code");
    let second = friend(door.address(), Some(&code)).wait_with_output().expect("it ends");
    let over = lines.next().expect("it ends as well");
    assert!(over.starts_with("over ") && String::from_utf8_lossy(&second.stdout).ends_with(&format!("{over}\n")));
    assert!(first.wait().expect("it ends").success() && second.status.success());
}

fn client(door: &str) -> Client {
    let code = Code::from_typed("01234-56789").expect("a code");
    let mut client = Client::new(door, "Ana", Entrance::Sit { code, with: Vec::new() }, Bytes([1; 32]));
    client.try_now(Duration::ZERO);
    client.connected(Duration::ZERO);
    client
}

fn moved(client: &mut Client, to: &str) {
    let line = serde_json::to_string(&FromTable::Moved(to.to_owned())).expect("a line");
    assert_eq!(line, format!(r#"{{"moved":"{to}"}}"#));
    client.hear(&line, Duration::ZERO);
}

#[test]
fn servers_that_send_one_round_in_a_circle_are_left_in_peace_for_a_while() {
    let mut client = client("ws://a:1/table");
    for hop in 1..=4 {
        moved(&mut client, &format!("ws://b{hop}:1/table"));
        assert!(client.wants_connection(Duration::ZERO), "hop {hop}");
        assert_eq!(client.address(), format!("ws://b{hop}:1/table"));
        client.try_now(Duration::ZERO);
        client.connected(Duration::ZERO);
        assert_eq!(client.lines().len(), 1, "only the greeting");
    }
    moved(&mut client, "ws://b5:1/table");
    assert!(matches!(client.link(), LineState::Down { again, .. } if again > Duration::ZERO));
    assert_eq!(client.address(), "ws://a:1/table", "and then from the beginning");
}

#[test]
fn where_the_line_breaks_the_first_server_is_asked_again_and_then_the_other() {
    let mut client = client("ws://a:1/table");
    moved(&mut client, "ws://b:1/table");
    let mut tried = Vec::new();
    for _ in 0..4 {
        tried.push(client.address().to_owned());
        client.try_now(Duration::ZERO);
        client.disconnected(Duration::ZERO);
    }
    assert_eq!(tried, ["ws://b:1/table", "ws://a:1/table", "ws://b:1/table", "ws://a:1/table"]);
}

#[test]
fn nobody_is_led_from_an_encrypted_line_to_an_open_one_or_to_no_address() {
    for (door, to) in [("wss://a/table", "ws://b/table"), ("ws://a:1/table", "ftp://b"), ("ws://a:1/table", "a b")] {
        let mut client = client(door);
        moved(&mut client, to);
        assert_eq!(client.link(), LineState::Closed(WhyClosed::NoTable), "{to}");
        assert_eq!(client.address(), door);
    }
    let mut client = client("ws://a:1/table");
    moved(&mut client, "wss://b/table");
    assert_eq!(client.address(), "wss://b/table");
}

#[test]
fn who_is_at_a_table_is_not_led_away_from_it() {
    let mut room = Room::with_table(3, plan(Preset::Draw.rules(2).expect("a game for two")));
    room.tell(0, r#"{"moved":"ws://b:1/table"}"#.to_owned());
    assert_eq!((room.clients[0].address(), room.clients[0].link()), ("ws://table", LineState::Up));
    assert!(room.clients.iter().any(|client| client.view().and_then(sensible).is_some()));
}

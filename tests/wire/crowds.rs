//! Nobody can fill a server or starve it: over real sockets, from several addresses of this computer.

use crate::common::room::{Room, plan};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::net::{Server, ServerPlan};
use electrum_dominoes::wire::{Caller, ConnectionId, Entrance, Host, Limits, Network, Output, PATH, WayOn};
use futures_util::{SinkExt, StreamExt};
use jiff::Timestamp;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// A line to a table.
pub(crate) type Line = WebSocketStream<TcpStream>;

pub(crate) fn run(what: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(what);
}

fn server(change: impl FnOnce(&mut ServerPlan)) -> Server {
    let mut plan = ServerPlan::new("127.0.0.1:0".parse().expect("an address"), Limits::default());
    change(&mut plan);
    Server::start(plan).expect("a server")
}

/// A socket from one of the addresses of this computer.
async fn socket(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(from.parse().expect("an address"), 0)).expect("an address of this computer");
    socket.connect(to).await.expect("a server")
}

/// Connects and says one line. Returns the line, unless it was closed, with the first answer.
pub(crate) async fn greet(from: &str, to: SocketAddr, forwarded: Option<&str>, way: &Value) -> (Option<Line>, Value) {
    let mut request = format!("ws://{to}{PATH}").into_client_request().expect("a request");
    if let Some(forwarded) = forwarded {
        request.headers_mut().insert("x-forwarded-for", forwarded.parse().expect("a header"));
    }
    let stream = socket(from, to).await;
    let Ok((mut line, _)) = tokio_tungstenite::client_async(request, stream).await else {
        return (None, json!("no line"));
    };
    let hello = json!({"hello": {"version": 1, "name": "Ana", "way": way}});
    line.send(Message::text(hello.to_string())).await.expect("it hears");
    loop {
        match line.next().await {
            Some(Ok(Message::Text(text))) => {
                let answer: Value = serde_json::from_str(&text).expect("JSON");
                return match answer.get("closed") {
                    Some(why) => (None, why.clone()),
                    None => (Some(line), answer["welcome"].clone()),
                };
            }
            Some(Ok(_)) => {}
            _ => return (None, json!("nothing")),
        }
    }
}

fn open() -> Value {
    json!({"open": {"rules": "draw-game 2", "chairs": [{"here": ""}, "elsewhere"]}})
}

fn sit(code: &Value) -> Value {
    json!({"sit": {"code": code}})
}

#[test]
fn one_address_opens_no_more_than_its_share_of_the_tables() {
    let server = server(|_| {});
    run(async {
        let mut refused = 0;
        let mut lines = Vec::new();
        for _ in 0..500 {
            match greet("127.0.0.2", server.address(), None, &open()).await {
                (Some(line), _) => lines.push(line),
                (None, why) => refused += u32::from(why == "too_many_tables"),
            }
        }
        assert_eq!((lines.len(), refused), (20, 480), "and each is told why");
        let (friend, welcome) = greet("127.0.0.3", server.address(), None, &open()).await;
        assert!(friend.is_some(), "{welcome}");
        let (other, why) = greet("127.0.0.2", server.address(), None, &sit(&welcome["code"])).await;
        assert!(other.is_some(), "they may sit down with others: {why}");
    });
}

#[test]
fn one_address_has_no_more_than_its_share_of_the_connections() {
    let server = server(|plan| plan.limits.connections_each = 10);
    run(async {
        let (_host, welcome) = greet("127.0.0.3", server.address(), None, &open()).await;
        let watch = json!({"watch": {"code": welcome["code"]}});
        let mut lines = Vec::new();
        for _ in 0..8 {
            let (line, why) = greet("127.0.0.2", server.address(), None, &watch).await;
            lines.push(line.unwrap_or_else(|| panic!("{why}")));
        }
        let (_, why) = greet("127.0.0.2", server.address(), None, &watch).await;
        assert_eq!(why, "too_many_watch");
        for _ in 0..2 {
            lines.push(greet("127.0.0.2", server.address(), None, &open()).await.0.expect("a table"));
        }
        let (_, why) = greet("127.0.0.2", server.address(), None, &open()).await;
        assert_eq!(why, "too_many_here");
        let (friend, why) = greet("127.0.0.4", server.address(), None, &sit(&welcome["code"])).await;
        assert!(friend.is_some(), "{why}");
    });
}

#[test]
fn wrong_codes_from_one_address_lock_nobody_else_out() {
    let server = server(|_| {});
    run(async {
        let to = server.address();
        let (_host, welcome) = greet("127.0.0.3", to, None, &open()).await;
        let (own_host, own) = greet("127.0.0.2", to, None, &open()).await;
        drop(own_host);
        let wrong = json!({"watch": {"code": "00000-00000"}});
        for guess in 0..40 {
            let (_, why) = greet("127.0.0.2", to, None, &wrong).await;
            // While they guess, another one may come due.
            assert!(why == "too_many_codes" || (guess < 22 && why == "no_table"), "{guess}: {why}");
            assert!(guess >= 20 || why == "no_table", "{guess}: {why}");
        }
        let (_, why) = greet("127.0.0.2", to, None, &sit(&welcome["code"])).await;
        assert_eq!(why, "too_many_codes", "a right one tells them nothing either");
        let back = json!({"return": {"code": own["code"], "token": own["token"]}});
        let (line, why) = greet("127.0.0.2", to, None, &back).await;
        assert!(line.is_some(), "who has a seat comes back to it: {why}");
        let (friend, why) = greet("127.0.0.4", to, None, &sit(&welcome["code"])).await;
        assert!(friend.is_some(), "{why}");
    });
}

#[test]
fn behind_a_proxy_the_address_counts_that_it_asks_for() {
    let server = server(|plan| {
        plan.limits.tables_each = 2;
        plan.proxies = ["127.0.0.6", "10.0.0.0/8"].map(|text| text.parse().expect("an address")).to_vec();
    });
    run(async {
        let opened = async |from: &str, forwarded: Option<&str>| {
            let (line, why) = greet(from, server.address(), forwarded, &open()).await;
            if line.is_some() { json!("opened") } else { why }
        };
        // What somebody has written there before stands to the left of what the proxy adds.
        for lie in ["203.0.113.7", "192.0.2.1, 203.0.113.7", "nobody, 203.0.113.7, 10.1.2.3"].iter().take(2) {
            assert_eq!(opened("127.0.0.6", Some(lie)).await, "opened", "{lie}");
        }
        for lie in ["203.0.113.7", "192.0.2.2, 203.0.113.7:4711", "192.0.2.3, 203.0.113.7, 10.1.2.3"] {
            assert_eq!(opened("127.0.0.6", Some(lie)).await, "too_many_tables", "{lie}");
        }
        assert_eq!(opened("127.0.0.6", Some("203.0.113.8")).await, "opened", "others are not counted with them");
        // All of a household have one half of their IPv6 addresses in common.
        for address in ["2001:db8::1", "[2001:db8::2]:80"] {
            assert_eq!(opened("127.0.0.6", Some(address)).await, "opened", "{address}");
        }
        assert_eq!(opened("127.0.0.6", Some("2001:db8::3")).await, "too_many_tables");
        // Who is no proxy may say what they like.
        for lie in ["203.0.113.1", "203.0.113.2"] {
            assert_eq!(opened("127.0.0.7", Some(lie)).await, "opened", "{lie}");
        }
        assert_eq!(opened("127.0.0.7", Some("203.0.113.3")).await, "too_many_tables");
    });
}

/// Lets this program have so many files open.
#[cfg(unix)]
fn allow_files(wanted: u64) {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).expect("a limit");
    if soft < wanted {
        setrlimit(Resource::RLIMIT_NOFILE, wanted.min(hard), hard).expect("it may be raised");
    }
}

#[cfg(unix)]
#[test]
fn requests_that_never_end_keep_no_friend_out() {
    allow_files(4096);
    // There is room for 356 sockets in all.
    let server = server(|plan| plan.limits.connections = 100);
    run(async {
        let to = server.address();
        let (mut host, welcome) = greet("127.0.0.3", to, None, &open()).await;
        let mut half_open = Vec::new();
        for number in 0..1010 {
            let socket = socket(&format!("127.0.1.{}", number % 20 + 1), to).await;
            socket.writable().await.expect("it hears");
            // One that is turned away has a line less, which is all the same.
            let _ = socket.try_write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-");
            half_open.push(socket);
        }
        let (friend, why) = greet("127.0.0.4", to, None, &sit(&welcome["code"])).await;
        assert!(friend.is_some(), "{why}");
        // Who sits at a table is not disturbed.
        let host = host.as_mut().expect("a line");
        let mut is_joined = false;
        while !is_joined {
            let line = host.next().await.expect("a line").expect("a line");
            is_joined =
                line.to_text().is_ok_and(|line| line.starts_with("{\"members\"") && !line.contains("\"is_free\":true"));
        }
        // The last ones were let in, and have ten seconds.
        let last = half_open.pop().expect("a socket");
        let ended = async {
            while last.readable().await.is_ok() {
                if last.try_read(&mut [0; 1024]).is_ok_and(|read| read == 0) {
                    break;
                }
            }
        };
        assert!(tokio::time::timeout(Duration::from_mins(1), ended).await.is_ok(), "it is not kept open");
    });
}

#[test]
fn connections_that_say_nothing_give_way() {
    let server = server(|plan| plan.limits.connections = 20);
    run(async {
        let to = server.address();
        let mut silent = Vec::new();
        for number in 0..60 {
            let request = format!("ws://{to}{PATH}").into_client_request().expect("a request");
            let stream = socket(&format!("127.0.1.{}", number % 20 + 1), to).await;
            silent.push(tokio_tungstenite::client_async(request, stream).await.expect("a line"));
        }
        let (host, welcome) = greet("127.0.0.3", to, None, &open()).await;
        assert!(host.is_some(), "{welcome}");
    });
}

#[test]
fn a_table_at_which_nobody_has_played_closes_after_an_hour_without_anybody() {
    let hour = Duration::from_hours(1);
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let mut room = Room::new(21);
    room.enter("Ana", Entrance::Open(plan(rules)));
    // The room carries what is said on both sides of the line, which keeps it.
    for _ in 0..300 {
        room.pass(Duration::from_mins(1));
        room.carry();
    }
    assert_eq!(room.host.counts().0, 1, "who waits there keeps it");
    room.disconnect(0);
    room.pass(Duration::from_mins(59));
    assert_eq!(room.host.counts().0, 1);
    room.pass(Duration::from_mins(2));
    assert_eq!(room.host.counts().0, 0);

    for plays in [false, true] {
        let mut joined = Room::with_table(22, plan(rules));
        if plays {
            joined.act();
        }
        (0..2).for_each(|at| joined.disconnect(at));
        joined.pass(hour * 24);
        assert_eq!(joined.host.counts().0, usize::from(plays), "a game that has begun waits for its players");
    }
}

/// A server of which only the tables are of interest, and how many lines have come to it.
struct Filled {
    host: Host,
    lines: u64,
}

impl Filled {
    fn new(limits: Limits) -> Filled {
        let chance = ChaCha20Rng::seed_from_u64(23);
        Filled { host: Host::new(limits, chance, Timestamp::UNIX_EPOCH), lines: 0 }
    }

    /// Somebody comes from a network and says how. Returns the welcome, or why there is none.
    fn greet(&mut self, network: Network, way: &Value, now: Duration) -> Value {
        self.lines += 1;
        let (id, from) = (ConnectionId(self.lines), Caller { network, is_near: false, way_on: WayOn::Goes });
        let hello = json!({"hello": {"version": 1, "name": "Ana", "way": way}});
        let mut outputs = VecDeque::from(self.host.connect(id, from, now));
        outputs.extend(self.host.hear(id, &hello.to_string(), now));
        let mut answer = None;
        while let Some(output) = outputs.pop_front() {
            match output {
                // Everything is kept at once.
                Output::Keep(table, number, _) => outputs.extend(self.host.kept(table, number, now)),
                Output::Send(to, line) if to == id => {
                    let line: Value = serde_json::from_str(&line).expect("JSON");
                    answer = line.get("welcome").or(line.get("closed")).cloned().or(answer);
                }
                _ => {}
            }
        }
        answer.expect("an answer")
    }

    fn opens(&mut self, network: Network, now: Duration) -> Value {
        self.greet(network, &open(), now)
    }
}

#[test]
fn a_hundred_addresses_that_fill_a_server_keep_no_table_of_friends_out() {
    let (friends, now) = (Network::V4(1), Duration::ZERO);
    let mut filled = Filled::new(Limits::default());
    let fill = |filled: &mut Filled, now: Duration| {
        for attacker in 100..200 {
            for _ in 0..20 {
                let network = Network::V4(attacker);
                let code = filled.opens(network, now)["code"].clone();
                assert!(code.is_string());
                // It looks as if somebody had come.
                filled.greet(network, &sit(&code), now);
            }
        }
        assert_eq!(filled.host.counts().0, Limits::default().tables);
    };
    fill(&mut filled, now);
    let code = filled.opens(friends, now)["code"].clone();
    assert!(code.is_string(), "there is room for friends");
    // Their table waits for who is invited while others go on.
    fill(&mut filled, Duration::from_hours(1));
    let seat = filled.greet(Network::V4(2), &sit(&code), Duration::from_hours(1));
    assert!(seat["token"].is_string(), "{seat}");
}

#[test]
fn who_has_a_seat_comes_back_where_there_are_as_many_connections_as_there_may_be() {
    let now = Duration::ZERO;
    for limits in [Limits { connections: 5, ..Limits::default() }, Limits { connections_each: 5, ..Limits::default() }]
    {
        let mut filled = Filled::new(limits);
        let seat = filled.opens(Network::V4(7), now);
        filled.host.disconnect(ConnectionId(1), now);
        let answers: Vec<Value> = (0..8).map(|_| filled.opens(Network::V4(7), now)).collect();
        let is_in = |answer: &&Value| answer["code"].is_string();
        assert_eq!(answers.iter().filter(is_in).count(), 5, "{answers:?}");
        let back =
            filled.greet(Network::V4(7), &json!({"return": {"code": seat["code"], "token": seat["token"]}}), now);
        assert_eq!(back["code"], seat["code"], "{back}");
    }
}

#[test]
fn whoever_has_many_networks_of_one_block_opens_four_times_as_many_tables_at_most() {
    let now = Duration::ZERO;
    let mut filled = Filled::new(Limits::default());
    let opened = |filled: &mut Filled, networks: &[u64]| {
        let mut opens = |bits: &u64| filled.opens(Network::V6(*bits), now)["code"].is_string();
        networks.iter().flat_map(|bits| [bits; 30]).filter(|bits| opens(bits)).count()
    };
    let block = 0x2001_0db8_0001_0000;
    assert_eq!(opened(&mut filled, &[block]), 20, "of one network");
    assert_eq!(opened(&mut filled, &[block + 1, block + 2, block + 3]), 20, "of the rest of a block of 256");
    let more: Vec<u64> = (1..20).map(|other| block + (other << 8)).collect();
    assert_eq!(opened(&mut filled, &more), 40, "of the rest of a block of 65,536");
    assert_eq!(opened(&mut filled, &[block + (1 << 16)]), 20, "somebody else");
}

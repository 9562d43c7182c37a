//! Measures a server of tables: opens many tables of four, at each of which somebody plays every second, and says how long it takes from a wish until
//! everybody at the table sees the play.
//!
//! `nestor table --listen 127.0.0.1:4850 --tables 3000 --tables-each 3000 --connections 9000 --connections-each 9000`, then
//! `cargo run --release --example tables -- 127.0.0.1:4850 1000 30` with 1000 tables for 30 seconds.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

/// How long somebody thinks.
const THINKS: Duration = Duration::from_secs(1);

/// What happens at one table.
#[derive(Default)]
struct Play {
    code: Option<String>,
    /// The last play: the moment it was made for, when it was sent, and how many have seen it.
    sent: Option<(u64, Instant, usize)>,
}

/// How long plays took until all had seen them.
type Taken = Rc<RefCell<Vec<Duration>>>;

impl Play {
    /// Somebody has seen this moment.
    fn see(&mut self, moment: u64, taken: &Taken) {
        if let Some((of, sent, seen)) = &mut self.sent
            && moment > *of
        {
            *seen += 1;
            if *seen == 4 {
                taken.borrow_mut().push(sent.elapsed());
                self.sent = None;
            }
        }
    }
}

/// The bytes that a seat gives to the deal of a hand, and their hash.
fn given(seat: u64, hand: u64) -> (String, String) {
    let bytes = Sha256::digest([seat.to_be_bytes(), hand.to_be_bytes()].concat());
    let hex = |bytes: [u8; 32]| {
        bytes
            .chunks(16)
            .map(|half| half.try_into().map_or(0, u128::from_be_bytes))
            .fold(String::new(), |text, half| text + &format!("{half:032x}"))
    };
    (hex(bytes.into()), hex(Sha256::digest(bytes).into()))
}

/// The number after a name in a line, without reading the whole line.
fn number(line: &str, name: &str) -> Option<u64> {
    let rest = line.split_once(name)?.1;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// Sits on one seat of a table until the program ends.
async fn sit(address: String, seat: u64, table: Rc<RefCell<Play>>, taken: Taken) -> Option<()> {
    let (socket, _) = connect_async(format!("ws://{address}/table")).await.ok()?;
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
    let hello = json!({"hello": {"version": 1, "name": format!("Player {seat}"), "way": way}});
    up.send(Message::Text(hello.to_string().into())).await.ok()?;
    while let Some(Ok(message)) = down.next().await {
        let Message::Text(line) = message else { continue };
        if line.starts_with("{\"view\"") {
            let moment = number(&line, "\"moment\":")?;
            table.borrow_mut().see(moment, &taken);
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
        let answer = if let Some(welcome) = said.get("welcome") {
            table.borrow_mut().code = welcome["code"].as_str().map(str::to_owned);
            continue;
        } else if let Some(turn) = said.get("turn") {
            tokio::time::sleep(THINKS).await;
            id += 1;
            let moment = turn["moment"].as_u64()?;
            table.borrow_mut().sent = Some((moment, Instant::now(), 0));
            json!({"wish": {"id": id, "moment": moment, "wish": {"play": {"step": turn["legal"][0]}}}})
        } else if let Some(draw) = said.get("draw") {
            json!({"hash": {"hand": draw["hand"], "hash": given(seat, draw["hand"].as_u64()?).1}})
        } else if let Some(hashes) = said.get("hashes") {
            json!({"chance": {"hand": hashes["hand"], "bytes": given(seat, hashes["hand"].as_u64()?).0}})
        } else if said.get("ping").is_some() {
            said
        } else {
            continue;
        };
        up.send(Message::Text(answer.to_string().into())).await.ok()?;
    }
    None
}

async fn measure(address: String, tables: u64, time: Duration) {
    let taken = Taken::default();
    for _ in 0..tables {
        let table = Rc::<RefCell<Play>>::default();
        for seat in 0..4 {
            tokio::task::spawn_local(sit(address.clone(), seat, Rc::clone(&table), Rc::clone(&taken)));
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    tokio::time::sleep(Duration::from_secs(5)).await;
    taken.borrow_mut().clear();
    tokio::time::sleep(time).await;
    let mut taken = taken.borrow().clone();
    taken.sort();
    let at = |part: f64| taken.get((part * taken.len() as f64) as usize).copied().unwrap_or_default();
    let second = taken.len() as f64 / time.as_secs_f64();
    println!("{tables} tables, {second:.0} plays a second: median {:?}, 99 of 100 {:?}", at(0.5), at(0.99));
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, tables, seconds] = &words[..] else { panic!("ADDRESS TABLES SECONDS") };
    let (tables, seconds) = (tables.parse().expect("a number"), seconds.parse().expect("a number"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let local = tokio::task::LocalSet::new();
    local.block_on(&runtime, measure(address.clone(), tables, Duration::from_secs(seconds)));
}

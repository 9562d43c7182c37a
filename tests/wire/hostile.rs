//! Lines that no program of ours sends harm nobody else.

use crate::common::room::{Room, plan};
use electrum_dominoes::engine::Phase;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::{
    Caller, Client, ConnectionId, Entrance, Fairness, LONGEST_LINE, LineState, Network, Output, Relayed, TablePlace,
    WayOn,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::time::Duration;

#[path = "../../fuzz/checks/wire.rs"]
mod check;

/// Somebody who comes from elsewhere.
const FAR: Caller = Caller { network: Network::V4(0xcb00_7101), is_near: false, way_on: WayOn::Goes };

#[test]
fn a_name_shows_nothing_that_hides_turns_or_grows_over_other_text() {
    for (typed, read) in [
        ("Ana\u{202e}neB", "AnaneB"),
        ("\u{2066}Ana\u{2069}", "Ana"),
        ("A\u{200b}n\u{ad}a\u{feff}", "Ana"),
        ("Ana\u{e0041}\u{e007f}", "Ana"),
        // Nobody without a name is seen: the table calls them by the number of their seat.
        ("\u{3164}\u{115f}\u{2800}", "2"),
        ("Ana\u{fe0f}\u{34f}\u{17b4}", "Ana"),
        ("A\u{301}\u{302}\u{303}\u{304}\u{305}na", "A\u{301}\u{302}na"),
        ("\u{301}\u{302}Ana", "Ana"),
        ("Ana\n\t Maria", "Ana Maria"),
        ("\u{e000}Ana\u{378}", "Ana"),
        // Names that people have.
        ("Nguyễn Ê\u{323}", "Nguyễn Ê\u{323}"),
        ("Дмитрий", "Дмитрий"),
        ("अनिता", "अनिता"),
        ("李小龍", "李小龍"),
        ("نور", "نور"),
        ("O’Neil-Smith 2", "O’Neil-Smith 2"),
    ] {
        let mut room = Room::new(1);
        room.enter("Ben", Entrance::Open(plan(Preset::Draw.rules(2).expect("a game for two"))));
        let code = room.clients[0].code().expect("a table was opened");
        room.enter(typed, Entrance::Sit { code, with: Vec::new() });
        let seen = room.clients[0].company().chairs[1].name.clone();
        assert_eq!(seen, read, "{typed:?}");
    }
}

/// How many damaged lines there are: so many, or as often as many as the variable `HOSTILE` says.
fn lines_in_all(usual: u64) -> u64 {
    let times = std::env::var("HOSTILE").ok().and_then(|times| times.parse().ok());
    usual * times.unwrap_or(1)
}

/// A line with a few bytes changed, cut out, doubled or moved.
fn damaged(line: &str, chance: &mut ChaCha8Rng) -> String {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..=chance.next_u32() % 3 {
        if bytes.is_empty() {
            break;
        }
        let at = chance.next_u32() as usize % bytes.len();
        let to = chance.next_u32() as usize % bytes.len();
        let part = bytes[at.min(to)..at.max(to)].to_vec();
        match chance.next_u32() % 6 {
            0 => bytes[at] = b"0123456789\"{}[]:,-e.x"[chance.next_u32() as usize % 21],
            1 => _ = bytes.drain(at.min(to)..at.max(to)),
            2 => bytes.extend(part),
            3 => bytes.swap(at, to),
            4 => bytes[at] = bytes[at].wrapping_add(1),
            _ => bytes.truncate(at),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Lines of a whole hand, as the clients send them and as they are sent.
fn lines(seed: u64) -> (Room, Vec<String>, Vec<String>) {
    let mut room = Room::with_table(seed, plan(Preset::Draw.rules(3).expect("a game for three")));
    let (mut up, mut down) = (Vec::new(), Vec::new());
    for _ in 0..30 {
        room.act();
    }
    down.extend(room.sent.iter().flatten().cloned());
    up.extend([
        r#"{"hello":{"version":1,"name":"Eve","way":{"watch":{"code":"00000-00000"}}}}"#.to_owned(),
        r#"{"hello":{"version":1,"name":"Eve","way":{"sit":{"code":"00000-00000","with":["Mallory"]}}}}"#.to_owned(),
        r#"{"hello":{"version":1,"name":"Eve","way":{"open":{"rules":"draw 2","chairs":[{"here":""},"elsewhere"]}}}}"#
            .to_owned(),
        r#"{"wish":{"id":3,"moment":12,"wish":{"play":{"step":"6-4e","west":true}}}}"#.to_owned(),
        r#"{"wish":{"id":4,"moment":12,"wish":{"propose":{"StandIn":"1"}}}}"#.to_owned(),
        r#"{"wish":{"id":5,"moment":12,"wish":"undo"}}"#.to_owned(),
        r#"{"wish":{"id":6,"moment":12,"wish":{"agree":true}}}"#.to_owned(),
        format!(r#"{{"hash":{{"hand":1,"hash":"{}","seat":"1"}}}}"#, "ab".repeat(32)),
        format!(r#"{{"chance":{{"hand":1,"bytes":"{}","seat":"1"}}}}"#, "ab".repeat(32)),
        r#"{"say":3}"#.to_owned(),
        r#"{"sign":250}"#.to_owned(),
        r#"{"ping":1}"#.to_owned(),
        r#""leave""#.to_owned(),
    ]);
    (room, up, down)
}

#[test]
fn a_host_that_hears_nonsense_keeps_its_tables() {
    let (mut room, up, _) = lines(5);
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let code = room.clients[0].code().expect("a table").to_string();
    for number in 0..lines_in_all(20_000) {
        let id = ConnectionId(1_000_000 + number / 3);
        if number % 3 == 0 {
            let outputs = room.host.connect(id, FAR, room.now);
            room.follow(outputs);
        }
        let line = up[chance.next_u32() as usize % up.len()].replace("00000-00000", &code);
        let line = if chance.next_u32() % 4 == 0 { line } else { damaged(&line, &mut chance) };
        let outputs = room.host.hear(id, &line, room.now);
        let small = |output: &Output| !matches!(output, Output::Send(_, line) if line.len() > LONGEST_LINE);
        assert!(outputs.iter().all(small));
        room.follow(outputs);
        if number % 3 == 2 {
            let outputs = room.host.disconnect(id, room.now);
            room.follow(outputs);
        }
    }
    let outputs = room.host.hear(ConnectionId(1), &"x".repeat(LONGEST_LINE + 1), room.now);
    assert!(matches!(outputs.last(), Some(Output::Close(_) | Output::Send(..))), "{outputs:?}");
    let (tables, connections) = room.host.counts();
    assert!(tables <= 500 && connections <= 4, "{tables} tables, {connections} connections");
}

#[test]
fn a_game_is_played_to_its_end_beside_nonsense() {
    let (mut room, up, _) = lines(6);
    let mut chance = ChaCha8Rng::seed_from_u64(6);
    for number in 0..20_000_u64 {
        if room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::GameOver) {
            break;
        }
        room.act();
        let id = ConnectionId(2_000_000 + number);
        let mut outputs = room.host.connect(id, FAR, room.now);
        for _ in 0..3 {
            let line = damaged(&up[chance.next_u32() as usize % up.len()], &mut chance);
            outputs.extend(room.host.hear(id, &line, room.now));
        }
        outputs.extend(room.host.disconnect(id, room.now));
        room.follow(outputs);
    }
    assert_eq!(room.clients[0].view().map(|view| view.seen.phase()), Some(Phase::GameOver));
    assert!(room.clients.iter().all(|client| matches!(client.fairness(), Fairness::Fair(_))));
}

#[test]
fn a_client_that_hears_nonsense_goes_on() {
    let (mut room, _, down) = lines(7);
    let mut chance = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..lines_in_all(10_000) {
        let line = damaged(&down[chance.next_u32() as usize % down.len()], &mut chance);
        let at = chance.next_u32() as usize % room.clients.len();
        room.clients[at].hear(&line, room.now);
        assert!(room.clients[at].lines().len() <= 8);
        if let Some(view) = room.clients[at].view() {
            // Whoever shows it asks for these.
            let _ = (view.played(), view.ends(), view.targets(), view.left(), view.seen.legal().len());
        }
    }
}

#[test]
fn who_sends_too_many_lines_is_closed_and_the_others_play_on() {
    let mut room = Room::with_table(8, plan(Preset::Draw.rules(2).expect("a game for two")));
    let id = room.connections[1].expect("a connection");
    let mut closed = false;
    for _ in 0..100 {
        let outputs = room.host.hear(id, r#"{"ping":0}"#, room.now);
        closed |= outputs.iter().any(|output| matches!(output, Output::Close(other) if *other == id));
        room.follow(outputs);
    }
    assert!(closed);
    room.connect(1);
    room.play();
}

#[test]
fn codes_are_not_found_by_guessing() {
    let mut room = Room::with_table(9, plan(Preset::Draw.rules(2).expect("a game for two")));
    let code = room.clients[0].code().expect("a table").to_string();
    assert_eq!(code.len(), 11, "fifty bits");
    // Each wrong code costs a connection.
    let id = ConnectionId(77);
    let outputs = room.host.connect(id, FAR, room.now);
    room.follow(outputs);
    let guess = r#"{"hello":{"version":1,"name":"Eve","way":{"watch":{"code":"00000-00000"}}}}"#;
    let outputs = room.host.hear(id, guess, room.now);
    assert!(matches!(outputs[..], [Output::Find(other, ..)] if other == id), "{outputs:?}");
    let outputs = room.host.found(id, TablePlace::Nowhere, room.now);
    assert!(matches!(outputs.last(), Some(Output::Close(other)) if *other == id), "{outputs:?}");
}

#[test]
fn who_watches_sees_no_hand_and_moves_nothing() {
    let mut room = Room::with_table(10, plan(Preset::Draw.rules(2).expect("a game for two")));
    let code = room.clients[0].code().expect("a table");
    let at = room.enter("Eve", Entrance::Watch { code });
    assert_eq!(room.clients[0].company().watching, 1);
    for _ in 0..10 {
        let view = room.clients[at].view().expect("a view");
        assert!(view.hides_the_hand() && view.hand().is_empty());
        let (moment, step) = (view.moment, view.seen.deeds().len());
        let id = room.connections[at].expect("a connection");
        let wish = format!(r#"{{"wish":{{"id":{},"moment":{moment},"wish":"undo"}}}}"#, step + 1);
        let outputs = room.host.hear(id, &wish, room.now);
        assert!(outputs.is_empty(), "{outputs:?}");
        room.act();
    }
    room.pass(Duration::from_secs(1));
}

#[test]
fn every_seed_of_the_fuzzer_passes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds/wire");
    let seeds: Vec<_> = std::fs::read_dir(folder).expect("a folder of seeds").collect();
    assert!(seeds.len() > 1, "only {} seeds", seeds.len());
    let mut chance = ChaCha8Rng::seed_from_u64(11);
    for seed in seeds {
        let text = std::fs::read_to_string(seed.expect("an entry").path()).expect("a seed");
        check::check(&text);
        for _ in 0..50 {
            check::check(&damaged(&text, &mut chance));
        }
    }
}

#[test]
fn nobody_is_led_to_another_server_who_has_gone_meanwhile() {
    let mut room = Room::new(3);
    let greeting = r#"{"hello":{"version":1,"name":"Eve","way":{"watch":{"code":"00000-00000"}}}}"#;
    for (id, answers) in [(ConnectionId(77), false), (ConnectionId(78), true)] {
        room.host.connect(id, FAR, room.now);
        room.host.hear(id, greeting, room.now);
        let relays =
            |outputs: &[Output]| outputs.iter().any(|output| matches!(output, Output::Relay(_, 5, Relayed::Comes(_))));
        let outputs = room.host.found(id, TablePlace::Beyond(5), room.now);
        assert!(!relays(&outputs), "a server that hung does not know yet who has gone: {outputs:?}");
        let ping = outputs.iter().find_map(|output| match output {
            Output::Send(_, line) => Some(line.to_string()),
            _ => None,
        });
        let outputs = if answers {
            room.host.hear(id, &ping.expect("a sign of life is asked for"), room.now)
        } else {
            room.host.disconnect(id, room.now)
        };
        assert_eq!(relays(&outputs), answers, "{outputs:?}");
    }
}

#[test]
fn nobody_is_driven_from_their_seat_by_what_they_said_in_a_line_that_hung() {
    let mut room = Room::with_table(4, plan(Preset::Draw.rules(2).expect("two play")));
    let mut late = Client::back(room.passes[1].as_ref().expect("Ben has a seat"));
    late.try_now(room.now);
    late.connected(room.now);
    let greeting = late.lines().into_iter().next().expect("a greeting");
    let hung = room.call();
    let outputs = room.host.hear(hung, &greeting, room.now);
    room.follow(outputs);
    room.pass(Duration::from_secs(15));
    assert!(room.connections[1].is_some(), "Ben is driven from his seat");
    assert!(room.callers[&hung].iter().any(|line| line.contains("silent")), "{:?}", room.callers[&hung]);

    // Whoever answers is there, and has the seat.
    let again = room.add(Client::back(room.passes[1].as_ref().expect("Ben has a seat")));
    room.connect(again);
    assert_eq!(room.clients[again].link(), LineState::Up);
    assert!(room.connections[1].is_none(), "two lines lead to one seat");
    assert!(room.sent[1].last().is_some_and(|line| line.contains("elsewhere")), "{:?}", room.sent[1].last());
}

//! Whoever has played the match of the day hears their place at the server, and nobody is believed.

use crate::common::room::{NEAR, Room};
use electrum_dominoes::career::{AgreedMatch, DEALS};
use electrum_dominoes::engine::Phase;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::net::{Server, ServerPlan, WebSocket, keeping_in};
use electrum_dominoes::record::Session;
use electrum_dominoes::wire::{
    ConnectionId, DayCall, DayPlaces, FromTable, Host, Limits, NoAnswer, NoPlace, Output, PATH, ToTable,
};
use jiff::{SignedDuration, Timestamp};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use std::net::SocketAddr;
use std::sync::mpsc;
use std::time::Duration;

/// The number of the day on which a [`Room`] is opened.
const TODAY: u64 = 19_700_101;

/// A match with this number, in which the legal move with this number is always made.
pub(crate) fn match_of(number: u64, choice: usize) -> AgreedMatch {
    match_in(Preset::AllFives, number, choice)
}

fn match_in(game: Preset, number: u64, choice: usize) -> AgreedMatch {
    let rules = game.rules(2).expect("a game for two");
    let mut played = AgreedMatch::new(number, rules, &[Level::Tough], Level::Tough).expect("a game for two");
    let deals: Vec<u64> = played.deals().collect();
    for (at, deal) in (0..).zip(deals) {
        let mut session = Session::new(rules).expect("rules that can be played");
        session.deal_number(deal).expect("it is time for a deal");
        while session.state().phase() == Phase::Playing {
            let legal = session.state().legal();
            session.play(legal.nth(choice % legal.len()).expect("a legal move")).expect("it is legal");
        }
        played.note(at, session.record());
    }
    assert_eq!(played.begun().len(), usize::from(DEALS));
    played
}

fn result(number: u64, choice: usize, name: &str) -> String {
    match_of(number, choice).result_text(name).expect("it is over")
}

/// What somebody hears who tells a result, and what is kept of it.
fn told(room: &mut Room, result: &str) -> (Result<DayPlaces, NoPlace>, Vec<String>) {
    let id = room.call();
    let line = serde_json::to_string(&ToTable::Day(result.to_owned())).expect("a line");
    let outputs = room.host.hear(id, &line, room.now);
    assert!(outputs.iter().any(|output| matches!(output, Output::Close(other) if *other == id)), "{outputs:?}");
    let answer = outputs.iter().find_map(|output| match output {
        Output::Send(other, line) if *other == id => match serde_json::from_str(line).expect("a line") {
            FromTable::Day(answer) => Some(answer),
            _ => None,
        },
        _ => None,
    });
    let kept = outputs.into_iter().filter_map(|output| match output {
        Output::KeepDay(line) => Some(line),
        _ => None,
    });
    (answer.expect("an answer"), kept.collect())
}

#[test]
fn whoever_has_played_the_match_of_the_day_hears_their_place() {
    let mut room = Room::new(3);
    let mut names: Vec<(f64, &str)> = Vec::new();
    for (choice, name) in [(1, "Ana"), (2, "Ben"), (3, "Cleo"), (4, "Dora")] {
        let points: f64 = match_of(TODAY, choice).player().iter().sum();
        let places = told(&mut room, &result(TODAY, choice, name)).0.expect("a place");
        names.push((points, name));
        names.sort_by(|one, other| other.0.total_cmp(&one.0));
        assert_eq!(places.of as usize, names.len());
        let better = names.iter().filter(|(other, _)| *other > points).count();
        assert_eq!(places.place as usize, 1 + better, "{names:?}");
        let best: Vec<&str> = places.best.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(best, names.iter().map(|(_, name)| *name).collect::<Vec<_>>());
    }
    let other = match_in(Preset::Block, TODAY, 1).result_text("Eva").expect("it is over");
    let alone = told(&mut room, &other).0.expect("a place");
    assert_eq!((alone.place, alone.of), (1, 1), "another game is another list");
}

#[test]
fn who_tells_the_same_result_again_is_there_once() {
    let mut room = Room::new(3);
    let (first, kept) = told(&mut room, &result(TODAY, 1, "Ana"));
    assert_eq!((first.expect("a place").of, kept.len()), (1, 1));
    let (again, kept) = told(&mut room, &result(TODAY, 1, "Ana"));
    assert_eq!((again.expect("a place").of, kept.len()), (1, 0));
}

#[test]
fn a_server_believes_only_what_it_has_played_itself() {
    let mut room = Room::new(3);
    let honest = result(TODAY, 1, "Ana");
    let points = match_of(TODAY, 1).player();
    let more = honest.replacen(&format!("{:+}", points[0]), &format!("{:+}", points[0] + 100.0), 1);
    assert_ne!(more, honest);
    assert_eq!(told(&mut room, &more).0, Err(NoPlace::NoResult), "points that nobody made");
    let again = match_of(TODAY, 1).met_again().result_text("Ana").expect("it is over");
    assert_eq!(told(&mut room, &again).0, Err(NoPlace::Practice));
    for day in [19_691_230, 19_700_103, 4711, u64::MAX] {
        assert_eq!(told(&mut room, &result(day, 1, "Ana")).0, Err(NoPlace::OtherDay), "{day}");
    }
    for day in [19_691_231, 19_700_102] {
        assert!(told(&mut room, &result(day, 1, "Ana")).0.is_ok(), "it is {day} somewhere on earth");
    }
    assert_eq!(told(&mut room, "I won everything").0, Err(NoPlace::NoResult));
    let tall = result(TODAY, 1, "\u{202e}Ana\u{300}\u{300}\u{300}\u{300}");
    assert_eq!(told(&mut room, &tall).0.expect("a place").best[0].name.chars().next(), Some('A'), "no name turns text");
}

#[test]
fn results_are_kept_for_thirty_days() {
    let mut room = Room::new(3);
    let kept = told(&mut room, &result(TODAY, 1, "Ana")).1.remove(0);
    let after = |days: i64| {
        let began = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * days);
        Host::new(Limits::default(), ChaCha20Rng::from_seed([1; 32]), began)
    };
    let mut host = after(1);
    assert!(host.restore_day(&kept, Duration::ZERO));
    // Ana's result counts after the restart as before.
    let id = ConnectionId(1);
    host.connect(id, NEAR, Duration::ZERO);
    let line = serde_json::to_string(&ToTable::Day(result(TODAY, 2, "Ben"))).expect("a line");
    let outputs = format!("{:?}", host.hear(id, &line, Duration::ZERO));
    assert!(outputs.contains("Ana") && outputs.contains("Ben"), "{outputs}");
    assert!(after(30).restore_day(&kept, Duration::ZERO));
    assert!(!after(31).restore_day(&kept, Duration::ZERO));
    assert!(!after(1).restore_day("19700101\tno result", Duration::ZERO));
}

/// What a server says of a result, over its socket.
fn told_by(server: SocketAddr, result: String) -> Result<DayPlaces, NoAnswer> {
    let (wake, woken) = mpsc::channel();
    let line = WebSocket::new(move || _ = wake.send(()));
    let mut call = DayCall::new(format!("ws://{server}{PATH}"), result, line);
    loop {
        // Its time stands still, so that a slow machine is waited for.
        if let Some(answer) = call.poll(Duration::ZERO) {
            return answer;
        }
        let _ = woken.recv_timeout(Duration::from_millis(20));
    }
}

/// A result of this day.
fn of_today(choice: usize, name: &str) -> String {
    let today = Timestamp::now().strftime("%Y%m%d").to_string().parse().expect("a number");
    result(today, choice, name)
}

/// How many have played the match of today, as a server says to one more of them.
#[cfg(feature = "cluster")]
pub(crate) fn place_at(server: SocketAddr, choice: usize, name: &str) -> u32 {
    told_by(server, of_today(choice, name)).expect("a place").of
}

#[test]
fn results_outlive_their_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let start = || {
        let at = "127.0.0.1:0".parse().expect("an address");
        let plan = ServerPlan { keeping: keeping_in(Some(folder.path())), ..ServerPlan::new(at, Limits::default()) };
        Server::start(plan).expect("a server")
    };
    let server = start();
    assert_eq!(told_by(server.address(), of_today(1, "Ana")).expect("a place").of, 1);
    assert_eq!(told_by(server.address(), "no result".to_owned()), Err(NoAnswer::Refused(NoPlace::NoResult)));
    server.stop();
    let server = start();
    let places = told_by(server.address(), of_today(2, "Ben")).expect("a place");
    assert_eq!(places.of, 2, "Ana’s result was kept");
    server.stop();
}

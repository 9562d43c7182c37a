//! Nothing is said before it is kept, and what was kept is all that there is after a table's keeper was
//! killed.

use crate::common::room::{Room, largest_tables, plan, sensible};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::{Phase, Seat, Seats};
use electrum_dominoes::table::{Proposal, Refusal, View, Waiting, Wish};
use electrum_dominoes::wire::{
    Client, ClientNews, Entrance, Fairness, FromTable, KeptTable, LineState, Output, TableEntry, TableId, WhyClosed,
};
use std::time::Duration;

fn for_two() -> Rules {
    Preset::Draw.rules(2).expect("a game for two")
}

/// A table for two, with its id.
fn table_for_two(seed: u64) -> (Room, TableId) {
    let room = Room::with_table(seed, plan(for_two()));
    let id = *room.files.keys().next().expect("a table that is kept");
    (room, id)
}

/// Who is on turn, and how many deeds everybody sees.
fn seen(room: &Room) -> (usize, Vec<usize>) {
    let views = || room.clients.iter().filter_map(|client| client.view());
    let mover = views().position(|view| sensible(view).is_some()).expect("somebody is on turn");
    (mover, views().map(|view| view.seen.deeds().len()).collect())
}

fn wish(room: &mut Room, at: usize) {
    let (wish, moment) = room.clients[at].view().and_then(sensible).expect("a move");
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

#[test]
fn nobody_hears_of_a_play_before_it_is_kept_and_other_tables_go_on() {
    let (mut room, id) = table_for_two(3);
    room.enter("Cleo", Entrance::Open(plan(for_two())));
    let code = room.clients[2].code().expect("another table");
    room.enter("Dora", Entrance::Sit { code, with: Vec::new() });
    room.unkept.insert(id, Vec::new());
    let (mover, before) = seen(&room);
    assert!(mover < 2);
    let heard = |room: &Room, at: usize| room.sent[at].len();
    let told = [heard(&room, 0), heard(&room, 1)];
    wish(&mut room, mover);
    assert_eq!([heard(&room, 0), heard(&room, 1)], told, "nothing at all is said");
    let other = (2..4).find(|at| room.clients[*at].view().and_then(sensible).is_some()).expect("a turn");
    wish(&mut room, other);
    assert!(seen(&room).1[2..].iter().zip(&before[2..]).all(|(after, before)| after > before));
    room.keep_all(id);
    assert!(seen(&room).1[..2].iter().zip(&before[..2]).all(|(after, before)| after > before));
    assert!(!room.clients[mover].is_waiting());
}

#[test]
fn a_play_that_was_not_kept_when_its_keeper_was_killed_is_made_again_and_once() {
    let (mut room, id) = table_for_two(4);
    for _ in 0..6 {
        let (mover, before) = seen(&room);
        room.unkept.insert(id, Vec::new());
        wish(&mut room, mover);
        room.unkept.remove(&id);
        room.kill_host(9);
        assert_eq!(seen(&room).1, before, "nobody saw it");
        for at in [1 - mover, mover] {
            room.connect(at);
        }
        assert_eq!(seen(&room).1, before.iter().map(|deeds| deeds + 1).collect::<Vec<_>>());
        assert!(!room.clients[mover].is_waiting());
    }
    room.play();
}

#[test]
fn a_table_that_cannot_be_kept_says_so_at_once_and_goes_on_by_itself() {
    let (mut room, id) = table_for_two(5);
    let (mover, before) = seen(&room);
    room.unkept.insert(id, Vec::new());
    wish(&mut room, mover);
    let outputs = room.host.halt(id, room.now);
    room.follow(outputs);
    assert!(room.clients.iter().all(Client::is_halted), "both are told");
    assert_eq!(seen(&room).1, before);
    // Who comes back meanwhile is told as well, and what is wished is not made.
    room.connect(1 - mover);
    assert!(room.clients[1 - mover].is_halted());
    let (asked, moment) = room.clients[mover].view().and_then(sensible).expect("the move is still to be seen");
    let id_of_wish = room.clients[mover].wish(Wish::Undo, moment).expect("it may wish");
    room.carry();
    assert!(room.news[mover].contains(&ClientNews::Refused(id_of_wish, Refusal::NotYet)), "{asked:?}");
    room.keep_all(id);
    assert!(room.clients.iter().all(|client| !client.is_halted()));
    assert_eq!(seen(&room).1, before.iter().map(|deeds| deeds + 1).collect::<Vec<_>>());
    room.play();
}

#[test]
fn no_clock_runs_while_a_table_cannot_be_kept() {
    let rules = Rules { seconds: 60, clocks: Seats::of(Seat::FIRST), ..for_two() };
    let mut room = Room::with_table(6, plan(rules));
    let id = *room.files.keys().next().expect("a table that is kept");
    let left = |room: &Room| room.clients[0].view().and_then(|view| view.clocks.left[0]).expect("a clock");
    let (mover, _) = seen(&room);
    room.unkept.insert(id, Vec::new());
    wish(&mut room, mover);
    let outputs = room.host.halt(id, room.now);
    room.follow(outputs);
    let before = left(&room);
    for _ in 0..240 {
        room.pass(std::time::Duration::from_millis(500));
    }
    room.keep_all(id);
    let lost = before.saturating_sub(left(&room));
    assert!(lost < std::time::Duration::from_secs(2), "{lost:?} of the clock");
}

#[test]
fn nestor_goes_on_for_who_is_away_after_the_keeper_was_killed_and_ends_when_they_are_back() {
    let (mut room, _) = table_for_two(8);
    let stand_ins = |room: &Room| room.clients[0].view().expect("a view").gathering.stand_ins;
    let propose = |room: &mut Room, proposal| {
        let moment = room.clients[0].view().expect("a view").moment;
        room.clients[0].wish(Wish::Propose(proposal), moment).expect("it may wish");
        room.carry();
    };
    room.disconnect(1);
    room.pass(Duration::from_mins(3));
    propose(&mut room, Proposal::StandIn(Seat::SECOND));
    assert_eq!(stand_ins(&room), Seats::of(Seat::SECOND));
    room.kill_host(9);
    room.connect(0);
    assert_eq!(stand_ins(&room), Seats::of(Seat::SECOND), "Ana need not wait once more");
    for _ in 0..200 {
        let view = room.clients[0].view().expect("a view");
        if view.seen.phase() != Phase::Playing {
            break;
        }
        if let Some((wish, moment)) = sensible(view) {
            room.clients[0].wish(wish, moment);
            room.carry();
        }
        room.pass(Duration::from_secs(1));
    }
    assert_ne!(room.clients[0].view().expect("a view").seen.phase(), Phase::Playing, "the hand is over");
    room.connect(1);
    assert_eq!(stand_ins(&room), Seats::NONE);
    // Who came back is nobody for whom Nestor plays when the keeper is killed again.
    room.kill_host(10);
    room.connect(0);
    assert_eq!(stand_ins(&room), Seats::NONE);
    assert!(room.clients.iter().all(|client| !matches!(client.fairness(), Fairness::Unfair(_))));
}

/// What somebody who was told of a table's end knows stays true.
#[test]
fn the_end_of_a_table_is_told_once_it_is_kept() {
    let (mut room, id) = table_for_two(7);
    room.unkept.insert(id, Vec::new());
    for at in 0..2 {
        room.leave(at);
    }
    assert!(room.clients.iter().all(|client| client.link() == LineState::Up));
    assert_eq!(room.unkept[&id].last().map(|(_, entry)| entry), Some(&TableEntry::Over));
    room.keep_all(id);
    assert!(room.clients.iter().all(|client| client.link() == LineState::Closed(WhyClosed::Ended)));
    assert!(room.files.is_empty());
}

/// A play is a small entry. Only a deal, or what a move does not say, writes the table as a whole.
#[test]
fn a_play_is_kept_in_a_few_bytes_and_a_hand_as_a_whole() {
    let (mut room, id) = table_for_two(8);
    let (mut plays, mut wholes) = (0, 0);
    let mut last = room.files[&id].clone();
    while room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::Playing) {
        room.act();
        let now = room.files[&id].clone();
        wholes += usize::from(now.whole != last.whole);
        if now.whole == last.whole {
            for change in &now.changes[last.changes.len()..] {
                plays += usize::from(change.contains("step"));
                assert!(change.len() < 200 || change.contains("Drawn") || change.contains("drawn"), "{change}");
            }
        }
        last = now;
    }
    assert!(plays > 5, "{plays} plays");
    assert_eq!(wholes, 0, "within a hand");
}

/// Every game, with a Nestor and a clock where there can be one, killed after every few moves.
#[test]
fn what_is_read_from_the_entries_is_what_was_played() {
    for (number, rules) in largest_tables().enumerate() {
        let clocks = Seats::of(Seat::FIRST);
        let timed = Rules { seconds: 900, clocks, ..rules };
        let rules = if number % 2 == 0 && timed.check().is_ok() { timed } else { rules };
        let mut room = Room::with_table(number as u64, plan(Rules { target: rules.target.min(60), ..rules }));
        for step in 0.. {
            assert!(step < 3000, "{rules:?} ends");
            let view = room.clients[0].view().expect("a view").clone();
            if view.seen.phase() == Phase::GameOver {
                break;
            }
            if step % 7 == 3 {
                room.kill_host(step);
                for at in 0..room.clients.len() {
                    room.connect(at);
                }
                let again = room.clients[0].view().expect("a view");
                let deeds = |view: &View| view.seen.deeds().to_vec();
                assert!(deeds(again).starts_with(&deeds(&view)), "nothing is lost: {rules:?}");
                assert_eq!(again.seen.public().scores, view.seen.public().scores);
            }
            if view.waiting == Waiting::Paused {
                // A clock stands still after a start, until somebody goes on.
                let moment = room.clients[0].view().expect("a view").moment;
                room.clients[0].wish(Wish::GoOn, moment);
                room.carry();
            }
            room.act();
            // A Nestor's own turns need time.
            room.pass(std::time::Duration::from_secs(2));
        }
        let filed = room.filed(0);
        assert!(filed.len() == 1 && filed[0].record.replay().is_ok(), "{rules:?}");
    }
}

#[test]
fn a_table_that_another_server_has_taken_says_nothing_more_here() {
    let (mut room, id) = table_for_two(11);
    let (mover, before) = seen(&room);
    room.unkept.insert(id, Vec::new());
    wish(&mut room, mover);
    let told = room.sent[1 - mover].len();
    let outputs = room.host.lose(id, room.now);
    assert!(
        outputs.iter().all(|output| matches!(output, Output::Send(..) | Output::Close(_) | Output::Count(..))),
        "{outputs:?}"
    );
    room.follow(outputs);
    assert_eq!(room.sent[1 - mover].len(), told + 1, "only that the line is closed");
    assert_eq!(seen(&room).1, before);
    assert!(room.clients.iter().all(|client| matches!(client.link(), LineState::Down { .. })), "they come back");
    // An entry of the past changes nothing.
    assert!(room.host.kept(id, u64::MAX, room.now).is_empty());
    assert!(room.host.halt(id, room.now).is_empty());
}

#[test]
fn who_comes_back_to_a_table_that_cannot_be_read_is_told_so() {
    let (mut room, id) = table_for_two(12);
    let code = room.clients[0].code().expect("a table");
    let damaged = KeptTable { whole: room.files[&id].whole.replace("version:1", "version:9"), changes: Vec::new() };
    assert!(damaged.whole.contains("version:9"));
    assert_eq!(KeptTable::codes_in(damaged.whole.as_bytes()).collect::<Vec<_>>(), [code]);
    room.files.clear();
    room.kill_host(13);
    assert!(room.host.restore(&damaged, room.now).is_none());
    room.host.note_unreadable(code);
    room.connect(0);
    assert_eq!(room.clients[0].link(), LineState::Closed(WhyClosed::Unreadable));
    let line = serde_json::to_string(&FromTable::Closed(WhyClosed::Unreadable)).expect("a line");
    assert_eq!(line, r#"{"closed":"unreadable"}"#);
}

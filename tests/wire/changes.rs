//! A view says what it changes of the one before, to programs that understand it.

use crate::common::room::{Room, largest_tables, plan, sensible};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Move, Phase, Rules, Set};
use electrum_dominoes::table::{Waiting, Wish};
use electrum_dominoes::wire::{ConnectionId, Entrance, FromTable, LONGEST_LINE, LineState, Output};
use serde_json::{Value, json};
use std::time::Duration;

/// How many views a client was sent whole and how many as changes, with the bytes of both.
fn sent(room: &Room, at: usize) -> [(usize, usize); 2] {
    ["{\"view\"", "{\"change\""].map(|mark| {
        let lines = room.sent[at].iter().filter(|line| line.starts_with(mark));
        lines.fold((0, 0), |(count, bytes), line| (count + 1, bytes + line.len()))
    })
}

#[test]
fn what_is_put_together_from_changes_is_the_view_in_every_game() {
    for (number, rules) in largest_tables().enumerate() {
        let mut room = Room::with_table(number as u64, plan(rules));
        let code = room.clients[0].code().expect("a table");
        let watcher = room.enter("Eve", Entrance::Watch { code });
        for step in 0..60 {
            room.act();
            for at in 0..=watcher {
                let mut own = room.clients[at].view().map(|view| json!(view)).expect("a view");
                let whole = room.whole_view(at);
                // Each program has a name of its own for the game.
                own["game"] = whole["game"].clone();
                assert_eq!(own, whole, "{rules:?}, step {step}");
            }
            if step == 30 {
                room.disconnect(0);
                room.connect(0);
            }
        }
        let [(views, _), (changes, _)] = sent(&room, 0);
        assert!(views >= 2 && changes > views, "{views} views and {changes} changes: {rules:?}");
    }
}

#[test]
fn a_change_is_a_fraction_of_a_view_however_long_the_hand_is() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let mut room = Room::with_table(5, plan(rules));
    while room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::Playing) {
        room.act();
    }
    let last = room.clients[0].view().map(|view| json!({ "view": view }).to_string().len()).expect("a view");
    let [_, (changes, bytes)] = sent(&room, 0);
    assert!(changes > 10 && bytes / changes * 3 < last, "{bytes} bytes in {changes} changes, and {last} in a view");
}

#[test]
fn a_view_of_a_hand_in_which_everything_of_the_largest_set_is_drawn_fits_into_a_line() {
    let rules = Rules { set: Set::Twelve, free_draw: true, ..Preset::Draw.rules(2).expect("a game for two") };
    let mut room = Room::with_table(12, plan(rules));
    let (mut longest, mut left) = (0, usize::MAX);
    while room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::Playing) {
        for at in 0..room.clients.len() {
            let view = room.clients[at].view().expect("a view");
            longest = longest.max(json!({ "view": view }).to_string().len());
            left = left.min(view.seen.public().boneyard_len());
            let can_draw = matches!(view.waiting, Waiting::You { .. }) && view.seen.legal().draw;
            let draw = Wish::Play { step: Move::Draw, west: false, draws_on: false };
            let Some((wish, moment)) = sensible(view) else { continue };
            room.clients[at].wish(if can_draw { draw } else { wish }, moment);
            room.carry();
        }
        room.pass(Duration::from_secs(1));
    }
    assert_eq!(left, 0, "a bone was not drawn");
    assert!(longest > 2_000 && longest < LONGEST_LINE * 3 / 4, "{longest} bytes");
}

/// A program that was written before there were changes.
#[test]
fn a_program_that_does_not_ask_for_changes_gets_whole_views_beside_others_that_do() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let mut room = Room::new(6);
    room.enter("Ana", Entrance::Open(plan(rules)));
    let code = room.clients[0].code().expect("a table");
    let id = room.call();
    let hello = json!({"hello": {"version": 1, "name": "Old", "way": {"watch": {"code": code}}}}).to_string();
    let outputs = room.host.hear(id, &hello, room.now);
    room.follow(outputs);
    room.enter("Ben", Entrance::Sit { code, with: Vec::new() });
    (0..20).for_each(|_| _ = room.act());
    let heard: Vec<Value> = room.callers[&id].iter().map(|line| serde_json::from_str(line).expect("a line")).collect();
    assert!(heard.iter().filter(|line| line.get("view").is_some()).count() > 5);
    assert!(heard.iter().all(|line| line.get("change").is_none()));
    assert!(sent(&room, 0)[1].0 > 5);
}

#[test]
fn a_change_of_a_view_that_never_came_changes_nothing() {
    let mut room = Room::with_table(7, plan(Preset::Draw.rules(2).expect("a game for two")));
    let before = room.clients[0].view().cloned();
    for change in [json!({"moment": "seven"}), json!([1, 2]), json!({"seen": {"deeds": {"+": [[9, 9]]}}}), json!(null)]
    {
        let line = serde_json::to_string(&FromTable::Change(change)).expect("a line");
        room.tell(0, line);
        assert_eq!((room.clients[0].view().cloned(), room.clients[0].link()), (before.clone(), LineState::Up));
    }
    // The table shows it anew when it comes back.
    room.disconnect(0);
    room.connect(0);
    room.play();
}

#[test]
fn a_line_for_many_is_written_once() {
    let mut room = Room::with_table(8, plan(Preset::Draw.rules(2).expect("a game for two")));
    let code = room.clients[0].code().expect("a table");
    (0..3).for_each(|_| _ = room.enter("Eve", Entrance::Watch { code }));
    let own: Vec<ConnectionId> = room.connections.iter().copied().flatten().collect();
    let outputs = room.host.hear(own[0], r#"{"say":3}"#, room.now);
    let lines: Vec<_> = outputs
        .iter()
        .filter_map(|output| if let Output::Send(_, line) = output { Some(line) } else { None })
        .collect();
    assert_eq!(lines.len(), own.len());
    assert!(lines.iter().all(|line| std::sync::Arc::ptr_eq(line, lines[0])));
}

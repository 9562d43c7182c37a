//! Lines break at any moment, and no move is lost or made twice.

use crate::common::room::{Room, plan, played, sensible};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Phase, Seat};
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{Entrance, Fairness, LineState};
use std::time::Duration;

fn room(preset: Preset, players: usize) -> Room {
    Room::with_table(7, plan(preset.rules(players).expect("so many can play it")))
}

/// All have filed the same game if it is over, whose deals all have drawn.
fn all_agree(room: &Room) {
    let kept = |at: usize| room.filed(at).last().map(|kept| played(kept));
    for at in 0..room.clients.len() {
        assert!(matches!(room.clients[at].fairness(), Fairness::Fair(_)), "{:?}", room.clients[at].fairness());
        assert_eq!(kept(at), kept(0));
    }
}

#[test]
fn lines_that_break_after_any_message_lose_nothing() {
    for (preset, players) in [(Preset::Draw, 2), (Preset::Draw, 3), (Preset::Block, 2)] {
        let mut room = room(preset, players);
        for step in 0_usize.. {
            assert!(step < 20_000, "the game ends");
            if room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::GameOver) {
                break;
            }
            let at = step % room.clients.len();
            room.act();
            room.disconnect(at);
            assert!(matches!(room.clients[at].link(), LineState::Down { .. }));
            room.connect(at);
        }
        all_agree(&room);
    }
}

#[test]
fn a_move_whose_line_or_answer_is_lost_is_made_once() {
    for answer_is_lost in [false, true] {
        let mut room = room(Preset::Draw, 2);
        let mover = (0..2).find(|at| room.clients[*at].view().and_then(sensible).is_some()).expect("a turn");
        let before = room.clients[mover].view().expect("a view").clone();
        let (wish, moment) = sensible(&before).expect("a move");
        room.clients[mover].wish(wish, moment).expect("it may wish");
        let lines = room.clients[mover].lines();
        let id = room.connections[mover].take().expect("a connection");
        if answer_is_lost {
            for line in &lines {
                // What the host answers goes nowhere.
                let outputs = room.host.hear(id, line, room.now);
                assert!(!outputs.is_empty());
                room.keep_only(outputs);
            }
        }
        let outputs = room.host.disconnect(id, room.now);
        room.clients[mover].disconnected(room.now);
        room.follow(outputs);
        room.connect(mover);
        let after = room.clients[mover].view().expect("a view");
        assert_eq!(after.seen.deeds().len(), before.seen.deeds().len() + 1, "made once");
        assert!(!room.clients[mover].is_waiting(), "and answered");
    }
}

#[test]
fn a_host_that_is_killed_after_any_move_goes_on() {
    for (preset, players) in [(Preset::Draw, 2), (Preset::Block, 3)] {
        let mut room = Room::new(3);
        room.enter("Ana", Entrance::Open(plan(preset.rules(players).expect("so many can play it"))));
        let code = room.clients[0].code().expect("a table");
        for name in ["Ben", "Cleo"].iter().take(players - 1) {
            room.enter(name, Entrance::Sit { code, with: Vec::new() });
        }
        for kill in 0.. {
            assert!(kill < 5000, "the game ends");
            let view = room.clients[0].view().expect("a view").clone();
            if view.seen.phase() == Phase::GameOver {
                break;
            }
            room.kill_host(100 + kill);
            for at in 0..room.clients.len() {
                room.connect(at);
            }
            let again = room.clients[0].view().expect("a view");
            assert_eq!(again.seen, view.seen, "nothing is lost");
            room.act();
        }
        all_agree(&room);
    }
}

#[test]
fn a_host_that_is_killed_while_a_deal_is_drawn_draws_the_same_one() {
    let mut room = Room::new(3);
    room.enter("Ana", Entrance::Open(plan(Preset::Draw.rules(2).expect("a game for two"))));
    let code = room.clients[0].code().expect("a table");
    let at = room.enter("Ben", Entrance::Sit { code, with: Vec::new() });
    while room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::Playing) {
        room.act();
    }
    // One of the two is away while the other wants the next hand.
    room.disconnect(at);
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::GoOn, moment);
    room.carry();
    room.kill_host(99);
    room.connect(0);
    room.connect(at);
    while room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::Playing) {
        room.act();
    }
    all_agree(&room);
    assert_eq!(room.clients[0].fairness(), Fairness::Fair(2));
}

#[test]
fn nestor_plays_for_somebody_away_once_the_others_agree() {
    let mut room = room(Preset::Draw, 3);
    room.disconnect(1);
    let seat = Seat::SECOND;
    let propose = |room: &mut Room| {
        let moment = room.clients[0].view().expect("a view").moment;
        room.clients[0].wish(Wish::Propose(Proposal::StandIn(seat)), moment);
        room.carry();
        room.clients[2].wish(Wish::Agree(true), moment);
        room.carry();
        room.clients[0].view().expect("a view").gathering
    };
    assert!(propose(&mut room).away.contains(seat));
    assert!(!propose(&mut room).stand_ins.contains(seat), "not before the time is up");
    let is_missed = |room: &Room| {
        let company = room.clients[0].company();
        company.chairs[1].away.is_some_and(|away| away >= company.patience)
    };
    assert!(!is_missed(&room));
    room.pass(Duration::from_mins(3));
    assert!(is_missed(&room), "the others are told by the table when the time is up");
    assert!(propose(&mut room).stand_ins.contains(seat), "now he plays");
    for _ in 0..200 {
        room.act();
    }
    room.connect(1);
    assert!(room.clients[0].view().expect("a view").gathering.stand_ins.is_empty(), "the seat is taken again");
    room.play();
    for client in &room.clients {
        let gave_to_all = client.deals().iter().all(|deal| deal.without.is_empty());
        assert!(matches!(client.fairness(), Fairness::Fair(_) | Fairness::Partly(_)), "{:?}", client.fairness());
        assert_eq!(gave_to_all, matches!(client.fairness(), Fairness::Fair(_)), "{:?}", client.deals());
    }
}

/// Whoever is losing would only have to wait until a friend's telephone falls asleep.
#[test]
fn nobody_leaves_a_game_for_another_because_somebodys_line_breaks() {
    for proposal in [Proposal::NewGame, Proposal::End] {
        let mut room = room(Preset::Draw, 2);
        let game = room.clients[0].view().expect("a view").game;
        let propose = |room: &mut Room| {
            let moment = room.clients[0].view().expect("a view").moment;
            room.clients[0].wish(Wish::Propose(proposal), moment);
            room.carry();
        };
        let is_left = |room: &Room| {
            room.clients[0].view().is_none_or(|view| view.game != game) || room.clients[0].link() != LineState::Up
        };
        propose(&mut room);
        room.disconnect(1);
        assert!(!is_left(&room), "asked before");
        propose(&mut room);
        assert!(!is_left(&room), "asked while he is away");
        room.pass(Duration::from_mins(3));
        propose(&mut room);
        room.pass(Duration::from_mins(3));
        assert!(is_left(&room), "after some time nobody waits any more");
    }
}

//! Whoever does what the rules forbid is named to all, and nothing of it stands.

use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{End, Move, Phase, Seat, Set};
use electrum_dominoes::record::Bytes;
use electrum_dominoes::record::text::InText;
use electrum_dominoes::table::Wish;
use electrum_dominoes::wire::{ClientNews, Fairness, Foul};

fn room() -> Room {
    Room::with_table(11, plan(Preset::Block.rules(2).expect("a game for two")))
}

/// The one to move, and the other one.
fn turn(room: &Room) -> (usize, usize) {
    let mover = (0..2).find(|at| room.clients[*at].view().and_then(sensible).is_some()).expect("a turn");
    (mover, 1 - mover)
}

fn play(step: Move) -> Wish {
    Wish::Play { step, west: false, draws_on: false }
}

/// Somebody wishes something forbidden, and all hear what it was.
fn caught(room: &mut Room, at: usize, wish: Wish, moment: u64) -> Foul {
    let before: Vec<_> = room.clients.iter().map(|client| client.view().expect("a view").seen.clone()).collect();
    room.news.iter_mut().for_each(Vec::clear);
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
    let after: Vec<_> = room.clients.iter().map(|client| client.view().expect("a view").seen.clone()).collect();
    assert_eq!(before, after, "nothing of it stands");
    let named = |news: &Vec<ClientNews>| {
        news.iter().find_map(|news| match news {
            ClientNews::Named(seat, foul) => Some((*seat, *foul)),
            _ => None,
        })
    };
    let heard: Vec<(Seat, Foul)> = room.news.iter().map(|news| named(news).expect("all hear of it")).collect();
    assert!(heard.iter().all(|(seat, _)| seat.index() == at), "{heard:?}");
    heard[0].1
}

#[test]
fn forbidden_plays_are_named() {
    let mut room = room();
    let (mover, other) = turn(&room);
    let view = room.clients[mover].view().expect("a view").clone();
    let stranger = Set::Six.bones().iter().find(|bone| !view.hand().contains(*bone)).expect("a bone of another");
    let moment = view.moment;
    assert_eq!(caught(&mut room, mover, play(Move::Pass), moment), Foul::HasBone);
    assert_eq!(caught(&mut room, mover, play(Move::Play(stranger, End::LEAD)), moment), Foul::NotHeld(stranger));
    assert_eq!(caught(&mut room, other, play(Move::Pass), moment), Foul::NotOnTurn);
    let (wish, _) = sensible(&view).expect("a move");
    room.clients[mover].wish(wish, moment).expect("it may wish");
    room.carry();
    assert_eq!(caught(&mut room, mover, wish, moment), Foul::Twice);
    for _ in 0..4 {
        room.act();
    }
    let (mover, _) = turn(&room);
    assert_eq!(caught(&mut room, mover, play(Move::Pass), moment), Foul::Late);
}

/// What a program keeps that ends and starts again need not have the number of its last wish.
#[test]
fn a_move_that_is_sent_again_after_coming_back_is_no_foul() {
    let mut room = room();
    for _ in 0..2 {
        let (mover, other) = turn(&room);
        let (wish, moment) = room.clients[mover].view().and_then(sensible).expect("a move");
        room.clients[mover].wish(wish, moment).expect("it may wish");
        room.carry();
        room.restart(mover);
        room.news.iter_mut().for_each(Vec::clear);
        room.clients[mover].wish(wish, moment).expect("it may wish");
        room.carry();
        let is_named = |news: &Vec<ClientNews>| news.iter().any(|news| matches!(news, ClientNews::Named(..)));
        assert!(!room.news.iter().any(is_named), "{:?}", room.news);
        assert!(room.news[mover].iter().any(|news| matches!(news, ClientNews::Refused(..))), "it was made already");
        // Once it is there, it knows what it has done.
        if room.clients[other].view().and_then(sensible).is_some() {
            let (wish, moment) = room.clients[other].view().and_then(sensible).expect("a move");
            room.clients[other].wish(wish, moment).expect("it may wish");
            room.carry();
            assert_eq!(caught(&mut room, other, wish, moment), Foul::Twice);
        }
    }
}

fn after_a_hand() -> Room {
    let mut room = room();
    while room.clients[0].view().is_some_and(|view| view.seen.phase() == Phase::Playing) {
        room.act();
    }
    assert_eq!(room.clients[0].fairness(), Fairness::Fair(1));
    room
}

#[test]
fn bytes_with_another_hash_are_named_and_not_taken() {
    let mut room = after_a_hand();
    let moment = room.clients[0].view().expect("a view").moment;
    room.news.iter_mut().for_each(Vec::clear);
    for at in 0..2 {
        room.clients[at].wish(Wish::GoOn, moment);
    }
    let mut lied = false;
    for _ in 0..20 {
        for at in 0..2 {
            for line in room.clients[at].lines() {
                let is_bytes = line.contains("\"chance\"") && at == 1;
                lied |= is_bytes;
                let zeros = Bytes([0; 32]).to_text();
                let lie = format!(r#"{{"chance":{{"hand":1,"bytes":"{zeros}","seat":"1"}}}}"#);
                let id = room.connections[at].expect("a connection");
                let outputs = room.host.hear(id, if is_bytes { &lie } else { &line }, room.now);
                room.follow(outputs);
            }
        }
    }
    assert!(lied);
    let named = |news: &Vec<ClientNews>| news.contains(&ClientNews::Named(Seat::SECOND, Foul::Bytes));
    assert!(room.news.iter().all(named), "{:?}", room.news);
    assert_eq!(room.clients[0].view().map(|view| view.seen.phase()), Some(Phase::HandOver), "nothing is dealt");
}

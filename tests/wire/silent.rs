//! Who gives nothing to a drawing is named to all, and the table goes on. Nobody honest is accused.

use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::{Phase, Seat, Seats};
use electrum_dominoes::record::HowDrawn;
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{Chair, Entrance, Fairness, FromTable, NewTable};
use std::time::Duration;

const CLEO: usize = 2;

fn room(players: usize) -> Room {
    Room::with_table(13, plan(Preset::Block.rules(players).expect("a game")))
}

fn phase(room: &Room) -> Phase {
    room.clients[0].view().expect("a view").seen.phase()
}

fn play_hand(room: &mut Room) {
    while phase(room) == Phase::Playing {
        room.act();
    }
}

fn next_hand(room: &mut Room) {
    let moment = room.clients[0].view().expect("a view").moment;
    for at in 0..room.clients.len() {
        room.clients[at].wish(Wish::GoOn, moment);
    }
    room.carry();
}

/// Cleo's program hears nothing of these lines.
fn without_lines(room: &mut Room, is: fn(&FromTable) -> bool) {
    room.rig =
        Some(Box::new(move |at, line| (if at == CLEO && is(&line) { Vec::new() } else { vec![line] }, Vec::new())));
}

/// What everybody says of a hand that was drawn without Cleo.
fn all_say_without_cleo(room: &mut Room, refused: bool) {
    let cleo = Seats::of(Seat::THIRD);
    for at in 0..CLEO {
        let deal = *room.clients[at].deals().last().expect("a hand");
        assert_eq!((deal.how, deal.without), (HowDrawn::Open, cleo), "before it is played");
        assert_eq!(deal.refused, if refused { cleo } else { Seats::NONE });
        assert_eq!(room.clients[at].fairness(), Fairness::Partly(1));
    }
    room.rig = None;
    play_hand(room);
    assert_eq!(room.clients[CLEO].deals().last().map(|deal| deal.how), Some(HowDrawn::WithoutOwn));
    assert_eq!(room.clients[0].deals().last().map(|deal| deal.how), Some(HowDrawn::Checked));
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Partly(1)), "and after it");
    // The next hand is drawn by all again.
    next_hand(room);
    play_hand(room);
    assert!(room.clients[..CLEO].iter().all(|client| client.fairness() == Fairness::Partly(2)));
}

#[test]
fn who_never_answers_does_not_stop_the_table() {
    let mut room = room(3);
    play_hand(&mut room);
    without_lines(&mut room, |line| matches!(line, FromTable::Draw { .. }));
    next_hand(&mut room);
    room.pass(Duration::from_secs(100));
    assert_eq!(phase(&room), Phase::HandOver, "they have two minutes");
    room.pass(Duration::from_secs(30));
    assert_eq!(phase(&room), Phase::Playing);
    all_say_without_cleo(&mut room, false);
}

#[test]
fn who_announces_bytes_and_keeps_them_has_the_others_draw_anew() {
    let mut room = room(3);
    play_hand(&mut room);
    without_lines(&mut room, |line| matches!(line, FromTable::Hashes { .. }));
    next_hand(&mut room);
    room.pass(Duration::from_secs(130));
    assert_eq!(phase(&room), Phase::Playing);
    all_say_without_cleo(&mut room, true);
}

/// Ben hears nothing of a drawing. After the patience Ana plays a hand that was drawn without him.
fn room_with_a_silent_one() -> Room {
    let mut room = room(2);
    play_hand(&mut room);
    room.rig = Some(Box::new(|at, line| {
        (if at == 1 && matches!(line, FromTable::Draw { .. }) { Vec::new() } else { vec![line] }, Vec::new())
    }));
    next_hand(&mut room);
    room.pass(Duration::from_secs(110));
    assert_eq!((phase(&room), room.clients[0].company().chairs[1].away), (Phase::HandOver, None));
    room.pass(Duration::from_secs(15));
    assert_eq!(phase(&room), Phase::Playing);
    assert!(room.clients[0].company().chairs[1].away.is_some_and(|away| away >= 120), "he is away to the others");
    room.rig = None;
    room
}

fn wish(room: &mut Room, at: usize, wish: Wish) {
    let moment = room.clients[at].view().expect("a view").moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

fn stand_ins(room: &Room) -> Seats {
    room.clients[0].view().expect("a view").gathering.stand_ins
}

#[test]
fn nestor_plays_for_who_is_there_and_never_answers_until_they_do() {
    let mut room = room_with_a_silent_one();
    wish(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    assert_eq!(stand_ins(&room), Seats::of(Seat::SECOND));
    // Ben says nothing, and the hand goes on to its end.
    for _ in 0..200 {
        if phase(&room) != Phase::Playing {
            break;
        }
        if let Some((wish, moment)) = room.clients[0].view().and_then(sensible) {
            room.clients[0].wish(wish, moment);
            room.carry();
        }
        room.pass(Duration::from_secs(1));
    }
    assert_ne!(phase(&room), Phase::Playing, "Nestor has played for Ben");
    // Ben is there again with his first word, and plays himself.
    let id = room.connections[1].expect("he was connected all the time");
    let outputs = room.host.hear(id, r#"{"say":0}"#, room.now);
    room.follow(outputs);
    assert_eq!((stand_ins(&room), room.clients[0].company().chairs[1].away), (Seats::NONE, None));
    next_hand(&mut room);
    play_hand(&mut room);
    assert_eq!(room.clients[1].deals().last().map(|deal| deal.how), Some(HowDrawn::Checked), "drawn with him");
}

#[test]
fn who_is_there_and_does_not_play_is_away_after_the_patience() {
    let mut room = room(2);
    while room.clients[1].view().and_then(sensible).is_none() {
        room.act();
    }
    // Ben's program answers all the time, and he does nothing.
    let away = |room: &Room| room.clients[0].company().chairs[1].away;
    room.pass(Duration::from_secs(110));
    wish(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    assert_eq!((away(&room), stand_ins(&room)), (None, Seats::NONE));
    room.pass(Duration::from_secs(15));
    assert!(away(&room).is_some_and(|away| away >= 120) && room.connections[1].is_some());
    wish(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    assert_eq!(stand_ins(&room), Seats::of(Seat::SECOND));
    // He is there again with his first word, and has all the time again.
    let outputs = room.host.hear(room.connections[1].expect("a line"), r#"{"say":0}"#, room.now);
    room.follow(outputs);
    assert_eq!((away(&room), stand_ins(&room)), (None, Seats::NONE));
    room.pass(Duration::from_secs(110));
    assert_eq!(away(&room), None);
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| !matches!(client.fairness(), Fairness::Unfair(_))));
}

#[test]
fn nobody_with_a_clock_is_away_because_they_think() {
    let rules = Preset::AllFives.rules(2).expect("a game");
    let timed = Rules { seconds: 600, clocks: Seats::ALL, ..rules };
    let timed = Rules { clocks: timed.all_seats().collect(), ..timed };
    let mut room = Room::with_table(13, plan(timed));
    while room.clients[1].view().and_then(sensible).is_none() {
        room.act();
    }
    room.pass(Duration::from_mins(5));
    assert_eq!(room.clients[0].company().chairs[1].away, None, "the clock runs");
}

#[test]
fn a_game_with_somebody_who_never_answers_can_be_ended() {
    let mut room = room_with_a_silent_one();
    wish(&mut room, 0, Wish::Propose(Proposal::End));
    assert_eq!(room.host.counts().0, 0, "nobody has to agree but who answers");
    // From the other side: who answers is not passed over.
    let mut room = self::room(2);
    wish(&mut room, 0, Wish::Propose(Proposal::End));
    wish(&mut room, 0, Wish::Propose(Proposal::StandIn(Seat::SECOND)));
    assert_eq!((room.host.counts().0, stand_ins(&room)), (1, Seats::NONE));
}

#[test]
fn nothing_is_drawn_while_nobody_answers() {
    let mut room = room(2);
    play_hand(&mut room);
    room.rig = Some(Box::new(|_, line| {
        (if matches!(line, FromTable::Draw { .. }) { Vec::new() } else { vec![line] }, Vec::new())
    }));
    next_hand(&mut room);
    room.pass(Duration::from_hours(1));
    assert_eq!(phase(&room), Phase::HandOver);
    room.rig = None;
    for at in 0..2 {
        room.disconnect(at);
        room.connect(at);
    }
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(2)));
}

#[test]
fn nobody_changes_seats_while_a_deal_is_drawn_for_those_who_sit_there() {
    let rules = Rules { target: 20, ..Preset::Block.rules(3).expect("a game") };
    let mut room = Room::with_table(13, plan(rules));
    room.play();
    without_lines(&mut room, |line| matches!(line, FromTable::Draw { .. }));
    next_hand(&mut room);
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::Propose(Proposal::NewSeats), moment);
    room.carry();
    for at in 1..3 {
        room.clients[at].wish(Wish::Agree(true), moment);
        room.carry();
    }
    room.rig = None;
    room.disconnect(CLEO);
    room.connect(CLEO);
    assert_eq!(phase(&room), Phase::Playing);
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(1)), "nobody is accused");
}

#[test]
fn programs_that_start_again_at_any_line_of_a_drawing_are_never_accused_and_accuse_nobody() {
    // After how many lines to whom.
    for (at, lines) in (0..3).flat_map(|at| (0..12).map(move |lines| (at, lines))) {
        let mut room = room(3);
        play_hand(&mut room);
        let heard = std::rc::Rc::new(std::cell::Cell::new(0));
        let counted = std::rc::Rc::clone(&heard);
        room.rig = Some(Box::new(move |to, line| {
            counted.set(counted.get() + usize::from(to == at));
            (if to == at && counted.get() > lines { Vec::new() } else { vec![line] }, Vec::new())
        }));
        next_hand(&mut room);
        room.rig = None;
        if lines % 2 == 0 {
            room.kill_host(17);
            (0..3).for_each(|at| room.connect(at));
        }
        room.restart(at);
        play_hand(&mut room);
        next_hand(&mut room);
        play_hand(&mut room);
        for client in &room.clients {
            assert_eq!(client.fairness(), Fairness::Fair(3), "{at} after {lines}: {:?}", client.deals());
        }
    }
}

#[test]
fn several_people_before_one_screen_give_bytes_for_each_seat() {
    let rules = Preset::Block.rules(4).expect("a game");
    let here = |name: &str| Chair::Here(name.to_owned());
    let chairs = vec![here(""), here("Bea"), Chair::Elsewhere, Chair::Elsewhere];
    let mut room = Room::with_table(3, NewTable { help: true, ..NewTable::new(rules, chairs) });
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(1)), "{:?}", room.clients[1].deals());
}

#[test]
fn one_that_watches_is_never_accused_and_accuses_nobody() {
    let mut room = room(2);
    let code = room.clients[0].code().expect("a table");
    play_hand(&mut room);
    let eve = room.enter("Eve", Entrance::Watch { code });
    next_hand(&mut room);
    play_hand(&mut room);
    assert!(room.clients[..2].iter().all(|client| client.fairness() == Fairness::Fair(2)));
    assert!(matches!(room.clients[eve].fairness(), Fairness::Watched(_)), "{:?}", room.clients[eve].fairness());
}

#[test]
fn who_comes_back_in_the_middle_of_a_hand_drawn_without_them_is_told() {
    let mut room = room(3);
    play_hand(&mut room);
    without_lines(&mut room, |line| matches!(line, FromTable::Draw { .. }));
    next_hand(&mut room);
    room.disconnect(CLEO);
    room.pass(Duration::from_secs(130));
    room.rig = None;
    room.restart(CLEO);
    play_hand(&mut room);
    assert_eq!(room.clients[CLEO].fairness(), Fairness::Partly(1));
    assert_eq!(room.clients[CLEO].deals().last().map(|deal| deal.how), Some(HowDrawn::WithoutOwn));
}

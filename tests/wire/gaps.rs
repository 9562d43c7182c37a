//! Lies in the gaps: seats that are taken away for a moment, what one has agreed to and takes back, clocks while
//! nothing is seen, and what comes after the end of a game. And honest tables that look like them.

use super::fake::Fake;
use super::last::{
    believes, ben_has_played, both, break_for_a_moment, draw, fake, first_terms, fresh_ben, in_game, misses,
    next_given, next_terms, on_time, start, told, up_to_the_last_move,
};
use super::rigged::{BEN, phase, play_hand};
use crate::common::room::{Room, plan, sensible};
use electrum_dominoes::engine::event::GameEnd;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{
    Act, BetweenHands, Event, GameEndReason, Move, Phase, Rules, SEATS, Seat, Seats, Side,
};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Given, HandCheck, InText, KeptGame, Session, Terms};
use electrum_dominoes::table::{Proposal, Refusal, Wish};
use electrum_dominoes::wire::{ClientNews, Fairness, FromTable, LineState, MissedHand, ToTable};
use serde_json::{Value, json};
use std::time::Duration;

/// The last move in what Ben has filed last.
fn last_filed(room: &Room) -> Option<Move> {
    room.filed(BEN).last().and_then(|kept| kept.record.hands.last()?.moves.last().copied())
}

/// Ben wishes this, and the table refuses it.
fn wishes_in_vain(fake: &mut Fake, wish: Wish) {
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(wish, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Refused { id, why: Refusal::NotYourTurn });
}

/// Ben wishes this, and the table does it.
fn wishes(fake: &mut Fake, wish: Wish) {
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(wish, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Done(id));
}

/// Ben's program keeps what it wants kept before it sends anything.
fn keeps(fake: &mut Fake) {
    for news in fake.room.clients[BEN].news() {
        if let ClientNews::Pledged(pass) = news {
            fake.room.passes[BEN] = Some(pass);
        }
    }
}

fn wish(room: &mut Room, at: usize, wish: Wish) {
    let moment = room.clients[at].view().expect("a view").moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

fn nobody_is_accused(room: &Room) {
    for (at, client) in room.clients.iter().enumerate() {
        let fairness = client.fairness();
        assert!(!matches!(fairness, Fairness::Unfair(_)), "{at}: {fairness:?} {:?}", client.deals());
    }
}

// The own seats.

/// The host says that Ben's seat is another's, and shows him a game for which it has chosen the bytes of all.
fn host_chooses_for_ben(fake: &mut Fake) {
    fake.tell(&FromTable::Seats(Seats::NONE));
    let terms = first_terms(fake, 77);
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let bytes = vec![(Seat::FIRST, Bytes([7; 32])), (Seat::SECOND, Bytes([8; 32]))];
    fake.tell(&FromTable::Draw { hand, hash: dealer.hash(), terms: Box::new(terms.clone()) });
    let given = Given { hand, hash: dealer.hash(), terms, given: bytes };
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    let sitters = given.terms.sitters.to_text();
    fake.change = Some(Box::new(move |_, view| {
        view["game"] = json!(77);
        view["seating"] = json!(sitters);
    }));
    fake.goes_on_with(given, dealer);
}

/// The host says that Ben's seat is another's until the first view of a game has come, and gives it back at once.
/// It has chosen the bytes of all, and Ben plays.
#[test]
fn seat_taken_until_the_first_view_of_a_game() {
    let mut failed = Vec::new();
    for comes_back in [true, false] {
        let mut fake = fake();
        fresh_ben(&mut fake);
        host_chooses_for_ben(&mut fake);
        if comes_back {
            fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
        }
        while fake.session.state().phase() == Phase::Playing {
            let step = fake.session.state().legal().nth(0).expect("a move");
            if comes_back && fake.is_bens_turn() {
                fake.ben_sends(step);
            }
            fake.make(step);
        }
        fake.open();
        if believes(&fake, 0) {
            failed.push((comes_back, told(&fake)));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// The same, and what Ben played there is in his files.
#[test]
fn seat_taken_until_the_first_view_of_a_game_keeps_it_out_of_the_files() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    host_chooses_for_ben(&mut fake);
    fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
    fake.finish();
    let is_named = fake.is_named();
    assert!(fake.filed().is_some() || is_named, "{}", told(&fake));
}

/// What all gave is drawn for a table where a Nestor has Ben's seat.
#[test]
fn ben_is_no_nestor_from_the_first_hand_on() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    let mut terms = first_terms(&fake, 77);
    let text = terms.sitters.to_text().replace("guest Ben", "beginner");
    terms.sitters = InText::from_text(&text).expect("people");
    let seating = terms.sitters.seen_from(Seat::SECOND).to_text();
    fake.change = Some(Box::new(move |_, view| {
        view["game"] = json!(77);
        view["seating"] = json!(seating);
    }));
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

// Between hands.

/// Ben sits down between two hands. The next one begins with another score than he was shown.
#[test]
fn score_before_the_first_hand_of_bens() {
    let mut fake = fake();
    fake.finish();
    fresh_ben(&mut fake);
    fake.change = Some(Box::new(|_, view| view["seen"]["scores"][0] = json!(95)));
    fake.show();
    assert_eq!(fake.changed, 1, "it reaches the screen");
    fake.change = None;
    let terms = next_terms(&fake);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// After the dealer's bytes, people have other names, or a person is shown as a Nestor.
#[test]
fn names_that_are_shown_between_two_hands() {
    let mut failed = Vec::new();
    for when_open in [true, false] {
        for (name, other) in [("human", "guest Eve"), ("human", "beginner"), ("human", "human, no help")] {
            let mut fake = fake();
            if when_open {
                fake.finish();
            } else {
                fake.play_on();
            }
            fake.change = Some(Box::new(move |_, view| {
                view["seating"] = json!(view["seating"].as_str().expect("people").replace(name, other));
            }));
            fake.show();
            let reaches = fake.changed == 1;
            fake.change = None;
            fake.show();
            if !when_open {
                fake.open();
            }
            if reaches && believes(&fake, 1) {
                failed.push((when_open, name, other));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// The game is over and filed, and Ben's program starts again. Then Ana is shown to have won it.
#[test]
fn another_end_of_a_game_after_a_restart() {
    for restarts in [false, true] {
        let mut fake = fake();
        fake.steps(4);
        let before = fake.session.clone();
        fake.make(Move::Resign(Seat::FIRST));
        fake.open();
        let kept = fake.room.filed(BEN).last().map(|kept| (*kept).clone()).expect("a file");
        assert_eq!(kept.record.hands.last().and_then(|hand| hand.check), Some(HandCheck::Checked));
        if restarts {
            fake.restart();
        }
        let mut other = before;
        other.play(Move::Resign(Seat::SECOND)).expect("he could");
        let seen = serde_json::to_value(other.observe(Seat::SECOND)).expect("what Ben would see");
        fake.change = Some(Box::new(move |_, view| view["seen"] = seen.clone()));
        fake.show();
        assert_eq!(fake.changed, 1, "it reaches the screen");
        assert!(fake.is_named(), "restarts {restarts}: {}", told(&fake));
    }
}

/// The game is over and filed. After a restart its last hand is played again with untrue points.
#[test]
fn a_hand_that_is_over_is_shown_again_with_lies_after_a_restart() {
    let mut fake = fake();
    fake.steps(2);
    let before = fake.moves();
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    fake.restart();
    fake.set_moves(&before);
    fake.change = Some(Box::new(|_, view| view["seen"]["scores"][0] = json!(95)));
    fake.resume();
    assert_eq!(fake.changed, 1, "it reaches the screen");
    assert!(fake.is_named(), "{}", told(&fake));
}

/// The people have agreed on help, and the next hand is said to be one without it.
#[test]
fn help_that_was_agreed_on_in_the_next_hand() {
    let mut fake = fake();
    fake.finish();
    let mut terms = next_terms(&fake);
    terms.sitters = terms.sitters.without_help(true);
    fake.change = Some(Box::new(move |_, view| {
        view["seating"] = json!(format!("{}, no help", view["seating"].as_str().expect("people")));
    }));
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

// What was refused.

#[test]
fn undo_that_the_table_refused_is_made_after_all() {
    let mut fake = fake();
    ben_has_played(&mut fake);
    wishes_in_vain(&mut fake, Wish::Undo);
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 1]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn game_that_ben_could_not_leave_is_left_after_all() {
    let mut fake = fake();
    fake.steps(2);
    wishes_in_vain(&mut fake, Wish::Propose(Proposal::NewGame));
    fake.open();
    in_game(&mut fake, 78);
    let terms = first_terms(&fake, 78);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// Ben agrees to Undo, and then refuses it. The table says that it has heard so.
#[test]
fn undo_that_ben_agreed_to_and_then_refused() {
    let mut fake = fake();
    ben_has_played(&mut fake);
    let asked = json!({ "proposal": "Undo", "by": "0", "needed": "1", "agreed": "0" });
    fake.change = Some(Box::new(move |_, view| view["gathering"]["asked"] = asked.clone()));
    fake.show();
    fake.change = None;
    wishes(&mut fake, Wish::Agree(true));
    wishes(&mut fake, Wish::Agree(false));
    fake.show();
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 2]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn game_that_ben_agreed_to_leave_and_then_did_not() {
    let mut fake = fake();
    fake.steps(2);
    wishes(&mut fake, Wish::Propose(Proposal::NewGame));
    wishes(&mut fake, Wish::Agree(false));
    fake.show();
    fake.open();
    in_game(&mut fake, 78);
    let terms = first_terms(&fake, 78);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// Giving up is refused, and Ben's program starts again.
#[test]
fn giving_up_that_was_refused_before_a_restart() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(2);
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(Wish::GiveUp, moment).expect("he wishes it");
    keeps(&mut fake);
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Refused { id, why: Refusal::NotThere });
    fake.restart();
    fake.resume();
    fake.make(Move::Resign(Seat::SECOND));
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn game_that_the_others_would_not_leave_is_left_after_a_restart() {
    let mut fake = fake();
    fake.steps(2);
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    fake.room.clients[BEN].wish(Wish::Propose(Proposal::NewGame), moment).expect("he wishes it");
    keeps(&mut fake);
    fake.room.clients[BEN].lines();
    fake.tell(&FromTable::Declined { proposal: Proposal::NewGame, seat: Seat::FIRST });
    fake.restart();
    fake.resume();
    fake.open();
    in_game(&mut fake, 78);
    let terms = first_terms(&fake, 78);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

// Hands that were missed.

fn missed(fake: &mut Fake, moves: Vec<Move>) {
    let line = MissedHand { given: fake.given.clone(), bytes: fake.dealer, moves: Steps(moves) };
    fake.tell(&FromTable::Missed(Box::new(line)));
}

/// The line breaks for a moment, and Ana is said to have given up the hand that does not suit her. Another game
/// is drawn at once.
#[test]
fn a_game_that_ana_is_said_to_have_given_up_in_a_moment_leaves_the_next_first_hand_unchecked() {
    let mut failed = Vec::new();
    for (what, rules, end) in [
        ("gives up", draw(), Move::Resign(Seat::FIRST)),
        ("gives up on time", on_time(), Move::Resign(Seat::FIRST)),
        ("time", on_time(), Move::Clock(Seat::FIRST, 0)),
    ] {
        let mut fake = Fake::new(11, rules);
        fake.steps(4);
        if what == "time" {
            fake.until(|fake| !fake.is_bens_turn());
        }
        break_for_a_moment(&mut fake);
        let mut moves = fake.moves();
        moves.push(end);
        missed(&mut fake, moves);
        in_game(&mut fake, 78);
        let terms = first_terms(&fake, 78);
        fake.draws_and_plays(terms);
        if believes(&fake, 0) {
            failed.push((what, told(&fake)));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Once Ben's bytes are out, the deal does not suit. It is told as missed, and that Ana gave it up at once.
#[test]
fn a_first_deal_that_ana_is_said_to_have_given_up_is_drawn_again() {
    let mut fake = fake();
    fake.finish();
    let (given, dealer) = next_given(&mut fake);
    fake.given.hand = given.hand;
    break_for_a_moment(&mut fake);
    let line = MissedHand { given, bytes: dealer, moves: Steps(vec![Move::Resign(Seat::FIRST)]) };
    fake.tell(&FromTable::Missed(Box::new(line)));
    in_game(&mut fake, 78);
    let terms = first_terms(&fake, 78);
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// Only Ana's last move is missing when the line breaks for a moment. The hand is told with a reading of Ben's
/// clock that has almost nothing left.
#[test]
fn reading_of_bens_clock_in_a_hand_that_he_missed() {
    for shows in [false, true] {
        let found = (1..40).find_map(|seed| {
            let mut fake = Fake::new(seed, on_time());
            up_to_the_last_move(&mut fake);
            (!fake.is_bens_turn()).then_some(fake)
        });
        let mut fake = found.expect("a hand that Ana ends");
        let mut over = fake.session.clone();
        over.play(Move::Clock(Seat::SECOND, 1)).expect("a reading");
        let step = over.state().legal().nth(0).expect("a move");
        over.play(step).expect("a move");
        let moves = over.record().hands.last().expect("a hand").moves.clone();
        break_for_a_moment(&mut fake);
        missed(&mut fake, moves.clone());
        if shows {
            fake.set_moves(&moves);
            fake.show();
        }
        assert!(!shows || !believes(&fake, 1), "{}", told(&fake));
        let kept = fake.filed().expect("a file");
        let is_reading = |step: &Move| *step == Move::Clock(Seat::SECOND, 1);
        assert!(shows || !kept.record.hands.iter().flat_map(|hand| &hand.moves).any(is_reading), "it is filed");
    }
}

/// Ana gives up while Ben's line is down. Then Ben gets up. He has not lost.
#[test]
fn ana_gives_up_while_ben_is_away_and_he_gets_up() {
    for shows in [false, true] {
        let mut fake = fake();
        fake.steps(4);
        break_for_a_moment(&mut fake);
        let mut moves = fake.moves();
        moves.push(Move::Resign(Seat::FIRST));
        missed(&mut fake, moves.clone());
        if shows {
            fake.set_moves(&moves);
            fake.show();
        }
        fake.filed();
        assert_ne!(last_filed(&fake.room), Some(Move::Resign(Seat::SECOND)), "{shows}: {}", told(&fake));
    }
}

fn timed_room(seed: u64) -> Room {
    let rules = Rules { seconds: 600, clocks: both(), ..Preset::AllFives.rules(2).expect("a game") };
    assert!(rules.check().is_ok());
    Room::with_table(seed, plan(rules))
}

/// The same at an honest table.
#[test]
fn honest_ana_gives_up_while_ben_is_away_and_he_gets_up() {
    for restarts in [false, true] {
        let mut room = timed_room(3);
        (0..4).for_each(|_| _ = room.act());
        room.disconnect(BEN);
        wish(&mut room, 0, Wish::GiveUp);
        assert_eq!(phase(&room, 0), Phase::GameOver);
        if restarts {
            room.restart(BEN);
        } else {
            room.connect(BEN);
        }
        assert_eq!(phase(&room, BEN), Phase::GameOver);
        nobody_is_accused(&room);
        room.leave(BEN);
        let last = last_filed(&room);
        assert_ne!(last, Some(Move::Resign(Seat::SECOND)), "restarts {restarts}");
        assert!(last.is_some(), "the game is in his files, restarts {restarts}");
    }
}

/// Between two hands Ana gives up while Ben is away.
#[test]
fn honest_ana_gives_up_between_two_hands_while_ben_is_away() {
    for restarts in [false, true] {
        let mut room = timed_room(3);
        play_hand(&mut room);
        assert_eq!(phase(&room, 0), Phase::HandOver);
        room.disconnect(BEN);
        wish(&mut room, 0, Wish::GiveUp);
        assert_eq!(phase(&room, 0), Phase::GameOver);
        if restarts {
            room.restart(BEN);
        } else {
            room.connect(BEN);
        }
        nobody_is_accused(&room);
        room.leave(BEN);
        assert_eq!(last_filed(&room), Some(Move::Resign(Seat::FIRST)), "restarts {restarts}");
    }
}

/// A hand is unchecked, because Ana took back a play while Ben was away for a moment. After it she gives up, or
/// her clock runs out. Then Ben gets up.
#[test]
fn honest_game_that_ends_after_an_unchecked_hand_is_not_lost() {
    for gives_up in [true, false] {
        let mut room = timed_room(3);
        let mut took_back = false;
        while phase(&room, 0) == Phase::Playing {
            let view = room.clients[0].view().expect("a view").clone();
            let is_anas = view
                .seen
                .deeds()
                .last()
                .is_some_and(|deed| deed.seat == Seat::FIRST && matches!(deed.act, Act::Played(..)));
            if !took_back && is_anas && view.seen.deeds().len() > 3 {
                room.disconnect(BEN);
                let before = view.seen.deeds().len();
                let moment = view.moment;
                room.clients[0].wish(Wish::Undo, moment);
                room.carry();
                let after = room.clients[0].view().expect("a view").seen.deeds().len();
                took_back = after < before;
                room.connect(BEN);
            }
            let at = room.clients[0].view().expect("a view").seen.to_move().index();
            let Some((wish, moment)) = room.clients[at].view().and_then(sensible) else { panic!("a move") };
            room.clients[at].wish(wish, moment).expect("it may wish");
            room.carry();
        }
        assert!(took_back, "she took back a play");
        nobody_is_accused(&room);
        assert_eq!(phase(&room, BEN), Phase::HandOver);
        if gives_up {
            wish(&mut room, 0, Wish::GiveUp);
            assert_eq!(phase(&room, BEN), Phase::GameOver);
        } else {
            room.leave(0);
        }
        nobody_is_accused(&room);
        if gives_up {
            room.leave(BEN);
            let last = last_filed(&room);
            assert_ne!(last, Some(Move::Resign(Seat::SECOND)), "{:?}", room.clients[BEN].deals());
        }
    }
}

/// All agree to end a game, and Ben gets up from the table that has ended.
#[test]
fn honest_game_that_all_ended_is_not_lost_by_who_gets_up() {
    let mut room = Room::with_table(7, plan(draw()));
    play_hand(&mut room);
    super::rigged::next_hand(&mut room);
    (0..4).for_each(|_| _ = room.act());
    wish(&mut room, 0, Wish::Propose(Proposal::End));
    wish(&mut room, BEN, Wish::Agree(true));
    assert!(matches!(room.clients[BEN].link(), LineState::Closed(_)), "{:?}", room.clients[BEN].link());
    nobody_is_accused(&room);
    room.leave(BEN);
    assert_ne!(last_filed(&room), Some(Move::Resign(Seat::SECOND)));
}

/// All agree to another game, and Ben gets up before it is dealt. The game that all left is no loss.
#[test]
fn honest_game_that_all_left_is_not_lost_by_who_gets_up_before_the_next() {
    let mut room = Room::with_table(7, plan(draw()));
    (0..4).for_each(|_| _ = room.act());
    wish(&mut room, 0, Wish::Propose(Proposal::NewGame));
    // Ana's lines are lost from now on, so nothing is dealt.
    let moment = room.clients[BEN].view().expect("a view").moment;
    room.rig = Some(Box::new(|at, line| {
        let keeps = at != 0 || !matches!(line, FromTable::Draw { .. } | FromTable::Hashes { .. });
        (if keeps { vec![line] } else { Vec::new() }, Vec::new())
    }));
    room.clients[BEN].wish(Wish::Agree(true), moment).expect("he agrees");
    room.carry();
    nobody_is_accused(&room);
    room.leave(BEN);
    assert_ne!(last_filed(&room), Some(Move::Resign(Seat::SECOND)), "{:?}", room.clients[BEN].deals());
}

// Clocks.

/// Between two hands the line breaks for a moment. A view of another game comes, and then Ben's clock has less.
#[test]
fn a_view_of_another_game_after_a_break_sets_no_clock() {
    let mut fake = Fake::new(11, on_time());
    fake.finish();
    break_for_a_moment(&mut fake);
    fake.change = Some(Box::new(|_, view| view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1)));
    fake.show();
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["seconds"][1] = json!(view["seen"]["seconds"][1].as_u64().expect("seconds") - 300);
    }));
    fake.show();
    fake.change = None;
    let mut terms = next_terms(&fake);
    terms.begins.seconds[1] -= 300;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// The line breaks for a moment and is there again. No view comes for long, and Ben's clock has run meanwhile.
#[test]
fn bens_clock_does_not_run_while_no_view_comes() {
    let mut fake = Fake::new(11, on_time());
    fake.until(|fake| fake.moves().len() > 2 && !fake.is_bens_turn());
    break_for_a_moment(&mut fake);
    for _ in 0..30 {
        fake.room.now += Duration::from_secs(10);
        fake.tell(&FromTable::Ping(7));
    }
    let left = fake.session.state().public().seconds[1];
    fake.session.play(Move::Clock(Seat::SECOND, left - 300)).expect("a reading");
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// The line breaks for a moment and is there again. No view comes for long, and a move is made for Ben.
#[test]
fn nobody_plays_for_ben_while_no_view_comes() {
    let mut fake = fake();
    fake.until(|fake| fake.moves().len() > 2 && fake.is_bens_turn());
    let step = fake.session.observe(Seat::SECOND).legal().nth(0).expect("a move");
    break_for_a_moment(&mut fake);
    for _ in 0..2 {
        fake.room.now += Duration::from_secs(10);
        fake.tell(&FromTable::Ping(7));
    }
    fake.session.play(step).expect("a move");
    let moves = fake.moves();
    fake.set_moves(&moves);
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// A new game. The line breaks for a moment once Ben's bytes are out, and his clock has less in the first view.
#[test]
fn bens_clock_has_not_run_before_the_first_view_of_a_game() {
    let mut fake = Fake::new(11, on_time());
    fresh_ben(&mut fake);
    let terms = first_terms(&fake, 77);
    let (hand, dealer, ana) = (9, Bytes([5; 32]), Bytes([7; 32]));
    let hash = dealer.hash();
    let said = fake.tell(&FromTable::Draw { hand, hash, terms: Box::new(terms.clone()) });
    let own = said.into_iter().find_map(|said| match said {
        ToTable::Hash { hash, .. } => Some(hash),
        _ => None,
    });
    let hashes = vec![(Seat::FIRST, ana.hash()), (Seat::SECOND, own.expect("his hash"))];
    let said = fake.tell(&FromTable::Hashes { hand, hashes });
    let own = said.into_iter().find_map(|said| match said {
        ToTable::Chance { bytes, .. } => Some(bytes),
        _ => None,
    });
    let given = Given { hand, hash, terms, given: vec![(Seat::FIRST, ana), (Seat::SECOND, own.expect("his bytes"))] };
    break_for_a_moment(&mut fake);
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    fake.change = Some(Box::new(|_, view| {
        view["game"] = json!(77);
        let read = view["seen"]["seconds"][1].as_u64().expect("seconds");
        view["seen"]["seconds"][1] = json!(read - 300);
    }));
    fake.goes_on_with(given, dealer);
    fake.finish();
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// A clock shows more than the game allows.
#[test]
fn clock_that_shows_more_for_ana() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(3);
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["seconds"][0] = json!(900);
    }));
    fake.show();
    let reaches = fake.changed == 1;
    fake.change = None;
    fake.show();
    fake.finish();
    assert!(!reaches || !believes(&fake, 1), "{}", told(&fake));
}

// Moves.

/// Ben's bones are covered, and what he drew is told later.
#[test]
fn covered_view_and_another_lead() {
    let mut fake = fake();
    fake.steps(2);
    let covered = serde_json::to_value(fake.session.observe(Seat::SECOND).covered()).expect("a view");
    fake.change = Some(Box::new(move |_, view| {
        view["seen"] = covered.clone();
        view["seen"]["scores"][0] = json!(95);
    }));
    fake.show();
    fake.change = None;
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// No game has so many hands.
#[test]
fn number_of_a_hand_that_is_the_last_there_is() {
    let mut fake = fake();
    fake.finish();
    fresh_ben(&mut fake);
    let terms = Terms { begins: BetweenHands { hand: u16::MAX, ..next_terms(&fake).begins }, ..next_terms(&fake) };
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let said = fake.tell(&FromTable::Draw { hand, hash: dealer.hash(), terms: Box::new(terms.clone()) });
    assert!(!said.is_empty(), "he gives his hash");
    let given = Given { hand, hash: dealer.hash(), terms, given: vec![(Seat::FIRST, Bytes([7; 32]))] };
    misses(&mut fake, given.clone(), dealer);
    fake.tell(&FromTable::Given(Box::new(Given { hand: hand + 1, ..given })));
    assert!(!believes(&fake, u16::MAX), "{}", told(&fake));
}

/// The end of the game is told in the middle of what happened, as it comes to be in the end.
#[test]
fn end_of_the_game_that_is_told_with_another_winner() {
    let mut fake = fake();
    fake.steps(4);
    fake.session.play(Move::Resign(Seat::FIRST)).expect("Ana gives up");
    let end = Event::GameEnded(GameEnd {
        winner: Some(Side::of(Seat::FIRST, false)),
        how: GameEndReason::Resigned(Seat::SECOND),
        bonuses: [None; SEATS],
    });
    let news = json!([end]);
    fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
    fake.show();
    fake.change = None;
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Whatever of a view changes what Ben sees of the table without being in `seen`.
#[test]
fn what_stands_beside_the_hand_in_a_view() {
    type C = fn(&mut Value);
    let changes: [(&str, C); 5] = [
        ("shown", |view| view["shown"] = json!("Hands")),
        ("open hand", |view| view["open"]["hands"][0] = view["open"]["hands"][1].clone()),
        ("own hand laid open", |view| view["open"]["hands"][1] = json!("6-6 5-5")),
        ("lot", |view| view["lot"] = json!(["6-6", "5-5"])),
        ("boneyard", |view| view["open"]["boneyard"] = json!(["6-6", "5-5"])),
    ];
    let mut failed = Vec::new();
    for (what, change) in changes {
        let mut fake = fake();
        fake.steps(3);
        fake.change = Some(Box::new(move |_, view| change(view)));
        fake.show();
        let reaches = fake.changed == 1;
        fake.change = None;
        fake.show();
        fake.finish();
        if reaches && believes(&fake, 1) && what != "shown" {
            failed.push(what);
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

/// What is in Ben's files of the game that he played first.
fn first_file(fake: &Fake) -> Option<KeptGame> {
    fake.room.filed(BEN).first().map(|kept| (*kept).clone())
}

/// The clock of a game that is over and filed shows less than it can. What was filed as checked stays so.
#[test]
fn file_of_a_game_that_is_doubted_after_its_end() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(4);
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    assert!(first_file(&fake).is_some());
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["seconds"][1] = json!(view["seen"]["seconds"][1].as_u64().expect("seconds") - 300);
    }));
    fake.show();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ben is away for a whole evening of many hands, more than a table tells anybody again.
#[test]
fn honest_evening_of_seventy_hands_that_ben_missed() {
    away_for(70);
}

/// The same with as many hands as a table tells again.
#[test]
fn honest_evening_of_thirty_hands_that_ben_missed() {
    away_for(30);
}

fn away_for(most: usize) {
    let mut room = Room::with_table(7, plan(draw()));
    (0..4).for_each(|_| _ = room.act());
    room.disconnect(BEN);
    room.pass(Duration::from_mins(3));
    let (mut hands, mut was) = (0, Phase::Playing);
    for _ in 0..20_000 {
        let view = room.clients[0].view().expect("a view").clone();
        let is_bens = view.is_played() && view.seen.to_move() == Seat::SECOND;
        match view.seen.phase() {
            Phase::GameOver => _ = room.clients[0].wish(Wish::GoOn, view.moment),
            _ if is_bens && !view.gathering.stand_ins.contains(Seat::SECOND) => {
                room.clients[0].wish(Wish::Propose(Proposal::StandIn(Seat::SECOND)), view.moment);
            }
            _ => {}
        }
        room.carry();
        room.act();
        let now = phase(&room, 0);
        hands += usize::from(was != Phase::Playing && now == Phase::Playing);
        was = now;
        // In the middle of a game, so that the first hand that is told again is none of the first ones.
        if hands >= most && now == Phase::Playing {
            break;
        }
    }
    assert!(hands >= most, "{hands}");
    room.connect(BEN);
    nobody_is_accused(&room);
}

/// Ben's bytes for the first hand of a short game are out, and the deal does not suit. The line breaks for a moment,
/// and the whole game is told as missed, with moves in his name. The next first deal is drawn at once.
#[test]
fn a_whole_game_that_is_told_as_missed_in_a_moment_is_drawn_again() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    let rules = Rules { target: 10, ..draw() };
    assert!(rules.check().is_ok(), "a short game");
    let terms = Terms { rules, begins: start(&rules), ..first_terms(&fake, 77) };
    let (given, dealer) = fake.drawn(9, terms.clone()).expect("he gives his bytes");
    // The moves that the table makes up.
    let drawing = given.drawing(fake.welcome.table, dealer).expect("a drawing");
    let mut told = Session::new(rules).expect("a game");
    told.deal_drawn(drawing).expect("the first hand");
    while told.state().phase() == Phase::Playing {
        let step = told.state().legal().nth(0).expect("a move");
        told.play(step).expect("a move");
    }
    assert_eq!(told.state().phase(), Phase::GameOver);
    let moves = told.record().hands.last().expect("a hand").moves.clone();
    break_for_a_moment(&mut fake);
    fake.tell(&FromTable::Missed(Box::new(MissedHand { given, bytes: dealer, moves: Steps(moves) })));
    fake.given.hand = 9;
    in_game(&mut fake, 78);
    if fake.draws(Terms { game: GameId(78), ..terms }) {
        fake.finish();
    }
    assert!(!believes(&fake, 0), "{}", super::last::told(&fake));
}

/// A game is told as missed under a number for which Ben was never asked. Another game is then played with him under
/// the same number. His program files it, or says that something is wrong.
#[test]
fn a_game_that_is_played_under_the_number_of_a_missed_hand_is_filed_or_named() {
    let mut fake = fake();
    fake.steps(2);
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let given = |terms| Given { hand, hash: dealer.hash(), terms, given: vec![(Seat::FIRST, Bytes([7; 32]))] };
    let (missed, played) = (given(first_terms(&fake, 77)), given(first_terms(&fake, 78)));
    break_for_a_moment(&mut fake);
    let moves = Steps(vec![Move::Resign(Seat::FIRST)]);
    fake.tell(&FromTable::Missed(Box::new(MissedHand { given: missed, bytes: dealer, moves })));
    assert!(!fake.is_named(), "{}", told(&fake));
    let line = FromTable::Given(Box::new(played.clone()));
    in_game(&mut fake, 78);
    fake.tell(&line);
    fake.goes_on_with(played, dealer);
    while fake.session.state().phase() == Phase::Playing {
        let step = fake.session.state().legal().nth(0).expect("a move");
        if fake.is_bens_turn() {
            fake.ben_sends(step);
        }
        fake.tell(&line);
        fake.make(step);
    }
    fake.open();
    let (moves, is_named) = (fake.moves(), fake.is_named());
    let kept = fake.filed().expect("a file");
    let is_filed = kept.record.hands.iter().any(|hand| hand.moves == moves);
    assert!(is_named || is_filed, "{}", told(&fake));
}

/// Two seats are Ben's. The host says that one of them is another's until the first view of a game has come, gives
/// that seat's bytes itself and makes its moves.
#[test]
fn one_of_two_seats_taken_until_the_first_view_of_a_game() {
    let mut fake = fake();
    fake.welcome.seats = both();
    fresh_ben(&mut fake);
    fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
    let terms = first_terms(&fake, 77);
    let (given, dealer) = fake.drawn(9, terms).expect("he gives his bytes");
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    in_game(&mut fake, 77);
    fake.goes_on_with(given, dealer);
    fake.tell(&FromTable::Seats(both()));
    // The host plays for the first seat, and the second one's moves are sent.
    fake.finish();
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

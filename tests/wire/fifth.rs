//! Lies about what a break of the line was, about seats and games that nobody asked for, and about ends without
//! bytes. And honest tables that look like them.

use super::fake::Fake;
use super::last::{
    believes, break_for_a_moment, draw, fake, first_terms, fresh_ben, in_game, next_terms, on_time, plays_another, told,
};
use super::rigged::{BEN, next_hand, phase, play_hand};
use crate::common::room::{Room, plan};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Event, Move, Observation, Phase, Rules, Seat, Seats};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Given, HandCheck, HowDrawn, InText, KeptGame, Terms};
use electrum_dominoes::table::{Hidden, Proposal, Refusal, Wish};
use electrum_dominoes::wire::{Client, ClientNews, Entrance, Fairness, FromTable, MissedHand};
use serde_json::json;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::time::Duration;

const CLEO: usize = 2;

/// The line is there for so long, and no view comes.
fn waits(fake: &mut Fake, seconds: u64) {
    for _ in 0..seconds.div_ceil(10) {
        fake.room.now += Duration::from_secs(10);
        fake.tell(&FromTable::Ping(7));
    }
}

/// Ben wishes this. Returns the number of the wish, which the table has not answered.
fn says(fake: &mut Fake, wish: Wish) -> u64 {
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let id = fake.room.clients[BEN].wish(wish, moment).expect("he wishes it");
    fake.room.clients[BEN].lines();
    id
}

fn wishes(fake: &mut Fake, wish: Wish) {
    let id = says(fake, wish);
    fake.tell(&FromTable::Done(id));
}

fn misses(fake: &mut Fake, given: Given, bytes: Bytes, moves: Vec<Move>) {
    fake.tell(&FromTable::Missed(Box::new(MissedHand { given, bytes, moves: Steps(moves) })));
}

/// A drawing to which only Ana gave bytes.
fn without_ben(hand: u64, terms: Terms) -> (Given, Bytes) {
    let dealer = Bytes([hand as u8; 32]);
    let given = vec![(Seat::FIRST, Bytes([7; 32]))];
    (Given { hand, hash: dealer.hash(), terms, given }, dealer)
}

fn tells_given(fake: &mut Fake, given: &Given) {
    fake.tell(&FromTable::Given(Box::new(given.clone())));
}

/// The files of Ben's by their names, with all that was filed under each.
fn file_names(fake: &Fake) -> BTreeSet<GameId> {
    fake.room.filed(BEN).iter().map(|kept| kept.played.id).collect()
}

fn moves_of(kept: &KeptGame) -> Vec<Move> {
    kept.record.hands.iter().flat_map(|hand| hand.moves.iter().copied()).collect()
}

fn wish(room: &mut Room, at: usize, wish: Wish) {
    let moment = room.clients[at].view().expect("a view").moment;
    room.clients[at].wish(wish, moment).expect("it may wish");
    room.carry();
}

// How long the line was down.

/// The line breaks for a moment, no view comes for long, and it breaks for a moment again. A move is made for Ben.
#[test]
fn two_short_breaks_are_no_long_one() {
    let mut fake = fake();
    fake.until(|fake| fake.moves().len() > 2 && fake.is_bens_turn());
    let step = fake.session.observe(Seat::SECOND).legal().nth(0).expect("a move");
    break_for_a_moment(&mut fake);
    waits(&mut fake, 20);
    break_for_a_moment(&mut fake);
    fake.session.play(step).expect("a move");
    let moves = fake.moves();
    fake.set_moves(&moves);
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// The same, and Ana is said to have given up a first deal that does not suit. The next one is drawn at once.
#[test]
fn a_first_deal_is_not_drawn_again_after_two_short_breaks() {
    let mut fake = fake();
    fake.finish();
    fake.steps(0);
    let (terms, hand) = (next_terms(&fake), fake.given.hand + 1);
    let (given, dealer) = fake.drawn(hand, terms).expect("he gives his bytes");
    fake.given.hand = given.hand;
    break_for_a_moment(&mut fake);
    waits(&mut fake, 20);
    break_for_a_moment(&mut fake);
    misses(&mut fake, given, dealer, vec![Move::Resign(Seat::FIRST)]);
    plays_another(&mut fake, 78);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// Ben's clock, in the same way.
#[test]
fn bens_clock_does_not_run_between_two_short_breaks() {
    let mut fake = Fake::new(11, on_time());
    fake.until(|fake| fake.moves().len() > 2 && !fake.is_bens_turn());
    break_for_a_moment(&mut fake);
    waits(&mut fake, 300);
    break_for_a_moment(&mut fake);
    let left = fake.session.state().public().seconds[1];
    fake.session.play(Move::Clock(Seat::SECOND, left - 280)).expect("a reading");
    fake.resume();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

// Draws.

/// Where one may draw though a bone fits, the table draws on for Ben while his own bones are covered.
#[test]
fn host_draws_on_for_ben_while_his_bones_are_covered() {
    let palm = Preset::AllFivesPalm.rules(2).expect("a game for two");
    let fits_and_draws = |fake: &Fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let legal = seen.legal();
        fake.is_bens_turn() && legal.contains(Move::Draw) && legal.plays().next().is_some()
    };
    let found = (1..60).find_map(|seed| {
        let mut fake = Fake::new(seed, palm);
        while fake.session.state().phase() == Phase::Playing && !fits_and_draws(&fake) {
            fake.step();
        }
        let state = fake.session.state();
        (state.phase() == Phase::Playing && state.public().boneyard_len() > 6).then_some(fake)
    });
    let mut fake = found.expect("such a moment");
    wishes(&mut fake, Wish::Play { step: Move::Draw, west: false, draws_on: true });
    fake.change = Some(Box::new(|_, view| {
        let seen: Observation = serde_json::from_value(view["seen"].clone()).expect("what Ben sees");
        view["seen"] = serde_json::to_value(seen.covered()).expect("it covered");
        view["waiting"] = json!("Others");
    }));
    (0..4).for_each(|_| fake.make(Move::Draw));
    fake.change = None;
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ben makes a move that the table does not answer. It shows the same again as another moment, and Ben makes
/// another move. The first one is made.
#[test]
fn a_move_for_a_moment_that_has_passed() {
    let mut fake = fake();
    let legal = |fake: &Fake| fake.session.observe(Seat::SECOND).legal().iter().collect::<Vec<Move>>();
    fake.until(|fake| fake.is_bens_turn() && legal(fake).len() > 1);
    let play = |step| Wish::Play { step, west: false, draws_on: false };
    let (one, other) = (legal(&fake)[0], legal(&fake)[1]);
    says(&mut fake, play(one));
    fake.show();
    let second = says(&mut fake, play(other));
    fake.tell(&FromTable::Done(second));
    fake.make(one);
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

// Names and files.

/// Ben is asked for nothing, and no dealer's bytes come. A third game is called as the first one was, under the same
/// number.
#[test]
fn no_game_that_ben_was_not_asked_for_takes_the_place_of_an_earlier_one() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    for (game, hand) in [(77, 20), (78, 19), (77, 20)] {
        let (given, dealer) = without_ben(hand, first_terms(&fake, game));
        tells_given(&mut fake, &given);
        in_game(&mut fake, game);
        fake.goes_on_with(given, dealer);
        fake.steps(2);
        fake.make(Move::Resign(Seat::FIRST));
    }
    fake.filed();
    assert!(fake.is_named() || file_names(&fake).len() == 3, "{} {:?}", told(&fake), file_names(&fake));
}

/// Ben has filed a game. His seat is taken away, another one begins with the bytes of the first one's first hand, and
/// the seat is given back.
#[test]
fn no_game_that_ben_only_watched_at_first_takes_the_place_of_an_earlier_one() {
    let mut fake = fake();
    let first = fake.room.sent[BEN].iter().find_map(|line| match serde_json::from_str(line).ok()? {
        FromTable::Given(given) => Some(given.given),
        _ => None,
    });
    fake.steps(2);
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    assert_eq!(file_names(&fake).len(), 1);
    fake.tell(&FromTable::Seats(Seats::NONE));
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let terms = first_terms(&fake, 77);
    let given = Given { hand, hash: dealer.hash(), terms, given: first.expect("what was given") };
    let sitters = given.terms.sitters.to_text();
    tells_given(&mut fake, &given);
    fake.change = Some(Box::new(move |_, view| {
        view["game"] = json!(77);
        view["seating"] = json!(sitters);
    }));
    fake.goes_on_with(given, dealer);
    fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
    in_game(&mut fake, 77);
    fake.show();
    fake.steps(2);
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    fake.filed();
    assert!(fake.is_named() || file_names(&fake).len() == 2, "{} {:?}", told(&fake), file_names(&fake));
}

/// The seat is given back between two hands, or with a new line. The game that Ben plays from then on is in his files.
#[test]
fn a_seat_that_is_given_back_after_a_first_hand_keeps_no_game_out_of_the_files() {
    let mut failed = Vec::new();
    for with_a_line in [false, true] {
        let mut fake = fake();
        fresh_ben(&mut fake);
        fake.tell(&FromTable::Seats(Seats::NONE));
        let (given, dealer) = without_ben(20, first_terms(&fake, 77));
        let sitters = given.terms.sitters.to_text();
        tells_given(&mut fake, &given);
        fake.change = Some(Box::new(move |_, view| {
            view["game"] = json!(77);
            view["seating"] = json!(sitters);
        }));
        fake.goes_on_with(given, dealer);
        while fake.session.state().phase() == Phase::Playing {
            let step = fake.session.state().legal().nth(0).expect("a move");
            fake.make(step);
        }
        fake.open();
        if with_a_line {
            break_for_a_moment(&mut fake);
        } else {
            fake.tell(&FromTable::Seats(Seats::of(Seat::SECOND)));
        }
        // The seat is Ben's, and whose seat it is when a game began stays.
        let terms = next_terms(&fake);
        fake.draws_and_plays(terms);
        let (is_named, what) = (fake.is_named(), told(&fake));
        let kept = fake.filed();
        if !is_named && kept.is_none() {
            failed.push((with_a_line, what));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Ben came to watch, and is given a seat all the same. The host has chosen all bytes, and Ben plays.
#[test]
fn a_seat_for_who_came_to_watch() {
    for gives_his in [false, true] {
        let mut fake = fake();
        let way = Entrance::Watch { code: fake.welcome.code };
        fake.room.clients[BEN] = Client::new("ws://table", "Ben", way, Bytes([9; 32]));
        fake.greet();
        host_chooses(&mut fake, gives_his);
        assert!(!believes(&fake, 0), "{gives_his}: {}", told(&fake));
        let kept = fake.filed();
        let checks: Vec<_> = kept.iter().flat_map(|kept| &kept.record.hands).map(|hand| hand.check).collect();
        assert!(!checks.contains(&Some(HandCheck::Checked)), "{checks:?}");
    }
}

/// Ben sits down, and is told no token. His program starts again, and is given a seat.
#[test]
fn a_seat_without_a_token_before_a_restart() {
    for gives_his in [false, true] {
        let mut fake = fake();
        let token = fake.welcome.token.take();
        fresh_ben(&mut fake);
        fake.restart();
        fake.welcome.token = token;
        break_for_a_moment(&mut fake);
        host_chooses(&mut fake, gives_his);
        assert!(!believes(&fake, 0), "{gives_his}: {}", told(&fake));
    }
}

/// A game for which the host has chosen the bytes of all. Ben plays on his seat.
fn host_chooses(fake: &mut Fake, gives_his: bool) {
    let (mut given, dealer) = without_ben(20, first_terms(fake, 77));
    if gives_his {
        given.given.push((Seat::SECOND, Bytes([8; 32])));
    }
    tells_given(fake, &given);
    in_game(fake, 77);
    fake.goes_on_with(given, dealer);
    fake.finish();
}

/// Ben has seen a hand to its end, and the next one, for which he was not asked. Then the former is told as missed.
#[test]
fn a_hand_that_was_seen_is_not_filed_twice() {
    let mut fake = fake();
    fake.play_on();
    let (given, dealer, moves) = (fake.given.clone(), fake.dealer, fake.moves());
    let (next, next_dealer) = without_ben(given.hand + 1, next_terms(&fake));
    tells_given(&mut fake, &next);
    fake.goes_on_with(next, next_dealer);
    fake.play_on();
    break_for_a_moment(&mut fake);
    misses(&mut fake, given, dealer, moves);
    let is_named = fake.is_named();
    let what = told(&fake);
    let numbers: Vec<u16> = fake.room.clients[BEN].deals().iter().map(|deal| deal.number).collect();
    let kept = fake.filed().expect("a file");
    assert!(is_named || numbers.is_sorted_by(|one, next| one < next), "{what} {}", kept.record.hands.len());
}

/// Ben gives up one game. The next one is told as missed, and that he gave it up as well.
#[test]
fn who_has_given_up_one_game_has_not_given_up_the_next() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(2);
    wishes(&mut fake, Wish::GiveUp);
    fake.make(Move::Resign(Seat::SECOND));
    fake.open();
    let hand = fake.given.hand + 1;
    break_for_a_moment(&mut fake);
    let (given, dealer) = without_ben(hand, first_terms(&fake, 78));
    misses(&mut fake, given, dealer, vec![Move::Resign(Seat::SECOND)]);
    let is_named = fake.is_named();
    let gave_up = |kept: &&KeptGame| moves_of(kept).last() == Some(&Move::Resign(Seat::SECOND));
    let lost = fake.room.filed(BEN).into_iter().filter(|kept| gave_up(kept)).count();
    assert!(is_named || lost == 1, "{lost} {}", told(&fake));
}

/// Ben gives up, the table says that it is done, and the game goes on. Later he is said to have given it up.
#[test]
fn giving_up_that_was_answered_and_not_done_is_for_that_moment() {
    let mut fake = Fake::new(11, on_time());
    fake.steps(2);
    wishes(&mut fake, Wish::GiveUp);
    fake.steps(6);
    fake.make(Move::Resign(Seat::SECOND));
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ben looks at the hands of the Nestors, and the table refuses it.
#[test]
fn help_that_was_refused_makes_no_practice() {
    let mut fake = fake();
    fake.steps(2);
    let id = says(&mut fake, Wish::Show(Hidden::Hands));
    fake.tell(&FromTable::Refused { id, why: Refusal::NotThere });
    fake.finish();
    let kept = fake.filed().expect("a file");
    assert!(!kept.played.practice);
}

// Between two hands.

/// The hand is over and checked, and Ben's screen is shown the table from Ana's seat.
#[test]
fn view_from_anas_seat_between_two_hands() {
    let mut fake = fake();
    fake.finish();
    let seen = serde_json::to_value(fake.session.observe(Seat::FIRST)).expect("what Ana sees");
    fake.change = Some(Box::new(move |_, view| view["seen"] = seen.clone()));
    fake.show();
    let reaches = fake.changed == 1;
    fake.change = None;
    fake.show();
    assert!(reaches, "it reaches the screen");
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// The same before the dealer's bytes.
#[test]
fn view_from_anas_seat_before_the_dealers_bytes() {
    let mut fake = fake();
    fake.play_on();
    let seen = serde_json::to_value(fake.session.observe(Seat::FIRST)).expect("what Ana sees");
    fake.change = Some(Box::new(move |_, view| view["seen"] = seen.clone()));
    fake.show();
    fake.change = None;
    fake.show();
    fake.open();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Between two hands Ben's clock shows less, his program starts again, and the next hand begins so.
#[test]
fn clock_that_has_run_between_two_hands_before_a_restart() {
    let mut fake = Fake::new(11, on_time());
    fake.finish();
    fake.change = Some(Box::new(|_, view| {
        view["seen"]["seconds"][1] = json!(view["seen"]["seconds"][1].as_u64().expect("seconds") - 300);
    }));
    fake.show();
    fake.change = None;
    fake.restart();
    let mut terms = next_terms(&fake);
    terms.begins.seconds[1] -= 300;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// Ben comes in the middle of a hand, and sees its end. The next one, for which he gives his bytes, begins otherwise.
#[test]
fn the_next_hand_of_who_came_in_the_middle_of_one_begins_as_it_ended() {
    type C = fn(&mut Terms);
    let changes: [(&str, C); 5] = [
        ("scores", |terms| terms.begins.scores[0] += 50),
        ("own score", |terms| terms.begins.scores[1] = 0),
        ("hand", |terms| terms.begins.hand += 3),
        ("rules", |terms| terms.rules.target += 50),
        ("people", |terms| {
            let text = terms.sitters.to_text().replace("guest Ben", "guest Eve");
            terms.sitters = InText::from_text(&text).expect("people");
        }),
    ];
    let mut failed = Vec::new();
    for has_bytes in [true, false] {
        for (what, change) in changes {
            let mut fake = fake();
            fake.steps(2);
            fresh_ben(&mut fake);
            fake.resume();
            fake.play_on();
            if has_bytes {
                fake.open();
            }
            let mut terms = next_terms(&fake);
            change(&mut terms);
            if terms == next_terms(&fake) {
                continue;
            }
            let number = terms.begins.hand;
            fake.draws_and_plays(terms);
            if believes(&fake, number) {
                failed.push((has_bytes, what, told(&fake)));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Ben sits down between two hands, and sees the scores. Then he is shown another game, or an end of this one, or his
/// line breaks. The next hand begins with other scores.
#[test]
fn scores_before_the_first_hand_of_bens_are_not_forgotten() {
    let mut failed = Vec::new();
    for what in ["another game", "an end", "a break", "a restart"] {
        let mut fake = fake();
        fake.finish();
        fresh_ben(&mut fake);
        fake.show();
        match what {
            "another game" => {
                in_game(&mut fake, 99);
                fake.show();
            }
            "an end" => {
                fake.change = Some(Box::new(|_, view| {
                    view["seen"]["phase"] = json!("GameOver");
                    view["seen"]["end"] = json!(["Target", "0"]);
                }));
                fake.show();
            }
            "a break" => break_for_a_moment(&mut fake),
            _ => fake.restart(),
        }
        fake.change = None;
        let mut terms = next_terms(&fake);
        terms.begins.scores[0] += 50;
        fake.draws_and_plays(terms);
        if believes(&fake, 2) {
            failed.push((what, told(&fake)));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

// Deals that do not suit.

/// Ben proposes another game. Its first deal does not suit, so the line breaks for a moment, and it is told as missed.
/// One more game is drawn, which Ben has not asked for.
#[test]
fn who_agrees_to_another_game_agrees_to_one() {
    let mut failed = Vec::new();
    for restarts in [false, true] {
        let mut fake = fake();
        fake.steps(2);
        wishes(&mut fake, Wish::Propose(Proposal::NewGame));
        fake.open();
        let hand = fake.given.hand + 1;
        let terms = first_terms(&fake, 78);
        let (given, dealer) = fake.drawn(hand, terms).expect("he gives his bytes");
        fake.given.hand = hand;
        if restarts {
            fake.restart();
        } else {
            break_for_a_moment(&mut fake);
        }
        misses(&mut fake, given, dealer, Vec::new());
        plays_another(&mut fake, 79);
        if believes(&fake, 0) {
            failed.push((restarts, told(&fake)));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// The first deal of a game does not suit. It is shown to have ended as no rule allows, and its bytes never come.
/// Another game is drawn.
#[test]
fn a_first_deal_is_not_ended_by_an_end_without_bytes() {
    let mut failed = Vec::new();
    for (end, leads) in [
        (json!(["Target", "0"]), 0),
        (json!(["Target", null]), 0),
        (json!(["SingleHand", null]), 2),
        (json!(["Time", "0"]), 0),
    ] {
        let mut fake = fake();
        fake.steps(2);
        fake.make(Move::Resign(Seat::FIRST));
        fake.open();
        in_game(&mut fake, 77);
        let terms = first_terms(&fake, 77);
        assert!(fake.draws(terms), "he gives his bytes");
        fake.steps(leads);
        let shown = end.clone();
        fake.change = Some(Box::new(move |_, view| {
            view["game"] = json!(77);
            view["seen"]["phase"] = json!("GameOver");
            view["seen"]["end"] = shown.clone();
        }));
        let before = fake.changed;
        fake.show();
        assert_eq!(fake.changed, before + 1, "it reaches the screen: {end}");
        plays_another(&mut fake, 78);
        if believes(&fake, 0) {
            failed.push((end, told(&fake), fake.room.filed(BEN).len()));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

// What was refused.

/// Ben asks for Undo and then for another game, and the table refuses the former. It takes back his play.
#[test]
fn undo_that_was_refused_after_something_else_was_asked() {
    let mut fake = fake();
    fake.until(|fake| {
        let moves = fake.moves();
        let plays = moves.iter().rev().take(4).all(|step| matches!(step, Move::Play(..)));
        moves.len() > 5 && plays && !fake.is_bens_turn()
    });
    let undo = says(&mut fake, Wish::Undo);
    says(&mut fake, Wish::Propose(Proposal::NewGame));
    fake.tell(&FromTable::Refused { id: undo, why: Refusal::NotThere });
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 1]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// The other way round: the game that Ben could not leave is left.
#[test]
fn another_game_that_was_refused_after_something_else_was_asked() {
    let mut fake = fake();
    fake.steps(2);
    let leave = says(&mut fake, Wish::Propose(Proposal::NewGame));
    says(&mut fake, Wish::Undo);
    fake.tell(&FromTable::Refused { id: leave, why: Refusal::NotThere });
    fake.open();
    plays_another(&mut fake, 78);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// Ben asks for another game, his program starts again, and the table refuses what he asked for. It is left.
#[test]
fn another_game_that_was_refused_after_a_restart() {
    let mut fake = fake();
    fake.steps(2);
    let leave = says(&mut fake, Wish::Propose(Proposal::NewGame));
    for news in fake.room.clients[BEN].news() {
        if let ClientNews::Pledged(pass) = news {
            fake.room.passes[BEN] = Some(pass);
        }
    }
    fake.restart();
    fake.tell(&FromTable::Refused { id: leave, why: Refusal::NotThere });
    fake.resume();
    fake.open();
    plays_another(&mut fake, 78);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

// What is only told.

/// A clock is said to have been read that nobody has read.
#[test]
fn readings_of_clocks_that_are_only_told() {
    let mut failed = Vec::new();
    for (what, rules) in [("on time", on_time()), ("without clocks", draw())] {
        let mut fake = Fake::new(11, rules);
        fake.steps(3);
        let lie = Event::Clock { seat: Seat::SECOND, left: 3 };
        let news = json!([lie]);
        fake.change = Some(Box::new(move |_, view| view["news"] = news.clone()));
        let before = fake.room.news[BEN].len();
        fake.show();
        fake.change = None;
        let hears = fake.room.news[BEN][before..].iter().any(|news| match news {
            ClientNews::View(view) => view.news.contains(&lie),
            _ => false,
        });
        fake.finish();
        if hears && believes(&fake, 1) {
            failed.push((what, told(&fake)));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

// Honest tables.

fn cleo_is_away(room: &mut Room) {
    room.pass(Duration::from_secs(130));
    wish(room, 0, Wish::Propose(Proposal::StandIn(Seat::THIRD)));
    wish(room, BEN, Wish::Agree(true));
}

/// What all who are there want between two games.
fn all_agree(room: &mut Room, proposal: Proposal) {
    wish(room, 0, Wish::Propose(proposal));
    let asked = room.clients[BEN].view().and_then(|view| view.gathering.asked);
    if asked.is_some() {
        wish(room, BEN, Wish::Agree(true));
    }
}

/// Cleo is away for a whole game, and the others change seats before she is back.
#[test]
fn honest_who_is_away_for_a_game_after_which_the_others_change_seats() {
    let mut failed = Vec::new();
    for (seed, restarts, first) in [
        (13, false, Proposal::NewGame),
        (13, true, Proposal::NewGame),
        (14, false, Proposal::NewSeats),
        (15, true, Proposal::NewSeats),
        (16, false, Proposal::NewSeats),
    ] {
        let rules = Rules { target: 10, ..Preset::Block.rules(3).expect("a game") };
        let mut room = Room::with_table(seed, plan(rules));
        (0..2).for_each(|_| _ = room.act());
        room.disconnect(CLEO);
        cleo_is_away(&mut room);
        room.play();
        all_agree(&mut room, first);
        for _ in 0..400 {
            if phase(&room, 0) == Phase::GameOver {
                break;
            }
            room.act();
            let view = room.clients[0].view().expect("a view").clone();
            let seat = view.seen.to_move();
            let is_cleos = view.is_played()
                && !room.clients[0].seats().contains(seat)
                && !room.clients[BEN].seats().contains(seat);
            if is_cleos && !view.gathering.stand_ins.contains(seat) {
                room.pass(Duration::from_secs(130));
                let moment = room.clients[0].view().expect("a view").moment;
                room.clients[0].wish(Wish::Propose(Proposal::StandIn(seat)), moment);
                room.carry();
                let moment = room.clients[BEN].view().expect("a view").moment;
                room.clients[BEN].wish(Wish::Agree(true), moment);
                room.carry();
            }
        }
        assert_eq!(phase(&room, 0), Phase::GameOver, "the second game is over");
        all_agree(&mut room, Proposal::NewSeats);
        for _ in 0..4 {
            if phase(&room, 0) != Phase::Playing {
                room.pass(Duration::from_secs(130));
                room.carry();
            }
        }
        assert_eq!(phase(&room, 0), Phase::Playing, "the third game");
        if restarts {
            room.restart(CLEO);
        } else {
            room.connect(CLEO);
        }
        let fairness = room.clients[CLEO].fairness();
        if matches!(fairness, Fairness::Unfair(_)) {
            failed.push((seed, restarts, first, fairness));
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// What comes to Ben is lost from one line on, in the middle of all that is told at once.
fn evening_with_a_line_lost(rules: Rules, at_line: usize, (down, restarts): (u64, bool)) -> (Room, bool) {
    let mut room = Room::with_table(7, plan(rules));
    let (mut lines, lost) = (0, Rc::new(Cell::new(false)));
    let is_lost = lost.clone();
    room.rig = Some(Box::new(move |at, line| {
        if at == BEN && !is_lost.get() {
            lines += 1;
            is_lost.set(lines > at_line);
        }
        (if at == BEN && is_lost.get() { Vec::new() } else { vec![line] }, Vec::new())
    }));
    let mut was_lost = false;
    for _ in 0..400 {
        if lost.get() {
            was_lost = true;
            room.pass(Duration::from_secs(down));
            room.rig = None;
            lost.set(false);
            if restarts {
                room.restart(BEN);
            } else {
                room.disconnect(BEN);
                room.connect(BEN);
            }
        }
        match phase(&room, 0) {
            Phase::GameOver => break,
            Phase::HandOver => next_hand(&mut room),
            Phase::Playing => _ = room.act(),
        }
    }
    (room, was_lost)
}

#[test]
fn honest_evening_that_loses_a_line_at_every_moment() {
    let rules = Rules { target: 20, ..draw() };
    let mut failed = Vec::new();
    for kind in [(0, false), (0, true), (12, false)] {
        for at_line in (2..).step_by(3) {
            let (room, was_lost) = evening_with_a_line_lost(rules, at_line, kind);
            for (at, client) in room.clients.iter().enumerate() {
                let (fairness, deals) = (client.fairness(), client.deals());
                let unchecked = deals.iter().filter(|deal| deal.how == HowDrawn::Unseen).count();
                let is_accused = matches!(fairness, Fairness::Unfair(_));
                if is_accused || unchecked > usize::from(at == BEN) {
                    failed.push((kind, at_line, at, format!("{fairness:?} {deals:?}")));
                }
            }
            if !was_lost {
                break;
            }
        }
    }
    assert!(failed.is_empty(), "{} {:#?}", failed.len(), &failed[..failed.len().min(6)]);
}

/// Three people and what Ben's program sends is lost once the hashes of all have come to it. After the patience the
/// others draw without him, play the whole hand, and he comes back.
#[test]
fn honest_bytes_that_were_lost_and_a_hand_that_was_missed() {
    let mut failed = Vec::new();
    for (restarts, is_in_time) in [(false, false), (true, false), (false, true)] {
        let mut room = Room::with_table(7, plan(Preset::Block.rules(3).expect("a game")));
        play_hand(&mut room);
        let kept = Rc::new(RefCell::new(None));
        let hides = kept.clone();
        room.rig = Some(Box::new(move |at, line| {
            if at == BEN && matches!(line, FromTable::Hashes { .. }) {
                *hides.borrow_mut() = Some(line);
                return (Vec::new(), Vec::new());
            }
            (vec![line], Vec::new())
        }));
        next_hand(&mut room);
        room.rig = None;
        let line = kept.borrow_mut().take().expect("the hashes of all");
        room.tell(BEN, serde_json::to_string(&line).expect("a line"));
        assert!(!room.clients[BEN].lines().is_empty(), "he gives his bytes");
        room.disconnect(BEN);
        room.pass(Duration::from_secs(130));
        for _ in 0..4 {
            if phase(&room, 0) == Phase::Playing {
                break;
            }
            room.act();
            room.pass(Duration::from_secs(130));
        }
        assert_eq!(phase(&room, 0), Phase::Playing, "it is drawn without Ben");
        if !is_in_time {
            let moment = room.clients[0].view().expect("a view").moment;
            room.clients[0].wish(Wish::Propose(Proposal::StandIn(Seat::SECOND)), moment);
            room.carry();
            let moment = room.clients[CLEO].view().expect("a view").moment;
            room.clients[CLEO].wish(Wish::Agree(true), moment);
            room.carry();
            for _ in 0..200 {
                if phase(&room, 0) != Phase::Playing {
                    break;
                }
                room.act();
            }
            assert_eq!(phase(&room, 0), Phase::HandOver, "the others have played it");
        }
        if restarts {
            room.restart(BEN);
        } else {
            room.connect(BEN);
        }
        for _ in 0..200 {
            match phase(&room, 0) {
                Phase::Playing => _ = room.act(),
                Phase::HandOver => break,
                Phase::GameOver => panic!("it goes on"),
            }
        }
        next_hand(&mut room);
        for (at, client) in room.clients.iter().enumerate() {
            if let Fairness::Unfair(why) = client.fairness() {
                failed.push((restarts, is_in_time, at, why));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Ben's bytes are there, and his line breaks before he sees the hand. After the patience the others leave it for
/// another game, and he comes back.
#[test]
fn honest_hand_that_the_others_left_before_ben_saw_it() {
    let mut failed = Vec::new();
    for restarts in [false, true] {
        let mut room = Room::with_table(7, plan(Preset::Block.rules(3).expect("a game")));
        play_hand(&mut room);
        room.rig = Some(Box::new(|at, line| {
            let is_hidden =
                at == BEN && matches!(line, FromTable::Given(_) | FromTable::View(_) | FromTable::Story { .. });
            (if is_hidden { Vec::new() } else { vec![line] }, Vec::new())
        }));
        next_hand(&mut room);
        assert_eq!(phase(&room, 0), Phase::Playing);
        room.disconnect(BEN);
        room.rig = None;
        room.pass(Duration::from_secs(130));
        wish(&mut room, 0, Wish::Propose(Proposal::NewGame));
        let asked = room.clients[CLEO].view().and_then(|view| view.gathering.asked);
        if asked.is_some() {
            wish(&mut room, CLEO, Wish::Agree(true));
        }
        room.pass(Duration::from_secs(130));
        if restarts {
            room.restart(BEN);
        } else {
            room.connect(BEN);
        }
        (0..6).for_each(|_| _ = room.act());
        for (at, client) in room.clients.iter().enumerate() {
            if let Fairness::Unfair(why) = client.fairness() {
                failed.push((restarts, at, why));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// Ben agrees that Ana takes back her last play. What goes with it is a pass of hers from before, and a play of his.
#[test]
fn undo_of_anas_play_takes_back_no_pass_and_play_before_it() {
    let rules = Preset::Block.rules(2).expect("a game for two");
    let is_so = |fake: &Fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let deeds: Vec<(Seat, Move)> = seen.deeds().iter().map(|deed| (deed.seat, deed.act.step())).collect();
        let [.., one, two, three] = &deeds[..] else { return false };
        let is_play = |(of, step): &(Seat, Move), seat| *of == seat && matches!(step, Move::Play(..));
        *one == (Seat::FIRST, Move::Pass) && is_play(two, Seat::SECOND) && is_play(three, Seat::FIRST)
    };
    let found = (1..200).find_map(|seed| {
        let mut fake = Fake::new(seed, rules);
        while fake.session.state().phase() == Phase::Playing && !is_so(&fake) {
            fake.step();
        }
        (fake.session.state().phase() == Phase::Playing).then_some(fake)
    });
    let mut fake = found.expect("such a hand");
    let asked = json!({ "proposal": "Undo", "by": "0", "needed": "1", "agreed": "0" });
    fake.change = Some(Box::new(move |_, view| view["gathering"]["asked"] = asked.clone()));
    fake.show();
    fake.change = None;
    wishes(&mut fake, Wish::Agree(true));
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 3]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Whoever watches is told the dealer's bytes in the middle of a hand, and then lies.
#[test]
fn who_watches_is_told_the_bytes_early() {
    let mut fake = fake();
    let way = Entrance::Watch { code: fake.welcome.code };
    fake.room.clients[BEN] = Client::new("ws://table", "Ben", way, Bytes([9; 32]));
    fake.welcome.seats = Seats::NONE;
    fake.greet();
    let sitters = fake.given.terms.sitters.to_text();
    fake.change = Some(Box::new(move |_, view| {
        let seen: Observation = serde_json::from_value(view["seen"].clone()).expect("what Ben sees");
        view["seen"] = serde_json::to_value(seen.covered()).expect("it covered");
        view["seating"] = json!(sitters);
    }));
    fake.resume();
    fake.open();
    assert!(!fake.is_named(), "{}", told(&fake));
    let sitters = fake.given.terms.sitters.to_text();
    fake.change = Some(Box::new(move |_, view| {
        let seen: Observation = serde_json::from_value(view["seen"].clone()).expect("what Ben sees");
        view["seen"] = serde_json::to_value(seen.covered()).expect("it covered");
        view["seen"]["scores"][0] = json!(95);
        view["seating"] = json!(sitters);
    }));
    while fake.session.state().phase() == Phase::Playing {
        let step = fake.session.state().legal().nth(0).expect("a move");
        fake.make(step);
    }
    assert!(!matches!(fake.fairness(), Fairness::Watched(1)), "{}", told(&fake));
}

/// Ana has thought for long. In the next hand her clock is full again.
#[test]
fn anas_clock_is_not_filled_between_two_hands() {
    let mut fake = Fake::new(11, on_time());
    ana_thinks(&mut fake);
    fake.finish();
    assert!(believes(&fake, 1), "{}", told(&fake));
    let mut terms = next_terms(&fake);
    terms.begins.seconds[0] += 250;
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// The same in the middle of a hand.
#[test]
fn anas_clock_is_not_filled_in_a_hand() {
    let mut fake = Fake::new(11, on_time());
    ana_thinks(&mut fake);
    fake.steps(1);
    let moves = fake.moves();
    let filled: Vec<Move> = moves.iter().copied().filter(|step| !matches!(step, Move::Clock(..))).collect();
    fake.set_moves(&filled);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

/// Ana thinks for five minutes, which her clock shows.
fn ana_thinks(fake: &mut Fake) {
    fake.until(|fake| fake.moves().len() > 2 && !fake.is_bens_turn());
    fake.change = Some(Box::new(|_, view| view["clocks"]["left"] = json!([null, null, null, null])));
    fake.show();
    waits(fake, 300);
    let left = fake.session.state().public().seconds[0];
    fake.make(Move::Clock(Seat::FIRST, left - 300));
}

/// Ben has a game in his files. He sits down once more, in the middle of a hand for which the host has chosen what all
/// gave: the same as in the first hand of that game.
#[test]
fn no_game_that_ben_came_to_late_takes_the_place_of_an_earlier_one() {
    let mut fake = fake();
    let first = fake.room.sent[BEN].iter().find_map(|line| match serde_json::from_str(line).ok()? {
        FromTable::Given(given) => Some(given.given),
        _ => None,
    });
    fake.steps(2);
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    assert_eq!(file_names(&fake).len(), 1);
    fresh_ben(&mut fake);
    let dealer = Bytes([5; 32]);
    let terms = first_terms(&fake, 77);
    let given = Given { hand: 20, hash: dealer.hash(), terms, given: first.expect("what was given") };
    tells_given(&mut fake, &given);
    in_game(&mut fake, 77);
    fake.goes_on_with(given, dealer);
    fake.steps(2);
    fake.make(Move::Resign(Seat::FIRST));
    fake.open();
    fake.filed();
    assert!(fake.is_named() || file_names(&fake).len() == 2, "{} {:?}", told(&fake), file_names(&fake));
}

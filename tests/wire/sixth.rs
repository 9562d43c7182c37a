//! Sequences of lines that no honest host sends: drawings that are begun and dropped, seats that nobody asks, what was
//! wished long ago, and games that go on otherwise for who has come late. And honest tables that look like them.

use super::fake::Fake;
use super::last::{
    believes, both, break_for_a_moment, draw, fake, first_terms, fresh_ben, in_game, next_given, next_terms, on_time,
    plays_another, says, start, told,
};
use super::redrawn::{drawn, given_up};
use super::rigged::{BEN, phase, play_hand, revealed};
use crate::common::room::{Room, plan};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Deal, Move, Phase, Rules, Seat, Seats};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Given, HandCheck, InText, Seating, Session, Terms};
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{Client, Fairness, FromTable, MissedHand, ToTable};
use serde_json::json;
use std::time::Duration;

const CLEO: usize = 2;

fn misses(fake: &mut Fake, given: Given, bytes: Bytes, moves: Vec<Move>) {
    fake.tell(&FromTable::Missed(Box::new(MissedHand { given, bytes, moves: Steps(moves) })));
}

/// A drawing to which only Ana gave bytes.
fn without_ben(hand: u64, terms: Terms) -> (Given, Bytes) {
    let dealer = Bytes([hand as u8; 32]);
    (Given { hand, hash: dealer.hash(), terms, given: vec![(Seat::FIRST, Bytes([7; 32]))] }, dealer)
}

/// A hand is shown for which Ben was not asked.
fn shows_without_ben(fake: &mut Fake, terms: Terms) {
    let (given, dealer) = without_ben(fake.given.hand + 1, terms);
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    fake.goes_on_with(given, dealer);
    fake.finish();
}

/// The moves to the end of the hand, as anybody could make them.
fn rest(session: &Session) -> (Vec<Move>, Session) {
    let (mut session, mut moves) = (session.clone(), Vec::new());
    while session.state().phase() == Phase::Playing {
        let step = session.state().legal().nth(0).expect("a move");
        session.play(step).expect("a move");
        moves.push(step);
    }
    (moves, session)
}

/// Ben sits down in the middle of the hand.
fn comes_in_the_middle(fake: &mut Fake) {
    fake.steps(3);
    fresh_ben(fake);
    fake.resume();
}

// Drawings that come to nothing.

/// Once Ben's bytes are out, Ana is said to have kept hers back. The next drawing for the hand is dropped before there
/// are hashes, and one more says nothing of it.
fn is_drawn_after_one_that_was_given_up(fake: &mut Fake, terms: Terms) {
    let hand = fake.given.hand + 1;
    fake.drawn(hand, terms.clone()).expect("he gives his bytes");
    let given_up = vec![(hand, Seats::of(Seat::FIRST))];
    let again = Terms { given_up, seats: Seats::of(Seat::SECOND), ..terms };
    fake.tell(&FromTable::Draw { hand: hand + 1, hash: Bytes([6; 32]).hash(), terms: Box::new(again) });
    assert!(!fake.is_named(), "it may be so: {}", told(fake));
    fake.given.hand = hand + 1;
}

#[test]
fn a_drawing_that_was_given_up_is_not_forgotten_over_one_that_was_dropped() {
    let mut fake = fake();
    fake.finish();
    let terms = next_terms(&fake);
    is_drawn_after_one_that_was_given_up(&mut fake, terms.clone());
    fake.draws_and_plays(terms);
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

#[test]
fn a_first_deal_that_was_given_up_is_not_left_for_another_game() {
    for is_fresh in [true, false] {
        let mut fake = fake();
        if is_fresh {
            fresh_ben(&mut fake);
        } else {
            fake.steps(2);
            fake.make(Move::Resign(Seat::FIRST));
            fake.open();
        }
        let terms = first_terms(&fake, 77);
        is_drawn_after_one_that_was_given_up(&mut fake, terms);
        plays_another(&mut fake, 78);
        assert!(!believes(&fake, 0), "{is_fresh} {}", told(&fake));
    }
}

#[test]
fn who_gave_up_a_drawing_is_not_asked_after_one_that_was_dropped() {
    let (mut room, heard) = revealed();
    let cleo = Seats::of(Seat::THIRD);
    let terms = given_up(&heard, &[(heard.hand, cleo)], &[Seat::FIRST, Seat::SECOND]);
    drawn(&mut room, heard.hand + 1, terms).expect("he draws again, without Cleo");
    let answer = drawn(&mut room, heard.hand + 2, (*heard.terms).clone());
    let is_named = matches!(room.clients[BEN].fairness(), Fairness::Unfair(_));
    assert!(answer.is_none() && is_named);
}

/// Two seats are Ben's, and he is asked for one of them. The host makes the other one's moves.
#[test]
fn one_of_two_seats_is_not_asked_in_the_first_hand() {
    let mut fake = fake();
    fake.welcome.seats = both();
    fresh_ben(&mut fake);
    let terms = Terms { seats: Seats::of(Seat::SECOND), ..first_terms(&fake, 77) };
    let (hand, dealer) = (fake.given.hand + 1, Bytes([5; 32]));
    let said = fake.tell(&FromTable::Draw { hand, hash: dealer.hash(), terms: Box::new(terms.clone()) });
    let hash = |said: &ToTable| match said {
        ToTable::Hash { hash, seat, .. } => Some((*seat, *hash)),
        _ => None,
    };
    let said = fake.tell(&FromTable::Hashes { hand, hashes: said.iter().filter_map(hash).collect() });
    let bytes = |said: &ToTable| match said {
        ToTable::Chance { bytes, seat, .. } => Some((*seat, *bytes)),
        _ => None,
    };
    let given = Given { hand, hash: dealer.hash(), terms, given: said.iter().filter_map(bytes).collect() };
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    in_game(&mut fake, 77);
    fake.goes_on_with(given, dealer);
    fake.finish();
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

/// Ana gives up the game once Ben has given his bytes for the next hand, and it is dealt all the same.
#[test]
fn a_game_that_has_ended_has_no_next_hand() {
    let mut fake = fake();
    fake.finish();
    let (given, dealer) = next_given(&mut fake);
    fake.make(Move::Resign(Seat::FIRST));
    fake.tell(&FromTable::Given(Box::new(given.clone())));
    fake.goes_on_with(given, dealer);
    fake.finish();
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

// What was wished long ago.

/// Ben gives up, and the table does not answer, or says later that it has not heard it, or that it has. He plays on, and
/// then he is said to have given up.
#[test]
fn giving_up_is_for_its_moment() {
    for what in ["no answer", "never heard", "heard before a restart"] {
        let mut fake = fake();
        fake.until(Fake::is_bens_turn);
        let id = says(&mut fake, Wish::GiveUp);
        match what {
            "no answer" => {}
            "never heard" => fake.break_line(),
            _ => {
                fake.welcome.last_wish = id;
                fake.restart();
                fake.resume();
            }
        }
        fake.steps(4);
        fake.make(Move::Resign(Seat::SECOND));
        fake.open();
        assert!(!believes(&fake, 1), "{what} {}", told(&fake));
    }
}

/// The table answers a later wish of Ben's, so the one before was never made.
#[test]
fn undo_without_an_answer_is_not_made_after_a_later_answer() {
    let mut fake = fake();
    fake.until(|fake| {
        let moves = fake.moves();
        moves.len() > 4 && !fake.is_bens_turn() && matches!(moves.last(), Some(Move::Play(..)))
    });
    says(&mut fake, Wish::Undo);
    let id = says(&mut fake, Wish::Pause);
    fake.tell(&FromTable::Done(id));
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 1]);
    fake.show();
    fake.finish();
    assert!(!believes(&fake, 1), "{}", told(&fake));
}

#[test]
fn a_game_is_not_left_by_a_wish_without_an_answer_after_a_later_answer() {
    let mut fake = fake();
    fake.steps(2);
    says(&mut fake, Wish::Propose(Proposal::NewGame));
    let id = says(&mut fake, Wish::Pause);
    fake.tell(&FromTable::Done(id));
    fake.open();
    plays_another(&mut fake, 78);
    assert!(!believes(&fake, 0), "{}", told(&fake));
}

// Who has come late.

/// The end of the hand is not known yet, and the next one begins with other scores than that.
#[test]
fn the_next_hand_is_not_drawn_in_the_middle_of_one_to_which_one_came() {
    let mut fake = fake();
    comes_in_the_middle(&mut fake);
    let mut begins = rest(&fake.session).1.state().between_hands().expect("a next hand");
    begins.scores[0] += 30;
    let terms = Terms { begins, ..fake.given.terms.clone() };
    let next = fake.drawn(fake.given.hand + 1, terms);
    fake.finish();
    if let Some((given, dealer)) = next {
        fake.tell(&FromTable::Given(Box::new(given.clone())));
        fake.goes_on_with(given, dealer);
        fake.finish();
    }
    assert!(!believes(&fake, 2), "{}", told(&fake));
}

/// After the first hand that Ben sees comes another game in its middle, or the next hand of this one, for which he is
/// not asked and which begins with other scores.
#[test]
fn who_came_in_the_middle_has_seen_how_the_game_stands() {
    for (game, asked) in [(Some(77), true), (Some(77), false), (None, false)] {
        let mut fake = fake();
        comes_in_the_middle(&mut fake);
        fake.finish();
        let mut terms = next_terms(&fake);
        terms.begins.scores[0] += 30;
        if let Some(game) = game {
            terms.game = GameId(game);
            in_game(&mut fake, game);
        }
        if asked {
            fake.draws_and_plays(terms);
        } else {
            shows_without_ben(&mut fake, terms);
        }
        if !fake.is_named() {
            let terms = next_terms(&fake);
            fake.draws_and_plays(terms);
        }
        assert!(!believes(&fake, 3), "{game:?} {asked} {}", told(&fake));
    }
}

/// Ben sits down between two hands and is shown many games, or that the game is over. It goes on with other scores.
#[test]
fn scores_that_a_program_cannot_remember_leave_the_next_hand_unchecked() {
    for is_over in [false, true] {
        let mut fake = fake();
        fake.finish();
        fresh_ben(&mut fake);
        if is_over {
            fake.change = Some(Box::new(|_, view| {
                view["seen"]["phase"] = json!("GameOver");
                view["seen"]["end"] = json!(["Target", "0"]);
            }));
            fake.show();
            fake.change = None;
        } else {
            for game in 100..120 {
                in_game(&mut fake, game);
                fake.show();
            }
            fake.change = None;
            fake.show();
        }
        let mut terms = next_terms(&fake);
        terms.begins.scores[0] += 50;
        fake.draws_and_plays(terms);
        assert!(!believes(&fake, 2), "{is_over} {}", told(&fake));
    }
}

// Lines that end a program, or take its seat away.

#[test]
fn any_number_of_a_last_wish_ends_no_program() {
    let mut fake = fake();
    fake.welcome.last_wish = u64::MAX;
    fake.break_line();
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    assert_eq!(fake.room.clients[BEN].wish(Wish::Undo, moment), None);
}

#[test]
fn a_return_without_a_token_takes_no_seat_away() {
    let mut fake = fake();
    fake.steps(2);
    assert!(fake.welcome.token.take().is_some());
    fake.break_line();
    fake.restart();
    fake.resume();
    fake.finish();
    assert!(!matches!(fake.fairness(), Fairness::Watched(_)), "{}", told(&fake));
}

/// A hand is told as missed at which other numbers of people sit than its rules are for.
#[test]
fn a_hand_with_more_people_than_its_game_has_is_not_filed() {
    for (players, people) in [(2, 4), (4, 2), (3, 2)] {
        let mut fake = fake();
        fresh_ben(&mut fake);
        let rules = Preset::Block.rules(players).expect("a game");
        let names = ["guest Ana", "guest Ben", "guest Cleo", "guest Dora"];
        let sitters = Seating::from_text(&names[..people].join(", ")).expect("a seating");
        let terms = Terms { rules, sitters, begins: start(&rules), ..first_terms(&fake, 77) };
        let (given, dealer) = without_ben(20, terms);
        let number = given.drawing(fake.welcome.table, dealer).expect("a drawing").number();
        let mut session = Session::new(rules).expect("a game");
        let deal = Deal::from_number(number, &rules, session.state().lead());
        session.deal(deal).expect("a deal");
        let (moves, _) = rest(&session);
        misses(&mut fake, given, dealer, moves);
        let seats = fake.filed().map(|kept| (kept.played.seating.seats(), kept.record.rules.seats()));
        assert!(seats.is_none_or(|(one, other)| one == other), "{seats:?} {}", told(&fake));
    }
}

// Ends that are told.

/// The line breaks for a moment, and the rest of a game is told with moves in Ben's name.
#[test]
fn the_end_of_a_game_with_moves_of_bens_is_not_filed_as_checked_after_a_moment() {
    let mut fake = fake();
    fresh_ben(&mut fake);
    in_game(&mut fake, 77);
    let rules = Rules { target: 10, ..draw() };
    let terms = Terms { rules, begins: start(&rules), ..first_terms(&fake, 77) };
    assert!(fake.draws(terms));
    fake.steps(3);
    break_for_a_moment(&mut fake);
    let (more, end) = rest(&fake.session);
    assert_eq!(end.state().phase(), Phase::GameOver);
    let moves = fake.moves().into_iter().chain(more).collect();
    let (given, dealer) = (fake.given.clone(), fake.dealer);
    misses(&mut fake, given, dealer, moves);
    let kept = fake.filed().expect("a file");
    let checks: Vec<Option<HandCheck>> = kept.record.hands.iter().map(|hand| hand.check).collect();
    assert!(!checks.contains(&Some(HandCheck::Checked)), "{checks:?} {}", told(&fake));
}

/// Ben wishes to draw until a bone fits, and his line breaks for a moment, in which Ana gives up. Nestor did nothing.
#[test]
fn honest_draws_that_ben_wished_for_before_a_break_are_no_practice() {
    let must_draw = |session: &Session| {
        let seen = session.observe(Seat::SECOND);
        seen.to_move() == Seat::SECOND && seen.phase() == Phase::Playing && seen.legal().nth(0) == Some(Move::Draw)
    };
    let found = (1..60).find_map(|seed| {
        let mut fake = Fake::new(seed, draw());
        while fake.session.state().phase() == Phase::Playing && !must_draw(&fake.session) {
            fake.step();
        }
        let mut next = fake.session.clone();
        let draws_twice = must_draw(&next) && next.play(Move::Draw).is_ok() && must_draw(&next);
        draws_twice.then_some(fake)
    });
    let mut fake = found.expect("such a hand");
    says(&mut fake, Wish::Play { step: Move::Draw, west: false, draws_on: true });
    break_for_a_moment(&mut fake);
    let moves = fake.moves().into_iter().chain([Move::Draw, Move::Draw, Move::Resign(Seat::FIRST)]).collect();
    let (given, dealer) = (fake.given.clone(), fake.dealer);
    misses(&mut fake, given, dealer, moves);
    assert!(!fake.is_named(), "{}", told(&fake));
    assert!(!fake.filed().expect("a file").played.practice);
}

fn wish(room: &mut Room, at: usize, wish: Wish) {
    let moment = room.clients[at].view().expect("a view").moment;
    room.clients[at].wish(wish, moment);
    room.carry();
}

/// Three people between two hands. Cleo's program hears nothing of the hashes of all, so the next hand is drawn until
/// the patience is over.
fn next_hand_is_drawn(clocks: Seats) -> Room {
    let rules = Rules { seconds: 60, clocks, ..Preset::Block.rules(3).expect("a game") };
    rules.check().expect("a game on time");
    let mut room = Room::with_table(7, plan(rules));
    play_hand(&mut room);
    room.rig = Some(Box::new(|at, line| {
        let is_hidden = at == CLEO && matches!(line, FromTable::Hashes { .. });
        (if is_hidden { Vec::new() } else { vec![line] }, Vec::new())
    }));
    (0..3).for_each(|at| wish(&mut room, at, Wish::GoOn));
    assert_eq!(phase(&room, 0), Phase::HandOver);
    room
}

/// While the next hand is drawn, Ana wants to give up the game, or her clock runs out. All play another one.
#[test]
fn honest_game_that_ends_while_its_next_hand_is_drawn() {
    for (gives_up, clocks) in [(true, both()), (false, Seats::of(Seat::FIRST))] {
        let mut room = next_hand_is_drawn(clocks);
        if gives_up {
            wish(&mut room, 0, Wish::GiveUp);
            assert_eq!(phase(&room, 0), Phase::HandOver, "the hand is drawn first");
        } else {
            room.pass(Duration::from_secs(70));
            room.carry();
            assert_eq!(phase(&room, 0), Phase::GameOver, "her clock has run out");
        }
        room.rig = None;
        let mut was_over = false;
        for _ in 0..40 {
            room.pass(Duration::from_secs(10));
            for at in 0..3 {
                let view = room.clients[at].view().expect("a view");
                let is_asked = view.gathering.asked.is_some();
                was_over |= view.seen.phase() == Phase::GameOver;
                if view.seen.phase() != Phase::Playing {
                    wish(&mut room, at, if is_asked { Wish::Agree(true) } else { Wish::GoOn });
                }
            }
            room.act();
        }
        let fairness: Vec<Fairness> = room.clients.iter().map(Client::fairness).collect();
        let is_accused = fairness.iter().any(|fairness| matches!(fairness, Fairness::Unfair(_)));
        let hands = room.clients[BEN].deals().len();
        assert!(!is_accused && hands > 0, "{gives_up} {fairness:?} {hands}");
        assert!(was_over || gives_up);
        assert_ne!(phase(&room, 0), Phase::GameOver, "another game is played");
    }
}

/// What Ben wishes is not kept yet, and what he wishes next is refused at once. Then the first one is done.
#[test]
fn honest_table_that_could_not_keep_what_ben_wished() {
    let mut room = Room::with_table(5, plan(on_time()));
    let table = *room.files.keys().next().expect("a table that is kept");
    room.unkept.insert(table, Vec::new());
    wish(&mut room, BEN, Wish::GiveUp);
    let outputs = room.host.halt(table, room.now);
    room.follow(outputs);
    wish(&mut room, BEN, Wish::Undo);
    room.keep_all(table);
    assert_eq!(phase(&room, BEN), Phase::GameOver);
    let fairness = room.clients[BEN].fairness();
    assert!(!matches!(fairness, Fairness::Unfair(_)), "{fairness:?}");
}

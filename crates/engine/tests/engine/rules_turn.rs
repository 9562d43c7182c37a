//! A turn: R14 to R18.

use crate::game::Game;
use crate::table::*;
use electrum_dominoes_engine::event::{Event, HandEnd};
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::observe::Observation;
use electrum_dominoes_engine::protocol::{read_position, write_position};
use electrum_dominoes_engine::rules::{Preset, Rules};
use electrum_dominoes_engine::state::Phase;

fn draw_game() -> Rules {
    Rules { draws: true, ..block() }
}

#[test]
fn r14_a_seat_must_play_if_it_can_and_otherwise_draws_until_it_can() {
    let mut state = start(draw_game(), &["1-1 6-5", "3-2 4-4"], "5-5 6-6 6-1 0-0");
    assert_eq!(refused(&state, "pass"), "seat 0 has a bone that fits, and may not pass");
    assert_eq!(refused(&state, "draw"), "seat 0 has a bone that fits, and may not draw");
    play(&mut state, "1-1e");
    assert_eq!(legal(&state), ["draw"]);
    assert_eq!(refused(&state, "pass"), "seat 1 may draw, and so may not pass");
    play(&mut state, "draw, draw");
    assert_eq!(legal(&state), ["draw"], "neither 5-5 nor 6-6 fits a one");
    assert_eq!(state.to_move(), seat(1), "a draw is one bone, and the turn continues");
    play(&mut state, "draw");
    assert_eq!(legal(&state), ["6-1e", "6-1w"]);
    play(&mut state, "6-1e");
    assert_eq!((state.to_move(), state.hand_len(seat(1))), (seat(0), 4));
}

#[test]
fn r14_only_the_seat_that_draws_sees_the_bone() {
    let mut state = start(draw_game(), &["1-1 6-5", "3-2 4-4"], "5-5 6-6 6-1 0-0");
    play(&mut state, "1-1e");
    let events = play(&mut state, "draw");
    let drew = |bone| Event::Drew { seat: seat(1), bone, left: 23 };
    assert_eq!(events, [drew(Some(bone("5-5")))]);
    assert_eq!(events[0].clone().seen_by(seat(1)), drew(Some(bone("5-5"))));
    assert_eq!(events[0].clone().seen_by(seat(0)), drew(None));
}

#[test]
fn r14_a_seat_passes_when_nothing_may_be_drawn() {
    let mut state =
        start(Rules { reserve: 2, ..draw_game() }, &["0-0 1-0 2-0 3-0 4-0 5-0 6-0", "1-1 2-2 3-3 4-4 5-5 6-6 6-5"], "");
    play(&mut state, "0-0e");
    for _ in 0..12 {
        play(&mut state, "draw");
    }
    assert_eq!(play(&mut state, "pass"), [Event::Passed { seat: seat(1) }]);
    assert_eq!(state.to_move(), seat(0));
}

#[test]
fn r65_a_seat_that_may_draw_one_bone_a_turn_then_plays_it_or_passes() {
    let rules = Rules { draw_most: Some(1), ..draw_game() };
    let mut state = start(rules, &["1-1 6-5", "3-2 4-4"], "5-5 6-6 6-1 0-0");
    play(&mut state, "1-1e, draw");
    assert_eq!(legal(&state), ["pass"], "5-5 does not fit");
    assert_eq!(refused(&state, "draw"), "seat 1 has drawn 1 bone, and may not draw more in this turn");
    play(&mut state, "pass");
    assert_eq!(legal(&state), ["draw"], "another turn");
    play(&mut state, "draw, pass");
    assert_eq!(legal(&state), ["draw"], "both have passed, and the hand goes on as long as bones can be drawn");
    play(&mut state, "draw");
    assert_eq!(legal(&state), ["6-1e", "6-1w"], "a bone that fits is played");
    let two = Rules { draw_most: Some(2), ..rules };
    let mut state = start(two, &["1-1 6-5", "3-2 4-4"], "5-5 6-6 6-1 0-0");
    play(&mut state, "1-1e, draw");
    assert_eq!(legal(&state), ["draw"]);
}

#[test]
fn r18_the_pass_of_a_full_hand_counts_although_it_drew_all_that_it_may() {
    let rules = Rules { draw_most: Some(1), hand_limit: Some(3), ..draw_game() };
    let mut state = start(rules, &["1-1 6-5", "3-2 4-4"], "5-5 6-6 3-3 2-2");
    play(&mut state, "1-1e, draw, pass, draw, pass, pass, draw");
    assert_eq!((legal(&state), state.phase()), (vec!["pass".to_owned()], Phase::Playing));
    play(&mut state, "pass");
    assert_eq!(state.phase(), Phase::HandOver, "neither may ever draw again, so the hand is blocked");
}

#[test]
fn r65_others_hear_that_a_seat_has_drawn_enough() {
    let rules = Rules { draw_most: Some(1), ..preset(Preset::MalteseCross) };
    let mut passed_early = 0;
    for number in 0..40 {
        let mut game = Game::new(rules).expect("rules that can be played");
        game.deal_number(number).expect("the hand can be dealt");
        while game.state().phase() == Phase::Playing {
            let state = game.state();
            for seat in state.rules().all_seats() {
                let seen = game.observe(seat);
                let told = write_position(&seen.account());
                let heard = read_position(&told, &rules).expect("a position that was written");
                let heard = Observation::from_account(&heard).unwrap_or_else(|why| panic!("{why}: {told}"));
                assert_eq!(heard, seen);
            }
            let step = state.legal().nth(0).expect("a move");
            passed_early += usize::from(step == Move::Pass && state.public().drawable() > 0);
            game.play(step).expect("a legal move");
        }
    }
    assert!(passed_early > 10, "{passed_early} passes with bones left to draw");
}

#[test]
fn r15_in_block_nothing_is_drawn_after_the_deal() {
    let mut state = start(block(), &["1-1 6-5", "3-2 4-4"], "6-1");
    play(&mut state, "1-1e");
    assert_eq!((state.public().drawable(), state.public().boneyard_len()), (0, 24));
    assert_eq!(legal(&state), ["pass"]);
    assert_eq!(refused(&state, "draw"), "nothing may be drawn in this game");
    assert!(!preset(Preset::Block).draws);
}

#[test]
fn r16_with_free_draw_a_seat_that_can_play_may_draw_but_not_pass() {
    let mut state = start(Rules { free_draw: true, ..draw_game() }, &["1-1 6-5", "1-0 4-4"], "5-5 6-6");
    assert_eq!(legal(&state), ["1-1e", "6-5e", "draw"], "even before it leads with any bone");
    play(&mut state, "1-1e");
    assert_eq!(legal(&state), ["1-0e", "1-0w", "draw"]);
    assert_eq!(refused(&state, "pass"), "seat 1 has a bone that fits, and may not pass");
    play(&mut state, "draw, draw, 1-0e");
    assert_eq!((state.to_move(), state.hand_len(seat(1))), (seat(0), 3));
    assert!(preset(Preset::AllFivesPalm).free_draw);
}

#[test]
fn r17_a_full_hand_that_cannot_play_passes_even_if_bones_are_left() {
    let mut state = start(Rules { hand_limit: Some(4), ..draw_game() }, &["1-1 6-5", "3-2 4-4"], "5-5 6-6 6-1 0-0");
    play(&mut state, "1-1e, draw, draw");
    assert_eq!(legal(&state), ["pass"]);
    assert_eq!(refused(&state, "draw"), "seat 1 holds 4 bones, and may not draw more");
    assert_eq!(preset(Preset::DrawGame).hand_limit, Some(18));
}

#[test]
fn r18_the_hand_is_blocked_when_every_seat_has_passed_in_a_row() {
    let rules = Rules { seats: 3, ..block() };
    let mut state = start(rules, &["1-1 6-5 6-4", "1-0 4-4 4-3", "3-2 3-3 0-0"], "");
    play(&mut state, "1-1e, 1-0e, 0-0e, pass, pass");
    assert_eq!(state.phase(), Phase::Playing);
    let events = play(&mut state, "pass");
    assert!(matches!(events[1], Event::HandEnded { how: HandEnd::Blocked, .. }), "{events:?}");
    assert_eq!(state.phase(), Phase::HandOver);
    assert_eq!(refused(&state, "pass"), "no hand is being played: the next one has not been dealt yet");
}

#[test]
fn r18_a_bone_played_between_passes_keeps_the_hand_open() {
    let rules = Rules { seats: 3, ..block() };
    let mut state = start(rules, &["1-1 6-5 6-4", "4-4 4-3 5-5", "1-0 3-2 0-0"], "");
    play(&mut state, "1-1e, pass, 1-0e, pass, pass, 0-0e, pass, pass");
    assert_eq!(state.phase(), Phase::Playing, "two have passed since the last bone");
    play(&mut state, "pass");
    assert_eq!(state.phase(), Phase::HandOver);
}

#[test]
fn r18_an_empty_hand_has_dominoed() {
    let mut state = start(block(), &["6-5 5-4", "6-2 3-3"], "");
    let events = play(&mut state, "6-5e, 6-2e, 5-4w");
    assert!(
        matches!(events[1], Event::HandEnded { how: HandEnd::Domino(seat), .. } if seat.index() == 0),
        "{events:?}"
    );
}

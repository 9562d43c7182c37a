//! Par: best play with open hands, against a plain search that tries every move, and against
//! published figures.

use electrum_dominoes::arena::par::{Par, par};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::record::Session;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Moves that no small position takes.
const ENOUGH: u64 = 100_000_000;

/// The points by which the side of seat 0 is ahead of the best of the others.
fn lead(state: &GameState) -> i32 {
    let rules = state.rules();
    let others = rules.all_sides().skip(1).map(|side| state.score(side)).max().unwrap_or(0);
    i32::from(state.score(rules.all_sides().next().expect("a side"))) - i32::from(others)
}

/// The lead of the side of seat 0 at the end, found by trying every move.
fn plain(state: &GameState) -> i32 {
    if state.phase() != Phase::Playing {
        return lead(state);
    }
    let moves = state.legal();
    let ends = moves.iter().map(|step| {
        let mut next = *state;
        next.play(step).expect("it is legal");
        plain(&next)
    });
    let first = state.rules().side(state.to_move()).index() == 0;
    let best = if first { ends.max() } else { ends.min() };
    best.expect("the seat on turn has a move")
}

/// Positions of a game near the end of a hand, with at most this many bones in all hands and still
/// to be drawn.
fn endings(rules: Rules, number: u64, most: usize) -> Vec<GameState> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).expect("rules that can be played");
    let mut found = Vec::new();
    for deal in 0..4 {
        if session.state().phase() != Phase::HandOver || session.deal_number(number + deal).is_err() {
            break;
        }
        while session.state().phase() == Phase::Playing {
            let state = session.state();
            let held: usize = rules.all_seats().map(|seat| state.hand_len(seat)).sum();
            if held + state.public().drawable() <= most {
                found.push(*state);
            }
            let step = state.legal().pick(chance.random()).expect("a move");
            session.play(step).expect("it is legal");
        }
    }
    found
}

#[test]
fn par_is_what_trying_every_move_finds() {
    for preset in Preset::ALL {
        for seats in 2..=4 {
            let Some(rules) = preset.rules(seats) else { continue };
            let mut compared = 0;
            // A cross is often blocked while everyone still holds a lot, so few of its games come
            // to an end that can be solved.
            let mut deals =
                (0..400).flat_map(|number| endings(rules, 100 * number, 9).into_iter().map(move |end| (number, end)));
            while let Some((_, state)) = deals.next().filter(|(number, _)| *number < 4 || compared == 0) {
                let Some(Par { points, .. }) = par(&state, ENOUGH) else { panic!("{preset} is not solved") };
                if rules.side(state.to_move()).index() == 0 {
                    assert_eq!(points, plain(&state) - lead(&state), "{preset} for {seats}");
                    compared += 1;
                }
            }
            assert!(compared > 0, "{compared} of {preset} for {seats}");
        }
    }
}

#[test]
fn the_best_move_reaches_par() {
    for state in (0..20).flat_map(|number| endings(Preset::AllFives.rules(2).expect("a game for two"), number, 12)) {
        let Par { step, points } = par(&state, ENOUGH).expect("it is small");
        let mut next = state;
        next.play(step).expect("it is legal");
        let rest = par(&next, ENOUGH).map_or(0, |rest| rest.points);
        let rest = if next.to_move() == state.to_move() { rest } else { -rest };
        let own = |lead: i32| if state.to_move().index() == 0 { lead } else { -lead };
        assert_eq!(points, own(lead(&next)) - own(lead(&state)) + rest);
    }
}

#[test]
fn too_little_time_is_no_answer() {
    let mut session = Session::new(Preset::AllFives.rules(2).expect("a game for two")).expect("they can be played");
    session.deal_number(1).expect("a new game");
    assert_eq!(par(session.state(), 10), None);
    let over = Session::new(Preset::Block.rules(2).expect("a game for two")).expect("they can be played");
    assert_eq!(par(over.state(), ENOUGH), None, "nobody is on turn before the deal");
}

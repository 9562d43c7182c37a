//! Par: best play with open hands, against a plain search that tries every move, and against published figures.

use electrum_dominoes::arena::par::{Block, Par, par};
use electrum_dominoes::engine::bone::{Bone, Bones, SEATS};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::rules::{Preset, Rules, Winning};
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

/// Positions of a game near the end of a hand, with at most this many bones in all hands and still to be drawn.
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
            if held + state.drawable() <= most {
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
            // A cross is often blocked while everyone still holds a lot, so few of its games come to an end that can be solved.
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

#[test]
fn the_fast_way_through_block_gives_what_the_slow_one_does() {
    let block = Preset::Block.rules(2).expect("a game for two");
    // A far target that must be reached exactly changes nothing in a hand, but the fast way does not take such a game.
    let slow = Rules { target: 1000, finish: Winning { exact: true, ..Rules::DRAW.finish }, ..block };
    let mut compared = 0;
    for number in 0..60 {
        for (fast, slow) in endings(block, number, 12).iter().zip(endings(slow, number, 12)) {
            let (Some(fast_par), Some(slow_par)) = (par(fast, ENOUGH), par(&slow, ENOUGH)) else {
                panic!("both are solved")
            };
            assert_eq!(fast_par.points, slow_par.points);
            let block = Block::of(fast).expect("it is Block");
            assert_eq!(Block::of(&slow), None);
            assert_eq!(i32::from(block.points()), fast_par.points);
            // A seat can win without points, against a hand that holds only 0-0.
            assert!([0, block.winner()].contains(&block.points().signum()));
            compared += 1;
        }
    }
    assert!(compared > 300, "{compared}");
}

/// How often a hand wins against every `step`th hand that can be dealt from the other bones, if the heaviest doublet leads.
fn wins(hand: Bones, step: usize) -> f64 {
    let rules = Preset::Block.rules(2).expect("a game for two");
    let others = (!hand).subsets().filter(|other| other.len() == 7).step_by(step);
    let won: Vec<bool> = others
        .map(|other| {
            let mut hands = [Bones::NONE; SEATS];
            hands[..2].copy_from_slice(&[hand, other]);
            let boneyard = (!(hand | other)).iter().collect();
            let deal = Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; SEATS] };
            let mut state = GameState::new(rules).expect("they can be played");
            state.deal(&deal).expect("it can be dealt");
            let winner = Block::of(&state).expect("it is Block").winner();
            winner == if state.to_move().index() == 0 { 1 } else { -1 }
        })
        .collect();
    won.iter().filter(|won| **won).count() as f64 / won.len() as f64
}

#[test]
fn hands_of_one_kind_win_as_often_as_was_published() {
    let all = |like: fn(Bone) -> bool| Bone::all().filter(|&bone| like(bone)).collect::<Bones>();
    // Over all 116,280 deals these are 28.91%, 99.89% and 100%.
    let doublets = wins(all(Bone::is_doublet), 50);
    assert!((0.27..0.31).contains(&doublets), "{doublets}");
    let sixes = wins(all(|bone| bone.has(6)), 50);
    assert!((0.99..1.0).contains(&sixes), "{sixes}");
    let blanks = wins(all(|bone| bone.has(0)), 50);
    assert!(blanks > 0.999_999, "{blanks}");
}

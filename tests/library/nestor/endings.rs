//! The best move of an ending is found, and hidden bones are not treated as known.

use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::Candidate;
use electrum_dominoes::nestor::ending::exact::{Solver, Worth, only_world, worth};
use electrum_dominoes::nestor::ending::proof::Proof;
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The endings with at most this many bones left in a hand of random moves, as the seat to move
/// sees them.
fn endings(rules: Rules, number: u64, most: usize) -> Vec<Observation> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut endings = Vec::new();
    while session.state().phase() == Phase::Playing {
        let observation = session.observe(session.state().to_move());
        let left = observation.hand().len() + observation.unseen().len();
        if only_world(&observation).is_some() && left <= most && observation.legal().len() > 1 {
            endings.push(observation);
        }
        let step = session.state().legal().pick(chance.next_u32()).expect("the seat to move has a legal move");
        session.play(step).expect("a legal move can be made");
    }
    endings
}

/// Solves an ending completely, in small steps.
fn solved(world: &World) -> Vec<Candidate> {
    let mut solver = Solver::new(*world);
    while !solver.run(7) {}
    solver.candidates()
}

/// The value of a world for a seat, found by trying everything.
fn tried_out(world: &World, seat: Seat) -> Worth {
    if world.phase() != Phase::Playing {
        return worth(world, seat);
    }
    let worths = world
        .legal()
        .iter()
        .map(|step| {
            let mut after = *world;
            after.play(step);
            tried_out(&after, seat)
        })
        .collect::<Vec<_>>();
    let better = |a: Worth, b: Worth| if (a > b) == (world.to_move() == seat) { a } else { b };
    worths.into_iter().reduce(better).expect("the seat to move has a legal move")
}

#[test]
fn the_best_move_of_an_ending_agrees_with_trying_everything() {
    let games =
        [Preset::AllFives, Preset::Draw, Preset::FivesAndThrees, Preset::Muggins, Preset::FiveUp, Preset::DrawGame];
    let mut compared = 0;
    for rules in games.into_iter().flat_map(|preset| preset.rules(2)) {
        for ending in (0..1_600).flat_map(|number| endings(rules, number, 8)) {
            let world = only_world(&ending).expect("nothing is hidden in an ending");
            let candidates = solved(&world);
            for candidate in &candidates {
                let mut after = world;
                after.play(candidate.step);
                let tried = tried_out(&after, ending.seat());
                assert!((candidate.win - f64::from(tried.win)).abs() < 1e-6, "{candidate:?}, but {tried:?}");
            }
            assert!(candidates.windows(2).all(|pair| pair[0].win >= pair[1].win));
            compared += 1;
        }
    }
    assert!(compared > 2_000, "only {compared} endings were compared");
}

/// The moves that are proven to win, found in small steps.
fn proven(world: &World) -> Vec<Move> {
    let mut proof = Proof::new(*world, usize::MAX);
    while !proof.run(7) {}
    proof.won().to_vec()
}

#[test]
fn the_moves_of_an_ending_that_win_the_game_are_proven_and_no_others() {
    let mut counts = [0; 2];
    for preset in [Preset::AllFives, Preset::AllFivesPalm, Preset::Draw, Preset::FiveUp, Preset::DrawGame] {
        // A low target, so that many games can still be won by either side.
        let rules = Rules { target: 40, ..preset.rules(2).expect("a game for two") };
        for ending in (0..1_000).flat_map(|number| endings(rules, number, 8)) {
            let world = only_world(&ending).expect("nothing is hidden in an ending");
            let proven = proven(&world);
            for Candidate { step, .. } in solved(&world) {
                let mut after = world;
                after.play(step);
                let wins = tried_out(&after, ending.seat()).win >= 1.0;
                assert_eq!(proven.contains(&step), wins, "{step} in {world:?}");
                counts[usize::from(wins)] += 1;
            }
        }
    }
    assert!(counts[0] > 1_000 && counts[1] > 300, "{counts:?} moves didn't win and won");
}

#[test]
fn a_large_hand_that_can_surely_win_is_played_and_judged_so() {
    let palm = Preset::AllFivesPalm.rules(2).expect("a game for two");
    let gathered = |number| {
        let mut session = Session::new(palm).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let seen = session.observe(session.state().to_move());
            if only_world(&seen).is_some() && seen.hand().len() >= 15 && seen.legal().len() > 1 {
                return Some((session, seen));
            }
            let moves = seen.legal();
            let step = if moves.draw { Move::Draw } else { moves.nth(0).expect("a legal move") };
            session.play(step).expect("the move is legal");
        }
        None
    };
    let mut won = 0;
    for (mut session, seen) in (0..12).filter_map(gathered) {
        let mut solver = Solver::new(only_world(&seen).expect("nothing is hidden"));
        let proven = proven(solver.world());
        if solver.run(400_000) || proven.is_empty() {
            continue;
        }
        let judged = Judging::new(seen.clone(), NODES).finish();
        for &step in &proven {
            let played = judged.of(step).expect("the move is legal").played;
            assert_eq!((played.win, played.loss, played.error), (1.0, 0.0, 0.0), "{step}");
        }
        let play = |seen: &Observation| choose(seen, Level::Brutal, &mut chance_of(seen, 1)).best;
        assert!(proven.contains(&play(&seen)));
        while session.state().phase() == Phase::Playing {
            let step = play(&session.observe(session.state().to_move()));
            session.play(step).expect("the move is legal");
        }
        let winner = session.state().result().and_then(|end| end.winner);
        assert_eq!(winner, Some(palm.side(seen.seat())));
        won += 1;
    }
    assert!(won >= 2, "only {won} hands could surely win");
}

#[test]
fn nothing_is_treated_as_known_while_a_bone_may_be_elsewhere() {
    let block = Preset::Block.rules(2).expect("Block is for two");
    assert!((0..50).all(|number| endings(block, number, 28).is_empty()), "the boneyard of a Block game is never seen");
}

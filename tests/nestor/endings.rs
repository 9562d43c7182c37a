//! The best move of an ending is found, and hidden bones are not treated as known.

use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::Candidate;
use electrum_dominoes::nestor::ending::exact::{Solver, Worth, only_world, worth};
use electrum_dominoes::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The endings with at most this many bones left in a hand of random moves, as the seat to move sees them.
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
fn solved(world: World) -> Vec<Candidate> {
    let mut solver = Solver::new(world);
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
    for rules in games.into_iter().filter_map(|preset| preset.rules(2)) {
        for ending in (0..1_600).flat_map(|number| endings(rules, number, 8)) {
            let world = only_world(&ending).expect("nothing is hidden in an ending");
            let candidates = solved(world);
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

#[test]
fn nothing_is_treated_as_known_while_a_bone_may_be_elsewhere() {
    let block = Preset::Block.rules(2).expect("Block is for two");
    assert!((0..50).all(|number| endings(block, number, 28).is_empty()), "the boneyard of a Block game is never seen");
}

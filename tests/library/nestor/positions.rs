//! Positions that tests ask Nestor about.

use electrum_dominoes::engine::{Observation, Phase, Rules};
use electrum_dominoes::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The observations at every choice of a hand of random moves.
pub(super) fn positions(rules: Rules, number: u64) -> Vec<Observation> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut found = Vec::new();
    while session.state().phase() == Phase::Playing {
        let moves = session.state().legal();
        if moves.len() > 1 {
            found.push(session.observe(session.state().to_move()));
        }
        let step = moves.pick(chance.next_u32()).expect("the seat to move has a legal move");
        session.play(step).expect("a legal move can be made");
    }
    found
}

//! Lays out random hands and checks every move against the laws.

use super::laws::Watch;
use electrum_dominoes_engine::place::{Placed, Shape, whole::LaidTable};
use electrum_dominoes_engine::{Act, Deal, GameState, Move, Phase, Rules};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What a move does to the bones on the table, if anything.
pub(crate) const fn act(step: Move) -> Option<Act> {
    match step {
        Move::Play(bone, end) => Some(Act::Played(bone, end)),
        Move::Boom(bone) => Some(Act::Destroyed(bone)),
        Move::Draw | Move::Pass | Move::Clock(..) | Move::Resign(_) => None,
    }
}

/// Plays the first hand of a game with random moves on a cloth, and checks the laws. Returns the
/// places at its end, or the law that was broken.
pub(crate) fn lay_hand(rules: &Rules, shape: Shape, number: u64) -> Result<Placed, String> {
    let mut state = GameState::new(*rules).map_err(|why| why.to_string())?;
    state.deal(&Deal::from_number(number, rules, state.lead())).map_err(|why| why.to_string())?;
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut whole = LaidTable::new(rules, shape);
    let mut watch = Watch::new(rules.set, shape);
    let mut placed = whole.placed();
    while state.phase() == Phase::Playing {
        let moves = state.legal();
        let step = moves.pick(chance.next_u32()).ok_or("nothing can be done")?;
        let seat = state.to_move();
        state.play_unchecked(step);
        if let Some(act) = act(step) {
            whole.follow(seat, act);
            placed = whole.placed();
            watch.see(seat, act, state.layout(), &placed).map_err(|why| format!("after {step}: {why}"))?;
        }
    }
    Ok(placed)
}

//! The best response to a player: what a seat wins that knows how the other one chooses.

use super::game::{SmallBlock, View, outcome, steps};
use crate::engine::{Bones, Deeds, GameState, Move, Seat};

/// How a player chooses.
pub trait Policy {
    /// How likely it makes each of the moves that differ, in their order.
    fn odds(&mut self, state: &GameState, deeds: &Deeds, view: View) -> Vec<f64>;
}

/// A deal that the responding seat cannot tell from others.
struct Possible {
    state: GameState,
    view: View,
    /// How likely it is that the game came here, if the responding seat wanted it to.
    chance: f64,
}

/// The share of hands that a seat with this hand wins against a policy at best, over all hands of the other.
pub fn best_response(game: &SmallBlock, seat: Seat, hand: Bones, policy: &mut impl Policy) -> f64 {
    let possible = |(other, state)| Possible { state, view: View::of(other), chance: 1.0 };
    let deals: Vec<Possible> = game.deals_with(seat, hand).map(possible).collect();
    let count = deals.len() as f64;
    respond(seat, &deals, &Deeds::new(), policy) / count
}

/// What the seat wins in all these deals together, after the same moves in each of them.
fn respond(seat: Seat, deals: &[Possible], deeds: &Deeds, policy: &mut impl Policy) -> f64 {
    let Some(Possible { state, .. }) = deals.first() else { return 0.0 };
    if outcome(state).is_some() {
        let won = |deal: &Possible| {
            let of_first = outcome(&deal.state).unwrap_or_default();
            deal.chance * if seat == Seat::FIRST { of_first } else { 1.0 - of_first }
        };
        return deals.iter().map(won).sum();
    }
    let follow = |step: Move, chances: &dyn Fn(usize) -> f64, policy: &mut _| {
        let next = deals.iter().enumerate().filter(|&(at, _)| chances(at) > 0.0).map(|(at, deal)| Possible {
            state: deal.state.after(step),
            view: deal.view.after(&deal.state, step),
            chance: deal.chance * chances(at),
        });
        let next: Vec<Possible> = next.collect();
        let mut deeds = deeds.clone();
        deeds.note(state, step);
        respond(seat, &next, &deeds, policy)
    };
    if state.to_move() == seat {
        return steps(state).into_iter().map(|step| follow(step, &|_| 1.0, policy)).fold(0.0, f64::max);
    }
    let mut chosen: Vec<Vec<(Move, f64)>> = Vec::new();
    for deal in deals {
        let steps = steps(&deal.state);
        let odds = if steps.len() == 1 { vec![1.0] } else { policy.odds(&deal.state, deeds, deal.view) };
        chosen.push(steps.into_iter().zip(odds).collect());
    }
    let mut all: Vec<Move> = chosen.iter().flatten().filter(|(_, odds)| *odds > 0.0).map(|(step, _)| *step).collect();
    all.sort_unstable();
    all.dedup();
    let odds = |at: usize, step| chosen[at].iter().find(|(other, _)| *other == step).map_or(0.0, |(_, odds)| *odds);
    all.into_iter().map(|step| follow(step, &|at| odds(at, step), policy)).sum()
}

//! The best response to a player: what a seat wins that knows how the other one chooses.

use super::game::{SmallGame, after, drawn, outcome, steps};
use crate::engine::{Bone, Bones, Deeds, GameState, Move, Seat};
use crate::nestor::ending::passage::View;
use std::collections::BTreeMap;

/// How a player chooses.
pub trait Policy {
    /// How likely it makes each of the moves that differ, in their order. It can ask what the seats have done since the deal.
    fn odds(&mut self, state: &GameState, deeds: &dyn Fn() -> Deeds, view: View) -> Vec<f64>;
}

/// A deal that the responding seat cannot tell from others.
struct Possible {
    dealt: GameState,
    state: GameState,
    view: View,
    /// How likely it is that the game came here, if the responding seat wanted it to.
    chance: f64,
}

/// The share of hands that a seat with this hand wins against a policy at best, over all hands of the other and all bones that may be drawn.
pub fn best_response(game: &SmallGame, seat: Seat, hand: Bones, policy: &mut impl Policy) -> f64 {
    let with = |other| {
        let dealt = game.dealt(if seat == Seat::FIRST { [hand, other] } else { [other, hand] });
        dealt.map(move |state| Possible { dealt: state, state, view: View::of(other), chance: 1.0 })
    };
    let all: Vec<Possible> = game.hands().into_iter().flat_map(with).collect();
    Response { seat, policy }.won(&all, &mut Vec::new()) / all.len() as f64
}

/// A seat that responds to a policy.
struct Response<'a, P> {
    seat: Seat,
    policy: &'a mut P,
}

impl<P: Policy> Response<'_, P> {
    /// What the seat wins in all these deals together, after the same moves in each of them.
    fn won(&mut self, deals: &[Possible], before: &mut Vec<Move>) -> f64 {
        let Some(Possible { state, .. }) = deals.first() else { return 0.0 };
        if outcome(state).is_some() {
            let won = |deal: &Possible| {
                let of_first = outcome(&deal.state).unwrap_or_default();
                deal.chance * if self.seat == Seat::FIRST { of_first } else { 1.0 - of_first }
            };
            return deals.iter().map(won).sum();
        }
        if state.to_move() == self.seat {
            let steps = steps(state).into_iter();
            return steps.map(|step| self.won_with(step, deals, |_| 1.0, before)).fold(0.0, f64::max);
        }
        let mut chosen: Vec<Vec<(Move, f64)>> = Vec::new();
        for Possible { dealt, state, view, .. } in deals {
            let steps = steps(state);
            let deeds = || deeds(*dealt, before);
            let odds = if steps.len() == 1 { vec![1.0] } else { self.policy.odds(state, &deeds, *view) };
            chosen.push(steps.into_iter().zip(odds).collect());
        }
        let likely = chosen.iter().flatten().filter(|(_, odds)| *odds > 0.0);
        let mut all: Vec<Move> = likely.map(|(step, _)| *step).collect();
        all.sort_unstable();
        all.dedup();
        let odds = |at: usize, step| chosen[at].iter().find(|(other, _)| *other == step).map_or(0.0, |(_, odds)| *odds);
        all.into_iter().map(|step| self.won_with(step, deals, |at| odds(at, step), before)).sum()
    }

    /// What it wins after this move, which is this likely in each of the deals. A bone that it draws itself tells them apart.
    fn won_with(&mut self, step: Move, deals: &[Possible], odds: impl Fn(usize) -> f64, before: &mut Vec<Move>) -> f64 {
        let mut apart: BTreeMap<Option<Bone>, Vec<Possible>> = BTreeMap::new();
        let (own, other) = (self.seat, self.seat.next(2));
        for (at, &Possible { dealt, ref state, view, chance }) in deals.iter().enumerate() {
            let chance = chance * odds(at);
            if chance > 0.0 {
                let seen = if state.to_move() == own { drawn(state, step) } else { None };
                let (view, state) = (after(view, other, state, step), state.after(step));
                apart.entry(seen).or_default().push(Possible { dealt, state, view, chance });
            }
        }
        before.push(step);
        let won = apart.values().map(|deals| self.won(deals, before)).sum();
        before.pop();
        won
    }
}

/// What the seats have done in a deal with these moves.
fn deeds(mut state: GameState, steps: &[Move]) -> Deeds {
    let mut deeds = Deeds::new();
    for &step in steps {
        deeds.note(&state, step);
        state.play_unchecked(step);
    }
    deeds
}

//! What a score is worth: the chance to win the game from it.
//!
//! Far from the target that chance grows evenly with the points, so playing for it is playing for points. Near the target it does not, and then it is what
//! counts.

use crate::engine::bone::{BySeat, SEATS, Seat, Side};
use crate::engine::observe::Observation;
use crate::engine::rules::Rules;
use crate::engine::state::Phase;
use crate::engine::world::World;

/// What the sides expect of a game, one number a side; together they are one.
pub type Chances = BySeat<f32>;

/// How likely each side is to win from these scores, between two hands.
pub(super) fn chances(rules: &Rules, scores: &BySeat<i16>) -> Chances {
    let need = scores.map(|score| (f32::from(rules.target) - f32::from(score)).max(1.0));
    let swing = swing(rules);
    let mut chances = [0.0; SEATS];
    for side in rules.all_sides() {
        let rivals = rules.all_sides().filter(|&rival| rival != side);
        chances[side.index()] = rivals
            .map(|rival| {
                ahead(need[rival.index()] - need[side.index()], need[rival.index()] + need[side.index()], swing)
            })
            .product();
    }
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

/// How likely the side of the observing seat is to win, by the scores alone.
pub(super) fn chances_of(observation: &Observation) -> f32 {
    let rules = observation.rules();
    let mut scores = [0; SEATS];
    rules.all_sides().for_each(|side| scores[side.index()] = observation.score(side));
    chances(rules, &scores)[rules.side(observation.seat()).index()]
}

/// The size of the steps in which a game is won where points are made all the time.
pub(super) const SWING: f32 = 12.0;
/// The same where only the end of a hand gives points.
pub(super) const LAST_SWING: f32 = 24.0;

/// How steeply a logistic curve must rise to be nearly the normal one.
pub(super) const NORMAL: f32 = 1.702;

/// The size of the steps in which a game is won.
fn swing(rules: &Rules) -> f32 {
    if rules.fives || rules.threes { SWING } else { LAST_SWING }
}

/// The chance that a race is won in which one has this many points less to make than the other, with so many to make together.
fn ahead(lead: f32, together: f32, swing: f32) -> f32 {
    // The difference of two sums of many small steps is nearly normal, and the logistic curve is nearly the normal one.
    let deviations = lead / (swing * together).sqrt();
    1.0 / (1.0 + libm::expf(-NORMAL * deviations))
}

/// How likely each side is to win from a world in which the hand is over.
pub fn outcome(world: &World) -> Chances {
    let rules = world.rules();
    if world.phase() != Phase::GameOver {
        return if rules.single_hand { even(rules) } else { chances(rules, &world.scores()) };
    }
    match world.winner() {
        None => even(rules),
        Some(winner) => one_for(winner),
    }
}

fn even(rules: &Rules) -> Chances {
    let mut chances = [0.0; SEATS];
    chances[..rules.sides()].fill(1.0 / rules.sides() as f32);
    chances
}

fn one_for(side: Side) -> Chances {
    let mut chances = [0.0; SEATS];
    chances[side.index()] = 1.0;
    chances
}

/// The points by which a seat's side is ahead of the best of the others.
pub fn lead(rules: &Rules, scores: &BySeat<i16>, seat: Seat) -> i32 {
    let own = rules.side(seat);
    let others = rules.all_sides().filter(|&side| side != own).map(|side| i32::from(scores[side.index()]));
    i32::from(scores[own.index()]) - others.max().unwrap_or(0)
}

//! The value of scores, as the chance to win the game from them.
//!
//! Far from the target, the chance grows evenly with the points, so that playing for points is the
//! same as playing to win. Near the target, it does not, and then only the chance matters.

use sight::rules::{CountWhat, Settle};
use sight::{BySeat, Observation, Phase, Rules, SEATS, Seat, Side, Word, World};

/// Each side's chance to win a game. The chances add up to one.
pub type Chances = BySeat<f32>;

/// Each side's chance to win from these scores, between two hands.
pub(super) fn chances(rules: &Rules, scores: &BySeat<i16>) -> Chances {
    if rules.finish.love.is_on() {
        return chances_at_love(rules, scores);
    }
    // Where points are collected, the race is lost by the side that has the least left to lose.
    let way = if rules.settle == Settle::Collect { -1.0 } else { 1.0 };
    let need = scores.map(|score| (f32::from(rules.target) - way * f32::from(score)).max(1.0));
    // A hand moves two sides apart by about as much as it takes off what they need, so the more
    // they need, the less a lead says.
    let mean = need[..rules.sides()].iter().sum::<f32>() / rules.sides() as f32;
    let deviation = (swing(rules) * 2.0 * mean).sqrt();
    let mut chances = [0.0; SEATS];
    for side in rules.all_sides() {
        let rivals = rules.all_sides().filter(|&rival| rival != side);
        let leads = rivals.map(|rival| way * (need[rival.index()] - need[side.index()]));
        // The difference of two sums of many small steps is nearly normal, and the logistic curve
        // is close to the normal distribution.
        chances[side.index()] = 1.0 / (1.0 + leads.map(|lead| libm::expf(-NORMAL * (lead / deviation))).sum::<f32>());
    }
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

/// The same where scores go back to zero as soon as every side has points. Half of all hands double
/// a chance that one side goes on alone.
fn chances_at_love(rules: &Rules, scores: &BySeat<i16>) -> Chances {
    let alone = |side: Side| match scores[side.index()] {
        0 => 0.0,
        score => libm::exp2f(f32::from(score) - f32::from(rules.target)),
    };
    let others = (rules.sides() - 1) as f32;
    let mut chances = [0.0; SEATS];
    for side in rules.all_sides() {
        let against: f32 = rules.all_sides().filter(|&other| other != side).map(alone).sum();
        chances[side.index()] = 1.0 + alone(side) - against / others;
    }
    let all: f32 = chances.iter().sum();
    chances.map(|chance| chance / all)
}

/// The chance of the observing seat's side to win, from the scores alone.
pub(super) fn chances_of(observation: &Observation) -> f32 {
    let rules = observation.rules();
    let mut scores = [0; SEATS];
    rules.all_sides().for_each(|side| scores[side.index()] = observation.score(side));
    chances(rules, &scores)[rules.side(observation.seat()).index()]
}

/// The size of the steps of a score if points are scored during play.
const SWING: f32 = 12.0;
/// The same if only the end of a hand gives points.
const LAST_SWING: f32 = 24.0;
/// The same if hands are counted and not pips.
const HAND_SWING: f32 = 1.0;

/// The steepness at which a logistic curve is close to the normal distribution.
const NORMAL: f32 = 1.702;

/// How many pips a point is as good as. Where equal ends score, two or three points are as much as
/// ten or fifteen in other games. Where a count scores its parts, its points are a third or a fifth
/// of it.
pub(super) const fn size_of_point(rules: &Rules) -> u8 {
    match rules.counting {
        CountWhat::Twins => 5,
        CountWhat::Parts => 4,
        CountWhat::Whole => 1,
    }
}

/// The size of the steps of a score.
fn swing(rules: &Rules) -> f32 {
    if rules.scores_in_play() {
        SWING / f32::from(size_of_point(rules))
    } else if rules.counts_hands() {
        HAND_SWING
    } else {
        LAST_SWING
    }
}

/// Each side's chance to win from a world in which the hand is over.
pub fn outcome<W: Word>(world: &World<W>) -> Chances {
    let rules = world.rules();
    if world.phase() != Phase::GameOver {
        return if rules.single_hand { even(rules) } else { chances(rules, &world.public().scores) };
    }
    match world.winner() {
        None => even(rules),
        Some(winner) => std::array::from_fn(|side| f32::from(u8::from(side == winner.index()))),
    }
}

fn even(rules: &Rules) -> Chances {
    let mut chances = [0.0; SEATS];
    chances[..rules.sides()].fill(1.0 / rules.sides() as f32);
    chances
}

/// The lead of a seat's side over the best other side.
pub fn lead(rules: &Rules, scores: &BySeat<i16>, seat: Seat) -> i32 {
    let own = rules.side(seat);
    let others = rules.all_sides().filter(|&side| side != own).map(|side| i32::from(scores[side.index()]));
    i32::from(scores[own.index()]) - others.max().unwrap_or(0)
}

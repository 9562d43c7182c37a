//! Flat Monte Carlo. Each candidate is played out greedily in the same random worlds, and the best
//! mean wins.

use super::worlds::Sampler;
use crate::engine::{Move, Observation, Phase, World};
use rand::Rng;

pub(super) fn choose(observation: &Observation, worlds: u32, chance: &mut impl Rng) -> Move {
    let mut candidates: Vec<(Move, i64)> = observation.legal().iter().map(|step| (step, 0)).collect();
    // Ties are broken in the same way as in a playout.
    candidates.sort_by_key(|&(step, _)| std::cmp::Reverse(greed(step, observation.points_of(step))));
    let sampler = Sampler::new(observation);
    for _ in 0..worlds {
        let world = sampler.sample(chance);
        for (step, sum) in &mut candidates {
            let mut end = world;
            end.play(*step);
            play_out(&mut end);
            *sum += gain(observation, &end);
        }
    }
    let first = (Move::Pass, i64::MIN);
    candidates.into_iter().fold(first, |best, candidate| if candidate.1 > best.1 { candidate } else { best }).0
}

fn play_out(world: &mut World) {
    while world.phase() == Phase::Playing {
        let step = greedy(world);
        world.play(step);
    }
}

/// Returns the move that yields the most points at once. Ties go to the heaviest bone, then to a
/// doublet. A firecracker is thrown if it scores and no play scores more, because a play can still
/// follow.
fn greedy(world: &World) -> Move {
    let moves = world.legal();
    let scoring = world.rules().scores_in_play();
    let mut best = (0, if moves.draw { Move::Draw } else { Move::Pass });
    for (end, bones) in moves.plays() {
        for bone in bones {
            let step = Move::Play(bone, end);
            let greed = greed(step, if scoring { world.points_of(step) } else { 0 });
            if greed > best.0 {
                best = (greed, step);
            }
        }
    }
    for step in moves.booms.iter().map(Move::Boom) {
        let points = world.points_of(step);
        let greed = greed(step, points);
        if points > 0 && greed > best.0 {
            best = (greed, step);
        }
    }
    best.1
}

/// Combines points, then weight, then doublets in one number. Every play is above zero.
fn greed(step: Move, points: u8) -> u32 {
    let (rank, doublet) = match step {
        Move::Play(bone, _) => (u32::from(bone.weight()) + 1, u32::from(bone.is_doublet())),
        _ => (0, 0),
    };
    u32::from(points) << 8 | rank << 1 | doublet
}

/// The points that the observer's side gained on the others from the observation to the end of the
/// hand. In a game of one hand, it is 1 for a win and -1 for a loss.
fn gain(observation: &Observation, end: &World) -> i64 {
    let rules = observation.rules();
    let own = rules.side(observation.seat());
    if rules.single_hand {
        return end.winner().map_or(0, |winner| if winner == own { 1 } else { -1 });
    }
    let gains = rules.all_sides().map(|side| {
        let gained = i64::from(end.score(side)) - i64::from(observation.score(side));
        if side == own { gained } else { -gained }
    });
    gains.sum()
}

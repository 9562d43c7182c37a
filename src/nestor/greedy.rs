//! The simplest player: the bone that yields the most points, and nothing else.

use super::{Candidate, Choice};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use rand::{Rng, RngExt};

/// The move that scores most, ties by chance. Drawing and firecrackers come after anything that can be played.
pub(super) fn choose(observation: &Observation, chance: &mut impl Rng) -> Choice {
    let moves = observation.legal();
    let plays = moves.iter().filter(|step| matches!(step, Move::Play(..)));
    let mut candidates: Vec<Candidate> = plays.map(|step| candidate(observation, step)).collect();
    if candidates.is_empty() {
        let step = if moves.draw { Move::Draw } else { Move::Pass };
        candidates.push(candidate(observation, step));
    }
    let most = candidates.iter().map(|candidate| candidate.points).fold(0.0, f64::max);
    let best: Vec<Move> =
        candidates.iter().filter(|candidate| candidate.points >= most).map(|best| best.step).collect();
    let best = best[chance.random_range(0..best.len())];
    candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
    Choice { best, candidates, worlds: 0, nodes: 0 }
}

fn candidate(observation: &Observation, step: Move) -> Candidate {
    let points = f64::from(observation.points_of(step));
    Candidate { step, points, points_error: 0.0, win: 0.5, win_error: 0.0 }
}

//! Twins: moves with the same effect, of which only one needs to be judged.

use sight::{Joint, Layout, Move, Observation};

/// Every legal move, paired with the first legal move that has the same effect.
pub fn known_as(observation: &Observation) -> Vec<(Move, Move)> {
    let moves = observation.legal();
    let firecrackers = observation.rules().firecrackers;
    let first = |step: Move| moves.iter().find(|&other| are_twins(observation.layout(), firecrackers, step, other));
    moves.iter().map(|step| (step, first(step).unwrap_or(step))).collect()
}

/// Whether two moves have the same effect. They do if they play one bone on two ends that differ
/// only in their place. With firecrackers, two end bones are never alike.
pub fn are_twins(layout: &Layout, firecrackers: bool, one: Move, other: Move) -> bool {
    if one == other {
        return true;
    }
    let (Move::Play(bone, here), Move::Play(same, there)) = (one, other) else { return false };
    let host = |end| layout.joint(end).map(Joint::bone);
    bone == same && layout.is_alike(here, there) && (!firecrackers || host(here) == host(there))
}

/// The candidates: every legal move that is not the twin of an earlier one.
pub fn candidates(observation: &Observation) -> Vec<Move> {
    known_as(observation).into_iter().filter(|(step, known_as)| step == known_as).map(|(step, _)| step).collect()
}

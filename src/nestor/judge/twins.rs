//! Moves that come to the same, so that only one of them needs to be looked at.

use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::table::{Joint, Table, Way};

/// Every legal move, and the first legal move that comes to the same.
pub(super) fn known_as(observation: &Observation) -> Vec<(Move, Move)> {
    let moves = observation.legal();
    let firecrackers = observation.rules().firecrackers;
    let first = |step: Move| moves.iter().find(|&other| are_twins(observation.table(), firecrackers, step, other));
    moves.iter().map(|step| (step, first(step).unwrap_or(step))).collect()
}

/// Whether two moves come to the same: plays of one bone on two ends that differ in nothing but their place.
fn are_twins(table: &Table, firecrackers: bool, one: Move, other: Move) -> bool {
    if one == other {
        return true;
    }
    let (Move::Play(bone, here), Move::Play(same, there)) = (one, other) else { return false };
    bone == same && matches!((table.joint(here), table.joint(there)), (Some(a), Some(b)) if alike(a, b, firecrackers))
}

/// Whether two open places are alike: the two sides or the two ends of one doublet, or the ends of two plain bones that show the same. But a firecracker
/// tells one end bone from another.
fn alike(a: Joint, b: Joint, firecrackers: bool) -> bool {
    let is_side = |joint: Joint| matches!(joint.way(), Way::West | Way::East);
    let is_doublet = |joint: Joint| joint.bone().is_doublet();
    if a.bone() == b.bone() {
        return is_doublet(a) && is_side(a) == is_side(b);
    }
    !firecrackers && a.pips() == b.pips() && !is_doublet(a) && !is_doublet(b)
}

/// The candidates: every legal move that no earlier one comes to the same as.
pub(super) fn candidates(observation: &Observation) -> Vec<Move> {
    known_as(observation).into_iter().filter(|(step, known_as)| step == known_as).map(|(step, _)| step).collect()
}

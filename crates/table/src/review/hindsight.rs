//! What a side could have reached in each hand if all had seen every bone. No decision is judged by
//! it.

use crate::arena::par::{OpenPosition, par};
use crate::engine::Seat;
use crate::record::Record;
use serde::{Deserialize, Serialize};

/// The most moves that a position may take. They take about a tenth of a second.
const MOVES: u64 = 100_000;

/// What best play with every bone in sight reaches from a choice to the end of its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hindsight {
    /// The hand, counted from 1.
    pub hand: usize,
    /// The move in the hand, counted from 1.
    pub number: usize,
    /// The points by which the side gets further ahead of the others with best play.
    pub par: i32,
    /// The points by which it did.
    pub reached: i32,
}

/// For each finished hand, par from the first choice of a seat from which all its choices can be
/// solved.
pub fn hindsight(record: &Record, seat: Seat) -> Vec<Hindsight> {
    let mut positions = OpenPosition::all(record).unwrap_or_default();
    positions.retain(|position| position.state.to_move() == seat && position.is_choice());
    let hands = positions.chunk_by(|one, next| one.hand == next.hand);
    let of_hand = |hand: &[OpenPosition]| hand.iter().rev().map_while(solved).last();
    hands.filter_map(of_hand).collect()
}

fn solved(position: &OpenPosition) -> Option<Hindsight> {
    let &OpenPosition { hand, number, ref state, reached } = position;
    Some(Hindsight { hand, number, par: par(state, MOVES)?.points, reached: reached? })
}

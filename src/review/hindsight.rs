//! What a side could have reached in each hand if all had seen every bone. No decision is judged by it.

use crate::arena::par::{Moment, par};
use crate::engine::Seat;
use crate::record::Record;
use serde::{Deserialize, Serialize};

/// The most moves that a moment may take. They take about a tenth of a second.
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

/// For each finished hand, par from the first choice of a seat from which all its choices can be solved.
pub fn hindsight(record: &Record, seat: Seat) -> Vec<Hindsight> {
    let mut moments = Moment::all(record).unwrap_or_default();
    moments.retain(|moment| moment.state.to_move() == seat && moment.is_choice());
    let hands = moments.chunk_by(|one, next| one.hand == next.hand);
    let of_hand = |hand: &[Moment]| hand.iter().rev().map_while(solved).last();
    hands.filter_map(of_hand).collect()
}

fn solved(moment: &Moment) -> Option<Hindsight> {
    let &Moment { hand, number, ref state, reached } = moment;
    Some(Hindsight { hand, number, par: par(state, MOVES)?.points, reached: reached? })
}

//! Par: what both sides reach in a hand if all play as well as they can and everyone sees every
//! bone, those in the boneyard too. It is hindsight, so no player is judged by it.
//!
//! Two sides are solved, partners as one. With more, the side on turn is taken to play against all
//! others together, so its par is what it can make sure of.

use crate::engine::{GameState, Move, Phase, Seat};
use crate::nestor::twins::without_twins;
use crate::nestor::value;
use crate::record::{Record, Replay, ReplayError};

/// What best play reaches from a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Par {
    /// A best move of the seat on turn.
    pub step: Move,
    /// The points by which its side gets further ahead of the others until the end of the hand.
    pub points: i32,
}

/// A position of a record, before a move, with every bone in sight.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenPosition {
    /// The hand, counted from 1.
    pub hand: usize,
    /// The move in the hand, counted from 1.
    pub number: usize,
    /// The position before the move.
    pub state: GameState,
    /// The points by which the side on turn got further ahead until the end of the hand, if the
    /// hand is over.
    pub reached: Option<i32>,
}

impl OpenPosition {
    /// The first position of a hand that has not been played yet.
    pub const fn at_first(state: GameState) -> OpenPosition {
        OpenPosition { hand: 1, number: 1, state, reached: None }
    }

    /// The positions before all moves of a record.
    pub fn all(record: &Record) -> Result<Vec<OpenPosition>, ReplayError> {
        let mut positions: Vec<OpenPosition> = Vec::new();
        record.replay_with(|seen| {
            let Replay::Move(made) = seen else { return };
            let (hand, number) = (made.hand, made.number);
            positions.push(OpenPosition { hand, number, state: *made.before, reached: None });
            if made.after.phase() != Phase::Playing {
                for position in positions.iter_mut().filter(|position| position.hand == hand) {
                    let lead = |state| lead(state, position.state.to_move());
                    position.reached = Some(lead(made.after) - lead(&position.state));
                }
            }
        })?;
        Ok(positions)
    }

    /// Whether the seat on turn has a choice.
    pub fn is_choice(&self) -> bool {
        self.state.legal().len() > 1
    }
}

/// Par from a position in a hand. It is `None` if no seat is on turn, or if solving takes more than
/// this many moves.
pub fn par(state: &GameState, most_moves: u64) -> Option<Par> {
    let mut search = OpenSearch { seat: state.to_move(), moves_left: most_moves };
    let mut best: Option<Par> = None;
    let before = lead(state, search.seat);
    for step in steps(state) {
        let low = best.map_or(WORST, |best| best.points + before);
        let points = search.value(&state.after(step), low, BEST)? - before;
        if best.is_none_or(|best| points > best.points) {
            best = Some(Par { step, points });
        }
    }
    best
}

const WORST: i32 = i32::MIN;
const BEST: i32 = i32::MAX;

/// A search through all ways to finish a hand.
struct OpenSearch {
    /// The seat whose side gets as far ahead as it can. All seats of other sides hold against it.
    seat: Seat,
    moves_left: u64,
}

impl OpenSearch {
    /// The lead that is reached from here, if it is between these bounds. If not, the result is on
    /// the same side of them.
    fn value(&mut self, state: &GameState, mut low: i32, mut high: i32) -> Option<i32> {
        if state.phase() != Phase::Playing {
            return Some(lead(state, self.seat));
        }
        self.moves_left = self.moves_left.checked_sub(1)?;
        let rules = state.rules();
        let own = rules.side(state.to_move()) == rules.side(self.seat);
        let mut found = if own { WORST } else { BEST };
        for step in steps(state) {
            let lead = self.value(&state.after(step), low, high)?;
            if own {
                found = found.max(lead);
                low = low.max(lead);
            } else {
                found = found.min(lead);
                high = high.min(lead);
            }
            if low >= high {
                break;
            }
        }
        Some(found)
    }
}

fn lead(state: &GameState, seat: Seat) -> i32 {
    value::lead(state.rules(), &state.scores(), seat)
}

/// The moves that differ, those that score most first and then the heaviest. A firecracker can make
/// a difference between ends that are alike.
fn steps(state: &GameState) -> impl Iterator<Item = Move> {
    let moves = state.legal();
    let mut steps: Vec<Move> = if state.rules().firecrackers {
        moves.iter().collect()
    } else {
        without_twins(state.layout(), &moves).collect()
    };
    let weight = |step| if let Move::Play(bone, _) = step { bone.weight() } else { 0 };
    steps.sort_by_cached_key(|&step| std::cmp::Reverse((state.points_of(step), weight(step))));
    steps.into_iter()
}

//! A game in play: its state, the moves that are legal in it, what they do, and how hands are scored and follow one another.

mod illegal;
mod lead;
pub mod moves;
pub mod next_hand;
pub(super) mod score;
pub mod state;
mod turn;

pub use self::illegal::Illegal;
pub(super) use self::turn::Turn;

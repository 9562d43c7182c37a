//! A game in progress: its state, its legal moves, what they do, how hands are scored, and how the
//! next hand begins.

mod between;
mod ended;
mod illegal;
mod lead;
pub mod moves;
pub mod next_hand;
mod public;
pub(super) mod score;
mod scoring;
pub mod state;
mod turn;

pub use self::between::BetweenHands;
pub use self::illegal::Illegal;
pub use self::public::{Carryover, Public};
pub(super) use self::turn::Turn;

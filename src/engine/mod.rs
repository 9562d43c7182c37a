//! The rules of every game: pure, with no input or output, no clock, and no randomness outside [`deal`]. Only bad input can fail.

pub mod account;
pub mod bone;
pub mod deal;
pub mod event;
pub mod fnv;
mod illegal;
mod lacks;
mod lead;
pub mod moves;
pub mod next_hand;
pub mod notation;
pub mod observe;
pub mod options;
pub mod protocol;
pub mod rules;
mod score;
mod seat;
pub mod shuffle;
pub mod state;
pub mod table;
mod turn;
pub mod world;

pub use illegal::Illegal;

//! The rules of every game. This code is pure. It has no input or output, no clock, and no randomness outside [`deal`]. Only bad input can fail.

pub mod bone;
pub mod deal;
pub mod fnv;
mod play;
pub mod rules;
mod seat;
pub mod shuffle;
mod sight;
pub mod table;
mod text;

pub use play::{Carryover, Illegal, Public, moves, next_hand, state};
pub use sight::{event, observe, world};
pub use text::{account, notation, options, protocol};

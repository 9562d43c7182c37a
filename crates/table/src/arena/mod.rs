//! Games played between Nestors, and what they show: the other table, luck, and figures with their
//! uncertainty.

pub mod duplicate;
mod game;
pub mod luck;
pub mod peeking;
pub mod signature;
mod statistics;

pub use game::{MOST_HANDS, play_game};
pub use statistics::{Estimate, NINETY_FIVE, ratio, share, wilson};

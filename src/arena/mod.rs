//! Matches between players, and what they say about who is better.
//!
//! A [`Bout`] plays a deal once in every seating and hands back a [`Sample`]; [`Results`] sums samples up. Nothing in here starts a program, reads a clock or
//! knows how many deals are played at once: whoever runs a match asks for one deal after another, in any order and on any thread, and the same deals give
//! the same samples.

#[cfg(feature = "console")]
mod bout;
#[cfg(feature = "console")]
pub mod calibration;
pub mod duplicate;
mod game;
pub mod luck;
#[cfg(feature = "console")]
mod player;
#[cfg(feature = "console")]
mod results;
#[cfg(feature = "console")]
mod statistics;

#[cfg(feature = "console")]
pub use bout::{Bout, Forfeit, Fortune, Length, Sample};
pub use game::play_game;
#[cfg(feature = "console")]
pub use player::{Contender, House, Stranger};
#[cfg(feature = "console")]
pub use results::{Results, WithoutLuck};
#[cfg(feature = "console")]
pub use statistics::{Estimate, ratio, share};

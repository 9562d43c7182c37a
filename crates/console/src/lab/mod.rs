//! What is only measured, for the console tool: matches between players of any kind, who they are,
//! and who is better.
//!
//! A `Bout` plays a deal once in every seating and returns a `Sample`. `Results` sums up the
//! samples. Nothing here starts a program, reads a clock or knows how many deals are played at
//! once. The caller may ask for deals in any order and on any thread, and the same deals give the
//! same samples.

mod bout;
mod cheat;
mod player;
pub mod reference;
mod results;
mod stopping;

pub use bout::{Bout, Forfeit, Fortune, Length, Sample};
pub use cheat::Cheat;
pub use player::{Contender, House};
pub use results::{Results, WithoutLuck};
pub use stopping::{Aim, Stop, Stopper};

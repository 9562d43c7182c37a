//! Matches between players, and statistics that show who is better.
//!
//! A `Bout` plays a deal once in every seating and returns a `Sample`. `Results` sums up the
//! samples. Nothing here starts a program, reads a clock or knows how many deals are played at
//! once. The caller may ask for deals in any order and on any thread, and the same deals give the
//! same samples.

#[cfg(feature = "console")]
mod bout;
#[cfg(feature = "console")]
mod cheat;
pub mod duplicate;
mod game;
pub mod luck;
pub mod par;
#[cfg(feature = "console")]
mod player;
#[cfg(feature = "console")]
mod results;
pub mod signature;
mod statistics;
#[cfg(feature = "console")]
mod stopping;

#[cfg(feature = "console")]
pub use bout::{Bout, Forfeit, Fortune, Length, Sample};
#[cfg(feature = "console")]
pub use cheat::Cheat;
pub use game::play_game;
#[cfg(feature = "console")]
pub use player::{Contender, House};
#[cfg(feature = "console")]
pub use results::{Results, WithoutLuck};
pub use statistics::{Estimate, NINETY_FIVE, ratio, share, wilson};
#[cfg(feature = "console")]
pub use stopping::{Aim, Stop, Stopper};

//! Statistics over many finished games.

mod figures;
mod habits;
mod plan;
mod qualities;
mod quality;
mod rate;
mod spread;
mod sums;
mod text;

pub use figures::{Figures, HandFigures, Sources};
pub use habits::{Excess, Finding, findings};
pub use plan::{SHOWS, often_since, plan_for};
pub use qualities::{Period, Qualities};
pub use quality::Quality;
pub use rate::Rate;
pub use spread::{Bin, Spread};
pub use sums::{CountedGame, GameKey, SideSums, Stretch, Sums};

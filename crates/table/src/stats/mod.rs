//! Statistics over many finished games.

mod best_games;
mod figures;
mod habits;
mod hand_points;
mod plan;
mod qualities;
mod quality;
mod rate;
mod sums;
mod text;

pub use best_games::BestGames;
pub use figures::{Figures, HandFigures, Sources};
pub use habits::{Excess, Finding, findings};
pub use hand_points::HandPoints;
pub use plan::{SHOWS, often_since, plan_for};
pub use qualities::Qualities;
pub use quality::Quality;
pub use rate::Rate;
pub use sums::{CountedGame, GameKey, SideSums, Sums};

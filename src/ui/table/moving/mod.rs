//! Everything that moves on the display: bones, points, scores, the sheet of bones, the banner,
//! bursts and the end of a hand or a game. Each knows its place at any time.

mod animations;
mod banner;
mod bursts;
mod finale;
mod fine_plays;
mod motion;
mod points;
mod scores;
mod sheet;
mod staged;

pub use self::animations::{Animations, Departure};
pub use self::banner::{Banner, Occasion};
pub use self::finale::{Finale, Stakes};
pub use self::fine_plays::FinePlays;
pub(super) use self::motion::BoneLook;
pub use self::motion::{Motion, Pace, nearest_turn};
pub use self::points::{Flight, FlyingPoints};
pub use self::scores::{ScoreChange, ScoreChanges};
pub use self::sheet::{BoneSheet, SheetMotion};

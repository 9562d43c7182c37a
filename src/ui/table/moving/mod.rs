//! Everything that moves on the display: bones, points, scores, the sheet of bones, the banner and
//! bursts. Each knows its place at any time.

mod animations;
mod banner;
mod bursts;
mod motion;
mod points;
mod scores;
mod sheet;

pub use self::animations::Animations;
pub use self::banner::{Banner, FinePlays, Occasion};
pub(super) use self::motion::Seen;
pub use self::motion::{Motion, Pace, nearest_turn};
pub use self::points::FlyingPoints;
pub use self::scores::{ScoreChange, ScoreChanges};
pub use self::sheet::{BoneSheet, SheetMotion};

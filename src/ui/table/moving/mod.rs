//! Everything that moves on the display: bones, points, scores, the sheet of bones and firecrackers. Each knows its place at any time.

mod burst;
mod finale;
mod float;
mod motion;
mod pegs;
mod sheet;

pub(super) use self::burst::Fire;
pub use self::finale::{Finale, FinePlays, Occasion};
pub use self::float::Floats;
pub(super) use self::float::Scored;
pub(super) use self::motion::Seen;
pub use self::motion::{Motion, Pace, nearest_turn};
pub use self::pegs::{Leap, Pegs};
pub use self::sheet::{BoneSheet, Slide};

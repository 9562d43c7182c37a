//! The texts next to the bones: the scores, the line of the players, a hint, and the tutor.

mod hint;
mod status;
mod tutor;

pub use self::hint::recommended;
pub(super) use self::hint::{Room, hint_ui};
pub use self::status::{Card, Member};
pub(super) use self::status::{HowFar, OwnClock, Status, figures, one_row, score_place, status_ui};
pub(super) use self::tutor::tutor_ui;

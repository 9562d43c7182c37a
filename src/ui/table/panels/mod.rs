//! The texts next to the bones: the scores, the line of the players, a hint, and the tutor.

mod hint;
mod status;
mod tutor;

pub(super) use self::hint::hint_ui;
pub use self::hint::recommended;
pub(super) use self::status::{Card, Member, OwnClock, Status, figures, how_far, one_row, score_place};
pub(super) use self::tutor::tutor_ui;

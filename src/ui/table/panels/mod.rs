//! The texts next to the bones: the scores, the line of the players, a hint, and the tutor.

mod hint;
mod status;
mod tutor;

pub use self::hint::{Room, hint_ui, recommended, to_be_destroyed};
pub use self::status::{Card, Member, OwnClock, Status, score_place, status_ui};
pub(super) use self::status::{HowFar, figures, one_row};
pub(super) use self::tutor::{TutorChoice, tutor_ui};

//! The texts next to the bones: the scores, the line of the players, a hint, and the tutor.

mod hint;
mod message;
mod question;
mod remark;
mod seats;
mod status;
mod strip;
mod tutor;

use super::positions::Areas;
use egui::Rect;

pub(super) use self::hint::hint_ui;
pub use self::hint::recommended;
pub use self::message::CountShown;
pub(super) use self::message::MessageLine;
pub(crate) use self::message::Voice;
pub(super) use self::question::question_ui;
pub(super) use self::seats::{score_place, show_players};
pub(super) use self::status::{Card, Member, OwnClock, Status, figures, one_row, shown_score};
pub(super) use self::tutor::tutor_ui;

/// The table that a panel lies over.
#[derive(Clone, Copy)]
pub(super) struct Underneath<'a> {
    pub areas: &'a Areas,
    /// What the panel must not cover, if that can be.
    pub needed: &'a [Rect],
}

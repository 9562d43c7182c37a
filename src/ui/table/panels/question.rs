//! What somebody at the table asks the player.

use super::strip::strip;
use crate::ui::look::Look;
use crate::ui::table::positions::Areas;
use egui::{Context, Rect};

/// Shows a question to which the player says yes or no. Returns the answer.
pub(crate) fn question_ui(ctx: &Context, look: Look<'_>, said: &str, places: (&[Rect], &Areas)) -> Option<bool> {
    let offered = [("friends-agree", true, true), ("friends-refuse", false, false)];
    strip(ctx, "question", look, said, places, &offered)
}

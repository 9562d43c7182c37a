//! What somebody at the table asks the player.

use super::{Underneath, strip::strip};
use crate::msg;
use crate::ui::look::Look;
use egui::Context;

/// Shows a question to which the player says yes or no. Returns the answer.
pub(crate) fn question_ui(ctx: &Context, look: Look<'_>, said: &str, over: Underneath<'_>) -> Option<bool> {
    let offered = [(msg!("friends-agree"), true, true), (msg!("friends-refuse"), false, false)];
    strip(ctx, "question", look, said, over, &offered)
}

//! Asking whether a game is really to be given up.

use egui::Context;

use super::{Look, Sheet, parts};

/// Shows the question. Returns the answer, once there is one.
pub fn give_up(ctx: &Context, look: Look<'_>) -> Option<bool> {
    let buttons = &["give-up-yes", "cancel"];
    let sheet = Sheet { title: "command-give-up", width: 460.0, buttons, page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| parts::paragraph(ui, look.theme, look.words.get("give-up-asks")));
    match shown.pressed {
        Some(pressed) => Some(pressed == 0),
        None => shown.left.then_some(false),
    }
}

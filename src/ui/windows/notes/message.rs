//! A window with a message.

use crate::ui::windows::{Look, Sheet, parts};
use egui::Context;

/// A message to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id of the title.
    pub title: &'static str,
    /// The paragraphs of the text.
    pub text: Vec<String>,
}

/// Shows a message. Returns whether it was closed.
pub fn message(ctx: &Context, look: Look<'_>, message: &Message) -> bool {
    let sheet = Sheet { title: message.title, width: 500.0, buttons: &["ok"], page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| {
        for text in &message.text {
            parts::paragraph(ui, look.theme, text);
        }
    });
    shown.left || shown.pressed.is_some()
}

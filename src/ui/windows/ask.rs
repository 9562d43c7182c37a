//! A question that is asked before something is done that was perhaps not meant.

use egui::Context;

use crate::ui::windows::{Look, Sheet, parts};

/// Asks the message `question`; `yes` and `no` are the messages on the buttons. Returns the answer once it is given: leaving the window is no.
pub fn ask(ctx: &Context, look: Look<'_>, question: &str, yes: &str, no: &str) -> Option<bool> {
    let sheet = Sheet { title: "app-name", width: 440.0, buttons: &[no, yes], page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| {
        parts::paragraph(ui, look.theme, look.words.get(question));
    });
    match shown.pressed {
        Some(at) => Some(at == 1),
        None => shown.left.then_some(false),
    }
}

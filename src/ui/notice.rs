//! What there is to say about the player's files, in plain words.

use eframe::egui::{self, Align2, Context, RichText, Window, vec2};

use super::{theme::Theme, words::Words};
use crate::store::{Notice, Trouble};

/// A notice as a sentence.
pub fn sentence(words: &Words, notice: &Notice) -> String {
    match notice {
        Notice::Damaged { file, aside, copy } => {
            let name = ("file", file.name().into());
            match aside {
                Some(aside) => {
                    let id = if *copy { "notice-damaged-copy" } else { "notice-damaged-new" };
                    words.format(id, &[name, ("aside", aside.clone().into())])
                }
                None => words.format("notice-damaged-stays", &[name]),
            }
        }
        Notice::Newer(file) => words.format("notice-newer", &[("file", file.name().into())]),
        Notice::CannotSave(Trouble::Full) => words.get("notice-full").to_owned(),
        Notice::CannotSave(Trouble::Forbidden) => words.get("notice-forbidden").to_owned(),
        Notice::CannotSave(Trouble::NoFolder) => words.get("notice-no-folder").to_owned(),
        Notice::CannotSave(Trouble::Other(why)) => words.format("notice-other", &[("why", why.clone().into())]),
        Notice::BrokenWords(tag) => words.format("notice-language", &[("tag", tag.clone().into())]),
        Notice::SecondWindow => words.get("notice-second-window").to_owned(),
    }
}

/// Shows notices above the table until the player has read them. Returns whether that is so.
pub fn notices_ui(ctx: &Context, notices: &[Notice], theme: &Theme, words: &Words) -> bool {
    let mut read = false;
    let width = (ctx.content_rect().width() - 60.0).min(460.0);
    Window::new("notices")
        .id(egui::Id::unique("notices"))
        .title_bar(false)
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .show(ctx, |ui| {
            ui.set_width(width);
            for notice in notices {
                ui.label(RichText::new(sentence(words, notice)).size(15.0).color(theme.text_color()));
                ui.add_space(8.0);
            }
            ui.vertical_centered(|ui| read = ui.add(theme.button(words.get("ok"))).clicked());
        });
    read
}

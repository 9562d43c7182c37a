//! Notices about the player's files, in plain words.

use egui::{Context, Key, Modifiers};

use crate::store::{Notice, Trouble, WhyLeftOut};
use crate::ui::windows::{Look, Sheet, parts};
use crate::ui::words::Words;

/// Returns a notice as a sentence.
pub(super) fn sentence(words: &Words, notice: &Notice) -> String {
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
        Notice::FromCopy(file) => words.format("notice-from-copy", &[("file", file.name().into())]),
        Notice::Unreachable { file, why, copy } => {
            let id = if *copy { "notice-unreachable-copy" } else { "notice-unreachable" };
            words.format(id, &[("file", file.name().into()), ("why", words.obstacle(why).into())])
        }
        Notice::Newer(file) => words.format("notice-newer", &[("file", file.name().into())]),
        Notice::CannotSave(Trouble::Full) => words.get("notice-full").to_owned(),
        Notice::CannotSave(Trouble::Forbidden) => words.get("notice-forbidden").to_owned(),
        Notice::CannotSave(Trouble::NoFolder) => words.get("notice-no-folder").to_owned(),
        Notice::CannotSave(Trouble::Lock) => words.get("notice-lock").to_owned(),
        Notice::CannotSave(Trouble::TooLong) => words.get("notice-too-long").to_owned(),
        Notice::CannotSave(trouble @ Trouble::Other(_)) => {
            words.format("notice-other", &[("why", words.trouble(trouble).into())])
        }
        Notice::BrokenWords(tag) => words.format("notice-language", &[("tag", tag.clone().into())]),
        Notice::LeftOut(why, count) => {
            let id = match why {
                WhyLeftOut::SetAside => "notice-damaged-games",
                WhyLeftOut::Newer => "notice-newer-games",
                WhyLeftOut::Unreadable => "notice-unreadable-games",
            };
            words.format(id, &[("count", (*count).into())])
        }
        Notice::TooLongToKeep => words.get("notice-too-long-to-keep").to_owned(),
        Notice::Stumbled => words.get("notice-stumbled").to_owned(),
        Notice::SecondWindow | Notice::CannotSave(Trouble::Taken) => words.get("notice-second-window").to_owned(),
    }
}

/// Shows notices above the table until the player has read them. Returns whether they were read.
pub fn notices_ui(ctx: &Context, notices: &[Notice], look: Look<'_>) -> bool {
    let key =
        ctx.input_mut(|input| [Key::Enter, Key::Space].into_iter().any(|key| input.consume_key(Modifiers::NONE, key)));
    let sheet = Sheet { title: "app-name", width: 500.0, buttons: &["ok"], page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| {
        for notice in notices {
            parts::paragraph(ui, look.theme, &sentence(look.words, notice));
        }
    });
    key || shown.left || shown.pressed.is_some()
}

//! What there is to say about the player's files, in plain words.

use egui::{Context, Key, Modifiers};

use crate::{
    store::{Notice, Obstacle, Trouble},
    ui::{
        windows::{Look, Sheet, parts},
        words::Words,
    },
};

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
        Notice::FromCopy(file) => words.format("notice-from-copy", &[("file", file.name().into())]),
        Notice::Unreachable { file, why, copy } => {
            let id = if *copy { "notice-unreachable-copy" } else { "notice-unreachable" };
            words.format(id, &[("file", file.name().into()), ("why", obstacle(words, why).into())])
        }
        Notice::Newer(file) => words.format("notice-newer", &[("file", file.name().into())]),
        Notice::CannotSave(Trouble::Full) => words.get("notice-full").to_owned(),
        Notice::CannotSave(Trouble::Forbidden) => words.get("notice-forbidden").to_owned(),
        Notice::CannotSave(Trouble::NoFolder) => words.get("notice-no-folder").to_owned(),
        Notice::CannotSave(Trouble::Lock) => words.get("notice-lock").to_owned(),
        Notice::CannotSave(Trouble::TooLong) => words.get("notice-too-long").to_owned(),
        Notice::CannotSave(Trouble::Other(why)) => words.format("notice-other", &[("why", why.clone().into())]),
        Notice::BrokenWords(tag) => words.format("notice-language", &[("tag", tag.clone().into())]),
        Notice::DamagedGames(count) => words.format("notice-damaged-games", &[("count", (*count).into())]),
        Notice::Stumbled => words.get("notice-stumbled").to_owned(),
        Notice::SecondWindow | Notice::CannotSave(Trouble::Taken) => words.get("notice-second-window").to_owned(),
    }
}

/// Why a file cannot be read, as part of a sentence.
fn obstacle<'a>(words: &'a Words, why: &'a Obstacle) -> &'a str {
    match why {
        Obstacle::Forbidden => words.get("obstacle-forbidden"),
        Obstacle::NotAFile => words.get("obstacle-not-a-file"),
        Obstacle::LinkToNowhere => words.get("obstacle-link"),
        Obstacle::Other(why) => why,
    }
}

/// Shows notices above the table until the player has read them. Returns whether that is so.
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

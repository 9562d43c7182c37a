//! Small windows that say or ask one thing: a message, news about the player's files, a question
//! before something that cannot be undone, advice to try another level, and the path of a file for
//! systems without a file dialog.

use crate::store::{Notice, Trouble, WhyLeftOut, WhyReplaced};
use crate::ui::windows::{Look, Sheet, parts};
use crate::ui::words::Words;
use crate::{career::Wins, nestor::Level, record::GameId};
use egui::{Context, Key, Modifiers};
use std::path::{Path, PathBuf};

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
    // A window of the same title may have been there until now, such as the one for a path.
    let sheet = Sheet { title: message.title, width: 500.0, buttons: &["ok"], page: usize::MAX, ready: true };
    let shown = sheet.show(ctx, look, |ui| {
        for text in &message.text {
            parts::paragraph(ui, look.theme, text);
        }
    });
    shown.left || shown.pressed.is_some()
}

fn sentence(words: &Words, notice: &Notice) -> String {
    match notice {
        Notice::Damaged { file, aside: Some(aside), copy } => {
            let id = if *copy { "notice-damaged-copy" } else { "notice-damaged-new" };
            words.format(id, &[("file", file.name().into()), ("aside", aside.clone().into())])
        }
        Notice::Damaged { file, .. } => words.format("notice-damaged-stays", &[("file", file.name().into())]),
        Notice::FromCopy(file) => words.format("notice-from-copy", &[("file", file.name().into())]),
        Notice::Unreachable { file, why, copy } => {
            let id = if *copy { "notice-unreachable-copy" } else { "notice-unreachable" };
            words.format(id, &[("file", file.name().into()), ("why", words.obstacle(why).into())])
        }
        Notice::OtherForm(folder) => words.format("notice-other-form", &[("folder", folder.clone().into())]),
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
        Notice::Replaced(why, name) => {
            let id = match why {
                WhyReplaced::Silent => "notice-program-silent",
                WhyReplaced::Unknown => "notice-program-unknown",
                WhyReplaced::FromFile => "notice-program-file",
            };
            words.format(id, &[("name", name.clone().into())])
        }
        Notice::Stumbled => words.get("notice-stumbled").to_owned(),
        Notice::SecondWindow | Notice::CannotSave(Trouble::Taken) => words.get("notice-second-window").to_owned(),
    }
}

/// Shows notices above the table until the player has read them. Returns whether they were read.
pub fn notices_ui(ctx: &Context, notices: &[Notice], look: Look<'_>) -> bool {
    let key =
        ctx.input_mut(|input| [Key::Enter, Key::Space].into_iter().any(|key| input.consume_key(Modifiers::NONE, key)));
    let text = notices.iter().map(|notice| sentence(look.words, notice)).collect();
    message(ctx, look, &Message { title: "app-name", text }) || key
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    GiveUp,
    /// Undo takes back turns of these people.
    Undo(String),
    /// Redo makes turns of these people again.
    Redo(String),
    /// Restore takes back turns of these people.
    Restore(String),
    /// A restart gives up the game of these people.
    Restart(String),
    /// The current game is written where all its bones can be read.
    Writing(Writing),
}

/// A way for games to leave the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Writing {
    /// The current game is copied to the clipboard.
    Copy,
    /// The current game is saved to a file.
    Save,
    /// The current game is added to the archive, where it can be looked through.
    Keep,
    /// Everything of the player is saved to a file, the games that go on too.
    Everything,
    /// Games of the archive are saved to files. One of them is still being played.
    Export(Vec<GameId>),
}

impl Consent {
    pub(crate) fn show(&self, ctx: &Context, look: Look<'_>) -> Option<bool> {
        let (title, text, yes, names) = match self {
            Consent::Undo(names) => ("command-undo", "undo-asks", "undo-yes", names.as_str()),
            Consent::Redo(names) => ("command-redo", "redo-asks", "command-redo", names.as_str()),
            Consent::Restore(names) => ("command-restore", "restore-asks", "command-restore", names.as_str()),
            Consent::Restart(names) => ("command-restart", "restart-asks", "command-restart", names.as_str()),
            Consent::GiveUp => ("command-give-up", "give-up-asks", "give-up-yes", ""),
            Consent::Writing(Writing::Copy) => ("command-copy-game", "writing-asks", "writing-copy", ""),
            Consent::Writing(Writing::Save) => ("command-save-game", "writing-asks", "writing-save", ""),
            Consent::Writing(Writing::Keep) => ("command-keep-game", "writing-asks", "writing-keep", ""),
            Consent::Writing(Writing::Everything) => ("command-save-all", "writing-asks", "writing-save", ""),
            Consent::Writing(Writing::Export(_)) => ("games-export-games", "writing-asks", "writing-save", ""),
        };
        question(ctx, look, title, &look.words.format(text, &[("names", names.into())]), [yes, "cancel"])
    }
}

/// Asks something with two answers, of which the second changes nothing. Returns whether it was the
/// first.
pub(crate) fn question(ctx: &Context, look: Look<'_>, title: &str, text: &str, answers: [&str; 2]) -> Option<bool> {
    let sheet = Sheet { title, width: 460.0, buttons: &answers, page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| parts::paragraph(ui, look.theme, text));
    shown.chosen(&[true, false], false)
}

/// Advice to try another level when the games were too easy or too hard. Nestor gives it once and
/// never insists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdviceWindow {
    /// The level played so far.
    pub from: Level,
    /// The level that would suit the player better.
    pub to: Level,
    /// The results at the level played so far.
    pub wins: Wins,
}

impl AdviceWindow {
    /// Shows the window. Once the player has decided, returns whether to change the level.
    pub fn show(&self, ctx: &Context, look: Look<'_>) -> Option<bool> {
        let buttons = &["advice-stay", "advice-go"];
        let sheet = Sheet { title: "advice-title", width: 460.0, buttons, page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            let (wins, [from, to]) = (self.wins, [self.from, self.to].map(|level| look.words.level(level).into()));
            let args = [("won", wins.won.into()), ("games", wins.plain().into()), ("level", from), ("next", to)];
            let id = if self.to > self.from { "advice-up" } else { "advice-down" };
            parts::paragraph(ui, look.theme, &look.words.format(id, &args));
            parts::aside(ui, look.theme, look.words.get("advice-about"));
        });
        shown.chosen(&[false, true], false)
    }
}

/// A plain window that asks for the path of a file.
#[derive(Clone, Debug)]
pub struct PathWindow {
    title: &'static str,
    path: String,
    /// Whether a folder is asked for, and not a file.
    folder: bool,
}

impl PathWindow {
    /// A window with this title that opens with the path of a file, or of a folder where that is
    /// so.
    pub fn new(title: &'static str, path: &Path, folder: bool) -> PathWindow {
        PathWindow { title, path: path.to_string_lossy().into_owned(), folder }
    }

    /// Shows the window. Once it is closed, returns the path or that there is none.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<Option<PathBuf>> {
        let sheet = Sheet { title: self.title, width: 560.0, buttons: &["cancel", "ok"], page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            let (about, name) =
                if self.folder { ("path-about-folder", "path-folder") } else { ("path-about", "path-name") };
            parts::paragraph(ui, look.theme, look.words.get(about));
            let (size, edit) = ([ui.available_width(), 30.0], (&mut self.path, "", usize::MAX));
            let edit = parts::field(ui, look.theme, size, edit, look.words.get(name));
            if ui.memory(|memory| memory.focused().is_none()) && !edit.lost_focus() {
                edit.request_focus();
            }
            edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
        });
        let given = Some(self.path.trim()).filter(|path| !path.is_empty()).map(PathBuf::from);
        if shown.body { Some(given) } else { shown.chosen(&[None, given], None) }
    }
}

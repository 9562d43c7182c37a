//! Small windows that say or ask one thing: a message, news about the player's files, a question
//! before something that cannot be undone, advice to try another level, and the path of a file for
//! systems without a file dialog.

use crate::store::{Notice, Trouble, WhyLeftOut};
use crate::table::{HostOrder, Wish};
use crate::ui::dialogs::Purpose;
use crate::ui::parts::TextField;
use crate::ui::request::{FriendsRequest, Request, Writing};
use crate::ui::windows::{Closing, Done, Look, Seen, Sheet, Window, give_way, parts};
use crate::ui::words::{Message, Words};
use crate::{career::Wins, host::FileUse, nestor::Level};
use crate::{msg, say};
use egui::{Align2, Area, Color32, Context, Frame, Id, Key, Modal, Modifiers, Order, RichText, vec2};
use std::path::{Path, PathBuf};

/// How far below the edge of the window stands what is said for a while: below the menus.
const BELOW_MENU: f32 = 48.0;

/// A message to the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The id of the title.
    pub title: Message,
    /// The paragraphs of the text.
    pub text: Vec<String>,
}

impl Announcement {
    /// Shows it. Returns whether it was closed.
    fn ask(&self, ctx: &Context, look: Look<'_>) -> bool {
        // A window of the same title may have been there until now, such as the one for a path.
        let sheet = Sheet { title: self.title, width: 500.0, buttons: &[msg!("ok")], page: usize::MAX, ready: true };
        let shown = sheet.show(ctx, look, |ui| {
            for text in &self.text {
                parts::paragraph(ui, look.theme, text);
            }
        });
        shown.left || shown.pressed.is_some()
    }
}

impl Window for Announcement {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        give_way(Closing::of(self.ask(ctx, seen.look)))
    }
}

/// Nothing to see while the files are lent.
pub struct Wait;

impl Window for Wait {
    fn show(&mut self, ctx: &Context, _: &Seen<'_>) -> Done {
        let unseen = Modal::new(Id::unique("wait")).backdrop_color(Color32::TRANSPARENT).frame(Frame::NONE);
        unseen.show(ctx, |_| ());
        Closing::Stays.alone()
    }
}

fn sentence(words: &Words, notice: &Notice) -> String {
    match notice {
        Notice::Damaged { file, aside: Some(aside), copy } => {
            let id = if *copy { msg!("notice-damaged-copy") } else { msg!("notice-damaged-new") };
            words.format(id, &[("file", file.name().into()), ("aside", aside.clone().into())])
        }
        Notice::Damaged { file, .. } => say!(words, "notice-damaged-stays", file: file.name()),
        Notice::FromCopy(file) => say!(words, "notice-from-copy", file: file.name()),
        Notice::Unreachable { file, why, copy } => {
            let id = if *copy { msg!("notice-unreachable-copy") } else { msg!("notice-unreachable") };
            words.format(id, &[("file", file.name().into()), ("why", words.obstacle(why).into())])
        }
        Notice::OtherForm(folder) => say!(words, "notice-other-form", folder: folder.clone()),
        Notice::Newer(file) => say!(words, "notice-newer", file: file.name()),
        Notice::CannotSave(Trouble::Full) => say!(words, "notice-full").to_owned(),
        Notice::CannotSave(Trouble::Forbidden) => say!(words, "notice-forbidden").to_owned(),
        Notice::CannotSave(Trouble::NoFolder) => say!(words, "notice-no-folder").to_owned(),
        Notice::CannotSave(Trouble::Lock) => say!(words, "notice-lock").to_owned(),
        Notice::CannotSave(Trouble::TooLong) => say!(words, "notice-too-long").to_owned(),
        Notice::CannotSave(trouble @ (Trouble::Silent | Trouble::Other(_))) => {
            say!(words, "notice-other", why: words.trouble(trouble))
        }
        Notice::LeftOut(why, count) => {
            let id = match why {
                WhyLeftOut::SetAside => msg!("notice-damaged-games"),
                WhyLeftOut::Newer => msg!("notice-newer-games"),
                WhyLeftOut::Unreadable => msg!("notice-unreadable-games"),
            };
            words.format(id, &[("count", (*count).into())])
        }
        Notice::TooLongToKeep => say!(words, "notice-too-long-to-keep").to_owned(),
        Notice::Replaced(name) => say!(words, "notice-replaced", name: name.clone()),
        Notice::Stumbled => say!(words, "notice-stumbled").to_owned(),
        Notice::SecondWindow | Notice::CannotSave(Trouble::Taken) => say!(words, "notice-second-window").to_owned(),
    }
}

/// Shows notices above the table until the player has read them. Returns whether they were read.
pub fn notices_ui(ctx: &Context, notices: &[Notice], look: Look<'_>) -> bool {
    let key =
        ctx.input_mut(|input| [Key::Enter, Key::Space].into_iter().any(|key| input.consume_key(Modifiers::NONE, key)));
    let text = notices.iter().map(|notice| sentence(look.words, notice)).collect();
    Announcement { title: msg!("app-name"), text }.ask(ctx, look) || key
}

/// Says above the table that changes were rejected, with a button that undoes that. Returns whether it was pressed.
pub fn rejected_ui(ctx: &Context, look: Look<'_>) -> bool {
    let area =
        Area::new(Id::unique("rejected")).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, BELOW_MENU));
    let shown = area.show(ctx, |ui| {
        super::frame(look.theme, 12).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.label(RichText::new(say!(look.words, "colors-rejected")).color(look.theme.text_color()));
                parts::button(ui, look.theme, say!(look.words, "command-undo"), true).clicked()
            })
        })
    });
    shown.inner.inner.inner
}

/// A question before something that cannot be undone.
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
    /// A table is closed that this computer keeps for these people.
    CloseTable(String),
    /// The current game is written where all its bones can be read.
    Writing(Writing),
}

impl Window for Consent {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let look = seen.look;
        let wish = |wish| (Closing::Closes, Request::Wish(wish));
        let order = |order| (Closing::Closes, Request::Order(order));
        let ((title, text, yes, names), (closing, asks)) = match self {
            Consent::Undo(names) => {
                ((msg!("command-undo"), msg!("undo-asks"), msg!("undo-yes"), names.as_str()), wish(Wish::Undo))
            }
            Consent::Redo(names) => (
                (msg!("command-redo"), msg!("redo-asks"), msg!("command-redo"), names.as_str()),
                order(HostOrder::Redo),
            ),
            Consent::Restore(names) => (
                (msg!("command-restore"), msg!("restore-asks"), msg!("command-restore"), names.as_str()),
                order(HostOrder::Restore),
            ),
            Consent::Restart(names) => {
                let told = (msg!("command-restart"), msg!("restart-asks"), msg!("command-restart"), names.as_str());
                (told, (Closing::Closes, Request::Restart))
            }
            Consent::CloseTable(names) => {
                let told = (msg!("command-friends"), msg!("friends-close-asks"), msg!("friends-close"), names.as_str());
                (told, (Closing::Closes, FriendsRequest::StandUp.into()))
            }
            Consent::GiveUp => {
                ((msg!("command-give-up"), msg!("give-up-asks"), msg!("give-up-yes"), ""), wish(Wish::GiveUp))
            }
            Consent::Writing(writing) => {
                let (title, yes) = match writing {
                    Writing::Copy => (msg!("command-copy-game"), msg!("writing-copy")),
                    Writing::Save => (msg!("command-save-game"), msg!("writing-save")),
                    Writing::Keep => (msg!("command-keep-game"), msg!("writing-keep")),
                    Writing::Everything => (msg!("command-save-all"), msg!("writing-save")),
                    Writing::Games(_) => (msg!("games-export-games"), msg!("writing-save")),
                };
                ((title, msg!("writing-asks"), yes, ""), (Closing::GivesWay, Request::AgreeToWrite(writing.clone())))
            }
        };
        let text = look.words.format(text, &[("names", names.into())]);
        match question(ctx, look, title, &text, [yes, msg!("cancel")]) {
            Some(true) => closing.asking(asks),
            Some(false) => closing.alone(),
            None => Closing::Stays.alone(),
        }
    }
}

/// Asks something with two answers, of which the second changes nothing. Returns whether it was the
/// first.
pub(crate) fn question(
    ctx: &Context,
    look: Look<'_>,
    title: Message,
    text: &str,
    answers: [Message; 2],
) -> Option<bool> {
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

impl Window for AdviceWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let look = seen.look;
        let buttons = &[msg!("advice-stay"), msg!("advice-go")];
        let sheet = Sheet { title: msg!("advice-title"), width: 460.0, buttons, page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            let (wins, [from, to]) = (self.wins, [self.from, self.to].map(|level| look.words.level(level).into()));
            let args = [("won", wins.won.into()), ("games", wins.plain().into()), ("level", from), ("next", to)];
            let id = if self.to > self.from { msg!("advice-up") } else { msg!("advice-down") };
            parts::paragraph(ui, look.theme, &look.words.format(id, &args));
            parts::aside(ui, look.theme, say!(look.words, "advice-about"));
        });
        let mut settings = seen.settings.clone();
        let levels = settings.game.levels().map(|level| if level == self.from { self.to } else { level });
        settings.game.set_levels(&levels);
        shown.answer(&[None, Some(Request::Set(Box::new(settings)))])
    }
}

/// A plain window that asks for the path of a file.
#[derive(Clone, Debug)]
pub struct PathWindow {
    purpose: Purpose,
    path: String,
    /// Whether the path is written from the first frame on, whatever had the focus in the question before.
    is_new: bool,
}

impl PathWindow {
    /// A window that opens with this path.
    pub fn new(purpose: Purpose, path: &Path) -> PathWindow {
        PathWindow { purpose, path: path.to_string_lossy().into_owned(), is_new: true }
    }
}

impl Window for PathWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let (look, title) = (seen.look, self.purpose.word());
        let sheet = Sheet { title, width: 560.0, buttons: &[msg!("cancel"), msg!("ok")], page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            let folder = self.purpose.what() == FileUse::Folder;
            let (about, name) = if folder {
                (msg!("path-about-folder"), msg!("path-folder"))
            } else {
                (msg!("path-about"), msg!("path-name"))
            };
            parts::paragraph(ui, look.theme, look.words.get(about));
            let size = [ui.available_width(), 30.0];
            let field = TextField { text: &mut self.path, hint: "", most: usize::MAX };
            let edit = parts::field(ui, look.theme, size, field, look.words.get(name));
            let nothing_is_focused = ui.memory(|memory| memory.focused().is_none()) && !edit.lost_focus();
            if std::mem::take(&mut self.is_new) || nothing_is_focused {
                edit.request_focus();
            }
            edit.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
        });
        let given = Some(self.path.trim()).filter(|path| !path.is_empty()).map(PathBuf::from);
        let given = given.map(|path| Request::UseFile(self.purpose, self.purpose.named(path)));
        let entered = shown.body.then(|| (Closing::Closes, given.clone().into_iter().collect()));
        give_way(entered.unwrap_or_else(|| shown.answer(&[None, given])))
    }
}

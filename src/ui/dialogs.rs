//! Asks the player for a file, in a system dialog if there is one, or else in a window of our own.

use crate::host::{Dialog, FileAnswer, FileKind, FileUse, FileWish};
use crate::msg;
use crate::store::{BACKUP_ENDING, GAME_ENDING};
use crate::ui::words::Message;
use egui::Context;
use std::{ffi::OsStr, path::PathBuf};

/// What a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Save the current game.
    SaveGame,
    /// Open a game.
    OpenGame,
    /// Save everything of the player.
    SaveAll,
    /// Add everything of a player.
    AddAll,
    /// Export games of the archive as a table.
    ExportTable,
    /// Export games of the archive into this folder.
    ExportGames,
    /// Export the statistics as a table.
    ExportFigures,
}

impl Purpose {
    /// Returns the message of the title, what the player chooses, and the name of the kind of file
    /// with its extensions, the usual one first.
    const fn asked(self) -> (Message, FileUse, Option<FileKind>) {
        match self {
            Purpose::SaveGame => (msg!("command-save-game"), FileUse::Write, Some(("Dominoes", &[GAME_ENDING, "ron"]))),
            Purpose::OpenGame => (msg!("command-open-game"), FileUse::Read, Some(("Dominoes", &[GAME_ENDING, "ron"]))),
            Purpose::SaveAll => (msg!("command-save-all"), FileUse::Write, Some(("Dominoes", &[BACKUP_ENDING]))),
            Purpose::AddAll => (msg!("command-add-all"), FileUse::Read, Some(("Dominoes", &[BACKUP_ENDING]))),
            Purpose::ExportTable | Purpose::ExportFigures => {
                (msg!("games-export-table"), FileUse::Write, Some(("CSV", &["csv"])))
            }
            Purpose::ExportGames => (msg!("games-export-games"), FileUse::Folder, None),
        }
    }

    /// Returns the message of the title.
    pub const fn word(self) -> Message {
        self.asked().0
    }

    pub(in crate::ui) const fn what(self) -> FileUse {
        self.asked().1
    }

    /// Returns the path of the file to use. A missing extension is added when writing. Not every
    /// dot starts an extension.
    pub(in crate::ui) fn named(self, path: PathBuf) -> PathBuf {
        let (_, FileUse::Write, Some((_, endings))) = self.asked() else { return path };
        let is_one = |ending: &OsStr| endings.iter().any(|one| ending.eq_ignore_ascii_case(one));
        if path.extension().is_some_and(is_one) {
            return path;
        }
        let mut name = path.into_os_string();
        name.push(format!(".{}", endings[0]));
        PathBuf::from(name)
    }
}

/// The dialogs of the system, if it has any.
#[derive(Default)]
pub struct Dialogs {
    /// Whether to use the system's dialogs.
    system: bool,
    open: Option<OpenQuestion>,
}

struct OpenQuestion {
    purpose: Purpose,
    offered: String,
    dialog: Dialog,
}

impl Dialogs {
    /// Creates the system's dialogs.
    pub const fn of_the_system() -> Dialogs {
        Dialogs { system: true, open: None }
    }

    /// Asks for a file and suggests `name`. Returns an answer at once if there is nothing to wait
    /// for.
    pub fn ask(&mut self, purpose: Purpose, title: &str, name: &str, ctx: &Context) -> Option<FileAnswer> {
        if !self.system {
            return Some(FileAnswer::NoDialog);
        }
        if self.open.is_some() {
            return None;
        }
        let (_, what, kind) = purpose.asked();
        let wish = FileWish { what, title: title.to_owned(), name: name.to_owned(), kind };
        let Some(dialog) = Dialog::open(wish, ctx) else { return Some(FileAnswer::NoDialog) };
        self.open = Some(OpenQuestion { purpose, offered: name.to_owned(), dialog });
        None
    }

    /// Returns the answer of the open dialog, with its purpose and the suggested name.
    pub fn answer(&mut self) -> Option<(Purpose, String, FileAnswer)> {
        let answer = self.open.as_ref()?.dialog.answer()?;
        self.open.take().map(|OpenQuestion { purpose, offered, .. }| (purpose, offered, answer))
    }
}

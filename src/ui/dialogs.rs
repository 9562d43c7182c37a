//! Asks the player for a file, in a system dialog if there is one, or else in a window of our own.

use crate::host::{Dialog, FileAnswer, FileUse, FileWish};
use crate::store::{GAME_ENDING, PARCEL_ENDING};
use egui::Context;
use std::ffi::OsStr;
use std::path::PathBuf;

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
    /// Save a picture of what is shown.
    ExportPicture,
}

impl Purpose {
    /// Returns the message of the title.
    pub const fn word(self) -> &'static str {
        match self {
            Purpose::SaveGame => "command-save-game",
            Purpose::OpenGame => "command-open-game",
            Purpose::SaveAll => "command-save-all",
            Purpose::AddAll => "command-add-all",
            Purpose::ExportTable | Purpose::ExportFigures => "games-export-table",
            Purpose::ExportGames => "games-export-games",
            Purpose::ExportPicture => "statistics-picture",
        }
    }

    /// Returns the name of the kind of file and its extensions, the usual one first. Nothing for a folder.
    const fn kind(self) -> Option<(&'static str, &'static [&'static str])> {
        match self {
            Purpose::SaveGame | Purpose::OpenGame => Some(("Dominoes", &[GAME_ENDING, "ron"])),
            Purpose::SaveAll | Purpose::AddAll => Some(("Dominoes", &[PARCEL_ENDING])),
            Purpose::ExportTable | Purpose::ExportFigures => Some(("CSV", &["csv"])),
            Purpose::ExportPicture => Some(("PNG", &["png"])),
            Purpose::ExportGames => None,
        }
    }

    const fn what(self) -> FileUse {
        match self {
            Purpose::OpenGame | Purpose::AddAll => FileUse::Read,
            Purpose::ExportGames => FileUse::Folder,
            _ => FileUse::Write,
        }
    }

    /// Whether a folder is asked for.
    pub(in crate::ui) const fn is_folder(self) -> bool {
        self.kind().is_none()
    }

    /// Whether a file is written.
    pub(in crate::ui) const fn writes(self) -> bool {
        !matches!(self, Purpose::OpenGame | Purpose::AddAll | Purpose::ExportGames)
    }

    /// Returns the path of the file to use. A missing extension is added when writing. Not every dot starts an extension.
    pub(in crate::ui) fn named(self, path: PathBuf) -> PathBuf {
        let Some((_, endings)) = self.kind().filter(|_| self.writes()) else { return path };
        let is_one = |ending: &OsStr| endings.iter().any(|one| ending.eq_ignore_ascii_case(one));
        if path.extension().is_some_and(is_one) {
            return path;
        }
        let mut name = path.into_os_string();
        name.push(format!(".{}", endings[0]));
        PathBuf::from(name)
    }
}

/// The answer to a question for a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// The player chose this file.
    Path(PathBuf),
    /// The player chose none.
    Nothing,
    /// There is no dialog.
    NoDialog {
        /// The suggested name.
        offered: String,
    },
}

/// The dialogs of the system, if it has any.
#[derive(Debug, Default)]
pub struct Dialogs {
    /// Whether to use the system's dialogs.
    system: bool,
    open: Option<Question>,
}

/// An open dialog.
#[derive(Debug)]
struct Question {
    purpose: Purpose,
    offered: String,
    dialog: Dialog,
}

impl Dialogs {
    /// Creates the system's dialogs.
    pub const fn of_the_system() -> Dialogs {
        Dialogs { system: true, open: None }
    }

    /// Asks for a file and suggests `name`. Returns an answer at once if there is nothing to wait for.
    pub fn ask(&mut self, purpose: Purpose, title: &str, name: &str, ctx: &Context) -> Option<Picked> {
        let offered = name.to_owned();
        if !self.system {
            return Some(Picked::NoDialog { offered });
        }
        if self.open.is_some() {
            return None;
        }
        let wish =
            FileWish { what: purpose.what(), title: title.to_owned(), name: offered.clone(), kind: purpose.kind() };
        match Dialog::open(wish, ctx) {
            Some(dialog) => self.open = Some(Question { purpose, offered, dialog }),
            None => return Some(Picked::NoDialog { offered }),
        }
        None
    }

    /// Returns the answer of the open dialog.
    pub fn answer(&mut self) -> Option<(Purpose, Picked)> {
        let chosen = self.open.as_ref()?.dialog.answer()?;
        let Question { purpose, offered, .. } = self.open.take()?;
        let picked = match chosen {
            FileAnswer::Path(path) => Picked::Path(path),
            FileAnswer::Nothing => Picked::Nothing,
            FileAnswer::NoDialog => Picked::NoDialog { offered },
        };
        Some((purpose, picked))
    }
}

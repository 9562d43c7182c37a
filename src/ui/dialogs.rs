//! Asks the player for a file, in a system dialog if there is one, or else in a window of our own.
//!
//! A system that cannot show its dialog answers that nothing was chosen, just as if the player had cancelled. But no one can cancel in an instant, so
//! an answer that comes at once means that there is no dialog.

use crate::store::{GAME_ENDING, documents};
use egui::Context;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What a file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Save the current game.
    SaveGame,
    /// Open a game.
    OpenGame,
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
            Purpose::ExportTable | Purpose::ExportFigures => "games-export-table",
            Purpose::ExportGames => "games-export-games",
            Purpose::ExportPicture => "statistics-picture",
        }
    }

    /// Returns the name of the kind of file and its extensions, the usual one first. Nothing for a folder.
    const fn kind(self) -> Option<(&'static str, &'static [&'static str])> {
        match self {
            Purpose::SaveGame | Purpose::OpenGame => Some(("Dominoes", &[GAME_ENDING, "ron"])),
            Purpose::ExportTable | Purpose::ExportFigures => Some(("CSV", &["csv"])),
            Purpose::ExportPicture => Some(("PNG", &["png"])),
            Purpose::ExportGames => None,
        }
    }

    /// Whether a folder is asked for.
    pub(in crate::ui) const fn is_folder(self) -> bool {
        self.kind().is_none()
    }

    /// Whether a file is written.
    pub(in crate::ui) const fn writes(self) -> bool {
        !matches!(self, Purpose::OpenGame | Purpose::ExportGames)
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

/// No person can cancel a dialog in less time.
const INSTANT: Duration = Duration::from_millis(300);

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
    asked: Instant,
    answer: Receiver<Option<PathBuf>>,
}

impl Dialogs {
    /// Creates the system's dialogs.
    pub fn of_the_system() -> Dialogs {
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
        let dialog = rfd::FileDialog::new().set_title(title).set_file_name(name).set_directory(documents());
        let dialog = match purpose.kind() {
            Some((kind, endings)) => dialog.add_filter(kind, endings),
            None => dialog,
        };
        let (tell, answer) = channel();
        let ctx = ctx.clone();
        let show = move || {
            let path = match purpose {
                Purpose::OpenGame => dialog.pick_file(),
                Purpose::ExportGames => dialog.pick_folder(),
                _ => dialog.save_file(),
            };
            // The program may have ended in the meantime.
            let _ = tell.send(path);
            ctx.request_repaint();
        };
        let asked = Instant::now();
        // On a Mac only the window's own thread may show a dialog, and it may wait for one.
        if cfg!(target_os = "macos") {
            show();
        } else if thread::Builder::new().name("dialog".to_owned()).spawn(show).is_err() {
            return Some(Picked::NoDialog { offered });
        }
        self.open = Some(Question { purpose, offered, asked, answer });
        None
    }

    /// Returns the answer of the open dialog.
    pub fn answer(&mut self) -> Option<(Purpose, Picked)> {
        let question = self.open.as_ref()?;
        let nobody = || Picked::NoDialog { offered: question.offered.clone() };
        let answer = match question.answer.try_recv() {
            Ok(Some(path)) => Picked::Path(path),
            Ok(None) if question.asked.elapsed() < INSTANT => nobody(),
            Ok(None) => Picked::Nothing,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => nobody(),
        };
        let purpose = question.purpose;
        self.open = None;
        Some((purpose, answer))
    }
}

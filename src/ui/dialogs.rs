//! Where a player says which file is meant: in a dialog of the system, where it has one, or in a plain window of our own.
//!
//! A system that cannot show its dialog answers that nobody has chosen anything, as it does when somebody has looked and left. But nobody can do that in an
//! instant, so an answer that comes at once means that there is no dialog.

use crate::store::{GAME_ENDING, documents};
use egui::Context;
use std::ffi::OsStr;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// What a file is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The game under way is saved in it.
    SaveGame,
    /// A game is read from it.
    OpenGame,
    /// Games of the archive are written to it as a table.
    ExportTable,
    /// Games of the archive are written to this folder.
    ExportGames,
    /// What games come to is written to it as a table.
    ExportFigures,
    /// What is seen is written to it as a picture.
    ExportPicture,
}

impl Purpose {
    /// The message of the title.
    pub const fn word(self) -> &'static str {
        match self {
            Purpose::SaveGame => "command-save-game",
            Purpose::OpenGame => "command-open-game",
            Purpose::ExportTable | Purpose::ExportFigures => "games-export-table",
            Purpose::ExportGames => "games-export-games",
            Purpose::ExportPicture => "statistics-picture",
        }
    }

    /// What such files are called, and how their names end, the usual way first. Nothing for a folder.
    const fn kind(self) -> Option<(&'static str, &'static [&'static str])> {
        match self {
            Purpose::SaveGame | Purpose::OpenGame => Some(("Dominoes", &[GAME_ENDING, "ron"])),
            Purpose::ExportTable | Purpose::ExportFigures => Some(("CSV", &["csv"])),
            Purpose::ExportPicture => Some(("PNG", &["png"])),
            Purpose::ExportGames => None,
        }
    }

    /// Whether a file is written.
    pub(in crate::ui) const fn writes(self) -> bool {
        !matches!(self, Purpose::OpenGame | Purpose::ExportGames)
    }

    /// The file that is meant by a path: one that is written gets its ending, if it was left out. Not every dot begins an ending.
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

/// No person sees a dialog and leaves it in less time.
const INSTANT: Duration = Duration::from_millis(300);

/// What came of asking for a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Picked {
    /// This file.
    Path(PathBuf),
    /// None.
    Nothing,
    /// Nobody could be asked.
    NoDialog {
        /// The name that was to be offered.
        offered: String,
    },
}

/// Dialogs of the system, if it has any.
#[derive(Debug, Default)]
pub struct Dialogs {
    /// Whether the system is asked at all.
    system: bool,
    open: Option<Question>,
}

/// A dialog that is open.
#[derive(Debug)]
struct Question {
    purpose: Purpose,
    offered: String,
    asked: Instant,
    answer: Receiver<Option<PathBuf>>,
}

impl Dialogs {
    /// Dialogs of the system.
    pub fn of_the_system() -> Dialogs {
        Dialogs { system: true, open: None }
    }

    /// Asks for a file; `name` is offered. Returns an answer where nobody has to be waited for.
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
            // The program may have ended meanwhile.
            let _ = tell.send(path);
            ctx.request_repaint();
        };
        let asked = Instant::now();
        // On a Mac only the window's own thread may show a dialog, and it is used to waiting for one.
        if cfg!(target_os = "macos") {
            show();
        } else if thread::Builder::new().name("dialog".to_owned()).spawn(show).is_err() {
            return Some(Picked::NoDialog { offered });
        }
        self.open = Some(Question { purpose, offered, asked, answer });
        None
    }

    /// What came of the dialog that was open.
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

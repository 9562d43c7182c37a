//! The system's dialogs for files.
//!
//! A system that cannot show its dialog answers that nothing was chosen, just as if the player had
//! cancelled. But no one can cancel in an instant, so an answer that comes at once means that there
//! is no dialog.

use crate::host::{FileAnswer, FileUse, FileWish, documents};
use egui::Context;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};
use std::{path::PathBuf, thread};

/// No person can cancel a dialog in less time.
const INSTANT: Duration = Duration::from_millis(300);

/// An open dialog.
pub struct DesktopDialog {
    asked: Instant,
    answer: Receiver<Option<PathBuf>>,
}

impl DesktopDialog {
    /// Opens a dialog. The window is painted again when there is an answer. Returns `None` if the
    /// system cannot open it.
    pub fn open(wish: FileWish, ctx: &Context) -> Option<DesktopDialog> {
        let dialog = rfd::FileDialog::new().set_title(wish.title).set_file_name(wish.name);
        let dialog = match wish.kind {
            Some((kind, endings)) => dialog.add_filter(kind, endings),
            None => dialog,
        };
        let (tell, answer) = channel();
        let ctx = ctx.clone();
        let show = move || {
            let dialog = dialog.set_directory(documents());
            let path = match wish.what {
                FileUse::Read => dialog.pick_file(),
                FileUse::Folder => dialog.pick_folder(),
                FileUse::Write => dialog.save_file(),
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
            return None;
        }
        Some(DesktopDialog { asked, answer })
    }

    /// The answer, once there is one.
    pub fn answer(&self) -> Option<FileAnswer> {
        match self.answer.try_recv() {
            Ok(Some(path)) => Some(FileAnswer::Path(path)),
            Ok(None) if self.asked.elapsed() < INSTANT => Some(FileAnswer::NoDialog),
            Ok(None) => Some(FileAnswer::Nothing),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(FileAnswer::NoDialog),
        }
    }
}

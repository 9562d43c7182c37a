//! A plain window that asks for the path of a file, for systems without a file dialog.

use crate::ui::windows::{Look, Sheet, parts};
use egui::{Context, TextEdit, WidgetInfo, accesskit::Role};
use std::path::PathBuf;

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct PathWindow {
    /// The message of the title.
    title: &'static str,
    path: String,
    /// Whether a folder is asked for, and not a file.
    folder: bool,
}

impl PathWindow {
    /// A window with this title that opens with the path of a file.
    pub fn new(title: &'static str, path: &std::path::Path) -> PathWindow {
        PathWindow { title, path: path.to_string_lossy().into_owned(), folder: false }
    }

    /// The same that asks for a folder, where that is so.
    #[must_use]
    pub fn for_folder(self, folder: bool) -> PathWindow {
        PathWindow { folder, ..self }
    }

    /// Shows the window. Once it is closed, returns the path or that there is none.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<Option<PathBuf>> {
        let sheet = Sheet { title: self.title, width: 560.0, buttons: &["cancel", "ok"], page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            let (about, name) =
                if self.folder { ("path-about-folder", "path-folder") } else { ("path-about", "path-name") };
            parts::paragraph(ui, look.theme, look.words.get(about));
            let width = ui.available_width();
            let edit = ui.add_sized([width, 30.0], TextEdit::singleline(&mut self.path));
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, look.words.get(name)));
            parts::focus_ring(ui, &edit, look.theme);
            if ui.memory(|memory| memory.focused().is_none()) && !edit.lost_focus() {
                edit.request_focus();
            }
            edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
        });
        let given = self.given();
        shown.body.then(|| given.clone()).or_else(|| shown.chosen(&[None, given], None))
    }

    fn given(&self) -> Option<PathBuf> {
        Some(self.path.trim()).filter(|path| !path.is_empty()).map(PathBuf::from)
    }
}

//! A plain window that asks for the name of a file, for systems that have no dialog for that.

use crate::ui::windows::{Look, Sheet, parts};
use egui::{Context, TextEdit, WidgetInfo, accesskit::Role};
use std::path::PathBuf;

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct PathWindow {
    /// The message of its title.
    title: &'static str,
    path: String,
}

impl PathWindow {
    /// A window with this title that opens with a path.
    pub fn new(title: &'static str, path: &std::path::Path) -> PathWindow {
        PathWindow { title, path: path.to_string_lossy().into_owned() }
    }

    /// Shows the window. Returns the path, or that there is none, once that is so.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<Option<PathBuf>> {
        let sheet = Sheet { title: self.title, width: 560.0, buttons: &["cancel", "ok"], page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            parts::paragraph(ui, look.theme, look.words.get("path-about"));
            let width = ui.available_width();
            let edit = ui.add_sized([width, 30.0], TextEdit::singleline(&mut self.path));
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, look.words.get("path-name")));
            parts::focus_ring(ui, &edit, look.theme);
            if ui.memory(|memory| memory.focused().is_none()) && !edit.lost_focus() {
                edit.request_focus();
            }
            edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
        });
        match shown.pressed {
            Some(0) => Some(None),
            Some(_) => Some(self.given()),
            None if shown.body => Some(self.given()),
            None => shown.left.then_some(None),
        }
    }

    fn given(&self) -> Option<PathBuf> {
        Some(self.path.trim()).filter(|path| !path.is_empty()).map(PathBuf::from)
    }
}

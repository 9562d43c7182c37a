//! The exercises in the program: how they are opened and left, and what is kept of them.

use super::App;
use crate::{
    store::Kept,
    ui::{look::Look, practice::Practice},
};
use egui::{Context, Ui};

impl App {
    /// Opens the exercises in the place of the game under way, which waits.
    pub(in crate::ui) fn open_practice(&mut self, ctx: &Context) {
        let waker = ctx.clone();
        let thinker = self.desk.another_thinker(move || waker.request_repaint());
        self.practice = Practice::new(thinker, &self.settings, self.wall.day_number(), &self.solved);
    }

    /// The exercises, while they are open.
    pub const fn practice(&self) -> Option<&Practice> {
        self.practice.as_ref()
    }

    /// Shows the exercises, if they are open. Returns whether they are.
    pub(super) fn practice_ui(&mut self, ui: &mut Ui) -> bool {
        let Some(mut practice) = self.practice.take() else { return false };
        let look = Look { words: &self.words, theme: &self.themes[self.settings.theme], settings: &self.settings };
        let keys = self.above.is_none() && self.notices.is_empty() && !egui::Popup::is_any_open(ui.ctx());
        let done = practice.ui(ui, look, &self.solved, keys);
        if done.solved.is_some_and(|exercise| self.solved.note(exercise)) {
            self.store.save(Kept::Solved, self.solved.clone());
        }
        if !done.closed {
            self.practice = Some(practice);
        }
        true
    }
}

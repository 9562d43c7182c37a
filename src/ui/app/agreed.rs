//! The match of eight deals in the program: how it is begun, gone on with and left, and that it is kept.

use super::App;
use crate::{
    career::agreed::AgreedMatch,
    store::Kept,
    ui::{
        agreed::AgreedScreen,
        look::Look,
        windows::{
            Open,
            agreed::{AgreedChoice, AgreedWindow, Wanted},
        },
    },
};
use egui::{Context, Ui};

impl App {
    /// Goes on with the match that was begun, in the place of the game under way, which waits; otherwise asks which one to begin.
    pub(in crate::ui) fn open_agreed(&mut self, ctx: &Context) {
        match self.kept_match.clone().filter(|played| !played.is_over()) {
            Some(played) => self.play_agreed(ctx, played),
            None => self.open(Open::Agreed(AgreedWindow::new(self.kept_match.as_ref()))),
        }
    }

    /// The match, while it is open.
    pub const fn agreed(&self) -> Option<&AgreedScreen> {
        self.agreed.as_ref()
    }

    /// The same, to do something there without pointer or keys.
    pub const fn agreed_mut(&mut self) -> Option<&mut AgreedScreen> {
        self.agreed.as_mut()
    }

    fn play_agreed(&mut self, ctx: &Context, played: AgreedMatch) {
        self.agreed = AgreedScreen::open(played, &self.desk, &self.settings, ctx, self.store.writes_behind());
        ctx.request_repaint();
    }

    /// Does what was chosen in the window of the match, which is closed then.
    pub(super) fn chose_agreed(&mut self, ctx: &Context, choice: AgreedChoice) {
        let played = match choice {
            AgreedChoice::Close => None,
            AgreedChoice::LookBack => self.kept_match.clone(),
            AgreedChoice::Begin(Wanted { number, level }) => {
                AgreedMatch::new(number, self.settings.rules, &self.settings.levels(), level).ok()
            }
        };
        if let Some(played) = played {
            self.play_agreed(ctx, played);
        }
    }

    /// Shows the match, if one is open. Returns whether it is.
    pub(super) fn agreed_ui(&mut self, ui: &mut Ui) -> bool {
        let Some(mut screen) = self.agreed.take() else { return false };
        let look = Look { words: &self.words, theme: &self.themes[self.settings.theme], settings: &self.settings };
        let keys = self.above.is_none() && self.notices.is_empty() && !egui::Popup::is_any_open(ui.ctx());
        let done = screen.ui(ui, look, keys);
        if done.changed {
            self.store.save(Kept::Match, screen.played().clone());
            self.kept_match = Some(screen.played().clone());
        }
        if done.another {
            self.open(Open::Agreed(AgreedWindow::new(Some(screen.played()))));
        }
        if !done.closed {
            self.agreed = Some(screen);
        }
        true
    }
}

//! Nestor's advice to try another level when the games were too easy or too hard. He says it once and never insists.

use crate::career::tally::Wins;
use crate::nestor::Level;
use crate::ui::windows::{Look, Sheet, parts};
use egui::Context;

/// The window while it is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdviceWindow {
    /// The level played so far.
    pub from: Level,
    /// The level that would suit the player better.
    pub to: Level,
    /// The results at the level played so far.
    pub wins: Wins,
}

impl AdviceWindow {
    /// Shows the window. Once the player has decided, returns whether to change the level.
    pub fn show(&self, ctx: &Context, look: Look<'_>) -> Option<bool> {
        let buttons = &["advice-stay", "advice-go"];
        let sheet = Sheet { title: "advice-title", width: 460.0, buttons, page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            let [from, to] = [self.from, self.to].map(|level| look.words.level(level));
            let told = [
                ("won", self.wins.won.into()),
                ("games", self.wins.games().into()),
                ("level", from.into()),
                ("next", to.into()),
            ];
            let id = if self.to > self.from { "advice-up" } else { "advice-down" };
            parts::paragraph(ui, look.theme, &look.words.format(id, &told));
            parts::aside(ui, look.theme, look.words.get("advice-about"));
        });
        shown.chosen(&[false, true], false)
    }
}

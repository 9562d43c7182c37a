//! Which game is on and how strong the others are: in the title of the window, at the end of the menu bar, and in what a screen reader calls the window.

use egui::{Align, Context, Label, Layout, RichText, TextStyle, Ui, ViewportCommand, accesskit_root_id};

use crate::{
    game::Game,
    ui::{
        paint::theme::Theme,
        windows::tally::{game_word, level_word},
        words::Words,
    },
};

/// The narrowest place in the menu bar in which the game can still be named.
const LEAST: f32 = 60.0;

/// What the window is called.
#[derive(Default)]
pub(super) struct Title {
    /// "All Fives · Tough".
    game: String,
    /// That with the name of the program.
    whole: String,
}

impl Title {
    /// Calls the window by the game that is on.
    pub(super) fn show(&mut self, ctx: &Context, game: &Game, words: &Words) {
        self.game = name_of(game, words);
        let told = [("game", self.game.clone().into()), ("app", words.get("app-name").into())];
        let whole = words.format("window-title", &told);
        if self.whole != whole {
            ctx.send_viewport_cmd(ViewportCommand::Title(whole.clone()));
            self.whole = whole;
        }
        ctx.accesskit_node_builder(accesskit_root_id(), |window| window.set_label(self.whole.as_str()));
    }

    /// The game at the right end of the menu bar, above the status area.
    pub(super) fn in_menu(&self, ui: &mut Ui, theme: &Theme) {
        if ui.available_width() < LEAST {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(6.0);
            // A little smaller than the names of the menus, and like them it does not grow with all other words.
            let size = TextStyle::Button.resolve(ui.style()).size - 1.0;
            let name = RichText::new(&self.game).size(size).color(theme.quiet_text());
            ui.add(Label::new(name).truncate().selectable(false));
        });
    }
}

/// The game and its levels: each once, where several of the others play alike.
fn name_of(game: &Game, words: &Words) -> String {
    let (rules, seating) = (game.rules(), game.sitting().seating());
    let others = rules.all_seats().filter_map(|seat| seating.level(seat));
    let mut levels: Vec<&str> = others.map(|level| words.get(level_word(level))).collect();
    levels.dedup();
    let mut name = words.get(game_word(rules.game())).to_owned();
    if rules.game().is_some() && rules.is_changed() {
        name = words.format("game-changed", &[("game", name.into())]);
    }
    words.format("game-with", &[("game", name.into()), ("levels", levels.join(", ").into())])
}

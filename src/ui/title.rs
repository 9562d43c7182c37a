//! The name of the game and the levels of the others, in the title of the window, on the right of
//! the menu bar, and in the spoken name of the window.

use crate::ui::paint::text_face;
use crate::ui::{look::Look, paint::Theme, words::Words};
use crate::{host, nestor::Level, seat::SeatedPlayer};
use crate::{msg, say};
use egui::{Align, Color32, Context, Label, Layout, RichText, TextStyle, Ui, accesskit_root_id};

/// The space between the name and the right edge.
const BESIDE: f32 = 6.0;
/// The scale of the shortest form if it does not fit at normal size.
const SMALLEST: f32 = 0.86;

#[derive(Default)]
pub(super) struct Title {
    /// "Fives with Firecrackers · Not so easy" and shorter forms, the longest first.
    forms: Vec<String>,
    /// The longest form with the name of the program.
    whole: String,
}

impl Title {
    /// Sets the title to the player and the current game, or to what is shown instead of it.
    pub(super) fn show(&mut self, ctx: &Context, game: &SeatedPlayer, instead: Option<String>, look: Look<'_>) {
        let words = look.words;
        self.forms = instead.map_or_else(|| forms(game, words), |title| vec![title]);
        let args = [
            ("game", self.forms[0].clone().into()),
            ("app", say!(words, "app-name").into()),
            ("player", look.player.into()),
        ];
        let whole =
            words.format(if look.player.is_empty() { msg!("window-title") } else { msg!("window-title-of") }, &args);
        if self.whole != whole {
            host::set_title(&whole, ctx);
            self.whole = whole;
        }
        ctx.accesskit_node_builder(accesskit_root_id(), |window| window.set_label(self.whole.as_str()));
    }

    /// Shows the game on the right of the menu bar, in the longest form that fits, if one does.
    pub(super) fn in_menu(&self, ui: &mut Ui, theme: &Theme) {
        let room = ui.available_width() - BESIDE - ui.spacing().item_spacing.x;
        // A little smaller than the names of the menus. Like them, it does not grow with other
        // text.
        let size = TextStyle::Button.resolve(ui.style()).size - 1.0;
        let fits = |form: &String, size: f32| {
            let font = text_face(ui.ctx(), size);
            ui.painter().layout_no_wrap(form.clone(), font, Color32::WHITE).size().x <= room
        };
        let smaller = SMALLEST * size;
        let usual = self.forms.iter().find(|form| fits(form, size)).map(|form| (form, size));
        let least = self.forms.last().filter(|form| fits(form, smaller)).map(|form| (form, smaller));
        let Some((form, size)) = usual.or(least) else { return };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(BESIDE);
            let name = RichText::new(form).size(size).color(theme.quiet_text());
            let shown = ui.add(Label::new(name).extend().selectable(false));
            if *form != self.forms[0] {
                shown.on_hover_text(&self.forms[0]);
            }
        });
    }
}

/// Returns the game with its levels, and a shorter form with the short name and the range of levels.
fn forms(game: &SeatedPlayer, words: &Words) -> Vec<String> {
    let (rules, seating) = (game.view().rules(), &game.view().seating);
    let levels: Vec<Level> = rules.all_seats().filter_map(|seat| seating.level(seat)).collect();
    let [whole, short] = [words.game(rules.game()), words.short_game(rules.game())];
    let with = |game: String, levels: String| match levels.as_str() {
        "" => game,
        _ => say!(words, "game-with", game: game, levels: levels),
    };
    let mut all: Vec<&str> = levels.iter().map(|level| words.level(*level)).collect();
    // If several players have the same level, it appears once.
    all.dedup();
    let (all, range) = (all.join(", "), range(&levels, words));
    vec![with(words.game_with_rules(whole, rules), all), with(words.game_with_rules(short, rules), range)]
}

/// Returns the weakest and the strongest level.
fn range(levels: &[Level], words: &Words) -> String {
    let name = |level: Option<&Level>| level.map_or("", |level| words.level(*level));
    let (weakest, strongest) = (levels.iter().min(), levels.iter().max());
    if weakest == strongest { name(weakest).to_owned() } else { format!("{}–{}", name(weakest), name(strongest)) }
}

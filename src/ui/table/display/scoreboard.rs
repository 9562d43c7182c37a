//! Shows the scores on a cribbage board or an X sheet, below the figures.

use super::frame::TableFrame;
use crate::engine::rules::Rounding;
use crate::ui::paint::scores::cribbage::{Cribbage, cribbage_ui};
use crate::ui::paint::scores::xsheet::{XSheet, x_sheet_ui};
use crate::ui::paint::{Face, SideScore};
use crate::ui::settings::ScoreStyle;
use crate::ui::table::player_of;
use crate::ui::words::Names;
use egui::Ui;

pub(super) fn show_scores(ui: &Ui, view: &TableFrame<'_>) {
    let (place, look, rules) = (view.areas().scores, view.look, view.game.view().rules());
    if place.height() < 1.0 {
        return;
    }
    let players = Names { words: look.words, settings: look.settings, rules, you: view.game.view().viewer() };
    let own = if view.game.view().is_company() { "" } else { look.player };
    let names: Vec<String> = rules.all_sides().map(|side| players.heading(side, own)).collect();
    // Where points go against a side, its peg walks up all the same.
    let sign = i32::from(rules.goal().signum());
    let sides = rules.all_sides().zip(&names).zip(view.animations.scores.sides()).map(|((side, name), change)| {
        let first = rules.all_seats().find(|seat| rules.side(*seat) == side).unwrap_or(view.game.view().viewer());
        SideScore {
            name,
            score: sign * change.now,
            before: sign * change.before,
            earlier: sign * change.earlier,
            shown: change.shown(view.now),
            color: look.theme.figure(Face::Played(player_of(view.game, first))),
        }
    });
    let sides: Vec<SideScore<'_>> = sides.collect();
    let scores: Vec<String> = sides.iter().map(|side| format!("{} {}", side.name, sign * side.score)).collect();
    let (spoken, id) = (scores.join(", "), view.ids.other("scores", 0));
    let (sides, target, theme, spoken) = (sides.as_slice(), rules.target, look.theme, spoken.as_str());
    if look.settings.look.scores == ScoreStyle::Cribbage {
        let by_fives = rules.fives && !rules.threes && rules.awards.rounding != Rounding::Off;
        cribbage_ui(ui, id, place, &Cribbage { sides, target, by_fives, theme, spoken });
    } else {
        x_sheet_ui(ui, id, place, &XSheet { sides, target, theme, spoken });
    }
}

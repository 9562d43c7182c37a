//! Shows the scores on a cribbage board or an X sheet, below the figures.

use crate::engine::{Event, ScoreReason, rules::Rounding};
use crate::ui::paint::scores::cribbage::{Cribbage, cribbage_ui};
use crate::ui::paint::scores::xsheet::{XSheet, x_sheet_ui};
use crate::ui::paint::{Face, SideScore};
use crate::ui::settings::ScoreStyle;
use crate::ui::table::{Desk, Scene, player_of};
use crate::ui::{look::Look, words::Names};
use egui::Ui;

impl Desk {
    pub(super) fn show_scores(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let layout = &scene.key.layout;
        if layout.scores.height() < 1.0 {
            return;
        }
        let rules = self.game().rules();
        let at_the_table = Names { words: look.words, settings: look.settings, rules, you: self.game().viewer() };
        let names: Vec<String> = rules.all_sides().map(|side| at_the_table.heading(side, look.player)).collect();
        let colors = rules.all_sides().map(|side| {
            let first = rules.all_seats().find(|seat| rules.side(*seat) == side).unwrap_or(self.game().viewer());
            look.theme.figure(Face::Played(player_of(self.game(), first)))
        });
        // Where points go against a side, its peg walks up all the same.
        let way = i32::from(rules.goal().signum());
        let sides: Vec<SideScore<'_>> = names
            .iter()
            .zip(self.show.pegs.sides())
            .zip(colors)
            .map(|((name, leap), color)| SideScore {
                name,
                score: way * leap.now,
                before: way * leap.before,
                earlier: way * leap.earlier,
                shown: leap.shown(self.now),
                color,
            })
            .collect();
        let told: Vec<String> = sides.iter().map(|side| format!("{} {}", side.name, way * side.score)).collect();
        let (spoken, id) = (told.join(", "), self.ids.other("scores", 0));
        let (sides, target, theme, spoken) = (sides.as_slice(), rules.target, look.theme, spoken.as_str());
        match look.settings.look.scores {
            ScoreStyle::Figures => {}
            ScoreStyle::Cribbage => {
                let by_fives = rules.fives && !rules.threes && rules.awards.rounding != Rounding::Off;
                cribbage_ui(ui, id, layout.scores, &Cribbage { sides, target, by_fives, theme, spoken });
            }
            ScoreStyle::XSheet => {
                x_sheet_ui(ui, id, layout.scores, &XSheet { sides, target, theme, spoken });
            }
        }
    }

    /// Whether the count on the table has just scored, in a game that highlights it.
    pub(super) fn sum_scores(&self) -> bool {
        let last = self.game().said().told.iter().rev().find_map(|event| match event {
            Event::Scored { why: ScoreReason::Count, counted, .. } => Some(*counted),
            Event::Played { .. } | Event::Destroyed { .. } => Some(false),
            _ => None,
        });
        self.game().rules().firecrackers && last == Some(true)
    }
}

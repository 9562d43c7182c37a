//! The clock of a game on time, and the cover of the table while it is stopped.

use super::cloth::{felt, rack};
use crate::engine::Phase;
use crate::sitting::clock::seconds_of;
use crate::ui::table::panels::{OwnClock, figures};
use crate::ui::table::{Desk, Scene, positions::Areas};
use crate::ui::{look::Look, parts, words::own_name};
use egui::accesskit::{Live, Role};
use egui::{Align2, CornerRadius, FontId, Rect, Ui, pos2, text::LayoutJob, vec2};

/// The last seconds of the game, which are highlighted.
const LAST: u16 = 30;

/// Returns a time as a clock shows it: "4:37" or "1:02:03".
fn time_text(seconds: u16) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

impl Desk {
    /// Returns the clocks that stand beside the names: all of them, unless a table for two has a single one.
    pub(super) fn watches(&self, scene: &Scene, look: Look<'_>) -> Vec<OwnClock> {
        let game = self.game();
        if game.rules().seats() == 2 && game.rules().clocks.len() == 1 {
            return Vec::new();
        }
        let all = scene.cards.iter().flat_map(|card| &card.members);
        let shown = all.filter_map(|member| {
            let seconds = seconds_of(game.sitting().left(member.seat)?);
            let spoken = format!("{}, {}", member.name, self.spoken_clock(look, seconds));
            Some(OwnClock { seat: member.seat, text: time_text(seconds), spoken, last: self.is_last(seconds) })
        });
        shown.collect()
    }

    fn is_last(&self, seconds: u16) -> bool {
        seconds <= LAST && self.game().seen().phase() != Phase::GameOver
    }

    fn spoken_clock(&self, look: Look<'_>, seconds: u16) -> String {
        let told = [("minutes", (seconds / 60).into()), ("seconds", (seconds % 60).into())];
        let time = look.words.format(if seconds < 60 { "spoken-seconds" } else { "spoken-time" }, &told);
        let told = [("time", time.into())];
        look.words.format(if self.is_last(seconds) { "spoken-clock-last" } else { "spoken-clock" }, &told)
    }

    /// Shows the clock that runs in a game on time, if two play it. The last seconds have a plate and a word.
    pub(super) fn show_clock(&self, ui: &Ui, areas: &Areas, look: Look<'_>) {
        let Some(left) = self.game().left().filter(|_| self.game().rules().seats() == 2) else { return };
        let (seconds, scale, theme) = (seconds_of(left), areas.scale, look.theme);
        let last = self.is_last(seconds);
        let text = time_text(seconds);
        let painter = ui.painter_at(areas.status);
        // Between the players, above the line where the others speak.
        let place = Rect::from_center_size(figures(areas).center(), scale * vec2(96.0, 38.0));
        let (ground, on_plate) = theme.tag(true);
        let ink = if last { on_plate } else { theme.text_color() };
        if last {
            painter.rect_filled(place, CornerRadius::same((9.0 * scale) as u8), ground);
        }
        let at = place.center() - vec2(0.0, 7.0 * scale);
        painter.text(at, Align2::CENTER_CENTER, &text, FontId::proportional(22.0 * scale), ink);
        let below = place.center() + vec2(0.0, 11.5 * scale);
        let word = look.words.get(if last { "clock-last" } else { "clock-left" });
        let small = FontId::proportional(12.0 * scale);
        painter.text(below, Align2::CENTER_CENTER, word, small, if last { ink } else { theme.quiet_text() });
        let spoken = self.spoken_clock(look, seconds);
        parts::tell_at(ui, place, self.ids.other("clock", 0), Role::Timer, &spoken);
    }

    /// Covers the table while the clock is stopped. While the screen is passed on, the cover says who is next and what has happened.
    pub(super) fn show_cover(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let (areas, theme, scale) = (&scene.key.areas, look.theme, scene.key.areas.scale);
        felt(ui.painter(), areas, theme);
        rack(ui.painter(), areas, theme);
        let time = [("time", time_text(self.game().left().map_or(0, seconds_of)).into())];
        let passes = self.game().hides_the_hand() && !self.game().is_paused();
        let (title, line) = if passes {
            let name = [("name", own_name(look.words, look.player).into())];
            let waits = look.words.format("cover-clock", &time);
            let happened = self.happened(scene, look);
            let line = if happened.is_empty() { waits } else { format!("{waits}\n{happened}") };
            (look.words.format("say-pass-to", &name), line)
        } else {
            (look.words.get("pause-title").to_owned(), look.words.format("pause-line", &time))
        };
        let middle = areas.board.center();
        let large = FontId::proportional(34.0 * scale);
        let width = (areas.board.width() - 40.0 * scale).min(520.0 * scale);
        let mut job = LayoutJob::simple(line.clone(), FontId::proportional(16.0 * scale), theme.quiet_text(), width);
        job.halign = egui::Align::Center;
        let told = ui.painter().layout_job(job);
        let top = middle.y - 0.5 * (told.size().y - 18.0 * scale).max(0.0);
        let at = pos2(middle.x, top - 24.0 * scale);
        ui.painter().text(at, Align2::CENTER_CENTER, &title, large, theme.text_color());
        let place = Rect::from_center_size(middle, vec2(width, 92.0 * scale + told.size().y));
        ui.painter().galley(pos2(middle.x, top + 8.0 * scale), told, theme.quiet_text());
        let response = parts::tell_at(ui, place, self.ids.other("pause", 0), Role::Label, format!("{title} {line}"));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    }
}

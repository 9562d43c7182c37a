//! The clock of a game on time, and the cover of the table while it is stopped.

use egui::{Align2, CornerRadius, FontId, Rect, Ui, accesskit::Role, text::LayoutJob, vec2};

use super::cloth::{felt, rack};
use crate::engine::Phase;
use crate::sitting::clock::seconds_of;
use crate::ui::look::Look;
use crate::ui::parts;
use crate::ui::table::desk::Desk;
use crate::ui::table::panels::figures;
use crate::ui::table::positions::Layout;
use crate::ui::words::Words;

/// The last seconds of the game, which are highlighted.
const LAST: u16 = 30;

/// Returns a time as a clock shows it: "4:37" or "1:02:03".
pub(super) fn time_text(seconds: u16) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns a time as it is spoken.
pub(super) fn time_spoken(words: &Words, seconds: u16) -> String {
    let told = [("minutes", (seconds / 60).into()), ("seconds", (seconds % 60).into())];
    words.format(if seconds < 60 { "spoken-seconds" } else { "spoken-time" }, &told)
}

/// Returns the place of the clock, between the players and above the line where the others speak.
pub(super) fn clock_place(layout: &Layout) -> Rect {
    Rect::from_center_size(figures(layout).center(), layout.scale * vec2(96.0, 38.0))
}

impl Desk {
    /// Shows the clock in a game on time. The last seconds have a plate and a word.
    pub(super) fn show_clock(&self, ui: &Ui, layout: &Layout, look: Look<'_>) {
        let Some(left) = self.game().left() else { return };
        let (seconds, scale, theme) = (seconds_of(left), layout.scale, look.theme);
        let last = seconds <= LAST && self.game().seen().phase() != Phase::GameOver;
        let text = time_text(seconds);
        let painter = ui.painter_at(layout.status);
        let place = clock_place(layout);
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
        let told = [("time", time_spoken(look.words, seconds).into())];
        let spoken = look.words.format(if last { "spoken-clock-last" } else { "spoken-clock" }, &told);
        parts::tell_at(ui, place, self.ids.other("clock", 0), Role::Timer, &spoken);
    }

    /// Covers the table while the clock is stopped.
    pub(super) fn show_cover(&self, ui: &Ui, layout: &Layout, look: Look<'_>) {
        let (theme, scale) = (look.theme, layout.scale);
        felt(ui.painter(), layout, theme);
        rack(ui.painter(), layout, theme);
        let time = time_text(self.game().left().map_or(0, seconds_of));
        let title = look.words.get("pause-title");
        let line = look.words.format("pause-line", &[("time", time.into())]);
        let middle = layout.board.center();
        let large = FontId::proportional(34.0 * scale);
        ui.painter().text(middle - vec2(0.0, 24.0 * scale), Align2::CENTER_CENTER, title, large, theme.text_color());
        let width = (layout.board.width() - 40.0 * scale).min(520.0 * scale);
        let mut job = LayoutJob::simple(line.clone(), FontId::proportional(16.0 * scale), theme.quiet_text(), width);
        job.halign = egui::Align::Center;
        let galley = ui.painter().layout_job(job);
        ui.painter().galley(middle + vec2(0.0, 8.0 * scale), galley, theme.quiet_text());
        let place = Rect::from_center_size(middle, vec2(width, 110.0 * scale));
        parts::tell_at(ui, place, self.ids.other("pause", 0), Role::Label, format!("{title}. {line}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_as_clocks_show_them() {
        assert_eq!([0, 9, 60, 277, 3599].map(time_text), ["0:00", "0:09", "1:00", "4:37", "59:59"]);
        assert_eq!([3600, 10_800].map(time_text), ["1:00:00", "3:00:00"]);
    }
}

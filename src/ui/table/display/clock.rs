//! The clock of a game on time, and the cover of the table while it is stopped.

use super::frame::TableFrame;
use crate::engine::Phase;
use crate::table::sitting::clock::seconds_of;
use crate::ui::table::panels::{OwnClock, figures};
use crate::ui::table::positions::Display;
use crate::ui::{parts, words::own_name};
use crate::{msg, say};
use egui::accesskit::{Live, Role};
use egui::{Align, Align2, CornerRadius, FontId, Rect, Ui, pos2, text::LayoutJob, vec2};

/// The last seconds of the game, which are highlighted.
const LAST: u16 = 30;

/// Returns a time as a clock shows it: "4:37" or "1:02:03".
fn time_text(seconds: u16) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Returns the clocks that stand beside the names: all of them, unless the compact display has one
/// between two players.
pub(super) fn own_clocks(view: &TableFrame<'_>) -> Vec<OwnClock> {
    let game = view.game;
    let rules = game.view().rules();
    if view.areas().display == Display::Compact && rules.seats() == 2 && rules.clocks.len() == 1 {
        return Vec::new();
    }
    let all = view.scene.cards.iter().flat_map(|card| &card.members);
    let shown = all.filter_map(|member| {
        let seconds = seconds_of(game.view().clocks.left[member.seat.index()]?);
        let spoken = format!("{}, {}", member.name, spoken_clock(view, seconds));
        Some(OwnClock { seat: member.seat, text: time_text(seconds), spoken, last: is_last(view, seconds) })
    });
    shown.collect()
}

fn is_last(view: &TableFrame<'_>, seconds: u16) -> bool {
    seconds <= LAST && view.game.view().seen.phase() != Phase::GameOver
}

fn spoken_clock(view: &TableFrame<'_>, seconds: u16) -> String {
    let (words, values) = (view.look.words, [("minutes", (seconds / 60).into()), ("seconds", (seconds % 60).into())]);
    let time = words.format(if seconds < 60 { msg!("spoken-seconds") } else { msg!("spoken-time") }, &values);
    let id = if is_last(view, seconds) { msg!("spoken-clock-last") } else { msg!("spoken-clock") };
    words.format(id, &[("time", time.into())])
}

/// Shows the clock that runs in a game on time on the compact display, if two play it. The last
/// seconds have a plate and a word.
pub(super) fn show_clock(ui: &Ui, view: &TableFrame<'_>) {
    let is_shown = view.areas().display == Display::Compact && view.game.view().rules().seats() == 2;
    let Some(left) = view.game.view().left().filter(|_| is_shown) else { return };
    let (areas, theme) = (view.areas(), view.look.theme);
    let (seconds, scale) = (seconds_of(left), areas.lines);
    let painter = ui.painter_at(areas.status);
    // Between the players, above the line where the others speak.
    let place = Rect::from_center_size(figures(areas).center(), scale * vec2(96.0, 38.0));
    let (mut word, mut ink, mut quiet) = (msg!("clock-left"), theme.text_color(), theme.quiet_text());
    if is_last(view, seconds) {
        let (ground, on_plate) = theme.tag(true);
        painter.rect_filled(place, CornerRadius::same((9.0 * scale) as u8), ground);
        (word, ink, quiet) = (msg!("clock-last"), on_plate, on_plate);
    }
    for (text, below, size, color) in
        [(time_text(seconds).as_str(), -7.0, 22.0, ink), (view.look.words.get(word), 11.5, 12.0, quiet)]
    {
        let at = place.center() + vec2(0.0, below * scale);
        painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional((size * scale).max(areas.least)), color);
    }
    parts::tell_at(ui, place, view.ids.other("clock", 0), Role::Timer, spoken_clock(view, seconds));
}

/// Covers the table while the clock is stopped. While the screen is passed on, the cover says who
/// is next and what has happened.
pub(super) fn show_cover(ui: &Ui, view: &TableFrame<'_>) {
    let (areas, look, game) = (view.areas(), view.look, view.game);
    let (words, theme, scale) = (look.words, look.theme, areas.scale);
    let time = [("time", time_text(game.view().left().map_or(0, seconds_of)).into())];
    let (title, line) = if game.view().hides_the_hand() && !game.view().clocks.is_paused {
        let lines = [words.format(msg!("cover-clock"), &time), view.happened()];
        let name = [("name", own_name(words, look.player).into())];
        (words.format(msg!("say-pass-to"), &name), lines.join("\n").trim_end().to_owned())
    } else {
        (say!(words, "pause-title").to_owned(), words.format(msg!("pause-line"), &time))
    };
    let middle = areas.board.center();
    let width = (areas.board.width() - 40.0 * scale).min(520.0 * scale);
    let letters = FontId::proportional((16.0 * scale).max(areas.least));
    let mut job = LayoutJob::simple(line.clone(), letters, theme.quiet_text(), width);
    job.halign = Align::Center;
    let galley = ui.painter().layout_job(job);
    let top = middle.y - 0.5 * (galley.size().y - 18.0 * scale).max(0.0);
    let (at, large) = (pos2(middle.x, top - 24.0 * scale), FontId::proportional(34.0 * scale));
    ui.painter().text(at, Align2::CENTER_CENTER, &title, large, theme.text_color());
    let place = Rect::from_center_size(middle, vec2(width, 92.0 * scale + galley.size().y));
    ui.painter().galley(pos2(middle.x, top + 8.0 * scale), galley, theme.quiet_text());
    let response = parts::tell_at(ui, place, view.ids.other("pause", 0), Role::Label, format!("{title} {line}"));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
}

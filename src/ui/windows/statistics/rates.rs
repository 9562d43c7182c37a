//! Charts of the share of games won: over time, by game and by level, each with its confidence
//! interval.

use super::super::{Look, parts};
use super::first::sentence;
use super::table::{percent, rate_spoken, rate_texts, rates, stretch_name};
use super::trend::{Dot, Trend, interval, mark};
use super::{DAYS, FEW, NARROW, headline, tell};
use crate::stats::{Rate, Stretch, Sums};
use crate::ui::paint::{Face, larger_letters, text_face};
use egui::{Align2, Painter, Rect, Sense, Stroke, Ui, accesskit::Role, pos2, vec2};
use jiff::tz::TimeZone;

const ROW: f32 = 28.0;
/// The part of its width for the name.
const NAME: f32 = 0.36;
/// The width for the figures on its right.
const FIGURES: f32 = 112.0;

pub(super) fn page(ui: &mut Ui, look: Look<'_>, sums: &Sums, days: usize, zone: &TimeZone) {
    let words = look.words;
    if sums.won.of > 0 {
        headline(ui, look, &sentence(words, sums.won));
    }
    if days >= DAYS {
        parts::chapter(ui, look.theme, words.get("statistics-over-time"));
        over_time(ui, look, &sums.over_time, zone);
        parts::aside(ui, look.theme, words.get("statistics-interval-about"));
    }
    let [mut games, levels, people] = rates(words, sums);
    games.insert(0, (words.get("pick-any-game").to_owned(), sums.won));
    for (title, rates) in [("statistics-by-game", games), ("statistics-by-level", levels), ("tally-people", people)] {
        if title != "tally-people" || !rates.is_empty() {
            parts::chapter(ui, look.theme, words.get(title));
        }
        if has_lines(ui) && rates.iter().any(|(_, rate)| rate.of >= FEW) {
            scale(ui, look);
        }
        for (name, rate) in rates {
            row(ui, look, &name, rate);
        }
    }
}

fn over_time(ui: &mut Ui, look: Look<'_>, stretches: &[Stretch], zone: &TimeZone) {
    let (Some(first), Some(last)) = (stretches.first(), stretches.last()) else { return };
    let dot = |stretch: &Stretch| {
        let told = rate_spoken(look.words, &stretch_name(look.words, stretch, zone), stretch.rate);
        Some(Dot { value: stretch.rate.share()?, interval: stretch.rate.interval(), told })
    };
    let trend = Trend {
        name: look.words.get("statistics-over-time-spoken"),
        dots: stretches.iter().filter_map(dot).collect(),
        top: 1.0,
        label: &|share| percent(look.words, share),
        middle_stands_out: true,
        levels: Vec::new(),
        days: [first.from, last.to],
    };
    trend.show(ui, look, zone);
}

/// Whether there is room for the lines. Without them a share is only written, below its name.
fn has_lines(ui: &Ui) -> bool {
    ui.available_width() >= NARROW * larger_letters(ui.ctx())
}

/// Returns the line from 0% to 100% in a row.
fn line_in(ui: &Ui, row: Rect) -> Rect {
    let figures = FIGURES * larger_letters(ui.ctx());
    Rect::from_min_max(pos2(row.left() + NAME * row.width(), row.top()), pos2(row.right() - figures, row.bottom()))
}

/// Writes what the ends and the middle of the lines below stand for.
fn scale(ui: &mut Ui, look: Look<'_>) {
    let high = 14.0 * larger_letters(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let line = line_in(ui, rect);
    for share in [0.0, 0.5, 1.0] {
        let at = pos2(line.left() + share * line.width(), rect.center().y);
        let text = percent(look.words, share.into());
        ui.painter().text(at, Align2::CENTER_CENTER, text, text_face(ui.ctx(), 12.0), look.theme.quiet_text());
    }
}

/// Draws one share on a line from 0% to 100%. A share of few games is only written.
fn row(ui: &mut Ui, look: Look<'_>, name: &str, rate: Rate) {
    let (Some(share), Some(ends)) = (rate.share(), rate.interval()) else { return };
    let (font, text) = (text_face(ui.ctx(), 14.0), look.theme.text_color());
    let (width, line, is_line) = (ui.available_width(), ROW * larger_letters(ui.ctx()), has_lines(ui));
    let room = if is_line { NAME * width - 8.0 } else { width };
    let title = ui.painter().layout(name.to_owned(), font.clone(), text, room);
    let spoken = rate_spoken(look.words, name, rate);
    let named = if is_line { line.max(title.size().y + 4.0) } else { title.size().y };
    let high = if is_line { named } else { named + line };
    let (rect, response) = parts::area(ui, vec2(width, high), Role::Label, &spoken);
    let painter = ui.painter_at(rect);
    painter.galley(pos2(rect.left(), rect.top() + 0.5 * (named - title.size().y)), title, text);
    let [figures, _] = rate_texts(look.words, rate);
    let at = rect.with_min_y(rect.bottom() - if is_line { named } else { line }).right_center();
    painter.text(at, Align2::RIGHT_CENTER, figures, font, text);
    if is_line && rate.of >= FEW {
        on_line(&painter, look, line_in(ui, rect), share, ends);
    }
    tell(&response, &spoken);
}

fn on_line(painter: &Painter, look: Look<'_>, line: Rect, share: f64, ends: [f64; 2]) {
    let at = |share: f64| pos2(line.left() + share as f32 * line.width(), line.center().y);
    painter.line_segment([at(0.0), at(1.0)], Stroke::new(1.0, look.theme.rule()));
    for quarter in 0..=4_u8 {
        let tick = at(f64::from(quarter) / 4.0);
        let half = if quarter == 2 { 8.0 } else { 4.0 };
        painter.vline(tick.x, (tick.y - half)..=(tick.y + half), Stroke::new(1.0, look.theme.rule()));
    }
    let color = look.theme.figure(Face::Played(0));
    interval(painter, ends.map(at), vec2(0.0, 5.0), color);
    mark(painter, look, at(share), color);
}

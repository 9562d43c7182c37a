//! Charts of the share of games won: over time, by game and by level, each with its confidence interval.

use super::super::{Look, parts};
use super::table::{game_name, people, percent, rate_spoken, rate_texts, stretch_name};
use super::{day, tell};
use crate::stats::{Rate, Stretch, Sums};
use crate::ui::paint::theme::Face;
use egui::accesskit::Role;
use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Response, Shape, Stroke, Ui, pos2, vec2};
use jiff::tz::TimeZone;

/// The height of the chart over time.
const HEIGHT: f32 = 220.0;
/// The width for the shares on its left.
const LEFT: f32 = 50.0;
/// The height for the days below it.
const BELOW: f32 = 22.0;
/// The height of a row with a share.
const ROW: f32 = 28.0;
/// The part of its width for the name.
const NAME: f32 = 0.36;
/// The width for the figures on its right.
const FIGURES: f32 = 112.0;

/// Shows the page.
pub(super) fn page(ui: &mut Ui, look: Look<'_>, sums: &Sums, zone: &TimeZone) {
    let words = look.words;
    parts::chapter(ui, look.theme, words.get("statistics-over-time"));
    over_time(ui, look, &sums.over_time, zone);
    parts::aside(ui, look.theme, words.get("statistics-interval-about"));
    parts::chapter(ui, look.theme, words.get("statistics-by-game"));
    row(ui, look, words.get("pick-any-game"), sums.won);
    for (key, rate) in &sums.by_game {
        row(ui, look, &game_name(words, *key), *rate);
    }
    parts::chapter(ui, look.theme, words.get("statistics-by-level"));
    for (level, rate) in &sums.by_level {
        row(ui, look, words.level(*level), *rate);
    }
    let people = people(words, sums);
    if !people.is_empty() {
        parts::chapter(ui, look.theme, words.get("tally-people"));
    }
    for (name, rate) in people {
        row(ui, look, &name, rate);
    }
}

/// Draws the share of each stretch of games, the first one on the left.
fn over_time(ui: &mut Ui, look: Look<'_>, stretches: &[Stretch], zone: &TimeZone) {
    let (Some(first), Some(last)) = (stretches.first(), stretches.last()) else { return };
    let name = look.words.get("statistics-over-time-spoken");
    let (rect, response) = parts::area(ui, vec2(ui.available_width(), HEIGHT), Role::Image, name);
    let plot = Rect::from_min_max(rect.min + vec2(LEFT, 8.0), rect.max - vec2(6.0, BELOW));
    let painter = ui.painter_at(rect);
    grid(&painter, look, plot);
    let width = plot.width() / stretches.len() as f32;
    if let Some(at) = hovered(&response, plot, stretches.len()) {
        let column = Rect::from_min_size(pos2(plot.left() + at as f32 * width, plot.top()), vec2(width, plot.height()));
        painter.rect_filled(column, 3.0, ui.visuals().faint_bg_color);
        let stretch = &stretches[at];
        let text = rate_spoken(look.words, &stretch_name(look.words, stretch, zone), stretch.rate);
        tell(&response, &text);
    }
    let middle = |at: usize| plot.left() + (at as f32 + 0.5) * width;
    let height = |share: f64| plot.bottom() - share as f32 * plot.height();
    let color = look.theme.figure(Face::Played(0));
    let dots: Vec<Pos2> = stretches
        .iter()
        .enumerate()
        .filter_map(|(at, stretch)| Some(pos2(middle(at), height(stretch.rate.share()?))))
        .collect();
    painter.add(Shape::line(dots.clone(), Stroke::new(1.5, color.gamma_multiply(0.55))));
    for (dot, stretch) in dots.iter().zip(stretches) {
        if let Some([low, high]) = stretch.rate.interval() {
            let ends = [low, high].map(|share| pos2(dot.x, height(share)));
            interval(&painter, ends, vec2(5.0, 0.0), color);
        }
        mark(&painter, look, *dot, color);
    }
    let font = FontId::proportional(12.0);
    let ends = [(plot.left(), Align2::LEFT_BOTTOM, first.from), (plot.right(), Align2::RIGHT_BOTTOM, last.to)];
    for (x, align, time) in ends {
        painter.text(pos2(x, rect.bottom()), align, day(time, zone), font.clone(), look.theme.quiet_text());
    }
}

/// Returns the column under the pointer.
pub(super) fn hovered(response: &Response, plot: Rect, columns: usize) -> Option<usize> {
    let at = response.hover_pos().filter(|at| plot.contains(*at))?;
    Some((((at.x - plot.left()) / plot.width() * columns as f32) as usize).min(columns - 1))
}

/// Draws a line at each quarter with its share. The one in the middle stands out.
fn grid(painter: &Painter, look: Look<'_>, plot: Rect) {
    for quarter in 0..=4_u8 {
        let y = plot.bottom() - f32::from(quarter) / 4.0 * plot.height();
        let color = if quarter == 2 { look.theme.quiet_text() } else { look.theme.rule() };
        painter.hline(plot.x_range(), y, Stroke::new(1.0, color));
        let text = percent(look.words, f64::from(quarter) / 4.0);
        let at = pos2(plot.left() - 8.0, y);
        painter.text(at, Align2::RIGHT_CENTER, text, FontId::proportional(12.0), look.theme.quiet_text());
    }
}

/// Draws an error bar from end to end. `across` is half of each cross stroke.
fn interval(painter: &Painter, ends: [Pos2; 2], across: egui::Vec2, color: Color32) {
    let stroke = Stroke::new(1.5, color);
    painter.line_segment(ends, stroke);
    for end in ends {
        painter.line_segment([end - across, end + across], stroke);
    }
}

/// Draws the dot of a share.
fn mark(painter: &Painter, look: Look<'_>, at: Pos2, color: Color32) {
    painter.circle(at, 4.5, color, Stroke::new(1.5, look.theme.band()));
}

/// Draws one share on a line from 0% to 100%.
fn row(ui: &mut Ui, look: Look<'_>, name: &str, rate: Rate) {
    let (Some(share), Some([low, high])) = (rate.share(), rate.interval()) else { return };
    let (font, text) = (FontId::proportional(14.0), look.theme.text_color());
    let width = ui.available_width();
    let title = ui.painter().layout(name.to_owned(), font.clone(), text, NAME * width - 8.0);
    let spoken = rate_spoken(look.words, name, rate);
    let (rect, response) = parts::area(ui, vec2(width, ROW.max(title.size().y + 4.0)), Role::Label, &spoken);
    let painter = ui.painter_at(rect);
    painter.galley(pos2(rect.left(), rect.center().y - 0.5 * title.size().y), title, text);
    let line =
        Rect::from_min_max(pos2(rect.left() + NAME * width, rect.top()), pos2(rect.right() - FIGURES, rect.bottom()));
    let at = |share: f64| pos2(line.left() + share as f32 * line.width(), rect.center().y);
    painter.line_segment([at(0.0), at(1.0)], Stroke::new(1.0, look.theme.rule()));
    for quarter in 0..=4_u8 {
        let tick = at(f64::from(quarter) / 4.0);
        let half = if quarter == 2 { 8.0 } else { 4.0 };
        painter.vline(tick.x, (tick.y - half)..=(tick.y + half), Stroke::new(1.0, look.theme.rule()));
    }
    let color = look.theme.figure(Face::Played(0));
    interval(&painter, [at(low), at(high)], vec2(0.0, 5.0), color);
    mark(&painter, look, at(share), color);
    let [figures, _] = rate_texts(look.words, rate);
    painter.text(rect.right_center(), Align2::RIGHT_CENTER, figures, font, text);
    tell(&response, &spoken);
}

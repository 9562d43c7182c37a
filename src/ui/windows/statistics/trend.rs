//! A chart over time: a dot for each stretch of games, the first one on the left, and a band between
//! the ends of their confidence intervals.

use super::super::{Look, parts};
use super::{day, tell};
use crate::ui::paint::{Face, larger_letters, text_face};
use egui::{Align2, Color32, Painter, Pos2, Rect, Response, Shape, Stroke, Ui, Vec2, accesskit::Role, pos2, vec2};
use jiff::{Timestamp, tz::TimeZone};

const HEIGHT: f32 = 220.0;
/// The width for the values on its left.
const LEFT: f32 = 50.0;
/// The height for the days below it.
const BELOW: f32 = 22.0;
/// How much of the color of text the band around its line has.
const BAND: f32 = 0.14;

pub(super) struct Dot {
    pub value: f64,
    pub interval: Option<[f64; 2]>,
    /// All about it in a sentence.
    pub told: String,
}

pub(super) struct Trend<'a> {
    /// What it shows, for a screen reader.
    pub name: &'a str,
    pub dots: Vec<Dot>,
    /// The value at its upper edge. Zero is at the lower one.
    pub top: f64,
    /// How a value is written.
    pub label: &'a dyn Fn(f64) -> String,
    /// Whether half of the top is a value to compare with.
    pub middle_stands_out: bool,
    /// Values to compare with, lowest first, and what they are called.
    pub levels: Vec<(f64, String)>,
    /// When its first and its last game ended.
    pub days: [Timestamp; 2],
}

impl Trend<'_> {
    pub(super) fn show(&self, ui: &mut Ui, look: Look<'_>, zone: &TimeZone) {
        let (rect, response) = parts::area(ui, vec2(ui.available_width(), HEIGHT), Role::Image, self.name);
        let larger = larger_letters(ui.ctx());
        let days = self.days.map(|time| {
            let font = text_face(ui.ctx(), 12.0);
            ui.painter().layout_no_wrap(day(time, zone), font, look.theme.quiet_text())
        });
        let (left, right) = (rect.left() + LEFT * larger, rect.right() - 6.0);
        // Days that have no room beside each other stand one above the other.
        let is_narrow = days.iter().map(|day| day.size().x + 4.0).sum::<f32>() > right - left;
        let below = BELOW * larger + if is_narrow { days[0].size().y } else { 0.0 };
        let plot = Rect::from_min_max(pos2(left, rect.top() + 8.0 * larger), pos2(right, rect.bottom() - below));
        let painter = ui.painter_at(rect);
        self.grid(&painter, look, plot);
        self.levels(&painter, look, plot);
        let width = plot.width() / self.dots.len() as f32;
        if let Some(at) = hovered(ui, &response, plot, self.dots.len()) {
            tell(&response, &self.dots[at].told);
        }
        let place = |at: usize, value: f64| {
            pos2(plot.left() + (at as f32 + 0.5) * width, plot.bottom() - (value / self.top) as f32 * plot.height())
        };
        let color = look.theme.figure(Face::Played(0));
        let ends = self.dots.iter().enumerate().map(|(at, dot)| Some(dot.interval?.map(|end| place(at, end))));
        Self::band(&painter, look, &ends.collect::<Vec<_>>());
        let places: Vec<Pos2> = self.dots.iter().enumerate().map(|(at, dot)| place(at, dot.value)).collect();
        painter.add(Shape::line(places.clone(), Stroke::new(1.5, color.gamma_multiply(0.55))));
        for place in places {
            mark(&painter, look, place, color);
        }
        let [first, last] = days;
        let high = first.size().y;
        let above = if is_narrow { high } else { 0.0 };
        painter.galley(pos2(plot.left(), rect.bottom() - high - above), first, look.theme.quiet_text());
        painter.galley(rect.right_bottom() - vec2(6.0, 0.0) - last.size(), last, look.theme.quiet_text());
    }

    /// Draws between which values the truth is, as far as that is known: a band, and for a dot between
    /// others without it a line.
    fn band(painter: &Painter, look: Look<'_>, ends: &[Option<[Pos2; 2]>]) {
        let color = look.theme.text_color().gamma_multiply(BAND);
        for (at, end) in ends.iter().enumerate() {
            let is_known = |beside: usize| ends.get(beside).is_some_and(Option::is_some);
            if let Some(end) = *end
                && !is_known(at.wrapping_sub(1))
                && !is_known(at + 1)
            {
                interval(painter, end, vec2(5.0, 0.0), color);
            }
        }
        for pair in ends.windows(2) {
            if let [Some([low, high]), Some([next_low, next_high])] = *pair {
                let corners = vec![low, high, next_high, next_low];
                painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
            }
        }
    }

    /// Draws a line at each value to compare with. Names that would cover each other stand in one line.
    fn levels(&self, painter: &Painter, look: Look<'_>, plot: Rect) {
        let font = text_face(painter.ctx(), 12.0);
        let mut labels: Vec<(f32, String)> = Vec::new();
        for (value, name) in &self.levels {
            let y = plot.bottom() - (value / self.top) as f32 * plot.height();
            let line = Shape::dashed_line(
                &[pos2(plot.left(), y), pos2(plot.right(), y)],
                Stroke::new(1.0, look.theme.quiet_text()),
                3.0,
                4.0,
            );
            painter.extend(line);
            match labels.last_mut().filter(|(below, _)| below - y < font.size + 2.0) {
                Some((_, names)) => *names = format!("{names} · {name}"),
                None => labels.push((y, name.clone())),
            }
        }
        for (y, names) in labels {
            let quiet = look.theme.quiet_text();
            let text = painter.layout(names, font.clone(), quiet, plot.width() - 8.0);
            painter.galley(pos2(plot.right() - 4.0, y - 1.0) - text.size(), text, quiet);
        }
    }

    /// Draws a line at each quarter with its value.
    fn grid(&self, painter: &Painter, look: Look<'_>, plot: Rect) {
        for quarter in 0..=4_u8 {
            let part = f32::from(quarter) / 4.0;
            let y = plot.bottom() - part * plot.height();
            let stands_out = self.middle_stands_out && quarter == 2;
            let color = if stands_out { look.theme.quiet_text() } else { look.theme.rule() };
            painter.hline(plot.x_range(), y, Stroke::new(1.0, color));
            let text = (self.label)(f64::from(part) * self.top);
            let at = pos2(plot.left() - 8.0, y);
            painter.text(at, Align2::RIGHT_CENTER, text, text_face(painter.ctx(), 12.0), look.theme.quiet_text());
        }
    }
}

/// Lights up the column under the pointer. Returns its number.
pub(super) fn hovered(ui: &Ui, response: &Response, plot: Rect, columns: usize) -> Option<usize> {
    let pointer = response.hover_pos().filter(|at| columns > 0 && plot.contains(*at))?;
    let width = plot.width() / columns as f32;
    let at = (((pointer.x - plot.left()) / plot.width() * columns as f32) as usize).min(columns - 1);
    let column = Rect::from_min_size(pos2(plot.left() + at as f32 * width, plot.top()), vec2(width, plot.height()));
    ui.painter_at(response.rect).rect_filled(column, 3.0, ui.visuals().faint_bg_color);
    Some(at)
}

/// Draws an error bar from end to end. `across` is half of each cross stroke.
pub(super) fn interval(painter: &Painter, ends: [Pos2; 2], across: Vec2, color: Color32) {
    let stroke = Stroke::new(1.5, color);
    painter.line_segment(ends, stroke);
    for end in ends {
        painter.line_segment([end - across, end + across], stroke);
    }
}

pub(super) fn mark(painter: &Painter, look: Look<'_>, at: Pos2, color: Color32) {
    painter.circle(at, 4.5, color, Stroke::new(1.5, look.theme.band()));
}

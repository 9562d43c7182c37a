//! Charts of the share of games won: over time, by game and by level, each with its confidence
//! interval.

use super::super::{Look, parts};
use super::table::{percent, rate_spoken, rate_texts, rates, stretch_name};
use super::tell;
use super::trend::{Dot, Trend, interval, mark};
use crate::stats::{Rate, Stretch, Sums};
use crate::ui::paint::Face;
use egui::{Align2, FontId, Rect, Stroke, Ui, accesskit::Role, pos2, vec2};
use jiff::tz::TimeZone;

const ROW: f32 = 28.0;
/// The part of its width for the name.
const NAME: f32 = 0.36;
/// The width for the figures on its right.
const FIGURES: f32 = 112.0;

pub(super) fn page(ui: &mut Ui, look: Look<'_>, sums: &Sums, zone: &TimeZone) {
    let words = look.words;
    parts::chapter(ui, look.theme, words.get("statistics-over-time"));
    over_time(ui, look, &sums.over_time, zone);
    parts::aside(ui, look.theme, words.get("statistics-interval-about"));
    let [mut games, levels, people] = rates(words, sums);
    games.insert(0, (words.get("pick-any-game").to_owned(), sums.won));
    for (title, rates) in [("statistics-by-game", games), ("statistics-by-level", levels), ("tally-people", people)] {
        if title != "tally-people" || !rates.is_empty() {
            parts::chapter(ui, look.theme, words.get(title));
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
        days: [first.from, last.to],
    };
    trend.show(ui, look, zone);
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

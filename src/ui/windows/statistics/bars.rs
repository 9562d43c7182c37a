//! Bar charts of points: how many a hand brings, and where they come from. Nestor's bars are
//! hatched, so the charts can be read without color.

use super::super::{Look, parts};
use super::table::{PointsOf, SOURCES, bin_name, part_of, show, sources};
use super::{FEW, NARROW, headline, tell, trend::hovered};
use crate::stats::{Bin, Sources, Spread, Sums};
use crate::ui::paint::{Face, larger_letters, text_face};
use egui::{Align2, Painter, Rect, Sense, Stroke, StrokeKind, Ui, accesskit::Role, pos2, vec2};

/// The greatest height of the chart, and its share of a lower window.
const HEIGHT: f32 = 240.0;
const SHARE: f32 = 0.26;
/// The height of the band in its middle with the numbers of points.
const BAND: f32 = 20.0;
const ROW: f32 = 46.0;

pub(super) fn page(ui: &mut Ui, look: Look<'_>, sums: &Sums) {
    let words = look.words;
    let mean = |spread: &Spread| spread.mean().map_or(String::new(), |mean| words.number(mean, 1)).into();
    let args = [("own", mean(&sums.own.points)), ("others", mean(&sums.others.points))];
    headline(ui, look, &words.format("lead-points", &args));
    if sums.games() < FEW {
        return show(ui, look, &[sources(words, sums)]);
    }
    parts::chapter(ui, look.theme, words.get("statistics-spread"));
    legend(ui, look);
    spread(ui, look, sums);
    parts::aside(ui, look.theme, words.get("statistics-spread-about"));
    parts::chapter(ui, look.theme, words.get("statistics-sources"));
    for (word, points) in SOURCES {
        source(ui, look, words.get(word), points, sums);
    }
}

fn legend(ui: &mut Ui, look: Look<'_>) {
    ui.horizontal(|ui| {
        for (player, word) in [(0, "you"), (1, "nestor")] {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 14.0), Sense::hover());
            bar(&ui.painter_at(rect), look, rect, player);
            parts::paragraph(ui, look.theme, look.words.get(word));
            ui.add_space(10.0);
        }
    });
}

/// Draws a bar of you or of the other player, which is hatched.
fn bar(painter: &Painter, look: Look<'_>, rect: Rect, player: u8) {
    painter.rect_filled(rect, 0.0, look.theme.figure(Face::Played(player)));
    if player > 0 {
        let hatched = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
        let stroke = Stroke::new(1.5, look.theme.band());
        let mut x = rect.left() - rect.height();
        while x < rect.right() {
            hatched.line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
            x += 7.0;
        }
    }
    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, look.theme.quiet_text()), StrokeKind::Inside);
}

/// Shows how many hands brought how many points, yours upwards and Nestor's downwards.
fn spread(ui: &mut Ui, look: Look<'_>, sums: &Sums) {
    let bins = Spread::bins(&sums.own.points, &sums.others.points);
    let most = bins.iter().map(|bin| bin.own.max(bin.others)).max().unwrap_or_default().max(1);
    let band = BAND * larger_letters(ui.ctx());
    let high = HEIGHT.min(SHARE * ui.ctx().content_rect().height()).max(3.0 * band);
    let name = look.words.get("statistics-spread-spoken");
    let (rect, response) = parts::area(ui, vec2(ui.available_width(), high), Role::Image, name);
    let painter = ui.painter_at(rect);
    let width = rect.width() / bins.len().max(1) as f32;
    if let Some(at) = hovered(ui, &response, rect, bins.len()) {
        tell(&response, &bin_told(look, &bins[at], sums.hands()));
    }
    let room = 0.5 * (rect.height() - band);
    let (above, below) = (rect.center().y - 0.5 * band, rect.center().y + 0.5 * band);
    let points = bins.iter().map(|bin| {
        let text = look.words.number(bin.from.into(), 0);
        painter.layout_no_wrap(text, text_face(ui.ctx(), 12.0), look.theme.quiet_text())
    });
    let points: Vec<_> = points.collect();
    // Where there is no room for all numbers, some of them are left out.
    let widest = points.iter().map(|text| text.size().x).fold(0.0, f32::max);
    let each = ((widest + 4.0) / width).ceil().max(1.0) as usize;
    for ((at, bin), points) in bins.iter().enumerate().zip(points) {
        let left = rect.left() + at as f32 * width;
        let x = (left + 0.1 * width)..=(left + 0.9 * width);
        let high = |times: u32| times as f32 / most as f32 * room;
        if bin.own > 0 {
            bar(&painter, look, Rect::from_x_y_ranges(x.clone(), (above - high(bin.own))..=above), 0);
        }
        if bin.others > 0 {
            bar(&painter, look, Rect::from_x_y_ranges(x, below..=(below + high(bin.others))), 1);
        }
        if at % each == 0 {
            let point = pos2(left + 0.5 * width, rect.center().y) - 0.5 * points.size();
            painter.galley(point, points, look.theme.quiet_text());
        }
    }
}

fn bin_told(look: Look<'_>, bin: &Bin, hands: u32) -> String {
    let [own, others] = [bin.own, bin.others].map(|times| part_of(look.words, times.into(), hands.into()).into());
    let name = bin_name(look.words, bin.from, bin.to);
    look.words.format("statistics-bin-told", &[("name", name.into()), ("own", own), ("others", others)])
}

fn source(ui: &mut Ui, look: Look<'_>, name: &str, points: PointsOf, sums: &Sums) {
    let sides = [&sums.own.sources, &sums.others.sources];
    let all = sides.map(Sources::all);
    let given = sides.map(points);
    if given == [0, 0] {
        return;
    }
    let texts = [0, 1].map(|side| part_of(look.words, given[side].into(), all[side].into()));
    let args = [("name", name.into()), ("own", texts[0].as_str().into()), ("others", texts[1].as_str().into())];
    let spoken = look.words.format("statistics-source-told", &args);
    let (width, larger, text) = (ui.available_width(), larger_letters(ui.ctx()), look.theme.text_color());
    // Where letters are large, the bars are below the name.
    let is_below = width < NARROW * larger;
    let font = text_face(ui.ctx(), 14.0);
    let name =
        ui.painter().layout(name.to_owned(), font.clone(), text, if is_below { width } else { 0.3 * width - 8.0 });
    let above = if is_below { name.size().y } else { 0.0 };
    let (rect, response) = parts::area(ui, vec2(width, above + ROW * larger), Role::Label, &spoken);
    let painter = ui.painter_at(rect);
    let left = rect.left() + if is_below { 0.0 } else { 0.3 * width };
    let y = if is_below { rect.top() } else { rect.center().y - 0.5 * name.size().y };
    painter.galley(pos2(rect.left(), y), name, text);
    let room = rect.right() - left - 116.0 * larger;
    for (side, player) in (0..2).enumerate() {
        let y = rect.top() + above + (4.0 + 19.0 * side as f32) * larger;
        let share = given[side].max(0) as f32 / all[side].max(1) as f32;
        let body = Rect::from_min_size(pos2(left, y), vec2((share.min(1.0) * room).max(1.0), 16.0 * larger));
        bar(&painter, look, body, player);
        let at = pos2(body.right() + 8.0, body.center().y);
        painter.text(at, Align2::LEFT_CENTER, &texts[side], font.clone(), text);
    }
    tell(&response, &spoken);
}

//! The table of hands of a score sheet: a description of each hand, and a column of figures for each
//! side, yours first.

use crate::engine::{Rules, SEATS, Side};
use crate::record::{HandStory, Points};
use crate::say;
use crate::ui::paint::{Face, larger_letters, text_face};
use crate::ui::windows::{Look, parts};
use crate::ui::words::{Reader, points};
use egui::{Align, Align2, Galley, Rect, Sense, Ui, WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2};
use std::sync::Arc;

/// The text size of a row, and of the text below it.
pub(super) const ROW: f32 = 15.0;
pub(super) const SMALL: f32 = 12.5;
/// The height of a row, without what is below it.
const TOP: f32 = 19.0;
/// The greatest and the least width of a column.
const COLUMN: f32 = 150.0;
const FIGURE: f32 = 46.0;

/// The columns of the table.
pub(super) struct Columns<'a> {
    look: Look<'a>,
    reader: &'a Reader<'a>,
    rules: &'a Rules,
    pub(super) sides: Vec<Side>,
    width: f32,
    /// Whether the description has a line of its own below the figures.
    narrow: bool,
    /// Whether the figures have no room beside each other, so that each side has a line with its name.
    is_list: bool,
}

impl<'a> Columns<'a> {
    pub(super) fn of(ui: &Ui, look: Look<'a>, reader: &'a Reader<'a>, rules: &'a Rules) -> Columns<'a> {
        let you = rules.side(reader.chronicle.seat);
        let mut sides: Vec<Side> = rules.all_sides().collect();
        sides.sort_by_key(|side| (side.index() + rules.sides() - you.index()) % rules.sides());
        let room = ui.available_width();
        let share = |first: f32| ((room - first) / sides.len() as f32).min(COLUMN);
        let narrow = share(220.0) < 92.0 * larger_letters(ui.ctx());
        let width = share(if narrow { 76.0 } else { 220.0 });
        let is_list = width < FIGURE * larger_letters(ui.ctx());
        Columns { look, reader, rules, sides, width, narrow, is_list }
    }

    fn right(&self, rect: Rect, number: usize) -> f32 {
        rect.right() - self.width * (self.sides.len() - 1 - number) as f32
    }

    pub(super) fn head(&self, ui: &mut Ui) {
        let theme = self.look.theme;
        if self.is_list {
            return parts::rule(ui, theme);
        }
        let names = self.reader.names(self.rules);
        let parts = self.reader.part_names(self.rules);
        let room = self.width - 22.0;
        let heads: Vec<String> = self.sides.iter().map(|side| names.heading(*side, self.look.player)).collect();
        let wide = |word: &str| {
            let font = text_face(ui.ctx(), 14.0);
            ui.painter().layout_no_wrap(word.to_owned(), font, theme.text_color()).size().x
        };
        // All are smaller where a word is wider than its column.
        let widest = heads.iter().flat_map(|head| head.split_whitespace()).map(wide).fold(room, f32::max);
        let font = text_face(ui.ctx(), 14.0 * room / widest);
        let text = |head: String| {
            let mut job = LayoutJob::simple(head, font.clone(), theme.text_color(), room + 1.0);
            job.halign = Align::RIGHT;
            ui.painter().layout_job(job)
        };
        let texts: Vec<_> = heads.into_iter().map(text).collect();
        let highest = texts.iter().map(|text| text.size().y).fold(0.0, f32::max);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), highest + 2.0), Sense::hover());
        for (number, text) in texts.into_iter().enumerate() {
            let side = self.sides[number];
            let at = pos2(self.right(rect, number), rect.bottom() - text.size().y);
            let dot = pos2(at.x - text.size().x - 9.0, rect.bottom() - 0.5 * text.size().y);
            ui.painter().circle_filled(dot, 4.0, theme.figure(face(self.reader, self.rules, side)));
            ui.painter().galley(at, text, theme.text_color());
        }
        if !parts.is_empty() {
            let high = 14.0 * larger_letters(ui.ctx());
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
            let parts = ui.painter().layout_no_wrap(parts, text_face(ui.ctx(), SMALL), theme.quiet_text());
            // Words too long for a column stand above the last one alone.
            let first = if parts.size().x > self.width - 8.0 { self.sides.len() - 1 } else { 0 };
            for number in first..self.sides.len() {
                let at = pos2(self.right(rect, number) - parts.size().x, rect.center().y - 0.5 * parts.size().y);
                ui.painter().galley(at, parts.clone(), theme.quiet_text());
            }
        }
        parts::rule(ui, theme);
    }

    /// Returns a side's points in a hand, and what is below them: their parts and, after the first
    /// hand, its score.
    pub(super) fn made(&self, number: usize, hand: &HandStory, side: Side) -> (String, Vec<String>) {
        if hand.rules.single_hand {
            return (Reader::left(hand, side).map_or_else(String::new, |left| left.to_string()), Vec::new());
        }
        let (points, total) = (hand.points(side), self.points(hand.scores[side.index()].into()));
        let total = (number > 0).then(|| format!("{} {total}", say!(self.look.words, "sheet-total")));
        (self.points(points.all()), self.parts(points).into_iter().chain(total).collect())
    }

    /// Returns points by their source, if they have several.
    fn parts(&self, points: Points) -> Option<String> {
        let parts = self.reader.parts(self.rules, points).replace("+ −", "− ");
        (!parts.is_empty()).then_some(parts)
    }

    /// Shows with which scores the game began, if not all at zero.
    pub(super) fn head_start(&self, ui: &mut Ui) {
        let scores = self.reader.chronicle.hands.first().map_or([0; SEATS], |hand| hand.rules.first_scores());
        if scores != [0; SEATS] {
            let figures: Vec<_> =
                self.sides.iter().map(|side| (self.points(scores[side.index()].into()), Vec::new())).collect();
            self.row(ui, say!(self.look.words, "setting-head-start"), "", &figures);
        }
    }

    pub(super) fn totals(&self, ui: &mut Ui) {
        let scores = self.reader.chronicle.scores();
        let total = |side: &Side| {
            let parts = self.parts(self.reader.chronicle.points(*side));
            (self.points(scores[side.index()].into()), parts.into_iter().collect())
        };
        let figures: Vec<_> = self.sides.iter().map(total).collect();
        self.row(ui, say!(self.look.words, "sheet-total"), "", &figures);
    }

    fn points(&self, score: i32) -> String {
        points(self.look.words, score, self.look.settings.look.score_in_fives)
    }

    pub(super) fn row(&self, ui: &mut Ui, title: &str, about: &str, figures: &[(String, Vec<String>)]) {
        if self.is_list {
            return self.list(ui, title, about, figures);
        }
        let theme = self.look.theme;
        let room = ui.available_width();
        let for_about = if self.narrow { room } else { room - self.width * self.sides.len() as f32 - 8.0 };
        let (top, small) = (TOP * larger_letters(ui.ctx()), text_face(ui.ctx(), SMALL));
        let job = LayoutJob::simple(about.to_owned(), small.clone(), theme.quiet_text(), for_about);
        let about_text = ui.painter().layout_job(job);
        // What is below a figure takes another line where it is wider than the column.
        let lay = |line: &String| {
            let mut job = LayoutJob::simple(line.clone(), small.clone(), theme.quiet_text(), self.width - 4.0);
            job.halign = Align::RIGHT;
            ui.painter().layout_job(job)
        };
        let below_figures: Vec<Vec<Arc<Galley>>> =
            figures.iter().map(|(_, made)| made.iter().map(lay).collect()).collect();
        let highest = |lines: &Vec<Arc<Galley>>| lines.iter().map(|line| line.size().y).sum::<f32>();
        let below = if about.is_empty() { 0.0 } else { about_text.size().y + 1.0 };
        let made_of = below_figures.iter().map(highest).fold(0.0, f32::max);
        let high = top + if self.narrow { made_of + below } else { below.max(made_of) };
        let (rect, response) = ui.allocate_exact_size(vec2(room, high), Sense::hover());
        let told: Vec<String> = self.told(figures).collect();
        response
            .widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{title}. {about} {}", told.join(", "))));
        let paint = ui.painter();
        let row = text_face(ui.ctx(), ROW);
        paint.text(rect.min, Align2::LEFT_TOP, title, row.clone(), theme.text_color());
        let under = if self.narrow { top + made_of } else { top };
        paint.galley(rect.min + vec2(0.0, under), about_text, theme.quiet_text());
        for (number, ((score, _), lines)) in figures.iter().zip(below_figures).enumerate() {
            let mut at = pos2(self.right(rect, number), rect.top());
            paint.text(at, Align2::RIGHT_TOP, score, row.clone(), theme.text_color());
            at.y += top;
            for line in lines {
                let high = line.size().y;
                paint.galley(at, line, theme.quiet_text());
                at.y += high;
            }
        }
    }

    /// The figures of all sides, each in words.
    fn told<'b>(&'b self, figures: &'b [(String, Vec<String>)]) -> impl Iterator<Item = String> {
        self.sides.iter().zip(figures).map(|(side, (score, made))| {
            let name = self.reader.names(self.rules).heading(*side, self.look.player);
            if made.is_empty() { format!("{name} {score}") } else { format!("{name} {score} ({})", made.join("; ")) }
        })
    }

    /// Shows a row as lines of text.
    fn list(&self, ui: &mut Ui, title: &str, about: &str, figures: &[(String, Vec<String>)]) {
        parts::paragraph(ui, self.look.theme, title);
        if !about.is_empty() {
            parts::aside(ui, self.look.theme, about);
        }
        for line in self.told(figures) {
            parts::aside(ui, self.look.theme, &line);
        }
        ui.add_space(6.0);
    }
}

/// Returns the color of a side, which is that of its first player.
pub(super) fn face(reader: &Reader<'_>, rules: &Rules, side: Side) -> Face {
    let first = rules.all_seats().filter(|seat| rules.side(*seat) == side);
    let players = first.map(|seat| reader.names(rules).player(seat)).min();
    Face::Played(players.unwrap_or(0))
}

//! The course of a game as a picture: the scores of all sides as lines that race over its hands, with
//! the moment that decided it.

use super::hands::{SMALL, face};
use crate::engine::{Rules, Side};
use crate::record::Step;
use crate::say;
use crate::ui::paint::{Theme, larger_letters, paint_cloth, text_face};
use crate::ui::windows::{Look, parts};
use crate::ui::words::{Reader, points};
use egui::{
    Align2, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, accesskit::Role, pos2, text::LayoutJob, vec2,
};

/// The height of the picture, and its least where the window is low.
const HIGH: f32 = 122.0;
const LEAST: f32 = 84.0;
/// The room beside the lines for the names at their ends, and below for the numbers of the hands.
const BESIDE: f32 = 112.0;
const BELOW: f32 = 20.0;
/// The least distance between two names.
const APART: f32 = 17.0;
/// More hands than this have no numbers of their own.
const NUMBERED: usize = 16;
/// The width for a digit of them.
const DIGIT: f32 = 9.0;

/// The course of a game, and what is marked in it.
pub(super) struct Race<'a> {
    pub(super) look: Look<'a>,
    pub(super) reader: &'a Reader<'a>,
    pub(super) rules: &'a Rules,
    /// The steps of the race, and the one that decided the game.
    pub(super) steps: &'a [Step],
    pub(super) deciding: Option<usize>,
    /// The sides, yours first.
    pub(super) sides: &'a [Side],
    /// How far the lines have come, from 0 to 1.
    pub(super) part: f32,
}

impl Race<'_> {
    /// Shows it on the cloth of the table.
    pub(super) fn show(&self, ui: &mut Ui) {
        let (theme, sides) = (self.look.theme, self.sides.len() as f32);
        let larger = larger_letters(ui.ctx());
        let usual = (0.2 * ui.ctx().content_rect().height()).clamp(LEAST, HIGH);
        let high = usual.max((sides * APART + BELOW) * larger + 14.0);
        let (rect, _) = parts::area(ui, vec2(ui.available_width(), high), Role::Image, self.told());
        let painter = ui.painter_at(rect);
        paint_cloth(&painter, rect, theme);
        painter.rect_stroke(rect, 0.0, Stroke::new(1.5, theme.groove()), StrokeKind::Inside);
        let room = Rect::from_min_max(
            rect.min + vec2(18.0, 14.0),
            rect.max - vec2((BESIDE * larger).min(0.6 * rect.width()), BELOW * larger),
        );
        self.ground(&painter, room);
        let winner = self.reader.chronicle.end.and_then(|end| end.winner);
        // The winner's line lies above the others.
        let (first, last): (Vec<Side>, Vec<Side>) = self.sides.iter().partition(|side| Some(**side) != winner);
        for side in first.into_iter().chain(last) {
            self.line(&painter, room, side, Some(side) == winner);
        }
        self.ends(ui, &painter, room, rect.right() - 12.0);
    }

    /// The scores after each hand, as they are read aloud.
    fn told(&self) -> String {
        let told = self.sides.iter().map(|side| {
            let ends = self.steps.iter().skip(1).filter(|step| step.entry.is_none());
            let scores: Vec<String> = ends.map(|step| self.points(step, *side)).collect();
            format!("{} {}", self.name(*side), scores.join(", "))
        });
        let told = told.collect::<Vec<_>>().join("; ");
        say!(self.look.words, "sheet-race", told: told)
    }

    fn name(&self, side: Side) -> String {
        self.reader.names(self.rules).heading(side, self.look.player)
    }

    fn points(&self, step: &Step, side: Side) -> String {
        points(self.look.words, step.scores[side.index()].into(), self.look.settings.look.score_in_fives)
    }

    /// The lowest and the highest score that the picture shows: the goal, and whatever was reached.
    fn range(&self) -> (f32, f32) {
        let scores = self.steps.iter().flat_map(|step| self.sides.iter().map(|side| step.scores[side.index()]));
        let (least, most) = scores
            .chain([0, self.rules.goal()])
            .fold((0, 0), |(least, most), score| (least.min(score), most.max(score)));
        (f32::from(least), f32::from(most.max(least + 1)))
    }

    fn at(&self, room: Rect, step: &Step, side: Side) -> Pos2 {
        self.place(room, step.hand as f32 + step.part, f32::from(step.scores[side.index()]))
    }

    fn place(&self, room: Rect, hand: f32, score: f32) -> Pos2 {
        let ((least, most), hands) = (self.range(), self.reader.chronicle.hands.len().max(1) as f32);
        pos2(
            room.left() + room.width() * hand / hands,
            room.bottom() - room.height() * (score - least) / (most - least),
        )
    }

    /// The hands and their numbers, and the goal.
    fn ground(&self, painter: &Painter, room: Rect) {
        let (theme, hands) = (self.look.theme, self.reader.chronicle.hands.len());
        let larger = larger_letters(painter.ctx());
        let wide = larger * if hands < 10 { DIGIT } else { 2.0 * DIGIT };
        let each = if hands <= NUMBERED { 1 } else { 5 };
        let is_numbered = each as f32 * room.width() / hands.max(1) as f32 > wide;
        for hand in 0..=hands {
            let x = self.place(room, hand as f32, 0.0).x;
            painter.vline(x, room.y_range(), Stroke::new(1.0, theme.rule()));
            if is_numbered && hand < hands && (hand + 1) % each == 0 {
                let at = pos2(self.place(room, hand as f32 + 0.5, 0.0).x, room.bottom() + 0.5 * BELOW * larger);
                let font = text_face(painter.ctx(), SMALL);
                painter.text(at, Align2::CENTER_CENTER, (hand + 1).to_string(), font, theme.quiet_text());
            }
        }
        let goal = self.place(room, 0.0, f32::from(self.rules.goal())).y;
        let path = [pos2(room.left(), goal), pos2(room.right(), goal)];
        painter.extend(Shape::dashed_line(&path, Stroke::new(1.5, theme.quiet_text()), 5.0, 4.0));
    }

    /// The line of a side as far as it has come, and the mark on that of the winner.
    fn line(&self, painter: &Painter, room: Rect, side: Side, is_winner: bool) {
        let theme = self.look.theme;
        let ahead = room.left() + room.width() * self.part;
        let mut path: Vec<Pos2> = Vec::new();
        for at in self.steps.iter().map(|step| self.at(room, step, side)) {
            if at.x <= ahead {
                path.push(at);
                continue;
            }
            if let Some(last) = path.last().copied() {
                path.push(last.lerp(at, (ahead - last.x) / (at.x - last.x)));
            }
            break;
        }
        let color = theme.figure(face(self.reader, self.rules, side));
        let shade = path.iter().map(|at| *at + vec2(0.0, 1.5)).collect();
        painter.add(Shape::line(shade, Stroke::new(4.0, theme.shade())));
        if let Some(tip) = path.last() {
            painter.circle_filled(*tip, 4.5, color);
        }
        painter.add(Shape::line(path, Stroke::new(3.0, color)));
        let marked = self.deciding.filter(|_| is_winner).map(|at| self.at(room, &self.steps[at], side));
        if let Some(at) = marked.filter(|at| at.x <= ahead) {
            mark(painter, at, theme);
        }
    }

    /// The names with the scores, beside the ends of their lines and apart from each other.
    fn ends(&self, ui: &Ui, painter: &Painter, room: Rect, right: f32) {
        let Some(last) = self.steps.last() else { return };
        let theme = self.look.theme;
        // Each has a dot of its line's color before it.
        let (dot, left) = (room.right() + 12.0, room.right() + 20.0);
        let mut names: Vec<_> = self.sides.iter().map(|side| (self.at(room, last, *side).y, *side)).collect();
        names.sort_by(|one, other| one.0.total_cmp(&other.0));
        let score =
            |side| painter.layout_no_wrap(self.points(last, side), text_face(ui.ctx(), 15.0), theme.text_color());
        // The names of two partners may need two lines.
        let name = |side, most: f32| {
            let font = text_face(ui.ctx(), SMALL + 0.5);
            let mut job = LayoutJob::simple(self.name(side), font, theme.text_color(), most.max(10.0));
            job.wrap.max_rows = 2;
            ui.painter().layout_job(job)
        };
        let told = names.into_iter().map(|(y, side)| {
            let score = score(side);
            let name = name(side, right - left - score.size().x - 6.0);
            (y, side, name, score)
        });
        let mut names: Vec<_> = told.collect();
        let high = names.iter().map(|(_, _, name, _)| name.size().y + 2.0).fold(APART, f32::max);
        for at in 1..names.len() {
            names[at].0 = names[at].0.max(names[at - 1].0 + high);
        }
        // What went too far down moves up together.
        let over = names.last().map_or(0.0, |(y, ..)| (y - room.bottom() - 4.0).max(0.0));
        for (y, side, name, score) in names {
            let y = y - over;
            painter.circle_filled(pos2(dot, y), 3.5, theme.figure(face(self.reader, self.rules, side)));
            painter.galley(pos2(left, y - 0.5 * name.size().y), name, theme.text_color());
            painter.galley(pos2(right - score.size().x, y - 0.5 * score.size().y), score, theme.text_color());
        }
    }
}

/// Paints the mark of the moment that decided a game.
pub(super) fn mark(painter: &Painter, at: Pos2, theme: &Theme) {
    painter.circle_filled(at, 4.0, theme.lit());
    painter.circle_stroke(at, 7.5, Stroke::new(1.5, theme.lit()));
    let tick = Vec2::DOWN * 12.0;
    painter.line_segment([at - tick, at - Vec2::DOWN * 7.5], Stroke::new(1.5, theme.lit()));
}

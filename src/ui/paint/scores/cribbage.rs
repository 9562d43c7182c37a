//! A cribbage board: a track of holes for each side, with two pegs that leap over each other. The
//! front peg shows the current score and the back peg the score before.

use crate::ui::paint::scores::holes::{BEFORE, Course, Holes};
use crate::ui::paint::scores::{NameStyle, name_size, paint_name, widest_name};
use crate::ui::paint::{Inlay, SideScore, Theme, Wood};
use egui::{
    Color32, CornerRadius, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    accesskit::Role, epaint::RectShape, lerp, pos2, vec2,
};

/// A cribbage board.
pub struct Cribbage<'a> {
    /// The sides in the order of their tracks.
    pub sides: &'a [SideScore<'a>],
    /// The winning score, which is the last hole.
    pub target: u16,
    /// Whether all scores are multiples of five, so that a hole can be worth five points.
    pub by_fives: bool,
    /// The colors.
    pub theme: &'a Theme,
    /// The spoken text, including the scores.
    pub spoken: &'a str,
}

/// Paints a cribbage board as large as the rectangle allows.
pub fn cribbage_ui(ui: &Ui, id: Id, rect: Rect, board: &Cribbage<'_>) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, board.spoken));
    if !board.sides.is_empty() && rect.is_positive() && ui.is_rect_visible(rect) {
        Painting::new(ui, rect, board).paint();
    }
    response
}

/// A board during painting.
struct Painting<'a> {
    painter: &'a Painter,
    sides: &'a [SideScore<'a>],
    inlays: Vec<Inlay>,
    wood: Wood,
    course: Course,
    holes: Holes,
    /// The width of the column of names.
    names: f32,
    /// The font size of the names.
    name_size: f32,
}

impl<'a> Painting<'a> {
    fn new(ui: &'a Ui, rect: Rect, board: &Cribbage<'a>) -> Painting<'a> {
        /// The largest share of the width for names.
        const MOST: f32 = 0.2;
        let course = Course::new(board.target, board.by_fives);
        let (widest, most) = (widest_name(ui, board.sides), MOST * rect.width());
        let size = name_size(0.62 * rect.height() / board.sides.len() as f32, widest, most);
        let names = if widest > 0.0 { (widest * size).min(most) + 1.2 * size } else { 0.0 };
        let holes = Holes::new(rect, names, board.sides.len(), course.holes);
        Painting {
            painter: ui.painter(),
            sides: board.sides,
            inlays: board.sides.iter().map(|side| Inlay::of(board.theme, side.color)).collect(),
            wood: Wood::of(board.theme),
            course,
            holes,
            names,
            name_size: size.min(0.9 * holes.track),
        }
    }

    fn paint(&self) {
        // There is not even room for the names.
        if self.holes.cell() <= 0.0 {
            return;
        }
        paint_wood(self.painter, &self.holes, &self.wood);
        for (number, side) in self.sides.iter().enumerate() {
            self.name(number);
            self.track(number, side);
        }
        for line in self.holes.lines() {
            let width = (0.06 * self.holes.cell()).max(0.7);
            self.painter.line_segment(line, Stroke::new(width, self.wood.cut));
        }
        for number in 0..self.sides.len() {
            self.drill(number);
        }
        // A flying peg is painted above everything else.
        for flies in [false, true] {
            for (number, side) in self.sides.iter().enumerate() {
                for peg in self.pegs(number, side).into_iter().filter(|peg| (peg.height > 0.0) == flies) {
                    self.peg(&peg, &self.inlays[number]);
                }
            }
        }
    }

    /// Each name stands before its track, where that begins.
    fn name(&self, number: usize) {
        if self.names == 0.0 {
            return;
        }
        let board = self.holes.board;
        let middle = self.holes.at(number, 0).y;
        let size = self.name_size;
        let room = vec2(self.names - 1.2 * size, 1.2 * size);
        let room = Rect::from_center_size(pos2(board.left() + 0.5 * self.names, middle), room);
        let (spot, edge) = (self.inlays[number].peg, self.inlays[number].edge);
        paint_name(self.painter, room, self.sides[number].name, &NameStyle { size, ink: self.wood.text, spot, edge });
    }

    /// Paints the strip under the holes, and how far the side has come.
    fn track(&self, number: usize, side: &SideScore<'_>) {
        let width = (0.8 * self.holes.track).min(1.5 * self.holes.step);
        let [from, to] = [side.before, side.score].map(|score| self.course.hole(score) as f32);
        let reached = lerp(from..=to, side.shown.clamp(0.0, 1.0)).round() as i32;
        let inlay = &self.inlays[number];
        strip(self.painter, &self.holes.path(number, self.holes.last), width, inlay.track);
        strip(self.painter, &self.holes.path(number, reached), width, inlay.gone);
    }

    fn drill(&self, number: usize) {
        let (cell, inlay) = (self.holes.cell(), &self.inlays[number]);
        let radius = 0.2 * cell;
        for at in (1 - BEFORE..=self.holes.last).map(|hole| self.holes.at(number, hole)) {
            self.painter.circle_filled(at + vec2(0.0, 0.3 * radius), radius, inlay.rim);
            self.painter.circle_filled(at, radius, self.wood.hole);
        }
        let ring = Stroke::new((0.09 * cell).max(0.8), inlay.peg);
        self.painter.circle_stroke(self.holes.at(number, self.holes.last), 0.36 * cell, ring);
    }

    /// Returns the two pegs of a side, the back one first.
    fn pegs(&self, number: usize, side: &SideScore<'_>) -> [Peg; 2] {
        let (course, shown) = (&self.course, side.shown.clamp(0.0, 1.0));
        let at = |hole| self.holes.at(number, hole);
        let [front, back] = course.pair(side.score, side.before);
        if shown >= 1.0 || course.hole(side.before) == front {
            return [
                Peg { at: at(back), height: 0.0, front: 0.0, below_zero: side.before < 0 },
                Peg { at: at(front), height: 0.0, front: 1.0, below_zero: side.score < 0 },
            ];
        }
        let [stays, leaps] = course.pair(side.before, side.earlier);
        let (from, to) = (at(leaps), at(front));
        let highest = (0.22 * from.distance(to)).clamp(1.2 * self.holes.cell(), 4.0 * self.holes.cell());
        let below_zero = if shown < 0.5 { side.earlier } else { side.score } < 0;
        let height = 4.0 * shown * (1.0 - shown) * highest;
        [
            Peg { at: from.lerp(to, shown), height, front: shown, below_zero },
            Peg { at: at(stays), height: 0.0, front: 1.0 - shown, below_zero: side.before < 0 },
        ]
    }

    fn peg(&self, peg: &Peg, inlay: &Inlay) {
        let cell = self.holes.cell();
        // On a crowded board a peg is larger than its share, so that it stays visible.
        let whole = (0.48 * cell).max(2.3_f32.min(0.62 * cell));
        let radius = lerp(0.82..=1.0, peg.front) * whole * (1.0 + 0.06 * peg.height / cell);
        let at = peg.at - vec2(0.0, peg.height);
        let below = Rect::from_center_size(peg.at + vec2(0.1, 0.2) * cell, vec2(2.1, 2.1) * radius);
        let shade = RectShape::filled(below, CornerRadius::same(radius.ceil() as u8), self.wood.shade);
        self.painter.add(shade.with_blur_width(0.4 * radius + 0.2 * peg.height));
        self.painter.circle_filled(at, radius, inlay.edge);
        let head = radius - (0.07 * cell).max(0.6);
        self.painter.circle_filled(at, head, inlay.back.lerp_to_gamma(inlay.peg, peg.front));
        if peg.below_zero {
            let arm = vec2(0.6 * radius, 0.0);
            self.painter.line_segment([at - arm, at + arm], Stroke::new((0.3 * radius).max(1.0), inlay.edge));
        } else {
            let shine = inlay.shine.gamma_multiply(peg.front);
            self.painter.circle_filled(at - vec2(0.22, 0.26) * radius, 0.32 * radius, shine);
        }
    }
}

/// A peg at one moment.
struct Peg {
    /// The middle of its hole, or the point below it.
    at: Pos2,
    /// Its height above the board.
    height: f32,
    /// How much it is the front peg, from 0 to 1.
    front: f32,
    /// Whether it shows a score below zero.
    below_zero: bool,
}

fn paint_wood(painter: &Painter, holes: &Holes, wood: &Wood) {
    let (board, track) = (holes.board, holes.track);
    let round = CornerRadius::same((0.55 * track).clamp(3.0, 14.0) as u8);
    let thick = (0.14 * track).clamp(1.0, 3.0);
    let shade = RectShape::filled(board.translate(vec2(0.0, 2.0 * thick)), round, wood.shade);
    painter.add(shade.with_blur_width(4.0 * thick));
    painter.rect_filled(board.translate(vec2(0.0, thick)), round, wood.side);
    painter.rect_filled(board, round, wood.body);
    if let Some(grain) = wood.grain {
        paint_grain(painter, board.shrink2(vec2(0.3 * track, 0.2 * track)), grain);
    }
    painter.rect_stroke(board.shrink(thick), round, Stroke::new(0.6 * thick, wood.light), StrokeKind::Inside);
    painter.rect_stroke(board, round, Stroke::new(1.0, wood.outline), StrokeKind::Inside);
}

/// Paints lines along the wood that come closer and part again, like those of a board cut
/// lengthwise.
fn paint_grain(painter: &Painter, rect: Rect, color: Color32) {
    const APART: f32 = 5.0;
    const PARTS: usize = 48;
    let count = (rect.height() / APART).floor() as usize;
    for line in 0..count {
        let level = (line as f32 + 0.5) / count as f32;
        let points = (0..=PARTS).map(|part| {
            let x = part as f32 / PARTS as f32;
            let bend = (7.0 * x + 9.0 * level).sin() + 0.6 * (17.0 * x - 4.0 * level).sin();
            rect.lerp_inside(vec2(x, level)) + vec2(0.0, 0.28 * APART * bend)
        });
        let strength = 0.35 + 0.4 * (2.4 * line as f32).sin().abs();
        painter.add(Shape::line(points.collect(), Stroke::new(0.8, color.gamma_multiply(strength))));
    }
}

/// A strip with round ends.
fn strip(painter: &Painter, path: &[Pos2], width: f32, color: Color32) {
    for end in path.first().into_iter().chain(path.last()) {
        painter.circle_filled(*end, 0.5 * width, color);
    }
    painter.add(Shape::line(path.to_vec(), Stroke::new(width, color)));
}

//! The signs on the buttons of the bar, painted with lines, since the fonts have none.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use std::f32::consts::TAU;

/// What a sign stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    Undo,
    Redo,
    Hint,
    Log,
    Review,
    Sound,
    FullScreen,
    Tick,
}

/// A place in a sign, as shares of half its size from the middle.
type At = (f32, f32);

/// Paints a sign that fills a square.
pub(crate) fn paint_sign(painter: &Painter, sign: Sign, square: Rect, color: Color32) {
    let painter = SignPainter { painter, square, stroke: Stroke::new((0.085 * square.width()).max(1.5), color) };
    match sign {
        Sign::Undo => painter.turn(-1.0),
        Sign::Redo => painter.turn(1.0),
        Sign::Hint => painter.bulb(),
        Sign::Log => painter.list(),
        Sign::Review => painter.glass(),
        Sign::Sound => painter.speaker(),
        Sign::FullScreen => painter.corners(),
        Sign::Tick => painter.line(&[(-0.8, 0.05), (-0.25, 0.6), (0.8, -0.6)]),
    }
}

struct SignPainter<'a> {
    painter: &'a Painter,
    square: Rect,
    stroke: Stroke,
}

impl SignPainter<'_> {
    fn at(&self, (x, y): At) -> Pos2 {
        self.square.center() + 0.5 * self.square.width() * vec2(x, y)
    }

    fn line(&self, through: &[At]) {
        self.painter.add(Shape::line(through.iter().map(|at| self.at(*at)).collect(), self.stroke));
    }

    /// A part of a circle, between two angles as shares of a full turn.
    fn arc(&self, (x, y): At, radius: f32, from: f32, to: f32) {
        let point = |step: u8| {
            let turned = Vec2::angled(TAU * (from + (to - from) * f32::from(step) / 24.0));
            (x + radius * turned.x, y + radius * turned.y)
        };
        self.line(&(0..=24).map(point).collect::<Vec<At>>());
    }

    /// An arrow that turns back to the left, or on to the right.
    fn turn(&self, way: f32) {
        let (from, to) = if way < 0.0 { (0.5, 1.19) } else { (1.0, 0.31) };
        self.arc((0.0, 0.12), 0.66, from, to);
        let tip = (0.66 * way, 0.3);
        self.line(&[(tip.0 - 0.36, tip.1 - 0.42), tip, (tip.0 + 0.36, tip.1 - 0.42)]);
    }

    fn bulb(&self) {
        self.arc((0.0, -0.22), 0.58, 0.36, 1.14);
        self.line(&[(-0.36, 0.23), (-0.3, 0.5), (0.3, 0.5), (0.36, 0.23)]);
        self.line(&[(-0.22, 0.82), (0.22, 0.82)]);
    }

    fn list(&self) {
        for y in [-0.58, 0.0, 0.58] {
            self.painter.circle_filled(self.at((-0.7, y)), self.stroke.width, self.stroke.color);
            self.line(&[(-0.32, y), (0.8, y)]);
        }
    }

    fn glass(&self) {
        self.arc((-0.18, -0.18), 0.56, 0.0, 1.0);
        self.line(&[(0.23, 0.23), (0.78, 0.78)]);
    }

    fn speaker(&self) {
        self.line(&[
            (-0.1, -0.6),
            (-0.42, -0.28),
            (-0.8, -0.28),
            (-0.8, 0.28),
            (-0.42, 0.28),
            (-0.1, 0.6),
            (-0.1, -0.6),
        ]);
        self.arc((0.0, 0.0), 0.42, -0.125, 0.125);
        self.arc((0.0, 0.0), 0.8, -0.125, 0.125);
    }

    fn corners(&self) {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
            self.line(&[(0.75 * x, 0.25 * y), (0.75 * x, 0.75 * y), (0.25 * x, 0.75 * y)]);
        }
    }
}

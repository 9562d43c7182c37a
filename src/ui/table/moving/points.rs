//! Points in motion. They rise from the bone that scored them and fly to the score.

use super::motion::eased;
use crate::engine::{Bone, Side};
use crate::ui::paint::Theme;
use egui::{CornerRadius, FontId, Painter, Pos2, Rect, vec2};

/// The seconds that points stay above their bone, and the seconds of their flight.
const STANDS: f64 = 0.45;
const FLIES: f64 = 0.4;

/// Points that were scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PointsScored {
    pub side: Side,
    /// The number. It is negative if the side loses points.
    pub points: i32,
    /// The bone that scored them, if there is one.
    pub from: Option<Bone>,
}

/// Points in motion.
#[derive(Clone, PartialEq, Debug)]
struct Flight {
    text: String,
    from: Pos2,
    to: Pos2,
    begins: f64,
}

/// All points that fly or will fly.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FlyingPoints(Vec<Flight>);

impl FlyingPoints {
    /// Sends points on their way at a given time. Returns their time of arrival.
    pub fn send(&mut self, text: String, from: Pos2, to: Pos2, begins: f64) -> f64 {
        self.0.push(Flight { text, from, to, begins });
        begins + STANDS + FLIES
    }

    /// Ends all motion.
    pub fn end(&mut self) {
        self.0.clear();
    }

    /// Whether any points are moving or will move.
    pub fn moves(&self, now: f64) -> bool {
        self.0.iter().any(|flight| now < flight.begins + STANDS + FLIES)
    }

    /// Returns the visible texts and their places at a given time.
    pub fn seen(&self, now: f64) -> impl Iterator<Item = (&str, Pos2)> {
        let shown = self.0.iter().filter(move |flight| (flight.begins..flight.begins + STANDS + FLIES).contains(&now));
        shown.map(move |flight| {
            let part = eased((((now - flight.begins - STANDS) / FLIES) as f32).clamp(0.0, 1.0));
            (flight.text.as_str(), flight.from.lerp(flight.to, part))
        })
    }

    /// Paints them in text of this size.
    pub fn paint(&self, painter: &Painter, now: f64, theme: &Theme, size: f32) {
        let (ground, ink) = theme.tag(true);
        for (text, at) in self.seen(now) {
            let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), ink);
            let plate = Rect::from_center_size(at, galley.size() + size * vec2(0.9, 0.3));
            painter.rect_filled(plate, CornerRadius::same((0.5 * plate.height()) as u8), ground);
            painter.galley(at - 0.5 * galley.size(), galley, ink);
        }
    }
}

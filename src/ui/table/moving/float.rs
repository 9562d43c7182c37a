//! Points on their way: they rise from the bone that has scored them and fly to the score that they are added to.

use super::motion::eased;
use crate::engine::bone::{Bone, Side};
use crate::ui::paint::theme::Theme;
use egui::{CornerRadius, FontId, Painter, Pos2, Rect, vec2};

/// How long points stand above their bone, and how long they are on their way, in seconds.
const STANDS: f64 = 0.45;
const FLIES: f64 = 0.4;

/// Points that were scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scored {
    /// By which side.
    pub side: Side,
    /// How many; fewer than none where a side loses them.
    pub points: i32,
    /// The bone that has scored them, if a bone has.
    pub from: Option<Bone>,
}

/// Points on their way.
#[derive(Clone, PartialEq, Debug)]
struct Float {
    text: String,
    from: Pos2,
    to: Pos2,
    begins: f64,
}

/// All that are on their way.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Floats(Vec<Float>);

impl Floats {
    /// Sends points on their way at some moment. Returns when they arrive.
    pub fn send(&mut self, text: String, from: Pos2, to: Pos2, begins: f64) -> f64 {
        self.0.push(Float { text, from, to, begins });
        begins + STANDS + FLIES
    }

    /// Everything has arrived.
    pub fn end(&mut self) {
        self.0.clear();
    }

    /// Whether something is on its way, or will be.
    pub fn moves(&self, now: f64) -> bool {
        self.0.iter().any(|float| now < float.begins + STANDS + FLIES)
    }

    /// What is to be read, and where, at a moment.
    pub fn seen(&self, now: f64) -> impl Iterator<Item = (&str, Pos2)> {
        let shown = self.0.iter().filter(move |float| (float.begins..float.begins + STANDS + FLIES).contains(&now));
        shown.map(move |float| {
            let part = eased((((now - float.begins - STANDS) / FLIES) as f32).clamp(0.0, 1.0));
            (float.text.as_str(), float.from.lerp(float.to, part))
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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn points_stand_above_their_bone_and_then_fly_to_the_score() {
        let mut floats = Floats::default();
        let (bone, score) = (pos2(100.0, 300.0), pos2(50.0, 20.0));
        let arrives = floats.send("+10".to_owned(), bone, score, 2.0);
        assert_eq!(floats.seen(1.9).count(), 0, "the bone does not lie yet");
        assert!(floats.moves(1.9));
        assert_eq!(floats.seen(2.2).collect::<Vec<_>>(), [("+10", bone)]);
        let near = floats.seen(arrives - 0.01).next().expect("points").1;
        assert!(near.distance(score) < 5.0, "{near:?}");
        assert!(!floats.moves(arrives) && floats.seen(arrives).count() == 0);
    }
}

//! Points in motion. They rise from the bone that scored them and fly to the score.

use super::finale::FLIES;
use super::motion::eased;
use crate::engine::{Bone, Side};
use crate::ui::paint::Theme;
use egui::{CornerRadius, FontId, Painter, Pos2, Rect, Vec2, vec2};

/// The seconds that points stay above their bone at normal speed.
const STANDS: f64 = 0.2;
/// In how many steps their way is looked at.
const STEPS: u8 = 12;

/// Points that were scored by a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PointsScored {
    pub side: Side,
    pub points: i32,
    /// The bone that scored them, if there is one.
    pub from: Option<Bone>,
    /// Whether they are what the open ends come to.
    pub is_count: bool,
}

/// Points in motion, on a plate of this size.
#[derive(Clone, PartialEq, Debug)]
pub struct Flight {
    text: String,
    plate: Vec2,
    from: Pos2,
    to: Pos2,
    begins: f64,
    sets_out: f64,
    arrives: f64,
}

impl Flight {
    /// Sends points from a place to a score at this speed, once they have stood there.
    pub fn new(text: String, plate: Vec2, [from, to]: [Pos2; 2], begins: f64, speed: f64) -> Flight {
        let sets_out = begins + STANDS / speed;
        Flight { text, plate, from, to, begins, sets_out, arrives: sets_out + FLIES / speed }
    }

    /// The same without standing, because they have been seen there.
    #[must_use]
    pub fn at_once(self) -> Flight {
        let earlier = self.sets_out - self.begins;
        Flight { sets_out: self.begins, arrives: self.arrives - earlier, ..self }
    }

    /// Its plate in places along the way.
    fn way(&self) -> impl Iterator<Item = Rect> {
        let at = |step: u8| self.from.lerp(self.to, f32::from(step) / f32::from(STEPS));
        (0..=STEPS).map(move |step| Rect::from_center_size(at(step), self.plate))
    }

    fn rect(&self, now: f64) -> Rect {
        let part = ((now - self.sets_out) / (self.arrives - self.sets_out)).clamp(0.0, 1.0);
        Rect::from_center_size(self.from.lerp(self.to, eased(part as f32)), self.plate)
    }
}

/// All points that fly or will fly.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FlyingPoints(Vec<Flight>);

impl FlyingPoints {
    /// Sends points on their way. Returns their time of arrival.
    pub fn send(&mut self, flight: Flight) -> f64 {
        let arrives = flight.arrives;
        self.0.push(flight);
        arrives
    }

    /// Ends all motion.
    pub fn end(&mut self) {
        self.0.clear();
    }

    /// Whether any points are moving or will move.
    pub fn moves(&self, now: f64) -> bool {
        self.0.iter().any(|flight| now < flight.arrives)
    }

    /// Returns the visible texts and their plates at a given time.
    pub fn seen(&self, now: f64) -> impl Iterator<Item = (&str, Rect)> {
        let shown = self.0.iter().filter(move |flight| (flight.begins..flight.arrives).contains(&now));
        shown.map(move |flight| (flight.text.as_str(), flight.rect(now)))
    }

    /// Where all of them are seen on their way.
    pub(super) fn ways(&self) -> impl Iterator<Item = Rect> {
        self.0.iter().flat_map(Flight::way)
    }

    /// When the last points that cross a place after this time have passed it.
    pub fn leave(&self, place: Rect, from: f64) -> f64 {
        let crosses = |flight: &&Flight| flight.way().any(|plate| plate.intersects(place));
        self.0.iter().filter(crosses).map(|flight| flight.arrives).fold(from, f64::max)
    }

    /// Paints them in text of this size.
    pub(super) fn paint(&self, painter: &Painter, theme: &Theme, size: f32, now: f64) {
        for (text, plate) in self.seen(now) {
            plate_ui(painter, plate.center(), text, theme, size);
        }
    }
}

/// Returns the size of the plate of a text of this size.
pub(super) fn plate_of(painter: &Painter, text: &str, size: f32) -> Vec2 {
    let wide = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), egui::Color32::WHITE);
    wide.size() + size * vec2(0.9, 0.3)
}

/// Paints a text of this size on its plate.
pub(super) fn plate_ui(painter: &Painter, at: Pos2, text: &str, theme: &Theme, size: f32) {
    let (ground, ink) = theme.tag(true);
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), ink);
    let plate = Rect::from_center_size(at, plate_of(painter, text, size));
    painter.rect_filled(plate, CornerRadius::same((0.5 * plate.height()) as u8), ground);
    painter.galley(at - 0.5 * galley.size(), galley, ink);
}

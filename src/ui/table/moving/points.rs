//! Points in motion. They rise from the bone that scored them and fly to the score, after the ends that they
//! come from have been counted.

use super::finale::FLIES;
use super::motion::eased;
use crate::engine::{Bone, Side, rules::CountWhat};
use crate::seat::SeatedPlayer;
use crate::ui::paint::{Pose, Theme, ring};
use crate::ui::table::positions::outward;
use crate::ui::table::scene::Scene;
use egui::{CornerRadius, FontId, Painter, Pos2, Rect, Vec2, vec2};

/// The seconds that points stay above their bone at normal speed.
const STANDS: f64 = 0.2;
/// In how many steps their way is looked at.
const STEPS: u8 = 12;

/// The size of the plate of a sum, in sizes of its letters.
pub(super) const SUM: Vec2 = vec2(2.6, 1.5);

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

/// All points that fly or will fly, and the open ends that they come from, which light up before.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FlyingPoints {
    flights: Vec<Flight>,
    ends: Option<EndsCounted>,
}

impl FlyingPoints {
    /// Sends points on their way. Returns their time of arrival.
    pub fn send(&mut self, flight: Flight) -> f64 {
        let arrives = flight.arrives;
        self.flights.push(flight);
        arrives
    }

    /// Lights up the ends that the next points come from, if they come from any.
    pub(super) fn light_up(&mut self, ends: Option<EndsCounted>) {
        self.ends = ends.or_else(|| self.ends.take());
    }

    /// Ends all motion.
    pub fn end(&mut self) {
        *self = FlyingPoints::default();
    }

    /// Whether any points are moving or will move.
    pub fn moves(&self, now: f64) -> bool {
        let lights = self.ends.as_ref().is_some_and(|ends| ends.moves(now));
        lights || self.flights.iter().any(|flight| now < flight.arrives)
    }

    /// Returns the visible texts and their plates at a given time.
    pub fn seen(&self, now: f64) -> impl Iterator<Item = (&str, Rect)> {
        let shown = self.flights.iter().filter(move |flight| (flight.begins..flight.arrives).contains(&now));
        shown.map(move |flight| (flight.text.as_str(), flight.rect(now)))
    }

    /// Where all of them are seen on their way.
    pub(super) fn ways(&self) -> impl Iterator<Item = Rect> {
        self.flights.iter().flat_map(Flight::way)
    }

    /// When the last points that cross a place after this time have passed it.
    pub fn leave(&self, place: Rect, from: f64) -> f64 {
        let crosses = |flight: &&Flight| flight.way().any(|plate| plate.intersects(place));
        self.flights.iter().filter(crosses).map(|flight| flight.arrives).fold(from, f64::max)
    }

    /// Paints them in text of this size.
    pub(super) fn paint(&self, painter: &Painter, theme: &Theme, size: f32, now: f64) {
        if let Some(ends) = &self.ends {
            ends.paint(painter, theme, size, now);
        }
        for (text, plate) in self.seen(now) {
            plate_ui(painter, plate.center(), text, theme, size);
        }
    }
}

/// How long an end is alone the last one that is lit, and all of them together at most.
const LIT: f64 = 0.12;
const ALL_LIT: f64 = 0.4;

/// Open ends that are counted.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct EndsCounted {
    ends: Vec<CountedBone>,
    begins: f64,
    step: f64,
    /// Until when they stay lit.
    until: f64,
}

impl EndsCounted {
    /// Counts the open ends after a bone was played, that bone as the last, if all of them are seen. `size` is
    /// that of the letters of points.
    pub(super) fn new(
        scene: &Scene,
        game: &SeatedPlayer,
        last: Bone,
        begins: f64,
        speed: f64,
        size: f32,
    ) -> Option<EndsCounted> {
        // Where only like ends score, nothing is added up.
        if game.view().rules().counting == CountWhat::Twins {
            return None;
        }
        let layout = game.view().seen.layout();
        let mut lying: Vec<_> = scene.spots.table().filter(|(bone, _)| layout.counted(*bone) > 0).collect();
        lying.sort_by_key(|(bone, _)| *bone == last);
        let (mut sum, mut ends) = (0, Vec::new());
        for (bone, spot) in lying {
            sum += i32::from(layout.counted(bone));
            let rect = spot.pose.rect();
            let way = outward(layout, &scene.spots, bone).unwrap_or(Vec2::UP);
            let half = 0.5 * size * SUM;
            let at = rect.center() + way * (0.5 * rect.size() + half + Vec2::splat(0.3 * size));
            let at = scene.key.areas.cloth.shrink2(half).clamp(at);
            ends.push(CountedBone { pose: spot.pose, at, sum });
        }
        let step = LIT.min(ALL_LIT / ends.len().max(1) as f64) / speed;
        let until = begins + step * ends.len() as f64;
        let all = sum == i32::from(layout.count()) && ends.len() > 1;
        all.then_some(EndsCounted { ends, begins, step, until })
    }

    /// When all of them are lit.
    pub(super) const fn counted(&self) -> f64 {
        self.until
    }

    /// Whether any light changes still.
    pub(super) fn moves(&self, now: f64) -> bool {
        now < self.until
    }

    /// The last one that is lit, by its number.
    fn at(&self, now: f64) -> Option<usize> {
        let lit = ((now - self.begins) / self.step).floor();
        (now >= self.begins && now < self.until).then_some((lit.max(0.0) as usize).min(self.ends.len() - 1))
    }

    /// Paints those that are lit, with the sum in letters of this size.
    pub(super) fn paint(&self, painter: &Painter, theme: &Theme, size: f32, now: f64) {
        if let Some(at) = self.at(now) {
            paint_counted(painter, &self.ends[..=at], theme, size);
        }
    }
}

/// A bone that is counted: where it lies and where the sum stands, which is what it and those before it come
/// to.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct CountedBone {
    pub(super) pose: Pose,
    pub(super) at: Pos2,
    pub(super) sum: i32,
}

/// Paints the bones that were counted so far, and the sum beside the last, in letters of this size.
pub(super) fn paint_counted(painter: &Painter, counted: &[CountedBone], theme: &Theme, size: f32) {
    let Some((last, before)) = counted.split_last() else { return };
    for (counted, width, strength) in before.iter().map(|it| (it, 0.06, 0.6)).chain([(last, 0.12, 1.0)]) {
        ring(painter, counted.pose, (width * counted.pose.size).max(1.5), theme.glow(strength));
    }
    plate_ui(painter, last.at, &last.sum.to_string(), theme, size);
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

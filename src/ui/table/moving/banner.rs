//! The banner over the cloth: a hand or a game won, the best play of a game, a streak. It stands
//! there for a while, and whatever is done ends it. The result of a hand stands as long as the next
//! one is waited for.

use super::finale::Stakes;
use super::motion::eased;
use crate::ui::paint::{Theme, display, paint_plank};
use crate::ui::table::positions::Areas;
use egui::epaint::{RectShape, TextShape};
use egui::text::LayoutJob;
use egui::{Align, Color32, Galley, Painter, Pos2, Rect, Vec2, vec2};
use std::sync::Arc;

/// How long it takes to come and to go, and how long it stands in the middle of a hand, in seconds.
const COMES: f64 = 0.18;
const GOES: f64 = 0.25;
const STANDS: f64 = 1.0;
/// How far it stays from the edges of the cloth, where text is of its usual size.
const EDGE: f32 = 16.0;
/// How far it stays from the bones, the first that finds a free place.
const AIRS: [f32; 2] = [12.0, 3.0];
/// How many places are tried for it in each direction.
const PLACES: u8 = 16;
/// The parts of its usual size that are tried, the one that finds a free place first.
const SHARES: [f32; 4] = [1.0, 0.85, 0.7, 0.6];
/// Where none does, it stands in two lines, each at most this part of its width.
const FOLD: f32 = 0.65;

/// What is worth a banner, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Occasion {
    /// So many of your plays in a row have scored.
    Streak(u8),
    /// No play of this game has scored as much as this one of yours.
    BestPlay(i32),
    /// A hand or a game has ended.
    Ended(Stakes),
}

impl Occasion {
    /// How large its letters are where text is of its usual size.
    const fn letters(self) -> f32 {
        match self {
            Occasion::Streak(_) | Occasion::BestPlay(_) => 22.0,
            Occasion::Ended(Stakes::Hand) => 30.0,
            Occasion::Ended(Stakes::Lost | Stakes::Won) => 58.0,
        }
    }
}

/// The banner.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Banner {
    shown: Option<Shown>,
}

#[derive(Clone, PartialEq, Debug)]
struct Shown {
    occasion: Occasion,
    text: String,
    begins: f64,
    ends: f64,
    /// Its middle, and the part of its usual size that it has and whether in two lines, once it is laid.
    at: Option<Pos2>,
    share: f32,
    is_folded: bool,
}

impl Shown {
    const fn stays(&self) -> bool {
        self.ends == f64::INFINITY
    }

    /// Returns its text as it is laid out, and its place.
    fn place(&self, painter: &Painter, areas: &Areas) -> (Arc<Galley>, Rect) {
        let (cloth, scale) = (areas.cloth, areas.scale);
        let size = (self.share * self.occasion.letters() * scale).max(areas.least);
        let most = cloth.width() - 2.0 * size.min(40.0 * scale);
        let set = |size| painter.layout_no_wrap(self.text.clone(), display(painter.ctx(), size), Color32::PLACEHOLDER);
        let wide = set(size);
        let galley = match wide.size().x {
            width if self.is_folded => folded(painter, &self.text, size, FOLD * width),
            width if width > most => set((size * most / width).max(areas.least)),
            _ => wide,
        };
        let plate = galley.size() + size * vec2(1.4, 0.5);
        (galley, Rect::from_center_size(self.at.unwrap_or(cloth.center()), plate))
    }
}

impl Banner {
    /// Shows a text from some time on, and the end of a game until another, when the card opens.
    pub fn begin(&mut self, occasion: Occasion, text: String, begins: f64, ends: Option<f64>) {
        let ends = match occasion {
            Occasion::Ended(Stakes::Hand) => f64::INFINITY,
            _ => ends.unwrap_or(begins + STANDS),
        };
        self.shown = Some(Shown { occasion, text, begins, ends, at: None, share: 1.0, is_folded: false });
    }

    /// It is over.
    pub fn end(&mut self) {
        self.shown = None;
    }

    /// Nothing moves any more. Only the result of a hand stands.
    pub(super) fn rest(&mut self) {
        match &mut self.shown {
            Some(shown) if shown.stays() => shown.begins = f64::NEG_INFINITY,
            _ => self.shown = None,
        }
    }

    /// Whether it is the result of a hand, which stands as long as the next one is waited for.
    pub(super) fn stays(&self) -> bool {
        self.shown.as_ref().is_some_and(Shown::stays)
    }

    /// Waits until this time.
    pub(super) fn wait(&mut self, until: f64) {
        if let Some(shown) = &mut self.shown {
            shown.begins = shown.begins.max(until);
        }
    }

    /// When it is seen, if it is.
    pub fn begins(&self) -> Option<f64> {
        self.shown.as_ref().map(|shown| shown.begins)
    }

    /// What is read now, and how much of it is seen, 0 to 1.
    pub fn seen(&self, now: f64) -> Option<(&str, f32)> {
        let shown = self.shown.as_ref().filter(|shown| (shown.begins..shown.ends).contains(&now))?;
        let goes = if matches!(shown.occasion, Occasion::Ended(_)) { 1.0 } else { (shown.ends - now) / GOES };
        let part = ((now - shown.begins) / COMES).min(goes).min(1.0);
        Some((shown.text.as_str(), part as f32))
    }

    /// Whether it will come, or comes or goes.
    pub fn moves(&self, now: f64) -> bool {
        self.shown.as_ref().is_some_and(|shown| now < if shown.stays() { shown.begins + COMES } else { shown.ends })
    }

    /// Lays it on the cloth where the eye is: over its middle, in the largest piece there that is free of
    /// what is `seen`, or else wherever it covers least. Returns its place.
    pub(super) fn lay(&mut self, painter: &Painter, areas: &Areas, seen: &[Rect]) -> Option<Rect> {
        let shown = self.shown.as_mut()?;
        let room = areas.table.shrink(EDGE * areas.scale);
        let lines = [false, true].into_iter().flat_map(|is_folded| AIRS.map(|air| (is_folded, air)));
        let ways = lines.flat_map(|way| [0, PLACES].map(|across| (way, across)));
        for (((is_folded, air), across), share) in ways.flat_map(|way| SHARES.map(|share| (way, share))) {
            (shown.share, shown.is_folded) = (share, is_folded);
            let seen: Vec<Rect> = seen.iter().map(|seen| seen.expand(air * areas.scale)).collect();
            let (covered, at) = freest(room, shown.place(painter, areas).1.size(), &seen, across);
            shown.at = Some(at);
            if covered <= 0.0 {
                break;
            }
        }
        self.place(painter, areas)
    }

    /// Returns its place on the cloth.
    pub fn place(&self, painter: &Painter, areas: &Areas) -> Option<Rect> {
        self.shown.as_ref().map(|shown| shown.place(painter, areas).1)
    }

    /// Paints it.
    pub(super) fn paint(&self, painter: &Painter, areas: &Areas, theme: &Theme, now: f64) {
        let (Some(shown), Some((_, part))) = (&self.shown, self.seen(now)) else { return };
        let ((galley, plate), scale) = (shown.place(painter, areas), areas.scale);
        // A plank that opens from its middle.
        let open = Rect::from_center_size(plate.center(), vec2(plate.width(), plate.height() * eased(part)));
        let shade = RectShape::filled(open.translate(vec2(0.0, 3.0 * scale)), 0.0, theme.shade());
        painter.add(shade.with_blur_width(10.0 * scale));
        paint_plank(&painter.with_clip_rect(open), plate, theme);
        let edge = if shown.occasion == Occasion::Ended(Stakes::Won) { theme.lit() } else { theme.rule() };
        for y in [open.top(), open.bottom()] {
            painter.hline(open.x_range(), y, (1.5 * scale, edge));
        }
        let at = plate.center() - galley.rect.center().to_vec2();
        painter.add(TextShape::new(at, galley, theme.text_color()).with_opacity_factor(part));
    }
}

/// Lays a text out in lines of this width, one below the middle of the other.
fn folded(painter: &Painter, text: &str, size: f32, width: f32) -> Arc<Galley> {
    let font = display(painter.ctx(), size);
    let mut job = LayoutJob::simple(text.to_owned(), font, Color32::PLACEHOLDER, width);
    job.halign = Align::Center;
    painter.layout_job(job)
}

/// Returns the middle of a place of this size that covers as little as possible of what is `seen`,
/// and how much that is. Of several such places it is the one farthest from all that and the edges.
/// So many places are tried `across` the room besides those in its middle.
fn freest(room: Rect, size: Vec2, seen: &[Rect], across: u8) -> (f32, Pos2) {
    let middles = room.shrink2((0.5 * size).min(0.5 * room.size()));
    let columns = std::iter::once(0.5).chain((0..across).map(|x| f32::from(x) / f32::from(PLACES - 1)));
    let places = columns.flat_map(|x| (0..=PLACES).map(move |y| vec2(x, f32::from(y) / f32::from(PLACES))));
    let places = places.map(|part| {
        let place = Rect::from_center_size(middles.min + part * middles.size(), size);
        let covered: f32 = seen.iter().map(|seen| area(seen.intersect(place))).sum();
        let edges = (place.min - room.min).min_elem().min((room.max - place.max).min_elem());
        let clear = seen.iter().map(|seen| apart(*seen, place)).fold(edges, f32::min);
        (covered, clear, place.center())
    });
    let best = places.min_by(|one, other| one.0.total_cmp(&other.0).then(other.1.total_cmp(&one.1)));
    best.map_or((0.0, room.center()), |(covered, _, at)| (covered, at))
}

fn area(rect: Rect) -> f32 {
    if rect.is_positive() { rect.area() } else { 0.0 }
}

/// The distance between two rectangles.
fn apart(one: Rect, other: Rect) -> f32 {
    (one.min - other.max).max(other.min - one.max).max(Vec2::ZERO).length()
}

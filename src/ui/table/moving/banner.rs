//! The banner over the cloth: a hand or a game won, the best play of a game, a streak. It stands
//! there for a while, and whatever is done ends it.

use super::finale::Stakes;
use super::motion::eased;
use crate::ui::paint::Theme;
use egui::{Color32, CornerRadius, FontId, Galley, Painter, Rect, pos2, vec2};
use std::sync::Arc;

/// How long it takes to come and to go, and how long it stands in the middle of a hand, in seconds.
const COMES: f64 = 0.18;
const GOES: f64 = 0.25;
const STANDS: f64 = 1.0;

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
            Occasion::Ended(Stakes::Hand) => 26.0,
            Occasion::Ended(Stakes::Lost) => 34.0,
            Occasion::Ended(Stakes::Won) => 72.0,
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
}

impl Banner {
    /// Shows a text from some time on, at the end of a hand or a game until another.
    pub fn begin(&mut self, occasion: Occasion, text: String, begins: f64, ends: Option<f64>) {
        self.shown = Some(Shown { occasion, text, begins, ends: ends.unwrap_or(begins + STANDS) });
    }

    /// It is over.
    pub fn end(&mut self) {
        self.shown = None;
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
        let part = ((now - shown.begins) / COMES).min((shown.ends - now) / GOES).min(1.0);
        Some((shown.text.as_str(), part as f32))
    }

    /// Whether it is shown, or will be.
    pub fn moves(&self, now: f64) -> bool {
        self.shown.as_ref().is_some_and(|shown| now < shown.ends)
    }

    /// Returns its text and its place on a cloth: a game that was won in the middle, all else at
    /// the lower edge, where least lies.
    fn laid(shown: &Shown, painter: &Painter, cloth: Rect, scale: f32) -> (Arc<Galley>, Rect) {
        let size = shown.occasion.letters() * scale;
        let most = cloth.width() - 2.0 * size.min(40.0 * scale);
        let set = |size| painter.layout_no_wrap(shown.text.clone(), FontId::proportional(size), Color32::PLACEHOLDER);
        let wide = set(size);
        let galley = if wide.size().x > most { set(size * most / wide.size().x) } else { wide };
        let plate = galley.size() + size * vec2(1.4, 0.4);
        let is_won = shown.occasion == Occasion::Ended(Stakes::Won);
        let y = if is_won { cloth.center().y } else { cloth.bottom() - 0.7 * plate.y };
        (galley, Rect::from_center_size(pos2(cloth.center().x, y), plate))
    }

    /// Returns its place on a cloth.
    pub fn place(&self, painter: &Painter, cloth: Rect, scale: f32) -> Option<Rect> {
        self.shown.as_ref().map(|shown| Banner::laid(shown, painter, cloth, scale).1)
    }

    /// Paints it over a cloth.
    pub(super) fn paint(&self, painter: &Painter, cloth: Rect, scale: f32, theme: &Theme, now: f64) {
        let (Some(shown), Some((_, part))) = (&self.shown, self.seen(now)) else { return };
        let (galley, plate) = Banner::laid(shown, painter, cloth, scale);
        let plate = plate.translate(vec2(0.0, 0.2 * plate.height() * (1.0 - eased(part))));
        let (ground, ink) = theme.tag(true);
        painter.rect_filled(plate, CornerRadius::same((0.3 * plate.height()) as u8), ground.gamma_multiply(part));
        let at = plate.center() - 0.5 * galley.size();
        painter.add(egui::epaint::TextShape::new(at, galley, ink).with_opacity_factor(part));
    }
}

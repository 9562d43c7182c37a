//! The banner over the cloth: a hand or a game won, the best play of a game, a streak. It stands
//! there for a while, and whatever is done ends it.

use super::motion::eased;
use crate::ui::paint::Theme;
use egui::{CornerRadius, FontId, Painter, Rect, pos2, vec2};

/// How long it takes to come and to go, in seconds.
const COMES: f64 = 0.18;
const GOES: f64 = 0.3;
/// How many plays in a row that score are a streak.
const STREAK: u8 = 3;
/// The least points of a play that is worth a banner.
const FINE: u8 = 15;

/// What is worth a banner, the least first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Occasion {
    /// So many of your plays in a row have scored.
    Streak(u8),
    /// No play of this game has scored as much as this one of yours.
    BestPlay(u8),
    /// A hand has ended.
    Hand,
    /// A game has ended.
    Game,
}

impl Occasion {
    /// How long it stands, in seconds, and how large its letters are where text is of its usual
    /// size.
    const fn weight(self) -> (f64, f32) {
        match self {
            Occasion::Streak(_) | Occasion::BestPlay(_) => (1.0, 22.0),
            Occasion::Hand => (1.4, 30.0),
            Occasion::Game => (2.0, 44.0),
        }
    }
}

/// How well you have played in a game, as far as that is worth a banner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FinePlays {
    best: u8,
    run: u8,
}

impl FinePlays {
    /// Notes a play, which has scored so much or nothing. Returns what that is, if anything.
    pub fn note(&mut self, points: u8) -> Option<Occasion> {
        self.run = if points > 0 { self.run + 1 } else { 0 };
        let is_best = points >= FINE && points > self.best;
        self.best = self.best.max(points);
        if is_best {
            return Some(Occasion::BestPlay(points));
        }
        (self.run >= STREAK).then_some(Occasion::Streak(self.run))
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
}

impl Banner {
    /// Shows a text from some time on.
    pub fn begin(&mut self, occasion: Occasion, text: String, begins: f64) {
        self.shown = Some(Shown { occasion, text, begins });
    }

    /// It is over.
    pub fn end(&mut self) {
        self.shown = None;
    }

    /// What is read now, and how much of it is seen, 0 to 1.
    pub fn seen(&self, now: f64) -> Option<(&str, f32)> {
        let shown = self.shown.as_ref().filter(|shown| now >= shown.begins)?;
        let (age, lasts) = (now - shown.begins, shown.occasion.weight().0);
        let part = (age / COMES).min((lasts - age) / GOES).min(1.0);
        (part > 0.0 || age < COMES).then_some((shown.text.as_str(), part.max(0.0) as f32))
    }

    /// Whether it is shown, or will be.
    pub fn moves(&self, now: f64) -> bool {
        self.shown.as_ref().is_some_and(|shown| now < shown.begins + shown.occasion.weight().0)
    }

    /// Paints it over a cloth: a game in the middle, all else below it, where least lies.
    pub fn paint(&self, painter: &Painter, cloth: Rect, scale: f32, theme: &Theme, now: f64) {
        let (Some(shown), Some((text, part))) = (&self.shown, self.seen(now)) else { return };
        let size = shown.occasion.weight().1 * scale;
        let (ground, ink) = theme.tag(true);
        let most = cloth.width() - 2.0 * size;
        let wide = painter.layout_no_wrap(text.to_owned(), FontId::proportional(size), ink).size().x;
        let font = FontId::proportional(size * (most / wide.max(1.0)).min(1.0));
        let galley = painter.layout_no_wrap(text.to_owned(), font, ink.gamma_multiply(part));
        let plate = galley.size() + size * vec2(1.6, 0.5);
        let y = if shown.occasion == Occasion::Game { cloth.center().y } else { cloth.bottom() - plate.y };
        let middle = pos2(cloth.center().x, y);
        let plate = Rect::from_center_size(middle + vec2(0.0, 0.4 * size * (1.0 - eased(part))), plate);
        painter.rect_filled(plate, CornerRadius::same((0.3 * plate.height()) as u8), ground.gamma_multiply(part));
        painter.galley(plate.center() - 0.5 * galley.size(), galley, ink);
    }
}

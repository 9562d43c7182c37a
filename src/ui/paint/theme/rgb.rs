//! Colors, how they are mixed, and their contrast.

use egui::Color32;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

pub(super) const BLACK: Rgb = Rgb(0, 0, 0);
pub(super) const WHITE: Rgb = Rgb(255, 255, 255);
/// The color of an edge in the shade.
pub(super) const UMBER: Rgb = Rgb(24, 16, 6);
pub(super) const BRASS: Rgb = Rgb(201, 160, 74);
/// The contrast that text needs, and the one that it gets where its own color cannot be read.
pub(super) const TEXT: f32 = 4.5;
pub(super) const CLEAR: f32 = 7.0;

/// How much light each value of a part gives. Every frame asks for contrasts.
static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|value| {
        let value = value as f32 / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
});

/// A color as red, green and blue, each from 0 to 255. The sliders and the themes file have the
/// same numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The same color for egui.
    pub const fn color(self) -> Color32 {
        Color32::from_rgb(self.0, self.1, self.2)
    }

    /// The relative luminance of the web's accessibility guidelines, 0 for black to 1 for white.
    pub fn luminance(self) -> f32 {
        let part = |value: u8| LINEAR[usize::from(value)];
        0.212_6 * part(self.0) + 0.715_2 * part(self.1) + 0.072_2 * part(self.2)
    }

    /// The contrast of two colors, 1 (the same) to 21 (black and white).
    pub fn contrast(self, other: Rgb) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// A color as light as this one, with its hue turned by this many degrees. A gray gets a little
    /// color first, because it has no hue.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Rgb {
        let parts = [self.0, self.1, self.2].map(|part| f32::from(part) / 255.0);
        let (most, least) = (parts.iter().copied().fold(0.0, f32::max), parts.iter().copied().fold(1.0, f32::min));
        let spread = (most - least).max(0.16 * most.max(0.3));
        let hue = match () {
            () if most <= least => 0.0,
            () if most <= parts[0] => 60.0 * ((parts[1] - parts[2]) / (most - least)),
            () if most <= parts[1] => 60.0 * ((parts[2] - parts[0]) / (most - least)) + 120.0,
            () => 60.0 * ((parts[0] - parts[1]) / (most - least)) + 240.0,
        };
        let turned = (hue + degrees).rem_euclid(360.0) / 60.0;
        let part = |offset: f32| {
            let along = (turned + offset).rem_euclid(6.0);
            spread * (along.min(4.0 - along)).clamp(0.0, 1.0)
        };
        // The parts of the new hue, as much below the most as their share of the spread.
        let raw = [5.0, 3.0, 1.0].map(|offset| most - part(offset));
        let turned = Rgb::from_parts(raw);
        turned.lit_as(self)
    }

    pub(super) fn from_parts(parts: [f32; 3]) -> Rgb {
        let [red, green, blue] = parts.map(|part| (255.0 * part).round().clamp(0.0, 255.0) as u8);
        Rgb(red, green, blue)
    }

    /// This color mixed with black or white until it is about as light as another.
    fn lit_as(self, other: Rgb) -> Rgb {
        let wanted = other.luminance();
        let toward = if self.luminance() > wanted { BLACK } else { WHITE };
        let gap = |share: f32| (self.mix(toward, share).luminance() - wanted).abs();
        let best = (0..=100).map(|share| share as f32 / 100.0).min_by(|a, b| gap(*a).total_cmp(&gap(*b)));
        self.mix(toward, best.unwrap_or(0.0))
    }

    /// This color with `share` (0 to 1) of another in it.
    #[must_use]
    pub fn mix(self, other: Rgb, share: f32) -> Rgb {
        let part = |one: u8, two: u8| {
            let (one, two) = (f32::from(one), f32::from(two));
            (one + (two - one) * share).round().clamp(0.0, 255.0) as u8
        };
        Rgb(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }

    /// An egui color without its alpha.
    pub(super) fn of(color: Color32) -> Rgb {
        Rgb(color.r(), color.g(), color.b())
    }

    /// This color, made lighter or darker until it has this contrast with a background. Its hue
    /// stays the same as long as possible.
    pub(super) fn clear_of(self, ground: Rgb, contrast: f32) -> Rgb {
        self.toward(ground.is_dark(), |way| way.contrast(ground) >= contrast)
    }

    /// This color for text, if it can be read on a background.
    pub(super) fn text_on(self, ground: Rgb) -> Rgb {
        if self.contrast(ground) >= TEXT { self } else { self.clear_of(ground, CLEAR) }
    }

    /// Whether white stands out from this color more than black.
    pub(super) fn is_dark(self) -> bool {
        self.contrast(WHITE) >= self.contrast(BLACK)
    }

    /// This color, made lighter or darker until it does. Its hue stays the same as long as
    /// possible.
    pub(super) fn toward(self, lighter: bool, does: impl Fn(Rgb) -> bool) -> Rgb {
        let Rgb(red, green, blue) = self;
        let strongest = f32::from(red.max(green).max(blue).max(1));
        let bright = |part: u8| (f32::from(part) * 255.0 / strongest) as u8;
        let full = if lighter { Rgb(bright(red), bright(green), bright(blue)) } else { self };
        let far = if lighter { WHITE } else { BLACK };
        let tenths = || (0..=10).map(|tenth| 0.1 * tenth as f32);
        let ways = tenths().map(|share| self.mix(full, share)).chain(tenths().map(|share| full.mix(far, share)));
        ways.into_iter().find(|way| does(*way)).unwrap_or(far)
    }
}

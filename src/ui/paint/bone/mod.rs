//! One bone. [`paint_bone`] paints it face up and [`paint_back`] face down, at any size, place and
//! angle, lifted or not.

mod back;
mod carved;
pub(super) mod face;

use self::carved::Carved;
use crate::ui::paint::relief::{Outline, Relief};
use crate::ui::paint::{BackColors, BoneColors};
use egui::emath::{Float as _, Rot2};
use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::RectShape, pos2, vec2,
};
use std::f32::consts::FRAC_PI_2;

/// The place, size and angle of a bone in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its middle.
    pub center: Pos2,
    /// The side of one of its two squares. The bone is twice as long.
    pub size: f32,
    /// The clockwise angle from a bone with its first half on the left.
    pub angle: f32,
}

impl Pose {
    /// Returns a pose with the first half on the left.
    pub const fn flat(center: Pos2, size: f32) -> Pose {
        Pose { center, size, angle: 0.0 }
    }

    /// Returns a pose with the first half at the top.
    pub const fn upright(center: Pos2, size: f32) -> Pose {
        Pose { center, size, angle: FRAC_PI_2 }
    }

    /// Returns the number of quarter turns, if the bone lies along the window's edges.
    fn quarters(&self) -> Option<i32> {
        let quarters = (self.angle / FRAC_PI_2).round();
        ((self.angle - quarters * FRAC_PI_2).abs() < 1e-3).then_some(quarters as i32)
    }

    /// Returns the rectangle that the bone covers. For a bone that is turning, it is the rectangle
    /// before the turn.
    pub fn rect(&self) -> Rect {
        let long = vec2(2.0 * self.size, self.size);
        let upright = self.quarters().is_some_and(|quarters| quarters % 2 != 0);
        Rect::from_center_size(self.center, if upright { long.yx() } else { long })
    }

    /// Returns the point at `along` and `across` the bone, in sizes from its middle.
    fn at(&self, along: f32, across: f32) -> Pos2 {
        self.center + Rot2::from_angle(self.angle) * (self.size * vec2(along, across))
    }

    /// Returns the pose of a lifted bone. At `lift` one it is fully lifted.
    #[must_use]
    pub fn lifted(&self, lift: f32) -> Pose {
        let center = self.center - vec2(0.05, 0.13) * (lift * self.size);
        Pose { center, size: (1.0 + 0.05 * lift) * self.size, ..*self }
    }

    /// Returns the pose of the bone with this number in a heap, where no bone is quite straight.
    #[must_use]
    pub fn heaped(&self, number: u8) -> Pose {
        let off = |salt: u32| face::chance(3 * u32::from(number) + salt) - 0.5;
        let center = self.center + vec2(0.3 * off(0), 0.24 * off(1)) * self.size;
        Pose { center, size: self.size, angle: self.angle + 0.42 * off(2) }
    }

    /// The line around it.
    fn outline(&self, relief: &Relief) -> Outline {
        let radius = 0.16 * self.size;
        Outline::rounded(self.center, vec2(2.0, 1.0) * self.size, radius, self.angle, relief.points(radius))
    }

    /// Returns the pose part of the way to another, from 0 to 1.
    #[must_use]
    pub fn toward(&self, other: Pose, part: f32) -> Pose {
        Pose {
            center: self.center.lerp(other.center, part),
            size: self.size + (other.size - self.size) * part,
            angle: self.angle + (other.angle - self.angle) * part,
        }
    }
}

/// Returns the places of the pips of a half, along and across the bone, in sizes from the middle of
/// that half.
///
/// Six pips are two columns of three along the bone, as on a real set, and more stand between them.
/// Two and three pips run from corner to corner. From ten on the columns have four pips. Those between
/// the columns stand in the gaps, until twelve fill a grid.
pub(crate) fn places(pips: u8) -> &'static [(f32, f32)] {
    const D: f32 = 0.26;
    // Three steps from end to end of a column of four.
    const S: f32 = 0.205;
    const H: f32 = 0.5 * S;
    const E: f32 = 1.5 * S;
    match pips {
        0 => &[],
        1 => &[(0.0, 0.0)],
        2 => &[(-D, -D), (D, D)],
        3 => &[(-D, -D), (0.0, 0.0), (D, D)],
        4 => &[(-D, -D), (-D, D), (D, -D), (D, D)],
        5 => &[(-D, -D), (-D, D), (0.0, 0.0), (D, -D), (D, D)],
        6 => &[(-D, -D), (0.0, -D), (D, -D), (-D, D), (0.0, D), (D, D)],
        7 => &[(-D, -D), (0.0, -D), (D, -D), (0.0, 0.0), (-D, D), (0.0, D), (D, D)],
        8 => &[(-D, -D), (0.0, -D), (D, -D), (-D, 0.0), (D, 0.0), (-D, D), (0.0, D), (D, D)],
        9 => &[(-D, -D), (0.0, -D), (D, -D), (-D, 0.0), (0.0, 0.0), (D, 0.0), (-D, D), (0.0, D), (D, D)],
        10 => &[(-E, -D), (-H, -D), (H, -D), (E, -D), (-S, 0.0), (S, 0.0), (-E, D), (-H, D), (H, D), (E, D)],
        11 => {
            &[(-E, -D), (-H, -D), (H, -D), (E, -D), (-S, 0.0), (0.0, 0.0), (S, 0.0), (-E, D), (-H, D), (H, D), (E, D)]
        }
        _ => &[
            (-E, -D),
            (-H, -D),
            (H, -D),
            (E, -D),
            (-E, 0.0),
            (-H, 0.0),
            (H, 0.0),
            (E, 0.0),
            (-E, D),
            (-H, D),
            (H, D),
            (E, D),
        ],
    }
}

/// Paints a bone on the table with its shadows. For a preview, a `strength` below one lets the
/// table show through.
pub fn paint_bone(painter: &Painter, pose: Pose, halves: [u8; 2], colors: &BoneColors, strength: f32) {
    if strength >= 1.0 {
        paint_shadow(painter, pose, colors.shade, 0.0);
    }
    paint_face(painter, pose, halves, &colors.fainter(strength));
}

/// Paints a bone lifted above the table, fully at `lift` one. It is larger and farther from its
/// shadows, which are larger and softer.
pub fn paint_lifted(painter: &Painter, pose: Pose, halves: [u8; 2], colors: &BoneColors, lift: f32) {
    paint_shadow(painter, pose, colors.shade, lift);
    paint_face(painter, pose.lifted(lift), halves, colors);
}

/// Paints a bone without its shadows.
pub fn paint_face(painter: &Painter, pose: Pose, halves: [u8; 2], colors: &BoneColors) {
    carved::paint(painter, pose, Carved::Face(halves, *colors));
}

/// Paints a bone with its shadows, tipped up over its edge in a direction along the window's edges,
/// almost upright at `tip` one.
pub fn paint_tipped(painter: &Painter, pose: Pose, halves: [u8; 2], colors: &BoneColors, (tip, toward): (f32, Vec2)) {
    let edge = 0.5 * (pose.rect().size() * toward).length();
    let moved = |at: Pos2| at + (0.66 * tip * (edge - (at - pose.center).dot(toward))) * toward;
    if colors.shade != Color32::TRANSPARENT {
        carved::paint_moved(painter, pose, Carved::Shadow(colors.shade, (0.4 * tip).ord()), moved);
    }
    carved::paint_moved(painter, pose.lifted(0.6 * tip), Carved::Face(halves, *colors), moved);
}

/// Paints a bone face down without its shadows.
pub fn paint_back(painter: &Painter, pose: Pose, colors: &BackColors) {
    carved::paint(painter, pose, Carved::Back(*colors));
}

/// Paints the shadows of a bone: a dark one where it touches the table, and a longer soft one.
/// Bones next to each other throw their shadows on the table and not on each other, so all shadows
/// are painted before the first bone.
pub fn paint_shadow(painter: &Painter, pose: Pose, shade: Color32, lift: f32) {
    if shade != Color32::TRANSPARENT {
        carved::paint(painter, pose, Carved::Shadow(shade, lift.ord()));
    }
}

fn add_shadow(relief: &mut Relief, pose: Pose, shade: Color32, lift: f32) {
    let size = pose.size;
    let outline = Outline::rounded(pose.center, vec2(2.0, 1.0) * size, 0.22 * size, pose.angle, 3);
    let far = outline.moved((1.0 + 1.6 * lift) * size * vec2(0.09, 0.15));
    relief.shadow(&far, (0.16 + 0.14 * lift) * size, shade.gamma_multiply(0.5));
    let near = outline.moved((1.0 + 1.2 * lift) * size * vec2(0.025, 0.06));
    relief.shadow(&near, (0.065 + 0.06 * lift) * size, shade.gamma_multiply(1.0 - 0.25 * lift));
}

/// Paints the visible part of a bone under the next one: its shadow and the end of its body,
/// without pips.
pub fn paint_slice(painter: &Painter, rect: Rect, size: f32, colors: &BoneColors) {
    let shade = RectShape::filled(rect.translate(vec2(0.0, 0.08 * size)), radius(size), colors.shade);
    painter.add(shade.with_blur_width(0.16 * size));
    let below = vec2(0.0, (0.055 * size).max(1.0));
    painter.add(RectShape::filled(rect.translate(below), radius(size), colors.side));
    let stroke = Stroke::new((0.022 * size).max(1.0), colors.outline);
    painter.add(RectShape::new(rect, radius(size), colors.body, stroke, StrokeKind::Inside));
}

fn radius(size: f32) -> CornerRadius {
    CornerRadius::same((0.17 * size).round().clamp(2.0, 60.0) as u8)
}

/// A ring around a bone or around the place of one.
pub fn ring(painter: &Painter, pose: Pose, width: f32, color: Color32) {
    let grow = 0.5 * width + (0.03 * pose.size).max(1.0);
    let (rect, round, stroke) = (pose.rect().expand(grow), radius(1.25 * pose.size), Stroke::new(width, color));
    let angle = if pose.quarters().is_none() { pose.angle } else { 0.0 };
    painter.add(RectShape::stroke(rect, round, stroke, StrokeKind::Middle).with_angle(angle));
}

/// Paints the four corners of an empty place for a bone.
pub fn corners(painter: &Painter, pose: Pose, width: f32, color: Color32) {
    let rect = pose.rect();
    let arm = 0.28 * pose.size;
    let stroke = Stroke::new(width, color);
    for (corner, inward) in [
        (rect.left_top(), vec2(1.0, 1.0)),
        (rect.right_top(), vec2(-1.0, 1.0)),
        (rect.right_bottom(), vec2(-1.0, -1.0)),
        (rect.left_bottom(), vec2(1.0, -1.0)),
    ] {
        let (x, y) = (corner.x + arm * inward.x, corner.y + arm * inward.y);
        painter.add(Shape::line(vec![pos2(x, corner.y), corner, pos2(corner.x, y)], stroke));
    }
}

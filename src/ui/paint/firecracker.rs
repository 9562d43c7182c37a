//! A firecracker, and how it bursts.

use super::theme::{Face, Theme};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use std::f32::consts::TAU;

/// The colors of a firecracker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Crackle {
    /// The paper, in the color of its player.
    pub paper: Color32,
    pub bands: Color32,
    pub edge: Color32,
    pub spark: Color32,
}

impl Crackle {
    /// Returns the colors of a player's firecracker. Players are counted from your left, and you
    /// are zero.
    pub(crate) fn of(theme: &Theme, player: u8) -> Crackle {
        let face = Face::Played(player);
        let bands = theme.bone(face).pips[0];
        Crackle { paper: theme.figure(face), bands, edge: theme.text_color(), spark: theme.lit() }
    }
}

/// The angle of its tilt.
const LEAN: f32 = 0.42;

/// Paints a firecracker as large as fits into a place. Its fuse burns if it is `lit`.
pub(crate) fn paint_firecracker(painter: &Painter, place: Rect, colors: &Crackle, lit: bool) {
    let high = place.width().min(place.height());
    let middle = place.center() + high * vec2(-0.05, 0.09);
    let (along, across) = (Vec2::angled(LEAN - 0.25 * TAU), Vec2::angled(LEAN));
    let at = |up: f32, aside: f32| middle + high * (up * along + aside * across);
    let (half, wide) = (0.33, 0.15);
    let line = Stroke::new((0.03 * high).max(1.0), colors.edge);
    let tube = vec![at(half, -wide), at(half, wide), at(-half, wide), at(-half, -wide)];
    painter.add(Shape::convex_polygon(tube, colors.paper, line));
    for up in [0.2, -0.2] {
        painter.line_segment([at(up, -wide), at(up, wide)], Stroke::new((0.05 * high).max(1.0), colors.bands));
    }
    let fuse = [at(half, 0.0), at(half + 0.07, 0.01), at(half + 0.13, 0.05), at(half + 0.16, 0.12)];
    painter.line(fuse.to_vec(), line);
    star(painter, fuse[3], (if lit { 0.14 } else { 0.06 }) * high, if lit { colors.spark } else { colors.edge });
}

/// Paints rays of equal length around a point.
fn star(painter: &Painter, at: Pos2, size: f32, color: Color32) {
    for ray in 0..8 {
        let long = if ray % 2 == 0 { size } else { 0.6 * size };
        let out = Vec2::angled(TAU * ray as f32 / 8.0);
        painter.line_segment([at, at + long * out], Stroke::new((0.28 * size).max(1.0), color));
    }
}

const SPARKS: usize = 34;

/// Paints a burst around a bone of this size. `part` runs from 0 at its start to 1 at its end.
pub(crate) fn paint_burst(painter: &Painter, at: Pos2, size: f32, part: f32, colors: &Crackle) {
    let fades = 1.0 - part;
    paint_scraps(painter, at, size, part, colors);
    let flash = (1.0 - 3.0 * part).max(0.0);
    if flash > 0.0 {
        painter.circle_filled(at, size * (0.5 + 2.2 * part), colors.spark.gamma_multiply(0.75 * flash));
    }
    painter.circle_stroke(
        at,
        size * (0.6 + 1.9 * quick(part)),
        (0.16 * size * fades, colors.spark.gamma_multiply(0.5 * fades)),
    );
    for spark in 0..SPARKS {
        // The golden angle spreads the sparks evenly. The distance of each depends on its number.
        let out = Vec2::angled(2.399_963 * spark as f32);
        let far = size * (0.7 + 0.55 * (spark % 5) as f32) * quick(part);
        let falls = vec2(0.0, 0.9 * size * part * part);
        let color = [colors.spark, colors.paper, colors.edge][spark % 3].gamma_multiply(fades.sqrt());
        let tip = at + far * out + falls;
        painter
            .line_segment([tip - 0.22 * size * fades * out, tip], Stroke::new((0.09 * size * fades).max(1.0), color));
    }
}

/// How many scraps of paper are scattered.
const SCRAPS: usize = 22;

/// Scraps of paper fly farther than sparks, turn as they fall and are seen to the end.
fn paint_scraps(painter: &Painter, at: Pos2, size: f32, part: f32, colors: &Crackle) {
    for scrap in 0..SCRAPS {
        let number = scrap as f32;
        let out = Vec2::angled(2.399_963 * number + 0.7);
        let far = size * (0.9 + 0.5 * (scrap % 7) as f32) * quick((1.6 * part).min(1.0));
        let middle = at + far * out + vec2(0.0, 1.6 * size * part * part);
        let (turn, half) = (Vec2::angled(number + (5.0 + number % 3.0) * part), 0.11 * size);
        let (along, across) = (half * turn, 0.6 * half * (9.0 * part + number).cos() * turn.rot90());
        let color = [colors.paper, colors.bands][scrap % 2].gamma_multiply((2.0 - 2.0 * part).min(1.0));
        let corners =
            vec![middle + along + across, middle + along - across, middle - along - across, middle - along + across];
        painter.add(Shape::convex_polygon(corners, color, Stroke::NONE));
    }
}

/// Fast at first, like an explosion.
fn quick(part: f32) -> f32 {
    1.0 - (1.0 - part).powi(3)
}

//! A bone face down: its body, and what is engraved on its back.

use super::Pose;
use super::face::{flat_body, rounded_body};
use crate::ui::paint::BackColors;
use crate::ui::paint::relief::{Relief, lit};
use egui::{Pos2, Vec2, pos2, vec2};

/// How far the engraved frame stands from the edge, and how far apart the lines in it are, in
/// sizes.
const FRAME: f32 = 0.15;
const APART: f32 = 0.24;
/// The least size, in pixels, at which the frame is seen, and the lines.
const LEAST: [f32; 2] = [9.0, 15.0];

/// Adds the body and its engraving.
pub(super) fn add_back(relief: &mut Relief, pose: Pose, colors: &BackColors) {
    let (size, outline) = (pose.size, pose.outline(relief));
    if colors.flat {
        flat_body(relief, pose, &outline, [colors.body, colors.outline]);
    } else {
        rounded_body(relief, pose, &outline, [colors.body, colors.light, colors.side, colors.outline]);
    }
    let pixels = size / relief.pixel;
    if pixels < LEAST[0] {
        return;
    }
    let width = (0.035 * size).max(relief.pixel);
    let cut = [FRAME * size, FRAME * size + width];
    if !colors.flat {
        // The far wall of a cut catches the light: inside at the top and on the left, outside below
        // and on the right.
        let wall = |outward: Vec2| colors.light.gamma_multiply(0.8 * lit(outward).max(0.0));
        relief.band(&outline, [cut[1], cut[1] + width], wall);
        let wall = |outward: Vec2| colors.light.gamma_multiply(0.8 * (-lit(outward)).max(0.0));
        relief.band(&outline, [cut[0] - width, cut[0]], wall);
    }
    relief.band(&outline, cut, |_| colors.border);
    if pixels >= LEAST[1] && !colors.flat {
        lattice(relief, pose, colors);
    }
}

/// Lines that cross each other within the frame.
fn lattice(relief: &mut Relief, pose: Pose, colors: &BackColors) {
    let width = (0.022 * pose.size).max(0.8 * relief.pixel);
    let (long, across) = (1.0 - FRAME - 0.07, 0.5 - FRAME - 0.07);
    let far = vec2(0.6, 0.8) * width.max(0.7 * relief.pixel);
    let reach = long + across;
    let count = (reach / APART).floor() as i32;
    for number in -count..=count {
        let shift = APART * number as f32;
        for lean in [1.0, -1.0] {
            let Some([from, to]) = crossing(shift, lean, long, across) else { continue };
            let ends = [pose.at(from.x, from.y), pose.at(to.x, to.y)];
            relief.bar(ends.map(|end| end + far), width, colors.light.gamma_multiply(0.4));
            relief.bar(ends, width, colors.border.gamma_multiply(0.75));
        }
    }
}

/// The part within the frame of a line that leans by half a right angle and crosses the middle at
/// `shift`.
fn crossing(shift: f32, lean: f32, long: f32, across: f32) -> Option<[Pos2; 2]> {
    // y = lean * (x - shift)
    let (from, to) = ((shift - across).max(-long), (shift + across).min(long));
    (to - from > 0.05).then(|| [from, to].map(|x| pos2(x, lean * (x - shift))))
}

//! A bone face up: its rounded body, the line with its pin, the drilled pips, and the mark of its
//! player.

use super::{Pose, places};
use crate::ui::paint::relief::{Outline, Relief, lit, shaded};
use crate::ui::paint::{BoneColors, Edging, Finish};
use egui::{Color32, Vec2, vec2};

/// Adds the body, everything on it, and its thickness below.
pub(super) fn add_face(relief: &mut Relief, pose: Pose, halves: [u8; 2], colors: &BoneColors) {
    let outline = pose.outline(relief);
    match colors.finish {
        Finish::Flat => flat_body(relief, pose, &outline, [colors.body, colors.outline]),
        Finish::Smooth | Finish::Grained => {
            rounded_body(relief, pose, &outline, [colors.body, colors.light, colors.side, colors.outline]);
        }
    }
    if colors.finish == Finish::Grained {
        grain(relief, pose, halves, colors);
    }
    if let Some((mark, ink)) = colors.mark {
        add_mark(relief, pose, &outline, mark, ink);
    }
    line(relief, pose, colors);
    for (half, pips) in halves.into_iter().enumerate() {
        let middle = half as f32 - 0.5;
        // Where they stand close, they are smaller, so that they can be told apart.
        let radius = match pips {
            0..=6 => 0.1,
            7..=9 => 0.088,
            _ => 0.072,
        } * pose.size;
        let mut pip = Outline::circle(pose.center, radius, 4 * relief.points(radius) - 4);
        for &(along, across) in places(pips) {
            pip.center = pose.at(middle + along, across);
            add_pip(relief, &pip, radius, colors.pips[usize::from(pips)], colors);
        }
    }
}

/// Returns how much of a bone's thickness shows below its face.
pub(super) fn thickness(size: f32) -> f32 {
    (0.06 * size).max(1.0)
}

/// The width of the line around a bone.
pub(super) fn edge(relief: &Relief, size: f32) -> f32 {
    (0.02 * size).max(0.9 * relief.pixel)
}

/// A body with rounded edges, lit above and on the left and shaded below and on the right.
pub(super) fn rounded_body(
    relief: &mut Relief,
    pose: Pose,
    outline: &Outline,
    [body, light, wall, edge_ink]: [Color32; 4],
) {
    let (size, pixel) = (pose.size, relief.pixel);
    let thick = outline.moved(vec2(0.0, thickness(size)));
    let low = wall.lerp_to_gamma(Color32::BLACK, 0.25);
    relief.begin(&thick).ring(&thick, 0.5 * pixel, |_| edge_ink);
    relief.ring(&thick, edge(relief, size), |outward| wall.lerp_to_gamma(low, outward.x.max(0.0)));
    relief.fill(&thick, wall);
    let rim = edge(relief, size);
    // The line goes around face and thickness together, so it does not part them.
    let around = |outward: Vec2| edge_ink.lerp_to_gamma(wall, outward.y.clamp(0.0, 1.0));
    let shade = |strength: f32| move |outward: Vec2| shaded(body, light, wall, strength * lit(outward));
    relief.begin(outline).ring(outline, 0.5 * pixel, around).ring(outline, rim, around);
    relief.ring(outline, rim + 0.6 * pixel, shade(0.95));
    relief.ring(outline, rim + 0.045 * size, shade(0.75));
    relief.ring(outline, rim + 0.1 * size, |_| body);
    relief.fill(outline, body);
}

/// A body of one color with a hard line around it.
pub(super) fn flat_body(relief: &mut Relief, pose: Pose, outline: &Outline, [body, edge_ink]: [Color32; 2]) {
    let soft = 0.5 * relief.pixel;
    let line = edge(relief, pose.size).max(2.4 * soft);
    relief.begin(outline).ring(outline, soft, |_| edge_ink);
    relief.ring(outline, line, |_| edge_ink).ring(outline, line + soft, |_| body).fill(outline, body);
}

/// Grain that stands up from the face, different on each bone. Every line has a lit side and a
/// shaded one.
fn grain(relief: &mut Relief, pose: Pose, halves: [u8; 2], colors: &BoneColors) {
    const LINES: u32 = 9;
    const PARTS: u32 = 6;
    if pose.size < 14.0 * relief.pixel {
        return;
    }
    let seed = u32::from(halves[0]) * 7 + u32::from(halves[1]);
    let dark = shaded(colors.body, colors.light, colors.side, -0.42);
    let width = 0.032 * pose.size;
    let above = 0.5 * width * vec2(-0.6, -0.8);
    for line in 0..LINES {
        let chance = |salt: u32| chance(seed.wrapping_mul(31) + line * 5 + salt);
        let across = -0.4 + 0.8 * (line as f32 + 0.3 + 0.4 * chance(0)) / LINES as f32;
        let (from, to) = (-0.9 + 0.5 * chance(1), 0.9 - 0.5 * chance(2));
        let bend = 0.05 * (chance(3) - 0.5);
        let points: Vec<_> = (0..=PARTS)
            .map(|part| {
                let part = part as f32 / PARTS as f32;
                let full = (std::f32::consts::PI * part).sin().max(0.0);
                (pose.at(from + (to - from) * part, across + bend * full), width * full)
            })
            .collect();
        let lighter: Vec<_> = points.iter().map(|(at, width)| (*at + above, *width)).collect();
        relief.streak(&lighter, colors.light.gamma_multiply(0.65));
        relief.streak(&points, dark.gamma_multiply(0.55));
    }
}

/// Returns a number from zero to one that is always the same for the same seed.
pub(in crate::ui::paint) fn chance(seed: u32) -> f32 {
    let mut bits = seed.wrapping_mul(0x9E37_79B9) ^ 0x5BD1_E995;
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2C1B_3C6D);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297A_2D39);
    ((bits ^ (bits >> 15)) >> 8) as f32 / (1 << 24) as f32
}

/// The line across the middle, cut into the face, and the pin in it.
fn line(relief: &mut Relief, pose: Pose, colors: &BoneColors) {
    let width = (0.042 * pose.size).max(relief.pixel);
    let ends = [pose.at(0.0, -0.37), pose.at(0.0, 0.37)];
    if colors.finish != Finish::Flat {
        // The far side of the cut catches the light.
        let light = vec2(0.6, 0.8) * (0.45 * width + 0.3 * relief.pixel);
        relief.bar(ends.map(|end| end + light), width, colors.light);
    }
    relief.bar(ends, width, colors.line);
    let Some((pin, shine)) = colors.pin else { return };
    let radius = 0.085 * pose.size;
    let points = 4 * relief.points(radius) - 4;
    let below = Outline::circle(pose.center + vec2(0.1, 0.25) * radius, 1.2 * radius, points);
    relief.plate(&below, colors.side);
    let dome = Outline::circle(pose.center, radius, points);
    let low = pin.lerp_to_gamma(Color32::BLACK, 0.35);
    let soft = 0.5 * relief.pixel;
    relief.begin(&dome).ring(&dome, soft, |outward| shaded(pin, shine, low, 0.6 * lit(outward)));
    relief.fill(&dome, pin);
    let glint = Outline::circle(pose.center - vec2(0.26, 0.32) * radius, 0.36 * radius, points);
    relief.plate(&glint, shine);
}

/// A pip is a drilled hollow. Its upper rim throws a shadow into it, and its lower rim catches the
/// light.
fn add_pip(relief: &mut Relief, pip: &Outline, radius: f32, ink: Color32, colors: &BoneColors) {
    let soft = 0.5 * relief.pixel;
    if colors.finish == Finish::Flat {
        relief.plate(pip, ink);
        return;
    }
    let rim = |outward: Vec2| {
        let far = -lit(outward);
        if far > 0.0 { colors.light.gamma_multiply(far.min(1.0)) } else { colors.side.gamma_multiply(-0.5 * far) }
    };
    let wall = |outward: Vec2| shaded(ink, colors.light, Color32::BLACK, -0.3 * lit(outward));
    relief.band(pip, [-0.2 * radius - soft, soft], rim);
    relief.begin(pip).ring(pip, soft, wall).ring(pip, 0.4 * radius, |_| ink).fill(pip, ink);
}

/// A mark inside the outline that tells the players' bones apart without color.
fn add_mark(relief: &mut Relief, pose: Pose, outline: &Outline, mark: Edging, ink: Color32) {
    let width = (0.05 * pose.size).max(1.2);
    let (long, across) = (0.92, 0.42);
    let mut bar = |from: (f32, f32), to: (f32, f32)| {
        relief.bar([pose.at(from.0, from.1), pose.at(to.0, to.1)], width, ink);
    };
    match mark {
        Edging::Frame => {
            let inset = 0.06 * pose.size;
            relief.band(outline, [inset, inset + width], |_| ink);
        }
        Edging::Sides => {
            for side in [-across, across] {
                bar((-0.8 * long, side), (-0.2 * long, side));
                bar((0.2 * long, side), (0.8 * long, side));
            }
        }
        Edging::Ends => {
            for end in [-long, long] {
                bar((end, -0.6 * across), (end, 0.6 * across));
            }
        }
    }
}

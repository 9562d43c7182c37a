//! The places below the playing area of the whole table: the strip with your name and what is said to
//! you, your hand, the boneyard and the button.

use crate::ui::paint::RAIL;
use crate::ui::parts::FINGER;
use egui::{Rect, Vec2, pos2, vec2};

/// The distance between bones of the panel, in sizes of a bone.
pub(super) const GAP: f32 = 0.16;
/// The width of the button on a telephone with the least letters.
pub(super) const BUTTON: f32 = 104.0;
/// The greatest width of a name with its score.
pub(super) const PLATE: f32 = 230.0;
/// The heights of two rows of the least letters and of a name, where text is of its usual size.
pub(super) const TWO_ROWS: f32 = 35.0;
pub(super) const NAME: f32 = 25.0;
/// The height of the strip above your hand, with what is said to you beside your name and below it.
const STRIP: f32 = 35.0;
const HIGH_STRIP: f32 = 60.0;
/// The least width of a strip of one row.
const ONE_ROW: f32 = 700.0;
/// The share of the width that the boneyard and the button have at the sides of your hand.
const BESIDE: f32 = 0.17;

/// The strip above the hand, and in it your name, what is said to you, and the table count. In a
/// narrow window what is said stands above the others.
pub(super) fn strip_places(below: Rect, [scale, lines]: [f32; 2], pad: f32) -> [Rect; 4] {
    let is_wide = below.width() >= ONE_ROW * lines;
    let (edge, gap) = (0.8 * RAIL * scale, 4.0 * scale);
    let high = match (is_wide, lines > scale) {
        (true, false) => STRIP * scale,
        (false, false) => HIGH_STRIP * scale,
        // The least letters take more of it.
        (true, true) => TWO_ROWS * lines + edge + gap,
        (false, true) => (TWO_ROWS + NAME) * lines + edge + gap,
    };
    let strip = below.translate(vec2(0.0, -high.round())).with_max_y(below.top());
    // A bone that is lifted, or an arrow above it, covers none of the words.
    let (top, bottom) = (strip.top() + edge, strip.bottom() - gap);
    let inside = strip.shrink2(vec2(1.4 * pad, 0.0)).with_min_y(top).with_max_y(bottom);
    let row = if is_wide { inside } else { inside.with_min_y(bottom - NAME * lines) };
    let share = if is_wide { 0.25 } else { 0.46 };
    let width = (share * row.width()).min(PLATE * lines);
    let (seat, count) = (row.with_max_x(row.left() + width), row.with_min_x(row.right() - width));
    let line = if is_wide {
        row.with_min_x(seat.right() + pad).with_max_x(count.left() - pad)
    } else {
        inside.with_max_y(row.top())
    };
    [strip, seat, line, count]
}

/// The boneyard, your hand and the button, side by side; where it is narrow, the button below the
/// boneyard.
pub(super) fn foot_places(below: Rect, scale: f32, pad: f32) -> [Rect; 3] {
    let size = vec2(132.0 * scale, (44.0 * scale).round());
    let width = (BESIDE * below.width()).clamp(size.x + 2.0 * pad, 190.0 * scale).round();
    let inside = below.shrink(pad);
    // Seven bones as high as the place for them, and the gaps between them.
    if below.width() - 2.0 * width < 4.2 * below.height() {
        let width = width.max(0.3 * below.width());
        let beside = inside.with_min_x(below.right() - width + pad);
        let button = Rect::from_min_size(beside.max - size, size);
        let yard = beside.with_max_y(button.top() - 0.5 * pad);
        return [yard, below.with_max_x(beside.left() - 0.5 * pad), button];
    }
    let yard = inside.with_max_x(below.left() + width);
    let button = Rect::from_center_size(pos2(below.right() - 0.5 * width - 0.5 * pad, below.center().y), size);
    [yard, below.with_min_x(yard.right() + 0.5 * pad).with_max_x(below.right() - width - 0.5 * pad), button]
}

/// The hand and the button below its middle, once the hand is over.
pub(super) fn over_places(panel: Rect, button: Rect, pad: f32) -> (Rect, Rect) {
    let low = pos2(panel.center().x, panel.bottom() - pad - 0.5 * button.height());
    let button = Rect::from_center_size(low, button.size());
    (panel.with_max_y(button.top() - 0.2 * pad), button)
}

/// How high the foot of a telephone's window is: upright so that bones in rows of seven are as wide
/// as it allows, and on its side so that they are as wide as a finger. More rows have less room.
pub(super) fn finger_foot(size: Vec2, hand: usize, (pad, lines): (f32, f32), low: bool) -> f32 {
    let (bone, columns) = if low {
        (FINGER + 0.5, ((size.x - 4.0) / ((1.0 + GAP) * (FINGER + 0.5))).floor().max(1.0) as usize)
    } else {
        ((size.x - 4.0) / (7.0 * (1.0 + GAP) - GAP), 7)
    };
    let rows = hand.div_ceil(columns).max(1) as f32;
    let wanted = finger_row(pad, lines) + rows * (2.0 + GAP) * bone - GAP * bone + 1.2 * pad;
    wanted.min(if low { 0.54 } else { 0.45 } * size.y).round()
}

/// How high a row of a telephone is that has a button, or a name above the table count.
fn finger_row(pad: f32, lines: f32) -> f32 {
    (FINGER + pad).max(2.0 * NAME * lines)
}

/// The row above the hand of a low window, with your name, what is said to you, the table count,
/// the boneyard and the button side by side, and your hand below it.
pub(super) fn low_places(below: Rect, [scale, lines]: [f32; 2], pad: f32) -> [Rect; 7] {
    let row = below.with_max_y(below.top() + finger_row(pad, lines)).shrink2(vec2(pad, 0.5 * pad));
    let button = row.with_min_x(row.right() - (150.0 * scale).max(BUTTON * lines).max(0.16 * row.width()).round());
    let yard = row.with_max_x(button.left() - pad).with_min_x(button.left() - pad - 0.16 * row.width());
    let inside = row.with_max_x(yard.left() - pad);
    let width = (0.34 * inside.width()).min(PLATE * lines);
    // Your name stands above the table count, and what is said to you beside both.
    let [seat, count] = [row.with_max_y(row.center().y), row.with_min_y(row.center().y)]
        .map(|place| place.with_max_x(inside.left() + width));
    let line = inside.with_min_x(seat.right() + pad);
    let strip = below.with_max_y(below.top());
    [strip, seat, line, count, yard, button, below.with_min_y(row.bottom() + 0.5 * pad)]
}

/// The boneyard and the button, and your hand below them.
pub(super) fn stacked_places(below: Rect, [scale, lines]: [f32; 2], pad: f32) -> [Rect; 3] {
    let strip = below.with_max_y(below.top() + finger_row(pad, lines)).shrink2(vec2(pad, 0.5 * pad));
    let width = (150.0 * scale).max(BUTTON * lines).min(0.5 * strip.width());
    let button = strip.with_min_x(strip.right() - width.round());
    [strip.with_max_x(button.left() - pad), below.with_min_y(strip.bottom() + 0.5 * pad), button]
}

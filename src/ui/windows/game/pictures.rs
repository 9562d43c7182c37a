//! Pictures of games and displays: a few bones as they lie there.

use crate::engine::{Preset, Spinner};
use crate::ui::paint::{Crackle, Face, Pose, Theme, paint_back, paint_bone, paint_firecracker};
use egui::{Painter, Rect, Vec2, vec2};

/// A bone as it lies in a picture: its middle in squares, whether it stands upright, its halves, and who has
/// played it.
pub(super) type PicturedBone = (f32, f32, bool, [u8; 2], u8);

/// A few bones as they lie in a game, in squares from the middle: where, how, and whose. A game is
/// pictured by its rules.
pub(in crate::ui::windows) fn game_picture(painter: &Painter, rect: Rect, theme: &Theme, preset: Preset) {
    let rules = preset.usual();
    let line = [(-2.0, 0.0, false, [2, 6], 1), (0.0, 0.0, false, [6, 4], 0), (2.0, 0.0, false, [4, 1], 1)];
    let sevens = [(-2.0, 0.0, false, [2, 6], 1), (0.0, 0.0, false, [1, 4], 0), (2.0, 0.0, false, [3, 5], 1)];
    let cross = [
        (0.0, 0.0, true, [5, 5], 0),
        (-1.5, 0.0, false, [3, 5], 1),
        (1.5, 0.0, false, [5, 1], 1),
        (0.0, -2.0, true, [0, 5], 0),
        (0.0, 2.0, true, [5, 4], 1),
    ];
    let branches = [
        (-1.5, 0.0, true, [4, 4], 0),
        (0.0, 0.0, false, [4, 2], 1),
        (1.5, 0.0, true, [2, 2], 0),
        (-1.5, -2.0, true, [1, 4], 1),
        (1.5, 2.0, true, [2, 6], 1),
        (3.0, 0.0, false, [2, 3], 0),
        (-3.0, 0.0, false, [6, 4], 1),
    ];
    let bones: &[PicturedBone] = match rules.spinner {
        Spinner::None => &line,
        Spinner::Sevens => &sevens,
        Spinner::First
        | Spinner::Led
        | Spinner::Enclosed
        | Spinner::Counting
        | Spinner::Cross
        | Spinner::Maltese
        | Spinner::MalteseFour => &cross,
        Spinner::Every => &branches,
    };
    let in_pairs = rules.partners && rules.seats() == 4;
    let size = match (bones.len(), in_pairs) {
        (3, false) => 0.15 * rect.width(),
        (3, true) => 0.1 * rect.width(),
        _ => 0.145 * rect.height(),
    };
    paint_few(painter, rect, theme, bones, size);
    if in_pairs {
        four_hands(painter, rect, theme);
    }
    if rules.firecrackers {
        let place = Rect::from_center_size(
            rect.right_top() + vec2(-0.16, 0.25) * rect.size(),
            Vec2::splat(0.5 * rect.height()),
        );
        paint_firecracker(painter, place, &Crackle::of(theme, 0), true);
    }
}

/// The hands of four around the table, face down: a game of pairs.
fn four_hands(painter: &Painter, rect: Rect, theme: &Theme) {
    let size = 0.1 * rect.height();
    let reach = 0.5 * rect.size() - Vec2::splat(1.6 * size);
    for number in -2..=2_i8 {
        let along = 1.3 * size * f32::from(number);
        for side in [-1.0, 1.0] {
            let above = Pose::upright(rect.center() + vec2(along, side * reach.y), size);
            let beside = Pose::flat(rect.center() + vec2(side * reach.x, along), size);
            for pose in [above, beside] {
                paint_back(painter, pose, &theme.back());
            }
        }
    }
}

pub(super) fn display_picture(painter: &Painter, rect: Rect, theme: &Theme, compact: bool) {
    let ends = [
        (0.0, 0.0, true, [6, 6], 0),
        (-1.6, 0.0, false, [3, 6], 1),
        (1.6, 0.0, false, [6, 1], 1),
        (0.0, 2.1, true, [6, 4], 0),
    ];
    let all = [
        (-0.5, 0.0, true, [6, 6], 0),
        (-2.0, 0.0, false, [3, 6], 1),
        (1.0, 0.0, false, [6, 1], 1),
        (3.0, 0.0, false, [1, 5], 0),
        (-4.0, 0.0, false, [2, 3], 0),
        (-5.5, 0.0, true, [2, 2], 1),
        (-0.5, 2.0, true, [6, 4], 0),
        (-0.5, -2.0, true, [0, 6], 1),
    ];
    let bones: &[_] = if compact { &ends } else { &all };
    paint_few(painter, rect, theme, bones, if compact { 0.15 } else { 0.115 } * rect.height());
}

pub(super) fn paint_few(painter: &Painter, rect: Rect, theme: &Theme, bones: &[PicturedBone], size: f32) {
    for &(x, y, upright, halves, player) in bones {
        let at = rect.center() + size * vec2(x, y);
        let pose = if upright { Pose::upright(at, size) } else { Pose::flat(at, size) };
        paint_bone(painter, pose, halves, &theme.bone(Face::Played(player)), 1.0);
    }
}

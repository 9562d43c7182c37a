//! Pictures of games and displays: a few bones as they lie there.

use crate::engine::rules::FirstLead;
use crate::engine::{Preset, Rules, Spinner};
use crate::ui::paint::{Crackle, Face, Pose, Theme, display, paint_back, paint_bone, paint_firecracker};
use crate::ui::windows::figure::seen_of;
use egui::{Align2, Painter, Rect, Vec2, vec2};

/// A bone as it lies in a picture: its middle in squares, whether it stands upright, its halves, and who has
/// played it.
pub(super) type PicturedBone = (f32, f32, bool, [u8; 2], u8);

/// Up to this height a picture shows the middle of a table from close by.
const CLOSE: f32 = 80.0;

/// What is seen of a game at a glance: how its bones lie and with which one it begins, whether there is
/// a boneyard, and how many sit around the table.
pub(in crate::ui::windows) fn game_picture(painter: &Painter, rect: Rect, theme: &Theme, preset: Preset) {
    let rules = preset.usual();
    let figure = seen_of(&rules);
    let (line, is_line) = match (rules.spinner, figure) {
        (spinner, Some(figure)) => (figure.bones(), spinner == Spinner::None),
        (Spinner::Sevens, None) => (vec![(-1.0, 0.0, false, [2, 6], 1), (1.0, 0.0, false, [1, 4], 0)], true),
        (_, None) => (line(&rules), true),
    };
    if !is_line {
        // In a small picture what does not fit goes on outside.
        let share = if rect.height() <= CLOSE { 0.22 } else { 0.155 };
        paint_few(painter, rect, theme, &line, share * rect.height());
    } else if rules.seats() > 2 {
        hands_around(painter, rect, theme, rules.seats());
        let share = if rect.height() <= CLOSE { 0.28 } else { 0.21 };
        paint_few(painter, rect, theme, &line, (share * rect.height()).min(0.16 * rect.width()));
    } else {
        let size = (0.31 * rect.height()).min(0.21 * rect.width());
        let down = if rules.draws { 0.1 * rect.height() } else { 0.0 };
        paint_few(painter, rect.translate(vec2(0.0, down)), theme, &line, size);
        if rules.draws {
            boneyard(painter, rect, theme);
        }
    }
    if rules.firecrackers {
        let place = Rect::from_center_size(
            rect.right_top() + vec2(-0.16, 0.25) * rect.size(),
            Vec2::splat(0.5 * rect.height()),
        );
        paint_firecracker(painter, place, &Crackle::of(theme, 0), true);
    }
}

/// The same, with what of its count scores.
pub(super) fn game_sign(painter: &Painter, rect: Rect, theme: &Theme, preset: Preset) {
    game_picture(painter, rect, theme, preset);
    let rules = preset.usual();
    let is_scored = seen_of(&rules).is_some_and(|figure| rules.points(figure.layout.count()) > 0);
    let scores = match (rules.fives, rules.threes) {
        (true, true) if is_scored => "5·3",
        (true, false) if is_scored => "5",
        (false, true) if is_scored => "3",
        _ => return,
    };
    let face = display(painter.ctx(), (0.3 * rect.height()).min(40.0));
    let corner = rect.right_bottom() - vec2(0.03, 0.01) * rect.size();
    painter.text(corner, Align2::RIGHT_BOTTOM, scores, face, theme.lit());
}

/// The bone that leads the first hand, if the rules name one, with the next one.
fn line(rules: &Rules) -> Vec<PicturedBone> {
    let doublet = match rules.lead_first {
        FirstLead::Doublet => rules.set.highest(),
        FirstLead::LowDoublet => 1,
        FirstLead::Blank => 0,
        FirstLead::ThreeTwo | FirstLead::Lot | FirstLead::Seat(_) => {
            return vec![(-1.0, 0.0, false, [2, 6], 1), (1.0, 0.0, false, [6, 4], 0)];
        }
    };
    vec![(-1.0, 0.0, true, [doublet; 2], 0), (0.5, 0.0, false, [doublet, 4], 1)]
}

/// Bones to draw from, face down along the upper edge.
fn boneyard(painter: &Painter, rect: Rect, theme: &Theme) {
    let size = 0.1 * rect.height();
    for number in -2..=2_i8 {
        let at = rect.center_top() + vec2(1.3 * size * f32::from(number), 1.5 * size);
        paint_back(painter, Pose::upright(at, size), &theme.back());
    }
}

/// The hands of so many seats around the table, face down. Of three, nobody sits opposite.
fn hands_around(painter: &Painter, rect: Rect, theme: &Theme, seats: usize) {
    let size = 0.1 * rect.height();
    let reach = 0.5 * rect.size() - Vec2::splat(1.4 * size);
    for number in -1..=1_i8 {
        let along = 1.3 * size * f32::from(number);
        for side in [-1.0, 1.0] {
            let beside = Pose::flat(rect.center() + vec2(side * reach.x, along), size);
            paint_back(painter, beside, &theme.back());
            if side > 0.0 || seats == 4 {
                let pose = Pose::upright(rect.center() + vec2(along, side * reach.y), size);
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

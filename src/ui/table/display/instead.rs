//! What would have been better than a play of a game under review: the better bone where it would lie, and an arrow
//! to it from the one that was played.

use super::cloth::moved_into;
use super::frame::TableFrame;
use super::lit::place_of;
use crate::engine::{Bone, End};
use crate::ui::paint::{Face, Pose, paint_bone, ring};
use egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// A play, and the one that would have been better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Instead {
    pub played: (Bone, End),
    pub better: (Bone, End),
}

/// Returns where both bones are seen: the one that was played where it lies, the other where it would lie. At the
/// same end that is beside the first. The compact display has no room for it.
pub(super) fn places(view: &TableFrame<'_>, instead: Instead) -> Option<[Pose; 2]> {
    view.scene.placed.as_ref()?;
    let ((played, at), (better, end)) = (instead.played, instead.better);
    let from = view.scene.spots.table().find(|(bone, _)| *bone == played)?.1.pose;
    let is_elsewhere = at.straight() != end.straight();
    let to = if is_elsewhere { place_of(view.scene, view.game, better, end) } else { None };
    Some([from, to.unwrap_or_else(|| beside(view, from))])
}

/// A place next to a bone that covers as little as can be.
fn beside(view: &TableFrame<'_>, pose: Pose) -> Pose {
    let (rect, apart) = (pose.rect(), 0.45 * pose.size);
    let sides = [Vec2::UP, Vec2::DOWN, Vec2::LEFT, Vec2::RIGHT];
    let beside = sides.map(|side| rect.translate(side * (rect.size() + Vec2::splat(apart))));
    let lying: Vec<Rect> = view.scene.spots.table().map(|(_, spot)| spot.pose.rect()).collect();
    let covered = |place: &Rect| -> f32 {
        let shared = lying.iter().map(|other| other.intersect(*place)).filter(Rect::is_positive);
        shared.map(|shared| shared.area()).sum()
    };
    let places = beside.map(|place| moved_into(view.areas().cloth, place));
    let best = places.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
    Pose { center: best.unwrap_or(rect).center(), ..pose }
}

/// Paints the better bone as a ghost, and the arrow to it.
pub(super) fn paint(painter: &Painter, view: &TableFrame<'_>, instead: Instead) {
    let Some([from, to]) = places(view, instead) else { return };
    let (theme, bone) = (view.look.theme, instead.better.0);
    paint_bone(painter, to, [bone.high(), bone.low()], &theme.bone(Face::Hand), 0.75);
    ring(painter, to, (0.1 * to.size).max(2.0), theme.lit());
    ring(painter, from, (0.06 * from.size).max(1.5), theme.quiet_text());
    let way = to.center - from.center;
    if way.length() < from.size {
        return;
    }
    let (along, wide) = (way.normalized(), (0.16 * from.size).max(4.0));
    let (start, tip) = (edge(from.rect(), along), edge(to.rect(), -along));
    let neck = tip - 2.0 * wide * along;
    let across = vec2(-along.y, along.x) * wide;
    painter.line_segment([start, neck], Stroke::new(0.6 * wide, theme.lit()));
    painter.add(Shape::convex_polygon(vec![tip, neck + across, neck - across], theme.lit(), Stroke::NONE));
}

/// Where the way out of the middle of a place leaves it.
fn edge(place: Rect, along: Vec2) -> Pos2 {
    let half = 0.5 * place.size();
    let far = [(half.x, along.x), (half.y, along.y)].map(|(half, part)| half / part.abs().max(f32::EPSILON));
    place.center() + far[0].min(far[1]) * along
}

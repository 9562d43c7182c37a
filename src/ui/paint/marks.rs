//! What is marked on the table without being chosen: what has the focus of the keyboard, what a hint
//! recommends, what nobody could draw, and how the line has ended.

use crate::ui::paint::{Pose, ring};
use egui::epaint::{CubicBezierShape, RoundedRect, tessellator::path::rounded_rectangle};
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

/// A dashed line around what has the focus. Nothing else on the table is dashed, so that it is
/// never taken for what is chosen or lit.
pub(crate) fn focus_line(painter: &Painter, pose: Pose, color: Color32) {
    let width = (0.05 * pose.size).max(2.0);
    // Where the bone is close to the edge of the window, the line is closer to the bone and leaves the
    // edge clear.
    let edge = painter.clip_rect().intersect(painter.ctx().content_rect()).shrink(1.25 * width);
    let rect = pose.rect().expand(0.1 * pose.size).intersect(edge);
    let mut path = Vec::new();
    rounded_rectangle(&mut path, RoundedRect::new(rect, 0.22 * pose.size));
    path.push(path[0]);
    // The last gap is as long as the others.
    let whole: f32 = path.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let step = whole / (whole / (0.42 * pose.size)).round().max(1.0);
    painter.extend(Shape::dashed_line(&path, Stroke::new(width, color), 0.6 * step, 0.4 * step));
}

/// A bar across the end of a line where nothing fits any more. The line ends in this direction.
pub(crate) fn closed_end(painter: &Painter, (pose, outward): (Pose, Vec2), color: Color32) {
    let (at, across) = (beyond((pose, outward), 0.3), 0.55 * pose.size * outward.rot90());
    painter.line_segment([at - across, at + across], Stroke::new((0.14 * pose.size).max(2.5), color));
}

/// A bar across a bone from corner to corner, because nobody could draw it.
pub(crate) fn crossed_out(painter: &Painter, pose: Pose, color: Color32) {
    let rect = pose.rect().shrink(0.1 * pose.size);
    painter.line_segment([rect.left_bottom(), rect.right_top()], Stroke::new((0.14 * pose.size).max(2.0), color));
}

/// A bow from one end of a line to the other, which the last bone has joined, and a ring around
/// both bones.
pub(crate) fn joined_ends(painter: &Painter, ends: [(Pose, Vec2); 2], color: Color32) {
    let width = (0.08 * ends[0].0.size).max(2.0);
    for (pose, _) in &ends {
        ring(painter, *pose, width, color);
    }
    painter.extend(Shape::dashed_line(&bow(ends), Stroke::new(width, color), 2.5 * width, 1.5 * width));
}

/// The way of the bow from one end of a line to the other.
pub(crate) fn bow(ends: [(Pose, Vec2); 2]) -> Vec<Pos2> {
    let [one, other] = ends.map(|end| beyond(end, 0.1));
    let far = (0.35 * one.distance(other)).max(2.0 * ends[0].0.size);
    let points = [one, one + far * ends[0].1, other + far * ends[1].1, other];
    CubicBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, Stroke::NONE).flatten(Some(0.5))
}

/// A point this far beyond the end of a line, in sizes of its bone.
fn beyond((pose, outward): (Pose, Vec2), far: f32) -> Pos2 {
    pose.center + (0.5 * (pose.rect().size() * outward).length() + far * pose.size) * outward
}

/// A small arrow that points down at a bone: a hint recommends it.
pub(crate) fn arrow_above(painter: &Painter, pose: Pose, [fill, edge]: [Color32; 2]) {
    let (rect, wide) = (pose.rect(), (0.26 * pose.size).max(5.0));
    let tip = rect.center_top() + vec2(0.0, 0.12 * pose.size);
    let corners = vec![tip, tip + vec2(-wide, -1.2 * wide), tip + vec2(wide, -1.2 * wide)];
    painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.5, edge)));
}

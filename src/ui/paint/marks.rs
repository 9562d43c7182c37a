//! What is marked on the table without being chosen: what has the focus of the keyboard, and what a
//! hint recommends.

use crate::ui::paint::Pose;
use egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

/// A dashed line around what has the focus. Nothing else on the table is dashed, so that it is
/// never taken for what is chosen or lit.
pub(crate) fn focus_line(painter: &Painter, pose: Pose, color: Color32) {
    let width = (0.06 * pose.size).max(2.0);
    // Where the bone is close to the edge of the window, the line is closer to the bone.
    let rect = pose.rect().expand(0.16 * pose.size).intersect(painter.clip_rect().shrink(0.5 * width));
    let cut = 0.2 * pose.size;
    let corners = [
        (rect.left_top(), vec2(cut, 0.0), vec2(0.0, cut)),
        (rect.right_top(), vec2(0.0, cut), vec2(-cut, 0.0)),
        (rect.right_bottom(), vec2(-cut, 0.0), vec2(0.0, -cut)),
        (rect.left_bottom(), vec2(0.0, -cut), vec2(cut, 0.0)),
    ];
    let mut path: Vec<Pos2> = corners.iter().flat_map(|(at, after, before)| [*at + *before, *at + *after]).collect();
    path.push(path[0]);
    painter.extend(Shape::dashed_line(&path, Stroke::new(width, color), 0.3 * pose.size, 0.16 * pose.size));
}

/// A small arrow that points down at a bone: a hint recommends it.
pub(crate) fn arrow_above(painter: &Painter, pose: Pose, [fill, edge]: [Color32; 2]) {
    let (rect, wide) = (pose.rect(), (0.26 * pose.size).max(5.0));
    let tip = rect.center_top() + vec2(0.0, 0.12 * pose.size);
    let corners = vec![tip, tip + vec2(-wide, -1.2 * wide), tip + vec2(wide, -1.2 * wide)];
    painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.5, edge)));
}

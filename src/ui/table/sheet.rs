//! The sheet of bones that slides out over the compact display when you must draw.
//!
//! It lies in the upper left, where the cross of the table leaves a corner free, and has a place for every bone that was not dealt, so that nothing moves
//! when one is drawn.

use egui::{Rect, Vec2, pos2, vec2};

use super::layout::Layout;
use super::whole::grid;
use crate::ui::paint::bone::Pose;

/// The sheet and what lies on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// Its place.
    pub rect: Rect,
    /// The places of the bones.
    pub poses: Vec<Pose>,
    /// The line below them.
    pub caption: Rect,
}

impl Sheet {
    /// A sheet with so many places.
    pub fn new(layout: &Layout, places: usize) -> Sheet {
        let (scale, pad) = (layout.scale, (10.0 * layout.scale).round());
        let line = 18.0 * scale;
        let corner = layout.board.min + Vec2::splat(pad);
        // A doublet at the end of an arm reaches as far to its sides as a bone is long.
        let most = layout.middle() - Vec2::splat(1.1 * layout.unit + pad) - vec2(0.0, line);
        let room = Rect::from_min_max(corner, most.max(corner + Vec2::splat(1.0)));
        let mut poses = grid(room, places, 0.8 * layout.bone);
        let bones = poses.iter().map(Pose::rect).reduce(Rect::union).unwrap_or(room);
        let home = corner - bones.min;
        for pose in &mut poses {
            pose.center += home;
        }
        let bones = bones.translate(home);
        let right = bones.right().max(corner.x + 150.0 * scale);
        let caption =
            Rect::from_min_max(pos2(corner.x, bones.bottom()), pos2(right, bones.bottom() + line + 0.4 * pad));
        let rect = Rect::from_min_max(
            layout.board.min + vec2(0.0, 0.3 * pad),
            pos2(right + pad, caption.bottom() + 0.3 * pad),
        );
        Sheet { rect, poses, caption }
    }
}

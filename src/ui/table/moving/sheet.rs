//! The sheet of bones that slides out over the display when you must draw, and back again.
//!
//! On the compact display it is in the upper left, in a corner left free by the cross of the table.
//! On the whole table the boneyard always lies next to your hand. Against the clock its bones slide
//! out onto the sheet, where they are large enough to hit at once. In both cases the sheet has a
//! place for every bone that was not dealt, so that nothing moves when one is drawn.

use super::motion::{Pace, YOURS, eased};
use crate::ui::paint::Pose;
use crate::ui::table::positions::{Areas, grid};
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The size of a bone on the whole table's sheet with text of normal size.
const NEAR: f32 = 28.0;
/// The number of places along the lower edge where it can slide out.
const PLACES: u8 = 12;

/// The sheet and its bones.
#[derive(Clone, PartialEq, Debug)]
pub struct BoneSheet {
    /// Its place.
    pub rect: Rect,
    /// The places of the bones.
    pub poses: Vec<Pose>,
    /// The line below the bones.
    pub caption: Rect,
    /// The offset from its place to where it is hidden behind the edge of the playing area.
    pub away: Vec2,
}

impl BoneSheet {
    /// Creates a sheet with this many places in the corner of the compact display.
    pub fn in_corner(areas: &Areas, places: usize) -> BoneSheet {
        let (scale, pad) = (areas.scale, (10.0 * areas.scale).round());
        let line = 18.0 * scale;
        let corner = areas.board.min + Vec2::splat(pad);
        // A doublet at the end of an arm extends to its sides by as much as the length of a bone.
        let most = areas.middle() - Vec2::splat(1.1 * areas.unit + pad) - vec2(0.0, line);
        let room = Rect::from_min_max(corner, most.max(corner + Vec2::splat(1.0)));
        let (poses, bones) = laid(grid(room, places, 0.8 * areas.bone), corner);
        let right = bones.right().max(corner.x + 150.0 * scale);
        let caption =
            Rect::from_min_max(pos2(corner.x, bones.bottom()), pos2(right, bones.bottom() + line + 0.4 * pad));
        let rect =
            Rect::from_min_max(areas.board.min + vec2(0.0, 0.3 * pad), pos2(right + pad, caption.bottom() + 0.3 * pad));
        BoneSheet { rect, poses, caption, away: vec2(-rect.width(), 0.0) }
    }

    /// Creates a sheet with this many places at an edge of the whole table, where it covers as
    /// little as possible of `lying`.
    pub fn over_cloth(areas: &Areas, places: usize, lying: &[Rect]) -> BoneSheet {
        let (scale, pad) = (areas.scale, (10.0 * areas.scale).round());
        let line = 18.0 * scale;
        // Two rows, or as many more as the width needs.
        let step = NEAR * scale * vec2(1.16, 2.16);
        let most = areas.board.size() - Vec2::splat(2.0 * pad) - vec2(0.0, line);
        let columns = places.div_ceil(2).min((most.x / step.x) as usize).max(1);
        let room = (step * vec2(columns as f32, places.div_ceil(columns).max(2) as f32)).min(most);
        let room = Rect::from_min_size(Pos2::ZERO, room);
        let (poses, bones) = laid(grid(room, places, NEAR * scale), Pos2::ZERO + Vec2::splat(pad));
        let size = vec2(bones.width().max(150.0 * scale), bones.height() + line) + Vec2::splat(2.0 * pad);
        let (corner, away) = place_over(areas, size, lying);
        let rect = Rect::from_min_size(corner, size);
        let poses = poses.into_iter().map(|pose| Pose { center: pose.center + corner.to_vec2(), ..pose }).collect();
        let caption =
            Rect::from_min_max(pos2(rect.left() + pad, rect.bottom() - pad - line), rect.max - Vec2::splat(pad));
        BoneSheet { rect, poses, caption, away }
    }
}

/// Returns the corner of a sheet of this size where it covers as little as possible of `lying`, and
/// its offset when hidden. It is at the lower edge, as near to the boneyard as possible, or else in
/// one of the upper corners.
fn place_over(areas: &Areas, size: Vec2, lying: &[Rect]) -> (Pos2, Vec2) {
    let (board, high) = (areas.board, areas.cloth.top());
    let right = board.right() - size.x;
    let below = (0..=PLACES).map(|place| {
        let x = right - (right - board.left()) * f32::from(place) / f32::from(PLACES);
        (pos2(x, board.bottom() - size.y), vec2(0.0, size.y))
    });
    let above = [(pos2(right, high), vec2(size.x, 0.0)), (pos2(board.left(), high), vec2(-size.x, 0.0))];
    let covers = |corner: Pos2| -> f32 {
        let sheet = Rect::from_min_size(corner, size);
        let shared = lying.iter().chain([&areas.count]).map(|lies| lies.intersect(sheet));
        shared.filter(Rect::is_positive).map(|shared| shared.area()).sum()
    };
    let places = below.chain(above).map(|place| (covers(place.0), place));
    let best = places.min_by(|one, other| one.0.total_cmp(&other.0));
    best.map_or((board.min, Vec2::ZERO), |(_, place)| place)
}

/// Moves bones so that the first is in a corner. Also returns the area they take up there.
fn laid(mut poses: Vec<Pose>, corner: Pos2) -> (Vec<Pose>, Rect) {
    let bones = poses.iter().map(Pose::rect).reduce(Rect::union).unwrap_or(Rect::from_min_size(corner, Vec2::ZERO));
    let home = corner - bones.min;
    for pose in &mut poses {
        pose.center += home;
    }
    (poses, bones.translate(home))
}

/// The visible sheet, in its place or in motion.
#[derive(Debug, Default)]
pub struct SheetMotion {
    sheet: Option<BoneSheet>,
    /// Whether it is out or on its way out.
    out: bool,
    begins: f64,
    lasts: f64,
}

impl SheetMotion {
    /// Starts the motion: a new sheet slides out, and a sheet that is gone slides away.
    pub fn go(&mut self, sheet: Option<&BoneSheet>, pace: Pace, now: f64) {
        if sheet.is_some() != self.out {
            (self.begins, self.lasts) = (now, if pace.still { 0.0 } else { YOURS / pace.speed });
        }
        self.follow(sheet);
    }

    /// Puts the sheet in its place without motion, because the window has a new size.
    pub fn put(&mut self, sheet: Option<&BoneSheet>) {
        self.end();
        self.follow(sheet);
    }

    fn follow(&mut self, sheet: Option<&BoneSheet>) {
        self.out = sheet.is_some();
        if let Some(sheet) = sheet {
            self.sheet = Some(sheet.clone());
        }
    }

    /// Ends the motion.
    pub const fn end(&mut self) {
        self.lasts = 0.0;
    }

    /// Whether it is moving.
    pub fn moves(&self, now: f64) -> bool {
        now < self.begins + self.lasts
    }

    /// Returns the sheet and its current offset, if any of it is visible.
    pub fn seen(&self, now: f64) -> Option<(&BoneSheet, Vec2)> {
        let part = if self.moves(now) { eased(((now - self.begins) / self.lasts) as f32) } else { 1.0 };
        let hidden = if self.out { 1.0 - part } else { part };
        let sheet = self.sheet.as_ref().filter(|_| hidden < 1.0)?;
        Some((sheet, hidden * sheet.away))
    }
}

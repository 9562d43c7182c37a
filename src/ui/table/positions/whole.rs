//! The whole table: every bone in its place, the other hands at the edges, and the boneyard and
//! your hand at the front.

use super::areas::{Areas, OPPOSITE, SHOWN};
use super::foot::PLATE;
use super::spots::{EndSpot, Spot, Token};
use crate::engine::{Bone, End, Rules, Set};
use crate::place::{Area, Heading, Laid, Lie, Placed, Point};
use crate::ui::paint::{Face, Pose};
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, PI};

/// How far the player has zoomed and moved the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The zoom. 1 fits the whole table into the cloth.
    pub zoom: f32,
    /// The offset in points.
    pub aside: Vec2,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera { zoom: 1.0, aside: Vec2::ZERO }
    }
}

/// Converts the half squares of a placed table to points in the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    middle: Pos2,
    origin: Pos2,
    /// The points in a half square.
    half: f32,
}

impl Scale {
    /// Fits an area of half squares into the cloth. Bones are never larger than those of the hand,
    /// and shrink in steps.
    pub(crate) fn fitting(placed: &Placed, cloth: Rect, most: f32, camera: Camera) -> Scale {
        let room = placed.room;
        let size = vec2(f32::from(room.width()), f32::from(room.height())).max(Vec2::splat(1.0));
        let fits = (cloth.width() / size.x).min(cloth.height() / size.y);
        let half = ((4.0 * fits.min(0.5 * most)).floor() / 4.0).max(2.0);
        // The bones lie in the middle, with equal margins, unless a place at an end would then lie
        // outside the cloth.
        let (bones, bounds) = (&placed.spread, &placed.bounds);
        let [x, y] = [
            (cloth.width(), [bones.left, bones.right], [bounds.left, bounds.right]),
            (cloth.height(), [bones.top, bones.bottom], [bounds.top, bounds.bottom]),
        ]
        .map(|(long, bones, bounds)| {
            let middle = |[first, last]: [i16; 2]| 0.5 * (f32::from(first) + f32::from(last));
            let [first, last] = bounds.map(f32::from);
            let reach = 0.5 * long / half;
            // What is too long for the cloth lies in the middle of it.
            if last - first < 2.0 * reach { middle(bones).clamp(last - reach, first + reach) } else { middle(bounds) }
        });
        Scale { middle: cloth.center() + camera.aside, origin: pos2(x, y), half: half * camera.zoom }
    }

    /// Fits a rectangle of half squares into a part of a picture, with bones that are at most so wide.
    pub(crate) fn around(area: &Area, rect: Rect, most: f32) -> Scale {
        let [width, height] = [area.width(), area.height()].map(|side| f32::from(side.max(1)));
        let [x, y] = [[area.left, area.right], [area.top, area.bottom]].map(|[a, b]| 0.5 * f32::from(a + b));
        let half = (rect.width() / width).min(rect.height() / height).min(0.5 * most);
        Scale { middle: rect.center(), origin: pos2(x, y), half }
    }

    pub(crate) fn at(&self, point: Point) -> Pos2 {
        self.middle + self.half * (pos2(point.x.into(), point.y.into()) - self.origin)
    }

    pub(crate) fn bone(&self) -> f32 {
        2.0 * self.half
    }

    pub(crate) fn pose(&self, lie: Lie) -> Pose {
        let center = self.at(lie.at);
        // A pose with angle zero has its larger half on the left.
        let angle = match lie.turn {
            Heading::Left => 0.0,
            Heading::Up => FRAC_PI_2,
            Heading::Right => PI,
            Heading::Down => 3.0 * FRAC_PI_2,
        };
        Pose { center, size: self.bone(), angle }
    }

    /// Returns the bones of a table with their colors and spoken names.
    pub(crate) fn bones(&self, placed: &Placed, looks: impl Fn(Bone) -> (Face, String)) -> Vec<Spot> {
        let spot = |laid: &Laid| {
            let ((face, name), pose) = (looks(laid.bone), self.pose(laid.lie));
            Spot { token: Token::Table(laid.bone), pose, front: Some(laid.bone), face, name }
        };
        placed.bones.iter().map(spot).collect()
    }

    /// Returns the place of an open end under its spoken name.
    pub(crate) fn end(&self, placed: &Placed, (end, name): (End, String)) -> Option<EndSpot> {
        let next = placed.ends.iter().find(|next| next.end == end)?;
        // If all other bones of a suit are already played, the doublet may still come.
        let lie = next.plain.or(next.doublet)?;
        let step = Point::default().towards(lie.turn, 1);
        let outward = vec2(step.x.into(), step.y.into());
        Some(EndSpot { end, pose: self.pose(lie), taken: false, name, outward })
    }
}

/// Returns the number of places of a boneyard that holds this many bones: the number of bones not
/// dealt. So the others stay in place when one is drawn.
pub(crate) fn yard_places(rules: &Rules, now: usize) -> usize {
    now.max(rules.left_over())
}

/// Returns the places of a boneyard next to your hand, upright in a few rows.
pub(crate) fn yard_poses(areas: &Areas, places: usize) -> Vec<Pose> {
    let caption = 17.0 * areas.text;
    let room = Rect::from_min_max(areas.yard.min, pos2(areas.yard.right(), areas.yard.bottom() - caption));
    // Those that lie askew need a little more.
    grid(room.shrink2(vec2(2.0, 0.06 * room.height())), places, 20.0 * areas.scale)
}

/// Returns the places of all bones face down, spread over the cloth.
pub(crate) fn face_down(areas: &Areas, set: Set) -> Vec<Pose> {
    grid(areas.cloth.shrink2(0.08 * areas.cloth.size()), set.size(), areas.bone)
}

/// The share of its edge that the hand opposite takes, to either side of the middle.
const ROW: f32 = 0.2;
/// The greatest length of a hand, where text is of its usual size.
const LONGEST: f32 = 280.0;
/// The distance between a hand and its name, the room above a hand at a side for that, and below it for
/// what is said, where text is of its usual size.
const NEAR: f32 = 10.0;
const ABOVE: f32 = 64.0;
const BELOW: f32 = 62.0;
/// The same at an edge that is shorter than this.
const SHORT: f32 = 200.0;
const SHORT_BESIDE: [f32; 2] = [49.0, 20.0];
/// The distance between the middles of two bones of another hand, in sizes of a bone.
const APART: f32 = 1.2;
/// How many bones a hand has room for at least, so that they do not grow while it is small.
const USUAL: usize = 7;

/// The place of another player at the edge of the cloth. Nothing of it lies on the cloth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Court {
    /// The hand: a row opposite, a column at a side. It begins beside the name.
    pub hand: Rect,
    /// The name and the score: before the row, above the column, in the same place for any hand.
    pub plate: Rect,
    /// What is said: after the row, below the column.
    pub bubble: Rect,
    /// Whether it is opposite.
    pub level: bool,
    /// Whether what is said stands beside the hand, and not below it.
    pub is_beside: bool,
    /// The size of a bone.
    size: f32,
}

impl Court {
    /// Returns the place of a player, who is counted from your left, with this many bones. They are
    /// larger where they lie open.
    pub fn of(areas: &Areas, (player, seats): (u8, usize), bones: usize, is_open: bool) -> Court {
        let (edge, scale, rows) = (edge_of(player, seats), areas.scale, areas.lines);
        let (whole, level) = (edge.place(areas), edge == Edge::Opposite);
        let rect = if level { whole.with_max_y(whole.bottom() - areas.said) } else { whole };
        let [above, below] = if rect.height() < SHORT * rows { SHORT_BESIDE } else { [ABOVE, BELOW] };
        // The name stands still: the hand begins beside it where seven bones face down would have their
        // middle in that of the edge, and grows away from it.
        let before = 0.5 * APART * 0.46 * OPPOSITE * scale * USUAL as f32;
        let (begins, ends) = if level {
            let begins = rect.center().x - before.min(ROW * rect.width());
            (begins, begins + (2.0 * ROW * rect.width()).min(LONGEST * scale))
        } else {
            let begins = (rect.center().y - before).max(rect.top() + above * rows);
            (begins, (begins + LONGEST * scale).min(rect.bottom() - below * rows).max(begins))
        };
        let (long, deep) = (ends - begins, if level { rect.height() } else { rect.width() });
        let most = if is_open { SHOWN } else { 0.33 } * areas.unit;
        let size = (0.46 * deep).min(most).min(long / (APART * bones.max(USUAL) as f32));
        let (along, across) = (APART * size * bones as f32, 2.0 * size);
        // What is said comes next to the last bone.
        let hand = if level {
            Rect::from_min_size(pos2(begins, rect.center().y - 0.5 * across), vec2(along, across))
        } else {
            Rect::from_min_size(pos2(rect.center().x - 0.5 * across, begins), vec2(across, along))
        };
        let gap = 12.0 * scale;
        let [plate, bubble] = if level {
            let inside = rect.shrink2(vec2(gap, 2.0 * scale));
            let bottom = areas.cloth.top() - areas.said - 4.0 * scale;
            let before = inside.with_max_x(hand.left() - NEAR * scale).with_max_y(bottom);
            let end = inside.right().min(areas.firecrackers[1].left() - 0.5 * gap);
            let said = if areas.said > 0.0 {
                Rect::from_min_max(pos2(inside.left(), rect.bottom()), pos2(inside.right(), whole.bottom()))
            } else {
                inside.with_min_x(hand.right() + gap).with_max_x(end)
            };
            [before.with_min_x(before.left().max(before.right() - PLATE * rows)), said]
        } else {
            let inside = rect.shrink2(vec2(2.0 * scale, 0.0));
            [
                inside.with_max_y(hand.top() - 0.5 * NEAR * scale).with_min_y(hand.top() - above * rows),
                inside.with_min_y(hand.bottom() + 0.5 * gap).with_max_y(rect.bottom() - 2.0 * scale),
            ]
        };
        let is_beside = level && areas.said == 0.0;
        Court { hand, plate, bubble, level, is_beside, size }
    }

    /// Returns the bones, from the name on.
    fn poses(self, bones: usize) -> impl Iterator<Item = Pose> {
        let Court { hand, level, size, .. } = self;
        (0..bones).map(move |number| {
            let along = APART * size * (number as f32 + 0.5);
            let at = if level { hand.left_center() + vec2(along, 0.0) } else { hand.center_top() + vec2(0.0, along) };
            if level { Pose::upright(at, size) } else { Pose::flat(at, size) }
        })
    }
}

/// The bones of another player in their place, face down or open.
pub(crate) fn court_spots(
    areas: &Areas,
    (player, seats): (u8, usize),
    bones: usize,
    open: Vec<(Bone, String)>,
) -> impl Iterator<Item = Spot> {
    let court = Court::of(areas, (player, seats), bones, !open.is_empty());
    Spot::face_down(court.poses(bones), move |number| Token::Court(player, number), open)
}

/// An edge of the cloth where a player sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edge {
    Left,
    Opposite,
    Right,
}

impl Edge {
    pub(crate) const fn place(self, areas: &Areas) -> Rect {
        match self {
            Edge::Left => areas.courts[0],
            Edge::Opposite => areas.courts[1],
            Edge::Right => areas.courts[2],
        }
    }
}

/// Returns the edge of a player, who is counted from your left. Play goes to the left.
pub(crate) const fn edge_of(player: u8, players: usize) -> Edge {
    match (players, player) {
        (2, _) | (4, 2) => Edge::Opposite,
        (_, 1) => Edge::Left,
        _ => Edge::Right,
    }
}

/// Places this many upright bones in an area, no larger than `most`, in rows as equal as possible.
pub(crate) fn grid(room: Rect, bones: usize, most: f32) -> Vec<Pose> {
    const STEP: Vec2 = vec2(1.16, 2.16);
    const LONG_ROW: usize = 14;
    let fitting = |rows: usize| {
        let columns = bones.div_ceil(rows).max(1);
        let size = (room.width() / (columns as f32 * STEP.x)).min(room.height() / (rows as f32 * STEP.y)).min(most);
        (rows, columns, size)
    };
    // So many bones as only large sets have want more rows.
    let all = 1..=bones.div_ceil(LONG_ROW).max(4);
    let largest = all.clone().map(|rows| fitting(rows).2).fold(0.0, f32::max);
    // A row that is not full looks as if a bone were missing. To avoid it, bones may be a little
    // smaller.
    let good = all.map(fitting).filter(|(.., size)| *size >= 0.86 * largest);
    let best = good.min_by(|one, other| (one.0 * one.1).cmp(&(other.0 * other.1)).then(other.2.total_cmp(&one.2)));
    let (rows, columns, size) = best.unwrap_or((1, bones.max(1), 1.0));
    let corner = room.center() - 0.5 * size * vec2(columns as f32 * STEP.x, rows as f32 * STEP.y);
    (0..bones)
        .map(|number| {
            let (row, column) = (number / columns, number % columns);
            let step = size * STEP;
            Pose::upright(corner + vec2((column as f32 + 0.5) * step.x, (row as f32 + 0.5) * step.y), size)
        })
        .collect()
}

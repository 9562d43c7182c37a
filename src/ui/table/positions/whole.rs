//! The whole table: every bone where it lies, the other hands at the edges, the boneyard and your hand at the front.

use super::hand::HandCells;
use super::layout::Layout;
use super::spots::{EndSpot, Spot, Spots, Token};
use crate::engine::bone::{BONES, Bone};
use crate::engine::rules::Rules;
use crate::engine::table::End;
use crate::place::lie::{self, Heading};
use crate::place::whole::Placed;
use crate::ui::paint::bone::Pose;
use crate::ui::paint::theme::Face;
use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, PI};

/// How the player has moved the table: how much larger it is, and how far it is drawn aside.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// One fits the whole table into the cloth.
    pub zoom: f32,
    /// In points.
    pub aside: Vec2,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera { zoom: 1.0, aside: Vec2::ZERO }
    }
}

/// From the half squares of a placed table to the points of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scale {
    middle: Pos2,
    origin: Pos2,
    /// The points of a half square.
    half: f32,
}

impl Scale {
    /// Fits a room of half squares into the cloth. Bones are never larger than those of the hand, and shrink in steps.
    pub fn fitting(placed: &Placed, cloth: Rect, most: f32, camera: Camera) -> Scale {
        let room = placed.room;
        let size = vec2(f32::from(room.width()), f32::from(room.height())).max(Vec2::splat(1.0));
        let fits = (cloth.width() / size.x).min(cloth.height() / size.y);
        let stepped = (4.0 * fits.min(0.5 * most)).floor() / 4.0;
        let origin = pos2(f32::from(room.left) + 0.5 * size.x, f32::from(room.top) + 0.5 * size.y);
        Scale { middle: cloth.center() + camera.aside, origin, half: stepped.max(2.0) * camera.zoom }
    }

    /// The size of a bone.
    pub fn bone(&self) -> f32 {
        2.0 * self.half
    }

    /// Where a bone lies.
    pub fn pose(&self, lie: lie::Lie) -> Pose {
        let at = pos2(f32::from(lie.at.x), f32::from(lie.at.y));
        let center = self.middle + self.half * (at - self.origin);
        // A pose at angle zero has its heavier half to the left.
        let angle = match lie.turn {
            Heading::Left => 0.0,
            Heading::Up => FRAC_PI_2,
            Heading::Right => PI,
            Heading::Down => 3.0 * FRAC_PI_2,
        };
        Pose { center, size: self.bone(), angle }
    }
}

/// A player at the edge of the cloth, who is counted from your left.
pub struct Court {
    /// The number of the player.
    pub player: u8,
    /// At which edge of the cloth.
    pub edge: Edge,
    /// How many bones are held.
    pub bones: usize,
    /// What they are, where they lie open.
    pub open: Vec<Bone>,
}

/// What the whole table is made from.
pub struct Whole<'a> {
    /// Where everything stands.
    pub layout: &'a Layout,
    /// Where the bones of the table lie.
    pub placed: &'a Placed,
    /// How the player has moved the table.
    pub camera: Camera,
    /// The colours of whoever played a bone, and what a screen reader says of it.
    pub played: &'a dyn Fn(Bone) -> (Face, String),
    /// Where the bones of the hand lie.
    pub cells: &'a HandCells,
    /// What a screen reader says of a bone of the hand.
    pub hand_name: &'a dyn Fn(Bone) -> String,
    /// What a screen reader says of a bone that is shown.
    pub shown_name: &'a dyn Fn(Bone) -> String,
    /// The open ends with what a screen reader says of them.
    pub ends: &'a [(End, String)],
    /// The other players.
    pub courts: Vec<Court>,
    /// How many bones lie in the boneyard, and what they are where they lie open.
    pub yard: (usize, Vec<Bone>),
    /// The places of the bones of the boneyard, no fewer than there are bones.
    pub yard_poses: &'a [Pose],
}

impl Whole<'_> {
    /// Everything that lies on the display.
    pub fn spots(self) -> Spots {
        let layout = self.layout;
        let scale = Scale::fitting(self.placed, layout.cloth, layout.unit, self.camera);
        let mut bones = Vec::new();
        for laid in &self.placed.bones {
            let (face, name) = (self.played)(laid.bone);
            let (token, pose) = (Token::Table(laid.bone), scale.pose(laid.lie));
            bones.push(Spot { token, pose, front: Some(laid.bone), face, name });
        }
        for court in &self.courts {
            let open = court.open.iter().map(|bone| Some(*bone)).chain(std::iter::repeat(None));
            for ((number, pose), front) in court_poses(layout, court).into_iter().enumerate().zip(open) {
                bones.push(self.face_down(Token::Court(court.player, number as u8), pose, front));
            }
        }
        let (count, open) = &self.yard;
        let open = open.iter().map(|bone| Some(*bone)).chain(std::iter::repeat(None));
        for ((number, pose), front) in self.yard_poses.iter().take(*count).enumerate().zip(open) {
            bones.push(self.face_down(Token::Yard(number as u8), *pose, front));
        }
        for (cell, bone) in self.cells.iter() {
            let name = (self.hand_name)(bone);
            let token = Token::Hand(bone);
            bones.push(Spot { token, pose: layout.cell(cell), front: Some(bone), face: Face::Hand, name });
        }
        let ends = self.ends.iter().filter_map(|(end, name)| self.end(&scale, *end, name)).collect();
        Spots { bones, ends, slices: Vec::new(), unit: scale.bone() }
    }

    /// A bone that lies face down, unless it is shown.
    fn face_down(&self, token: Token, pose: Pose, front: Option<Bone>) -> Spot {
        let name = front.map_or_else(String::new, self.shown_name);
        Spot { token, pose, front, face: Face::Selected, name }
    }

    fn end(&self, scale: &Scale, end: End, name: &str) -> Option<EndSpot> {
        let next = self.placed.ends.iter().find(|next| next.end == end)?;
        // Where all plain bones of a suit lie already, the doublet may still come.
        let lie = next.plain.or(next.doublet)?;
        let outward = match lie.turn {
            Heading::Right => vec2(1.0, 0.0),
            Heading::Down => vec2(0.0, 1.0),
            Heading::Left => vec2(-1.0, 0.0),
            Heading::Up => vec2(0.0, -1.0),
        };
        Some(EndSpot { end, pose: scale.pose(lie), taken: false, name: name.to_owned(), outward })
    }
}

/// How many bones a boneyard has places for that holds so many now: those that were not dealt. So the others stay where they are when one is drawn.
pub fn yard_places(rules: &Rules, now: usize) -> usize {
    now.max(BONES.saturating_sub(rules.seats() * usize::from(rules.hand)))
}

/// The places of a boneyard beside your hand, upright in a few rows.
pub fn yard_poses(layout: &Layout, places: usize) -> Vec<Pose> {
    let caption = 17.0 * layout.scale;
    let room = Rect::from_min_max(layout.yard.min, pos2(layout.yard.right(), layout.yard.bottom() - caption));
    grid(room, places, 20.0 * layout.scale)
}

/// The places of all bones, which lie face down all over the cloth.
pub fn face_down(layout: &Layout) -> Vec<Pose> {
    grid(layout.cloth.shrink2(0.08 * layout.cloth.size()), BONES, layout.bone)
}

/// The bones of another player: in a row opposite, in a column at a side.
pub fn court_poses(layout: &Layout, court: &Court) -> Vec<Pose> {
    let (rect, level) = (court.edge.place(layout), court.edge == Edge::Opposite);
    let caption = 18.0 * layout.scale;
    let long = if level { 0.62 * rect.width() } else { rect.height() - 4.0 * caption };
    let deep = if level { rect.height() - caption } else { rect.width() };
    let size = (0.36 * deep).min(long / (1.2 * court.bones.max(7) as f32));
    let step = 1.2 * size;
    let first = -0.5 * step * (court.bones.max(1) - 1) as f32;
    let middle = rect.center() + if level { vec2(0.0, 0.5 * caption) } else { vec2(0.0, caption) };
    (0..court.bones)
        .map(|number| {
            let along = first + step * number as f32;
            if level {
                Pose::upright(middle + vec2(along, 0.0), size)
            } else {
                Pose::flat(middle + vec2(0.0, along), size)
            }
        })
        .collect()
}

/// At which edge of the cloth a player sits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// On your left.
    Left,
    /// Opposite.
    Opposite,
    /// On your right.
    Right,
}

impl Edge {
    /// The place of the hand there.
    pub const fn place(self, layout: &Layout) -> Rect {
        match self {
            Edge::Left => layout.courts[0],
            Edge::Opposite => layout.courts[1],
            Edge::Right => layout.courts[2],
        }
    }
}

/// The edge of a player, who is counted from your left among so many. Play goes to the left.
pub const fn edge_of(player: u8, players: usize) -> Edge {
    match (players, player) {
        (2, _) | (4, 2) => Edge::Opposite,
        (_, 1) => Edge::Left,
        _ => Edge::Right,
    }
}

/// So many upright bones in a room, no larger than `most`, in rows as equal as can be.
pub(in crate::ui::table) fn grid(room: Rect, bones: usize, most: f32) -> Vec<Pose> {
    const STEP: Vec2 = vec2(1.16, 2.16);
    let fitting = |rows: usize| {
        let columns = bones.div_ceil(rows).max(1);
        let size = (room.width() / (columns as f32 * STEP.x)).min(room.height() / (rows as f32 * STEP.y)).min(most);
        (rows, columns, size)
    };
    let largest = (1..=4).map(|rows| fitting(rows).2).fold(0.0, f32::max);
    // A row that is not full looks as if a bone were missing: to have none, bones may be a little smaller.
    let good = (1..=4).map(fitting).filter(|(.., size)| *size >= 0.86 * largest);
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

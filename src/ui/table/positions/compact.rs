//! The compact display: the bone in the middle, the last bone of each arm, and the panel of all bones.

use super::hand::HandCells;
use super::layout::{Layout, direction, is_level};
use super::spots::{EndSpot, Slice, Spot, Spots, Token};
use super::view::TableView;
use crate::engine::{Bone, End, Way};
use crate::ui::paint::bone::Pose;
use crate::ui::paint::theme::Face;
use egui::{Pos2, Rect, Vec2, vec2};
use std::f32::consts::PI;

/// The distance between touching bones, in sizes of a bone.
const TOUCH: f32 = 0.06;
/// The visible width of a hidden bone, and the number of an arm's last hidden bones that are visible. More would be a smudge.
const STRIP: (f32, usize) = (0.13, 4);

/// The places of everything in a [`TableView`] around a point.
#[derive(Clone, PartialEq, Debug)]
pub struct Cross {
    /// The bone in the middle.
    pub middle: Pose,
    /// The last bone of each arm, or the place of the first.
    pub ends: [Pose; 4],
    /// The visible parts of hidden bones, to be painted in order.
    pub slices: Vec<Slice>,
}

impl Cross {
    /// Places the bones of a table around a point, with bones of size `unit`.
    pub fn new(view: &TableView, center: Pos2, unit: f32) -> Cross {
        let mut slices = Vec::new();
        let ends = Way::ALL.map(|way| {
            let arm = &view.arms[way.index()];
            let across = arm.tip.is_some_and(|tip| tip.halves[0] == tip.halves[1]);
            let from = match view.middle {
                None => 0.5 * TOUCH,
                Some(_) if is_level(way) => 0.5 + TOUCH,
                Some(_) => 1.0 + TOUCH,
            };
            let strip = STRIP.0;
            let seen = &arm.hidden[arm.hidden.len().saturating_sub(STRIP.1)..];
            for (number, face) in seen.iter().enumerate() {
                let near = center + unit * (from + strip * number as f32) * direction(way);
                let far = near + unit * (strip + 0.5) * direction(way);
                let side = 0.5 * unit * if is_level(way) { vec2(0.0, 1.0) } else { vec2(1.0, 0.0) };
                let rect = Rect::from_points(&[near - side, near + side, far - side, far + side]);
                slices.push(Slice { rect, face: *face });
            }
            let reach = from + strip * seen.len() as f32 + if across { 0.5 } else { 1.0 };
            let at = center + unit * reach * direction(way);
            if is_level(way) == across { Pose::upright(at, unit) } else { Pose::flat(at, unit) }
        });
        Cross { middle: Pose::upright(center, unit), ends, slices }
    }

    /// Returns the bones of the table. Only the one in the middle has a spoken name, because the others are spoken as ends.
    fn bones(&self, view: &TableView, middle_name: &dyn Fn(Bone) -> String) -> Vec<Spot> {
        let mut bones = Vec::new();
        if let Some((bone, face)) = view.middle {
            let (token, name) = (Token::Table(bone), middle_name(bone));
            bones.push(Spot { token, pose: self.middle, front: Some(bone), face, name });
        }
        for way in Way::ALL {
            if let Some(tip) = view.arms[way.index()].tip {
                let pose = turned_to(self.ends[way.index()], tip.bone, tip.halves);
                let (token, name) = (Token::Table(tip.bone), String::new());
                bones.push(Spot { token, pose, front: Some(tip.bone), face: tip.face, name });
            }
        }
        bones
    }

    /// Returns the table alone, for examples.
    pub fn spots(self, view: &TableView, unit: f32) -> Spots {
        Spots { bones: self.bones(view, &|_| String::new()), ends: Vec::new(), slices: self.slices, unit }
    }
}

/// Returns a pose for a bone with these halves, the left or upper one first. It is turned by half if the smaller one comes first.
fn turned_to(pose: Pose, bone: Bone, halves: [u8; 2]) -> Pose {
    if halves == [bone.high(), bone.low()] { pose } else { Pose { angle: pose.angle + PI, ..pose } }
}

/// A played or revealed bone in the panel, counted from the right and the bottom.
pub(in crate::ui::table) struct Listed {
    pub bone: Bone,
    pub face: Face,
    pub name: String,
}

/// What the compact display is made from.
pub(in crate::ui::table) struct Compact<'a> {
    pub layout: &'a Layout,
    pub view: &'a TableView,
    pub cells: &'a HandCells,
    /// Returns the spoken name of a bone of the hand.
    pub hand_name: &'a dyn Fn(Bone) -> String,
    /// Returns the spoken name of the bone in the middle.
    pub middle_name: &'a dyn Fn(Bone) -> String,
    /// The open ends with their spoken names.
    pub ends: &'a [(End, String)],
    /// The bones in the panel after those of the hand.
    pub listed: Vec<Listed>,
    /// The places of the bones of the boneyard while they are on a sheet.
    pub yard: &'a [Pose],
}

impl Compact<'_> {
    /// Returns everything on the display.
    pub(in crate::ui::table) fn spots(self) -> Spots {
        let layout = self.layout;
        let cross = Cross::new(self.view, layout.middle(), layout.unit);
        let mut bones = Vec::new();
        for (number, listed) in self.listed.into_iter().enumerate() {
            bones.push(Spot {
                token: Token::Panel(listed.bone),
                pose: layout.cell_from_end(number),
                front: Some(listed.bone),
                face: listed.face,
                name: listed.name,
            });
        }
        bones.extend(cross.bones(self.view, self.middle_name));
        bones.extend(self.cells.iter().map(|held| Spot::in_hand(layout, held, (self.hand_name)(held.1))));
        let yard = self.yard.iter().enumerate();
        bones.extend(yard.map(|(number, pose)| Spot::face_down(Token::Yard(number as u8), *pose)));
        let ends = self.ends.iter().filter_map(|(end, name)| {
            let End::Arm(way) = *end else { return None };
            let pose = cross.ends[way.index()];
            let taken = self.view.arms[way.index()].tip.is_some();
            Some(EndSpot { end: *end, pose, taken, name: name.clone(), outward: outward(way) })
        });
        Spots { bones, ends: ends.collect(), slices: cross.slices, unit: layout.unit }
    }
}

/// Returns the direction of an end's plate. West and east have it below the end, growing outward, so that the two never meet. The others have it on
/// the right.
fn outward(way: Way) -> Vec2 {
    match way {
        Way::West => vec2(-1.0, 1.0),
        Way::East => vec2(1.0, 1.0),
        Way::North | Way::South => vec2(1.0, 0.0),
    }
}

//! The compact display: the bone in the middle, the last bone of each arm, and the panel of all
//! bones.

use super::areas::{direction, is_level};
use super::spots::{EndSpot, Slice, Spot, Spots, Token};
use super::view::TableView;
use crate::engine::{Bone, End, Way};
use crate::ui::paint::Pose;
use egui::{Pos2, Rect, Vec2, vec2};
use std::f32::consts::PI;

/// The distance between touching bones, in sizes of a bone.
const TOUCH: f32 = 0.06;
/// The visible width of a hidden bone, and the number of an arm's last hidden bones that are
/// visible. More would be a smudge.
const STRIP: (f32, usize) = (0.13, 4);

/// The places of everything in a [`TableView`] around a point.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Cross {
    pub middle: Pose,
    /// The last bone of each arm, or the place of the first.
    pub ends: [Pose; 4],
    /// The visible parts of hidden bones, to be painted in order.
    pub slices: Vec<Slice>,
}

impl Cross {
    /// Places the bones of a table around a point, with bones of size `unit`.
    pub(crate) fn new(view: &TableView, center: Pos2, unit: f32) -> Cross {
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

    /// Returns the bones of the table. Only the one in the middle has a spoken name, because the
    /// others are spoken as ends.
    pub(crate) fn bones(&self, view: &TableView, middle_name: impl Fn(Bone) -> String) -> impl Iterator<Item = Spot> {
        let spot = |bone, pose, face, name| Spot { token: Token::Table(bone), pose, front: Some(bone), face, name };
        let middle = view.middle.map(|(bone, face)| spot(bone, self.middle, face, middle_name(bone)));
        let tips = view.arms.iter().zip(self.ends).filter_map(move |(arm, pose)| {
            let tip = arm.tip?;
            Some(spot(tip.bone, turned_to(pose, tip.bone, tip.halves), tip.face, String::new()))
        });
        middle.into_iter().chain(tips)
    }

    /// Returns the place of an end under its spoken name. Only the arms of a table have places.
    pub(crate) fn end(&self, view: &TableView, (end, name): (End, String)) -> Option<EndSpot> {
        let End::Arm(way) = end else { return None };
        let (pose, taken) = (self.ends[way.index()], view.arms[way.index()].tip.is_some());
        Some(EndSpot { end, pose, taken, name, outward: outward(way) })
    }

    /// Returns the table alone, for examples.
    pub(crate) fn spots(self, view: &TableView, unit: f32) -> Spots {
        let bones = self.bones(view, |_| String::new()).collect();
        Spots { bones, ends: Vec::new(), slices: self.slices, unit }
    }
}

/// Returns a pose for a bone with these halves, the left or upper one first. It is turned by half
/// if the smaller one comes first.
fn turned_to(pose: Pose, bone: Bone, halves: [u8; 2]) -> Pose {
    if halves == [bone.high(), bone.low()] { pose } else { Pose { angle: pose.angle + PI, ..pose } }
}

/// Returns the direction of an end's plate. West and east have it below the end, growing outward,
/// so that the two never meet. The others have it on the right.
fn outward(way: Way) -> Vec2 {
    match way {
        Way::West => vec2(-1.0, 1.0),
        Way::East => vec2(1.0, 1.0),
        Way::North | Way::South => vec2(1.0, 0.0),
    }
}

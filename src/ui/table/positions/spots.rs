//! The places of everything on the display: every bone, and every end where one can be played.
//!
//! Both displays use these types. So the same code paints them, handles input, and moves bones
//! between any two moments of either.

use super::areas::Areas;
use crate::engine::{Bone, End, Set};
use crate::ui::paint::{Face, Pose};
use egui::Rect;

/// A bone on the display. A face-down bone is known only by its place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Token {
    /// In your hand.
    Hand(Bone),
    /// On the table.
    Table(Bone),
    /// Among the played bones in the panel of the compact display.
    Panel(Bone),
    /// In the hand of another player. Players are counted from your left.
    Court(u8, u8),
    /// In the boneyard.
    Yard(u8),
}

/// A bone in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// The bone.
    pub token: Token,
    /// Its place. The larger half comes first.
    pub pose: Pose,
    /// The bone as seen, or nothing if it is face down.
    pub front: Option<Bone>,
    /// Its colors when it is face up.
    pub face: Face,
    /// The spoken name. Empty for bones that are not worth mentioning.
    pub name: String,
}

impl Spot {
    pub(crate) fn in_hand(areas: &Areas, (cell, bone): (usize, Bone), name: String) -> Spot {
        Spot { token: Token::Hand(bone), pose: areas.cell(cell), front: Some(bone), face: Face::Hand, name }
    }

    /// A played or revealed bone of this set in the panel, counted from the right and the bottom.
    pub(crate) fn in_panel(areas: &Areas, set: Set, number: usize, bone: Bone, (face, name): (Face, String)) -> Spot {
        Spot { token: Token::Panel(bone), pose: areas.yard_cell(set, number), front: Some(bone), face, name }
    }

    /// Bones in these places, face down except for the first ones that are open, which have spoken
    /// names.
    pub(crate) fn face_down(
        poses: impl IntoIterator<Item = Pose>,
        token: impl Fn(u8) -> Token,
        open: Vec<(Bone, String)>,
    ) -> impl Iterator<Item = Spot> {
        let open = open.into_iter().map(Some).chain(std::iter::repeat(None));
        poses.into_iter().zip(open).enumerate().map(move |(number, (pose, open))| {
            let (front, name) = open.unzip();
            let name = name.unwrap_or_default();
            Spot { token: token(number as u8), pose, front, face: Face::Selected, name }
        })
    }
}

/// An end where a bone can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct EndSpot {
    pub end: End,
    /// The place to click: the last bone on the compact display, or the free place on the whole
    /// table.
    pub pose: Pose,
    pub taken: bool,
    /// The spoken name.
    pub name: String,
    /// The direction in which the plate with the outlook grows.
    pub outward: egui::Vec2,
}

/// A strip of a bone that lies under the next one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slice {
    pub rect: Rect,
    pub face: Face,
}

/// Everything on the display.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spots {
    /// The bones, from bottom to top.
    pub bones: Vec<Spot>,
    pub ends: Vec<EndSpot>,
    /// The visible parts of bones that lie under others.
    pub slices: Vec<Slice>,
    /// The size of a bone on the table.
    pub unit: f32,
}

impl Spots {
    pub fn bone(&self, token: Token) -> Option<&Spot> {
        self.bones.iter().find(|spot| spot.token == token)
    }

    pub fn end(&self, end: End) -> Option<&EndSpot> {
        self.ends.iter().find(|spot| spot.end == end.straight())
    }

    pub fn yard(&self) -> Vec<Spot> {
        self.in_yard().map(|(_, spot)| spot.clone()).collect()
    }

    /// Returns the bones of the boneyard, each with its number there.
    pub(crate) fn in_yard(&self) -> impl Iterator<Item = (u8, &Spot)> {
        self.bones.iter().filter_map(|spot| match spot.token {
            Token::Yard(number) => Some((number, spot)),
            _ => None,
        })
    }

    pub(crate) fn table(&self) -> impl Iterator<Item = (Bone, &Spot)> + Clone {
        self.bones.iter().filter_map(|spot| match spot.token {
            Token::Table(bone) => Some((bone, spot)),
            _ => None,
        })
    }

    /// Returns the bones of your hand in the order of their places.
    pub fn hand(&self) -> impl Iterator<Item = (Bone, Pose)> + '_ {
        self.bones.iter().filter_map(|spot| match spot.token {
            Token::Hand(bone) => Some((bone, spot.pose)),
            _ => None,
        })
    }
}

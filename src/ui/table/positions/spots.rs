//! What lies on the display: every bone with its place, and every end where one may be played.
//!
//! Both displays are described in these words, so that one piece of code paints them, takes what is done with them, and moves bones between any two
//! moments of either.

use crate::engine::bone::Bone;
use crate::engine::table::End;
use crate::ui::paint::bone::Pose;
use crate::ui::paint::theme::Face;
use egui::Rect;

/// A bone on the display. One that lies face down is nobody knows which, so it goes by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// In your hand.
    Hand(Bone),
    /// On the table.
    Table(Bone),
    /// In the panel of the compact display, among the played bones.
    Panel(Bone),
    /// In the hand of another player, who is counted from your left.
    Court(u8, u8),
    /// In the boneyard.
    Yard(u8),
}

/// A bone in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// Which bone of the display.
    pub token: Token,
    /// Where it lies, the heavier half first.
    pub pose: Pose,
    /// What it shows; nothing if it lies face down.
    pub front: Option<Bone>,
    /// Its colours when it lies face up.
    pub face: Face,
    /// What a screen reader says; nothing for bones that are not worth a word each.
    pub name: String,
}

/// An end where a bone may be played.
#[derive(Clone, PartialEq, Debug)]
pub struct EndSpot {
    /// Which end.
    pub end: End,
    /// What can be clicked: the last bone there in the compact display, the free place on the whole table.
    pub pose: Pose,
    /// Whether a bone lies there.
    pub taken: bool,
    /// What a screen reader says.
    pub name: String,
    /// Where the plate with the outlook grows from the place.
    pub outward: egui::Vec2,
}

/// A strip of a bone that lies under the next one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slice {
    /// What is seen of it.
    pub rect: Rect,
    /// Its colours.
    pub face: Face,
}

/// All that lies on the display.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Spots {
    /// The bones, those at the bottom first.
    pub bones: Vec<Spot>,
    /// The ends that are open.
    pub ends: Vec<EndSpot>,
    /// What is seen of bones that lie under others.
    pub slices: Vec<Slice>,
    /// The size of a bone on the table.
    pub unit: f32,
}

impl Spots {
    /// The bone of that name on the display.
    pub fn bone(&self, token: Token) -> Option<&Spot> {
        self.bones.iter().find(|spot| spot.token == token)
    }

    /// The end of that name.
    pub fn end(&self, end: End) -> Option<&EndSpot> {
        self.ends.iter().find(|spot| spot.end == end)
    }

    /// The bones of the boneyard.
    pub fn yard(&self) -> Vec<Spot> {
        self.bones.iter().filter(|spot| matches!(spot.token, Token::Yard(_))).cloned().collect()
    }

    /// The bones of your hand, in the order of their places.
    pub fn hand(&self) -> impl Iterator<Item = (Bone, Pose)> + '_ {
        self.bones.iter().filter_map(|spot| match spot.token {
            Token::Hand(bone) => Some((bone, spot.pose)),
            _ => None,
        })
    }
}

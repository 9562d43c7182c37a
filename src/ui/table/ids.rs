//! The ids of what can be used at a table. They come from the table's own, so that two of them can stand in one window.

use crate::engine::bone::Bone;
use crate::engine::table::End;
use egui::Id;

/// The ids of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ids(Id);

impl Ids {
    /// The ids of a table of this name.
    pub fn new(name: &str) -> Ids {
        Ids(Id::unique(name))
    }

    /// A bone of the hand. It goes with the bone, so that focus and drags stay on it.
    pub fn hand(&self, bone: Bone) -> Id {
        self.0.with(("hand", bone.index()))
    }

    /// An end.
    pub fn end(&self, end: End) -> Id {
        self.0.with(("end", end))
    }

    /// A bone of the boneyard that can be drawn.
    pub fn yard(&self, number: usize) -> Id {
        self.0.with(("yard", number))
    }

    /// Your firecracker.
    pub fn firecracker(&self) -> Id {
        self.0.with("firecracker")
    }

    /// A bone of the table that a firecracker may be meant for.
    pub fn target(&self, bone: Bone) -> Id {
        self.0.with(("target", bone.index()))
    }

    /// The one button.
    pub fn button(&self) -> Id {
        self.0.with("button")
    }

    /// Something else, by its name and a number.
    pub fn other(&self, name: &str, number: usize) -> Id {
        self.0.with((name, number))
    }
}

//! The ids of the controls at a table. They are made from the table's own id, so that one window
//! can have two tables.

use crate::engine::{Bone, End};
use egui::Id;

/// The ids of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ids(Id);

impl Ids {
    /// Creates the ids of the table with this name.
    pub fn new(name: &str) -> Ids {
        Ids(Id::unique(name))
    }

    /// A bone of the hand. The id belongs to the bone, so that focus and drags stay on it.
    pub fn hand(&self, bone: Bone) -> Id {
        self.0.with(("hand", bone.index()))
    }

    pub fn end(&self, end: End) -> Id {
        self.0.with(("end", end))
    }

    /// A bone of the boneyard that can be drawn.
    pub fn yard(&self, number: usize) -> Id {
        self.0.with(("yard", number))
    }

    /// A bone on the table that a firecracker can hit.
    pub fn target(&self, bone: Bone) -> Id {
        self.0.with(("target", bone.index()))
    }

    pub fn button(&self) -> Id {
        self.0.with("button")
    }

    /// The cloth, where nothing lies.
    pub fn cloth(&self) -> Id {
        self.0.with("cloth")
    }

    /// Anything else, by a name and a number.
    pub fn other(&self, name: &str, number: usize) -> Id {
        self.0.with((name, number))
    }
}

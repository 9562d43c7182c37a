//! By which names the ends of a table go: by where they lie now, not by the arms that have turned
//! on their way there.

use crate::engine::{End, Move, Way};

/// The direction in which the end of each arm lies from the middle of the table. No two arms share
/// one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bearings(pub [Way; 4]);

impl Default for Bearings {
    /// Every arm has run straight.
    fn default() -> Bearings {
        Bearings(Way::ALL)
    }
}

impl Bearings {
    /// An end by the name that it goes by.
    #[must_use]
    pub const fn end(&self, end: End) -> End {
        match end {
            End::Arm(way) => End::Arm(self.0[way.index()]),
            End::Turned(way) => End::Turned(self.0[way.index()]),
            End::Joint(_) => end,
        }
    }

    /// A move with its end by the name that it goes by.
    #[must_use]
    pub const fn step(&self, step: Move) -> Move {
        match step {
            Move::Play(bone, end) => Move::Play(bone, self.end(end)),
            other => other,
        }
    }

    /// The arm whose end goes by that name.
    pub fn arm(&self, name: Way) -> Way {
        Way::ALL.into_iter().find(|way| self.0[way.index()] == name).unwrap_or(name)
    }
}

//! Thoughts in the smallest word that has room for the bones of a game.
//!
//! A thought makes up worlds by the thousand, and copies one for every move that it tries. The smaller the
//! word, the less there is to copy and to compare.

use sight::World;

/// The same thought, in one of the words.
pub(super) enum InWord<Six, Nine, Twelve> {
    /// With the bones of a double six, one bit of a `u32` each.
    Six(Six),
    /// With those of a double nine in a `u64`.
    Nine(Nine),
    /// With those of every set in a `u128`.
    Twelve(Twelve),
}

/// Begins a thought about a game with this set.
macro_rules! in_smallest {
    ($set:expr, $begin:expr) => {
        match $set {
            sight::Set::Six => $crate::in_word::InWord::Six($begin),
            sight::Set::Nine => $crate::in_word::InWord::Nine($begin),
            sight::Set::Twelve => $crate::in_word::InWord::Twelve($begin),
        }
    };
}

/// Does something with a thought, whichever word it is in.
macro_rules! in_any {
    ($either:expr, $thought:ident => $what:expr) => {
        match $either {
            $crate::in_word::InWord::Six($thought) => $what,
            $crate::in_word::InWord::Nine($thought) => $what,
            $crate::in_word::InWord::Twelve($thought) => $what,
        }
    };
}

pub(super) use {in_any, in_smallest};

/// A world in the smallest word that has room for its bones.
pub(super) fn smallest(world: &World) -> InWord<World<u32>, World<u64>, World<u128>> {
    in_smallest!(world.rules().set, world.narrowed())
}

//! The set of bones that a game is played with.

use std::ops::RangeInclusive;

/// The bones of a game: every pair of numbers from blank to the set's highest, once.
///
/// In their [fixed order](super::bone::Bone::index), the bones of a set come before all others that a greater
/// set has. So a bone has the same index in every set that it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// Double six.
    Six,
    /// Double nine.
    Nine,
    /// Double twelve.
    Twelve,
}

named! { Set: Six "six", Nine "nine", Twelve "twelve" }

impl Set {
    /// The one with the most bones. What is kept for every bone or number has room for these.
    pub const GREATEST: Set = Set::Twelve;

    /// The greatest one that can be played where every doublet is a spinner. With a greater one, such a
    /// tree has more ends than a table has room for.
    pub const GREATEST_OF_TREES: Set = Set::Nine;

    /// The pips of its heaviest half.
    pub const fn highest(self) -> u8 {
        match self {
            Set::Six => 6,
            Set::Nine => 9,
            Set::Twelve => 12,
        }
    }

    /// The numbers of pips that its halves have.
    pub const fn numbers(self) -> RangeInclusive<u8> {
        0..=self.highest()
    }

    /// How many bones have the same number, which is also how many numbers there are.
    pub const fn suit_size(self) -> usize {
        self.highest() as usize + 1
    }

    /// The number of its bones.
    pub const fn size(self) -> usize {
        self.suit_size() * (self.suit_size() + 1) / 2
    }
}

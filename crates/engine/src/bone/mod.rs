//! A bone, some bones with one bit each, and the seats.

mod bones;
mod word;

pub use super::seat::{BySeat, SEATS, Seat, Seats, Side, by_seat};
use super::set::Set;
pub use bones::{BoneBits, Bones, BonesIter};
use std::fmt;
pub use word::Word;

/// The number of bones in the greatest set, for arrays with one entry per bone.
pub const BONES: usize = Set::GREATEST.size();

/// The number of suits in the greatest set.
const SUITS: usize = Set::GREATEST.suit_size();

/// The heavier and the lighter half of each bone, in the order of [`Bone::index`]. All numbers of eight
/// bits have an entry, so that none need be checked.
static HALVES: [(u8, u8); 256] = {
    let mut table = [(0, 0); 256];
    let (mut high, mut at) = (0, 0);
    while high <= Set::GREATEST.highest() {
        let mut low = 0;
        while low <= high {
            table[at] = (high, low);
            at += 1;
            low += 1;
        }
        high += 1;
    }
    table
};

/// A bone, whichever set it is of.
///
/// Bones are ordered by their heavier half, then by their lighter half. Of two doublets, the
/// greater is therefore the heavier.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bone(u8);

impl Bone {
    /// Returns the bone with these two halves, in either order, or `None` if no set has it.
    pub const fn new(a: u8, b: u8) -> Option<Bone> {
        if a > Set::GREATEST.highest() || b > Set::GREATEST.highest() {
            return None;
        }
        let (high, low) = if a > b { (a, b) } else { (b, a) };
        Some(Bone(high * (high + 1) / 2 + low))
    }

    /// The doublet of a suit, which some set must have.
    pub const fn doublet(pips: u8) -> Bone {
        assert!(pips <= Set::GREATEST.highest());
        Bone(pips * (pips + 3) / 2)
    }

    /// The bone at an index in the fixed order 0-0, 1-0, 1-1, 2-0, and so on.
    pub const fn from_index(index: usize) -> Option<Bone> {
        if index < BONES { Some(Bone(index as u8)) } else { None }
    }

    /// The bone's index in the fixed order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The pips of the heavier half.
    pub const fn high(self) -> u8 {
        HALVES[self.index()].0
    }

    /// The pips of the lighter half.
    pub const fn low(self) -> u8 {
        HALVES[self.index()].1
    }

    /// The sum of its pips.
    pub const fn weight(self) -> u8 {
        self.high() + self.low()
    }

    /// Whether its halves are equal.
    pub const fn is_doublet(self) -> bool {
        self.high() == self.low()
    }

    /// Whether one of its halves has this many pips.
    pub const fn has(self, pips: u8) -> bool {
        self.high() == pips || self.low() == pips
    }
}

impl fmt::Display for Bone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.high(), self.low())
    }
}

impl fmt::Debug for Bone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Some suits, such as those that the open ends show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Suits(u16);

impl Suits {
    /// No suit.
    pub const NONE: Suits = Suits(0);

    /// The set of one suit.
    pub const fn of(pips: u8) -> Suits {
        Suits(1 << pips)
    }

    /// The suits of either set.
    #[must_use]
    pub const fn or(self, other: Suits) -> Suits {
        Suits(self.0 | other.0)
    }

    /// Adds a suit.
    pub const fn insert(&mut self, pips: u8) {
        self.0 |= 1 << pips;
    }

    /// Whether this suit is in the set.
    pub const fn contains(self, pips: u8) -> bool {
        self.0 >> pips & 1 == 1
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its suits, lightest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        Set::GREATEST.numbers().filter(move |&pips| self.contains(pips))
    }
}

impl FromIterator<u8> for Suits {
    fn from_iter<I: IntoIterator<Item = u8>>(pips: I) -> Suits {
        let mut set = Suits::NONE;
        pips.into_iter().for_each(|suit| set.insert(suit));
        set
    }
}

impl fmt::Debug for Suits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

//! Where bones meet: directions, the places of a bone where another can be joined, and the open ends as a player names them.

use crate::engine::bone::{BONES, Bone, Bones, Suits};

/// One of the four directions. On the table as a whole it names an arm; on a bone, a place where another bone can be joined.
///
/// The places of a plain bone are its halves: [`Way::West`] the lighter, [`Way::East`] the heavier. Those of a doublet are its two sides, west and
/// east, and its two ends, north and south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "a direction needs no more words")]
pub enum Way {
    West = 0,
    East = 1,
    North = 2,
    South = 3,
}

impl Way {
    /// All four, in the order in which ends are listed.
    pub const ALL: [Way; 4] = [Way::West, Way::East, Way::North, Way::South];

    pub(super) const fn from_bits(bits: u8) -> Way {
        Way::ALL[(bits & 3) as usize]
    }

    /// Its number, for arrays with a place for each way.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The other one of west and east, or of north and south.
    #[must_use]
    pub const fn opposite(self) -> Way {
        Way::from_bits(self as u8 ^ 1)
    }

    /// Its name in a sentence.
    pub const fn word(self) -> &'static str {
        match self {
            Way::West => "west",
            Way::East => "east",
            Way::North => "north",
            Way::South => "south",
        }
    }
}

/// A place on a bone where another bone can be joined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Joint(u8);

impl Joint {
    /// Stands for a place that is nowhere.
    pub(super) const NOWHERE: Joint = Joint(u8::MAX);

    /// That place of that bone. A plain bone has only a west and an east half.
    pub const fn new(bone: Bone, way: Way) -> Joint {
        Joint((bone.index() as u8) << 2 | way as u8)
    }

    /// The bone that it is a place of.
    pub const fn bone(self) -> Bone {
        match Bone::from_index((self.0 >> 2) as usize) {
            Some(bone) => bone,
            None => panic!("a joint that is nowhere has no bone"),
        }
    }

    /// Which place of the bone it is.
    pub const fn way(self) -> Way {
        Way::from_bits(self.0)
    }

    /// What it shows: a bone played here must have these pips.
    pub const fn pips(self) -> u8 {
        PIPS[(self.0 & 127) as usize]
    }

    /// The bones that fit there; nowhere fits all of them, as an empty table does.
    pub(super) const fn fitting(self) -> Bones {
        FITTING[(self.0 & 127) as usize]
    }

    /// The suit that it shows; nowhere shows none.
    pub(super) const fn suits(self) -> Suits {
        SUITS[(self.0 & 127) as usize]
    }
}

impl std::fmt::Debug for Joint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if *self == Joint::NOWHERE { f.write_str("nowhere") } else { write!(f, "{}/{:?}", self.bone(), self.way()) }
    }
}

/// An open end as a player names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The end of an arm, named from the spinner, or of the line before there is one. A lead is played to the east.
    Arm(Way),
    /// A place of a bone, where every doublet is a spinner and arms have no names.
    Joint(Joint),
}

impl End {
    /// Where a hand is led.
    pub const LEAD: End = End::Arm(Way::East);
}

/// The pips of every joint.
const PIPS: [u8; 128] = {
    let mut table = [0; 128];
    let mut at = 0;
    while at < BONES * 4 {
        if let Some(bone) = Bone::from_index(at >> 2) {
            table[at] = if at & 3 == Way::West as usize { bone.low() } else { bone.high() };
        }
        at += 1;
    }
    table
};

/// The bones that fit every joint, and all for the places that are nowhere.
const FITTING: [Bones; 128] = {
    let mut table = [Bones::ALL; 128];
    let mut at = 0;
    while at < BONES * 4 {
        table[at] = Bones::suit(PIPS[at]);
        at += 1;
    }
    table
};

/// The suit of every joint, and none for the places that are nowhere.
const SUITS: [Suits; 128] = {
    let mut table = [Suits::NONE; 128];
    let mut at = 0;
    while at < BONES * 4 {
        table[at] = Suits::of(PIPS[at]);
        at += 1;
    }
    table
};

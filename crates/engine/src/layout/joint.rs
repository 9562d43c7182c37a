//! Where bones meet: directions, joints, and the open ends as a player names them. A joint is a
//! place on a bone where another bone can be joined.

use crate::bone::{BONES, Bone, BoneBits, Bones, Word};
use crate::rules::Spinner;
use crate::set::Set;

/// One of the four directions. On the whole table, it names an arm. On a bone, it names a place
/// where another bone can be joined.
///
/// A plain bone has two places, its halves. [`Way::West`] is the lighter half and [`Way::East`] the
/// heavier. A doublet has four places: its two sides, west and east, and its two ends, north and
/// south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are clear")]
pub enum Way {
    West = 0,
    East = 1,
    North = 2,
    South = 3,
}

impl Way {
    /// All four directions, in the order in which ends are listed.
    pub const ALL: [Way; 4] = [Way::West, Way::East, Way::North, Way::South];

    pub(super) const fn from_bits(bits: u8) -> Way {
        match bits & 3 {
            0 => Way::West,
            1 => Way::East,
            2 => Way::North,
            _ => Way::South,
        }
    }

    /// Its number, for arrays with one entry per direction.
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The opposite direction.
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
    /// A marker for no place.
    pub(super) const NOWHERE: Joint = Joint(u8::MAX);

    /// A marker for the place of the lead.
    pub(super) const LEAD: Joint = Joint(u8::MAX - 1);

    /// The joint at this place on this bone, which must have it. A plain bone has only a west and an
    /// east half.
    pub const fn new(bone: Bone, way: Way) -> Joint {
        debug_assert!(bone.is_doublet() || matches!(way, Way::West | Way::East), "a plain bone has two places");
        Joint(FIRST[bone.index()] + way as u8)
    }

    /// The joints at all places on a bone.
    pub fn on(bone: Bone) -> impl Iterator<Item = Joint> {
        let places = if bone.is_doublet() { &Way::ALL[..] } else { &[Way::West, Way::East] };
        places.iter().map(move |way| Joint::new(bone, *way))
    }

    /// The bone that the joint is on.
    pub const fn bone(self) -> Bone {
        PLACES[self.0 as usize].bone
    }

    /// The place on the bone.
    pub const fn way(self) -> Way {
        PLACES[self.0 as usize].way
    }

    /// The pips that it shows. A bone played here must have them.
    pub const fn pips(self) -> u8 {
        PIPS[self.0 as usize]
    }

    /// The bones that fit there. At [`Joint::LEAD`] all bones do, and at [`Joint::NOWHERE`] none.
    #[inline]
    pub(super) fn fitting<W: Word>(self) -> BoneBits<W> {
        FITTING[self.0 as usize].narrowed()
    }
}

impl std::fmt::Debug for Joint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Joint::NOWHERE => f.write_str("nowhere"),
            Joint::LEAD => f.write_str("lead"),
            joint => write!(f, "{}/{:?}", joint.bone(), joint.way()),
        }
    }
}

/// An open end as a player names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// The end of an arm, named from the spinner, or an end of the line if there is no spinner yet.
    /// The lead is played to the east.
    Arm(Way),
    /// The same, for a matador that shows its heavier half instead of its lighter one.
    Turned(Way),
    /// A place on a bone. This is used if every doublet is a spinner, because arms have no names
    /// then.
    Joint(Joint),
}

impl End {
    /// The end where the first bone of a hand is played.
    pub const LEAD: End = End::Arm(Way::East);

    /// The end itself, whichever half a bone shows there.
    #[must_use]
    pub const fn straight(self) -> End {
        match self {
            End::Turned(arm) => End::Arm(arm),
            End::Arm(_) | End::Joint(_) => self,
        }
    }

    /// The same end where these two have changed places. A bone shows there which half it showed before.
    #[must_use]
    pub fn exchanged(self, one: End, other: End) -> End {
        let now = match self.straight() {
            end if end == one.straight() => other.straight(),
            end if end == other.straight() => one.straight(),
            end => end,
        };
        if self == self.straight() { now } else { now.turned() }
    }

    /// The same end for a matador that shows its other half, if the end is that of an arm.
    #[must_use]
    pub const fn turned(self) -> End {
        match self {
            End::Arm(arm) => End::Turned(arm),
            End::Turned(arm) => End::Arm(arm),
            End::Joint(_) => self,
        }
    }

    /// The place by which a bone joins this end, which shows these pips and which it must fit. The
    /// opposite place is then open.
    #[inline]
    pub(super) fn joined_by(self, bone: Bone, pips: u8, spinners: Spinner) -> Way {
        let by_heavier = match spinners {
            Spinner::Sevens if bone.is_doublet() => false,
            Spinner::Sevens if Bones::MATADORS.contains(bone) => !matches!(self, End::Turned(_)),
            Spinner::Sevens => bone.low() + pips != 7,
            _ => bone.low() != pips,
        };
        // On the west arm, a doublet joins with its east side, so that the arms of a spinner keep
        // their names.
        let is_west = matches!(self, End::Arm(Way::West) | End::Turned(Way::West));
        Way::from_bits(u8::from(by_heavier | (bone.is_doublet() & is_west)))
    }
}

/// How many places the bones of every set have. A plain bone has two and a doublet four, so that each
/// place has a number in a byte.
const NUMBERS: usize = 2 * (BONES + Set::GREATEST.suit_size());

const _: () = assert!(NUMBERS <= Joint::LEAD.0 as usize, "a joint is a byte");

/// The number of the first place of each bone.
const FIRST: [u8; BONES] = {
    let (mut first, mut next, mut at) = ([0; BONES], 0, 0);
    while let Some(bone) = Bone::from_index(at) {
        first[at] = next;
        next += if bone.is_doublet() { 4 } else { 2 };
        at += 1;
    }
    first
};

/// A place and the bone that it is on.
#[derive(Clone, Copy)]
struct Place {
    bone: Bone,
    way: Way,
}

/// The place with each number. All numbers of eight bits have an entry, so that none need be checked
/// or masked. Those of no place are never asked for.
static PLACES: [Place; 256] = {
    let mut places = [Place { bone: Bone::doublet(0), way: Way::West }; 256];
    let mut at = 0;
    while let Some(bone) = Bone::from_index(at) {
        let (mut way, last) = (0, if bone.is_doublet() { 4 } else { 2 });
        while way < last {
            places[(FIRST[at] + way) as usize] = Place { bone, way: Way::from_bits(way) };
            way += 1;
        }
        at += 1;
    }
    places
};

/// The pips that each joint shows.
static PIPS: [u8; 256] = {
    let mut pips = [0; 256];
    let mut at = 0;
    while at < 256 {
        let Place { bone, way } = PLACES[at];
        pips[at] = if matches!(way, Way::West) { bone.low() } else { bone.high() };
        at += 1;
    }
    pips
};

/// The bones of every set that fit each joint, or none for numbers of no place.
static FITTING: [Bones; 256] = {
    let mut fitting = [Bones::NONE; 256];
    fitting[Joint::LEAD.0 as usize] = Set::GREATEST.bones();
    let mut at = 0;
    while at < NUMBERS {
        fitting[at] = Bones::SUITS[PIPS[at] as usize];
        at += 1;
    }
    fitting
};

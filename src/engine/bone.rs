//! A bone, some bones with one bit each, and the seats.

pub use super::seat::{BySeat, SEATS, Seat, Seats, Side, by_seat};
use super::set::Set;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// The number of bones in the greatest set, for arrays with one entry per bone.
pub const BONES: usize = Set::GREATEST.size();

/// The number of suits in the greatest set.
const SUITS: usize = Set::GREATEST.suit_size();

/// The heavier and the lighter half of each bone, in the order of [`Bone::index`].
const HALVES: [(u8, u8); BONES] = halves();

const fn halves() -> [(u8, u8); BONES] {
    let mut table = [(0, 0); BONES];
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
}

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
        Bones::DOUBLETS.contains(self)
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

/// The bits of the bones whose halves meet a condition.
macro_rules! bones_where {
    (|$high:ident, $low:ident| $condition:expr) => {{
        let (mut set, mut at) = (0, 0);
        while at < BONES {
            let ($high, $low) = HALVES[at];
            if $condition {
                set |= 1 << at;
            }
            at += 1;
        }
        set
    }};
}

/// The bits of [`Bones`], one for each bone of the greatest set.
type Bits = u128;

/// Some bones, whichever set they are of. `|`, `&`, `-` and `^` are union, intersection, difference
/// and symmetric difference. All other bones of a game are those of its [`Set`] without them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Bones(Bits);

impl Bones {
    /// No bone.
    pub const NONE: Bones = Bones(0);
    /// The doublets of every set.
    pub const DOUBLETS: Bones = Bones(bones_where!(|high, low| high == low));
    /// The bones whose halves add up to seven, and the double blank.
    pub const MATADORS: Bones = Bones(bones_where!(|high, low| high + low == 7 && low > 0 || high == 0));
    /// The matadors with two different halves, which can show either.
    pub const TURNABLE: Bones = Bones(bones_where!(|high, low| high + low == 7 && low > 0));
    const SUITS: [Bits; SUITS] = suits();
    /// The bones whose weight has the bit 1, 2, 4, 8 or 16. Five bit counts add up to their weight.
    const WEIGHT_BITS: [Bits; 5] = [weight_bit(0), weight_bit(1), weight_bit(2), weight_bit(3), weight_bit(4)];

    /// The bones of every set that have a half with this many pips.
    pub const fn suit(pips: u8) -> Bones {
        Bones(Bones::SUITS[pips as usize])
    }

    /// The bones that join these pips where halves add up to seven: the other half of
    /// seven, and every matador.
    pub const fn making_seven(pips: u8) -> Bones {
        if pips == 0 { Bones::MATADORS } else { Bones(Bones::SUITS[7 - pips as usize] | Bones::MATADORS.0) }
    }

    /// The set of one bone.
    pub const fn of(bone: Bone) -> Bones {
        Bones(1 << bone.0)
    }

    /// Whether the bone is in the set.
    pub const fn contains(self, bone: Bone) -> bool {
        self.0 >> bone.0 & 1 == 1
    }

    /// Adds a bone.
    pub const fn insert(&mut self, bone: Bone) {
        self.0 |= 1 << bone.0;
    }

    /// Removes a bone.
    pub const fn remove(&mut self, bone: Bone) {
        self.0 &= !(1 << bone.0);
    }

    /// The number of bones in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all its bones are in the other set.
    pub const fn is_subset(self, of: Bones) -> bool {
        self.0 & !of.0 == 0
    }

    /// Whether none of its bones is in the other set.
    pub const fn is_disjoint(self, from: Bones) -> bool {
        self.0 & from.0 == 0
    }

    /// The sum of the pips of its bones.
    pub const fn weight(self) -> u16 {
        let [one, two, four, eight, sixteen] = Bones::WEIGHT_BITS;
        let count = (self.0 & one).count_ones()
            + 2 * (self.0 & two).count_ones()
            + 4 * (self.0 & four).count_ones()
            + 8 * (self.0 & eight).count_ones()
            + 16 * (self.0 & sixteen).count_ones();
        count as u16
    }

    /// The last bone in the fixed order. In a set of doublets, this is the heaviest.
    pub const fn last(self) -> Option<Bone> {
        if self.0 == 0 { None } else { Some(Bone((Bits::BITS - 1 - self.0.leading_zeros()) as u8)) }
    }

    /// The `n`th bone in the fixed order, counting from zero.
    #[inline]
    pub const fn nth(self, n: usize) -> Option<Bone> {
        let (mut left, mut n) = (self.0, n);
        while n > 0 && left != 0 {
            left &= left - 1;
            n -= 1;
        }
        if left == 0 { None } else { Some(Bone(left.trailing_zeros() as u8)) }
    }

    /// Its bones in the fixed order.
    pub const fn iter(self) -> BonesIter {
        BonesIter(self.0)
    }
}

impl Set {
    /// All its bones.
    pub const fn bones(self) -> Bones {
        Bones(Bits::MAX >> (Bits::BITS as usize - self.size()))
    }

    /// Its heaviest bone.
    pub const fn heaviest(self) -> Bone {
        Bone::doublet(self.highest())
    }
}

const fn suits() -> [Bits; SUITS] {
    let (mut suits, mut pips) = ([0; SUITS], 0);
    while pips < SUITS {
        suits[pips] = bones_where!(|high, low| high as usize == pips || low as usize == pips);
        pips += 1;
    }
    suits
}

const fn weight_bit(bit: u8) -> Bits {
    bones_where!(|high, low| (high + low) >> bit & 1 == 1)
}

macro_rules! operator {
    ($operator:ident $name:ident, $assigning:ident $assign:ident, |$a:ident, $b:ident| $bits:expr) => {
        impl $operator for Bones {
            type Output = Bones;
            fn $name(self, other: Bones) -> Bones {
                let ($a, $b) = (self.0, other.0);
                Bones($bits)
            }
        }

        impl $assigning for Bones {
            fn $assign(&mut self, other: Bones) {
                *self = $operator::$name(*self, other);
            }
        }
    };
}

operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl FromIterator<Bone> for Bones {
    fn from_iter<I: IntoIterator<Item = Bone>>(bones: I) -> Bones {
        bones.into_iter().fold(Bones::NONE, |set, bone| set | Bones::of(bone))
    }
}

impl FromIterator<Bones> for Bones {
    fn from_iter<I: IntoIterator<Item = Bones>>(sets: I) -> Bones {
        sets.into_iter().fold(Bones::NONE, |all, set| all | set)
    }
}

impl IntoIterator for Bones {
    type Item = Bone;
    type IntoIter = BonesIter;
    fn into_iter(self) -> BonesIter {
        self.iter()
    }
}

impl fmt::Debug for Bones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Iterates over the bones of a set.
#[derive(Clone, Debug)]
pub struct BonesIter(Bits);

impl Iterator for BonesIter {
    type Item = Bone;

    fn next(&mut self) -> Option<Bone> {
        if self.0 == 0 {
            return None;
        }
        let bone = Bone(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(bone)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for BonesIter {}
impl FusedIterator for BonesIter {}

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

//! Some bones, with one bit each.

use super::{Bone, SUITS, Word};
use crate::set::Set;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

/// Some bones, whichever set they are of.
pub type Bones = BoneBits<u128>;

/// Some bones in a word. `|`, `&`, `-` and `^` are union, intersection, difference and symmetric
/// difference. All other bones of a game are those of its [`Set`] without them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct BoneBits<W>(W);

impl<W: Word> BoneBits<W> {
    /// No bone.
    pub const NONE: BoneBits<W> = BoneBits(W::NONE);
    /// The doublets of every set.
    pub const DOUBLETS: BoneBits<W> = BoneBits(W::DOUBLETS);
    /// The bones whose halves add up to seven, and the double blank.
    pub const MATADORS: BoneBits<W> = BoneBits(W::MATADORS);
    /// The matadors with two different halves, which can show either.
    pub const TURNABLE: BoneBits<W> = BoneBits(W::TURNABLE);

    /// The bones of every set that have a half with this many pips.
    #[inline]
    pub fn suit(pips: u8) -> BoneBits<W> {
        BoneBits(W::SUITS[pips as usize])
    }

    /// The bones that join these pips where halves add up to seven: the other half of
    /// seven, and every matador.
    #[inline]
    pub fn making_seven(pips: u8) -> BoneBits<W> {
        if pips == 0 { BoneBits::MATADORS } else { BoneBits::suit(7 - pips) | BoneBits::MATADORS }
    }

    /// The set of one bone.
    #[inline]
    pub fn of(bone: Bone) -> BoneBits<W> {
        BoneBits(W::bit(bone.index()))
    }

    /// The same bones in the word that has room for all.
    #[inline]
    pub fn widened(self) -> Bones {
        BoneBits(self.0.widened())
    }

    /// Whether the bone is in the set.
    #[inline]
    pub fn contains(self, bone: Bone) -> bool {
        self.0.has(bone.index())
    }

    /// Adds a bone.
    #[inline]
    pub fn insert(&mut self, bone: Bone) {
        *self |= BoneBits::of(bone);
    }

    /// Removes a bone.
    #[inline]
    pub fn remove(&mut self, bone: Bone) {
        *self -= BoneBits::of(bone);
    }

    /// The number of bones in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count()
    }

    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == W::NONE
    }

    /// Whether all its bones are in the other set.
    #[inline]
    pub fn is_subset(self, of: BoneBits<W>) -> bool {
        (self - of).is_empty()
    }

    /// Whether none of its bones is in the other set.
    #[inline]
    pub fn is_disjoint(self, from: BoneBits<W>) -> bool {
        (self & from).is_empty()
    }

    /// The sum of the pips of its bones. Five counts of bones add up to it.
    pub fn weight(self) -> u16 {
        let [one, two, four, eight, sixteen] = W::WEIGHTS.map(|bones| (self.0 & bones).count());
        (one + 2 * two + 4 * four + 8 * eight + 16 * sixteen) as u16
    }

    /// The last bone in the fixed order. In a set of doublets, this is the heaviest.
    #[inline]
    pub fn last(self) -> Option<Bone> {
        if self.is_empty() { None } else { Some(Bone(self.0.highest() as u8)) }
    }

    /// The `n`th bone in the fixed order, counting from zero.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Bone> {
        let (mut left, mut n) = (self.0, n);
        while n > 0 && left != W::NONE {
            left = left.without_lowest();
            n -= 1;
        }
        if left == W::NONE { None } else { Some(Bone(left.lowest() as u8)) }
    }

    /// Its bones in the fixed order.
    #[inline]
    pub fn iter(self) -> BonesIter<W> {
        BonesIter(self.0)
    }
}

impl Bones {
    /// The bones of every set that have a half with each number of pips.
    pub(crate) const SUITS: [Bones; SUITS] = {
        let (mut suits, mut pips) = ([Bones::NONE; SUITS], 0);
        while pips < SUITS {
            suits[pips] = BoneBits(<u128 as Word>::SUITS[pips]);
            pips += 1;
        }
        suits
    };

    /// The same bones in another word, without those that it has no bit for. It may have bits for a few more
    /// than the bones of its greatest set, as any set of bones may have those that are in no game.
    #[inline]
    pub fn narrowed<W: Word>(self) -> BoneBits<W> {
        BoneBits(W::narrowed(self.0))
    }
}

impl Set {
    /// All its bones.
    pub const fn bones(self) -> Bones {
        BoneBits(u128::MAX >> (u128::BITS as usize - self.size()))
    }

    /// Its heaviest bone.
    pub const fn heaviest(self) -> Bone {
        Bone::doublet(self.highest())
    }
}

macro_rules! operator {
    ($operator:ident $name:ident, $assigning:ident $assign:ident, |$a:ident, $b:ident| $bits:expr) => {
        impl<W: Word> $operator for BoneBits<W> {
            type Output = BoneBits<W>;
            #[inline]
            fn $name(self, other: BoneBits<W>) -> BoneBits<W> {
                let ($a, $b) = (self.0, other.0);
                BoneBits($bits)
            }
        }

        impl<W: Word> $assigning for BoneBits<W> {
            #[inline]
            fn $assign(&mut self, other: BoneBits<W>) {
                *self = $operator::$name(*self, other);
            }
        }
    };
}

operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl<W: Word> FromIterator<Bone> for BoneBits<W> {
    fn from_iter<I: IntoIterator<Item = Bone>>(bones: I) -> BoneBits<W> {
        bones.into_iter().fold(BoneBits::NONE, |set, bone| set | BoneBits::of(bone))
    }
}

impl<W: Word> FromIterator<BoneBits<W>> for BoneBits<W> {
    fn from_iter<I: IntoIterator<Item = BoneBits<W>>>(sets: I) -> BoneBits<W> {
        sets.into_iter().fold(BoneBits::NONE, |all, set| all | set)
    }
}

impl<W: Word> IntoIterator for BoneBits<W> {
    type Item = Bone;
    type IntoIter = BonesIter<W>;
    #[inline]
    fn into_iter(self) -> BonesIter<W> {
        self.iter()
    }
}

impl<W: Word> fmt::Debug for BoneBits<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Iterates over the bones of a set.
#[derive(Clone, Debug)]
pub struct BonesIter<W>(W);

impl<W: Word> Iterator for BonesIter<W> {
    type Item = Bone;

    #[inline]
    fn next(&mut self) -> Option<Bone> {
        if self.0 == W::NONE {
            return None;
        }
        let bone = Bone(self.0.lowest() as u8);
        self.0 = self.0.without_lowest();
        Some(bone)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count();
        (len, Some(len))
    }
}

impl<W: Word> ExactSizeIterator for BonesIter<W> {}
impl<W: Word> FusedIterator for BonesIter<W> {}

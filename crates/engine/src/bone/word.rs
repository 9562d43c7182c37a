//! The words that sets of bones are kept in.

use super::{BONES, HALVES, SUITS};
use crate::set::Set;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Index, IndexMut, Not};

/// A word with one bit for each bone that may lie on a table. `u128` has room for the bones of every set,
/// `u64` for those of a double nine, and `u32` for those of a double six.
///
/// What is kept by the thousand, as the worlds that Nestor thinks of, is kept in the smallest word that has
/// room for it. Everything else is in a `u128`, and need not know that there are others.
pub trait Word:
    Copy
    + Eq
    + Default
    + Hash
    + Debug
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// The greatest set that it has room for.
    const GREATEST: Set;
    /// No bit.
    const NONE: Self;
    /// The bits of the doublets.
    const DOUBLETS: Self;
    /// The bits of the bones whose halves add up to seven, and of the double blank.
    const MATADORS: Self;
    /// The bits of the matadors with two different halves.
    const TURNABLE: Self;
    /// The bits of the bones with a half of each number.
    const SUITS: &'static [Self; SUITS];
    /// The bits of the bones whose weight has the bit 1, 2, 4, 8 or 16.
    const WEIGHTS: &'static [Self; 5];

    /// An array with one entry for each of its bones.
    type Each<T: Copy + Eq + Debug>: Copy
        + Eq
        + Debug
        + Index<usize, Output = T>
        + IndexMut<usize>
        + AsRef<[T]>
        + AsMut<[T]>;

    /// The same for every bone.
    fn each<T: Copy + Eq + Debug>(value: T) -> Self::Each<T>;

    /// These bits, without those that it lacks.
    fn narrowed(bits: u128) -> Self;

    /// The same bits in the largest word.
    fn widened(self) -> u128;

    /// The bit with this number, which the word must have.
    fn bit(number: usize) -> Self;

    /// Whether the bit with this number is set.
    #[inline]
    fn has(self, number: usize) -> bool {
        self & Self::bit(number) != Self::NONE
    }

    /// How many bits are set.
    fn count(self) -> usize;

    /// The number of the lowest bit that is set. Some bit must be.
    fn lowest(self) -> usize;

    /// The number of the highest bit that is set. Some bit must be.
    fn highest(self) -> usize;

    /// All bits that are set but the lowest. Some bit must be.
    #[must_use]
    fn without_lowest(self) -> Self;
}

/// The bits of a word that stand for bones whose halves meet a condition, those beyond its greatest set too.
macro_rules! bits_where {
    ($word:ty, |$high:ident, $low:ident| $condition:expr) => {{
        let (mut bits, mut at): ($word, usize) = (0, 0);
        while at < BONES && at < <$word>::BITS as usize {
            let ($high, $low) = HALVES[at];
            if $condition {
                bits |= 1 << at;
            }
            at += 1;
        }
        bits
    }};
}
macro_rules! word {
    ($word:ty, $greatest:expr) => {
        impl Word for $word {
            const GREATEST: Set = $greatest;
            const NONE: $word = 0;
            const DOUBLETS: $word = bits_where!($word, |high, low| high == low);
            const MATADORS: $word = bits_where!($word, |high, low| high + low == 7 && low > 0 || high == 0);
            const TURNABLE: $word = bits_where!($word, |high, low| high + low == 7 && low > 0);
            const SUITS: &'static [$word; SUITS] = &{
                let (mut suits, mut pips) = ([0; SUITS], 0);
                while pips < SUITS {
                    suits[pips] = bits_where!($word, |high, low| high as usize == pips || low as usize == pips);
                    pips += 1;
                }
                suits
            };
            const WEIGHTS: &'static [$word; 5] = &{
                let (mut weights, mut bit) = ([0; 5], 0);
                while bit < 5 {
                    weights[bit] = bits_where!($word, |high, low| (high + low) >> bit & 1 == 1);
                    bit += 1;
                }
                weights
            };

            type Each<T: Copy + Eq + Debug> = [T; $greatest.size()];

            #[inline]
            fn each<T: Copy + Eq + Debug>(value: T) -> [T; $greatest.size()] {
                [value; $greatest.size()]
            }

            #[inline]
            fn narrowed(bits: u128) -> $word {
                bits as $word
            }

            #[inline]
            fn widened(self) -> u128 {
                self.into()
            }

            #[inline]
            fn bit(number: usize) -> $word {
                1 << number
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn highest(self) -> usize {
                self.ilog2() as usize
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & (self - 1)
            }
        }
    };
}

word!(u32, Set::Six);
word!(u64, Set::Nine);
word!(u128, Set::GREATEST);

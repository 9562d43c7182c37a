//! What the open ends count, and the points that they score (R6, R19, R43, R48, R49).

use super::{Joins, Joint, Layout, MAX_ENDS, SIDES};
use crate::bone::{BONES, Bone, Word};
use crate::rules::{CountWhat, Rules, Spinner};
use crate::set::Set;
use arrayvec::ArrayVec;

/// What each bone adds to the count, indexed by the set of its joined places (R6).
const COUNTS: [[u8; 16]; BONES] = counts_of(false);

/// The same for a doublet of which every open place counts, however many bones are joined to it
/// (R48).
const OPEN_COUNTS: [[u8; 16]; BONES] = counts_of(true);

const fn counts_of(open: bool) -> [[u8; 16]; BONES] {
    let mut counts = [[0; 16]; BONES];
    let mut at = 0;
    while at < BONES * 16 {
        let joined = at as u8 & 15;
        if let Some(bone) = Bone::from_index(at / 16) {
            counts[at / 16][at & 15] = match (bone.is_doublet(), joined & SIDES) {
                (true, _) if joined.count_ones() < 2 => bone.weight(),
                // Its ends are open once both its sides are joined.
                (true, SIDES) if open => bone.high() * (!joined & !SIDES & 15).count_ones() as u8,
                (true, sides) if open => bone.high() * (!sides & SIDES).count_ones() as u8,
                (false, 0) => bone.weight(),
                (false, 1) => bone.high(),
                (false, 2) => bone.low(),
                _ => 0,
            };
        }
        at += 1;
    }
    counts
}

/// The terms of a table count. Every open end has one term, and a doublet that is an open end has
/// one more.
pub type Sum = ArrayVec<u8, { MAX_ENDS + Set::GREATEST_OF_TREES.suit_size() }>;

impl<W: Word> Layout<W> {
    /// The table count (R6).
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// The terms of the count, arm by arm. A half is one term, and a doublet is two, one for each
    /// side.
    pub fn sum(&self) -> Sum {
        let tips = self.tips.slots().map(|slot| self.tips.at[slot]);
        tips.flat_map(|tip| std::iter::repeat_n(tip.pips(), self.times(tip))).collect()
    }

    /// How many times the pips of an open end count. A half counts once, a doublet at the end of an
    /// arm twice, and an end of a doublet within a line never.
    pub fn times(&self, tip: Joint) -> usize {
        let joined = self.joins.places(tip.bone());
        match (tip.bone().is_doublet(), joined.count_ones()) {
            (true, 1) if joined & SIDES != 0 => 2,
            // A firecracker can leave a spinner with an arm at only one end. Then both its sides
            // are open, and each counts once.
            (false, _) | (true, 0 | 1) => 1,
            (true, _) => usize::from(self.counts_on(tip.bone())),
        }
    }

    /// What the count of all other bones would be after some bone is played in a slot.
    #[inline]
    pub(super) fn count_beside(&self, slot: usize) -> u8 {
        let host = self.tips.at[slot];
        let counts = counts(host.bone(), self.counts_on(host.bone()));
        let joined = usize::from(self.joins.places(host.bone()));
        self.count - counts[joined & 15] + counts[(joined | usize::from(host.way().bit())) & 15]
    }

    /// What a bone on the table adds to the count.
    pub fn counted(&self, bone: Bone) -> u8 {
        counts(bone, self.counts_on(bone))[usize::from(self.joins.places(bone)) & 15]
    }

    /// Whether every open place of a doublet counts, however many bones are joined to it (R48).
    fn counts_on(&self, doublet: Bone) -> bool {
        self.spinners == Spinner::Counting && self.spinner == Some(doublet)
    }

    /// The points that the open ends score.
    #[inline]
    pub fn points(&self, rules: &Rules) -> u8 {
        match rules.counting {
            CountWhat::Twins => twins(self.tips.slots().map(|slot| self.tips.at[slot]), &self.joins),
            CountWhat::Whole | CountWhat::Parts => rules.points(self.count),
        }
    }
}

/// Two points if all open ends show the same pips, and one more if a doublet that is joined to one
/// bone is among them (R49).
fn twins<W: Word>(mut tips: impl Iterator<Item = Joint> + Clone, joins: &Joins<W>) -> u8 {
    let Some(first) = tips.next() else { return 0 };
    let ends_in_doublet = |tip: Joint| tip.bone().is_doublet() && joins.len(tip.bone()) == 1;
    let doublet = ends_in_doublet(first) || tips.clone().any(ends_in_doublet);
    if tips.all(|tip| tip.pips() == first.pips()) { 2 + u8::from(doublet) } else { 0 }
}

/// What a bone adds to the count, by the set of its joined places.
#[inline]
fn counts(bone: Bone, open: bool) -> &'static [u8; 16] {
    if open { &OPEN_COUNTS[bone.index()] } else { &COUNTS[bone.index()] }
}

/// What a bone at an open end adds to the count, given the pips that it shows.
#[inline]
pub(super) fn at_end(bone: Bone, shown: u8) -> u8 {
    shown << u8::from(bone.is_doublet())
}

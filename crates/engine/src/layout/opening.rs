//! An open end as a place for a bone. What is the same for every bone that may go there is worked
//! out once.

use super::count::at_end;
use super::{End, Joint, Layout, Way};
use crate::bone::{Bone, BoneBits, Seat, Word};
use crate::rules::{CountWhat, Rules};

/// An open end, or the place for the lead in an empty layout.
#[derive(Clone, Copy)]
pub struct Opening<'a, W: Word = u128> {
    layout: &'a Layout<W>,
    /// The name of the end.
    pub end: End,
    /// The joint at the end. The lead has none.
    at: Option<Joint>,
    /// The count of all bones but the one that is played there.
    beside: u8,
}

impl<W: Word> Layout<W> {
    /// An end, which must be open or, in an empty layout, that of the lead.
    #[inline]
    pub fn opening(&self, end: End) -> Opening<'_, W> {
        let slot = self.slot(end);
        let beside = slot.map_or(0, |slot| self.count_beside(slot));
        Opening { layout: self, end, at: slot.map(|slot| self.tips.at[slot]), beside }
    }
}

impl<W: Word> Opening<'_, W> {
    /// The place of a bone by which it would join the end. The opposite place is then open. The
    /// lead joins nothing.
    pub fn near(&self, bone: Bone) -> Option<Way> {
        self.at.map(|tip| self.end.joined_by(bone, tip.pips(), self.layout.spinners))
    }

    /// The bones of the suits that a bone there would close and open.
    pub fn suits(&self, bone: Bone) -> (BoneBits<W>, BoneBits<W>) {
        let spinners = self.layout.spinners;
        let closed = self.at.map_or(BoneBits::NONE, |tip| spinners.fitting(tip.pips()));
        (closed, spinners.fitting(self.shown_by(bone)))
    }

    /// The pips that a bone would show there. A lead shows two halves, and the heavier one stands
    /// for both.
    #[inline(always)]
    fn shown_by(&self, bone: Bone) -> u8 {
        match self.at {
            None => bone.high(),
            Some(tip) if self.layout.spinners.adds_to_seven() => {
                let near = self.end.joined_by(bone, tip.pips(), self.layout.spinners);
                Joint::new(bone, near.opposite()).pips()
            }
            Some(tip) => bone.weight() - tip.pips(),
        }
    }

    /// What the count would be with a bone there.
    #[inline(always)]
    pub fn count_with(&self, bone: Bone) -> u8 {
        match self.at {
            None => bone.weight(),
            Some(_) => self.beside + at_end(bone, self.shown_by(bone)),
        }
    }

    /// The points that the open ends would score with a bone there.
    #[inline(always)]
    pub fn points_with(&self, rules: &Rules, bone: Bone) -> u8 {
        match rules.counting {
            CountWhat::Twins => self.layout.after(Seat::FIRST, bone, self.end).points(rules),
            CountWhat::Whole | CountWhat::Parts => rules.points(self.count_with(bone)),
        }
    }
}

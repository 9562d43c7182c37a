//! An open end as a place for a bone. What is the same for every bone that may go there is worked out once.

use super::count::at_end;
use super::{End, Joint, Layout, Way};
use crate::engine::bone::{Bone, Seat};
use crate::engine::rules::{CountWhat, Rules};

/// An open end, or the place for the lead in an empty layout.
#[derive(Clone, Copy)]
pub struct Opening<'a> {
    layout: &'a Layout,
    /// The name of the end.
    pub end: End,
    /// The slot of the end and the joint in it. The lead has none.
    at: Option<(usize, Joint)>,
    /// The count of all bones but the one that is played there.
    beside: u8,
}

impl Layout {
    /// An end, which must be open or, in an empty layout, that of the lead.
    #[inline]
    pub fn opening(&self, end: End) -> Opening<'_> {
        let at = self.slot(end).map(|slot| (slot, self.tips[slot]));
        let beside = at.map_or(0, |(slot, _)| self.count_beside(slot));
        Opening { layout: self, end, at, beside }
    }
}

impl Opening<'_> {
    /// The place of a bone by which it would join the end. The opposite place is then open. The lead joins nothing.
    pub fn near(&self, bone: Bone) -> Option<Way> {
        self.at.map(|(slot, _)| self.layout.near_half(bone, self.end, slot))
    }

    /// The pips that a bone would cover.
    pub fn covers(&self) -> Option<u8> {
        self.at.map(|(_, tip)| tip.pips())
    }

    /// The pips that a bone would show there. A lead shows two halves, and the heavier one stands for both.
    #[inline]
    pub fn shown_by(&self, bone: Bone) -> u8 {
        match self.at {
            None => bone.high(),
            Some((slot, _)) if self.layout.adds_to_seven() => {
                Joint::new(bone, self.layout.near_half(bone, self.end, slot).opposite()).pips()
            }
            Some((_, tip)) => bone.weight() - tip.pips(),
        }
    }

    /// What the count would be with a bone there.
    #[inline]
    pub fn count_with(&self, bone: Bone) -> u8 {
        match self.at {
            None => bone.weight(),
            Some(_) => self.beside + at_end(bone, self.shown_by(bone)),
        }
    }

    /// The points that the open ends would score with a bone there.
    #[inline]
    pub fn points_with(&self, rules: &Rules, bone: Bone) -> u8 {
        match rules.counting {
            CountWhat::Twins => self.layout.after(Seat::FIRST, bone, self.end).twins(),
            CountWhat::Whole | CountWhat::Parts => rules.points(self.count_with(bone)),
        }
    }
}

//! The joints at the open ends.

use super::{Joint, SLOTS, Way};

/// The open ends. A slot that is not open holds nowhere. If arms have names, each slot stands for
/// an arm. Otherwise an end takes any free slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tips {
    /// The joint in each slot.
    pub(super) at: [Joint; SLOTS],
    /// The slots that are open, one bit each.
    open: u32,
}

impl Tips {
    /// No end is open, but a bone can be led.
    pub(super) fn new() -> Tips {
        let at = std::array::from_fn(|slot| if slot == Way::East.index() { Joint::LEAD } else { Joint::NOWHERE });
        Tips { at, open: 0 }
    }

    pub(super) const fn slots(&self) -> Slots {
        Slots(self.open)
    }

    pub(crate) const fn is_open(&self, slot: usize) -> bool {
        self.open & 1 << slot != 0
    }

    /// How many fours of slots hold all open ends, or the place of the lead.
    pub(super) const fn fours(&self) -> usize {
        (self.open | 1).ilog2() as usize / 4 + 1
    }

    /// The lowest slot that is free.
    pub(super) const fn free(&self) -> usize {
        self.open.trailing_ones() as usize
    }

    /// The slot that holds a joint.
    pub(super) fn slot_of(&self, joint: Joint) -> Option<usize> {
        self.slots().find(|&slot| self.at[slot] == joint)
    }

    /// Makes a joint the end in a slot.
    pub(super) fn open(&mut self, slot: usize, joint: Joint) {
        self.at[slot] = joint;
        self.open |= 1 << slot;
    }

    pub(super) fn close(&mut self, slot: usize) {
        self.at[slot] = Joint::NOWHERE;
        self.open &= !(1 << slot);
    }
}

/// Iterates over the slots in a set.
#[derive(Clone, Debug)]
pub(super) struct Slots(pub(super) u32);

impl Slots {
    pub(super) const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    pub(super) const fn contains(&self, slot: usize) -> bool {
        self.0 & 1 << slot != 0
    }
}

impl Iterator for Slots {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        // The mask makes clear to the compiler that there are no more slots.
        let slot = self.0.trailing_zeros() as usize & (SLOTS - 1);
        self.0 &= self.0 - 1;
        Some(slot)
    }
}

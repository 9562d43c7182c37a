//! Laying a hand again where no manner helps: a bone whose best spot leads to a table on which some end has no place takes the next best.

use super::Whole;
use super::price::Manner;
use super::tip::Spots;
use crate::engine::bone::Seat;
use crate::engine::observe::Act;

/// How many bones take another spot than the best, at most. One is mostly enough.
const MOST_SLIPS: usize = 2;

/// How many spots are tried before it is given up.
const TRIES: u32 = 10_000;

impl Whole {
    /// The hand laid so that every end has its places, if that is found before too much was tried.
    pub(super) fn with_other_spots(&self) -> Option<Whole> {
        let mut tries = TRIES;
        (1..=MOST_SLIPS).find_map(|slips| {
            (0..Manner::COUNT).find_map(|manner| {
                let empty = Whole::in_manner(self.spinners, self.shape, manner);
                empty.follow_all(&self.done, slips, &mut tries)
            })
        })
    }

    /// The same table after more deeds, with no more bones than that on another spot than the best.
    fn follow_all(&self, deeds: &[(Seat, Act)], slips: usize, tries: &mut u32) -> Option<Whole> {
        let Some((&(seat, act), later)) = deeds.split_first() else { return Some(self.clone()) };
        let Act::Played(bone, end) = act else {
            let mut next = self.clone();
            return if next.go_on(seat, act) { next.follow_all(later, slips, tries) } else { None };
        };
        let scene = self.scene();
        let spots: Spots = match self.tip(&scene, end) {
            Some(tip) => scene.ranked(tip, bone.is_doublet()),
            None => [self.middle()].into_iter().collect(),
        };
        spots.into_iter().take(if slips > 0 { usize::MAX } else { 1 }).enumerate().find_map(|(nth, spot)| {
            *tries = tries.checked_sub(1)?;
            let mut next = self.clone();
            next.layout.lay(seat, bone, end, spot);
            if next.make_room() { next.follow_all(later, slips - usize::from(nth > 0), tries) } else { None }
        })
    }
}

//! Laying a hand again where no style helps: a bone whose best site leads to a table on which some end has no place takes the next best.

use super::LaidTable;
use super::price::Style;
use super::tip::Sites;
use crate::engine::bone::Seat;
use crate::engine::observe::Act;

/// How many bones take another site than the best, at most. One is mostly enough.
const MOST_SLIPS: usize = 2;

/// How many sites are tried before it is given up.
const TRIES: u32 = 10_000;

impl LaidTable {
    /// The hand laid so that every end has its places, if that is found before too much was tried.
    pub(super) fn with_other_sites(&self) -> Option<LaidTable> {
        let mut tries = TRIES;
        (1..=MOST_SLIPS).find_map(|slips| {
            (0..Style::COUNT).find_map(|style| {
                let empty = LaidTable::in_style(self.spinners, self.shape, style);
                empty.follow_all(&self.done, slips, &mut tries)
            })
        })
    }

    /// The same table after more deeds, with no more bones than that on another site than the best.
    fn follow_all(&self, deeds: &[(Seat, Act)], slips: usize, tries: &mut u32) -> Option<LaidTable> {
        let Some((&(seat, act), later)) = deeds.split_first() else { return Some(self.clone()) };
        let Act::Played(bone, end) = act else {
            let mut next = self.clone();
            return if next.go_on(seat, act) { next.follow_all(later, slips, tries) } else { None };
        };
        let chooser = self.chooser();
        let sites: Sites = match self.tip(&chooser, end) {
            Some(tip) => chooser.ranked(tip, bone.is_doublet()),
            None => [self.middle()].into_iter().collect(),
        };
        sites.into_iter().take(if slips > 0 { usize::MAX } else { 1 }).enumerate().find_map(|(nth, site)| {
            *tries = tries.checked_sub(1)?;
            let mut next = self.clone();
            next.layout.lay(seat, bone, end, site);
            if next.make_room() { next.follow_all(later, slips - usize::from(nth > 0), tries) } else { None }
        })
    }
}

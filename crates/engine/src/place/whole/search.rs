//! Lays a hand again if no style works. A bone takes a worse site if its best site would leave some
//! end without a place.

use super::{LaidTable, price::Style, tip::Sites};
use crate::{Act, Seat};

/// The most bones that may take a site other than the best. One is usually enough.
const MOST_SLIPS: usize = 2;

/// The number of sites to try before giving up.
const TRIES: u32 = 10_000;

impl LaidTable {
    /// Lays the hand so that every end has its places, if the search finds a way in time.
    pub(super) fn with_other_sites(&self) -> Option<LaidTable> {
        let mut tries = TRIES;
        (1..=MOST_SLIPS).find_map(|slips| {
            (0..Style::COUNT).find_map(|style| {
                let empty = LaidTable::in_style(self.spinners, self.set, self.shape, style);
                empty.follow_all(&self.done, slips, &mut tries)
            })
        })
    }

    /// Follows more deeds, with at most `slips` bones on a site other than the best.
    fn follow_all(&self, deeds: &[(Seat, Act)], slips: usize, tries: &mut u32) -> Option<LaidTable> {
        let Some((&(seat, act), later)) = deeds.split_first() else { return Some(self.clone()) };
        let Act::Played(bone, end) = act else {
            let mut next = self.clone();
            return if next.go_on(seat, act) { next.follow_all(later, slips, tries) } else { None };
        };
        let chooser = self.chooser();
        let sites: Sites = match self.tip(&chooser, end) {
            Some(tip) => chooser.ranked(tip, self.laid.lies_across(bone)),
            None => [self.middle()].into_iter().collect(),
        };
        sites.into_iter().take(if slips > 0 { usize::MAX } else { 1 }).enumerate().find_map(|(nth, site)| {
            *tries = tries.checked_sub(1)?;
            let mut next = self.clone();
            next.laid.lay(seat, bone, end, site);
            if next.make_room() { next.follow_all(later, slips - usize::from(nth > 0), tries) } else { None }
        })
    }
}

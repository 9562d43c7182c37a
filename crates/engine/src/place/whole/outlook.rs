//! The future of a table: whether its lines can continue, and whether every end has a place
//! whatever is played next.

use super::tip::{PerTip, Route, Site, Tip};
use super::{ground::Ground, situation::Situation};
use crate::place::Area;
use arrayvec::ArrayVec;

/// How bad the prospect of a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Danger {
    /// Whatever is played next, the table will be in order.
    None,
    /// Every line can continue, but some bone would block one.
    Hemmed,
    /// The table is in order, but perhaps not for long.
    Stuck,
    /// Some open end has no place for a bone that may come. No table may be in this state.
    Lost,
}

/// The prospect of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    pub(super) danger: Danger,
    /// The price of other risks.
    pub(super) risk: i32,
}

/// How far ways must be clear, in half squares, and how many ways to try before giving up.
#[derive(Clone, Copy)]
struct Sight {
    length: i16,
    tries: u32,
}

/// The length is greater than any line, and the tries are enough for all combinations of ways at
/// four tips.
const FOR_EVER: Sight = Sight { length: 400, tries: 4000 };

/// On a branching table, ways cannot be clear for ever, because sixteen ends would need too much
/// room. There are also too many combinations to try all.
const AHEAD: Sight = Sight { length: 16, tries: 60 };

/// On a branching table, the price of each doublet that would leave a line without a way.
const DOUBLET_RISK: i32 = 300;

/// The price of a branching table on which not every line has a way.
const NO_WAYS: i32 = 1500;

impl Situation {
    /// The prospect from here. A line, or each arm of a cross, must have a way of its own that is
    /// clear for ever, now and after any doublet. On a branching table this is impossible. There,
    /// every end must have its places after any one bone, and other risks have a price.
    pub(super) fn prospect(&self) -> Prospect {
        let places = self.places();
        if !self.has_places_for_all(&places) {
            return Prospect { danger: Danger::Lost, risk: 0 };
        }
        let stays_in_order = || self.has_places_after_any_bone(&places);
        if self.is_tree {
            let risk = self.hemming_doublets(AHEAD).map_or(NO_WAYS, |doublets| DOUBLET_RISK * doublets as i32);
            return Prospect { danger: if stays_in_order() { Danger::None } else { Danger::Stuck }, risk };
        }
        let danger = match self.hemming_doublets(FOR_EVER) {
            Some(0) if stays_in_order() => Danger::None,
            Some(_) => Danger::Hemmed,
            None => Danger::Stuck,
        };
        Prospect { danger, risk: 0 }
    }

    /// Whether every open end has a free place for every kind of bone that may come.
    pub(super) fn is_in_order(&self) -> bool {
        self.has_places_for_all(&self.places())
    }

    fn places(&self) -> PerTip<Places> {
        self.tips.iter().map(|tip| Places::of(&self.ground, tip)).collect()
    }

    fn has_places_for_all(&self, places: &[Places]) -> bool {
        self.tips.iter().zip(places).all(|(tip, places)| !tip.is_open || places.suffice(tip, |_| true))
    }

    /// Finds a way for every tip, so that no two cross.
    fn ways(&self, sight: Sight) -> Option<PerTip<Route>> {
        let mut ways = PerTip::new();
        find_ways(&self.ground, &self.tips, &mut ways, &mut { sight }).then_some(ways)
    }

    /// The number of ends where a doublet may come that would leave some line without a way. It is
    /// `None` if some line has no way now.
    fn hemming_doublets(&self, sight: Sight) -> Option<usize> {
        let ways = self.ways(sight)?;
        let awaiting = self.tips.iter().enumerate().filter(|(_, tip)| tip.is_open && tip.awaits.doublet);
        Some(awaiting.filter(|&(at, _)| !self.leaves_ways(at, &ways, sight)).count())
    }

    /// Whether a doublet at a tip can be laid so that all lines keep a way.
    fn leaves_ways(&self, at: usize, ways: &[Route], sight: Sight) -> bool {
        let tip = &self.tips[at];
        tip.sites(true).into_iter().any(|site| {
            let area = site.area(true);
            if !self.ground.is_free(&area) {
                return false;
            }
            // Usually the other lines can keep their ways.
            let ground = self.ground.with(area);
            let others = ways.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, way)| *way);
            let mut kept: PerTip<Route> = others.collect();
            let new = self.tips_beyond(tip, site, true);
            let all_keep = !kept.iter().any(|way| way.overlaps(&area))
                && kept.remaining_capacity() >= new.len()
                && find_ways(&ground, &new, &mut kept, &mut { sight });
            all_keep || self.after(at, site, true).ways(sight).is_some()
        })
    }

    /// Whether every end still has its places after any one bone on a suitable site.
    fn has_places_after_any_bone(&self, places: &[Places]) -> bool {
        let open = self.tips.iter().enumerate().filter(|(_, tip)| tip.is_open);
        open.into_iter().all(|(at, tip)| {
            let mut kinds = [false, true].into_iter().filter(|&doublet| tip.awaits.has(doublet));
            kinds.all(|doublet| tip.sites(doublet).into_iter().any(|site| self.keeps_places(at, site, doublet, places)))
        })
    }

    /// Whether every end, including the new ones, has its places with a bone on this site.
    fn keeps_places(&self, at: usize, site: Site, doublet: bool, places: &[Places]) -> bool {
        let area = site.area(doublet);
        let is_left = |place: &Area| !place.overlaps(&area);
        let mut others = self.tips.iter().zip(places).enumerate().filter(|&(other, _)| other != at);
        self.ground.is_free(&area) && others.all(|(_, (tip, places))| places.suffice(tip, is_left)) && {
            let ground = self.ground.with(area);
            let new = self.tips_beyond(&self.tips[at], site, doublet);
            new.iter().all(|tip| Places::of(&ground, tip).suffice(tip, |_| true))
        }
    }
}

/// Finds ways for tips that do not cross the ways in `taken`.
fn find_ways(ground: &Ground, tips: &[Tip], taken: &mut PerTip<Route>, sight: &mut Sight) -> bool {
    let Some((tip, others)) = tips.split_first() else { return true };
    for way in tip.routes(sight.length) {
        if sight.tries == 0 {
            return false;
        }
        sight.tries -= 1;
        if taken.iter().any(|other| other.crosses(&way)) || !way.is_free(ground) {
            continue;
        }
        taken.push(way);
        if find_ways(ground, others, taken, sight) {
            return true;
        }
        taken.pop();
    }
    false
}

struct Places {
    plain: ArrayVec<Area, 5>,
    doublet: ArrayVec<Area, 5>,
}

impl Places {
    fn of(ground: &Ground, tip: &Tip) -> Places {
        let free = |doublet| {
            let areas = tip.sites(doublet).into_iter().map(|site| site.area(doublet));
            areas.filter(|area| ground.is_free(area)).collect()
        };
        Places { plain: free(false), doublet: free(true) }
    }

    /// Whether enough places are left for every kind of bone that may come.
    fn suffice(&self, tip: &Tip, is_left: impl Fn(&Area) -> bool) -> bool {
        (!tip.awaits.plain || self.plain.iter().any(&is_left))
            && (!tip.awaits.doublet || self.doublet.iter().any(&is_left))
    }
}

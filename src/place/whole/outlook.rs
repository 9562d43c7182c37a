//! What may become of a table: whether its lines can go on, and whether every end has a place whatever is played next.

use super::situation::{Ground, Situation};
use super::tip::{PerTip, Route, Tip};
use crate::place::lie::Area;
use arrayvec::ArrayVec;

/// How bad the outlook of a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Danger {
    /// Whatever is played next, the table will be in order.
    None,
    /// Every line can go on, but there is a bone that would hem one in.
    Hemmed,
    /// The table is in order, but may not be so for long.
    Stuck,
    /// Some open end has no place for a bone that may come. No table may look like that.
    Lost,
}

/// The outlook of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) danger: Danger,
    /// The price of what else may go wrong.
    pub(super) risk: i32,
}

/// Longer than any line, in half squares.
const ENDLESS: i16 = 400;

/// How far the ways on a branching table have to be clear. They cannot be so for ever: sixteen ends would need the whole world.
const AHEAD: i16 = 16;

/// The price of every doublet that would leave a line of a branching table without a way.
const DOUBLET_RISK: i32 = 300;

/// The price of a branching table whose lines have not each a way.
const NO_WAYS: i32 = 1500;

/// How many ways are tried before we take it that there are none. Most tables need one for each tip.
const MOST_TRIES: u32 = 60;

impl Situation {
    /// The outlook from here. A line, or each arm of a cross, must have a way of its own that goes on for ever, now and after any doublet. On a branching
    /// table that cannot be had: there every end must have its places after any one bone, and the rest has a price.
    pub(super) fn outlook(&self) -> Outlook {
        let places = self.places();
        if !self.has_places_for_all(&places) {
            return Outlook { danger: Danger::Lost, risk: 0 };
        }
        let stays_in_order = || self.has_places_after_any_bone(&places);
        let ways = self.ways(if self.is_tree { AHEAD } else { ENDLESS });
        match ways {
            None if self.is_tree => {
                Outlook { danger: if stays_in_order() { Danger::None } else { Danger::Stuck }, risk: NO_WAYS }
            }
            Some(ways) if self.is_tree => {
                let risk = DOUBLET_RISK * self.hemming_doublets(&ways, AHEAD);
                Outlook { danger: if stays_in_order() { Danger::None } else { Danger::Stuck }, risk }
            }
            None => Outlook { danger: Danger::Stuck, risk: 0 },
            Some(ways) => {
                let is_free = self.hemming_doublets(&ways, ENDLESS) == 0 && stays_in_order();
                Outlook { danger: if is_free { Danger::None } else { Danger::Hemmed }, risk: 0 }
            }
        }
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

    /// A way for every tip, such that no two cross.
    fn ways(&self, length: i16) -> Option<PerTip<Route>> {
        let mut ways = PerTip::new();
        find_ways(&self.ground, &self.tips, length, &mut ways, &mut { MOST_TRIES }).then_some(ways)
    }

    /// At how many ends a doublet may come that would leave some line without a way.
    fn hemming_doublets(&self, ways: &[Route], length: i16) -> i32 {
        let awaiting = self.tips.iter().enumerate().filter(|(_, tip)| tip.is_open && tip.awaits.doublet);
        awaiting.filter(|&(at, _)| !self.leaves_ways(at, ways, length)).count() as i32
    }

    /// Whether a doublet at a tip can be laid so that all lines have a way.
    fn leaves_ways(&self, at: usize, ways: &[Route], length: i16) -> bool {
        let tip = &self.tips[at];
        tip.spots(true).into_iter().any(|spot| {
            let area = spot.area(true);
            if !self.ground.is_free(&area) {
                return false;
            }
            // Mostly the others can keep to their ways.
            let ground = self.ground.with(area);
            let others = ways.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, way)| *way);
            let mut kept: PerTip<Route> = others.collect();
            let new = self.tips_beyond(tip, spot, true);
            let all_keep = !kept.iter().any(|way| way.overlaps(&area))
                && kept.remaining_capacity() >= new.len()
                && find_ways(&ground, &new, length, &mut kept, &mut { MOST_TRIES });
            all_keep || self.after(at, spot, true).ways(length).is_some()
        })
    }

    /// Whether every end still has its places after any one bone, if that is laid well.
    fn has_places_after_any_bone(&self, places: &[Places]) -> bool {
        let can_be_laid = |at: usize, doublet: bool| {
            let tip = &self.tips[at];
            tip.spots(doublet).into_iter().any(|spot| {
                let area = spot.area(doublet);
                if !self.ground.is_free(&area) {
                    return false;
                }
                let mut others = self.tips.iter().zip(places).enumerate().filter(|&(other, _)| other != at);
                let is_left = |place: &Area| !place.overlaps(&area);
                others.all(|(_, (other, places))| places.suffice(other, is_left)) && {
                    let ground = self.ground.with(area);
                    let new = self.tips_beyond(tip, spot, doublet);
                    new.iter().all(|tip| Places::of(&ground, tip).suffice(tip, |_| true))
                }
            })
        };
        let kinds = |tip: &Tip| {
            [false, true].into_iter().filter(|&doublet| tip.awaits.has(doublet)).collect::<ArrayVec<_, 2>>()
        };
        let open = self.tips.iter().enumerate().filter(|(_, tip)| tip.is_open);
        open.into_iter().all(|(at, tip)| kinds(tip).into_iter().all(|doublet| can_be_laid(at, doublet)))
    }
}

/// Finds ways for tips beside those that are taken already.
fn find_ways(ground: &Ground, tips: &[Tip], length: i16, taken: &mut PerTip<Route>, tries: &mut u32) -> bool {
    let Some((tip, others)) = tips.split_first() else { return true };
    for way in tip.routes(length) {
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        if taken.iter().any(|other| other.crosses(&way)) || !way.is_free(ground) {
            continue;
        }
        taken.push(way);
        if find_ways(ground, others, length, taken, tries) {
            return true;
        }
        taken.pop();
    }
    false
}

/// The free places of a tip.
struct Places {
    plain: ArrayVec<Area, 5>,
    doublet: ArrayVec<Area, 5>,
}

impl Places {
    fn of(ground: &Ground, tip: &Tip) -> Places {
        let free = |doublet| {
            let areas = tip.spots(doublet).into_iter().map(|spot| spot.area(doublet));
            areas.filter(|area| ground.is_free(area)).collect()
        };
        Places { plain: free(false), doublet: free(true) }
    }

    /// Whether there is one, of those that are left, for every kind of bone that may come.
    fn suffice(&self, tip: &Tip, is_left: impl Fn(&Area) -> bool) -> bool {
        (!tip.awaits.plain || self.plain.iter().any(&is_left))
            && (!tip.awaits.doublet || self.doublet.iter().any(&is_left))
    }
}

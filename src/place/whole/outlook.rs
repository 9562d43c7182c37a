//! What may become of a table: whether its lines can go on, and whether every end has a place whatever is played next.

use super::layout::{Ground, Layout};
use super::tip::{PerTip, Route, Spots, Tip};
use crate::place::lie::Area;
use arrayvec::ArrayVec;

/// How bad the outlook of a table is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Danger {
    /// Whatever is played next, every line can go on.
    None,
    /// Every line can go on, but some bone may hem one in.
    Hemmed,
    /// Some line cannot go on for long.
    Stuck,
    /// Some open end has no place for a bone that may come. No table may look like that.
    Lost,
}

/// The outlook of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) danger: Danger,
    /// What is uncertain beside that, as a price.
    pub(super) risk: i32,
}

/// Longer than any line.
const ENDLESS: i16 = 400;

/// How far ahead a branching table has to be clear. It cannot be so for ever: sixteen ends would need the whole world.
const AHEAD: i16 = 16;

/// The price of a doublet that would take some line its way, on a branching table.
const DOUBLET_RISK: i32 = 300;

/// The price of lines that have no way on next to each other, on a branching table.
const NO_WAYS: i32 = 1500;

/// The outlook of a table. A line, or the four arms of a cross, must be able to go on for ever, each on a way of its own, after any doublet too. On a
/// branching table that cannot be had; there every end must have a place after any one bone, and the rest has a price.
pub(super) fn outlook(layout: &Layout, tips: &[Tip]) -> Outlook {
    let places: PerTip<Places> = tips.iter().map(|tip| Places::of(&layout.ground, tip)).collect();
    if tips.iter().zip(&places).any(|(tip, places)| tip.end.is_some() && !places.suffice(tip, |_| true)) {
        return Outlook { danger: Danger::Lost, risk: 0 };
    }
    if !layout.is_tree() {
        let danger = match ways_on(&layout.ground, tips, ENDLESS) {
            None => Danger::Stuck,
            Some(ways) if hemming_doublets(layout, tips, &ways, ENDLESS) > 0 => Danger::Hemmed,
            Some(_) if !places_after_any_bone(layout, tips, &places) => Danger::Hemmed,
            Some(_) => Danger::None,
        };
        return Outlook { danger, risk: 0 };
    }
    let risk = match ways_on(&layout.ground, tips, AHEAD) {
        None => NO_WAYS,
        Some(ways) => DOUBLET_RISK * hemming_doublets(layout, tips, &ways, AHEAD),
    };
    let danger = if places_after_any_bone(layout, tips, &places) { Danger::None } else { Danger::Stuck };
    Outlook { danger, risk }
}

/// A way on for every tip so that no two cross.
fn ways_on(ground: &Ground, tips: &[Tip], length: i16) -> Option<PerTip<Route>> {
    let mut ways = PerTip::new();
    find_ways(ground, tips, length, &mut ways, &mut MOST_TRIES.clone()).then_some(ways)
}

/// How many ways are tried before we take it that there are none. Most tables need one a tip.
const MOST_TRIES: u32 = 300;

/// Finds ways for tips beside those that are taken already.
fn find_ways(ground: &Ground, tips: &[Tip], length: i16, ways: &mut PerTip<Route>, tries: &mut u32) -> bool {
    let Some((tip, others)) = tips.split_first() else { return true };
    for spot in tip.spots(false) {
        let way = tip.route(spot, length);
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        if ways.iter().any(|other| other.crosses(&way)) || !way.is_free(ground) {
            continue;
        }
        ways.push(way);
        if find_ways(ground, others, length, ways, tries) {
            return true;
        }
        ways.pop();
    }
    false
}

/// At how many ends a doublet may come that would leave some line without a way on.
fn hemming_doublets(layout: &Layout, tips: &[Tip], ways: &PerTip<Route>, length: i16) -> i32 {
    let hems = |(at, tip): (usize, &Tip)| {
        tip.end.is_some()
            && tip.awaits.doublet
            && !tip.spots(true).into_iter().any(|spot| {
                let area = spot.area(true);
                if !layout.ground.is_free(&area) {
                    return false;
                }
                let ground = layout.ground.with(area);
                let beyond = layout.tips_beyond(tip, spot, true);
                let without = |at: usize| move |&(other, _): &(usize, _)| other != at;
                // Mostly the others can keep to the ways that they have.
                let mut kept: PerTip<Route> =
                    ways.iter().copied().enumerate().filter(without(at)).map(|(_, way)| way).collect();
                let mut tries = MOST_TRIES;
                if !kept.iter().any(|way| way.overlaps(&area))
                    && find_ways(&ground, &beyond, length, &mut kept, &mut tries)
                {
                    return true;
                }
                let others = tips.iter().copied().enumerate().filter(|&(other, _)| other != at).map(|(_, tip)| tip);
                let all: ArrayVec<Tip, { super::tip::MOST_TIPS + 3 }> = beyond.into_iter().chain(others).collect();
                all.len() <= super::tip::MOST_TIPS && ways_on(&ground, &all, length).is_some()
            })
    };
    tips.iter().enumerate().filter(|&numbered| hems(numbered)).count() as i32
}

/// The free places of a tip.
struct Places {
    plain: ArrayVec<Area, 5>,
    doublet: ArrayVec<Area, 5>,
}

impl Places {
    fn of(ground: &Ground, tip: &Tip) -> Places {
        let free = |spots: Spots, doublet| {
            spots.into_iter().map(|spot| spot.area(doublet)).filter(|area| ground.is_free(area)).collect()
        };
        Places { plain: free(tip.spots(false), false), doublet: free(tip.spots(true), true) }
    }

    /// Whether there is one, of those that are left, for every kind of bone that may come.
    fn suffice(&self, tip: &Tip, left: impl Fn(&Area) -> bool) -> bool {
        (!tip.awaits.plain || self.plain.iter().any(&left)) && (!tip.awaits.doublet || self.doublet.iter().any(&left))
    }
}

/// Whether every end still has its places after any one bone, if that is laid well.
fn places_after_any_bone(layout: &Layout, tips: &[Tip], places: &[Places]) -> bool {
    let can_be_laid = |at: usize, doublet: bool| {
        let tip = &tips[at];
        tip.spots(doublet).into_iter().any(|spot| {
            let area = spot.area(doublet);
            if !layout.ground.is_free(&area) {
                return false;
            }
            let others = tips.iter().zip(places).enumerate().filter(|&(other, _)| other != at);
            let others_keep = others
                .map(|(_, pair)| pair)
                .all(|(other, places)| places.suffice(other, |place| !place.overlaps(&area)));
            others_keep && {
                let ground = layout.ground.with(area);
                layout.tips_beyond(tip, spot, doublet).iter().all(|tip| Places::of(&ground, tip).suffice(tip, |_| true))
            }
        })
    };
    let open = tips.iter().enumerate().filter(|(_, tip)| tip.end.is_some());
    open.into_iter().all(|(at, tip)| {
        (!tip.awaits.plain || can_be_laid(at, false)) && (!tip.awaits.doublet || can_be_laid(at, true))
    })
}

//! Where the next bones are likely to go, what this costs, and how large a room it needs.

use super::price::{self, Style};
use super::tip::{PerTip, Tip};
use super::{ground::Ground, situation::Situation};
use crate::place::{Area, Heading, Point, room::Rooms};

/// How many times less a turn costs that may only come later: a line runs straight as long as it
/// can.
const LATER: i32 = 5;

/// A place at every tip for each kind of bone that may come there, chosen quickly.
pub(super) struct Plan {
    /// The area of the bones and these places.
    pub(super) need: Area,
    /// The smallest room that holds it.
    pub(super) step: usize,
    /// The price of the places, without the room.
    pub(super) price: i32,
    /// The places for a plain bone and for a doublet, in the order of the tips.
    places: PerTip<[Option<Area>; 2]>,
}

impl Plan {
    /// Plans for a table whose room has been of this step so far.
    pub(super) fn of(situation: &Situation, rooms: &Rooms, step: usize, style: Style) -> Plan {
        let need = situation.ground.iter().fold(core(rooms, situation.east), |need, area| need.with(area));
        let mut plan = Plan { need, step: rooms.step_for(&need, step), price: 0, places: PerTip::new() };
        for tip in &situation.tips {
            let place =
                |doublet| tip.awaits.has(doublet).then(|| plan.add(&situation.ground, tip, doublet, rooms, style));
            let places = [false, true].map(place).map(Option::flatten);
            plan.places.push(places);
        }
        plan
    }

    /// Adds the cheapest place for a kind of bone at a tip, if one is free.
    fn add(&mut self, ground: &Ground, tip: &Tip, doublet: bool, rooms: &Rooms, style: Style) -> Option<Area> {
        let mut best: Option<(i32, i32, Area)> = None;
        for site in tip.sites(doublet) {
            let area = site.area(doublet);
            if !ground.is_free(&area) {
                continue;
            }
            let price = price::of_site(ground, site, doublet, &tip.host, style);
            let cost = price + price::of_growth(self.step, rooms.step_for(&self.need.with(&area), self.step), style);
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, price, area));
            }
            if cost == 0 {
                break;
            }
        }
        let (_, price, area) = best?;
        // What may come costs less than what comes; and of seven bones that fit one is a doublet.
        self.price += price / if doublet { LATER * 6 } else { LATER };
        self.need = self.need.with(&area);
        self.step = rooms.step_for(&self.need, self.step);
        Some(area)
    }

    pub(super) fn has_other_use_for(&self, area: &Area, own: usize) -> bool {
        let others = self.places.iter().enumerate().filter(|&(at, _)| at != own);
        others.flat_map(|(_, places)| places.iter().flatten()).any(|place| place.overlaps(area))
    }
}

/// The part of the cloth around the lead that is always shown. It keeps the lead away from the
/// edge, so that lines have room on both sides.
fn core(rooms: &Rooms, east: Heading) -> Area {
    let (width, height) = rooms.size(0);
    let sides = if east.is_level() { (width / 3, height / 2) } else { (width / 2, height / 3) };
    Area::around(Point::default(), sides)
}

//! Which of the spots at an end a bone is laid on.

use super::layout::Layout;
use super::outlook::{Danger, outlook};
use super::plan::Plan;
use super::price;
use super::territory;
use super::tip::{Bend, PerTip, Spot, Tip};
use crate::engine::bone::{Bone, Seat};
use crate::engine::table::End;
use crate::place::lie::{Area, Point};
use crate::place::room::Rooms;

/// What is known when a bone is to be laid.
pub(super) struct Scene<'a> {
    pub(super) layout: &'a Layout,
    pub(super) rooms: &'a Rooms,
    /// The room that the table has.
    pub(super) step: usize,
    pub(super) room: Area,
    /// How much more it may grow than it would, by powers of two.
    pub(super) care: u32,
    pub(super) tips: PerTip<Tip>,
    pub(super) plan: Plan,
}

/// A bone laid.
pub(super) struct Choice {
    pub(super) layout: Layout,
    /// Whether every open end still has its places.
    pub(super) is_lawful: bool,
}

/// How good a spot is; the least is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Verdict {
    danger: Danger,
    cost: i32,
}

/// The worst verdict on a spot straight on that needs no comparing with others: it costs less than any turn.
const PLAIN_SAILING: Verdict = Verdict { danger: Danger::None, cost: price::TURN - 1 };

impl<'a> Scene<'a> {
    pub(super) fn new(layout: &'a Layout, rooms: &'a Rooms, step: usize, room: Area, care: u32) -> Scene<'a> {
        let tips = layout.tips();
        let plan = Plan::of(layout, &tips, rooms, step, care);
        Scene { layout, rooms, step, room, care, tips, plan }
    }

    /// Lays a bone that a seat plays on an end, or leads with.
    pub(super) fn lay(&self, seat: Seat, bone: Bone, end: End) -> Choice {
        let Some(tip) = self.layout.table.joint(end).and_then(|joint| self.layout.tip(joint, Some(end))) else {
            let middle = Spot { at: Point::default(), onward: self.layout.lead_east(), bend: Bend::Straight };
            return Choice { layout: self.layout.with(seat, bone, end, middle), is_lawful: true };
        };
        let spots = tip.spots(bone.is_doublet());
        let mut best: Option<(Verdict, Choice)> = None;
        for &spot in spots.iter().filter(|spot| self.layout.ground.is_free(&spot.area(bone.is_doublet()))) {
            let least = best.as_ref().map(|(verdict, _)| *verdict);
            let Some(better) = self.try_spot(&tip, spot, seat, bone, end, least) else { continue };
            let is_plain_sailing = better.0 <= PLAIN_SAILING;
            best = Some(better);
            if is_plain_sailing {
                break;
            }
        }
        // That no spot is free has never been seen, but must not stop a game.
        let across = || Choice { layout: self.layout.with(seat, bone, end, spots[0]), is_lawful: false };
        best.map_or_else(across, |(_, choice)| choice)
    }

    /// Lays the bone on a spot, if that is better than the best so far.
    fn try_spot(
        &self,
        tip: &Tip,
        spot: Spot,
        seat: Seat,
        bone: Bone,
        end: End,
        best: Option<Verdict>,
    ) -> Option<(Verdict, Choice)> {
        let doublet = bone.is_doublet();
        let area = spot.area(doublet);
        let own = self.tips.iter().position(|other| other.joint == tip.joint).unwrap_or(usize::MAX);
        let own_price = price::of_spot(&self.layout.ground, spot, doublet, &tip.host);
        let taken = if self.plan.has_other_use_for(&area, own) { price::TAKEN } else { 0 };
        let outside = if self.room.holds(&area) { 0 } else { price::OUTSIDE };
        let mut verdict = Verdict { danger: Danger::None, cost: own_price + taken + outside };
        let is_beaten = |verdict: &Verdict| best.is_some_and(|best| best <= *verdict);
        if is_beaten(&verdict) {
            return None;
        }
        let layout = self.layout.with(seat, bone, end, spot);
        let tips = layout.tips();
        let plan = Plan::of(&layout, &tips, self.rooms, self.step, self.care);
        let growth = price::of_growth(self.step, plan.step, self.care);
        verdict.cost += growth + plan.price;
        if is_beaten(&verdict) {
            return None;
        }
        let outlook = outlook(&layout, &tips);
        verdict.danger = outlook.danger;
        verdict.cost += outlook.risk;
        if is_beaten(&verdict) {
            return None;
        }
        let room = plan.need.centred(self.rooms.size(plan.step));
        // Where nothing is to be feared, how the room is shared out makes no difference.
        if verdict > PLAIN_SAILING {
            verdict.cost += territory::waste(&layout.ground, &tips, &room);
        }
        let choice = Choice { layout, is_lawful: outlook.danger < Danger::Lost };
        (!is_beaten(&verdict)).then_some((verdict, choice))
    }
}

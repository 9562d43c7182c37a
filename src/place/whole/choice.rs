//! Which of the spots at an end the next bone is laid on.

use super::outlook::Danger;
use super::plan::Plan;
use super::price::{self, Manner};
use super::situation::Situation;
use super::territory;
use super::tip::{Spot, Spots};
use crate::place::lie::Area;
use crate::place::room::Rooms;
use arrayvec::ArrayVec;

/// What is known when a bone is to be laid.
pub(super) struct Scene<'a> {
    pub(super) situation: Situation,
    pub(super) plan: Plan,
    rooms: &'a Rooms,
    step: usize,
    room: Area,
    manner: Manner,
}

/// How good a spot is; the least is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Verdict {
    danger: Danger,
    cost: i32,
}

/// The worst verdict on a spot that needs no comparing with others: it costs less than any turn.
const PLAIN_SAILING: Verdict = Verdict { danger: Danger::None, cost: price::TURN - 1 };

impl<'a> Scene<'a> {
    /// The scene in a room of some step.
    pub(super) fn new(situation: Situation, rooms: &'a Rooms, step: usize, room: Area, manner: Manner) -> Scene<'a> {
        let plan = Plan::of(&situation, rooms, step, manner);
        Scene { situation, plan, rooms, step, room, manner }
    }

    /// The best spot for a kind of bone at a tip.
    pub(super) fn choose(&self, at: usize, doublet: bool) -> Spot {
        let spots = self.situation.tips[at].spots(doublet);
        let mut best: Option<(Verdict, Spot)> = None;
        for &spot in spots.iter().filter(|spot| self.situation.ground.is_free(&spot.area(doublet))) {
            if let Some(verdict) = self.judge(at, spot, doublet, best.map(|(verdict, _)| verdict)) {
                best = Some((verdict, spot));
                if verdict <= PLAIN_SAILING {
                    break;
                }
            }
        }
        // That no spot is free has never been seen; if it happens, one bone on another is better than no game.
        best.map_or(spots[0], |(_, spot)| spot)
    }

    /// All free spots for a kind of bone at a tip, the best first.
    pub(super) fn ranked(&self, at: usize, doublet: bool) -> Spots {
        let spots = self.situation.tips[at].spots(doublet).into_iter();
        let free = spots.filter(|spot| self.situation.ground.is_free(&spot.area(doublet)));
        let mut judged: ArrayVec<(Option<Verdict>, Spot), 5> =
            free.map(|spot| (self.judge(at, spot, doublet, None), spot)).collect();
        judged.sort_by_key(|(verdict, _)| *verdict);
        judged.into_iter().map(|(_, spot)| spot).collect()
    }

    /// How good a spot is, if that is better than the best so far.
    fn judge(&self, at: usize, spot: Spot, doublet: bool, best: Option<Verdict>) -> Option<Verdict> {
        let better = |verdict: Verdict| best.is_none_or(|best| verdict < best).then_some(verdict);
        let area = spot.area(doublet);
        let mut cost =
            price::of_spot(&self.situation.ground, spot, doublet, &self.situation.tips[at].host, self.manner);
        if self.plan.has_other_use_for(&area, at) {
            cost += price::TAKEN;
        }
        if !self.room.holds(&area) {
            cost += price::OUTSIDE;
        }
        better(Verdict { danger: Danger::None, cost })?;
        let after = self.situation.after(at, spot, doublet);
        let plan = Plan::of(&after, self.rooms, self.step, self.manner);
        cost += plan.price + price::of_growth(self.step, plan.step, self.manner);
        better(Verdict { danger: Danger::None, cost })?;
        let outlook = after.outlook();
        let verdict = better(Verdict { danger: outlook.danger, cost: cost + outlook.risk })?;
        if verdict <= PLAIN_SAILING {
            return Some(verdict);
        }
        let room = plan.need.centred(self.rooms.size(plan.step));
        better(Verdict { cost: verdict.cost + territory::waste(&after, &room), ..verdict })
    }
}

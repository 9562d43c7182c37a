//! Chooses the site for the next bone at an end.

use super::price::{self, Style};
use super::tip::{Site, Sites};
use super::{outlook::Danger, plan::Plan, situation::Situation, territory};
use crate::place::{Area, room::Rooms};
use arrayvec::ArrayVec;

/// Chooses where a bone goes, from what is known at that time.
pub(super) struct Chooser<'a> {
    pub(super) situation: Situation,
    pub(super) plan: Plan,
    rooms: &'a Rooms,
    step: usize,
    room: Area,
    style: Style,
}

/// How good a site is. The smallest verdict is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Verdict {
    danger: Danger,
    cost: i32,
}

/// The worst verdict at which a site is taken without looking at others. It costs less than any
/// turn.
const PLAIN_SAILING: Verdict = Verdict { danger: Danger::None, cost: price::TURN - 1 };

impl<'a> Chooser<'a> {
    pub(super) fn new(situation: Situation, rooms: &'a Rooms, step: usize, room: Area, style: Style) -> Chooser<'a> {
        let plan = Plan::of(&situation, rooms, step, style);
        Chooser { situation, plan, rooms, step, room, style }
    }

    pub(super) fn choose(&self, at: usize, doublet: bool) -> Site {
        let sites = self.situation.tips[at].sites(doublet);
        let mut best: Option<(Verdict, Site)> = None;
        for &site in sites.iter().filter(|site| self.situation.ground.is_free(&site.area(doublet))) {
            if let Some(verdict) = self.judge(at, site, doublet, best.map(|(verdict, _)| verdict)) {
                best = Some((verdict, site));
                if verdict <= PLAIN_SAILING {
                    break;
                }
            }
        }
        // It has never happened that no site is free. If it does, bones that overlap are better
        // than no game.
        best.map_or(sites[0], |(_, site)| site)
    }

    /// Returns all free sites for a kind of bone at a tip, best first.
    pub(super) fn ranked(&self, at: usize, doublet: bool) -> Sites {
        let sites = self.situation.tips[at].sites(doublet).into_iter();
        let free = sites.filter(|site| self.situation.ground.is_free(&site.area(doublet)));
        let mut judged: ArrayVec<(Option<Verdict>, Site), 5> =
            free.map(|site| (self.judge(at, site, doublet, None), site)).collect();
        judged.sort_by_key(|(verdict, _)| *verdict);
        judged.into_iter().map(|(_, site)| site).collect()
    }

    /// Returns the verdict on a site if it is better than the best so far.
    fn judge(&self, at: usize, site: Site, doublet: bool, best: Option<Verdict>) -> Option<Verdict> {
        let better = |verdict: Verdict| best.is_none_or(|best| verdict < best).then_some(verdict);
        let area = site.area(doublet);
        let mut cost = price::of_site(&self.situation.ground, site, doublet, &self.situation.tips[at].host, self.style);
        if self.plan.has_other_use_for(&area, at) {
            cost += price::TAKEN;
        }
        if !self.room.holds(&area) {
            cost += price::OUTSIDE;
        }
        better(Verdict { danger: Danger::None, cost })?;
        let after = self.situation.after(at, site, doublet);
        let plan = Plan::of(&after, self.rooms, self.step, self.style);
        cost += plan.price + price::of_growth(self.step, plan.step, self.style);
        better(Verdict { danger: Danger::None, cost })?;
        let prospect = after.prospect();
        let verdict = better(Verdict { danger: prospect.danger, cost: cost + prospect.risk })?;
        if verdict <= PLAIN_SAILING {
            return Some(verdict);
        }
        let room = self.rooms.showing(&plan.need, plan.step);
        better(Verdict { cost: verdict.cost + territory::waste(&after, &room), ..verdict })
    }
}

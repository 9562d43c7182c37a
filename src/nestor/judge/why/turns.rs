//! The reasons that lie in who can play at all, now and at later turns.

use super::after::{After, partners};
use super::block::count;
use super::hidden::of_suits;
use super::{Effect, Facts, NAMED, Reason, TURN, Weighed};
use crate::engine::{Bones, End, Move, Observation};

/// The value of a blocked hand that is won, and of going out next.
const SHUT: f64 = 10.0;
const OUT: f64 = 11.0;

/// The share of deals that makes a block even.
const EVEN: f64 = 0.5;

/// The value of a table at which nobody else can play.
const ONLY: f64 = 10.0;

/// The value of a hidden bone that no longer fits, and the part of those that fit otherwise that is
/// worth counting.
const FITTING: f64 = 0.4;
const MUCH_FEWER: f64 = 0.75;

/// How often the next player must hold the bone of an answer that is told.
const OFTEN: f64 = 0.2;

/// How often the hand must go on for a bone of the next turn to count.
const OFTENER: f64 = 0.5;

/// How much more often a side must go out before it is said.
const CLEARLY: f64 = 0.1;

/// The reasons that lie in who can play at all.
pub(super) fn of_stopping(seen: &Observation, [one, two]: &[After<'_>; 2], facts: [&Facts; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    let rules = seen.rules();
    match (one.is_shut(), two.is_shut()) {
        (true, false) => reasons.extend(count(one).map(|count| (SHUT * count.wins, Reason::Shuts(count)))),
        (false, true) => {
            let lost = count(two).filter(|count| count.wins < EVEN);
            reasons.extend(lost.map(|count| (SHUT * (1.0 - count.wins), Reason::KeepsOpen(count))));
        }
        _ => {}
    }
    let next = seen.seat().after(1, rules.seats());
    let is_rival = rules.side(next) != rules.side(seen.seat());
    if is_rival && !one.is_shut() && !one.kept.is_empty() {
        let stuck = facts.map(|facts| facts.next.map_or(0.0, |next| next.stuck));
        let fit = [one, two].map(|after| after.fitting_of(next).len() as u8);
        let fewer = f64::from(fit[1]) - f64::from(fit[0]);
        let stops = (stuck[0] - stuck[1]) * TURN;
        let own = one.followers().len() as u8;
        if one.hidden_fitting().is_empty() && !two.hidden_fitting().is_empty() && own > 0 {
            reasons.push((ONLY, Reason::OnlyYou(own)));
        } else if one.stops(next) && !two.stops(next) {
            let lacked = one.lacked(next);
            let is_shown = !lacked.is_empty() && (one.hidden_fitting() - of_suits(lacked)).is_empty();
            let reason = if is_shown { Reason::Lacks(lacked) } else { Reason::CannotPlay };
            reasons.push((TURN * (1.0 - stuck[1]) + 1.0, reason));
        } else if !one.stops(next) {
            let last = seen.hand_len(next) == 1;
            // A single bone that fits ends the hand, so every one counts.
            let is_much = last && fit[0] < fit[1] || f64::from(fit[0]) <= MUCH_FEWER * f64::from(fit[1]);
            let is_fewer = (0 < fit[0] || one.hidden_fitting().is_empty()) && fit[1] > 0 && stops >= 0.0 && is_much;
            let (fitting, few) = (one.fitting_of(next), fit[0] > 0 && usize::from(fit[0]) <= NAMED);
            reasons.push((stops, Reason::Stops(stuck[0], stuck[1])));
            if is_fewer {
                let possible = one.held_by(next);
                let (hidden, shown) = (possible.len() as u8, possible != seen.unseen());
                // It can be counted at the table, so it is said before the chance that follows from
                // it.
                let ends = if last { OUT * fewer / possible.len() as f64 } else { 0.0 };
                let worth = stops.max(fewer * FITTING).max(ends) + 0.1;
                let bones = if few { fitting } else { Bones::NONE };
                reasons.push((worth, Reason::FewFit { fit, hidden, bones, shown, last }));
            }
        }
    }
    let last = one.kept.last().filter(|_| one.kept.len() == 1 && one.surely_plays());
    if facts[0].next.is_some() {
        let is_first = !one.may_end_before();
        let is_gain = !two.surely_plays() || two.may_end_before();
        reasons.extend(last.filter(|_| is_first && is_gain).map(|last| (OUT, Reason::OutNext(last))));
        // Where the hand mostly ends before, it helps only beside what the next player can do.
        let is_told = !is_first && !two.surely_plays() && (one.lasts() >= OFTENER || rules.seats() == 2);
        reasons.extend(last.filter(|_| is_told).map(|last| (OUT * one.lasts(), Reason::OutUnless(last))));
        if one.kept.len() > 1 && one.runs_out() && !two.runs_out() {
            reasons.push((OUT, Reason::RunsOut(one.kept.len() as u8)));
        }
    }
    reasons
}

/// The reasons that lie in what later turns bring.
pub(super) fn later(places: &[After<'_>; 2], better: &Weighed, other: &Weighed) -> impl Iterator<Item = (f64, Reason)> {
    let (here, there) = (better.facts.later, other.facts.later);
    let dear = there.and_then(|there| there.answer).filter(|answer| answer.held >= OFTEN);
    let answer = dear.and_then(|answer| {
        let part = (answer.held * answer.loss / (better.win - other.win).max(f64::EPSILON)).min(1.0);
        let effect = effect(places, answer.step)?;
        Some((TURN * part, Reason::Answer { step: answer.step, held: answer.held, effect }))
    });
    let both = here.zip(there);
    let stuck = both.map(|(here, there)| (TURN * (there.stuck - here.stuck), Reason::Stuck(here.stuck, there.stuck)));
    answer.into_iter().chain(stuck)
}

/// What an answer to the other move does that the same bone does not do after the better one.
fn effect([one, two]: &[After<'_>; 2], answer: Move) -> Option<Effect> {
    let (seen, Move::Play(bone, end)) = (two.seen, answer) else { return None };
    let rules = seen.rules();
    let next = seen.seat().after(1, rules.seats());
    let points = two.layout.opening(end).points_with(rules, bone);
    let stops = |after: &After<'_>, end: End| {
        let layout = after.layout.after(next, bone, end);
        !after.followers().is_empty() && after.kept.is_disjoint(layout.fitting())
    };
    let stops_anyway = || one.layout.fits().any(|(end, bones)| bones.contains(bone) && stops(one, end));
    match () {
        () if seen.hand_len(next) == 1 && !rules.both_out => {
            (!one.layout.fitting().contains(bone)).then_some(Effect::GoesOut)
        }
        () if points > one.most_of(next) => Some(Effect::Scores(points)),
        () if stops(two, end) && !stops_anyway() => Some(Effect::Stops),
        () => None,
    }
}

/// Whether the player's side goes out first clearly more often.
pub(super) fn goes_out(seen: &Observation, better: &Weighed, other: &Weighed) -> Option<Reason> {
    let likely = [better.facts.later?.out, other.facts.later?.out];
    let pairs = partners(seen).next().is_some();
    (likely[0] - likely[1] >= CLEARLY).then_some(Reason::Out { likely, pairs })
}

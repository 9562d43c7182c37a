//! The reasons that lie in what is left of the numbers, and in which of them the partner and the
//! opponents want.

use super::after::{After, led_by_partner, partners, rivals};
use super::outlook::{bears_out, belies};
use super::shown::favourite;
use super::{Facts, Reason};
use sight::{Bone, Bones, Observation};

/// The value of an end where nobody else can play, and of one where no opponent can.
const OWN: f64 = 4.5;
const OURS: f64 = 3.5;

/// The value of what helps the partner.
const RELIEF: f64 = 4.0;
const LED: f64 = 3.0;
const COVERED: f64 = 2.0;

/// The value of a place to play next time.
const PLACE: f64 = 1.5;

/// How many bones have several to choose from.
const SEVERAL: usize = 3;

/// The value of an end whose cover brings a number back, and the most bones that cover it.
const RETURNS: f64 = 2.5;
const FEW_COVER: usize = 2;

/// The value of a bone that can always wait.
const WAITS: f64 = 4.0;

/// How many bones of a number make a doublet hard to play.
const FEW_LEFT: u8 = 4;

/// The value of playing a doublet while several other bones of its number are left.
const STILL: f64 = 0.8;

/// The reasons that lie in what is left of the numbers.
pub(super) fn of_numbers(seen: &Observation, [one, two]: &[After<'_>; 2], facts: [&Facts; 2]) -> Vec<(f64, Reason)> {
    let (mut reasons, rules) = (Vec::new(), seen.rules());
    let goes_on = !one.kept.is_empty() && !one.is_shut();
    let (own, bones) = one.own_numbers();
    if goes_on && bones.len() > two.own_numbers().1.len() && !one.hidden_fitting().is_empty() {
        reasons.push((OWN + bones.len().min(3) as f64 / 2.0, Reason::Own { pips: own, bones }));
    }
    let lacked = |pips: u8| rivals(seen).all(|seat| seen.lacks(seat).contains(pips));
    let is_ours = |after: &After<'_>, pips: u8| after.ends().contains(pips) && lacked(pips);
    let numbers = rules.set.numbers();
    let ours = numbers.clone().filter(|&pips| is_ours(one, pips) && one.own(pips) > 0 && one.hidden(pips) > 0);
    // Where the other play leaves such an end too, it counts only that its bone can wait there.
    let is_common = numbers.clone().any(|pips| is_ours(two, pips));
    let waiting = |pips: u8| {
        let waits = |bone: &Bone| one.followers().contains(*bone) && bone.has(pips);
        two.played().filter(waits).filter(|_| one.own(pips) > two.own(pips))
    };
    let reason = |pips: u8| match waiting(pips) {
        _ if !is_common => Some(Reason::Ours(pips)),
        waits => waits.map(|bone| Reason::Waits { bone, pips }),
    };
    let ours = ours.filter_map(|pips| Some((pips, reason(pips)?))).max_by_key(|&(pips, _)| one.own(pips));
    // Where nobody else can play at all, that is the reason.
    let all_stopped = rivals(seen).all(|seat| one.stops(seat));
    reasons.extend(ours.filter(|_| goes_on && !all_stopped).map(|(_, reason)| (OURS, reason)));
    // With many bones left, the turns after the next one matter too.
    let is_long = one.kept.len() > SEVERAL;
    let strong = |after: &After<'_>, pips: u8| after.own(pips) >= 2 && after.own(pips) >= after.hidden(pips);
    let best = one.ends().iter().filter(|&pips| strong(one, pips) && one.hidden(pips) > 0);
    let best = best.filter(|&pips| !two.ends().contains(pips)).max_by_key(|&pips| one.own(pips));
    if let Some(pips) = best.filter(|_| goes_on && (is_long || !belies(facts))) {
        let (own, hidden) = (one.own(pips) as u8, one.hidden(pips) as u8);
        reasons.push((f64::from(own) * 1.1 - f64::from(hidden) / 2.0 + 0.5, Reason::Strong { pips, own, hidden }));
    }
    reasons.extend(returns(one, two).filter(|_| goes_on).map(|reason| (RETURNS, reason)));
    let doublet = one.played().filter(|bone| bone.is_doublet() && two.played() != Some(*bone));
    if let Some(bone) = doublet.filter(|_| goes_on && !seen.rules().spinner.adds_to_seven()) {
        let pips = bone.high();
        let left = (one.hidden(pips) + one.own(pips)) as u8;
        // Where its number stays open and nobody else has it, the doublet could wait.
        let waits = two.ends().contains(pips) && two.hidden(pips) == 0;
        if !waits && left < FEW_LEFT {
            let worth = if left < FEW_LEFT - 1 { 5.0 - f64::from(left) } else { STILL };
            let is_only = left == 1 && two.layout.ends().filter(|(_, tip)| tip.pips() == pips).count() == 1;
            let last = (seen.unseen() & Bones::suit(pips)).last().filter(|_| is_only);
            reasons.push((worth, Reason::Doublet { pips, hidden: one.hidden(pips) as u8, last }));
        }
    }
    let (here, there) = (one.places() as u8, two.places() as u8);
    let is_line = !seen.rules().spinner.adds_to_seven();
    let is_few = one.kept.len() < SEVERAL && one.followers().len() == two.followers().len();
    if goes_on && is_line && is_few && bears_out(facts) {
        reasons.push(((f64::from(here) - f64::from(there)) * PLACE, Reason::Places(here, there)));
    }
    reasons.extend(narrow(seen, one, two).filter(|_| goes_on && is_line));
    let wild = two.played().filter(|&bone| rules.spinner.adds_to_seven() && Bones::MATADORS.contains(bone));
    if let Some(bone) = wild.filter(|_| goes_on && !one.played().is_some_and(|bone| Bones::MATADORS.contains(bone))) {
        reasons.push((WAITS, Reason::Wild(bone)));
    }
    reasons
}

/// The end that only few hidden bones cover, all of which open numbers that the player keeps, if only the
/// better play leaves such an end.
fn returns(one: &After<'_>, two: &After<'_>) -> Option<Reason> {
    let found = |after: &After<'_>, pips: u8| {
        let bones = after.seen.unseen() & Bones::suit(pips);
        let opens_own = |bone: Bone| {
            let opened = if bone.high() == pips { bone.low() } else { bone.high() };
            !bone.is_doublet() && after.own(opened) > 0
        };
        let all_open = (1..=FEW_COVER).contains(&bones.len()) && bones.iter().all(opens_own);
        all_open.then_some(Reason::Returns { pips, bones })
    };
    let of = |after: &After<'_>| after.ends().iter().find_map(|pips| found(after, pips));
    of(one).filter(|_| of(two).is_none() && !one.seen.rules().spinner.adds_to_seven())
}

/// Whether the bone of the better play fits only one end now, and that of the other fits more, so that
/// it can wait.
fn narrow(seen: &Observation, one: &After<'_>, two: &After<'_>) -> Option<(f64, Reason)> {
    let (bone, waits) = (one.played()?, two.played()?);
    let fits = |bone: Bone| seen.layout().fits().filter(|(_, bones)| bones.contains(bone)).count();
    let still = one.layout.fits().filter(|(_, bones)| bones.contains(waits)).count();
    let ends = fits(waits);
    let is_narrow = bone != waits && fits(bone) == 1 && ends > 1 && still == ends;
    is_narrow.then(|| (PLACE * (ends - 1) as f64, Reason::Narrow { bone, waits, ends: ends as u8 }))
}

/// The reasons that lie in what the partner and the opponents have shown they have.
pub(super) fn of_partner(seen: &Observation, [one, two]: &[After<'_>; 2]) -> Vec<(f64, Reason)> {
    let mut reasons = Vec::new();
    if one.kept.is_empty() || one.is_shut() {
        return reasons;
    }
    for partner in partners(seen) {
        // It helps a partner who may have the number, and only this move leaves it open.
        let helps = |pips: u8| {
            let opens = one.ends().contains(pips) && !two.ends().contains(pips);
            opens && !one.held_by(partner).is_disjoint(Bones::suit(pips))
        };
        if let Some(pips) = led_by_partner(seen).filter(|&pips| helps(pips)) {
            reasons.push((LED, Reason::LeadOfPartner(pips)));
        } else if let Some((pips, bones)) = favourite(seen, partner).filter(|&(pips, _)| helps(pips)) {
            reasons.push((LED, Reason::OpenedTwice { pips, bones }));
        }
        let (lacks, left) = (seen.lacks(partner), two.ends());
        let has_shown = !left.is_empty() && left.iter().all(|pips| lacks.contains(pips));
        if two.stops(partner) && !one.stops(partner) && has_shown && !two.is_shut() {
            reasons.push((RELIEF, Reason::Relieves(left)));
        }
    }
    if partners(seen).next().is_none() {
        return reasons;
    }
    for rival in rivals(seen) {
        if let Some((pips, bones)) = favourite(seen, rival).filter(|&(pips, _)| {
            let is_open = seen.layout().shows().contains(pips) && two.ends().contains(pips);
            let may_use = !two.held_by(rival).is_disjoint(Bones::suit(pips));
            is_open && !one.ends().contains(pips) && may_use
        }) {
            reasons.push((COVERED, Reason::RivalOpenedTwice { pips, bones }));
            break;
        }
    }
    reasons
}

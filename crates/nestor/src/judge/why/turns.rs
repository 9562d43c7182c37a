//! The reasons that lie in who can play at all, now and at later turns.

use super::after::{After, most_with, partners};
use super::block::count;
use super::frequency::settled;
use super::hidden::of_suits;
use super::{Effect, Facts, Frequency, LEAST, NAMED, Reason, TURN, Weighed};
use sight::{Bone, Bones, End, Layout, Move, Observation};

/// The value of a blocked hand that is won, and of going out next.
const SHUT: f64 = 10.0;
const OUT: f64 = 11.0;

/// The share of deals that makes a block even.
const EVEN: f64 = 0.5;

/// The value of a point that is paid for going out.
const PAID: f64 = 0.1;

/// The value of a partner who can play.
const PARTNER: f64 = 4.0;

/// The value of a table at which nobody else can play.
const ONLY: f64 = 10.0;

/// The value of a hidden bone that no longer fits, and the part of those that fit otherwise that is
/// worth counting.
const FITTING: f64 = 0.4;
const MUCH_FEWER: f64 = 0.75;

/// How often the next player must hold the bone of an answer that is told.
const OFTEN: f64 = 0.15;

/// How often the hand must go on for a bone of the next turn to count.
const OFTENER: f64 = 0.3;

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
        let counted = facts.map(|facts| facts.next.map_or(0.0, |next| next.stuck));
        let stuck = [(one, counted[0]), (two, counted[1])].map(|(after, counted)| after.stuck_of(next, counted));
        let draws = seen.public().drawable() > 0;
        let fit = [one, two].map(|after| after.fitting_of(next).len() as u8);
        let fewer = f64::from(fit[1]) - f64::from(fit[0]);
        let stops = (stuck[0] - stuck[1]) * TURN;
        let own = one.followers();
        if one.hidden_fitting().is_empty() && !two.hidden_fitting().is_empty() && !own.is_empty() {
            reasons.push((ONLY, Reason::OnlyYou(own)));
        } else if one.stops(next) && !two.stops(next) {
            let lacked = one.lacked(next);
            let is_shown = !lacked.is_empty() && (one.hidden_fitting() - of_suits(lacked)).is_empty();
            let reason = if is_shown { Reason::Lacks { numbers: lacked, draws } } else { Reason::CannotPlay { draws } };
            reasons.push((TURN * (1.0 - stuck[1]) + 1.0, reason));
        } else if !one.stops(next) {
            let last = seen.hand_len(next) == 1;
            // A single bone that fits ends the hand, so every one counts.
            let is_clear = last && fit[0] < fit[1] || f64::from(fit[0]) <= MUCH_FEWER * f64::from(fit[1]);
            let is_fewer = (0 < fit[0] || one.hidden_fitting().is_empty()) && fit[1] > 0 && stops >= 0.0 && is_clear;
            let (fitting, few) = (one.fitting_of(next), fit[0] > 0 && usize::from(fit[0]) <= NAMED);
            // It can be counted at the table, so it is said before the chance that follows from it.
            let ends = if last { OUT * fewer / one.held_by(next).len() as f64 } else { 0.0 };
            let is_said = Frequency::is_less(stuck[1], stuck[0]);
            if is_said {
                let reason = if last {
                    Reason::LastFits(1.0 - stuck[0], 1.0 - stuck[1])
                } else {
                    Reason::Stops(stuck[0], stuck[1])
                };
                reasons.push((stops.max(ends), reason));
            }
            // Many bones are told by the chance alone.
            if is_fewer && (few || !is_said) {
                let possible = one.held_by(next);
                let (hidden, shown) = (possible.len() as u8, possible != seen.unseen());
                // Where he can nearly always play, how many bones fit says little.
                let is_much = few || last;
                let worth = if is_much { stops.max(fewer * FITTING).max(ends) + 0.1 } else { LEAST };
                let bones = if few { fitting } else { Bones::NONE };
                reasons.push((worth, Reason::FewFit { fit, hidden, bones, shown, last }));
            }
        }
        reasons.extend(paid(seen, [one, two], stuck));
    }
    reasons.extend(out_pays(one, two));
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

/// What the rules pay for going out with the bone that is kept, if that is more than after the other play.
fn out_pays(one: &After<'_>, two: &After<'_>) -> Option<(f64, Reason)> {
    let rules = one.seen.rules();
    let paid = &rules.bonuses;
    let fits_two = |layout: &Layout, bone: Bone| {
        let ends = |pips: u8| layout.ends().filter(move |(_, tip)| tip.pips() == pips).map(|(end, _)| end);
        ends(bone.high()).any(|end| ends(bone.low()).any(|other| other != end))
    };
    let pays = |after: &After<'_>| {
        let bone = after.kept.last().filter(|_| after.kept.len() == 1)?;
        let (is_doublet, both) = (bone.is_doublet(), fits_two(&after.layout, bone));
        let earned = [
            (is_doublet, paid.out_doublet),
            (both && (!is_doublet || paid.both_ends_doublet), paid.out_both_ends),
            (both && is_doublet, paid.out_doublet_ends),
            (bone == Bone::doublet(0), paid.out_blank),
        ];
        let points = earned.into_iter().filter(|(is_so, _)| *is_so).map(|(_, points)| points).sum::<u8>();
        (points > 0 && after.layout.fitting().contains(bone)).then_some((bone, points))
    };
    let (bone, points) = pays(one)?;
    let is_more = pays(two).is_none_or(|(_, instead)| instead < points) && !rules.spinner.adds_to_seven();
    let size = if rules.counts_hands() { TURN } else { PAID };
    is_more.then_some((size * f64::from(points), Reason::OutPays(bone, points)))
}

/// What the rules pay for passes that only the better play brings about, or brings about more often.
fn paid(seen: &Observation, [one, two]: [&After<'_>; 2], stuck: [f64; 2]) -> Option<(f64, Reason)> {
    let (rules, bonuses) = (seen.rules(), &seen.rules().bonuses);
    if seen.public().drawable() > 0 {
        return None;
    }
    let next = seen.seat().after(1, rules.seats());
    let all_pass = |after: &After<'_>| !after.followers().is_empty() && after.others().all(|seat| after.stops(seat));
    let points = f64::from(bonuses.pass);
    match () {
        () if bonuses.pass_round > 0 && all_pass(one) => {
            (!all_pass(two)).then_some((ONLY, Reason::RoundPays(bonuses.pass_round)))
        }
        () if bonuses.pass == 0 => None,
        () if one.stops(next) => {
            (!two.stops(next)).then_some((TURN * (1.0 - stuck[1]) + 1.0, Reason::PassPays(bonuses.pass, None)))
        }
        () => Frequency::is_less(stuck[1], stuck[0])
            .then_some((points * (stuck[0] - stuck[1]), Reason::PassPays(bonuses.pass, Some(stuck)))),
    }
}

/// The reasons that lie in what later turns bring.
pub(super) fn later(places: &[After<'_>; 2], better: &Weighed, other: &Weighed) -> impl Iterator<Item = (f64, Reason)> {
    let there = other.facts.later;
    let dear = there.and_then(|there| there.answer).filter(|answer| answer.held >= OFTEN);
    let answer = dear.and_then(|answer| {
        let part = (answer.held * answer.loss / (better.win - other.win).max(f64::EPSILON)).min(1.0);
        let effect = effect(places, answer.step)?;
        // What only follows from it is worth less than what is seen at once.
        let turn = if effect == Effect::Fits { TURN / 3.0 } else { TURN };
        let Move::Play(bone, _) = answer.step else { return None };
        let is_sure = other.facts.next.is_some_and(|next| places[1].sure_of(next.seat).contains(bone));
        let held = settled(answer.held, false, is_sure);
        Some((turn * part, Reason::Answer { step: answer.step, held, effect }))
    });
    let [one, two] = places;
    let partner = better.facts.partner.zip(other.facts.partner);
    let partner = partner.map(|(here, there)| (one.partner_plays(here), two.partner_plays(there)));
    let partner = partner.filter(|(here, there)| Frequency::is_less(*there, *here));
    let partner = partner.map(|(here, there)| (PARTNER * (here - there), Reason::PartnerFits(here, there)));
    answer.into_iter().chain(partner)
}

/// What an answer to the other move does that the same bone does not do after the better one. It is `None` if
/// nothing of it is seen at once, or the bone does as much after both.
fn effect([one, two]: &[After<'_>; 2], answer: Move) -> Option<Effect> {
    let (seen, Move::Play(bone, end)) = (two.seen, answer) else { return None };
    let rules = seen.rules();
    let next = seen.seat().after(1, rules.seats());
    let points = two.layout.opening(end).points_with(rules, bone);
    let stops = |after: &After<'_>, bone: Bone, end: End| {
        let layout = after.layout.after(next, bone, end);
        !after.followers().is_empty() && is_stopped(after, &layout, 2, Bones::of(bone))
    };
    let stopping = |bone: Bone| one.layout.fits().any(|(end, bones)| bones.contains(bone) && stops(one, bone, end));
    // What another bone does after the better play as well, or after it more bones do, is no reason to
    // prefer it.
    let possible = one.fitting_of(next);
    let is_as_dear = |is: &dyn Fn(Bone) -> bool| possible.iter().any(is);
    let has_fewer = possible.len() < two.fitting_of(next).len();
    match () {
        () if seen.hand_len(next) == 1 && !rules.both_out => {
            (has_fewer && !one.layout.fitting().contains(bone)).then_some(Effect::GoesOut)
        }
        () if points > most_with(&one.layout, one, bone) => {
            (!is_as_dear(&|other| most_with(&one.layout, one, other) >= points)).then_some(Effect::Scores(points))
        }
        () if stops(two, bone, end) && !stopping(bone) => (!is_as_dear(&stopping)).then_some(Effect::Stops),
        // After a lead nearly everything fits something else.
        () if seen.layout().is_empty() || one.layout.fitting().contains(bone) => None,
        () => has_fewer.then_some(Effect::Fits),
    }
}

/// Whether the player has nothing to play at the next turn, whatever is done before by those who sit at least
/// so many steps after. These bones are gone.
fn is_stopped(after: &After<'_>, layout: &Layout, steps: usize, gone: Bones) -> bool {
    let seats = after.seen.rules().seats();
    if steps == seats {
        return after.kept.is_disjoint(layout.fitting());
    }
    let seat = after.seen.seat().after(steps, seats);
    let plays = layout
        .fits()
        .flat_map(|(end, bones)| (bones & after.reached_by(seat)).into_iter().map(move |bone| (bone, end)));
    let mut plays = plays.filter(|(bone, _)| !gone.contains(*bone));
    is_stopped(after, layout, steps + 1, gone)
        && plays.all(|(bone, end)| is_stopped(after, &layout.after(seat, bone, end), steps + 1, gone | Bones::of(bone)))
}

/// Whether the player's side goes out first clearly more often.
pub(super) fn goes_out(seen: &Observation, other: &Weighed) -> Option<Reason> {
    let there = other.facts.later?;
    let likely = [there.best.out, there.own.out].map(Frequency::unproved);
    let pairs = partners(seen).next().is_some();
    Frequency::is_less(likely[1], likely[0]).then_some(Reason::Out { likely, pairs })
}

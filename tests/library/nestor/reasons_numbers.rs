//! Whether reasons are true that lie in how many bones have a number, and in what the rules pay.

use super::after::Seen;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::layout::End;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Act;
use electrum_dominoes::nestor::judge::{Frequency, Reason};

/// Whether a reason is true that lies in how many bones have a number, and who chose it.
pub(super) fn is_of_number([one, two]: [&Seen<'_>; 2], step: Move, partner: Option<Seat>, reason: Reason) -> bool {
    let seen = one.before;
    match reason {
        Reason::Doublet { pips, hidden, last } => {
            let rest = Seen::with(one.hidden(), pips);
            // The only bone that is left covers the only end where the doublet fits after the other play.
            let is_last = last.is_none_or(|bone| {
                let ends = two.after.layout().ends().filter(|(_, tip)| tip.pips() == pips).count();
                let is_only = rest == 1 && Seen::with(one.kept(), pips) == 0 && ends == 1;
                is_only && bone.has(pips) && one.hidden().contains(bone)
            });
            is_last && matches!(step, Move::Play(bone, _) if bone == Bone::doublet(pips)) && usize::from(hidden) == rest
        }
        Reason::Wild(bone) => {
            let all_ends = one.after.layout().fits().all(|(_, bones)| bones.contains(bone));
            one.kept().contains(bone) && !two.kept().contains(bone) && all_ends
        }
        Reason::Strong { pips, own, hidden } => {
            let counts = [Seen::with(one.kept(), pips), Seen::with(one.hidden(), pips)];
            let told = counts == [usize::from(own), usize::from(hidden)] && own >= hidden;
            told && one.ends().contains(&pips) && !two.ends().contains(&pips)
        }
        Reason::Narrow { bone, waits, ends } => {
            let fits = |bone: Bone| seen.layout().fits().filter(|(_, bones)| bones.contains(bone)).count();
            fits(bone) == 1 && fits(waits) == usize::from(ends) && ends > 1 && one.kept().contains(waits)
        }
        Reason::Returns { pips, bones } => {
            let all: Bones = one.hidden().iter().filter(|bone| bone.has(pips)).collect();
            let is_own = |bone: Bone| Seen::with(one.kept(), bone.high() + bone.low() - pips) > 0;
            bones == all && one.ends().contains(&pips) && bones.iter().all(|bone| !bone.is_doublet() && is_own(bone))
        }
        Reason::LeadOfPartner(pips) => {
            let first = seen.deeds().first().expect("somebody led");
            let led = first.act == Act::Played(Bone::doublet(pips), End::LEAD);
            led && Some(first.seat) == partner && one.ends().contains(&pips) && !two.ends().contains(&pips)
        }
        _ => false,
    }
}

/// What is paid for going out with a bone at these ends.
pub(super) fn paid_for(at: &Seen<'_>, bone: Bone) -> u8 {
    let paid = &at.before.rules().bonuses;
    let tips: Vec<u8> = at.after.layout().ends().map(|(_, tip)| tip.pips()).collect();
    let pairs = (0..tips.len()).flat_map(|one| (0..tips.len()).map(move |two| (one, two)));
    let both = pairs.into_iter().any(|(a, b)| a != b && tips[a] == bone.high() && tips[b] == bone.low());
    let counts = both && (!bone.is_doublet() || paid.both_ends_doublet);
    let earned = [
        if bone.is_doublet() { paid.out_doublet } else { 0 },
        if counts { paid.out_both_ends } else { 0 },
        if both && bone.is_doublet() { paid.out_doublet_ends } else { 0 },
        if bone == Bone::doublet(0) { paid.out_blank } else { 0 },
    ];
    earned.iter().sum()
}

/// Whether it is true that a pass pays, and that somebody passes.
pub(super) fn is_paid([one, two]: [&Seen<'_>; 2], next: Seat, reason: Reason) -> bool {
    let (seen, rules) = (one.before, one.before.rules());
    let others = || rules.all_seats().filter(|&seat| seat != seen.seat());
    let passes = |at: &Seen<'_>| others().all(|seat| at.is_stopped(seat)) && !at.is_blocked();
    let is_rival = rules.side(next) != rules.side(seen.seat());
    let is_told = match reason {
        Reason::RoundPays(points) => points == rules.bonuses.pass_round && passes(one) && !passes(two),
        Reason::PassPays(points, None) => points == rules.bonuses.pass && one.is_stopped(next) && !two.is_stopped(next),
        Reason::PassPays(points, Some([more, less])) => points == rules.bonuses.pass && Frequency::is_less(less, more),
        _ => false,
    };
    is_told && is_rival && seen.public().drawable() == 0
}

//! Every world that Nestor makes up has a past in which everything that he saw happened.

use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{Bone, Bones, BySeat, SEATS, Seat};
use electrum_dominoes::engine::deal::{Deal, Lead};
use electrum_dominoes::engine::event::LeadReason;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::shares::{Believing, Holder};
use electrum_dominoes::record::Session;
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The hands in the next world that Nestor makes up.
fn next_world(believing: &mut Believing, set: Set) -> BySeat<Bones> {
    let held = |believing: &Believing, seat: usize, bone: Bone| {
        let place = Holder::Hand(Seat::new(seat).expect("a seat"));
        (believing.shares().of(bone, place) * f64::from(believing.shares().worlds)).round() as u32
    };
    let counts = |believing: &Believing| {
        std::array::from_fn::<_, SEATS, _>(|seat| set.bones().iter().map(|bone| held(believing, seat, bone)).collect())
    };
    let before: [Vec<u32>; SEATS] = counts(believing);
    let worlds = believing.shares().worlds;
    while believing.shares().worlds == worlds {
        believing.step(1);
    }
    let after: [Vec<u32>; SEATS] = counts(believing);
    std::array::from_fn(|seat| {
        set.bones().iter().filter(|bone| after[seat][bone.index()] > before[seat][bone.index()]).collect()
    })
}

/// Whether a seat cannot have been dealt a bone, because it would have led the hand with it.
fn would_have_led(seen: &Observation, seat: Seat, bone: Bone) -> bool {
    let Some(Act::Played(led, _)) = seen.deeds().first().map(|deed| deed.act) else { return false };
    let decides = match seen.public().lead {
        Lead::Doublet => seen.leader().1 == LeadReason::Doublet,
        Lead::LowDoublet => seen.leader().1 == LeadReason::LowDoublet,
        Lead::ThreeTwo => seen.leader().1 == LeadReason::ThreeTwo,
        Lead::UpFrom(_) => matches!(seen.leader().1, LeadReason::Blank | LeadReason::EachDoublet),
        Lead::DoubletOf(leader) => leader == seat,
        Lead::Lot | Lead::Seat(_) => false,
    };
    let rank = |bone| seen.public().lead.rank(bone, seen.rules());
    decides && rank(bone) > rank(led)
}

/// What a seat may have been dealt and may have drawn, in order, if it came to hold these bones.
/// Bones that it has to play soonest came first.
fn came(seen: &Observation, seat: Seat, hand: Bones) -> Option<(Bones, Vec<Bone>)> {
    let deeds = || (0..).zip(seen.deeds()).filter(|(_, deed)| deed.seat == seat);
    let mut items: Vec<(Bone, i16, i16)> = hand.iter().map(|bone| (bone, -1, i16::MAX)).collect();
    items.extend(deeds().filter_map(|(when, deed)| match deed.act {
        Act::Played(bone, _) => Some((bone, -1, when)),
        _ => None,
    }));
    for (bone, since, played) in &mut items {
        let is_idle = |act| act == Act::Passed || matches!(act, Act::Drew(_)) && !seen.rules().free_draw;
        let without = deeds().filter(|(when, deed)| when < played && is_idle(deed.act) && deed.fitting.contains(*bone));
        let earliest = if would_have_led(seen, seat, *bone) { 0 } else { -1 };
        *since = without.map(|(when, _)| when).last().unwrap_or(earliest);
    }
    let times = deeds().filter(|(_, deed)| matches!(deed.act, Act::Drew(_))).map(|(when, _)| when);
    let (mut dealt, mut drawn) = (Bones::NONE, Vec::new());
    let leads = seen.deeds().first().map_or(seen.to_move(), |deed| deed.seat) == seat;
    for time in std::iter::repeat_n(-1, seen.rules().dealt(leads)).chain(times) {
        let possible = items.iter().enumerate().filter(|(_, (_, since, gone))| *since <= time && *gone > time);
        let (at, _) = possible.min_by_key(|(_, (_, _, gone))| *gone)?;
        let (bone, ..) = items.swap_remove(at);
        if time < 0 { dealt.insert(bone) } else { drawn.push(bone) }
    }
    items.is_empty().then_some((dealt, drawn))
}

/// A deal from which these hands may have come about.
fn deal_behind(seen: &Observation, hands: &BySeat<Bones>, real: &Deal) -> Option<Deal> {
    let mut deal =
        Deal { hands: [Bones::NONE; SEATS], boneyard: real.boneyard.iter().copied().take(0).collect(), ..real.clone() };
    let mut drawn: [Vec<Bone>; SEATS] = Default::default();
    deal.hands[seen.seat().index()] = seen.dealt();
    for seat in seen.rules().all_seats().filter(|seat| *seat != seen.seat()) {
        (deal.hands[seat.index()], drawn[seat.index()]) = came(seen, seat, hands[seat.index()])?;
        drawn[seat.index()].reverse();
    }
    for deed in seen.deeds() {
        if let Act::Drew(own) = deed.act {
            deal.boneyard.push(own.or_else(|| drawn[deed.seat.index()].pop())?);
        }
    }
    deal.boneyard.extend(hands.iter().fold(seen.unseen(), |rest, hand| rest - *hand));
    Some(deal)
}

fn tables() -> impl Iterator<Item = Rules> {
    // No one sees where a firecracker puts its bone.
    let named = Preset::tables().map(|(_, rules)| rules).filter(|rules| !rules.firecrackers);
    named.chain([2, 4].map(|seats| Rules { set: Set::Twelve, seats, hand: 6, ..Rules::default() }))
}

#[test]
fn everything_that_was_seen_is_possible_in_every_world_that_he_makes_up() {
    let mut checked = 0;
    for (number, rules) in tables().flat_map(|rules| (0..6).map(move |number| (number, rules))) {
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let seen = session.observe(session.state().to_move());
            let others_drew = seen.deeds().iter().any(|deed| matches!(deed.act, Act::Drew(None)));
            // Which of their bones they drew does not show, and only the dealt ones keep the rules
            // about doublets.
            let is_plain = rules.max_doublets.is_none() && rules.sure_of_doublet().is_none();
            if seen.legal().len() > 1 && (is_plain || !others_drew) {
                let hand = session.record().hands.last().expect("a hand was dealt");
                let mut believing = Believing::new(seen.clone(), number % 2 == 0, 3);
                for _ in 0..3 {
                    let hands = next_world(&mut believing, rules.set);
                    let deal = deal_behind(&seen, &hands, &hand.deal);
                    let deal = deal.unwrap_or_else(|| panic!("{hands:?} has no past: {seen:?}"));
                    let mut again = Session::new(rules).expect("named rules can be played");
                    again.deal(deal).expect("the hand can be dealt");
                    for step in &hand.moves {
                        again.play(*step).expect("the same moves can be made");
                    }
                    assert_eq!(again.observe(seen.seat()), seen);
                    checked += 1;
                }
            }
            let step = session.state().legal().pick(chance.next_u32()).expect("the seat to move has a legal move");
            session.play(step).expect("a legal move can be made");
        }
    }
    assert!(checked > 3_000, "only {checked} worlds were checked");
}

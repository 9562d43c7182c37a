//! Compares beliefs with the hands that were dealt, and with many repeated deals.

use super::*;
use crate::engine::bone::BONES;
use crate::engine::deal::Deal;
use crate::engine::moves::Move;
use crate::engine::rules::Preset;
use crate::engine::shuffle::shuffle;
use crate::engine::state::Phase;
use crate::nestor::{Level, choose};
use crate::record::Session;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Calls `look` at every position with a choice, in a hand of random moves.
fn watch_hand(rules: Rules, number: u64, mut look: impl FnMut(&Session)) {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    while session.state().phase() == Phase::Playing {
        if session.state().legal().len() > 1 {
            look(&session);
        }
        let step = session.state().legal().pick(chance.next_u32()).expect("the seat to move has a legal move");
        session.play(step).expect("a legal move can be made");
    }
}

/// The deal that belongs to an assignment of the bones.
fn deal_behind(belief: &Belief, real: &Deal) -> Deal {
    let observation = &belief.observation;
    let mut deal = Deal { hands: [Bones::NONE; SEATS], boneyard: ArrayVec::new(), ..real.clone() };
    deal.hands[observation.seat().index()] = observation.dealt();
    let mut drawn = [None; 128];
    let mut rest = ArrayVec::<Bone, MOST>::new();
    for (slot, &item) in belief.whereabouts.slots.iter().zip(&belief.held) {
        let bone = belief.whereabouts.bone(item);
        match slot.seat {
            None => rest.push(bone),
            Some(seat) if slot.since == DEAL => deal.hands[seat.index()].insert(bone),
            Some(_) => drawn[slot.since as usize] = Some(bone),
        }
    }
    for (when, _, what) in deeds(observation) {
        match what {
            Act::Drew(Some(bone)) => deal.boneyard.push(bone),
            Act::Drew(None) => deal.boneyard.push(drawn[when as usize].expect("every draw has a bone")),
            _ => {}
        }
    }
    deal.boneyard.extend(rest);
    deal
}

/// Plays the moves of a hand again from another deal, if they are possible.
fn replayed(rules: Rules, deal: Deal, moves: &[Move]) -> Option<Session> {
    let mut session = Session::new(rules).ok()?;
    session.deal(deal).ok()?;
    moves.iter().try_for_each(|&step| session.play(step).map(|_| ())).ok()?;
    Some(session)
}

fn tables() -> impl Iterator<Item = Rules> {
    let named =
        Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)));
    // The slots do not show where a firecracker put its bone.
    named.filter(|rules| !rules.firecrackers)
}

#[test]
fn everything_that_was_seen_is_possible_in_every_sampled_world() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for rules in tables() {
        for number in 0..12 {
            watch_hand(rules, number, |session| {
                let observation = session.observe(session.state().to_move());
                let hand = session.record().hands.last().expect("a hand was dealt");
                let mut belief = Belief::new(observation.clone(), number % 2 == 0);
                for _ in 0..5 {
                    let (world, _) = belief.sample(&mut chance);
                    assert_eq!(world.observe(&observation), observation);
                    let again = replayed(rules, deal_behind(&belief, &hand.deal), &hand.moves);
                    let again = again.expect("the same moves can be made");
                    assert_eq!(again.observe(observation.seat()), observation);
                }
            });
        }
    }
}

/// How often the other seat holds each bone in worlds that agree with everything seen. They are found by dealing many times.
fn by_dealing_again(session: &Session, observation: &Observation, chance: &mut ChaCha8Rng) -> Option<[f64; BONES]> {
    const WANTED: usize = 500;
    let rules = *observation.rules();
    let hand = session.record().hands.last()?;
    let own_draws: Vec<Bone> = observation
        .deeds()
        .iter()
        .filter_map(|deed| match deed.act {
            Act::Drew(bone) => bone,
            _ => None,
        })
        .collect();
    let hidden: Vec<Bone> = (!observation.dealt() - own_draws.iter().copied().collect()).iter().collect();
    let (mut held, mut found) = ([0.0; BONES], 0);
    for _ in 0..40_000 {
        let mut bones = hidden.clone();
        shuffle(&mut bones, |len| below(chance, len as u32));
        let mut deal = hand.deal.clone();
        let other = observation.seat().next(2);
        deal.hands[other.index()] = bones.drain(..usize::from(rules.hand)).collect();
        let mut own = own_draws.iter();
        deal.boneyard.clear();
        let mut bones = bones.into_iter();
        for (_, seat, what) in deeds(observation) {
            if matches!(what, Act::Drew(_)) {
                let bone = if seat == observation.seat() { own.next().copied() } else { bones.next() };
                deal.boneyard.extend(bone);
            }
        }
        deal.boneyard.extend(bones);
        let Some(again) = replayed(rules, deal, &hand.moves) else { continue };
        for bone in again.state().reveal().hands[other.index()] {
            held[bone.index()] += 1.0 / WANTED as f64;
        }
        found += 1;
        if found == WANTED {
            return Some(held);
        }
    }
    None
}

#[test]
fn beliefs_agree_with_many_repeated_deals() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let mut compared = 0;
    for preset in [Preset::Draw, Preset::AllFives, Preset::AllFivesPalm, Preset::FiveUp] {
        let rules = preset.rules(2).expect("these games are for two");
        let mut looked = 0;
        for number in 0..25 {
            watch_hand(rules, number, |session| {
                let observation = session.observe(session.state().to_move());
                if looked == 2 || !shows_idleness(&observation) {
                    return;
                }
                if let Some(expected) = by_dealing_again(session, &observation, &mut chance) {
                    assert_agrees(&observation, &expected, &mut chance);
                    looked += 1;
                }
            });
        }
        compared += looked;
    }
    assert!(compared >= 4, "only {compared} positions were compared");
}

/// Whether another seat has drawn or passed.
fn shows_idleness(observation: &Observation) -> bool {
    let mut others = observation.deeds().iter().filter(|deed| deed.seat != observation.seat());
    others.any(|deed| matches!(deed.act, Act::Drew(_) | Act::Passed))
}

fn assert_agrees(observation: &Observation, expected: &[f64; BONES], chance: &mut ChaCha8Rng) {
    const WORLDS: usize = 6_000;
    let other = observation.seat().next(2);
    let mut belief = Belief::new(observation.clone(), false);
    let mut held = [0.0; BONES];
    for _ in 0..WORLDS {
        let (world, _) = belief.sample(chance);
        world.hand(other).iter().for_each(|bone| held[bone.index()] += 1.0 / WORLDS as f64);
    }
    for bone in Bone::all() {
        let (found, expected) = (held[bone.index()], expected[bone.index()]);
        assert!((found - expected).abs() < 0.09, "{bone} is held in {found} of the worlds, not {expected}");
        assert!(expected > 0.0 || found < 0.01, "{bone} cannot be held, but is in {found}");
    }
}

/// Calls `look` at every position of some hands of All Fives between two levels, with the level of the player who is not to move.
fn watch_levels(levels: [Level; 2], hands: u64, mut look: impl FnMut(&Session, &Observation, Level)) {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    for number in 0..hands {
        let mut session = Session::new(rules).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let seat = session.state().to_move();
            let observation = session.observe(seat);
            look(&session, &observation, levels[seat.next(2).index()]);
            let choice = choose(&observation, levels[seat.index()], &mut chance);
            session.play(choice.best).expect("a legal move");
        }
    }
}

#[test]
fn plays_show_more_about_a_hand_than_draws_and_passes_alone() {
    const WORLDS: u32 = 60;
    let mut chance = ChaCha8Rng::seed_from_u64(4);
    // How often the bones that the other seat really holds are in its hand, in worlds made without and with a reading of its plays.
    let mut right = [0, 0];
    watch_levels([Level::NotSoEasy; 2], 40, |session, observation, _| {
        let other = observation.seat().next(2);
        let held = session.state().reveal().hands[other.index()];
        for (right, reads_plays) in right.iter_mut().zip([false, true]) {
            let mut belief = Belief::new(observation.clone(), reads_plays);
            *right += (0..WORLDS).map(|_| (belief.sample(&mut chance).0.hand(other) & held).len()).sum::<usize>();
        }
    });
    let [without, with] = right.map(|right| right as f64);
    assert!(with > 1.05 * without, "{with} against {without}");
}

#[test]
fn a_player_who_plays_for_points_alone_is_recognised() {
    const WORLDS: u32 = 40;
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    // How often each is believed to play for points alone, and the number of worlds, late in the hand.
    let mut beginner = (0, 0);
    let mut other = (0, 0);
    watch_levels([Level::Beginner, Level::NotSoEasy], 40, |_, observation, level| {
        if observation.table().bones().len() < 8 {
            return;
        }
        let seat = observation.seat().next(2);
        let mut belief = Belief::new(observation.clone(), true);
        let counted = if level == Level::Beginner { &mut beginner } else { &mut other };
        counted.0 += (0..WORLDS).filter(|_| belief.sample(&mut chance).1[seat.index()] == Manner::Greedy).count();
        counted.1 += WORLDS;
    });
    let [beginner, other] = [beginner, other].map(|(greedy, asked)| greedy as f64 / f64::from(asked));
    assert!(beginner > 1.4 * other, "{beginner} for the beginner, {other} for the other");
}

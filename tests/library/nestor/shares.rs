//! The shares of the unseen bones add up, respect what a pass rules out, and agree with the hands
//! that were dealt.

use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{BONES, Bone, Bones, SEATS, Seat};
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::{Act, Deed, Observation};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::shuffle::shuffle;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::shares::{Believing, Holder};
use electrum_dominoes::nestor::{Level, choose, sensible};
use electrum_dominoes::record::Session;
use rand::{Rng as _, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The observations of every seat in all positions of a hand.
fn views(rules: Rules, number: u64) -> Vec<Observation> {
    let mut session = Session::new(rules).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut views = Vec::new();
    while session.state().phase() == Phase::Playing {
        views.extend(rules.all_seats().map(|seat| session.observe(seat)));
        let step = sensible(&session.observe(session.state().to_move()));
        session.play(step).expect("a legal move can be made");
    }
    views
}

/// The named games, and two with the largest set.
fn every_table() -> impl Iterator<Item = Rules> {
    let named = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |seats| preset.rules(seats)));
    named.chain([2, 4].map(|seats| Rules { set: Set::Twelve, seats, hand: 6, ..Rules::default() }))
}

#[test]
fn the_shares_of_a_bone_add_up_to_one_and_those_of_a_place_to_its_number_of_bones() {
    for seen in every_table().flat_map(|rules| views(rules, 2).into_iter().step_by(5)) {
        let shares = Believing::new(seen.clone(), true, 60).finish();
        let seats = || seen.rules().all_seats();
        for bone in seen.rules().set.bones() {
            let places = seats().map(Holder::Hand).chain([Holder::Table, Holder::Boneyard]);
            let sum: f64 = places.map(|place| shares.of(bone, place)).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{bone} {sum}");
            let own = shares.of(bone, Holder::Hand(seen.seat()));
            assert!((own - f64::from(u8::from(seen.hand().contains(bone)))).abs() < 1e-9);
        }
        for seat in seats() {
            let held: f64 = seen.rules().set.bones().iter().map(|bone| shares.of(bone, Holder::Hand(seat))).sum();
            assert!((held - seen.hand_len(seat) as f64).abs() < 1e-6);
        }
    }
}

#[test]
fn bones_that_a_pass_rules_out_are_elsewhere_and_counting_in_steps_gives_the_same() {
    let block = Preset::Block.rules(2).expect("a game for two");
    let mut ruled_out = 0;
    for seen in (0..30).flat_map(|number| views(block, number)) {
        let other = seen.seat().next(2);
        let Some(last) = seen.deeds().last().filter(|deed| deed.seat == other) else { continue };
        if last.act != Act::Passed {
            continue;
        }
        let mut believing = Believing::new(seen.clone(), false, 50);
        while !believing.step(3) {}
        assert_eq!(*believing.shares(), Believing::new(seen.clone(), false, 50).finish());
        for bone in last.fitting & seen.unseen() {
            assert!(believing.shares().of(bone, Holder::Hand(other)).abs() < 1e-9, "{bone}");
            assert!((believing.shares().of(bone, Holder::Boneyard) - 1.0).abs() < 1e-9, "{bone}");
            ruled_out += 1;
        }
    }
    assert!(ruled_out > 30, "only {ruled_out} bones were ruled out");
}

#[test]
fn no_one_is_believed_to_hold_a_bone_that_is_left_out_or_a_doublet_that_would_have_led() {
    let blank = Bone::doublet(0);
    let three = Preset::CutThroat.rules(3).expect("three can play it");
    for seen in views(three, 5).into_iter().step_by(4) {
        let shares = Believing::new(seen, true, 40).finish();
        assert!((shares.of(blank, Holder::Boneyard) - 1.0).abs() < 1e-9);
    }
    let kozel = Preset::Kozel.rules(3).expect("three can play it");
    for seen in (0..8).filter_map(|number| views(kozel, number).into_iter().nth(3)) {
        let lead = seen.layout().lead().expect("a bone was led");
        let shares = Believing::new(seen.clone(), true, 40).finish();
        let lower = (1..lead.high()).map(Bone::doublet);
        let others = || seen.rules().all_seats().filter(|seat| *seat != seen.seat());
        assert!(
            lower.into_iter().all(|bone| others().all(|seat| shares.of(bone, Holder::Hand(seat)) < 1e-9)),
            "{lead}"
        );
    }
}

/// How often the other seat holds each bone in worlds that agree with everything seen. They are
/// found by dealing many times.
fn by_dealing_again(session: &Session, seen: &Observation, chance: &mut ChaCha8Rng) -> Option<[f64; BONES]> {
    const WANTED: usize = 500;
    let rules = *seen.rules();
    let hand = session.record().hands.last()?;
    let of_draw = |deed: &Deed| if let Act::Drew(bone) = deed.act { Some((deed.seat, bone)) } else { None };
    let draws: Vec<(Seat, Option<Bone>)> = seen.deeds().iter().filter_map(of_draw).collect();
    let own_draws: Bones = draws.iter().filter_map(|(_, bone)| *bone).collect();
    let hidden: Vec<Bone> = (seen.rules().set.bones() - seen.dealt() - own_draws).iter().collect();
    let other = seen.seat().next(2);
    let (mut held, mut found) = ([0.0; BONES], 0);
    for _ in 0..40_000 {
        let mut bones = hidden.clone();
        shuffle(&mut bones, |len| chance.random_range(0..len));
        let mut hands = [Bones::NONE; SEATS];
        hands[seen.seat().index()] = seen.dealt();
        hands[other.index()] = bones.drain(..usize::from(rules.hand)).collect();
        let mut bones = bones.into_iter();
        let mut boneyard: Vec<Bone> = draws.iter().filter_map(|(_, bone)| bone.or_else(|| bones.next())).collect();
        boneyard.extend(bones);
        let deal = Deal { hands, boneyard: boneyard.into_iter().collect(), ..hand.deal.clone() };
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

/// Plays the moves of a hand again from another deal, if they are possible.
fn replayed(rules: Rules, deal: Deal, moves: &[Move]) -> Option<Session> {
    let mut session = Session::new(rules).ok()?;
    session.deal(deal).ok()?;
    moves.iter().try_for_each(|&step| session.play(step).map(|_| ())).ok()?;
    Some(session)
}

#[test]
fn beliefs_agree_with_many_repeated_deals() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let mut compared = 0;
    for preset in [Preset::Draw, Preset::AllFives, Preset::AllFivesPalm, Preset::FiveUp] {
        let rules = preset.rules(2).expect("these games are for two");
        let enough = compared + 2;
        for number in 0..25 {
            let mut random = ChaCha8Rng::seed_from_u64(number);
            let mut session = Session::new(rules).expect("named rules can be played");
            session.deal_number(number).expect("the hand can be dealt");
            while session.state().phase() == Phase::Playing {
                let seen = session.observe(session.state().to_move());
                let other = seen.seat().next(2);
                let idle = |deed: &Deed| deed.seat == other && matches!(deed.act, Act::Drew(_) | Act::Passed);
                let is_asked = compared < enough && seen.legal().len() > 1 && seen.deeds().iter().any(idle);
                if is_asked && let Some(expected) = by_dealing_again(&session, &seen, &mut chance) {
                    let shares = Believing::new(seen.clone(), false, 6_000).finish();
                    for bone in Set::Six.bones() {
                        let (found, expected) = (shares.of(bone, Holder::Hand(other)), expected[bone.index()]);
                        assert!(
                            (found - expected).abs() < 0.09,
                            "{bone} is believed held with {found}, not {expected}"
                        );
                        assert!(expected > 0.0 || found < 0.01, "{bone} cannot be held, and is with {found}");
                    }
                    compared += 1;
                }
                let step = session.state().legal().pick(random.next_u32()).expect("there is a legal move");
                session.play(step).expect("a legal move can be made");
            }
        }
    }
    assert!(compared >= 4, "only {compared} positions were compared");
}

#[test]
fn plays_show_more_about_a_hand_than_draws_and_passes_alone() {
    let mut chance = ChaCha8Rng::seed_from_u64(3);
    // How often the bones that the other seat really holds are believed to be there, without and
    // with a reading of its plays.
    let mut right = [0.0, 0.0];
    for number in 0..40 {
        let mut session = Session::new(Preset::AllFives.rules(2).expect("a game for two")).expect("it can be played");
        session.deal_number(number).expect("the hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let seen = session.observe(session.state().to_move());
            let other = seen.seat().next(2);
            let held = session.state().reveal().hands[other.index()];
            for (right, reads_plays) in right.iter_mut().zip([false, true]) {
                let shares = Believing::new(seen.clone(), reads_plays, 60).finish();
                *right += held.iter().map(|bone| shares.of(bone, Holder::Hand(other))).sum::<f64>();
            }
            session.play(choose(&seen, Level::NotSoEasy, &mut chance).best).expect("a legal move");
        }
    }
    let [without, with] = right;
    assert!(with > 1.05 * without, "{with} against {without}");
}

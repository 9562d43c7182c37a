//! The shares of the unseen bones add up, and respect what a pass rules out.

use electrum_dominoes::engine::bone::{Bone, Bones};
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::sensible;
use electrum_dominoes::nestor::shares::{Believing, Holder};
use electrum_dominoes::record::Session;

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

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)))
}

#[test]
fn the_shares_of_a_bone_add_up_to_one_and_those_of_a_place_to_its_number_of_bones() {
    for seen in every_table().flat_map(|rules| views(rules, 2).into_iter().step_by(5)) {
        let shares = Believing::new(seen.clone(), true, 60).finish();
        let seats = || seen.rules().all_seats();
        for bone in Bone::all() {
            let places = seats().map(Holder::Hand).chain([Holder::Table, Holder::Boneyard]);
            let sum: f64 = places.map(|place| shares.of(bone, place)).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{bone} {sum}");
            let own = shares.of(bone, Holder::Hand(seen.seat()));
            assert!((own - f64::from(u8::from(seen.hand().contains(bone)))).abs() < 1e-9);
        }
        for seat in seats() {
            let held: f64 = Bone::all().map(|bone| shares.of(bone, Holder::Hand(seat))).sum();
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
        if last.act != electrum_dominoes::engine::observe::Act::Passed {
            continue;
        }
        let mut believing = Believing::new(seen.clone(), false, 50);
        while !believing.step(3) {}
        assert_eq!(*believing.shares(), Believing::new(seen.clone(), false, 50).finish());
        for bone in Bones::fitting(last.shows) & seen.unseen() {
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
        let lead = seen.table().lead().expect("a bone was led");
        let shares = Believing::new(seen.clone(), true, 40).finish();
        let lower = (1..lead.high()).map(Bone::doublet);
        let others = || seen.rules().all_seats().filter(|seat| *seat != seen.seat());
        assert!(
            lower.into_iter().all(|bone| others().all(|seat| shares.of(bone, Holder::Hand(seat)) < 1e-9)),
            "{lead}"
        );
    }
}

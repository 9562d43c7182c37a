//! Deals from numbers are fair, and they are pinned, so that a number gives the same bones in every
//! version.

use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Bones};
use electrum_dominoes_engine::deal::{Deal, Lead, Turned};
use electrum_dominoes_engine::notation::write_bones;
use electrum_dominoes_engine::rules::{Preset, Rules};
use electrum_dominoes_engine::state::GameState;

/// The deal with this number as text: its lots, its hands and its boneyard.
fn text(preset: Preset, players: usize, number: u64) -> Vec<String> {
    let rules = preset.rules(players).expect("so many may play it");
    let lead = GameState::new(rules).expect("a named game can be played").lead();
    let deal = Deal::from_number(number, &rules, lead);
    let lots = deal.lot.iter().map(|turned| write_bones(turned.bones().iter().copied()));
    let hands = deal.hands[..players].iter().map(|hand| write_bones(*hand));
    let boneyard = write_bones(deal.boneyard.iter().copied());
    lots.chain(hands).chain([boneyard]).collect()
}

#[test]
fn deal_4711_is_the_same_in_every_version() {
    assert_eq!(
        text(Preset::AllFives, 2, 4711),
        [
            "2-0 4-2 4-3 5-0 5-3 5-5 6-3",
            "1-0 1-1 2-2 3-3 6-0 6-5 6-6",
            "5-2 5-4 4-0 2-1 4-4 3-1 6-2 5-1 0-0 3-2 6-1 4-1 6-4 3-0",
        ]
    );
    assert_eq!(text(Preset::Draw, 2, 4711), text(Preset::AllFives, 2, 4711), "the bones do not depend on the scoring");
}

#[test]
fn a_deal_for_more_players_and_a_lot_are_pinned_too() {
    assert_eq!(
        text(Preset::FiveUp, 3, 4711),
        [
            "5-4 2-2 0-0",
            "2-0 4-2 5-3 5-5 6-3",
            "1-0 4-3 5-0 6-0 6-6",
            "1-1 2-2 3-3 5-2 6-5",
            "5-4 4-0 2-1 4-4 3-1 6-2 5-1 0-0 3-2 6-1 4-1 6-4 3-0",
        ]
    );
}

#[test]
fn a_deal_of_a_larger_set_is_pinned_too() {
    for (set, expected) in [
        (
            Set::Nine,
            ["5-4 6-6 7-2 7-3 7-5 8-3 9-7", "3-0 4-4 6-4 7-6 8-2 9-4 9-9", "8-4 8-6 2-0 1-1 7-1 6-3 7-4 8-5 5-1 6-1"],
        ),
        (
            Set::Twelve,
            [
                "1-1 8-2 9-3 10-1 11-2 11-7 12-3",
                "1-0 4-2 5-1 6-3 8-0 9-9 10-8",
                "11-9 8-8 7-5 11-11 6-0 8-5 9-5 3-2 9-2 7-6",
            ],
        ),
    ] {
        let deal = Deal::from_number(4711, &Rules { set, ..Rules::default() }, Lead::Doublet);
        let yard = deal.boneyard.iter().copied().take(10);
        assert_eq!([write_bones(deal.hands[0]), write_bones(deal.hands[1]), write_bones(yard)], expected, "{set:?}");
    }
}

#[test]
fn a_deal_with_firecrackers_pins_the_depths_too() {
    let rules = Preset::Firecrackers.rules(2).expect("a game for two");
    let lead = GameState::new(rules).expect("a named game can be played").lead();
    assert_eq!(Deal::from_number(4711, &rules, lead).depths, [50_891, 36_710, 0, 0]);
}

#[test]
fn the_first_and_the_last_number_are_deals_like_any_other() {
    assert_eq!(text(Preset::Block, 2, 0).len(), 3);
    assert_eq!(text(Preset::Block, 2, u64::MAX).len(), 3);
    assert_ne!(text(Preset::Block, 2, 0), text(Preset::Block, 2, u64::MAX));
}

#[test]
fn every_bone_is_equally_often_in_every_place() {
    for set in [Set::Six, Set::Twelve] {
        let rules = Rules { set, hand: 7, ..Rules::default() };
        let mut in_hand = vec![0u32; set.size()];
        let mut first_drawn = vec![0u32; set.size()];
        for number in 0..1_000 * set.size() as u64 {
            let deal = Deal::from_number(number, &rules, Lead::Lot);
            deal.hands[0].iter().for_each(|bone: Bone| in_hand[bone.index()] += 1);
            first_drawn[deal.boneyard[0].index()] += 1;
        }
        // The expected counts are 7,000 and 1,000. The bounds are five standard deviations, so a fair
        // shuffle passes. The numbers are fixed, so the result never changes.
        let bounds = if set == Set::Six { 6_640..7_360 } else { 6_600..7_400 };
        assert!(in_hand.iter().all(|times| bounds.contains(times)), "{in_hand:?}");
        assert!(first_drawn.iter().all(|times| (843..1_157).contains(times)), "{first_drawn:?}");
    }
}

#[test]
fn a_deal_that_does_not_fit_its_rules_is_refused_with_the_reason() {
    let rules = Rules::default();
    let good = Deal::from_number(1, &rules, Lead::Doublet);
    let refuse = |change: &dyn Fn(&mut Deal)| {
        let mut deal = good.clone();
        change(&mut deal);
        deal.check(&rules, Lead::Doublet).expect_err("the deal does not fit").to_string()
    };
    let own = good.hands[0].last().expect("a hand of seven");
    let (yard, last) = (good.boneyard[0], good.boneyard[13]);
    assert_eq!(refuse(&|deal| deal.hands[0].remove(own)), "seat 0 is dealt 6 bones instead of 7");
    assert_eq!(refuse(&|deal| deal.boneyard[1] = yard), format!("{yard} is dealt twice"));
    assert_eq!(refuse(&|deal| deal.boneyard[0] = own), format!("{own} is dealt twice"));
    assert_eq!(refuse(&|deal| deal.boneyard.truncate(13)), format!("{last} is missing from the deal"));
    assert_eq!(refuse(&|deal| deal.hands[2] = Bones::of(yard)), "seat 2 is dealt 1 bone instead of 0");
    assert_eq!(
        refuse(&|deal| deal.lot.extend(Turned::new(&[own, yard]))),
        "there is a lot, but this hand is not led by lot"
    );
}

//! The averages of fair dealing are computed correctly.

use electrum_dominoes::career::fairness::chance::{doublets, expected_draws, next_draw, picked};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn a_hand_of_seven_holds_a_quarter_of_the_doublets() {
    let rules = Preset::Block.rules(2).expect("a game for two");
    let likely = doublets(&rules, false, Seat::FIRST);
    let plain = picked(usize::from(rules.hand), Set::Six.suit_size(), Set::Six.size());
    assert!(near(likely.mean, plain.mean) && near(likely.variance, plain.variance), "{likely:?}, {plain:?}");
}

#[test]
fn void_deals_change_what_is_fair() {
    let rules = Preset::Block.rules(2).expect("a game for two");
    let mean = |rules: &Rules, led| doublets(rules, led, Seat::FIRST).mean;
    assert!(mean(&rules, true) > mean(&rules, false));
    let opener = Rules { lead_first: FirstLead::Seat(Seat::FIRST), opener_doublet: true, ..rules };
    assert!(mean(&opener, false) > mean(&rules, true));
    assert!(mean(&Rules { max_doublets: Some(3), ..rules }, false) < mean(&rules, false));
}

#[test]
fn the_expected_draws_are_the_mean_place_of_the_first_bone_that_fits() {
    // The only fitting bone of three is first, second or third.
    assert!(near(expected_draws(1, 3, 3), 2.0));
    assert!(near(expected_draws(1, 3, 2), (1.0 + 2.0 + 2.0) / 3.0));
    assert!(near(expected_draws(0, 3, 3), 3.0));
    assert!(near(expected_draws(3, 3, 3), 1.0));
}

#[test]
fn single_draws_add_up_to_the_whole() {
    for place in 1..=5 {
        let added: f64 = (1..=place).map(|at| next_draw(1, 6 - at, 6 - at, at == place).mean).sum();
        assert!(near(added, expected_draws(1, 5, 5)), "{place}: {added}");
    }
    let spread: f64 = (1..=5).map(|place| (f64::from(place) - 3.0).powi(2) / 5.0).sum();
    let varied: f64 = (1..=5u32)
        .map(|at| {
            let reached = f64::from(6 - at) / 5.0;
            reached * next_draw(1, 6 - at as usize, 6 - at as usize, false).variance
        })
        .sum();
    assert!(near(spread, varied), "{spread}, {varied}");
}

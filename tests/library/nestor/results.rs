//! The correction of match results removes luck and not skill.

use electrum_dominoes::lab::{Fortune, Results, Sample};

/// A match with one game per deal, in which A wins by luck and a little skill.
fn samples() -> Vec<Sample> {
    let sample = |n: u32| {
        let luck = 0.4 * f64::from(n % 5) / 2.0 - 0.4;
        let won = u32::from(f64::from(n % 7) / 7.0 + luck > 0.3);
        let told = vec![Fortune { won: f64::from(won), luck }];
        Sample { games: 1, won: [won, 1 - won], told, ..Sample::default() }
    };
    (0..350).map(sample).collect()
}

#[test]
fn the_correction_removes_luck_and_not_skill() {
    let results = Results::of(&samples());
    let without = results.without_luck.expect("luck was measured");
    assert!((without.share.mean - results.share.mean).abs() < 1e-2, "luck averages to zero: {without:?}");
    assert!(without.of_a_game < 0.8 && without.of_a_deal < 0.8, "{without:?}");
    assert!(without.share.high - without.share.low < 0.9 * (results.share.high - results.share.low));
}

#[test]
fn luck_that_was_not_measured_is_not_removed() {
    let mut untold = samples();
    untold[3].told.clear();
    assert_eq!(Results::of(&untold).without_luck, None);
    assert_eq!(Results::of(&[]).without_luck, None);
}

#[test]
fn a_few_deals_or_deals_that_all_went_the_same_way_do_not_tell_a_result_without_luck() {
    assert_eq!(Results::of(&samples()[..19]).without_luck, None);
    assert!(Results::of(&samples()[..20]).without_luck.is_some());
    let won = |luck: f64| Sample { games: 1, won: [1, 0], told: vec![Fortune { won: 1.0, luck }], ..Sample::default() };
    let all_won: Vec<Sample> = (0..100).map(|n| won(f64::from(n % 3) / 10.0)).collect();
    assert_eq!(Results::of(&all_won).without_luck, None);
}

//! That what is taken away from the results of a match is luck, and not skill.

use electrum_dominoes::arena::{Fortune, Results, Sample};

/// A match of one game a deal, in which A wins by luck and by a little skill.
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
fn what_is_taken_away_is_the_luck_and_not_the_skill() {
    let results = Results::of(&samples());
    let without = results.without_luck.expect("luck was told");
    assert!((without.share.mean - results.share.mean).abs() < 1e-2, "luck was nothing on average: {without:?}");
    assert!(without.of_a_game < 0.8 && without.of_a_deal < 0.8, "{without:?}");
    assert!(without.share.high - without.share.low < 0.9 * (results.share.high - results.share.low));
}

#[test]
fn luck_that_was_not_told_is_not_taken_away() {
    let mut untold = samples();
    untold[3].told.clear();
    assert_eq!(Results::of(&untold).without_luck, None);
    assert_eq!(Results::of(&[]).without_luck, None);
}

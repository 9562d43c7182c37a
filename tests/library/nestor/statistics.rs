//! The intervals around shares and means are correct.

use electrum_dominoes::arena::{ratio, share};

#[test]
fn independent_games_have_wilsons_interval() {
    // For 60 wins in 100 games, Wilson's interval is 50.2% to 69.1%.
    let deals: Vec<f64> = (0..100).map(|game| f64::from(game % 5 < 3)).collect();
    let share = share(&deals);
    assert!((share.mean - 0.6).abs() < 1e-9);
    assert!((share.low - 0.502).abs() < 0.002 && (share.high - 0.691).abs() < 0.002, "{share:?}");
}

#[test]
fn deals_that_always_split_give_no_wider_an_interval_than_deals_that_are_swept() {
    let split = share(&[0.5; 50]);
    let swept: Vec<f64> = (0..50).map(|deal| f64::from(deal % 2)).collect();
    assert!(split.high - split.low < share(&swept).high - share(&swept).low + 1e-9);
}

#[test]
fn a_clean_sweep_is_not_certainty() {
    let all = share(&[1.0; 20]);
    assert!(all.low < 0.9 && all.high >= 1.0 - 1e-9, "{all:?}");
}

#[test]
fn without_a_deal_nothing_is_known() {
    let (share, points) = (share(&[]), ratio(&[]));
    assert_eq!((share.low, share.high), (0.0, 1.0));
    assert!(points.low < -1e9 && points.high > 1e9, "{points:?}");
}

#[test]
fn the_mean_per_hand_weighs_deals_by_their_hands() {
    let estimate = ratio(&[(10.0, 1.0), (0.0, 9.0)]);
    assert!((estimate.mean - 1.0).abs() < 1e-9);
    assert!(estimate.low < 1.0 && estimate.high > 1.0);
}

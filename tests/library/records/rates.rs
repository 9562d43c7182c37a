//! The interval of a rate agrees with the textbooks.

use electrum_dominoes::stats::Rate;

#[test]
fn the_interval_agrees_with_the_textbooks() {
    // From Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29.
    for (won, of, low, high) in
        [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
    {
        let [found_low, found_high] = Rate { won, of }.interval().expect("there are games");
        assert!((found_low - low).abs() < 5e-5 && (found_high - high).abs() < 5e-5, "{won} of {of}");
    }
}

#[test]
fn no_games_have_no_share() {
    assert_eq!((Rate::default().share(), Rate::default().interval()), (None, None));
}

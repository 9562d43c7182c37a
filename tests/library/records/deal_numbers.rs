//! Games with different numbers share no deals, and a number always gives the same deals.

use electrum_dominoes::record::numbers::deal_number;
use std::collections::HashSet;

#[test]
fn neighbouring_games_share_no_deals() {
    const HANDS: u16 = 12;
    for first in [0, 42, 4711, 999_999_999_000, u64::MAX - 500] {
        let games = (0..500).map(|game| first.wrapping_add(game));
        let deals: HashSet<u64> = games.flat_map(|game| (0..HANDS).map(move |hand| deal_number(game, hand))).collect();
        assert_eq!(deals.len(), 500 * usize::from(HANDS), "from {first} on");
    }
}

#[test]
fn the_number_of_a_game_is_that_of_its_first_deal() {
    assert_eq!([0, 42, u64::MAX].map(|game| deal_number(game, 0)), [0, 42, u64::MAX]);
}

/// A number that a friend reads out must give the same deals in every future version.
#[test]
fn the_deals_of_a_number_stay_the_same() {
    assert_eq!([1, 2, 3].map(|hand| deal_number(42, hand)), [532_755_275_413, 92_126_892_291, 748_462_763_858]);
}

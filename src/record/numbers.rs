//! The numbers that games and deals are told apart by and dealt from.

use rand::TryRng;

/// Numbers that the program gives are below this, short enough to be read out.
const NUMBERS: u64 = 1_000_000_000_000;

/// A number for a new game, from the system's randomness.
pub fn fresh_number() -> u64 {
    fresh_id() % NUMBERS
}

/// A number that nothing else has, in this folder or any other.
pub fn fresh_id() -> u64 {
    let number = rand::rngs::SysRng.try_next_u64();
    // A system without randomness is still a system to play on: then the time of day must do.
    let by_clock = |_| std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    number.unwrap_or_else(by_clock)
}

/// The number of the deal of a hand in the game of a number. The first hand has the game's own, so that a player who types the number of a deal gets it. Those
/// of the hands after it lie anywhere, so that games of neighbouring numbers share no deals.
pub const fn deal_number(game: u64, hand: u16) -> u64 {
    if hand == 0 {
        return game;
    }
    // What SplitMix64 gives for its number `hand` after this seed: it leaves no trace of how near two seeds were.
    let mut mixed = game.wrapping_add((hand as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31)) % NUMBERS
}

/// The same up to version 0.3: one deal after the other. Games and matches that were begun then are found by it, and go on with it.
pub const fn old_deal_number(game: u64, hand: u16) -> u64 {
    game.wrapping_add(hand as u64)
}

//! The numbers that identify games and deals, and that deals come from.

use rand::TryRng;
use std::cell::Cell;

thread_local! {
    /// What the numbers of this thread follow from, if they do not come from the system.
    static FOLLOWED: Cell<Option<(u64, u16)>> = const { Cell::new(None) };
}

/// The program picks numbers below this, so that they are short enough to read out.
const NUMBERS: u64 = 1_000_000_000_000;

/// Returns a number for a new game, from the system's randomness.
pub fn fresh_number() -> u64 {
    fresh_id() % NUMBERS
}

/// Returns a number that nothing else has, in this folder or any other.
pub fn fresh_id() -> u64 {
    if let Some((start, count)) = FOLLOWED.get() {
        let next = count.wrapping_add(1);
        FOLLOWED.set(Some((start, next)));
        return deal_number(start, next);
    }
    let number = rand::rngs::SysRng.try_next_u64();
    // On a system without randomness, the clock must do.
    let by_clock = |_| std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    number.unwrap_or_else(by_clock)
}

/// Makes the new numbers of this thread follow from one, so that whatever is played in it by chance
/// is played again.
pub fn follow_from(start: u64) {
    FOLLOWED.set(Some((start, 0)));
}

/// The number of the deal of a hand in a game. The first hand has the game's own number, so that a
/// player who types the number of a deal gets it. The numbers of later hands are spread out, so
/// that games with neighbouring numbers share no deals.
pub const fn deal_number(game: u64, hand: u16) -> u64 {
    if hand == 0 {
        return game;
    }
    // This is number `hand` of SplitMix64 after this seed. Near seeds give unrelated numbers.
    let mut mixed = game.wrapping_add((hand as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31)) % NUMBERS
}

/// The number of a deal of the match with this number. Games never have it, so whoever has played
/// the game of the same number knows nothing about the match.
pub const fn match_deal_number(number: u64, deal: u16) -> u64 {
    deal_number(number ^ 0x006d_6174_6368_0000, deal + 1)
}

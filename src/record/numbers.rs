//! The numbers that games and deals are told apart by and dealt from.

use rand::TryRng;

/// A number for a new game, from the system's randomness. It is short enough to be read out.
pub fn fresh_number() -> u64 {
    fresh_id() % 1_000_000_000_000
}

/// A number that nothing else has, in this folder or any other.
pub fn fresh_id() -> u64 {
    let number = rand::rngs::SysRng.try_next_u64();
    // A system without randomness is still a system to play on: then the time of day must do.
    let by_clock = |_| std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    number.unwrap_or_else(by_clock)
}

/// The number of the deal of a hand in the game of a number: the game's own for the first, and so on.
pub const fn deal_number(game: u64, hand: u16) -> u64 {
    game.wrapping_add(hand as u64)
}

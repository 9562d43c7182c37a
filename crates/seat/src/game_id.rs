//! The number of a game.

use serde::{Deserialize, Serialize};
use std::fmt;

/// Identifies a game among all others, wherever they were played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct GameId(pub u64);

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl GameId {
    /// A game that no archive has.
    pub const NOWHERE: GameId = GameId(0);

    /// Reads the id from a text of sixteen digits.
    pub fn from_text(text: &str) -> Option<GameId> {
        let plain = text.len() == 16 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        u64::from_str_radix(text, 16).ok().filter(|_| plain).map(GameId)
    }
}

//! What everyone sees of the lot and of the taking of bones before a hand.

use crate::sight::{Bone, BySeat, Seat};
use serde::{Deserialize, Serialize};

/// What everyone sees of the ceremony before a hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ceremony {
    /// The bones that lie face up, each with its place among all bones and the seat that turned it.
    pub turned: Vec<(usize, Seat, Bone)>,
    /// Whether the bones that lie face up are a tie.
    pub is_tie: bool,
    /// The seat that takes bones now, if the taking has begun.
    pub taker: Option<Seat>,
    /// How many bones each seat has taken. None while the lot is drawn.
    pub taken: BySeat<usize>,
    /// The places where bones lie on the table, face down or turned. All of them until the taking begins.
    pub lying: Vec<usize>,
}

impl Ceremony {
    /// Whether only the others still have bones to take. The player need not wait for them to act.
    pub fn only_others_take(&self, player: Seat, hand: usize) -> bool {
        self.taker.is_some_and(|taker| taker != player) && self.taken[player.index()] == hand
    }
}

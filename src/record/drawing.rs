//! How the number of a deal was drawn by all at a table, so that nobody could choose it.
//!
//! The dealer and every person first give the hash of 32 bytes of their own chance, and then the
//! bytes. The number follows from all of them. Whoever has the hashes and the bytes can work out
//! the number again, and from it every bone.

use super::Hand;
use crate::engine::{Deal, GameState, SEATS, Seat};
use arrayvec::ArrayVec;
use sha2::{Digest, Sha256};
use std::fmt;
use thiserror::Error;

/// 32 bytes, written with 64 digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes(pub [u8; 32]);

/// What one of those who draw has given: the hash first, and later the bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contribution {
    /// The hash of the bytes.
    pub hash: Bytes,
    /// The bytes.
    pub bytes: Bytes,
}

/// How the number of a deal was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    /// The id of the table.
    pub table: u64,
    /// How many hands were dealt at the table before this one.
    pub hand: u64,
    /// What the dealer has given, whose hash came first.
    pub dealer: Contribution,
    /// What the people have given, in the order of the seats.
    pub seats: ArrayVec<(Seat, Contribution), SEATS>,
}

/// Why a deal was not drawn by all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Unfair {
    /// The dealer's bytes have another hash than the one that came first.
    #[error("the dealer’s bytes have another hash than the one that came first")]
    Dealer,
    /// The bytes of this seat have another hash than the one that came first.
    #[error("the bytes of seat {0} have another hash than the one that came first")]
    Seat(Seat),
    /// The deal is not the one that follows from the bytes.
    #[error("other bones were dealt than those that follow from the bytes")]
    Deal,
    /// The dealer drew again after the others had given their bytes.
    #[error("the dealer drew again after the others had given their bytes")]
    Again,
    /// What the table says of a hand is not what was seen there.
    #[error("the game was another one than this seat has seen")]
    Game,
}

impl Bytes {
    /// The SHA-256 of these bytes.
    #[must_use]
    pub fn hash(&self) -> Bytes {
        Bytes(Sha256::digest(self.0).into())
    }
}

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Contribution {
    /// A share of these bytes.
    pub fn of(bytes: Bytes) -> Contribution {
        Contribution { hash: bytes.hash(), bytes }
    }
}

impl Drawing {
    /// The number of the deal: the first eight bytes of the hash of all bytes, the table and the
    /// hand.
    pub fn number(&self) -> u64 {
        let mut all = Sha256::new();
        all.update(self.dealer.bytes.0);
        for (_, share) in &self.seats {
            all.update(share.bytes.0);
        }
        all.update(self.table.to_be_bytes());
        all.update(self.hand.to_be_bytes());
        let hash: [u8; 32] = all.finalize().into();
        hash.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// Whether all bytes have the hashes that came before them.
    pub fn check(&self) -> Result<(), Unfair> {
        if self.dealer.bytes.hash() != self.dealer.hash {
            return Err(Unfair::Dealer);
        }
        let wrong = self.seats.iter().find(|(_, share)| share.bytes.hash() != share.hash);
        wrong.map_or(Ok(()), |(seat, _)| Err(Unfair::Seat(*seat)))
    }

    /// Whether this is the deal that was drawn, in a game that stood like this before it.
    pub fn check_deal(&self, deal: &Deal, before: &GameState) -> Result<(), Unfair> {
        self.check()?;
        let drawn = Deal::from_number(self.number(), before.rules(), before.lead());
        if *deal == drawn { Ok(()) } else { Err(Unfair::Deal) }
    }
}

impl Hand {
    /// Whether the deal of this hand is the one that was drawn, if it was. `before` is the game
    /// before the hand.
    pub fn check_drawing(&self, before: &GameState) -> Option<Result<(), Unfair>> {
        self.drawing.as_ref().map(|drawing| drawing.check_deal(&self.deal, before))
    }
}

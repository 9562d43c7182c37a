//! How the number of a deal was drawn by all at a table, so that nobody could choose it.
//!
//! The dealer and every person first give the hash of 32 bytes of their own chance, and then the
//! bytes. The number follows from all of them. Whoever has the hashes and the bytes can work out
//! the number again, and from it every bone.

use crate::engine::{Deal, GameState, SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
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

/// What is wrong with a hand at a table elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Unfair {
    /// What this seat gave was changed, made up or left out.
    #[error("what seat {0} gave was changed, made up or left out")]
    Seat(Seat),
    /// The dealer changed the shuffle after it had begun: drew again, hid something, or dealt for something
    /// else.
    #[error("the dealer changed the shuffle after it had begun")]
    Shuffle,
    /// The hand was another one than the bones that were shuffled and the rules allow, or than it was shown.
    #[error("the hand was not the one that this seat was shown")]
    Hand,
    /// The table says or deals by rules that this seat has not agreed to.
    #[error("the rules were changed without this seat")]
    Rules,
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
        leading(&Bytes(all.finalize().into()))
    }

    /// Whether all bytes have the hashes that came before them.
    pub fn check(&self) -> Result<(), Unfair> {
        if self.dealer.bytes.hash() != self.dealer.hash {
            return Err(Unfair::Shuffle);
        }
        let wrong = self.seats.iter().find(|(_, share)| share.bytes.hash() != share.hash);
        wrong.map_or(Ok(()), |(seat, _)| Err(Unfair::Seat(*seat)))
    }

    /// The seats that gave bytes.
    pub fn gave(&self) -> Seats {
        self.seats.iter().map(|(seat, _)| *seat).collect()
    }

    /// The deal that was drawn, in a game that stood like this before it.
    pub fn deal(&self, before: &GameState) -> Result<Deal, Unfair> {
        self.check()?;
        Ok(Deal::from_number(self.number(), before.rules(), before.lead()))
    }

    /// What decides between moves of a Nestor that are the same to him, in a hand that was drawn. The
    /// number of the deal can't be worked out from it.
    pub fn chance(&self) -> u64 {
        leading(&Bytes(Sha256::digest(self.number().to_be_bytes()).into()))
    }
}

/// The number that these bytes begin with.
fn leading(bytes: &Bytes) -> u64 {
    bytes.0.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// What the player's own program found out about a hand at a table elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandCheck {
    /// All bones follow from what all have given, this player among them, and everything that was seen
    /// agrees with them.
    Checked,
    /// All bones follow from what the table gave, but not all of it was seen, or this player gave nothing.
    Unchecked,
    /// The bones were never known. Those that the player did not see are made up to fit what was seen.
    Seen,
}

named! {
    HandCheck:
    Checked "checked", Unchecked "unchecked", Seen "seen"
}

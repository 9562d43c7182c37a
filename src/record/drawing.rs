//! How the number of a deal was drawn by all at a table, so that nobody could choose it.
//!
//! The dealer and every person first give the hash of 32 bytes of their own chance, and then the
//! bytes. The number follows from all of them. Whoever has the hashes and the bytes can work out
//! the number again, and from it every bone.

use super::{Record, Replay, ReplayError, Seating};
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

/// Why a deal was not drawn by all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
pub enum Unfair {
    /// The dealer's bytes have another hash than the one that came first.
    #[error("the dealer’s bytes have another hash than the one that came first")]
    Dealer,
    /// The bytes of this seat are not those that it has announced, or not its own.
    #[error("the bytes of seat {0} are not those that it has announced")]
    Seat(Seat),
    /// The deal is not the one that follows from the bytes.
    #[error("other bones were dealt than those that follow from the bytes")]
    Deal,
    /// The dealer drew again after the others had given their bytes.
    #[error("the dealer drew again after the others had given their bytes")]
    Again,
    /// The dealer did not show what all had given before the hand was played.
    #[error("the dealer did not show what all had given before the hand was played")]
    Hidden,
    /// The number was drawn for another deal: other rules, another game or other seats.
    #[error("the number was drawn for another deal")]
    Other,
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

    /// The seats that gave bytes.
    pub fn gave(&self) -> Seats {
        self.seats.iter().map(|(seat, _)| *seat).collect()
    }

    /// Whether this is the drawing for the hand after another one of the same game. At most so many
    /// drawings were given up between the two.
    fn check_follows(&self, earlier: &Drawing, given_up: usize) -> Result<(), Unfair> {
        let steps = self.hand.checked_sub(earlier.hand).filter(|_| self.table == earlier.table);
        let follows = steps.is_some_and(|steps| (1..=1 + given_up as u64).contains(&steps));
        if follows { Ok(()) } else { Err(Unfair::Again) }
    }

    /// Whether this is the deal that was drawn, in a game that stood like this before it.
    pub fn check_deal(&self, deal: &Deal, before: &GameState) -> Result<(), Unfair> {
        self.check()?;
        let drawn = Deal::from_number(self.number(), before.rules(), before.lead());
        if *deal == drawn { Ok(()) } else { Err(Unfair::Deal) }
    }
}

/// What a record shows of how a hand was drawn. Whether somebody else's bytes were really theirs, only
/// their own program can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandDrawn {
    /// The seats that gave bytes to the drawing.
    pub gave: Seats,
    /// The people who gave nothing.
    pub without: Seats,
    /// Whether it was fair.
    pub shown: Attested,
}

/// Whether a record shows that nobody chose a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attested {
    /// All people gave bytes, and the deal follows from them.
    Fair,
    /// The deal follows from the bytes, but somebody gave none.
    Without,
    /// The deal follows from the bytes, but who sat there is not known.
    Unknown,
    /// The number was not drawn.
    Nothing,
    /// Something is wrong.
    Unfair(Unfair),
}

impl Record {
    /// What the record shows of how each hand was drawn, or nothing if no hand was. `seating` is who
    /// sat there, if that is known.
    pub fn drawings(&self, seating: Option<&Seating>) -> Result<Vec<HandDrawn>, ReplayError> {
        let mut drawn = Vec::new();
        self.replay_with(|seen| {
            if let Replay::Deal(before, session, _) = seen {
                drawn.extend(session.record().last_drawn(before, seating));
            }
        })?;
        let is_drawn = self.hands.iter().any(|hand| hand.drawing.is_some());
        Ok(if is_drawn { drawn } else { Vec::new() })
    }

    /// What the record shows of how its last hand was drawn, in a game that stood like this before it.
    pub fn last_drawn(&self, before: &GameState, seating: Option<&Seating>) -> Option<HandDrawn> {
        let (hand, earlier) = self.hands.split_last()?;
        let people = seating.map_or(Seats::NONE, |seating| seating.people().map(|(seat, _)| seat).collect());
        let Some(drawing) = &hand.drawing else {
            return Some(HandDrawn { gave: Seats::NONE, without: people, shown: Attested::Nothing });
        };
        let gave = drawing.gave();
        let without: Seats = people.iter().filter(|seat| !gave.contains(*seat)).collect();
        let earlier = earlier.iter().rev().find_map(|hand| hand.drawing.as_deref());
        let checked = drawing.check_deal(&hand.deal, before).and_then(|()| {
            // A drawing that somebody gave up leaves a gap, and they give nothing to the next one.
            let most = if seating.is_some() { without.len() } else { SEATS };
            earlier.map_or(Ok(()), |earlier| drawing.check_follows(earlier, most))
        });
        let shown = match checked {
            Err(unfair) => Attested::Unfair(unfair),
            Ok(()) if seating.is_none() => Attested::Unknown,
            Ok(()) if without.is_empty() => Attested::Fair,
            Ok(()) => Attested::Without,
        };
        Some(HandDrawn { gave, without, shown })
    }
}

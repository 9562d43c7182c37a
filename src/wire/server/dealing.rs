//! How the number of the next deal is drawn by all: first the dealer's hash, then everybody's, then
//! everybody's bytes.

use crate::engine::{Seat, Seats};
use crate::record::{Bytes, Contribution, Drawing};
use crate::table::Proposal;
use serde::{Deserialize, Serialize};

/// A deal that is being drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Dealing {
    /// What all have agreed to play.
    pub(super) proposal: Proposal,
    /// How many hands were dealt at the table before.
    pub(super) hand: u64,
    /// The dealer's bytes.
    dealer: Bytes,
    given: Vec<Given>,
}

/// What a seat has given. Only the first seat of a screen gives anything.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Given {
    seat: Seat,
    hash: Option<Bytes>,
    bytes: Option<Bytes>,
}

/// What has come of something that a seat gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DrawStep {
    /// Nothing yet.
    Waits,
    /// All hashes are there.
    Hashed,
    /// All bytes are there.
    Drawn,
    /// The bytes have another hash.
    Wrong,
}

impl Dealing {
    pub(super) fn new(proposal: Proposal, hand: u64, dealer: Bytes, seats: Seats) -> Dealing {
        let given = seats.iter().map(|seat| Given { seat, hash: None, bytes: None }).collect();
        Dealing { proposal, hand, dealer, given }
    }

    /// The dealer's hash.
    pub(super) fn hash(&self) -> Bytes {
        self.dealer.hash()
    }

    /// The hashes of all, once they are there.
    pub(super) fn hashes(&self) -> Option<Vec<(Seat, Bytes)>> {
        self.given.iter().map(|given| Some((given.seat, given.hash?))).collect()
    }

    /// Whether this seat has something to give.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        self.given.iter().any(|given| given.seat == seat && given.bytes.is_none())
    }

    /// A seat gives its hash. The first one stands.
    pub(super) fn give_hash(&mut self, seat: Seat, hash: Bytes) -> DrawStep {
        let Some(given) = self.given.iter_mut().find(|given| given.seat == seat && given.hash.is_none()) else {
            return DrawStep::Waits;
        };
        given.hash = Some(hash);
        if self.hashes().is_some() { DrawStep::Hashed } else { DrawStep::Waits }
    }

    /// A seat gives its bytes, after all hashes.
    pub(super) fn give_bytes(&mut self, seat: Seat, bytes: Bytes) -> DrawStep {
        if self.hashes().is_none() {
            return DrawStep::Waits;
        }
        let Some(given) = self.given.iter_mut().find(|given| given.seat == seat) else { return DrawStep::Waits };
        if given.hash != Some(bytes.hash()) {
            return DrawStep::Wrong;
        }
        given.bytes = Some(bytes);
        self.progress()
    }

    /// Nobody waits for this seat any more.
    pub(super) fn without(&mut self, seat: Seat) -> DrawStep {
        let before = self.given.len();
        let was_hashed = self.hashes().is_some();
        self.given.retain(|given| given.seat != seat || given.bytes.is_some());
        match self.progress() {
            _ if self.given.len() == before => DrawStep::Waits,
            DrawStep::Waits if !was_hashed && self.hashes().is_some() => DrawStep::Hashed,
            other => other,
        }
    }

    fn progress(&self) -> DrawStep {
        if self.given.iter().all(|given| given.bytes.is_some()) { DrawStep::Drawn } else { DrawStep::Waits }
    }

    /// What was drawn, once all bytes are there.
    pub(super) fn drawing(&self, table: u64) -> Option<Drawing> {
        let share = |given: &Given| Some((given.seat, Contribution { hash: given.hash?, bytes: given.bytes? }));
        let seats = self.given.iter().map(share).collect::<Option<_>>()?;
        Some(Drawing { table, hand: self.hand, dealer: Contribution::of(self.dealer), seats })
    }
}

//! How the number of the next deal is drawn by all: first the dealer's hash, then everybody's, then
//! everybody's bytes.

use crate::engine::{Seat, Seats};
use crate::record::{Bytes, Given, Terms};
use crate::table::Proposal;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A deal that is being drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Dealing {
    /// What all have agreed to play.
    pub(super) proposal: Proposal,
    /// The number of the drawing at the table.
    pub(super) hand: u64,
    /// The dealer's bytes.
    dealer: Bytes,
    given: Vec<Contribution>,
    /// What is drawn for.
    pub(super) terms: Terms,
    /// Since when the seats are awaited.
    #[serde(skip)]
    pub(super) since: Duration,
}

/// What a seat has given.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Contribution {
    seat: Seat,
    hash: Option<Bytes>,
    bytes: Option<Bytes>,
}

/// What has come of something that a seat gave, or did not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DrawStep {
    /// Nothing yet.
    Waits,
    /// All hashes are there.
    Hashed,
    /// All bytes are there.
    Drawn,
    /// The bytes of this seat have another hash.
    Wrong(Seat),
    /// These seats don't give the bytes whose hash all have been told. The others draw anew without them.
    GivenUp(Seats),
}

impl Dealing {
    /// Begins to draw with these seats.
    pub(super) fn new(proposal: Proposal, hand: u64, dealer: Bytes, terms: Terms, since: Duration) -> Dealing {
        let given = terms.seats.iter().map(|seat| Contribution { seat, hash: None, bytes: None }).collect();
        Dealing { proposal, hand, dealer, given, terms, since }
    }

    /// The dealer's hash.
    pub(super) fn hash(&self) -> Bytes {
        self.dealer.hash()
    }

    /// The hashes of all, once they are there.
    pub(super) fn hashes(&self) -> Option<Vec<(Seat, Bytes)>> {
        self.given.iter().map(|given| Some((given.seat, given.hash?))).collect()
    }

    /// The seats that take part.
    pub(super) fn seats(&self) -> Seats {
        self.given.iter().map(|given| given.seat).collect()
    }

    /// Whether this seat has something to give.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        self.given.iter().any(|given| given.seat == seat && given.bytes.is_none())
    }

    /// Whether the others can go on without those who are awaited: somebody has given what is asked for
    /// now.
    pub(super) fn can_go_on(&self) -> bool {
        let has_hashes = self.hashes().is_some();
        self.given.iter().any(|given| if has_hashes { given.bytes.is_some() } else { given.hash.is_some() })
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
            return DrawStep::Wrong(seat);
        }
        given.bytes = Some(bytes);
        if self.given.iter().all(|given| given.bytes.is_some()) { DrawStep::Drawn } else { DrawStep::Waits }
    }

    /// Nobody waits for these seats any more. Once all know their hashes, the drawing can only be given up:
    /// what is drawn is drawn by those who were announced.
    pub(super) fn without(&mut self, seats: Seats) -> DrawStep {
        let missing: Seats = seats.iter().filter(|seat| self.waits_for(*seat)).collect();
        if missing.is_empty() {
            return DrawStep::Waits;
        }
        if self.hashes().is_some() {
            return DrawStep::GivenUp(missing);
        }
        self.given.retain(|given| !missing.contains(given.seat));
        match self.hashes() {
            _ if self.given.is_empty() => DrawStep::GivenUp(missing),
            Some(_) => DrawStep::Hashed,
            None => DrawStep::Waits,
        }
    }

    /// The seats that are awaited now.
    pub(super) fn missing(&self) -> Seats {
        let has_hashes = self.hashes().is_some();
        let is_missing = |given: &&Contribution| if has_hashes { given.bytes.is_none() } else { given.hash.is_none() };
        self.given.iter().filter(is_missing).map(|given| given.seat).collect()
    }

    /// What all have given but the dealer, once all bytes are there, and the dealer's bytes.
    pub(super) fn given(&self) -> Option<(Given, Bytes)> {
        let given = self.given.iter().map(|given| Some((given.seat, given.bytes?))).collect::<Option<_>>()?;
        Some((Given { hand: self.hand, hash: self.hash(), terms: self.terms.clone(), given }, self.dealer))
    }
}

//! A drawing that one was asked for, and what may come after it.

use crate::book::{Bytes, Given, Terms, Unfair};
use crate::sight::{SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A drawing that one was asked for. Bytes are only given to one dealer's hash, and to no earlier drawing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Pledge {
    /// The number of the drawing at the table.
    pub(super) hand: u64,
    /// The dealer's hash that came first.
    pub(super) dealer: Bytes,
    /// What is drawn for.
    pub(super) terms: Terms,
    /// The own seats, whether they were asked or not.
    pub(super) own: Seats,
    /// The hashes of all, once they were told.
    #[serde(default)]
    pub(super) hashes: Vec<(Seat, Bytes)>,
    /// Whether its hand is unchecked whatever comes: it is for a game in place of one that was not over and that one has
    /// not agreed to leave, or by rules of which one was only told that all had agreed to them.
    #[serde(default)]
    pub(super) is_doubted: bool,
}

impl Pledge {
    /// The own seats that were asked.
    pub(super) fn asked(&self) -> Seats {
        common(self.own, self.terms.seats)
    }

    /// Whether one has given bytes to it.
    pub(super) fn has_bytes(&self) -> bool {
        self.hashes.iter().any(|(seat, _)| self.own.contains(*seat))
    }

    /// Whether one has given bytes to it for all own seats.
    pub(super) fn is_given(&self) -> bool {
        self.own.iter().all(|own| self.hashes.iter().any(|(seat, _)| *seat == own))
    }

    /// Whether these can be the hashes of all: each seat that was asked at most once and in order, and the
    /// same as before.
    pub(super) fn may_have(&self, hashes: &[(Seat, Bytes)]) -> bool {
        let is_list = in_order(hashes) && hashes.iter().all(|(seat, _)| self.terms.seats.contains(*seat));
        is_list && (self.hashes.is_empty() || self.hashes == hashes)
    }

    /// Whether another drawing can come after this one. Once one's bytes are out, or the bones are on the
    /// table, a dealer who draws again could try until the deal suits him. What was given up before stays so. `is_over`
    /// says that its hand, or a later one, was dealt, or that its game may have ended and the other drawing is for
    /// another one.
    pub(super) fn may_be_followed_by(&self, hand: u64, terms: &Terms, is_over: bool) -> bool {
        let (before, next) = (&self.terms, terms);
        let is_same = (before.game, before.begins.hand) == (next.game, next.begins.hand);
        let goes_back = before.game == next.game && next.begins.hand < before.begins.hand;
        let is_settled = match is_over {
            true => !is_same,
            false if self.has_bytes() => self.was_given_up_in(next),
            false => self.terms.given_up.is_empty() || (is_same && next.given_up.starts_with(&self.terms.given_up)),
        };
        hand > self.hand && is_settled && !goes_back
    }

    /// Whether another drawing for the same hand says that this one was given up, by somebody who could.
    fn was_given_up_in(&self, now: &Terms) -> bool {
        let is_same = (self.terms.game, self.terms.begins.hand) == (now.game, now.begins.hand);
        let asked: Seats = self.hashes.iter().map(|(seat, _)| *seat).collect();
        let names_it = |(hand, seats): &(u64, Seats)| *hand == self.hand && common(*seats, asked) == *seats;
        is_same && now.given_up.starts_with(&self.terms.given_up) && now.given_up.iter().any(names_it)
    }

    /// Whether what all are said to have given to a hand is what they had announced. `may_follow` says whether the
    /// hand can come after this drawing.
    pub(super) fn check(&self, given: &Given, may_follow: bool) -> Result<(), Unfair> {
        if given.hand > self.hand {
            // It was drawn while one was away.
            return if may_follow { Ok(()) } else { Err(Unfair::Shuffle) };
        }
        if given.hand < self.hand || given.hash != self.dealer || given.terms != self.terms {
            return Err(Unfair::Shuffle);
        }
        let now: Vec<(Seat, Bytes)> = given.given.iter().map(|(seat, bytes)| (*seat, bytes.hash())).collect();
        let gone = self.hashes.iter().find(|share| !now.contains(share));
        let first = gone.or_else(|| now.iter().find(|share| !self.hashes.contains(share))).map(|(seat, _)| *seat);
        first.filter(|_| !self.hashes.is_empty()).map_or(Ok(()), |seat| Err(Unfair::Seat(seat)))
    }

    /// Whether a drawing with this number can be for these terms: a first hand begins as games do, each that
    /// was given up before was so by people who sit there, and nobody is asked again who gave one up.
    pub(super) fn can_be_for(hand: u64, terms: &Terms) -> bool {
        let people: Seats = terms.sitters.people().map(|(seat, _)| seat).collect();
        let mut open: Seats = people.iter().filter(|seat| !terms.seats.contains(*seat)).collect();
        terms.given_up.iter().all(|(before, seats)| {
            let can = *before < hand && !seats.is_empty() && common(*seats, open) == *seats;
            open = open.iter().filter(|seat| !seats.contains(*seat)).collect();
            can
        }) && terms.given_up.is_sorted_by(|(one, _), (next, _)| one < next)
            && terms.begins_as_games_do()
    }
}

/// Whether a list has each seat at most once, in the order of the seats.
pub(super) fn in_order(list: &[(Seat, Bytes)]) -> bool {
    list.len() <= SEATS && list.is_sorted_by(|(one, _), (next, _)| one < next)
}

pub(super) fn common(one: Seats, other: Seats) -> Seats {
    one.iter().filter(|seat| other.contains(*seat)).collect()
}

//! What a drawing is for, and what somebody who gives to it must not forget.

use crate::engine::{Rules, SEATS, Seat, Seats};
use crate::record::text::in_text;
use crate::record::{Bytes, GameId, Seating, Unfair};
use serde::{Deserialize, Serialize};

/// What a number is drawn for. Nothing of it may change once somebody has given their bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game: GameId,
    /// How many hands of it were dealt before.
    pub number: u16,
    /// The rules.
    #[serde(with = "in_text")]
    pub rules: Rules,
    /// Who sits where.
    #[serde(with = "in_text")]
    pub sitters: Seating,
    /// The seats that are asked for bytes.
    pub seats: Seats,
    /// The drawings for the same hand that were given up, each with the seats that did not give the bytes
    /// whose hash they had given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given_up: Vec<(u64, Seats)>,
}

/// What one must not forget of the drawings at a table, also if the program ends in between.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct DrawMemory {
    /// The last drawing that one was asked for. Bytes are only given to one dealer's hash, and to no
    /// earlier drawing.
    #[serde(default)]
    pub pledge: Option<Pledge>,
    /// The hashes of the drawings of the game that were checked, as they stand in its record.
    #[serde(default)]
    pub checked: Vec<Bytes>,
    /// How far the hand of the last drawing was seen to come.
    #[serde(default)]
    pub seen: SeenUpTo,
    /// Whether one gave bytes to a hand whose drawing could never be checked.
    #[serde(default)]
    pub missed: bool,
    /// What was wrong with the deals first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unfair: Option<Unfair>,
}

/// How far the hand of a drawing was seen to come.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum SeenUpTo {
    /// It was drawn.
    #[default]
    Draw,
    /// It was dealt.
    Deal,
    /// It was played to its end.
    End,
}

/// A drawing that one was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledge {
    /// The number of the drawing at the table.
    pub hand: u64,
    /// The dealer's hash that came first.
    pub dealer: Bytes,
    /// What is drawn for.
    #[serde(default)]
    pub terms: Option<Terms>,
    /// The own seats that were asked.
    pub own: Seats,
    /// The hashes of all, once they were told.
    #[serde(default)]
    pub hashes: Vec<(Seat, Bytes)>,
}

impl Pledge {
    /// Whether one has given bytes.
    pub(super) fn is_given(&self) -> bool {
        self.hashes.iter().any(|(seat, _)| self.own.contains(*seat))
    }

    pub(super) fn is_of_another(&self, terms: &Terms) -> bool {
        self.terms.as_ref().is_some_and(|own| own.game != terms.game)
    }

    /// Whether another drawing for the same hand says that this one was given up, by somebody who could.
    pub(super) fn was_given_up_in(&self, now: &Terms) -> bool {
        let before = self.terms.as_ref().map_or(&[][..], |terms| &terms.given_up);
        let asked: Seats = match &self.hashes[..] {
            [] => self.terms.as_ref().map_or(Seats::NONE, |terms| terms.seats),
            hashes => hashes.iter().map(|(seat, _)| *seat).collect(),
        };
        let names_it = |(hand, seats): &(u64, Seats)| *hand == self.hand && common(*seats, asked) == *seats;
        now.given_up.starts_with(before) && now.given_up.iter().any(names_it)
    }

    /// Whether a drawing has the dealer's hash that came first, and those that all were told.
    pub(super) fn check(&self, dealer: Bytes, seats: impl Iterator<Item = (Seat, Bytes)>) -> Result<(), Unfair> {
        if dealer != self.dealer {
            return Err(Unfair::Dealer);
        }
        let other = if self.hashes.is_empty() { None } else { difference(&self.hashes, seats) };
        other.map_or(Ok(()), |seat| Err(Unfair::Seat(seat)))
    }
}

impl Terms {
    /// Whether the drawings that were given up can have come before this one: each because of people who
    /// sit there, and nobody is asked again who gave one up.
    pub(super) fn can_go_on_from(&self, hand: u64) -> bool {
        let people: Seats = self.sitters.people().map(|(seat, _)| seat).collect();
        let mut open: Seats = people.iter().filter(|seat| !self.seats.contains(*seat)).collect();
        self.given_up.iter().all(|(before, seats)| {
            let can = *before < hand && !seats.is_empty() && common(*seats, open) == *seats;
            open = open.iter().filter(|seat| !seats.contains(*seat)).collect();
            can
        }) && self.given_up.is_sorted_by(|(one, _), (next, _)| one < next)
    }
}

/// The first seat of which two lists don't have the same.
pub(super) fn difference(before: &[(Seat, Bytes)], now: impl Iterator<Item = (Seat, Bytes)>) -> Option<Seat> {
    let now: Vec<(Seat, Bytes)> = now.collect();
    let gone = before.iter().find(|share| !now.contains(share));
    let new = now.iter().find(|share| !before.contains(share));
    gone.or(new).map(|(seat, _)| *seat)
}

/// Whether a list has each seat at most once, in the order of the seats.
pub(super) fn in_order(list: &[(Seat, Bytes)]) -> bool {
    list.len() <= SEATS && list.is_sorted_by(|(one, _), (next, _)| one < next)
}

pub(super) fn common(one: Seats, other: Seats) -> Seats {
    one.iter().filter(|seat| other.contains(*seat)).collect()
}

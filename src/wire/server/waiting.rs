//! What a table does not do yet, because somebody may be back in a moment or a deal is being drawn.

use super::table::{Hosted, Seatholder};
use crate::engine::{Phase, Seat};
use crate::table::Proposal;
use crate::wire::RemoteWish;
use std::time::Duration;

impl Hosted {
    /// Whether it is too early for a wish.
    pub(super) fn is_too_early(&self, wish: RemoteWish, now: Duration) -> bool {
        match wish {
            RemoteWish::Propose(Proposal::StandIn(seat)) => !self.may_stand_in(seat, now),
            RemoteWish::Propose(Proposal::NewGame | Proposal::End) => self.leaves_somebody_behind(now),
            // A deal is being drawn for those who sit there now.
            RemoteWish::Propose(Proposal::NewSeats) => self.table.is_none() || self.dealing.is_some(),
            _ => self.table.is_none(),
        }
    }

    /// Whether Nestor may play for a person: they have been away for long enough.
    fn may_stand_in(&self, seat: Seat, now: Duration) -> bool {
        let place = self.places.iter().find(|place| place.seats.contains(seat));
        place.is_some_and(|place| {
            place.has_left || place.missed_from(self.patience()).is_some_and(|missed| missed <= now)
        })
    }

    /// Whether a game that were left now would be somebody's who may be back in a moment.
    fn leaves_somebody_behind(&self, now: Duration) -> bool {
        let is_over = self.table.as_ref().map(|table| table.phase() == Phase::GameOver);
        let comes_back = |place: &Seatholder| {
            !place.has_left && place.missed_from(self.patience()).is_some_and(|missed| now < missed)
        };
        is_over.is_none_or(|is_over| !is_over && self.places.iter().any(comes_back))
    }
}

//! A moment of a sitting, as the record of its game.
//!
//! Places share their common hands. A place therefore takes only the space of the moves of its last
//! hand, however long its game is.

use crate::engine::{Move, Rules};
use crate::record::{Hand, Record, ReplayError, Seating, Session, fresh_id, fresh_number};
use std::{fmt, sync::Arc};

/// The hands of a game up to some moment. The last one may be in progress.
#[derive(Clone, Default)]
pub(in crate::table) struct Hands(Option<Arc<KeptHand>>);

struct KeptHand {
    hand: Hand,
    before: Hands,
}

impl Hands {
    #[must_use]
    pub(super) fn then(&self, hand: Hand) -> Hands {
        Hands(Some(Arc::new(KeptHand { hand, before: self.clone() })))
    }

    pub(super) fn split_last(&self) -> Option<(&Hand, &Hands)> {
        self.0.as_ref().map(|link| (&link.hand, &link.before))
    }

    /// The hands before the last.
    #[must_use]
    pub(super) fn done(&self) -> Hands {
        self.split_last().map(|(_, before)| before.clone()).unwrap_or_default()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    pub(super) fn backwards(&self) -> impl Iterator<Item = &Hand> {
        std::iter::successors(self.0.as_deref(), |link| link.before.0.as_deref()).map(|link| &link.hand)
    }

    /// The rules of the last change, if they were ever changed.
    pub(super) fn rules_at_the_end(&self) -> Option<Rules> {
        self.backwards().find_map(|hand| hand.rules)
    }

    /// An address that identifies the stored hands while they exist.
    pub(super) fn address(&self) -> Option<usize> {
        self.0.as_ref().map(|link| Arc::as_ptr(link).addr())
    }
}

/// Drops one link after the other, because dropping a long chain recursively would overflow the
/// stack.
impl Drop for Hands {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.before.0.take();
        }
    }
}

impl PartialEq for Hands {
    fn eq(&self, other: &Hands) -> bool {
        self.address() == other.address() || self.backwards().eq(other.backwards())
    }
}

impl fmt::Debug for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.backwards()).finish()
    }
}

/// What is known about a game at some moment, in addition to its record.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::table) struct About {
    pub(super) game: u64,
    /// The number that the deals of the game come from.
    pub(super) number: u64,
    pub(in crate::table) led_west: bool,
    /// The current rules as the player chose them. The rules in play differ if the first lead
    /// follows from the game before.
    pub(in crate::table) wanted: Rules,
    /// The rules from the next hand on, if they were changed.
    pub(in crate::table) next_hand: Option<Rules>,
    pub(super) seating: Seating,
    /// The number of the tally that games now count in. Clearing the tally begins a new one.
    pub(super) era: u64,
}

impl About {
    /// A new game with these rules, with deals from the given number or from a fresh one.
    pub(super) fn of_new(wanted: Rules, seating: Seating, number: Option<u64>) -> About {
        About {
            game: fresh_id(),
            number: number.unwrap_or_else(fresh_number),
            led_west: false,
            wanted,
            next_hand: None,
            seating,
            era: 0,
        }
    }
}

/// A moment of a sitting, with everything that Undo restores.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::table) struct Snapshot {
    pub(super) rules: Rules,
    pub(super) hands: Hands,
    pub(super) about: About,
}

impl Snapshot {
    pub(super) fn replay(&self) -> Result<Session, ReplayError> {
        let mut hands: Vec<Hand> = self.hands.backwards().cloned().collect();
        hands.reverse();
        Record { rules: self.rules, hands }.replay()
    }

    /// The moves of each hand, without the readings of clocks and without giving up, which show nothing.
    pub(super) fn moves(&self) -> Vec<Vec<Move>> {
        let is_deed = |step: &&Move| !matches!(step, Move::Clock(..) | Move::Resign(_));
        let deeds = |hand: &Hand| hand.moves.iter().filter(is_deed).copied().collect();
        let mut hands: Vec<Vec<Move>> = self.hands.backwards().map(deeds).collect();
        hands.reverse();
        hands
    }

    /// Whether all at the table drew the number of its deal.
    pub(super) fn is_drawn(&self) -> bool {
        self.hands.split_last().is_some_and(|(last, _)| last.drawing.is_some())
    }

    /// The same place with the undrawn bones reshuffled, and with new deals for later hands (R32).
    /// A deal that all have drawn stays as it is.
    #[must_use]
    pub(super) fn reshuffled(&self) -> Snapshot {
        let mut place = self.clone();
        if self.is_drawn() {
            return place;
        }
        place.about.number = fresh_number();
        if let Some((last, before)) = self.hands.split_last() {
            let drawn = last.moves.iter().filter(|step| **step == Move::Draw).count();
            let deal = last.deal.clone().reshuffled(drawn, place.about.number);
            place.hands = before.then(Hand { deal, ..last.clone() });
        }
        place
    }
}

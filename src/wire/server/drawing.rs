//! The drawings of a table, one after another.

use super::dealing::{Dealing, DrawStep};
use crate::engine::{Seat, Seats};
use crate::record::{Bytes, Drawing};
use crate::table::Proposal;
use crate::wire::{FromTable, Terms};
use std::time::Duration;

/// What is drawn at a table.
#[derive(Debug, Default)]
pub(super) struct Drawings {
    /// How many drawings have ended. It is the number of the next one, and no number is used again, so
    /// that nobody gives bytes twice for one.
    ended: u64,
    /// How many of them everybody was given the record of.
    published: u64,
    /// The drawing that is under way.
    current: Option<Dealing>,
}

impl Drawings {
    /// The drawings of a table that was kept. Nobody has had the chance to answer yet.
    pub(super) fn kept(ended: u64, published: u64, current: Option<Dealing>, now: Duration) -> Drawings {
        match current {
            // It is drawn anew for what is to be dealt.
            Some(Dealing { terms: None, .. }) => Drawings { ended: ended + 1, published, current: None },
            current => Drawings { ended, published, current: current.map(|dealing| dealing.awaited_from(now)) },
        }
    }

    /// How many drawings have ended.
    pub(super) const fn ended(&self) -> u64 {
        self.ended
    }

    /// How many of them everybody was given the record of.
    pub(super) const fn published(&self) -> u64 {
        self.published
    }

    /// Notes that everybody gets the record now. Returns whether it has anything new.
    pub(super) fn publish(&mut self) -> bool {
        std::mem::replace(&mut self.published, self.ended) < self.ended
    }

    /// The drawing that is under way.
    pub(super) const fn current(&self) -> Option<&Dealing> {
        self.current.as_ref()
    }

    /// Begins a drawing.
    pub(super) fn begin(&mut self, proposal: Proposal, terms: Terms, dealer: Bytes, now: Duration) {
        self.current = Some(Dealing::new(proposal, self.ended, dealer, terms, now));
    }

    /// What a screen with these seats is asked for.
    pub(super) fn questions(&self, seats: Seats) -> Vec<FromTable> {
        let is_awaited = |dealing: &&Dealing| seats.iter().any(|seat| dealing.waits_for(seat));
        let Some(dealing) = self.current().filter(is_awaited) else { return Vec::new() };
        let (hand, hash, terms) = (dealing.hand, dealing.hash(), dealing.terms.clone().map(Box::new));
        let hashes = dealing.hashes().map(|hashes| FromTable::Hashes { hand, hashes });
        [FromTable::Draw { hand, hash, terms }].into_iter().chain(hashes).collect()
    }

    /// A screen with these seats gives a hash to a drawing, for one seat that it may name.
    pub(super) fn hear_hash(&mut self, hand: u64, hash: Bytes, seats: Seats, named: Option<Seat>) -> Option<DrawStep> {
        let (dealing, seat) = self.drawn_by(hand, seats, named)?;
        let step = dealing.give_hash(seat, hash);
        if named.is_some() || dealing.hashes().is_some() {
            return Some(step);
        }
        // An older program speaks for one seat. Those beside it give nothing.
        let others = dealing.without(seats.iter().filter(|other| *other != seat).collect());
        Some(if others == DrawStep::Waits { step } else { others })
    }

    /// A screen with these seats gives bytes to a drawing, for one seat that it may name.
    pub(super) fn hear_bytes(
        &mut self,
        hand: u64,
        bytes: Bytes,
        seats: Seats,
        named: Option<Seat>,
    ) -> Option<DrawStep> {
        let (dealing, seat) = self.drawn_by(hand, seats, named)?;
        Some(dealing.give_bytes(seat, bytes))
    }

    /// The drawing with this number, and which of these seats gives something to it.
    fn drawn_by(&mut self, hand: u64, seats: Seats, named: Option<Seat>) -> Option<(&mut Dealing, Seat)> {
        let seat = named.or(seats.iter().next()).filter(|seat| seats.contains(*seat))?;
        Some((self.current.as_mut().filter(|dealing| dealing.hand == hand)?, seat))
    }

    /// Nobody waits for what these seats give.
    pub(super) fn stop_waiting_for(&mut self, seats: Seats) -> Option<DrawStep> {
        self.current.as_mut().map(|dealing| dealing.without(seats))
    }

    /// When the others draw without those who give nothing.
    pub(super) fn due(&self, patience: Duration) -> Option<Duration> {
        self.current().filter(|dealing| dealing.can_go_on()).map(|dealing| dealing.since + patience)
    }

    /// The seats that have been awaited for too long, and since when.
    pub(super) fn overdue(&self, now: Duration, patience: Duration) -> Option<(Seats, Duration)> {
        self.due(patience).filter(|due| *due <= now)?;
        self.current().map(|dealing| (dealing.missing(), dealing.since))
    }

    /// Time has passed for those who are awaited.
    pub(super) fn hurry(&mut self, now: Duration, patience: Duration) -> Option<DrawStep> {
        let (missing, _) = self.overdue(now, patience)?;
        self.stop_waiting_for(missing)
    }

    /// Once all hashes are there: what is told of them, and the seats that are told. Their bytes are
    /// awaited from now on.
    pub(super) fn hashed(&mut self, now: Duration) -> Option<(FromTable, Seats)> {
        let dealing = self.current.as_mut()?;
        dealing.since = now;
        let hashes = dealing.hashes().unwrap_or_default();
        Some((FromTable::Hashes { hand: dealing.hand, hashes }, dealing.seats()))
    }

    /// These seats don't give their bytes, and the drawing ends. Returns what is drawn next without them.
    pub(super) fn give_up(&mut self, seats: Seats) -> Option<(Proposal, Terms)> {
        let Dealing { proposal, hand, terms, .. } = self.current.take()?;
        let mut terms = terms?;
        self.ended += 1;
        terms.given_up.push((hand, seats));
        terms.seats = terms.seats.iter().filter(|seat| !seats.contains(*seat)).collect();
        Some((proposal, terms))
    }

    /// All bytes are there, and the drawing ends. Returns what was drawn at this table, and what for.
    pub(super) fn end(&mut self, table: u64) -> Option<(Drawing, Proposal, Terms)> {
        let dealing = self.current.take()?;
        let drawing = dealing.drawing(table)?;
        let terms = dealing.terms?;
        self.ended += 1;
        Some((drawing, dealing.proposal, terms))
    }
}

//! The drawings of a table, one after another, and the hands that came of them.

use super::dealing::{Dealing, DrawStep};
use crate::engine::{Move, Seat, Seats};
use crate::record::text::{Steps, in_text};
use crate::record::{Bytes, Drawing, Given, Terms};
use crate::table::Proposal;
use crate::wire::{FromTable, MissedHand};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What is drawn at a table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Drawings {
    /// How many drawings have ended. It is the number of the next one, and no number is used again, so
    /// that nobody gives bytes twice for one.
    ended: u64,
    /// The drawing that is under way.
    current: Option<Dealing>,
    /// The hand that is played, with the dealer's bytes, which nobody else has before it is over.
    played: Option<(Given, Bytes)>,
    /// The hands that are over and that somebody has not heard of, and always the last one.
    over: Vec<OverHand>,
}

/// A hand that is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct OverHand {
    given: Given,
    /// The dealer's bytes.
    bytes: Bytes,
    #[serde(with = "in_text")]
    moves: Steps,
    /// The screens that were not there when it ended.
    absent: Vec<usize>,
}

impl OverHand {
    /// The hand as it is told to who was away.
    fn told(&self) -> MissedHand {
        MissedHand { given: self.given.clone(), bytes: self.bytes, moves: self.moves.clone() }
    }
}

/// So many hands are told again to everybody who comes.
const TOLD_AGAIN: usize = 3;

/// So many hands are told to who comes back, which is more than anybody misses with bytes of their own.
const MOST_MISSED: usize = 512;

impl Drawings {
    /// The drawings of a table that was kept. Nobody has had the chance to answer yet.
    pub(super) fn awaited_from(mut self, now: Duration) -> Drawings {
        self.current.iter_mut().for_each(|dealing| dealing.since = now);
        self
    }

    /// The drawing that is under way.
    pub(super) const fn current(&self) -> Option<&Dealing> {
        self.current.as_ref()
    }

    /// What all have given to the hand that is played.
    pub(super) fn given(&self) -> Option<&Given> {
        self.played.as_ref().map(|(given, _)| given)
    }

    /// The hand that is played is over after these moves, while these screens were not there. Returns the
    /// number of its drawing and the dealer's bytes, which everybody is given now.
    pub(super) fn close(&mut self, moves: &[Move], absent: &[usize]) -> Option<(u64, Bytes)> {
        let (given, bytes) = self.played.take()?;
        for over in &mut self.over {
            over.absent.retain(|at| absent.contains(at));
        }
        // A line can be dead without a word.
        let surely_heard = self.over.len().saturating_sub(TOLD_AGAIN - 1);
        let mut at = 0;
        self.over.retain(|over| {
            at += 1;
            at > surely_heard || !over.absent.is_empty()
        });
        let more = (self.over.len() + 1).saturating_sub(MOST_MISSED);
        self.over.drain(..more);
        let hand = given.hand;
        self.over.push(OverHand { given, bytes, moves: Steps(moves.to_vec()), absent: absent.to_vec() });
        Some((hand, bytes))
    }

    /// The hands that a screen has missed, and the last ones, which it may not have heard of.
    pub(super) fn missed(&self, screen: Option<usize>) -> impl Iterator<Item = MissedHand> {
        let again = self.over.len().saturating_sub(TOLD_AGAIN);
        let misses = move |over: &OverHand| screen.is_some_and(|screen| over.absent.contains(&screen));
        let is_for = move |(at, over): &(usize, &OverHand)| *at >= again || misses(over);
        self.over.iter().enumerate().filter(is_for).map(|(_, over)| over.told())
    }

    /// Somebody else sits before a screen, who has missed nothing.
    pub(super) fn forget_screen(&mut self, screen: usize) {
        self.over.iter_mut().for_each(|over| over.absent.retain(|at| *at != screen));
    }

    /// Begins a drawing.
    pub(super) fn begin(&mut self, proposal: Proposal, terms: Terms, dealer: Bytes, now: Duration) {
        self.current = Some(Dealing::new(proposal, self.ended, dealer, terms, now));
    }

    /// What a screen with these seats is asked for.
    pub(super) fn questions(&self, seats: Seats) -> Vec<FromTable> {
        let is_awaited = |dealing: &&Dealing| seats.iter().any(|seat| dealing.waits_for(seat));
        let Some(dealing) = self.current().filter(is_awaited) else { return Vec::new() };
        let (hand, hash, terms) = (dealing.hand, dealing.hash(), Box::new(dealing.terms.clone()));
        let hashes = dealing.hashes().map(|hashes| FromTable::Hashes { hand, hashes });
        [FromTable::Draw { hand, hash, terms }].into_iter().chain(hashes).collect()
    }

    /// A screen with these seats gives the hash of one of them to a drawing.
    pub(super) fn hear_hash(&mut self, hand: u64, hash: Bytes, (seats, seat): (Seats, Seat)) -> Option<DrawStep> {
        self.drawn_by(hand, seats, seat).map(|dealing| dealing.give_hash(seat, hash))
    }

    /// A screen with these seats gives the bytes of one of them to a drawing.
    pub(super) fn hear_bytes(&mut self, hand: u64, bytes: Bytes, (seats, seat): (Seats, Seat)) -> Option<DrawStep> {
        self.drawn_by(hand, seats, seat).map(|dealing| dealing.give_bytes(seat, bytes))
    }

    /// The drawing with this number, for a seat that is one of these.
    fn drawn_by(&mut self, hand: u64, seats: Seats, seat: Seat) -> Option<&mut Dealing> {
        self.current.as_mut().filter(|dealing| dealing.hand == hand && seats.contains(seat))
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
        let Dealing { proposal, hand, mut terms, .. } = self.current.take()?;
        self.ended += 1;
        terms.given_up.push((hand, seats));
        terms.seats = terms.seats.iter().filter(|seat| !seats.contains(*seat)).collect();
        Some((proposal, terms))
    }

    /// Nobody deals the next hand that is drawn. Returns whether one was.
    pub(super) fn drop_next_hand(&mut self) -> bool {
        let dropped = self.current.take_if(|dealing| dealing.proposal == Proposal::NextHand).is_some();
        self.ended += u64::from(dropped);
        dropped
    }

    /// All bytes are there, and the drawing ends. Returns what was drawn at this table, and what is dealt.
    pub(super) fn end(&mut self, table: u64) -> Option<(Drawing, Proposal)> {
        let dealing = self.current.take()?;
        let (given, dealer) = dealing.given()?;
        let drawing = given.drawing(table, dealer)?;
        self.ended += 1;
        self.played = Some((given, dealer));
        Some((drawing, dealing.proposal))
    }
}

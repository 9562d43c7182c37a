//! What comes before a hand: the lot that decides the leader, and the taking of bones.
//!
//! The deal is already decided when the hand begins, so all face-down bones are equal. The ceremony only lets the player watch it, bone by bone. It is not part
//! of the game: Undo does not bring it back, and a resumed game skips it.

use super::{Game, Input, Refusal, Waiting};
use crate::engine::{BONES, Bone, Event, LeadReason, Seat, deal::Turned};
use std::time::Duration;

/// How many bones another player takes in the time that a play is shown.
const BONES_A_PACE: u32 = 4;
/// How long the bones of a lot are shown to a player who is spared the OK.
const LOT: Duration = Duration::from_millis(2400);

/// The ceremony before a hand, and how far it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// The bones that the seats turn, one row for each try. Only the last row has a winner.
    lot: Vec<Vec<Bone>>,
    stage: Stage,
    /// The seats that take bones one by one after the lot, in this order. Empty if the bones are dealt at once.
    takers: Vec<Seat>,
    hand: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player turns a bone for this try.
    Turning { tried: usize },
    /// Everyone has turned a bone. The player's bone lay at this place.
    Turned { tried: usize, place: usize },
    /// The takers before this one have their bones. This one has taken this many.
    Taking { taker: usize, taken: usize },
}

impl Ceremony {
    pub(super) fn waiting(&self, viewer: Seat) -> Waiting {
        match self.stage {
            Stage::Turning { .. } => Waiting::Lot,
            Stage::Turned { .. } => Waiting::LotSeen,
            Stage::Taking { .. } if self.taker() == Some(viewer) => Waiting::Take,
            Stage::Taking { .. } => Waiting::Others,
        }
    }

    /// The seat that takes bones now, if the taking has begun.
    pub fn taker(&self) -> Option<Seat> {
        match self.stage {
            Stage::Taking { taker, .. } => self.takers.get(taker).copied(),
            Stage::Turning { .. } | Stage::Turned { .. } => None,
        }
    }

    /// The bones that lie face up, each with its place among all 28 and the seat that turned it.
    pub fn turned(&self, viewer: Seat) -> Vec<(usize, Seat, Bone)> {
        let Stage::Turned { tried, place } = self.stage else { return Vec::new() };
        let row = &self.lot[tried];
        let places = Seat::first(row.len()).zip(row);
        places.map(|(seat, bone)| (place_of(place, seat, viewer, row.len()), seat, *bone)).collect()
    }

    /// Whether the bones that lie face up are a tie.
    pub fn is_tie(&self) -> bool {
        matches!(self.stage, Stage::Turned { tried, .. } if tried + 1 < self.lot.len())
    }

    /// How many bones a seat has taken. None while the lot is drawn.
    pub fn taken(&self, seat: Seat) -> usize {
        let Stage::Taking { taker, taken } = self.stage else { return 0 };
        match self.takers.iter().position(|other| *other == seat) {
            Some(place) if place < taker => self.hand,
            Some(place) if place == taker => taken,
            _ => 0,
        }
    }

    /// How many bones lie on the table, face down or turned. All of them until the taking begins.
    pub fn lying(&self) -> usize {
        BONES - self.takers.iter().map(|seat| self.taken(*seat)).sum::<usize>()
    }

    /// Moves the ceremony on. `place` is the bone that was clicked, if any. Returns whether the ceremony is over.
    fn go_on(&mut self, place: Option<usize>) -> bool {
        self.stage = match self.stage {
            Stage::Turning { tried } => Stage::Turned { tried, place: place.unwrap_or(BONES / 2) % BONES },
            Stage::Turned { tried, .. } if tried + 1 < self.lot.len() => Stage::Turning { tried: tried + 1 },
            Stage::Turned { .. } if !self.takers.is_empty() => Stage::Taking { taker: 0, taken: 0 },
            // A click takes one bone, the button takes all that remain.
            Stage::Taking { taker, taken } if place.is_some() && taken + 1 < self.hand => {
                Stage::Taking { taker, taken: taken + 1 }
            }
            Stage::Taking { taker, .. } if taker + 1 < self.takers.len() => {
                Stage::Taking { taker: taker + 1, taken: 0 }
            }
            Stage::Turned { .. } | Stage::Taking { .. } => return true,
        };
        false
    }
}

/// Where a seat turns its bone. The player's bone is the one that was clicked, and the others turn bones a few places further on.
fn place_of(place: usize, seat: Seat, viewer: Seat, seats: usize) -> usize {
    (place + 9 * usize::from(seat.steps_from(viewer, seats))) % BONES
}

impl Game {
    /// The ceremony before this hand, while it lasts.
    pub const fn ceremony(&self) -> Option<&Ceremony> {
        self.ceremony.as_ref()
    }

    /// The bones of the last try, if this hand is led by lot.
    pub fn lot(&self) -> Vec<Bone> {
        let hands = &self.sitting().session().record().hands;
        let rows = hands.last().map(|hand| rows_of(&hand.deal.lot));
        rows.and_then(|mut rows| rows.pop()).unwrap_or_default()
    }

    /// Begins the ceremony of a hand that was just dealt, if it is led by lot or its bones are taken one by one.
    pub(super) fn prepare(&mut self, events: &[Event]) {
        let by_lot = events.iter().any(|event| matches!(event, Event::Dealt { why: LeadReason::Lot, .. }));
        let dealt = events.iter().any(|event| matches!(event, Event::Dealt { .. }));
        let led = events.iter().any(|event| matches!(event, Event::Played { .. }));
        // People who share the screen do not pass it on for a lot.
        if !self.habits.by_hand || !dealt || led || self.is_company() {
            return;
        }
        let hands = &self.sitting.session().record().hands;
        let lot = hands.last().filter(|_| by_lot).map(|hand| rows_of(&hand.deal.lot)).unwrap_or_default();
        let (rules, leader) = (self.rules(), self.seen.leader().0);
        let seats = rules.seats();
        let by_hand = rules.single_hand && !rules.leader_takes;
        let takers: Vec<Seat> = (0..seats).filter(|_| by_hand).map(|at| leader.after(at, seats)).collect();
        let stage = match (lot.is_empty(), takers.is_empty()) {
            (false, _) => Stage::Turning { tried: 0 },
            (true, false) => Stage::Taking { taker: 0, taken: 0 },
            (true, true) => return,
        };
        self.ceremony = Some(Ceremony { lot, stage, takers, hand: rules.hand.into() });
    }

    /// Whether another player is taking bones. This goes on by itself.
    pub(super) fn others_take(&self) -> bool {
        self.ceremony.as_ref().and_then(Ceremony::taker).is_some_and(|taker| taker != self.viewer())
    }

    /// Whether only the others still have bones to take. The player need not wait for them to act.
    fn only_others_take(&self) -> bool {
        let taken = self.ceremony.as_ref().map(|ceremony| ceremony.taken(self.viewer()));
        self.others_take() && taken == Some(self.hand().len())
    }

    /// Whether the lot is shown for a while only, because the player is spared the OK.
    pub(super) fn shows_lot_for_now(&self) -> bool {
        self.habits.auto_ok && matches!(self.ceremony, Some(Ceremony { stage: Stage::Turned { .. }, .. }))
    }

    pub(super) fn take_for_others(&mut self, now: Duration) {
        if self.shows_lot_for_now() && self.turns.has_shown(now) {
            self.go_on_with_ceremony(None);
            self.turns.wait(now + self.habits.pace);
        }
        while self.others_take() && self.turns.has_shown(now) {
            self.go_on_with_ceremony(Some(0));
            let pace = if self.others_take() { self.habits.pace / BONES_A_PACE } else { self.habits.pace };
            self.turns.wait(now + pace);
        }
    }

    /// Handles an input during the ceremony. Returns `None` if there is no ceremony or the input has nothing to do with it.
    pub(super) fn celebrate(&mut self, input: &Input, now: Duration) -> Option<Result<(), Refusal>> {
        self.ceremony.as_ref()?;
        let place = match input {
            Input::Press => None,
            Input::TakeUp(place) => (!self.others_take()).then_some(*place),
            Input::Choose(_) | Input::Place(_) | Input::Put(..) | Input::Draw | Input::Hint => {
                if !self.only_others_take() {
                    return Some(Err(Refusal::NotYet));
                }
                self.ceremony = None;
                self.moment += 1;
                return None;
            }
            _ => return None,
        };
        self.said.forget_note();
        self.go_on_with_ceremony(place);
        self.turns.wait(now + if self.shows_lot_for_now() { LOT } else { self.habits.pace });
        Some(Ok(()))
    }

    fn go_on_with_ceremony(&mut self, place: Option<usize>) {
        if self.ceremony.as_mut().is_some_and(|ceremony| ceremony.go_on(place)) {
            self.ceremony = None;
        }
        self.moment += 1;
    }
}

/// The bones that the seats turned, one row for each try.
fn rows_of(lot: &[Turned]) -> Vec<Vec<Bone>> {
    lot.iter().map(|turned| turned.bones().to_vec()).collect()
}

//! What comes before a hand: the lot that finds its leader, and the taking of bones.
//!
//! Chance has decided both when the hand was dealt, so every bone that lies face down is as good as any other. What is here only lets the player see
//! it happen, bone by bone. It is no part of the game: Undo does not bring it back, and a game that is taken up again goes on behind it.

use super::{Game, Input, Refusal, Waiting};
use crate::engine::bone::{BONES, Bone, Seat};
use crate::engine::deal::Turned;
use crate::engine::event::{Event, LeadReason};
use crate::engine::rules::Rules;
use std::time::Duration;

/// How many bones another player takes while a play is shown.
const BONES_A_PACE: u32 = 4;

/// How far the ceremony before a hand has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// What the seats turn, one row a try; only the last has a winner.
    lot: Vec<Vec<Bone>>,
    stage: Stage,
    /// Who takes bones one by one after the lot, in this order; nobody where they are dealt at once.
    takers: Vec<Seat>,
    hand: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player turns a bone for this try.
    Turning { tried: usize },
    /// All have turned; the player's bone lay at this place.
    Turned { tried: usize, place: usize },
    /// Those of the takers before this one have their bones, and this one has so many.
    Taking { taker: usize, taken: usize },
}

impl Ceremony {
    /// The ceremony before a hand that was led by lot, or whose bones are taken one by one.
    fn before(lot: Vec<Vec<Bone>>, takers: Vec<Seat>, rules: &Rules) -> Option<Ceremony> {
        let stage = match (lot.is_empty(), takers.is_empty()) {
            (false, _) => Stage::Turning { tried: 0 },
            (true, false) => Stage::Taking { taker: 0, taken: 0 },
            (true, true) => return None,
        };
        Some(Ceremony { lot, stage, takers, hand: rules.hand.into() })
    }

    /// What the game waits for.
    pub(super) fn waiting(&self, viewer: Seat) -> Waiting {
        match self.stage {
            Stage::Turning { .. } => Waiting::Lot,
            Stage::Turned { .. } => Waiting::LotSeen,
            Stage::Taking { .. } if self.taker() == Some(viewer) => Waiting::Take,
            Stage::Taking { .. } => Waiting::Others,
        }
    }

    /// Whose turn it is to take bones, once they are taken.
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

    /// How many bones a seat has taken; none while the lot is drawn.
    pub fn taken(&self, seat: Seat) -> usize {
        let Stage::Taking { taker, taken } = self.stage else { return 0 };
        match self.takers.iter().position(|other| *other == seat) {
            Some(place) if place < taker => self.hand,
            Some(place) if place == taker => taken,
            _ => 0,
        }
    }

    /// How many bones lie face down or are turned, all of them until they are taken.
    pub fn lying(&self) -> usize {
        BONES - self.takers.iter().map(|seat| self.taken(*seat)).sum::<usize>()
    }

    /// Goes on; `place` is the bone that was clicked, if one was. Returns whether the ceremony is over.
    fn go_on(&mut self, place: Option<usize>) -> bool {
        self.stage = match self.stage {
            Stage::Turning { tried } => Stage::Turned { tried, place: place.unwrap_or(BONES / 2) % BONES },
            Stage::Turned { tried, .. } if tried + 1 < self.lot.len() => Stage::Turning { tried: tried + 1 },
            Stage::Turned { .. } if !self.takers.is_empty() => Stage::Taking { taker: 0, taken: 0 },
            // A click takes one bone, the button all that are left.
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

/// Where a seat turns its bone: the player where it was clicked, the others a few places on.
fn place_of(place: usize, seat: Seat, viewer: Seat, seats: usize) -> usize {
    let player = (seat.index() + seats - viewer.index()) % seats;
    (place + 9 * player) % BONES
}

impl Game {
    /// The ceremony before this hand, while it lasts.
    pub const fn ceremony(&self) -> Option<&Ceremony> {
        self.ceremony.as_ref()
    }

    /// What the seats turned at the last try of the lot that this hand is led by.
    pub fn lot(&self) -> Vec<Bone> {
        let hands = &self.sitting().session().record().hands;
        let rows = hands.last().map(|hand| rows_of(&hand.deal.lot));
        rows.and_then(|mut rows| rows.pop()).unwrap_or_default()
    }

    /// Begins the ceremony of a hand that was just dealt, if it has one.
    pub(super) fn prepare(&mut self, events: &[Event]) {
        let by_lot = events.iter().any(|event| matches!(event, Event::Dealt { why: LeadReason::Lot, .. }));
        let dealt = events.iter().any(|event| matches!(event, Event::Dealt { .. }));
        let led = events.iter().any(|event| matches!(event, Event::Played { .. }));
        if !self.habits.by_hand || !dealt || led {
            return;
        }
        let hands = &self.sitting.session().record().hands;
        let lot = hands.last().filter(|_| by_lot).map(|hand| rows_of(&hand.deal.lot));
        let (rules, leader) = (self.rules(), self.seen.leader().0);
        let seats = rules.seats();
        let takers = (0..seats).filter(|_| rules.single_hand).map(|place| leader.after(place, seats)).collect();
        self.ceremony = Ceremony::before(lot.unwrap_or_default(), takers, rules);
    }

    /// Whether another player takes bones, which goes on by itself.
    pub(super) fn others_take(&self) -> bool {
        self.ceremony.as_ref().and_then(Ceremony::taker).is_some_and(|taker| taker != self.viewer())
    }

    /// Whether nothing is left to see but how the others take their bones. Whoever acts then need not wait for them.
    fn only_others_take(&self) -> bool {
        let taken = self.ceremony.as_ref().map(|ceremony| ceremony.taken(self.viewer()));
        self.others_take() && taken == Some(self.hand().len())
    }

    /// Lets the others take their bones, one after the other.
    pub(super) fn take_for_others(&mut self, now: Duration) {
        while self.others_take() && self.turns.has_shown(now) {
            self.go_on_with_ceremony(Some(0));
            let pace = if self.others_take() { self.habits.pace / BONES_A_PACE } else { self.habits.pace };
            self.turns.wait(now + pace);
        }
    }

    /// Goes on with the ceremony, if there is one and this does.
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
        self.turns.wait(now + self.habits.pace);
        Some(Ok(()))
    }

    fn go_on_with_ceremony(&mut self, place: Option<usize>) {
        if self.ceremony.as_mut().is_some_and(|ceremony| ceremony.go_on(place)) {
            self.ceremony = None;
        }
        self.moment += 1;
    }
}

/// What the seats turned, try by try.
fn rows_of(lot: &[Turned]) -> Vec<Vec<Bone>> {
    lot.iter().map(|turned| turned.bones().to_vec()).collect()
}

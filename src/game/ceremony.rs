//! What comes before a hand: the lot that finds its leader, and the taking of bones.
//!
//! Chance has decided both when the hand was dealt, so every bone that lies face down is as good as any other. What is here only lets the player see
//! it happen, bone by bone. It is no part of the game: Undo does not bring it back, and a game that is taken up again goes on behind it.

use super::{Game, Input, Refusal, Waiting};
use crate::engine::bone::{BONES, Bone, Seat};
use crate::engine::deal::Turned;
use crate::engine::event::{Event, LeadReason};
use crate::engine::rules::Rules;

/// How far the ceremony before a hand has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ceremony {
    /// What the seats turn, one row a try; only the last has a winner.
    lot: Vec<Vec<Bone>>,
    stage: Stage,
    /// Whether bones are taken one by one after the lot.
    takes: bool,
    hand: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player turns a bone for this try.
    Turning { tried: usize },
    /// All have turned; the player's bone lay at this place.
    Turned { tried: usize, place: usize },
    /// So many bones were taken.
    Taking { taken: usize },
}

impl Ceremony {
    /// The ceremony before a hand that was led by lot, or whose bones are taken one by one.
    fn before(lot: Vec<Vec<Bone>>, rules: &Rules, takes: bool) -> Option<Ceremony> {
        let stage = match (lot.is_empty(), takes) {
            (false, _) => Stage::Turning { tried: 0 },
            (true, true) => Stage::Taking { taken: 0 },
            (true, false) => return None,
        };
        Some(Ceremony { lot, stage, takes, hand: rules.hand.into() })
    }

    /// What the game waits for.
    pub(super) const fn waiting(&self) -> Waiting {
        match self.stage {
            Stage::Turning { .. } => Waiting::Lot,
            Stage::Turned { .. } => Waiting::LotSeen,
            Stage::Taking { .. } => Waiting::Take,
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

    /// How many of the dealt bones the player has taken; nothing while the lot is drawn.
    pub const fn taken(&self) -> usize {
        match self.stage {
            Stage::Taking { taken } => taken,
            Stage::Turning { .. } | Stage::Turned { .. } => 0,
        }
    }

    /// How many bones lie face down or are turned, all of them until they are taken.
    pub const fn lying(&self, dealt: usize) -> usize {
        match self.stage {
            Stage::Taking { taken } => BONES - taken - if taken == 0 { 0 } else { dealt },
            Stage::Turning { .. } | Stage::Turned { .. } => BONES,
        }
    }

    /// Goes on; `place` is the bone that was clicked, if one was. Returns whether the ceremony is over.
    fn go_on(&mut self, place: Option<usize>) -> bool {
        self.stage = match self.stage {
            Stage::Turning { tried } => Stage::Turned { tried, place: place.unwrap_or(BONES / 2) % BONES },
            Stage::Turned { tried, .. } if tried + 1 < self.lot.len() => Stage::Turning { tried: tried + 1 },
            Stage::Turned { .. } if self.takes => Stage::Taking { taken: 0 },
            // A click takes one bone, the button all that are left.
            Stage::Taking { taken } if place.is_some() && taken + 1 < self.hand => Stage::Taking { taken: taken + 1 },
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
        if !self.manner.by_hand || !dealt || led {
            return;
        }
        let hands = &self.sitting.session().record().hands;
        let lot = hands.last().filter(|_| by_lot).map(|hand| rows_of(&hand.deal.lot));
        self.ceremony = Ceremony::before(lot.unwrap_or_default(), self.rules(), self.rules().single_hand);
    }

    /// Goes on with the ceremony, if there is one and this does.
    pub(super) fn celebrate(&mut self, input: &Input) -> Option<Result<(), Refusal>> {
        let ceremony = self.ceremony.as_mut()?;
        let place = match input {
            Input::Press => None,
            Input::TakeUp(place) => Some(*place),
            Input::Choose(_) | Input::Place(_) | Input::Put(..) | Input::Draw | Input::Hint => {
                return Some(Err(Refusal::NotYet));
            }
            _ => return None,
        };
        self.said.forget_note();
        if ceremony.go_on(place) {
            self.ceremony = None;
        }
        self.moment += 1;
        Some(Ok(()))
    }
}

/// What the seats turned, try by try.
fn rows_of(lot: &[Turned]) -> Vec<Vec<Bone>> {
    lot.iter().map(|turned| turned.bones().to_vec()).collect()
}

//! What comes before a hand: the lot that decides the leader, and the taking of bones.
//!
//! The deal is already decided when the hand begins, so all face-down bones are equal. The ceremony
//! only lets the player watch it, bone by bone. It is not part of the game: Undo does not bring it
//! back, and a resumed game skips it.

use super::{Ceremony, TableHabits, Waiting};
use crate::engine::{Bone, Event, LeadReason, Rules, SEATS, Seat};
use std::time::Duration;

/// How many bones another player takes in the time that a play is shown.
const BONES_A_PACE: u32 = 4;
/// How long the bones of a lot are shown to a player who is spared the OK.
const LOT: Duration = Duration::from_millis(2400);

/// The ceremony before a hand at the table, with the bones that nobody has turned yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Preparation {
    /// The seat at the front.
    viewer: Seat,
    /// The bones that the seats turn, one row for each try. Only the last row has a winner.
    lot: Vec<Vec<Bone>>,
    stage: Stage,
    /// The seats that take bones one by one after the lot, in this order. Empty if the bones are
    /// dealt at once.
    takers: Vec<Seat>,
    hand: usize,
    /// The number of all bones.
    bones: usize,
    /// The places where bones lie.
    lying: Vec<usize>,
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

impl Preparation {
    /// The ceremony of a hand that was just dealt, if it is led by lot or its bones are taken one
    /// by one. `lot` are the bones that the seats turn, and `leader` is who leads the hand.
    pub(super) fn before(
        events: &[Event],
        lot: Vec<Vec<Bone>>,
        rules: &Rules,
        (leader, viewer): (Seat, Seat),
    ) -> Option<Preparation> {
        let why = events.iter().find_map(|event| match event {
            Event::Dealt { why, .. } => Some(*why),
            _ => None,
        })?;
        if events.iter().any(|event| matches!(event, Event::Played { .. })) {
            return None;
        }
        let lot = if why == LeadReason::Lot { lot } else { Vec::new() };
        let seats = rules.seats();
        let by_hand = rules.takes_bones();
        let takers: Vec<Seat> = (0..seats).filter(|_| by_hand).map(|at| leader.after(at, seats)).collect();
        let stage = match (lot.is_empty(), takers.is_empty()) {
            (false, _) => Stage::Turning { tried: 0 },
            (true, false) => Stage::Taking { taker: 0, taken: 0 },
            (true, true) => return None,
        };
        let bones = rules.set.size();
        Some(Preparation { viewer, lot, stage, takers, hand: rules.hand.into(), bones, lying: (0..bones).collect() })
    }

    /// What everyone sees of it.
    pub(super) fn seen(&self) -> Ceremony {
        let mut taken = [0; SEATS];
        for &seat in &self.takers {
            taken[seat.index()] = self.taken(seat);
        }
        Ceremony {
            turned: self.turned(),
            is_tie: matches!(self.stage, Stage::Turned { tried, .. } if tried + 1 < self.lot.len()),
            taker: self.taker(),
            taken,
            lying: self.lying.clone(),
        }
    }

    pub(super) fn waiting(&self) -> Waiting {
        match self.stage {
            Stage::Turning { .. } => Waiting::Lot,
            Stage::Turned { .. } => Waiting::LotSeen,
            Stage::Taking { .. } if self.others_take() => Waiting::Others,
            Stage::Taking { .. } => Waiting::Take,
        }
    }

    fn taker(&self) -> Option<Seat> {
        match self.stage {
            Stage::Taking { taker, .. } => self.takers.get(taker).copied(),
            Stage::Turning { .. } | Stage::Turned { .. } => None,
        }
    }

    fn turned(&self) -> Vec<(usize, Seat, Bone)> {
        let Stage::Turned { tried, place } = self.stage else { return Vec::new() };
        let row = &self.lot[tried];
        // The player's bone is the one that was clicked, and the others turn bones a few places
        // further on.
        let place_of = |seat: Seat| (place + 9 * usize::from(seat.steps_from(self.viewer, row.len()))) % self.bones;
        Seat::first(row.len()).zip(row).map(|(seat, bone)| (place_of(seat), seat, *bone)).collect()
    }

    fn taken(&self, seat: Seat) -> usize {
        let Stage::Taking { taker, taken } = self.stage else { return 0 };
        match self.takers.iter().position(|other| *other == seat) {
            Some(place) if place < taker => self.hand,
            Some(place) if place == taker => taken,
            _ => 0,
        }
    }

    /// Whether another player is taking bones. This goes on by itself.
    pub(super) fn others_take(&self) -> bool {
        self.taker().is_some_and(|taker| taker != self.viewer)
    }

    /// Whether it goes on by itself, because another player takes bones or the player is spared the
    /// OK after the lot.
    pub(super) fn goes_on(&self, habits: &TableHabits) -> bool {
        self.others_take() || self.shows_lot_for_now(habits)
    }

    fn shows_lot_for_now(&self, habits: &TableHabits) -> bool {
        habits.auto_ok && matches!(self.stage, Stage::Turned { .. })
    }

    /// How long the ceremony stands still after the player has acted.
    pub(super) fn pause(&self, habits: &TableHabits) -> Duration {
        if self.shows_lot_for_now(habits) { LOT } else { habits.pace }
    }

    /// Takes one step that comes by itself. Returns how long it is shown, and whether the ceremony
    /// is over.
    pub(super) fn step_by_itself(&mut self, habits: &TableHabits) -> (Duration, bool) {
        let taken = self.others_take();
        let last = self.lying.last().copied();
        let over = self.go_on(last.filter(|_| taken));
        let pace = if taken && !over && self.others_take() { habits.pace / BONES_A_PACE } else { habits.pace };
        (pace, over)
    }

    /// Moves the ceremony on. `place` is the bone that was clicked, if any. Returns whether the
    /// ceremony is over.
    pub(super) fn go_on(&mut self, place: Option<usize>) -> bool {
        self.stage = match self.stage {
            Stage::Turning { tried } => Stage::Turned { tried, place: place.unwrap_or(self.bones / 2) % self.bones },
            Stage::Turned { tried, .. } if tried + 1 < self.lot.len() => Stage::Turning { tried: tried + 1 },
            Stage::Turned { .. } if !self.takers.is_empty() => Stage::Taking { taker: 0, taken: 0 },
            Stage::Taking { taker, taken } => {
                // A click takes one bone, the button takes all that remain.
                let bones = if place.is_some() { 1 } else { self.hand - taken };
                self.take_away(place, bones);
                if taken + bones < self.hand {
                    Stage::Taking { taker, taken: taken + bones }
                } else if taker + 1 < self.takers.len() {
                    Stage::Taking { taker: taker + 1, taken: 0 }
                } else {
                    return true;
                }
            }
            Stage::Turned { .. } => return true,
        };
        false
    }

    /// Takes this many bones from the table: the one that was clicked, or the last. A place that is empty already
    /// means the last one, too.
    fn take_away(&mut self, place: Option<usize>, bones: usize) {
        match self.lying.iter().position(|lies| Some(*lies) == place) {
            Some(at) => _ = self.lying.remove(at),
            None => self.lying.truncate(self.lying.len().saturating_sub(bones)),
        }
    }
}

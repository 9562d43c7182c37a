//! One way in which everything may be that an observer cannot see: a full state that agrees with what it knows.

use super::bone::{Bone, Bones, BySeat, Seat, Side};
use super::deal::Lead;
use super::event::LeadReason;
use super::moves::{Move, Moves};
use super::observe::{History, Observation};
use super::rules::Rules;
use super::state::{GameState, Phase};
use super::table::Table;
use std::fmt;

/// One way in which everything may be that an observer cannot see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct World(GameState);

impl World {
    /// The world in which the hands and the boneyard (first to be drawn first) are these, and destroyed bones go so deep into the boneyard.
    pub fn new(
        observation: &Observation,
        hands: &BySeat<Bones>,
        boneyard: &[Bone],
        depths: BySeat<u16>,
    ) -> Result<World, Disagrees> {
        let mut seen = observation.open.table.bones();
        let yard: Bones = boneyard.iter().copied().collect();
        let groups = hands.iter().copied().chain([yard]);
        for group in groups {
            if !(seen & group).is_empty() {
                return Err(Disagrees);
            }
            seen |= group;
        }
        let lens_agree = hands.iter().zip(observation.lens).all(|(hand, len)| hand.len() == usize::from(len));
        let own_agrees = hands[observation.seat.index()] == observation.hand();
        let yard_agrees = boneyard.len() == yard.len() && yard.len() == observation.boneyard_len();
        if seen != Bones::ALL || !lens_agree || !own_agrees || !yard_agrees {
            return Err(Disagrees);
        }
        let mut state = observation.open;
        state.hands = *hands;
        for (place, &bone) in state.yard.iter_mut().zip(boneyard.iter().rev()) {
            *place = bone;
        }
        state.depths = depths;
        if state.table.is_empty() && state.phase == Phase::Playing {
            let doublet = (state.hand() & Bones::DOUBLETS).last();
            state.forced = doublet.filter(|_| matches!(state.next_lead, Lead::Doublet | Lead::DoubletOf(_)));
        }
        Ok(World(state))
    }

    /// What may be done.
    pub fn legal(&self) -> Moves {
        self.0.legal()
    }

    /// Makes a legal move.
    pub fn play(&mut self, step: Move) {
        self.0.play_unchecked(step);
    }

    /// What a legal move scores at once.
    pub fn points_of(&self, step: Move) -> u8 {
        self.0.points_of(step)
    }

    /// The hand of a seat in this world.
    pub const fn hand(&self, seat: Seat) -> Bones {
        self.0.hands[seat.index()]
    }

    /// The bones on the table.
    pub const fn table(&self) -> &Table {
        &self.0.table
    }

    /// The rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// The score of a side.
    pub const fn score(&self, side: Side) -> i16 {
        self.0.score(side)
    }

    /// All scores.
    pub const fn scores(&self) -> BySeat<i16> {
        self.0.scores
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Seat {
        self.0.to_move
    }

    /// Whether the hand is still being played.
    pub const fn phase(&self) -> Phase {
        self.0.phase
    }

    /// How many bones may still be drawn.
    pub const fn drawable(&self) -> usize {
        self.0.drawable()
    }

    /// Who won the game, once it is over; nobody if it is a draw.
    pub fn winner(&self) -> Option<Side> {
        self.0.end.and_then(|(_, winner)| winner)
    }

    /// How the next hand finds its leader, once this one is over.
    pub const fn next_lead(&self) -> (Lead, LeadReason) {
        (self.0.next_lead, self.0.next_why)
    }

    /// The world's own view of itself, for comparing it with the observation that it was made from.
    pub fn observe(&self, observation: &Observation) -> Observation {
        let history = History(observation.deeds.clone());
        Observation::new(&self.0, &history, observation.seat)
    }
}

/// The hands and the boneyard are not those of any world that agrees with an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disagrees;

impl fmt::Display for Disagrees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these hands and this boneyard do not agree with what was observed")
    }
}

impl std::error::Error for Disagrees {}

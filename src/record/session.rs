//! A game under way and its record, which grow together.
//!
//! Every move of a game goes through one door, [`Session::play`]; nothing else changes it. A [`Position`] that was set up has no record, and so it is no
//! session.

use super::{Hand, Record};
use crate::engine::Illegal;
use crate::engine::bone::Seat;
use crate::engine::deal::Deal;
use crate::engine::event::{Event, Events};
use crate::engine::moves::Move;
use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::observe::{Deeds, Observation};
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::{GameState, Phase};

/// A hand as it stands, and what its players know to have been done in it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Position {
    state: GameState,
    deeds: Deeds,
}

impl Position {
    /// A hand that stands like this, however it came to.
    pub(crate) const fn new(state: GameState, deeds: Deeds) -> Position {
        Position { state, deeds }
    }

    /// The game as it stands.
    pub(crate) const fn state(&self) -> &GameState {
        &self.state
    }

    /// Makes a move, or says why it cannot be made and leaves everything as it was.
    pub(crate) fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = self.state;
        let events = self.state.play(step)?;
        self.deeds.note(&before, step);
        Ok(events)
    }

    /// What a seat knows of it.
    pub(crate) fn observe(&self, seat: Seat) -> Observation {
        Observation::new(&self.state, &self.deeds, seat)
    }
}

/// A game under way, from its first deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    record: Record,
    position: Position,
}

impl Session {
    /// A game of these rules in which nothing was dealt yet.
    pub fn new(rules: Rules) -> Result<Session, RulesError> {
        let position = Position::new(GameState::new(rules)?, Deeds::new());
        Ok(Session { record: Record { rules, hands: Vec::new() }, position })
    }

    /// Deals the next hand.
    pub fn deal(&mut self, deal: Deal) -> Result<Event, CannotDeal> {
        let Position { state, deeds } = &mut self.position;
        let dealt = state.deal(&deal)?;
        deeds.clear();
        let rules = (self.record.rules_at_the_end() != state.rules()).then_some(*state.rules());
        self.record.hands.push(Hand { rules, deal, moves: Vec::new() });
        Ok(dealt)
    }

    /// Deals the next hand from a number.
    pub fn deal_number(&mut self, number: u64) -> Result<Event, CannotDeal> {
        if self.state().phase() != Phase::HandOver {
            return Err(CannotDeal::NotNow(self.state().phase()));
        }
        self.deal(Deal::from_number(number, self.state().rules(), self.state().next_lead()))
    }

    /// Changes the rules from the next hand on, which has not been dealt yet.
    pub fn change_rules(&mut self, rules: Rules) -> Result<(), CannotChange> {
        self.position.state.change_rules(rules)
    }

    /// Makes a move, or says why it cannot be made and leaves everything as it was.
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let events = self.position.play(step)?;
        if let Some(hand) = self.record.hands.last_mut() {
            hand.moves.push(step);
        }
        Ok(events)
    }

    /// The game as it stands.
    pub const fn state(&self) -> &GameState {
        self.position.state()
    }

    /// How it came to stand so.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What a seat knows of it.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.position.observe(seat)
    }
}

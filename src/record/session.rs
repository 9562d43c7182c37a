//! A game under way and its record, which grow together.
//!
//! Every move goes through one door, [`Session::play`]; nothing else changes a game.

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

/// A game under way, from its first deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    record: Record,
    state: GameState,
    /// What has been done in this hand.
    deeds: Deeds,
}

impl Session {
    /// A game of these rules in which nothing was dealt yet.
    pub fn new(rules: Rules) -> Result<Session, RulesError> {
        let state = GameState::new(rules)?;
        Ok(Session { record: Record { rules, hands: Vec::new() }, state, deeds: Deeds::new() })
    }

    /// A hand under way that was set up. Of how it came to stand so nothing is recorded.
    pub(crate) fn set_up(state: GameState, deeds: Deeds) -> Session {
        Session { record: Record { rules: *state.rules(), hands: Vec::new() }, state, deeds }
    }

    /// Deals the next hand.
    pub fn deal(&mut self, deal: Deal) -> Result<Event, CannotDeal> {
        let dealt = self.state.deal(&deal)?;
        self.deeds.clear();
        let rules = (self.record.rules_at_the_end() != self.state.rules()).then_some(*self.state.rules());
        self.record.hands.push(Hand { rules, deal, moves: Vec::new() });
        Ok(dealt)
    }

    /// Deals the next hand from a number.
    pub fn deal_number(&mut self, number: u64) -> Result<Event, CannotDeal> {
        if self.state.phase() != Phase::HandOver {
            return Err(CannotDeal::NotNow(self.state.phase()));
        }
        self.deal(Deal::from_number(number, self.state.rules(), self.state.next_lead()))
    }

    /// Changes the rules from the next hand on, which has not been dealt yet.
    pub fn change_rules(&mut self, rules: Rules) -> Result<(), CannotChange> {
        self.state.change_rules(rules)
    }

    /// Makes a move, or says why it cannot be made and leaves everything as it was.
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = self.state;
        let events = self.state.play(step)?;
        self.deeds.note(&before, step);
        if let Some(hand) = self.record.hands.last_mut() {
            hand.moves.push(step);
        }
        Ok(events)
    }

    /// The game as it stands.
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// How it came to stand so.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What a seat knows of it.
    pub fn observe(&self, seat: Seat) -> Observation {
        Observation::new(&self.state, &self.deeds, seat)
    }
}

//! A game whose hands are dealt by their numbers.

use electrum_dominoes_engine::bone::Seat;
use electrum_dominoes_engine::deal::Deal;
use electrum_dominoes_engine::event::Event;
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::next_hand::CannotDeal;
use electrum_dominoes_engine::observe::{Deeds, Observation};
use electrum_dominoes_engine::rules::{Rules, RulesError};
use electrum_dominoes_engine::state::GameState;
use electrum_dominoes_engine::{Events, Illegal};

/// A game in progress with what its players have done.
#[derive(Clone)]
pub(crate) struct Game {
    state: GameState,
    deeds: Deeds,
    /// All moves of its hands.
    pub(crate) moves: Vec<Move>,
}

impl Game {
    pub(crate) fn new(rules: Rules) -> Result<Game, RulesError> {
        Ok(Game { state: GameState::new(rules)?, deeds: Deeds::new(), moves: Vec::new() })
    }

    pub(crate) fn deal_number(&mut self, number: u64) -> Result<Event, CannotDeal> {
        let dealt = self.state.deal(&Deal::from_number(number, self.state.rules(), self.state.lead()))?;
        self.deeds.clear();
        Ok(dealt)
    }

    pub(crate) fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = self.state;
        let events = self.state.play(step)?;
        self.deeds.note(&before, step);
        self.moves.push(step);
        Ok(events)
    }

    pub(crate) const fn state(&self) -> &GameState {
        &self.state
    }

    pub(crate) fn observe(&self, seat: Seat) -> Observation {
        Observation::new(&self.state, &self.deeds, seat)
    }
}

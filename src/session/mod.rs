//! One sitting at the table: the game under way, its record and what was seen of it.
//!
//! Every move goes through one door, [`Session::play`]; nothing else changes a game.

pub mod agreed;
pub mod bests;
pub mod chronicle;
pub mod clock;
pub mod decisions;
pub mod filing;
pub mod filter;
pub mod history;
pub mod kept;
pub mod opened;
pub mod outcome;
pub mod record;
pub mod results;
pub mod saved;
pub mod seating;
mod set_up;
pub mod sitting;
pub mod solved;
pub mod summary;
pub mod tally;
pub mod text;
pub mod tutor;
pub mod version1;

use crate::engine::Illegal;
use crate::engine::bone::Seat;
use crate::engine::deal::Deal;
use crate::engine::event::{Event, Events};
use crate::engine::moves::Move;
use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::observe::{Deeds, Observation};
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::{GameState, Phase};
use rand::TryRng;
use record::{Hand, Record};

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

/// A number for a new game, from the system's randomness. It is short enough to be read out.
pub fn fresh_number() -> u64 {
    fresh_id() % 1_000_000_000_000
}

/// A number that nothing else has, in this folder or any other.
pub fn fresh_id() -> u64 {
    let number = rand::rngs::SysRng.try_next_u64();
    // A system without randomness is still a system to play on: then the time of day must do.
    let by_clock = |_| std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_nanos() as u64);
    number.unwrap_or_else(by_clock)
}

/// The number of the deal of a hand in the game of a number: the game's own for the first, and so on.
pub const fn deal_number(game: u64, hand: u16) -> u64 {
    game.wrapping_add(hand as u64)
}

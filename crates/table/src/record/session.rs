//! A game in progress and its record, which grow together.
//!
//! Every move goes through [`Session::play`]. Nothing else changes the game during a hand. A
//! position that was set up has no record, so it is not a session.

use super::{Drawing, Hand, Record};
use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::{
    BetweenHands, Deal, Deeds, Event, Events, GameState, Illegal, Move, Observation, Phase, Rules, RulesError, Seat,
};

/// A hand in its current state, with the deeds of its players.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Position {
    pub(crate) state: GameState,
    pub(crate) deeds: Deeds,
}

impl Position {
    /// The position at which a game stands.
    pub(super) fn of(session: &Session) -> Position {
        session.position.clone()
    }

    /// Makes a move. If the move is illegal, it returns the reason and changes nothing.
    pub(crate) fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = self.state;
        let events = self.state.play(step)?;
        self.deeds.note(&before, step);
        Ok(events)
    }

    pub(crate) fn observe(&self, seat: Seat) -> Observation {
        Observation::new(&self.state, &self.deeds, seat)
    }
}

/// A game in progress, from its first deal on.
///
/// ```
/// use electrum_dominoes_engine::{Phase, Preset};
/// use electrum_dominoes_nestor as nestor;
/// use electrum_dominoes_table::record::Session;
///
/// let mut session = Session::new(Preset::Draw.usual())?;
/// session.deal_number(4711)?;
/// while session.state().phase() == Phase::Playing {
///     let seen = session.observe(session.state().to_move());
///     session.play(nestor::sensible(&seen))?;
/// }
/// assert_eq!(session.record().hands.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Session {
    record: Record,
    position: Position,
    /// How the game stood before the next hand, if it is not known how it came to that.
    begins: Option<BetweenHands>,
}

impl Session {
    /// Starts a game with these rules. Nothing is dealt yet.
    pub fn new(rules: Rules) -> Result<Session, RulesError> {
        let position = Position { state: GameState::new(rules)?, deeds: Deeds::new() };
        Ok(Session { record: Record { rules, hands: Vec::new() }, position, begins: None })
    }

    /// Deals the next hand.
    pub fn deal(&mut self, deal: Deal) -> Result<Event, CannotDeal> {
        self.deal_with(deal, None)
    }

    /// Deals the next hand from the number that all at the table have drawn.
    pub fn deal_drawn(&mut self, drawing: Drawing) -> Result<Event, CannotDeal> {
        if self.state().phase() != Phase::HandOver {
            return Err(CannotDeal::NotNow(self.state().phase()));
        }
        let deal = Deal::from_number(drawing.number(), self.state().rules(), self.state().lead());
        self.deal_with(deal, Some(Box::new(drawing)))
    }

    /// Deals the next hand, and notes how its number was drawn.
    pub(super) fn deal_with(&mut self, deal: Deal, drawing: Option<Box<Drawing>>) -> Result<Event, CannotDeal> {
        let Position { state, deeds } = &mut self.position;
        let dealt = state.deal(&deal)?;
        deeds.clear();
        let rules = (self.record.rules_at_the_end() != state.rules()).then_some(*state.rules());
        let begins = self.begins.take();
        self.record.hands.push(Hand { rules, begins, deal, drawing, check: None, moves: Vec::new() });
        Ok(dealt)
    }

    /// Deals the next hand from a number.
    pub fn deal_number(&mut self, number: u64) -> Result<Event, CannotDeal> {
        if self.state().phase() != Phase::HandOver {
            return Err(CannotDeal::NotNow(self.state().phase()));
        }
        self.deal(Deal::from_number(number, self.state().rules(), self.state().lead()))
    }

    /// Changes the rules from the next hand on, which must not be dealt yet.
    pub fn change_rules(&mut self, rules: Rules) -> Result<(), CannotChange> {
        self.position.state.change_rules(rules)
    }

    /// Goes on with these rules from how the game is said to stand before the next hand. `None` if no game
    /// can stand so.
    pub fn resume(&mut self, rules: Rules, at: &BetweenHands) -> Option<()> {
        self.position = Position { state: GameState::resumed(rules, at)?, deeds: Deeds::new() };
        self.begins = Some(*at);
        Some(())
    }

    /// Makes a move. If the move is illegal, it returns the reason and changes nothing.
    pub fn play(&mut self, step: Move) -> Result<Events, Illegal> {
        let before = self.position.state;
        let events = self.position.state.play(step)?;
        self.position.deeds.note(&before, step);
        if let Some(hand) = self.record.hands.last_mut() {
            hand.moves.push(step);
        }
        Ok(events)
    }

    /// The current state of the game.
    pub const fn state(&self) -> &GameState {
        &self.position.state
    }

    /// The record of the game so far.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// What the players of this hand have done.
    pub(crate) const fn deeds(&self) -> &Deeds {
        &self.position.deeds
    }

    /// What a seat knows.
    pub fn observe(&self, seat: Seat) -> Observation {
        self.position.observe(seat)
    }
}

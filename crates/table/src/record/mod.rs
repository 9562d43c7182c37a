//! Records of games as rules, deals and moves, and everything derived from them. Only a [`Session`]
//! is a game in progress. It writes its own record.
//!
//! A record never holds a state. Loading it replays every move through the rules, so a damaged or
//! manipulated file is rejected.

pub mod chronicle;
pub mod decisions;
pub mod drawing;
mod error;
mod file;
mod filled;
pub mod kept;
pub mod notebook;
pub mod numbers;
pub mod opened;
pub mod session;
pub mod terms;
pub mod text;
pub mod timed;

pub use chronicle::{Chronicle, Entry, HandStory, Moment, Place, Points, Step, What};
pub use decisions::Decision;
pub use drawing::{Bytes, Contribution, Drawing, HandCheck, Unfair};
pub use electrum_dominoes_seat::text::InText;
pub use electrum_dominoes_seat::{GameId, Person, Seating, Sitter};
pub use error::{LARGEST, RecordError, VERSION};
pub use kept::{GameKind, KeptGame, NotKept, Outcome, Played};
pub use notebook::{HandDeal, HowDrawn, NestorMove, Notebook};
pub use numbers::{deal_number, fresh_id, fresh_number, match_deal_number};
pub use opened::Opened;
pub(crate) use session::Position;
pub use session::Session;
pub use terms::{Given, Letters, Terms};
pub(crate) use text::{HandText, Text};
pub use timed::TimedResult;

use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::{BetweenHands, Deal, Event, Events, GameState, Illegal, Move, Rules, RulesError};
use thiserror::Error;

/// A game from its first deal on.
///
/// ```
/// use electrum_dominoes_engine::Preset;
/// use electrum_dominoes_table::record::{Record, Session};
///
/// let mut session = Session::new(Preset::Block.usual())?;
/// session.deal_number(1)?;
/// let text = session.record().to_text();
/// let record = Record::from_bytes(text.as_bytes())?;
/// assert_eq!(record.replay()?.state(), session.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The rules at the start of the game.
    pub rules: Rules,
    /// Its hands. The last one may still be in progress.
    pub hands: Vec<Hand>,
}

/// A hand from its deal on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// The rules from this hand on, if they changed before it.
    pub rules: Option<Rules>,
    /// How the game stood before it, if it is not known how it came to that.
    pub begins: Option<BetweenHands>,
    /// The deal of the hand.
    pub deal: Deal,
    /// How the number of the deal was drawn, if all at the table drew it.
    pub drawing: Option<Box<Drawing>>,
    /// What the player's own program found out about it, if another one kept the table.
    pub check: Option<HandCheck>,
    /// Every move, including a forced lead.
    pub moves: Vec<Move>,
}

/// A move in a replay of a game.
#[derive(Clone, Copy, Debug)]
pub struct Replayed<'a> {
    /// The number of the hand, counting from one.
    pub hand: usize,
    /// The number of the move in the hand, counting from one.
    pub number: usize,
    /// The move.
    pub step: Move,
    /// The game before it.
    pub before: &'a GameState,
    /// The game after it.
    pub after: &'a GameState,
    /// What it did.
    pub events: &'a Events,
}

/// What happens in a replay of a game.
#[derive(Clone, Copy, Debug)]
pub enum Replay<'a> {
    /// A hand is dealt: the state before it, the game after it, and the event.
    Deal(&'a GameState, &'a Session, &'a Event),
    /// A move is made.
    Move(Replayed<'a>),
}

impl Record {
    /// The rules of the last hand.
    pub fn rules_at_the_end(&self) -> &Rules {
        self.hands.iter().rev().find_map(|hand| hand.rules.as_ref()).unwrap_or(&self.rules)
    }

    /// Whether another record of the same game begins like this one, and goes on where it ends.
    pub fn is_beginning_of(&self, whole: &Record) -> bool {
        let last = self.hands.len().saturating_sub(1);
        let begins = |(at, (own, whole)): (usize, (&Hand, &Hand))| {
            let moves = if at == last { whole.moves.starts_with(&own.moves) } else { own.moves == whole.moves };
            moves
                && (own.rules, own.begins, &own.deal, &own.drawing)
                    == (whole.rules, whole.begins, &whole.deal, &whole.drawing)
        };
        let mut hands = self.hands.iter().zip(&whole.hands).enumerate();
        whole.rules == self.rules && whole.hands.len() > last && hands.all(begins)
    }

    /// Replays the game to its current position.
    pub fn replay(&self) -> Result<Session, ReplayError> {
        self.replay_with(|_| {})
    }

    /// Replays the game and shows each deal and each move.
    pub fn replay_with(&self, mut see: impl FnMut(Replay<'_>)) -> Result<Session, ReplayError> {
        let wrong = |hand, number, why| ReplayError { hand, number, why };
        let mut session = Session::new(self.rules).map_err(|why| wrong(0, 0, Wrong::Rules(why)))?;
        for (played, hand) in self.hands.iter().zip(1..) {
            let rules = played.rules.unwrap_or(*session.state().rules());
            if let Some(begins) = &played.begins {
                session.resume(rules, begins).ok_or_else(|| wrong(hand, 0, Wrong::Begins))?;
            } else if played.rules.is_some() {
                session.change_rules(rules).map_err(|why| wrong(hand, 0, Wrong::Change(why)))?;
            }
            let before = *session.state();
            let (deal, drawing) = (played.deal.clone(), played.drawing.clone());
            let dealt = session.deal_with(deal, drawing).map_err(|why| wrong(hand, 0, Wrong::Deal(why)))?;
            see(Replay::Deal(&before, &session, &dealt));
            for (&step, number) in played.moves.iter().zip(1..) {
                let before = *session.state();
                let events = session.play(step).map_err(|why| wrong(hand, number, Wrong::Move(step, why)))?;
                let after = session.state();
                see(Replay::Move(Replayed { hand, number, step, before: &before, after, events: &events }));
            }
        }
        Ok(session)
    }
}

/// Where and why a record cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", match .why {
    Wrong::Rules(why) => format!("rules: {why}"),
    Wrong::Change(why) => format!("hand {hand}, rules: {why}"),
    Wrong::Begins => format!("hand {hand}: no game could stand so before it"),
    Wrong::Deal(why) => format!("hand {hand}, deal: {why}"),
    Wrong::Move(step, why) => format!("hand {hand}, move {number} ({step}): {why}"),
})]
pub struct ReplayError {
    /// The number of the hand, counting from one, or zero for the rules.
    pub hand: usize,
    /// The number of the move in the hand, counting from one, or zero for the deal.
    pub number: usize,
    /// What is wrong there.
    pub why: Wrong,
}

/// What is wrong at a place in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The rules cannot be played.
    Rules(RulesError),
    /// The rules cannot be changed to these rules.
    Change(CannotChange),
    /// No game with these rules can stand so before the hand.
    Begins,
    /// The hand cannot be dealt.
    Deal(CannotDeal),
    /// This move cannot be made.
    Move(Move, Illegal),
}

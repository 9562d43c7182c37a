//! The decisions of a game: what a player knew when he had a choice, and what he did.

use super::{Hand, Record, Replay, ReplayError, Replayed};
use crate::engine::{Deeds, Move, Observation, Seat};

/// A choice that a player made.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The number of the hand, counting from one.
    pub hand: usize,
    /// The number of the move in the hand, counting from one.
    pub number: usize,
    /// What the player to move knew.
    pub seen: Observation,
    /// What he did.
    pub step: Move,
}

impl Record {
    /// Returns what a seat knew before a move of a hand. Both count from one. The move may be the
    /// next one, which is not made yet. The result is `None` if there is no such hand, move or
    /// seat.
    pub fn seen_before(&self, hand: usize, number: usize, seat: Seat) -> Result<Option<Observation>, ReplayError> {
        let exists = |last: &Hand| (1..=last.moves.len() + 1).contains(&number) && seat.index() < self.rules.seats();
        let Some(hands) = self.hands.get(..hand).filter(|hands| hands.last().is_some_and(exists)) else {
            return Ok(None);
        };
        let mut until = Record { rules: self.rules, hands: hands.to_vec() };
        if let Some(last) = until.hands.last_mut() {
            last.moves.truncate(number - 1);
        }
        Ok(Some(until.replay()?.observe(seat)))
    }

    /// Returns every choice in the game, which is every move with a legal alternative. Clocks and
    /// resignations are not choices.
    pub fn decisions(&self) -> Result<Vec<Decision>, ReplayError> {
        let mut deeds = Deeds::new();
        let mut decisions = Vec::new();
        self.replay_with(|seen| match seen {
            Replay::Deal(..) => deeds.clear(),
            Replay::Move(Replayed { hand, number, step, before, .. }) => {
                if !matches!(step, Move::Clock(..) | Move::Resign(_)) && before.legal().len() > 1 {
                    let seen = Observation::new(before, &deeds, before.to_move());
                    decisions.push(Decision { hand, number, seen, step });
                }
                deeds.note(before, step);
            }
        })?;
        Ok(decisions)
    }
}

//! What is told of a hand at a table elsewhere before it is played, and what all can compare after it.

use super::drawing::{Bytes, Contribution, Drawing};
use super::text::{InText, in_text};
use super::{GameId, Seating};
use crate::engine::{BetweenHands, GameState, Move, Rules, SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// What a number is drawn for. Nothing of it may change once somebody has given their bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game: GameId,
    /// The rules.
    #[serde(with = "in_text")]
    pub rules: Rules,
    /// Who sits where, with the levels of the Nestors.
    #[serde(with = "in_text")]
    pub sitters: Seating,
    /// The seats that are asked for bytes.
    pub seats: Seats,
    /// How the game stands before the hand.
    pub begins: BetweenHands,
    /// The drawings for the same hand that were given up, each with the seats that did not give the bytes
    /// whose hash they had given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given_up: Vec<(u64, Seats)>,
}

/// A hand that is dealt, as everybody is told before it: what it was drawn for, and what all have given
/// but the dealer, whose bytes come after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Given {
    /// The number of the drawing at the table.
    pub hand: u64,
    /// The dealer's hash.
    pub hash: Bytes,
    /// What it was drawn for.
    #[serde(rename = "for")]
    pub terms: Terms,
    /// The bytes of each seat, in the order of the seats.
    pub given: Vec<(Seat, Bytes)>,
}

impl Terms {
    /// Whether as many sit there as the rules are for.
    pub fn is_of_one_table(&self) -> bool {
        self.sitters.seats() == self.rules.seats()
    }

    /// Whether a game begins like this, if it is its first hand.
    pub fn begins_as_games_do(&self) -> bool {
        let start = || GameState::new(self.rules).ok()?.between_hands();
        self.begins.hand > 0 || start() == Some(self.begins)
    }
}

impl Given {
    /// What all have given, now that the dealer's bytes are known.
    pub fn drawing(&self, table: u64, dealer: Bytes) -> Option<Drawing> {
        let seats = self.given.iter().map(|(seat, bytes)| (*seat, Contribution::of(*bytes)));
        let dealer = Contribution { hash: self.hash, bytes: dealer };
        (self.given.len() <= SEATS).then(|| Drawing { table, hand: self.hand, dealer, seats: seats.collect() })
    }

    /// The seats that gave bytes.
    pub fn gave(&self) -> Seats {
        self.given.iter().map(|(seat, _)| *seat).collect()
    }
}

/// Four letters that all at a table can compare after a hand. Who was told something else has others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Letters([u8; 4]);

/// The letters that there are. None of them is mistaken for a digit.
const LETTERS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

impl Letters {
    /// The letters of a hand with this number, that was played by these moves and left these scores. Clocks
    /// are not read at the same moments on all screens.
    pub fn of(number: u64, terms: &Terms, moves: &[Move], after: &GameState) -> Letters {
        let moves = moves.iter().filter(|step| !matches!(step, Move::Clock(..))).map(Move::to_string);
        let moves = moves.collect::<Vec<_>>().join(", ");
        let sides = after.rules().all_sides().map(|side| after.score(side).to_string());
        let scores = sides.collect::<Vec<_>>().join(":");
        let (rules, sitters) = (terms.rules.to_text(), terms.sitters.to_text());
        let hash = Sha256::digest(format!("{number}\n{rules}\n{sitters}\n{moves}\n{scores}\n"));
        Letters(std::array::from_fn(|at| LETTERS[usize::from(hash[at]) % LETTERS.len()]))
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{}", char::from(*letter)))
    }
}

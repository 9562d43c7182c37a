//! What a drawing is for, and what somebody who gives to it must not forget.

use crate::engine::{Rules, Seat, Seats};
use crate::record::text::in_text;
use crate::record::{Bytes, GameId, Seating};
use serde::{Deserialize, Serialize};

/// What a number is drawn for. Nothing of it may change once somebody has given their bytes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game.
    pub game: GameId,
    /// How many hands of it were dealt before.
    pub number: u16,
    /// The rules.
    #[serde(with = "in_text")]
    pub rules: Rules,
    /// Who sits where.
    #[serde(with = "in_text")]
    pub sitters: Seating,
    /// The seats that are asked for bytes.
    pub seats: Seats,
    /// The drawings for the same hand that were given up, each with the seats that did not give the bytes
    /// whose hash they had given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub given_up: Vec<(u64, Seats)>,
}

/// What one must not forget of the drawings at a table, also if the program ends in between.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct DrawMemory {
    /// The last drawing that one was asked for. Bytes are only given to one dealer's hash, and to no
    /// earlier drawing.
    #[serde(default)]
    pub pledge: Option<Pledge>,
    /// The hashes of the drawings of the game that were checked, as they stand in its record.
    #[serde(default)]
    pub checked: Vec<Bytes>,
}

/// A drawing that one was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pledge {
    /// The number of the drawing at the table.
    pub hand: u64,
    /// The dealer's hash that came first.
    pub dealer: Bytes,
    /// What is drawn for.
    #[serde(default)]
    pub terms: Option<Terms>,
    /// The own seats that were asked.
    pub own: Seats,
    /// The hashes of all, once they were told.
    #[serde(default)]
    pub hashes: Vec<(Seat, Bytes)>,
}

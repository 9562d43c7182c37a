//! The match of a day: eight deals whose number is the date. Whoever has played them tells a server,
//! which plays the result again before it believes it, and hears how the others did.

pub mod call;

use serde::{Deserialize, Serialize};

/// How many of the best are told.
pub const BEST: usize = 10;

/// One who has played a day's match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DayRow {
    /// The name, as it was typed.
    pub name: String,
    /// The points gained in all deals.
    pub points: f64,
}

/// Where a result stands among those of a day, in the same game against the same opponents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct DayPlaces {
    /// The place, from one on. Who has gained as much has the same.
    pub place: u32,
    /// How many have played.
    pub of: u32,
    /// The best of them, the best first.
    pub best: Vec<DayRow>,
}

/// Why a result has no place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoPlace {
    /// It is no result, or its moves do not give its points.
    NoResult,
    /// It is of no match whose day this is, wherever on earth.
    OtherDay,
    /// The player had met the match before.
    Practice,
    /// There are as many as are kept.
    Full,
}

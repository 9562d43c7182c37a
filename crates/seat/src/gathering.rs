//! Who of the people at a table is where, and what they propose to each other.

use crate::sight::{Rules, Seat, Seats};
use crate::text::{in_text, in_text_if_any};
use serde::{Deserialize, Serialize};

/// Something that one person at a table proposes to the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Proposal {
    /// To take back turns.
    Undo,
    /// To stop the clock.
    Pause,
    /// To go on with the next hand.
    NextHand,
    /// To begin a new game.
    NewGame,
    /// To begin a new game on other seats: with another partner, or with another on turn first.
    NewSeats,
    /// To play by these rules from the next hand on. Whoever proposes the same agrees to exactly these.
    Rules(#[serde(with = "in_text")] Rules),
    /// To let Nestor play for the person on this seat, who is away.
    StandIn(Seat),
    /// To end the game as it stands.
    End,
}

/// A proposal that not all have agreed to yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agreement {
    /// What is proposed.
    pub proposal: Proposal,
    /// Who proposes it.
    pub by: Seat,
    /// Who must agree.
    pub needed: Seats,
    /// Who has agreed.
    pub agreed: Seats,
}

impl Agreement {
    /// Whether all have agreed who must.
    pub fn is_complete(&self) -> bool {
        self.needed.iter().all(|seat| self.agreed.contains(seat))
    }
}

/// Who of the people at a table is where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gathering {
    /// The people before this screen.
    pub here: Seats,
    /// Whether others sit before screens of their own.
    pub elsewhere: bool,
    /// The people who are away.
    pub away: Seats,
    /// Those of them for whom Nestor plays.
    pub stand_ins: Seats,
    /// What somebody proposes.
    pub asked: Option<Agreement>,
    /// The rules from the next hand on, if all have agreed to others than those of this one.
    #[serde(default, with = "in_text_if_any")]
    pub next_rules: Option<Rules>,
}

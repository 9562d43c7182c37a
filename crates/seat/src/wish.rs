//! What a player may wish of a table, and how a table comes to where it is.

use crate::gathering::Proposal;
use crate::sight::Move;
use serde::{Deserialize, Serialize};

/// What a player at a table may ask of it. A table elsewhere is asked in the same words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Make a move of the player on turn.
    Play {
        /// The move.
        step: Move,
        /// Whether it is a lead that is laid to the west.
        #[serde(default)]
        west: bool,
        /// Whether drawing goes on until a bone can be played.
        #[serde(default)]
        draws_on: bool,
    },
    /// Go on: with the turns of the others, the next hand, a new game, or whatever is waited for.
    GoOn,
    /// Turn or take the face-down bone at this place before a hand. No table elsewhere has any.
    #[serde(skip)]
    TakeUp(usize),
    /// Do not wait until the others have taken their bones.
    #[serde(skip)]
    EndCeremony,
    /// Pause a timed game, or resume it.
    Pause,
    /// Give the game up as lost.
    GiveUp,
    /// Go back to before the last play or draw.
    Undo,
    /// Propose something to the people at the other screens.
    Propose(Proposal),
    /// Agree to what somebody proposes, or refuse it.
    Agree(bool),
    /// Show something hidden, or hide it again.
    Show(Hidden),
    /// Note that a hint, beliefs, the tutor or a review has judged the current hand.
    Helped,
}

/// How the table came to where it is now, if not by a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Arrival {
    /// The game from last time is back.
    WelcomeBack,
    /// Undo went back. This is what it undid, if that can be said.
    TakenBack(Option<Change>),
    /// Redo went forward. This is what it repeated, if that can be said.
    DoneAgain(Option<Change>),
    /// The preserved game is back.
    Restored,
    /// A game that was read from a file is at the table.
    Opened,
}

/// What Undo takes back and Redo does again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Change {
    /// A move in the same game.
    Move(Move),
    /// Going to the preserved game.
    Restore,
}

/// Something that is hidden from the players during a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hidden {
    /// The hands of all seats without a person.
    Hands,
    /// The bones that have not been drawn.
    Boneyard,
}

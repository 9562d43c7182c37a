//! What a table waits for, why it does not do something, and how it behaves.

use crate::sight::{Bone, Illegal, Observation, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How a table behaves towards the people at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableHabits {
    /// Whether the Nestors take their turns without waiting for OK.
    pub auto_ok: bool,
    /// If not, whether they wait for OK before each step, and not only until the player's next
    /// turn.
    pub ok_each_step: bool,
    /// Whether a turn without a choice is played without passing the screen on to the person who
    /// has it.
    pub forced: bool,
    /// Whether the player draws the lot and takes the bones by hand. Otherwise both happen at once.
    pub by_hand: bool,
    /// How long a play is shown before a Nestor makes the next one.
    pub pace: Duration,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Waiting {
    /// You have a bone that fits. If the rules allow it, you may also draw.
    You {
        /// Whether you may draw instead.
        may_draw: bool,
    },
    /// You must draw.
    Draw,
    /// You must pass.
    Pass,
    /// The others wait for OK to take their turns.
    Ok,
    /// The others are thinking, or their last play is being shown.
    Others,
    /// The person on this seat is to move, and their hand is covered until they ask for it.
    Uncover(Seat),
    /// You turn a bone to decide who leads.
    Lot,
    /// Everyone has turned a bone.
    LotSeen,
    /// You take your bones.
    Take,
    /// The next hand.
    NewHand,
    /// A new game.
    NewGame,
    /// The clock is stopped until you resume.
    Paused,
}

/// Why something was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(Illegal),
    /// An end was picked, but no bone is chosen.
    ChooseFirst,
    /// The bone is not in the player's hand.
    NotHeld(Bone),
    /// The bone fits nowhere.
    FitsNowhere(Bone),
    /// A bone was dropped where there is no end.
    NotThere,
    /// Another player is to move.
    NotYourTurn,
    /// Another player is thinking.
    Thinking,
    /// The hand has not begun yet.
    NotYet,
    /// The clock is stopped, and the table is covered.
    Paused,
    /// This game has no clock.
    NoClock,
    /// The hand is covered.
    Covered,
    /// It would show the hand of another person.
    OfPeople,
    /// The table has agreed to play without help.
    NoHelp,
    /// The table has no bone that a firecracker could destroy.
    NothingToDestroy,
    /// There is nothing to undo.
    NothingToUndo,
    /// It was meant for a moment that has passed.
    Late,
    /// The others are still being asked about something else.
    Asked,
    /// It is fixed for a whole game.
    NeedsNewGame,
}

impl Waiting {
    /// What a table waits for whose player on turn sees this.
    pub fn for_turn(seen: &Observation) -> Waiting {
        let legal = seen.legal();
        match (legal.can_play(), legal.draw) {
            (true, may_draw) => Waiting::You { may_draw },
            (false, true) => Waiting::Draw,
            (false, false) => Waiting::Pass,
        }
    }

    /// Whether the player may make a move, or else why not.
    pub const fn may_act(self) -> Result<(), Refusal> {
        match self {
            Waiting::You { .. } | Waiting::Draw | Waiting::Pass => Ok(()),
            Waiting::Ok => Err(Refusal::NotYourTurn),
            Waiting::Uncover(_) => Err(Refusal::Covered),
            Waiting::Others => Err(Refusal::Thinking),
            Waiting::Lot | Waiting::LotSeen | Waiting::Take => Err(Refusal::NotYet),
            Waiting::NewHand => Err(Refusal::Illegal(Illegal::HandOver)),
            Waiting::NewGame => Err(Refusal::Illegal(Illegal::GameOver)),
            Waiting::Paused => Err(Refusal::Paused),
        }
    }
}

//! What the driver takes, what it returns, and what a game can wait for.

pub use crate::sitting::{Help, Hidden, NextGame};

use super::thinking::{Answer, JobId, Question};
use crate::engine::{Bone, End, Event, Illegal, Rules, Seat};
use crate::{career::Tutor, nestor::Level, record::Opened};
use std::time::Duration;

/// Something that the player or the thinker did.
#[derive(Clone, Debug)]
pub enum Input {
    /// Choose a bone of the hand, or let go of it if it is already chosen.
    Choose(Bone),
    /// Let go of what is chosen, shown or hinted, or of the play that the tutor questions.
    LetGo,
    /// Play the chosen bone at an end.
    Place(End),
    /// Play a bone at an end.
    Put(Bone, End),
    /// Pick up the firecracker, or put it back.
    Light,
    /// Destroy an end bone with the firecracker.
    Destroy(Bone),
    /// Pause a timed game, or resume it.
    Pause,
    /// Something covers the table, or no longer does. A clock stops while it is covered.
    Aside(bool),
    /// Give the game up as lost.
    GiveUp,
    /// Turn or take the face-down bone at this place before a hand.
    TakeUp(usize),
    /// Draw a bone.
    Draw,
    /// Press the main button, whatever its label is.
    Press,
    /// Begin a new game, from this number or a random one.
    NewGame(Option<u64>),
    /// Resume a game that was read from a file. If the file does not say who the others are, they play at these levels.
    Open(Box<Opened>, Vec<Level>),
    /// Restart the game with the same deals.
    Restart,
    /// Go back to before the last play or draw.
    Undo,
    /// Go forward again.
    Redo,
    /// Save the game in the slot for one preserved game.
    Preserve,
    /// Return to the preserved game.
    Restore,
    /// Clear the tally of games won.
    ClearTally,
    /// Ask what Nestor would do.
    Hint,
    /// Put the hint away.
    PutHintAway,
    /// Make the play that the tutor asks about.
    PlayAnyway,
    /// Show what would be better than that play.
    ShowBetter,
    /// The player looks at the books of chance.
    OpenBooks,
    /// The player got help away from the table.
    Helped(Help),
    /// Show something hidden, or hide it again.
    Show(Hidden),
    /// Estimate where the bones lie from these clues, or stop.
    Believe(Option<Clues>),
    /// Behave like this from now on.
    Behave(Habits),
    /// Use these rules from the next hand of this game, if they suit this table.
    WantRules(Rules),
    /// Begin the next game with this. The level of the others changes at once.
    NextGame(NextGame),
    /// The thinker has answered.
    Answer(Answer),
    /// Time has passed.
    Tick,
}

/// Something to do because of an input.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Have the thinker think about this.
    Ask(Box<Question>),
    /// The answer to this question is no longer needed.
    Cancel(JobId),
    /// These events happened, as the player's seat sees them.
    Happened(Vec<Event>),
    /// Something has changed that must be saved.
    Keep,
    /// The clock shows another second, which must be saved.
    KeepClock,
    /// The input was refused, as the note says.
    Refused,
    /// A thought has failed, and the player should know.
    Stumbled,
}

/// How the game behaves, as the settings say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// Whether the Nestors take their turns without waiting for OK.
    pub auto_ok: bool,
    /// If not, whether they wait for OK before each step, and not only until the player's next turn.
    pub ok_each_step: bool,
    /// Whether drawing goes on until a bone can be played.
    pub auto_draw: bool,
    /// Whether a turn without a choice is played without passing the screen on to the person who has it.
    pub forced: bool,
    /// Whether the player draws the lot and takes the bones by hand. Otherwise both happen at once.
    pub by_hand: bool,
    /// How long a play is shown before a Nestor makes the next one.
    pub pace: Duration,
    /// Which plays the tutor questions.
    pub tutor: Tutor,
}

/// What the estimate of where the bones lie is based on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clues {
    /// Only draws and passes.
    Draws,
    /// Also what the others chose to play, as Nestor reads it.
    Plays,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules forbid it.
    Illegal(Illegal),
    /// An end was picked, but no bone is chosen.
    ChooseFirst,
    /// The bone is not in the player's hand.
    NotHeld(Bone),
    /// The bone fits nowhere.
    FitsNowhere(Bone),
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
}

/// What a play would bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The table count.
    pub count: u8,
    /// The points it would score.
    pub points: u8,
}

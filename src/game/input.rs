//! What the driver takes, what it returns, and what a game can wait for.

use super::thinking::{Answer, JobId, Question};
use crate::career::tutor::Tutor;
use crate::engine::Illegal;
use crate::engine::bone::{Bone, Seat};
use crate::engine::deal::Deal;
use crate::engine::event::Event;
use crate::engine::rules::Rules;
use crate::engine::table::End;
use crate::nestor::Level;
use crate::record::opened::Opened;
pub use crate::sitting::{Help, Hidden, NextGame};
use std::time::Duration;

/// Something that was done, by the player or by the thinker.
#[derive(Clone, Debug)]
pub enum Input {
    /// Choose a bone of the hand, or let go of it if it is the chosen one.
    Choose(Bone),
    /// Let go of what is chosen, shown or hinted, or of the play that the tutor asks about.
    LetGo,
    /// Play the chosen bone at an end.
    Place(End),
    /// Play a bone at an end.
    Put(Bone, End),
    /// Take up the firecracker, or put it back.
    Light,
    /// Destroy an end bone with the firecracker.
    Destroy(Bone),
    /// Stop a game on time until the player wants to go on, or go on.
    Pause,
    /// Something stands before the table from now on, or no longer does; meanwhile a clock stands.
    Aside(bool),
    /// Give the game up as lost.
    GiveUp,
    /// Turn or take the bone at this place of those that lie face down before a hand.
    TakeUp(usize),
    /// Draw a bone.
    Draw,
    /// Press the one button, whatever it says.
    Press,
    /// Begin a new game, from a number or by chance.
    NewGame(Option<u64>),
    /// Go on with a game that was read; where it does not say who sat there, the others are of these levels.
    Open(Box<Opened>, Vec<Level>),
    /// Begin the game anew, with the same deals from the first.
    Restart,
    /// Go back to before the last play or draw.
    Undo,
    /// Go forward again.
    Redo,
    /// Keep the game in a place of its own.
    Preserve,
    /// Go back to the game that was kept there.
    Restore,
    /// Forget all games won.
    ClearTally,
    /// Ask what Nestor would do.
    Hint,
    /// Put the hint away.
    PutHintAway,
    /// Make the play that the tutor asks about.
    PlayAnyway,
    /// Say what would be better than that play.
    ShowBetter,
    /// Show the table to the person on this seat from now on.
    ShowTo(Seat),
    /// The player was helped from beside the table.
    Helped(Help),
    /// What lies hidden in these deals was shown or judged somewhere else.
    Shown(Vec<Deal>),
    /// Show what lies hidden, or hide it again.
    Show(Hidden),
    /// Tell from now on where the bones may lie, by this; or no longer.
    Believe(Option<Clues>),
    /// From now on behave so.
    Behave(Habits),
    /// Play by these rules from the next hand of this game on, if it is a game for this table.
    WantRules(Rules),
    /// A new game begins with this. How strong the others play holds at once.
    NextGame(NextGame),
    /// The thinker has answered.
    Answer(Answer),
    /// Time has passed.
    Tick,
}

/// Something that is to be done about an input.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Let the thinker think about this.
    Ask(Box<Question>),
    /// Nobody wants the answer to this question any more.
    Cancel(JobId),
    /// This happened, as the player's seat sees it.
    Happened(Vec<Event>),
    /// Something has changed that must be kept.
    Keep,
    /// The clock shows another second, which must be kept.
    KeepClock,
    /// The input was refused, as the note says.
    Refused,
    /// A thought has failed, and the player should know.
    Stumbled,
}

/// How the game behaves, from the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// Whether the Nestors take their turns without being told to.
    pub auto_ok: bool,
    /// Whether drawing goes on until a bone can be played.
    pub auto_draw: bool,
    /// Whether lots are drawn and bones taken by the player; otherwise it is done at once.
    pub by_hand: bool,
    /// How long what was done is shown before a Nestor does the next thing.
    pub pace: Duration,
    /// Before which plays the tutor asks.
    pub tutor: Tutor,
}

/// What it is told by where the bones may lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clues {
    /// By draws and passes alone.
    Draws,
    /// By what the others chose to play as well, as Nestor reads it.
    Plays,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// You have a bone that fits; where the rules allow it you may also draw.
    You {
        /// Whether you may draw instead.
        may_draw: bool,
    },
    /// You must draw.
    Draw,
    /// You must pass.
    Pass,
    /// The others wait to be told to take their turns.
    Ok,
    /// The others think, or what they have done is being shown.
    Others,
    /// Another person than the one that the table is shown to.
    Person(Seat),
    /// You turn a bone, to find who leads.
    Lot,
    /// All have turned a bone.
    LotSeen,
    /// You take your bones.
    Take,
    /// The next hand.
    NewHand,
    /// A new game.
    NewGame,
    /// The clock stands until you want to go on.
    Paused,
}

/// Why something that was tried was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The engine says why.
    Illegal(Illegal),
    /// An end was meant, but no bone is chosen.
    ChooseFirst,
    /// The bone is not in the player's hand.
    NotHeld(Bone),
    /// The bone fits nowhere.
    FitsNowhere(Bone),
    /// Somebody else is to move.
    NotYourTurn,
    /// Somebody else is thinking.
    Thinking,
    /// The hand has not begun yet.
    NotYet,
    /// The clock stands, and the table is covered.
    Paused,
    /// This game is not on time.
    NoClock,
    /// There is no bone on the table that a firecracker could destroy.
    NothingToDestroy,
}

/// What would come of a play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The table count.
    pub count: u8,
    /// The points it would score.
    pub points: u8,
}

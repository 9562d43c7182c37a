//! What a player does before it is a move, and what comes of it.

use crate::Tutor;
use crate::nestor::question::{Answer, JobId, Question};
use crate::sight::{Bone, End};
use crate::{TableHabits, Wish};

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
    /// Drop a bone where there is no end.
    Astray,
    /// Pick up the firecracker, or put it back.
    Light,
    /// Destroy an end bone with the firecracker.
    Destroy(Bone),
    /// Draw a bone.
    Draw,
    /// Press the main button, whatever its label is.
    Press,
    /// Ask what Nestor would do.
    Hint,
    /// Put the hint away.
    PutHintAway,
    /// Make the play that the tutor asks about.
    PlayAnyway,
    /// Show what would be better than that play.
    ShowBetter,
    /// Estimate where the bones lie from these clues, or stop.
    Believe(Option<Clues>),
    /// Behave like this from now on.
    Behave(Habits),
    /// Wish something of the table.
    Wish(Wish),
    /// The thinker has answered.
    Answer(Answer),
    /// Time has passed.
    Tick,
}

/// Something to do because of an input or a view.
#[derive(Clone, Debug)]
pub enum SeatEffect {
    /// Wish this of the table, for this moment of the game.
    Wish(Wish, u64),
    /// Have the table behave like this, if this program keeps it.
    Behave(TableHabits),
    /// Have the thinker think about this.
    Ask(Box<Question>),
    /// The answer to this question is no longer needed.
    Cancel(JobId),
    /// The input was refused, as the note says.
    Refused,
    /// A thought has failed, and the player should know.
    Stumbled,
}

/// How a seat and its table behave, as the settings say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habits {
    /// How the table behaves.
    pub table: TableHabits,
    /// Whether drawing goes on until a bone can be played.
    pub auto_draw: bool,
    /// Whether a bone that fits nowhere can be chosen as well. The manuals have it so.
    pub chooses_any: bool,
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

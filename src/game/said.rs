//! What is said to the player, as facts: words are found for them elsewhere, in the player's language.

use super::input::{Hidden, Refusal};
use super::thinking::JobId;
use crate::engine::event::Event;
use crate::engine::moves::Move;
use crate::nestor::Choice;

/// What there is to say at one moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// What has happened since the player's last move, that move first.
    pub told: Vec<Event>,
    /// What has to be said beside it.
    pub note: Option<Note>,
}

impl Said {
    /// A refused click wipes out nothing of what has happened.
    pub(super) fn refuse(&mut self, refusal: Refusal) {
        self.note = Some(Note::Refused(refusal));
    }
}

impl From<Note> for Said {
    fn from(note: Note) -> Said {
        Said { told: Vec::new(), note: Some(note) }
    }
}

/// Something to say that is no event of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Note {
    /// The game is there from last time.
    WelcomeBack,
    /// Undo went back.
    TakenBack,
    /// There is nothing to undo.
    NothingToTakeBack,
    /// Redo went forward.
    DoneAgain,
    /// The game was preserved.
    Preserved,
    /// The preserved game is back.
    Restored,
    /// Something is shown that lies hidden.
    Showing(Hidden),
    /// A hint is on its way.
    HintThinking,
    /// What Nestor would do.
    Hint(Move),
    /// Something was not done.
    Refused(Refusal),
}

/// A hint, or that one is on its way.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// Nestor thinks about it.
    Thinking(JobId),
    /// What he would do, and everything that he considered.
    Given(Choice),
}

//! What is said to the player, as facts: words are found for them elsewhere, in the player's language.

use super::input::{Hidden, Refusal};
use super::thinking::JobId;
use crate::engine::event::Event;
use crate::engine::moves::Move;
use crate::nestor::Choice;
use std::time::Duration;

/// How long something is said that is soon of no more use.
const A_WHILE: Duration = Duration::from_secs(6);

/// What there is to say at one moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// What has happened since the player's last move, that move first.
    pub told: Vec<Event>,
    /// What has to be said beside it. It wipes out nothing of what has happened.
    pub note: Option<Note>,
    /// Until when the note stands, if it goes by itself.
    until: Option<Duration>,
}

impl Said {
    /// What has happened, and nothing beside it.
    pub(super) const fn told(told: Vec<Event>) -> Said {
        Said { told, note: None, until: None }
    }

    /// Says something beside it, for a while where nothing else ends it.
    pub(super) fn note(&mut self, note: Note, now: Duration) {
        self.note = Some(note);
        self.until = note.passes().then_some(now + A_WHILE);
    }

    /// Takes a note away.
    pub(super) const fn forget_note(&mut self) {
        self.note = None;
        self.until = None;
    }

    /// Takes a note away that has stood long enough.
    pub(super) fn pass(&mut self, now: Duration) {
        if self.until.is_some_and(|until| until <= now) {
            self.forget_note();
        }
    }

    /// When a note goes by itself.
    pub(super) const fn until(&self) -> Option<Duration> {
        self.until
    }
}

/// Something to say that is no event of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Note {
    /// The game is there from last time.
    WelcomeBack,
    /// Undo went back, and took back this move if it stayed in the game.
    TakenBack(Option<Move>),
    /// There is nothing to undo.
    NothingToTakeBack,
    /// Redo went forward, and did this move again if it stayed in the game.
    DoneAgain(Option<Move>),
    /// The game was preserved.
    Preserved,
    /// The preserved game is back.
    Restored,
    /// A game that was read is at the table.
    Opened,
    /// Something is shown that lies hidden.
    Showing(Hidden),
    /// A hint is on its way.
    HintThinking,
    /// What Nestor would do.
    Hint(Move),
    /// The tutor looks at a play.
    TutorLooks,
    /// The tutor asks whether a play is meant.
    TutorDoubts,
    /// Something was not done.
    Refused(Refusal),
}

impl Note {
    /// Whether it goes by itself; the others stand as long as what they speak of.
    const fn passes(self) -> bool {
        !matches!(self, Note::Showing(_)) && !self.is_hint() && !self.is_of_tutor()
    }

    /// Whether the tutor speaks.
    pub(super) const fn is_of_tutor(self) -> bool {
        matches!(self, Note::TutorLooks | Note::TutorDoubts)
    }

    /// Whether it speaks of a hint.
    pub(super) const fn is_hint(self) -> bool {
        matches!(self, Note::HintThinking | Note::Hint(_))
    }
}

/// A hint, or that one is on its way.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// Nestor thinks about it.
    Thinking(JobId),
    /// What he would do, and everything that he considered.
    Given(Choice),
}

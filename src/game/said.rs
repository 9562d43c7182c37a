//! What the player is told, as facts. The words are chosen elsewhere, in the player's language.

use super::input::{Hidden, Refusal};
use crate::engine::{Event, Move};
use crate::nestor::judge::Weighed;
use std::time::Duration;

/// How long a note stays that is soon of no use.
const A_WHILE: Duration = Duration::from_secs(6);

/// Everything to tell the player at one moment.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// The events since the player's last move, beginning with that move.
    pub told: Vec<Event>,
    /// A note shown beside the events. It replaces none of them.
    pub note: Option<Note>,
    /// When the note disappears, if it does so by itself.
    pub(super) until: Option<Duration>,
}

impl Said {
    /// Shows a note. It disappears after a while unless something else ends it.
    pub(super) fn note(&mut self, note: Note, now: Duration) {
        self.note = Some(note);
        self.until = note.passes().then_some(now + A_WHILE);
    }

    pub(super) const fn forget_note(&mut self) {
        self.note = None;
        self.until = None;
    }

    pub(super) fn pass(&mut self, now: Duration) {
        if self.until.is_some_and(|until| until <= now) {
            self.forget_note();
        }
    }
}

/// A message that is not an event of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Note {
    /// The game from last time is back.
    WelcomeBack,
    /// Undo went back. This is the move that it undid, if it was in the same game.
    TakenBack(Option<Move>),
    /// There is nothing to undo.
    NothingToTakeBack,
    /// Redo went forward. This is the move that it repeated, if it was in the same game.
    DoneAgain(Option<Move>),
    /// The game was preserved.
    Preserved,
    /// The preserved game is back.
    Restored,
    /// A game that was read from a file is at the table.
    Opened,
    /// Something hidden is shown.
    Showing(Hidden),
    /// A hint is on its way.
    HintThinking,
    /// What Nestor would play.
    Hint(Move),
    /// The tutor is judging a play.
    TutorLooks,
    /// The tutor asks whether a play is meant.
    TutorDoubts,
    /// Something was not done.
    Refused(Refusal),
}

impl Note {
    /// Whether the note disappears by itself. The others stay as long as their subject does.
    const fn passes(self) -> bool {
        !matches!(self, Note::Showing(_)) && !self.is_hint() && !self.is_of_tutor()
    }

    pub(super) const fn is_of_tutor(self) -> bool {
        matches!(self, Note::TutorLooks | Note::TutorDoubts)
    }

    pub(super) const fn is_hint(self) -> bool {
        matches!(self, Note::HintThinking | Note::Hint(_))
    }
}

/// A hint, or one that is on its way.
#[derive(Clone, PartialEq, Debug)]
pub enum Hint {
    /// Nestor is thinking.
    Thinking,
    /// His advice.
    Given(Advice),
}

/// What Nestor would play in the player's place.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The move that he would make.
    pub best: Move,
    /// What every move is worth, best first. It is empty if there is no choice, or if his thought failed.
    pub candidates: Vec<Weighed>,
}

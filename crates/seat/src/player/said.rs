//! What the player is told besides what happened, as facts. The words are chosen elsewhere, in the
//! player's language.

use crate::nestor::judge::{Continuation, Reason, Weighed};
use crate::sight::Move;
use crate::{Arrival, Hidden, Refusal};
use std::time::Duration;

/// How long a note stays that is soon of no use.
const A_WHILE: Duration = Duration::from_secs(6);

/// A note that is shown beside the events. It replaces none of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct ShownNote {
    pub(super) note: Option<Note>,
    /// When the note disappears, if it does so by itself.
    until: Option<Duration>,
}

impl ShownNote {
    /// Shows a note. It disappears after a while unless something else ends it.
    pub(super) fn show(&mut self, note: Note, now: Duration) {
        *self = ShownNote { note: Some(note), until: note.passes().then_some(now + A_WHILE) };
    }

    /// Takes a note of this kind away.
    pub(super) fn end(&mut self, kind: impl FnOnce(Note) -> bool) {
        if self.note.is_some_and(kind) {
            *self = ShownNote::default();
        }
    }

    pub(super) const fn until(&self) -> Option<Duration> {
        self.until
    }

    pub(super) fn pass(&mut self, now: Duration) {
        if self.until.is_some_and(|until| until <= now) {
            *self = ShownNote::default();
        }
    }
}

/// A message that is not an event of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Note {
    /// The table came to where it is otherwise than by a move.
    Arrived(Arrival),
    /// The game was preserved. It is said until something else happens.
    Preserved,
    /// Something hidden is shown.
    Showing(Hidden),
    /// A hint is on its way.
    HintThinking,
    /// What to look at to find what Nestor would play.
    Nudge(Reason),
    /// What Nestor would play.
    Hint(Move),
    /// Why he would rather than make the other move, and what follows.
    HintWhy(Reason, Continuation, Move),
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
        !matches!(self, Note::Showing(_) | Note::Preserved) && !self.is_hint() && !self.is_of_tutor()
    }

    pub(super) const fn is_of_tutor(self) -> bool {
        matches!(self, Note::TutorLooks | Note::TutorDoubts)
    }

    pub(super) const fn is_hint(self) -> bool {
        matches!(self, Note::HintThinking | Note::Nudge(_) | Note::Hint(_) | Note::HintWhy(..))
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
    /// What every move is worth, best first. It is empty if there is no choice, or if his thought
    /// failed.
    pub candidates: Vec<Weighed>,
    /// The strongest reason for it, with the move that tempts and that it is compared with. `None` if
    /// there is no choice.
    pub why: Option<(Reason, Move)>,
    /// How much of it the player has asked for.
    pub stage: HintStage,
}

/// How much of a hint is told. Asking again tells more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintStage {
    /// What to look at.
    Nudge,
    /// The play.
    Play,
    /// The reason, and what follows.
    Why,
}

impl Advice {
    /// Whether the play is told.
    pub fn tells_play(&self) -> bool {
        self.stage >= HintStage::Play
    }

    /// What is said at this stage.
    pub(super) fn note(&self) -> Note {
        match (self.stage, self.why, &self.candidates[..]) {
            (HintStage::Nudge, Some((why, _)), _) => Note::Nudge(why),
            (HintStage::Why, Some((why, tempting)), [best, ..]) => Note::HintWhy(why, best.line, tempting),
            (..) => Note::Hint(self.best),
        }
    }

    /// Tells more. Returns whether there was more.
    pub(super) const fn tell_more(&mut self) -> bool {
        self.stage = match self.stage {
            HintStage::Nudge => HintStage::Play,
            HintStage::Play if self.why.is_some() => HintStage::Why,
            HintStage::Play | HintStage::Why => return false,
        };
        true
    }
}

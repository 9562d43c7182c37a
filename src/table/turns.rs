//! How far the turns of those have come who do not wait for a person. They play one after the
//! other, each play shown long enough to follow, until a person is to move.

use crate::engine::Move;
use crate::nestor::question::JobId;
use std::time::Duration;

/// How far the Nestors have come with their turns.
#[derive(Debug, Default)]
pub(super) struct Turns {
    /// Whether they are taking their turns. Otherwise they wait for OK.
    pub(super) begun: bool,
    shown_until: Duration,
    thought: NextMove,
}

/// What the Nestor on turn is about to do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum NextMove {
    /// He has not been asked yet.
    #[default]
    None,
    Asked(JobId),
    Ready(Move),
}

impl Turns {
    pub(super) const fn begin(&mut self, now: Duration) {
        self.begun = true;
        self.shown_until = now;
    }

    /// Shows the last play until then.
    pub(super) const fn wait(&mut self, until: Duration) {
        self.shown_until = until;
    }

    pub(super) fn has_shown(&self, now: Duration) -> bool {
        now >= self.shown_until
    }

    pub(super) const fn shown_until(&self) -> Duration {
        self.shown_until
    }

    pub(super) const fn thought(&self) -> NextMove {
        self.thought
    }

    pub(super) const fn think(&mut self, thought: NextMove) {
        self.thought = thought;
    }

    /// Drops the current thought, and returns the job to cancel.
    pub(super) fn stop(&mut self) -> Option<JobId> {
        match std::mem::take(&mut self.thought) {
            NextMove::Asked(job) => Some(job),
            NextMove::None | NextMove::Ready(_) => None,
        }
    }

    /// Takes an answer, if it is the one that is awaited.
    pub(super) fn hear(&mut self, answered: JobId, step: Move) {
        if matches!(self.thought, NextMove::Asked(job) if job == answered) {
            self.thought = NextMove::Ready(step);
        }
    }

    /// Whether a Nestor has been asked for his move and has not answered.
    pub(super) const fn thinks(&self) -> bool {
        matches!(self.thought, NextMove::Asked(_))
    }

    /// Since when the player has been waiting for a Nestor who is thinking. The wait begins once
    /// the last play has been shown.
    pub(super) fn waited_since(&self) -> Option<Duration> {
        (self.begun && self.thinks()).then_some(self.shown_until)
    }
}

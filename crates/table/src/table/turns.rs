//! How far the turns of those have come who do not wait for a person. They play one after the
//! other, each play shown long enough to follow, until a person is to move.

use crate::engine::{BySeat, Move, Seat};
use crate::nestor::question::JobId;
use std::time::Duration;

/// How far the Nestors have come with their turns.
#[derive(Debug, Default)]
pub(super) struct Turns {
    /// Whether they are taking their turns. Otherwise they wait for OK.
    pub(super) begun: bool,
    shown_until: Duration,
    thought: NextMove,
    /// How long the last choice on each seat has taken. A move without a choice takes as long, so
    /// that nobody learns from the wait how many bones fit.
    took: BySeat<Option<Duration>>,
}

/// No move without a choice waits longer than this.
const LONGEST_WAIT: Duration = Duration::from_secs(10);

/// What the Nestor on turn is about to do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum NextMove {
    /// He has not been asked yet.
    #[default]
    None,
    /// The player on a seat was asked at this time.
    Asked(JobId, Seat, Duration),
    /// There is no choice. It is made at this time.
    Only(Move, Duration),
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

    pub(super) const fn ask(&mut self, job: JobId, seat: Seat, now: Duration) {
        self.thought = NextMove::Asked(job, seat, now);
    }

    /// The player on a seat has no choice but this move. To all others it looks like any thought:
    /// it takes as long as the last choice there or, before the first, as the longest elsewhere.
    pub(super) fn has_only(&mut self, step: Move, seat: Seat, now: Duration) {
        let took = self.took[seat.index()].or_else(|| self.took.into_iter().flatten().max()).unwrap_or_default();
        self.thought = NextMove::Only(step, now + took.min(LONGEST_WAIT));
        self.ripen(now);
    }

    /// A move without a choice is ready once a choice would be.
    pub(super) fn ripen(&mut self, now: Duration) {
        if let NextMove::Only(step, until) = self.thought
            && now >= until
        {
            self.thought = NextMove::Ready(step);
        }
    }

    /// When a move without a choice is ready.
    pub(super) const fn ripens(&self) -> Option<Duration> {
        if let NextMove::Only(_, until) = self.thought { Some(until) } else { None }
    }

    /// Drops the current thought, and returns the job to cancel.
    pub(super) fn stop(&mut self) -> Option<JobId> {
        match std::mem::take(&mut self.thought) {
            NextMove::Asked(job, ..) => Some(job),
            NextMove::None | NextMove::Only(..) | NextMove::Ready(_) => None,
        }
    }

    /// Takes an answer, if it is the one that is awaited.
    pub(super) fn hear(&mut self, answered: JobId, step: Move, now: Duration) {
        if let NextMove::Asked(job, seat, since) = self.thought
            && job == answered
        {
            self.took[seat.index()] = Some(now.saturating_sub(since));
            self.thought = NextMove::Ready(step);
        }
    }

    /// Whether a Nestor is seen thinking about his move.
    pub(super) const fn thinks(&self) -> bool {
        matches!(self.thought, NextMove::Asked(..) | NextMove::Only(..))
    }

    /// Since when the player has been waiting for a Nestor who is thinking. The wait begins once
    /// the last play has been shown.
    pub(super) fn waited_since(&self) -> Option<Duration> {
        (self.begun && self.thinks()).then_some(self.shown_until)
    }
}

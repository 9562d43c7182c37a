//! What a thinker is asked about a position, and what it found out.

use crate::engine::Observation;
use crate::nestor::question::{Found, JobId, Kind, Question};
use crate::nestor::{Level, judge::Judged, shares::Shares};
use crate::ui::thinker::Thinker;
use egui::Context;

/// The last question, and the answer to it.
pub(super) struct Asked {
    thinker: Thinker,
    job: JobId,
    found: Option<Found>,
}

impl Asked {
    pub(super) const fn new(thinker: Thinker) -> Asked {
        Asked { thinker, job: JobId { kind: Kind::Judge, number: 0 }, found: None }
    }

    /// Asks about a position. What was asked before matters no more.
    pub(super) fn ask(&mut self, kind: Kind, level: Level, seen: &Observation) {
        self.forget();
        self.job.kind = kind;
        self.thinker.ask(Question { job: self.job, level, seen: seen.clone(), chance: None });
    }

    /// Asks nothing any more.
    pub(super) fn forget(&mut self) {
        self.thinker.cancel(self.job);
        self.job.number += 1;
        self.found = None;
    }

    /// Takes in what was found out since.
    pub(super) fn listen(&mut self, ctx: &Context) {
        while let Some(answer) = self.thinker.answer() {
            if answer.job == self.job {
                self.found = Some(answer.found);
            }
        }
        if self.thinker.wants_time() {
            ctx.request_repaint();
        }
    }

    /// Returns the value of each move, once it is known.
    pub(super) const fn judged(&self) -> Option<&Judged> {
        match &self.found {
            Some(Found::Judged(judged)) => Some(judged),
            _ => None,
        }
    }

    /// Returns where the hidden bones may be, once that is known.
    pub(super) fn shares(&self) -> Option<&Shares> {
        match &self.found {
            Some(Found::Shares(shares)) => Some(shares),
            _ => None,
        }
    }

    /// Whether Nestor is still looking at the position.
    pub(super) const fn is_open(&self) -> bool {
        self.found.is_none()
    }

    pub(super) const fn has_failed(&self) -> bool {
        matches!(self.found, Some(Found::Nothing))
    }
}

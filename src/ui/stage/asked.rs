//! What a thinker is asked about the position of an exercise, and what it found out.

use egui::Context;

use crate::{
    game::thinking::{Found, JobId, Kind, Question},
    nestor::{Level, exercises::Exercise, judge::Judged},
    ui::thinker::Thinker,
};

/// The question what the moves of a position are worth.
pub(super) struct Asked {
    thinker: Thinker,
    /// The question about this position, by its number.
    job: JobId,
    found: Option<Found>,
}

impl Asked {
    /// Asks about an exercise.
    pub(super) fn about(exercise: &Exercise, thinker: Thinker) -> Asked {
        let mut asked = Asked { thinker, job: JobId(0), found: None };
        asked.ask_about(exercise);
        asked
    }

    /// Asks about another exercise. What was asked before matters no more.
    pub(super) fn ask_about(&mut self, exercise: &Exercise) {
        self.thinker.cancel(self.job);
        (self.job, self.found) = (JobId(self.job.0 + 1), None);
        let seen = exercise.seen.clone();
        self.thinker.ask(Question { job: self.job, kind: Kind::Judge, level: Level::Brutal, seen });
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

    /// Whether Nestor is still looking at the position.
    pub(super) const fn is_open(&self) -> bool {
        self.found.is_none()
    }

    /// Whether judging the position failed.
    pub(super) const fn has_failed(&self) -> bool {
        matches!(self.found, Some(Found::Nothing))
    }
}

//! Reviews a game in the background. A saved review is read again. Otherwise a separate thinker
//! makes a new one.

use crate::nestor::question::{Found, JobId, Kind, Question};
use crate::record::GameId;
use crate::review::{KeptReview, Review};
use crate::ui::task::long::{LongTask, TaskNews};
use crate::ui::task::{RunningTask, Task};
use crate::ui::thinker::Thinker;
use crate::{nestor::Level, store::Archive};
use egui::Context;

/// A review is saved each time this many decisions have been judged. At most that much is lost if
/// the program is killed.
const KEPT_EVERY: usize = 8;

pub(super) struct Work {
    pub(super) review: Review,
    game: Option<GameId>,
    thinker: Thinker,
    reading: Option<Task<Option<KeptReview>>>,
    /// The luck while it is measured.
    luck: Option<RunningTask>,
    /// The record that it is measured from.
    record: String,
    behind: bool,
    /// How many results are not saved yet.
    fresh: usize,
    /// Whether a thought failed and the player has not been told yet.
    stumbled: bool,
}

impl Work {
    /// Reads the saved review of a game, or starts a new one if there is none.
    pub(super) fn begin(
        review: Review,
        record: String,
        game: Option<GameId>,
        ctx: &Context,
        archive: &Archive,
        thinker: Thinker,
        behind: bool,
    ) -> Work {
        let archive = archive.clone();
        let reading = game.map(|game| Task::run(behind, ctx, move || archive.load_review(game)));
        let anew = reading.is_none();
        let mut work = Work { review, game, thinker, reading, luck: None, record, behind, fresh: 0, stumbled: false };
        if anew {
            work.judge(ctx);
        }
        ctx.request_repaint();
        work
    }

    /// Asks for everything that is still missing.
    fn judge(&mut self, ctx: &Context) {
        for (number, decision) in self.review.open() {
            self.thinker.ask(Question {
                job: JobId { kind: Kind::Review, number: number as u64 },
                level: Level::Brutal,
                seen: decision.seen.clone(),
                chance: None,
            });
        }
        if self.review.luck.is_none() {
            let task = LongTask::Luck(self.record.clone());
            self.luck = Some(RunningTask::of(|| Ok(task), self.behind, ctx));
        }
    }

    /// Takes in the results so far. Returns the review when enough of it is unsaved, and again when
    /// it is complete.
    pub(super) fn listen(&mut self, ctx: &Context) -> Option<(GameId, KeptReview)> {
        if let Some(read) = self.reading.as_ref().and_then(Task::done) {
            self.reading = None;
            if let Ok(Some(kept)) = read {
                kept.put_into(&mut self.review);
            }
            self.judge(ctx);
        }
        while let Some(answer) = self.thinker.answer() {
            let number = answer.job.number as usize;
            if let Found::Judged(judged) = answer.found {
                self.review.note(number, judged);
                self.fresh += 1;
            } else {
                self.review.note_failed(number);
                self.stumbled = true;
            }
            // A thinker that works between frames stops here and lets the window draw.
            if self.thinker.wants_time() {
                break;
            }
        }
        if self.thinker.wants_time() {
            ctx.request_repaint();
        }
        if let Some(told) = self.luck.as_mut().and_then(RunningTask::news) {
            self.luck = None;
            match told {
                Ok(TaskNews::Luck(Some(luck))) => {
                    self.review.luck = Some(luck);
                    self.fresh += 1;
                }
                Ok(TaskNews::Undone) | Err(()) => self.stumbled = true,
                Ok(_) => {}
            }
        }
        let done = self.reading.is_none() && self.luck.is_none() && self.review.open().next().is_none();
        if done || self.fresh >= KEPT_EVERY { self.unkept() } else { None }
    }

    /// Returns whether a thought has failed since the last call.
    pub(super) const fn take_stumbled(&mut self) -> bool {
        std::mem::replace(&mut self.stumbled, false)
    }

    /// Returns the review so far if it has unsaved results. The caller saves it.
    pub(super) fn unkept(&mut self) -> Option<(GameId, KeptReview)> {
        let fresh = std::mem::take(&mut self.fresh);
        self.game.filter(|_| fresh > 0).zip(KeptReview::of(&self.review))
    }
}

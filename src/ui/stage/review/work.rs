//! The judging of a game that is looked through, behind the window: read again where it was kept, and else made by a thinker of its own.

use crate::{
    arena::luck::Luck,
    game::thinking::{Found, JobId, Kind, Question},
    nestor::Level,
    record::{Record, kept::GameId},
    review::{KeptReview, Review, luck_of},
    store::Archive,
    ui::{errand::Errand, thinker::Thinker},
};
use egui::Context;

/// So many decisions are judged between two times that a review is kept: that is lost at most if the program is killed.
const KEPT_EVERY: usize = 8;

/// Who helps with a review.
pub(crate) struct Helpers<'a> {
    /// Where reviews are kept.
    pub(crate) archive: &'a Archive,
    /// Who judges.
    pub(crate) thinker: Thinker,
    /// Whether work is done behind the window.
    pub(crate) behind: bool,
}

/// A review that is being made.
pub(super) struct Work {
    review: Review,
    game: Option<GameId>,
    thinker: Thinker,
    reading: Option<Errand<Option<KeptReview>>>,
    luck: Option<Errand<Option<Luck>>>,
    /// What luck is to be told from, once it is known that it was not kept.
    record: Record,
    behind: bool,
    /// Whether there is nothing left to do.
    done: bool,
    /// How much was found out that was not kept yet.
    fresh: usize,
    /// Whether a thought has failed that nobody was told of.
    stumbled: bool,
}

impl Work {
    /// Begins to read the review of a game or, where there is none, to make it.
    pub(super) fn begin(
        review: Review,
        record: &Record,
        game: Option<GameId>,
        ctx: &Context,
        Helpers { archive, thinker, behind }: Helpers<'_>,
    ) -> Work {
        let archive = archive.clone();
        let reading = game.map(|game| Errand::run(behind, ctx, move || archive.load_review(game)));
        let anew = reading.is_none();
        let record = record.clone();
        let mut work =
            Work { review, game, thinker, reading, luck: None, record, behind, done: false, fresh: 0, stumbled: false };
        if anew {
            work.judge(ctx);
        }
        ctx.request_repaint();
        work
    }

    pub(super) const fn review(&self) -> &Review {
        &self.review
    }

    /// Asks for all that is not known yet.
    fn judge(&mut self, ctx: &Context) {
        for (number, decision) in self.review.open() {
            self.thinker.ask(Question {
                job: JobId(number as u64),
                kind: Kind::Judge,
                level: Level::Brutal,
                seen: decision.seen.clone(),
            });
        }
        if self.review.luck().is_none() {
            let record = self.record.clone();
            self.luck = Some(Errand::run(self.behind, ctx, move || luck_of(&record)));
        }
    }

    /// Takes in what has come of it since. Returns the review whenever there is much in it that was not kept, and once it is whole.
    pub(super) fn listen(&mut self, ctx: &Context) -> Option<(GameId, KeptReview)> {
        if self.done {
            return None;
        }
        if let Some(read) = self.reading.as_ref().and_then(Errand::done) {
            self.reading = None;
            if let Ok(Some(kept)) = read {
                kept.put_into(&mut self.review);
            }
            self.judge(ctx);
        }
        while let Some(answer) = self.thinker.answer() {
            let number = answer.job.0 as usize;
            if let Found::Judged(judged) = answer.found {
                self.review.note(number, judged);
                self.fresh += 1;
            } else {
                self.review.note_failed(number);
                self.stumbled = true;
            }
            // A thinker who works between two frames gives the window its turn.
            if self.thinker.wants_time() {
                break;
            }
        }
        if self.thinker.wants_time() {
            ctx.request_repaint();
        }
        if let Some(told) = self.luck.as_ref().and_then(Errand::done) {
            self.luck = None;
            self.stumbled |= told.is_err();
            if let Some(luck) = told.ok().flatten() {
                self.review.note_luck(luck);
                self.fresh += 1;
            }
        }
        self.done = self.reading.is_none() && self.luck.is_none() && self.review.open().next().is_none();
        if self.done || self.fresh >= KEPT_EVERY { self.unkept() } else { None }
    }

    /// Whether a thought has failed since this was asked last.
    pub(super) const fn take_stumbled(&mut self) -> bool {
        std::mem::replace(&mut self.stumbled, false)
    }

    /// The review as far as it is made, if there is something in it that was not kept. Whoever asks keeps it.
    pub(super) fn unkept(&mut self) -> Option<(GameId, KeptReview)> {
        let fresh = std::mem::take(&mut self.fresh);
        self.game.filter(|_| fresh > 0).zip(KeptReview::of(&self.review))
    }
}

//! The judging of a game that is looked through, behind the window: read again where it was kept, and else made by a thinker of its own.

use crate::{
    arena::luck::Luck,
    game::thinking::{Found, JobId, Kind, Question},
    nestor::Level,
    review::{KeptReview, Review, luck_of},
    session::{kept::GameId, record::Record},
    store::Archive,
    ui::{app::errands::Errand, thinker::Thinker},
};
use egui::Context;

/// Who helps with a review.
pub(in crate::ui) struct Helpers<'a> {
    /// Where reviews are kept.
    pub(in crate::ui) archive: &'a Archive,
    /// Who judges.
    pub(in crate::ui) thinker: Thinker,
    /// Whether work is done behind the window.
    pub(in crate::ui) behind: bool,
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
        let mut work = Work { review, game, thinker, reading, luck: None, record, behind, done: false };
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
        let record = self.record.clone();
        self.luck = Some(Errand::run(self.behind, ctx, move || luck_of(&record)));
    }

    /// Takes in what has come of it since. Returns the review once it is whole, if it was not kept yet.
    pub(super) fn listen(&mut self, ctx: &Context) -> Option<(GameId, KeptReview)> {
        if self.done {
            return None;
        }
        if let Some(read) = self.reading.as_ref().and_then(Errand::done) {
            self.reading = None;
            if read.ok().flatten().is_some_and(|kept| kept.put_into(&mut self.review)) {
                self.done = true;
                return None;
            }
            self.judge(ctx);
        }
        while let Some(answer) = self.thinker.answer() {
            if let Found::Judged(judged) = answer.found {
                self.review.note(answer.job.0 as usize, judged);
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
            if let Some(luck) = told.ok().flatten() {
                self.review.note_luck(luck);
            }
        }
        let judged = self.reading.is_none() && self.luck.is_none() && self.review.open().next().is_none();
        self.done = judged;
        self.game.filter(|_| judged).zip(KeptReview::of(&self.review))
    }
}

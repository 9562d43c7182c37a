//! Judges finished games while nothing else is going on, the latest first. What is found is kept with the games, for the statistics and for their
//! reviews.

use crate::{
    career::summary::Summary,
    host,
    record::kept::{GameId, KeptGame, Outcome},
    review::{KeptReview, Review},
    store::Archive,
    ui::{
        app::App,
        errand::{HalfTime, Report},
        stage::Stage,
    },
};
use egui::Context;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// The games of an archive that are judged one after the other.
pub(in crate::ui::app) struct Backlog {
    latch: Arc<Latch>,
    report: Report<(GameId, KeptReview)>,
}

/// What the work waits at whenever somebody else needs the machine.
#[derive(Default)]
struct Latch {
    state: Mutex<LatchState>,
    changed: Condvar,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Hold {
    #[default]
    Shut,
    Open,
    /// Nobody wants the work any more.
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct LatchState {
    hold: Hold,
    /// The revision of the archive, as the window last saw it.
    revision: u64,
}

impl Latch {
    fn state(&self) -> MutexGuard<'_, LatchState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set(&self, new: LatchState) {
        let mut state = self.state();
        if *state != new {
            *state = new;
            self.changed.notify_all();
        }
    }

    /// Waits as long as this holds.
    fn wait_while(&self, holds: impl Fn(LatchState) -> bool) -> LatchState {
        *self.changed.wait_while(self.state(), |state| holds(*state)).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the latch is open. Returns the revision of the archive, or nothing if the work ends here.
    fn pass(&self) -> Option<u64> {
        let state = self.wait_while(|state| state.hold == Hold::Shut);
        (state.hold == Hold::Open).then_some(state.revision)
    }
}

impl Backlog {
    fn of(archive: Archive, ctx: &Context) -> Backlog {
        let latch = Arc::new(Latch::default());
        let waits = Arc::clone(&latch);
        Backlog { latch, report: Report::run(true, ctx, move |tell| work(&archive, &waits, tell)) }
    }
}

impl Drop for Backlog {
    fn drop(&mut self) {
        self.latch.set(LatchState { hold: Hold::Gone, revision: 0 });
    }
}

impl App {
    /// Judges finished games while the table is at rest, if the player wants that and the window saves.
    pub(in crate::ui::app) fn judge_games(&mut self, ctx: &Context) {
        let store = &self.profile.store;
        if !self.profile.settings.judge_games || !store.saves() || !store.writes_behind() {
            self.errands.backlog = None;
            return;
        }
        let at_rest = matches!(self.stage, Stage::Table) && self.desk.is_still();
        let hold = if at_rest { Hold::Open } else { Hold::Shut };
        let archive = store.archive();
        let backlog = self.errands.backlog.get_or_insert_with(|| Backlog::of(archive.clone(), ctx));
        backlog.latch.set(LatchState { hold, revision: archive.revision() });
        for (game, review) in backlog.report.news().collect::<Vec<_>>() {
            self.profile.store.keep_review(game, review);
        }
    }
}

/// Judges one game after the other until nobody listens any more.
fn work(archive: &Archive, latch: &Latch, tell: &mut dyn FnMut((GameId, KeptReview)) -> bool) {
    // A game that was taken back and ended again is another.
    let mark = |game: &Summary| (game.played.id, game.played.when);
    let (mut done, mut unread) = (BTreeSet::new(), BTreeSet::new());
    while let Some(revision) = latch.pass() {
        let games = archive.wait_for_games();
        let is_next = |game: &&Arc<Summary>| {
            let mark = mark(game);
            game.result != Outcome::Unfinished && !done.contains(&mark) && !unread.contains(&mark)
        };
        let Some(game) = games.iter().rev().find(is_next).filter(|_| !host::runs_low()) else {
            latch.wait_while(|state| state.hold != Hold::Gone && state.revision == revision);
            // A game is in the list before it is on the disk.
            unread.clear();
            continue;
        };
        let Ok(kept) = archive.load(game.played.id) else {
            unread.insert(mark(game));
            continue;
        };
        done.insert(mark(game));
        // A fault of the program, which is then in the log, leaves one game unjudged.
        let review = catch_unwind(AssertUnwindSafe(|| judged(archive, &kept, latch))).ok().flatten();
        if review.is_some_and(|review| !tell((game.played.id, review))) {
            return;
        }
    }
}

/// The review of a game, unless it was judged before.
fn judged(archive: &Archive, KeptGame { record, played }: &KeptGame, latch: &Latch) -> Option<KeptReview> {
    let mut review = Review::of(record, played.seat).ok()?;
    if let Some(kept) = archive.load_review(played.id) {
        kept.put_into(&mut review);
    }
    if review.is_whole() {
        return None;
    }
    let mut rest = HalfTime::default();
    let ended = review.finish(record, played.seat, || {
        rest.take();
        let goes_on = latch.pass().is_some();
        rest.work_again();
        goes_on
    });
    if ended { KeptReview::of(&review) } else { None }
}

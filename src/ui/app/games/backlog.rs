//! Judges finished games while nothing else is going on, the latest first. What is found is kept with the games, for the statistics and for their
//! reviews, and mistakes become exercises.

use crate::career::deck::{Deck, Returning};
use crate::career::summary::Summary;
use crate::host;
use crate::record::kept::{GameId, KeptGame, Outcome};
use crate::review::{KeptReview, Mistake, Review};
use crate::store::{Archive, Kept};
use crate::ui::app::App;
use crate::ui::errand::Report;
use crate::ui::stage::Stage;
use egui::Context;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// The games of an archive that are judged one after the other.
pub(in crate::ui::app) struct Backlog {
    latch: Arc<Latch>,
    report: Report<Found>,
}

/// What was found in a game.
struct Found {
    game: GameId,
    /// The review, if it was not kept before.
    review: Option<KeptReview>,
    /// The player's mistakes, if they were not taken in before.
    mistakes: Option<Vec<Returning>>,
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
    fn of(archive: Archive, deck: Deck, ctx: &Context) -> Backlog {
        let latch = Arc::new(Latch::default());
        let waits = Arc::clone(&latch);
        Backlog { latch, report: Report::run(true, ctx, move |tell| work(&archive, &deck, &waits, tell)) }
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
        let deck = || self.profile.deck.clone();
        let backlog = self.errands.backlog.get_or_insert_with(|| Backlog::of(archive.clone(), deck(), ctx));
        backlog.latch.set(LatchState { hold, revision: archive.revision() });
        for Found { game, review, mistakes } in backlog.report.news().collect::<Vec<_>>() {
            if let Some(review) = review {
                self.profile.store.keep_review(game, review);
            }
            if let Some(mistakes) = mistakes {
                self.profile.deck.take(game, mistakes);
                self.profile.store.save(Kept::Mistakes, self.profile.deck.clone());
            }
        }
    }
}

/// Judges one game after the other until nobody listens any more, with what the machine has to spare.
fn work(archive: &Archive, deck: &Deck, latch: &Latch, tell: &mut dyn FnMut(Found) -> bool) {
    host::give_way();
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
        let found = catch_unwind(AssertUnwindSafe(|| judged(archive, &kept, deck, latch))).ok().flatten();
        if found.is_some_and(|found| !tell(found)) {
            return;
        }
    }
}

/// What is new in a game, if it was judged to the end.
fn judged(archive: &Archive, KeptGame { record, played }: &KeptGame, deck: &Deck, latch: &Latch) -> Option<Found> {
    let mut review = Review::of(record, played.seat).ok()?;
    if let Some(kept) = archive.load_review(played.id) {
        kept.put_into(&mut review);
    }
    let (is_known, is_taken) = (review.is_whole(), deck.has_taken(played.id));
    if is_known && is_taken {
        return None;
    }
    let goes_on = || latch.pass().is_some();
    if !is_known && !review.finish(record, played.seat, goes_on) {
        return None;
    }
    let mistakes = if is_taken { None } else { Some(review.mistakes(played.seat, goes_on)?) };
    let review = if is_known { None } else { KeptReview::of(&review) };
    Some(Found { game: played.id, review, mistakes: mistakes.map(|found| found.iter().map(card).collect()) })
}

/// A mistake as an exercise that comes back.
fn card(mistake: &Mistake) -> Returning {
    let Mistake { exercise, played, loss, habits } = mistake;
    let habits = habits.iter().map(|habit| habit.name().to_owned()).collect();
    Returning::new(exercise.to_line(), Some(played.to_string()), *loss, habits)
}

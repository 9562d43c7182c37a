//! Counts the games of the archive in the background, shows the statistics and exports them.

use super::packed::Packed;
use crate::stats::CountedGame;
use crate::store;
use crate::ui::app::App;
use crate::ui::app::above::Open;
use crate::ui::dialogs::Purpose;
use crate::ui::errand::Errand;
use crate::ui::stage::practice::Book;
use crate::ui::windows::statistics::{Counting, StatisticsChoice, StatisticsWindow};
use egui::Context;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The last count of the games, and the count in progress.
#[derive(Default)]
pub(in crate::ui::app) struct Statistics {
    known: Known,
    counting: Option<Errand<Known>>,
    progress: Arc<Progress>,
}

/// The counted games, with the revision of the archive when they were counted.
#[derive(Default)]
struct Known {
    revision: Option<u64>,
    games: Vec<CountedGame>,
}

/// The number of games counted so far, and of all games.
#[derive(Default)]
struct Progress {
    done: AtomicUsize,
    all: AtomicUsize,
}

impl Statistics {
    fn counting(&self) -> Counting<'_> {
        match self.known.revision {
            Some(revision) => Counting::Done(&self.known.games, revision),
            None => Counting::UnderWay(self.progress.done.load(Relaxed), self.progress.all.load(Relaxed)),
        }
    }
}

impl App {
    /// Shows the statistics. Returns whether they were closed.
    pub(in crate::ui::app) fn show_statistics(&mut self, ctx: &Context, window: &mut StatisticsWindow) -> bool {
        self.count_games(ctx);
        let look = self.profile.look();
        match window.show(ctx, look, self.errands.statistics.counting(), &self.profile.deck) {
            Some(StatisticsChoice::Close) => return true,
            Some(StatisticsChoice::Fair) => self.above.open(Open::Fair),
            Some(StatisticsChoice::Picture) => {
                let picture = window.picture(look, self.errands.statistics.counting(), &self.profile.deck);
                self.errands.packed = Some(Packed::Picture(picture));
                self.ask_for_file(ctx, Purpose::ExportPicture, "statistics.png");
            }
            Some(StatisticsChoice::Export) => {
                if let Some(Ok(table)) = window.sums().map(|(sums, qualities)| store::table_of_sums(sums, qualities)) {
                    self.errands.packed = Some(Packed::Text(table));
                    self.ask_for_file(ctx, Purpose::ExportFigures, "statistics.csv");
                }
            }
            Some(StatisticsChoice::Cases(habit)) => {
                self.open_practice(ctx, Book::Habit(habit));
                return true;
            }
            None => {}
        }
        false
    }

    /// Counts the games in the background, unless nothing has changed since the last count.
    fn count_games(&mut self, ctx: &Context) {
        let statistics = &mut self.errands.statistics;
        if let Some(done) = statistics.counting.as_ref().and_then(Errand::done) {
            statistics.counting = None;
            statistics.known = done.unwrap_or_default();
        }
        let archive = self.profile.store.archive().clone();
        if statistics.counting.is_some() || statistics.known.revision == Some(archive.revision()) {
            return;
        }
        let (progress, woken) = (Arc::clone(&statistics.progress), ctx.clone());
        let count = move || {
            archive.wait_for_games();
            let revision = Some(archive.revision());
            let games = archive.count_games(|done, all| {
                progress.done.store(done, Relaxed);
                progress.all.store(all, Relaxed);
                woken.request_repaint();
            });
            Known { revision, games }
        };
        statistics.counting = Some(Errand::run(self.profile.store.writes_behind(), ctx, count));
        ctx.request_repaint();
    }
}

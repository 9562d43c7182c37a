//! Counts the games of the archive in the background, shows the statistics and exports them.

use super::writing::Export;
use crate::ui::app::App;
use crate::ui::stage::practice::Book;
use crate::ui::windows::statistics::{Counting, StatisticsChoice, StatisticsWindow};
use crate::ui::{dialogs::Purpose, task::Task};
use crate::{stats::CountedGame, store};
use egui::{ColorImage, Context};
use std::sync::{Arc, atomic::AtomicUsize, atomic::Ordering::Relaxed, mpsc, mpsc::Receiver};

/// The last count of the games, and the count in progress.
#[derive(Default)]
pub(in crate::ui::app) struct Statistics {
    known: Option<CountedGames>,
    counting: Option<Task<CountedGames>>,
    /// The number of games counted so far, and of all games.
    progress: Arc<[AtomicUsize; 2]>,
    /// The picture of the window that was asked for.
    picture: Option<Receiver<ColorImage>>,
}

/// The counted games, with the revision of the archive when they were counted.
type CountedGames = (u64, Vec<CountedGame>);

impl Statistics {
    fn counting(&self) -> Counting<'_> {
        if let Some((revision, games)) = &self.known {
            return Counting::Done(games, *revision);
        }
        let [done, all] = &*self.progress;
        Counting::UnderWay(done.load(Relaxed), all.load(Relaxed))
    }
}

/// Asks for a picture of the window, which is there once this frame is on the display.
fn picture(ctx: &Context) -> Receiver<ColorImage> {
    let (give, take) = mpsc::channel();
    let (place, scale, again) = (StatisticsWindow::place(ctx), ctx.pixels_per_point(), ctx.clone());
    ctx.request_screenshot(move |display| {
        let _ = give.send(display.region(&place, Some(scale)));
        again.request_repaint();
    });
    take
}

impl App {
    /// Shows the statistics. Returns whether they were closed.
    pub(in crate::ui::app) fn show_statistics(&mut self, ctx: &Context, window: &mut StatisticsWindow) -> bool {
        self.count_games(ctx);
        if let Some(Ok(picture)) = self.games.statistics.picture.as_ref().map(Receiver::try_recv) {
            self.games.statistics.picture = None;
            self.games.export = Some(Export::Picture(picture));
            self.ask_for_file(ctx, Purpose::ExportPicture, "statistics.png");
        }
        let look = self.profile.look();
        match window.show(ctx, look, self.games.statistics.counting(), &self.profile.deck) {
            Some(StatisticsChoice::Close) => {
                self.games.statistics.picture = None;
                return true;
            }
            Some(StatisticsChoice::Fair) => self.open_books(),
            Some(StatisticsChoice::Picture) => self.games.statistics.picture = Some(picture(ctx)),
            Some(StatisticsChoice::Export) => {
                if let Some(Ok(table)) = window.sums().map(|(sums, qualities)| store::table_of_sums(sums, qualities)) {
                    self.games.export = Some(Export::Text(table));
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
        let statistics = &mut self.games.statistics;
        if let Some(done) = statistics.counting.as_ref().and_then(Task::done) {
            statistics.counting = None;
            statistics.known = done.ok();
        }
        let archive = self.profile.store.archive().clone();
        let is_known = statistics.known.as_ref().is_some_and(|(revision, _)| *revision == archive.revision());
        if statistics.counting.is_some() || is_known {
            return;
        }
        let (progress, woken) = (Arc::clone(&statistics.progress), ctx.clone());
        let count = move || {
            archive.wait_for_games();
            let revision = archive.revision();
            let games = archive.count_games(|done, all| {
                progress[0].store(done, Relaxed);
                progress[1].store(all, Relaxed);
                woken.request_repaint();
            });
            (revision, games)
        };
        statistics.counting = Some(Task::run(self.profile.store.writes_behind(), ctx, count));
        ctx.request_repaint();
    }
}

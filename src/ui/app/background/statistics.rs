//! Counts the games of the archive in the background, shows the statistics and exports them.

use crate::ui::app::{Request, at_table::Profile, export::Export};
use crate::ui::stage::practice::Book;
use crate::ui::windows::games::GameQualities;
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
struct CountedGames {
    revision: u64,
    games: Vec<CountedGame>,
    qualities: GameQualities,
}

impl Statistics {
    fn counting(&self) -> Counting<'_> {
        if let Some(known) = &self.known {
            return Counting::Done(&known.games, known.revision);
        }
        let [done, all] = &*self.progress;
        Counting::UnderWay(done.load(Relaxed), all.load(Relaxed))
    }

    /// How well each game was played, as far as the games are judged and counted by now.
    pub(in crate::ui::app) fn qualities(&mut self, ctx: &Context, profile: &Profile) -> &GameQualities {
        static NONE: GameQualities = GameQualities::new();
        self.count_games(ctx, profile);
        self.known.as_ref().map_or(&NONE, |known| &known.qualities)
    }

    /// Shows the statistics and adds what they ask for. Returns whether they were closed.
    pub(in crate::ui::app) fn show(
        &mut self,
        ctx: &Context,
        profile: &Profile,
        window: &mut StatisticsWindow,
        requests: &mut Vec<Request>,
    ) -> bool {
        self.count_games(ctx, profile);
        if let Some(Ok(picture)) = self.picture.as_ref().map(Receiver::try_recv) {
            self.picture = None;
            let picture = Export::Picture(picture);
            requests.push(Request::Export(picture, Purpose::ExportPicture, "statistics.png".to_owned()));
        }
        match window.show(ctx, profile.look(), self.counting(), profile.deck()) {
            Some(StatisticsChoice::Close) => {
                self.picture = None;
                return true;
            }
            Some(StatisticsChoice::Fair) => requests.push(Request::OpenBooks),
            Some(StatisticsChoice::Picture) => self.picture = Some(picture(ctx)),
            Some(StatisticsChoice::Export) => {
                if let Some(Ok(table)) = window.sums().map(|(sums, qualities)| store::table_of_sums(sums, qualities)) {
                    let name = "statistics.csv".to_owned();
                    requests.push(Request::Export(Export::Text(table), Purpose::ExportFigures, name));
                }
            }
            Some(StatisticsChoice::Cases(habit, others)) => {
                requests.push(Request::Practise(Book::Habit(habit, others)));
                return true;
            }
            None => {}
        }
        false
    }

    /// Counts the games in the background, unless nothing has changed since the last count.
    fn count_games(&mut self, ctx: &Context, profile: &Profile) {
        if let Some(done) = self.counting.as_ref().and_then(Task::done) {
            self.counting = None;
            self.known = done.ok();
        }
        let archive = profile.store().archive().clone();
        let is_known = self.known.as_ref().is_some_and(|known| known.revision == archive.revision());
        if self.counting.is_some() || is_known {
            return;
        }
        let (progress, woken) = (Arc::clone(&self.progress), ctx.clone());
        let count = move || {
            archive.wait_for_games();
            let revision = archive.revision();
            let games = archive.count_games(|done, all| {
                progress[0].store(done, Relaxed);
                progress[1].store(all, Relaxed);
                woken.request_repaint();
            });
            let quality = |counted: &CountedGame| Some((counted.game.played.id, counted.quality.clone()?));
            let qualities = games.iter().filter_map(quality).collect();
            CountedGames { revision, games, qualities }
        };
        self.counting = Some(Task::run(profile.store().writes_behind(), ctx, count));
        ctx.request_repaint();
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

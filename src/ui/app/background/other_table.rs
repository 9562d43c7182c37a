//! The other table. Games are played again in the background with a Nestor in the player's seat.

use crate::record::{GameId, KeptGame};
use crate::ui::app::{Request, above::Open, at_table::Profile};
use crate::ui::task::RunningTask;
use crate::ui::task::long::{LongTask, TaskNews};
use crate::ui::windows::outcome::{self, OtherTableChoice, OtherTableWindow};
use crate::{nestor::Level, store::Archive};
use egui::Context;

/// Where a game to be replayed comes from.
#[derive(Clone)]
pub(in crate::ui::app) enum GameSource {
    /// A game from the archive.
    Kept(GameId),
    /// The game just played.
    Here(Box<KeptGame>),
}

/// The work at the other table, one game after another.
#[derive(Default)]
pub(in crate::ui::app) struct OtherTables {
    games: Vec<GameSource>,
    level: Level,
    /// The number of the game that is played.
    at: usize,
    report: Option<RunningTask>,
}

impl OtherTables {
    /// Begins with the game at `at`, if there is one.
    fn begin(&mut self, archive: &Archive, behind: bool, ctx: &Context) {
        let game = self.games.get(self.at).cloned();
        let (archive, level) = (archive.clone(), self.level);
        let read = move |game| match game {
            GameSource::Kept(game) => archive.load(game).ok().and_then(|game| LongTask::other_table(&game, level)),
            GameSource::Here(game) => LongTask::other_table(&game, level),
        };
        let read = move |game| read(game).ok_or(Box::new(TaskNews::Undone));
        self.report = game.map(|game| RunningTask::of(move || read(game), behind, ctx));
    }

    /// Goes on with the work, and returns what is new.
    fn go_on(&mut self, archive: &Archive, behind: bool, ctx: &Context) -> Vec<outcome::News> {
        let mut all = Vec::new();
        while let Some(news) = self.report.as_mut().and_then(RunningTask::news) {
            match news {
                Ok(TaskNews::Hand(hand)) => all.push(outcome::News::Hand(self.at, hand)),
                Ok(TaskNews::Done(done)) => {
                    all.push(outcome::News::Done((self.at as f64 + done) / self.games.len() as f64));
                }
                Ok(TaskNews::Undone) => all.push(outcome::News::Gone),
                Ok(_) => {}
                Err(()) => {
                    self.at += 1;
                    self.begin(archive, behind, ctx);
                    if self.report.is_none() {
                        all.push(outcome::News::Done(1.0));
                    }
                }
            }
        }
        all
    }
    /// Opens the window in which these games are played at the other table.
    pub(in crate::ui::app) fn open(&mut self, games: Vec<GameSource>) -> Request {
        let window = OtherTableWindow::new(games.len());
        *self = OtherTables { games, ..OtherTables::default() };
        Request::Open(Open::OtherTable(Box::new(window)))
    }

    /// Shows the window with the results so far. Returns whether it was closed.
    pub(in crate::ui::app) fn show(&mut self, ctx: &Context, profile: &Profile, window: &mut OtherTableWindow) -> bool {
        let (archive, behind) = (profile.store().archive(), profile.store().writes_behind());
        self.go_on(archive, behind, ctx).into_iter().for_each(|news| window.hear(news));
        match window.show(ctx, profile.look()) {
            Some(OtherTableChoice::Begin(level)) => {
                (self.at, self.level) = (0, level);
                self.begin(archive, behind, ctx);
                ctx.request_repaint();
            }
            Some(OtherTableChoice::Close) => {
                // Dropping the report stops the play, because there is no listener any more.
                *self = OtherTables::default();
                return true;
            }
            Some(OtherTableChoice::Stop) => self.report = None,
            None => {}
        }
        false
    }
}

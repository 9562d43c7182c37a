//! The other table. Games are played again in the background with a Nestor in the player's seat.

use crate::nestor::Level;
use crate::record::{GameId, KeptGame};
use crate::ui::app::at_table::Profile;
use crate::ui::task::RunningTask;
use crate::ui::task::long::{LongTask, TaskNews};
use crate::ui::windows::seen::Replaying;
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
    replay: Replaying,
}

impl OtherTables {
    /// Takes these games, to be played at the other table.
    pub(in crate::ui::app) fn take(&mut self, games: Vec<GameSource>) {
        let replay = Replaying { games: games.len(), ..Replaying::default() };
        *self = OtherTables { games, replay, ..OtherTables::default() };
    }

    /// How far they have got.
    pub(in crate::ui::app) const fn replay(&self) -> &Replaying {
        &self.replay
    }

    /// Has a Nestor of this level play them all, or nobody any more.
    pub(in crate::ui::app) fn replay_as(&mut self, ctx: &Context, profile: &Profile, level: Option<Level>) {
        // Dropping the report stops the play, because there is no listener any more.
        let games = std::mem::take(&mut self.games);
        self.take(games);
        if let Some(level) = level {
            (self.level, self.replay.done) = (level, Some(0.0));
            self.begin(ctx, profile);
        }
        ctx.request_repaint();
    }

    /// Begins with the game at `at`, if there is one.
    fn begin(&mut self, ctx: &Context, profile: &Profile) {
        let game = self.games.get(self.at).cloned();
        let (archive, level) = (profile.store().archive().clone(), self.level);
        let read = move |game| match game {
            GameSource::Kept(game) => archive.load(game).ok().and_then(|game| LongTask::other_table(&game, level)),
            GameSource::Here(game) => LongTask::other_table(&game, level),
        };
        let read = move |game| read(game).ok_or(Box::new(TaskNews::Undone));
        let behind = profile.store().writes_behind();
        self.report = game.map(|game| RunningTask::of(move || read(game), behind, ctx));
    }

    /// Goes on with the work.
    pub(in crate::ui::app) fn go_on(&mut self, ctx: &Context, profile: &Profile) {
        while let Some(news) = self.report.as_mut().and_then(RunningTask::news) {
            match news {
                Ok(TaskNews::Hand(hand)) => self.replay.hands.push((self.at, hand)),
                Ok(TaskNews::Done(done)) => {
                    self.replay.done = Some((self.at as f64 + done) / self.games.len() as f64);
                }
                Ok(TaskNews::Undone) => self.replay.gone += 1,
                Ok(_) => {}
                Err(()) => {
                    self.at += 1;
                    self.begin(ctx, profile);
                    if self.report.is_none() {
                        self.replay.done = Some(1.0);
                    }
                }
            }
        }
    }
}

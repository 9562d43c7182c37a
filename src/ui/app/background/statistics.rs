//! Counts the games of the archive in the background.

use crate::stats::{CountedGame, Finding, findings};
use crate::ui::windows::seen::{Counting, GameQualities};
use crate::ui::{app::at_table::Profile, task::Task};
use egui::Context;
use std::sync::{Arc, atomic::AtomicUsize, atomic::Ordering::Relaxed};

/// The last count of the games, and the count in progress.
#[derive(Default)]
pub(in crate::ui::app) struct Statistics {
    known: Option<CountedGames>,
    counting: Option<Task<CountedGames>>,
    /// The number of games counted so far, and of all games.
    progress: Arc<[AtomicUsize; 2]>,
}

/// The counted games, with the revision of the archive when they were counted.
struct CountedGames {
    revision: u64,
    games: Vec<CountedGame>,
    qualities: GameQualities,
}

impl Statistics {
    /// How far the count has got.
    pub(in crate::ui::app) fn counting(&self) -> Counting<'_> {
        if let Some(known) = &self.known {
            return Counting::Done(&known.games, known.revision);
        }
        let [done, all] = &*self.progress;
        Counting::UnderWay(done.load(Relaxed), all.load(Relaxed))
    }

    /// How well each game was played, as far as the games are judged and counted by now.
    pub(in crate::ui::app) fn qualities(&self) -> &GameQualities {
        static NONE: GameQualities = GameQualities::new();
        self.known.as_ref().map_or(&NONE, |known| &known.qualities)
    }

    /// What habits cost in the games, once they are counted.
    pub(in crate::ui::app) fn findings(&self, profile: &Profile) -> Option<Vec<Finding>> {
        let known = self.known.as_ref()?;
        let judged = |counted| {
            let CountedGame { game, quality, .. }: &CountedGame = counted;
            Some((&game.rules, &quality.as_ref()?.habits))
        };
        let is_new = known.revision == profile.store().archive().revision();
        is_new.then(|| findings(&known.games.iter().filter_map(judged).collect::<Vec<_>>()))
    }

    /// Counts the games in the background, unless nothing has changed since the last count.
    pub(in crate::ui::app) fn count_games(&mut self, ctx: &Context, profile: &Profile) {
        if let Some(done) = self.counting.as_ref().and_then(Task::done) {
            self.counting = None;
            self.known = done.ok();
            ctx.request_repaint();
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

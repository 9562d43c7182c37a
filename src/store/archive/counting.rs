//! Counts the games of an archive for the statistics.

use super::super::backend::Stamp;
use super::{Archive, caught, figures, game_named};
use crate::career::summary::Summary;
use crate::record::kept::GameId;
use crate::stats::{CountedGame, Figures};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::thread;

/// A game to count, with the stamp of its file.
type Uncounted<'a> = (&'a Arc<Summary>, Stamp);

impl Archive {
    /// All games with their figures, in the order in which they ended. Only games that were not counted before are read. `progress` gets how many of how many
    /// are done. A game that cannot be read is left out. Do not call this on the window's thread.
    pub fn count_games(&self, progress: impl Fn(usize, usize) + Sync) -> Vec<CountedGame> {
        let games = self.wait_for_games();
        let Ok(stamps) = self.0.shelf.stamps() else { return Vec::new() };
        let stamps: HashMap<GameId, Stamp> =
            stamps.into_iter().filter_map(|(name, stamp)| Some((game_named(&name)?, stamp))).collect();
        let mut known = figures::read(&*self.0.home);
        let there = known.len();
        known.retain(|game, (noted, _)| stamps.get(game) == Some(noted));
        let to_do: Vec<Uncounted<'_>> = games
            .iter()
            .filter(|game| !known.contains_key(&game.played.id))
            // A game that is not on the disk yet is counted later.
            .filter_map(|game| Some((game, *stamps.get(&game.played.id)?)))
            .collect();
        let is_new = known.len() < there || !to_do.is_empty();
        known.extend(self.count_anew(&to_do, &progress));
        if is_new && self.0.saves {
            let rows: Vec<_> = known.iter().map(|(game, (stamp, figures))| (*game, *stamp, figures)).collect();
            // Without the table, the next count only takes longer.
            let _ = figures::write(&*self.0.home, &rows);
        }
        let found = |game: &Arc<Summary>| {
            let (_, figures) = known.remove(&game.played.id)?;
            Some(CountedGame { game: Arc::clone(game), figures })
        };
        games.iter().filter_map(found).collect()
    }

    /// Reads and counts games, on all cores.
    fn count_anew(
        &self,
        games: &[Uncounted<'_>],
        progress: &(impl Fn(usize, usize) + Sync),
    ) -> Vec<(GameId, (Stamp, Figures))> {
        let next = AtomicUsize::new(0);
        let worker = || {
            let mut counted = Vec::new();
            while let Some((game, stamp)) = games.get(next.fetch_add(1, Relaxed)) {
                counted.extend(self.count_one(game).map(|figures| (game.played.id, (*stamp, figures))));
                progress(next.load(Relaxed).min(games.len()), games.len());
            }
            counted
        };
        // A few games are counted faster than threads can start.
        let others =
            if games.len() < 100 { 0 } else { thread::available_parallelism().map_or(0, |cores| cores.get() - 1) };
        thread::scope(|scope| {
            let helpers: Vec<_> =
                (0..others).filter_map(|_| thread::Builder::new().spawn_scoped(scope, worker).ok()).collect();
            let mut counted = worker();
            for helper in helpers {
                counted.extend(helper.join().unwrap_or_default());
            }
            counted
        })
    }

    fn count_one(&self, game: &Summary) -> Option<Figures> {
        caught(|| {
            let kept = self.load_unplayed(game.played.id).ok()?;
            Figures::of(&kept.record, game.played.seat).ok()
        })?
    }
}

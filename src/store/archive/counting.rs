//! Counts the games of an archive for the statistics.

use super::figures::{self, Noted, Stamps};
use super::{Archive, JUDGED, caught, game_named, judged_named};
use crate::stats::{CountedGame, Figures, Quality};
use crate::{career::Summary, record::GameId, review::Review};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::{collections::HashMap, sync::Arc, thread};

type Uncounted<'a> = (&'a Arc<Summary>, Stamps);

impl Archive {
    /// All games of the player with their figures, in the order in which they ended. Only games that were not
    /// counted before are read. `progress` gets how many of how many are done. A game that cannot
    /// be read is left out. Do not call this on the window's thread.
    pub fn count_games(&self, progress: impl Fn(usize, usize) + Sync) -> Vec<CountedGame> {
        let games = self.wait_for_games();
        let Ok(stamps) = self.0.folder.stamps() else { return Vec::new() };
        let judged = self.0.home.folder(JUDGED).stamps().unwrap_or_default();
        let judged: HashMap<GameId, _> =
            judged.into_iter().filter_map(|(name, stamp)| Some((judged_named(&name)?, stamp))).collect();
        let both = |(name, stamp): (String, _)| {
            let game = game_named(&name)?;
            Some((game, (stamp, judged.get(&game).copied())))
        };
        let stamps: HashMap<GameId, Stamps> = stamps.into_iter().filter_map(both).collect();
        let mut known = figures::read(&*self.0.home);
        let there = known.len();
        known.retain(|game, counted| stamps.get(game) == Some(&counted.stamps));
        let to_do: Vec<Uncounted<'_>> = games
            .iter()
            .filter(|game| game.is_own() && !known.contains_key(&game.played.id))
            // A game that is not on the disk yet is counted later.
            .filter_map(|game| Some((game, *stamps.get(&game.played.id)?)))
            .collect();
        let is_new = known.len() < there || !to_do.is_empty();
        known.extend(self.count_anew(&to_do, &progress));
        if is_new && self.0.saves {
            // Without the table, the next count only takes longer.
            let _ = figures::write(&*self.0.home, &known);
        }
        let found = |game: &Arc<Summary>| {
            let Noted { figures, quality, .. } = known.remove(&game.played.id)?;
            Some(CountedGame { game: Arc::clone(game), figures, quality })
        };
        games.iter().filter_map(found).collect()
    }

    /// Reads and counts games, on all cores.
    fn count_anew(&self, games: &[Uncounted<'_>], progress: &(impl Fn(usize, usize) + Sync)) -> Vec<(GameId, Noted)> {
        let next = AtomicUsize::new(0);
        let worker = || {
            let mut counted = Vec::new();
            while let Some((game, stamps)) = games.get(next.fetch_add(1, Relaxed)) {
                counted.extend(self.count_one(game, *stamps).map(|counted| (game.played.id, counted)));
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

    fn count_one(&self, game: &Summary, stamps: Stamps) -> Option<Noted> {
        caught(|| {
            let kept = self.load_unplayed(game.played.id).ok()?;
            let figures = Figures::of(&kept.record, game.played.seat).ok()?;
            let mut quality = None;
            if stamps.1.is_some()
                && let Some(review) = self.load_review(game.played.id)
                && let Ok(mut judged) = Review::of(&kept.record, game.played.seat)
            {
                review.put_into(&mut judged);
                quality = Quality::of(&judged, game.played.seat, game.result);
            }
            Some(Noted { stamps, figures, quality })
        })?
    }
}

//! The best that a player has reached in any game.

use crate::career::summary::Summary;
use crate::record::Outcome;
use std::sync::Arc;

/// The best of some games. Unfinished games are left out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BestGames {
    /// The longest winning streak and the longest losing streak.
    pub longest: [u32; 2],
    /// The win that took the least time.
    pub fastest_win: Option<Arc<Summary>>,
    /// The win by the most points.
    pub highest_win: Option<Arc<Summary>>,
}

impl BestGames {
    /// The best of these games, which come in the order in which they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Arc<Summary>>) -> BestGames {
        let mut best = BestGames::default();
        let mut row = [0, 0];
        for game in games.into_iter().filter(|game| game.result != Outcome::Unfinished) {
            for (at, result) in [Outcome::Won, Outcome::Lost].into_iter().enumerate() {
                row[at] = if game.result == result { row[at] + 1 } else { 0 };
                best.longest[at] = best.longest[at].max(row[at]);
            }
            if game.result == Outcome::Won {
                best.add_win(game);
            }
        }
        best
    }

    /// Of two equal wins, the earlier one stays.
    fn add_win(&mut self, game: &Arc<Summary>) {
        if self.fastest_win.as_ref().is_none_or(|best| game.played.took < best.played.took) {
            self.fastest_win = Some(Arc::clone(game));
        }
        if lead(game) > self.highest_win.as_ref().map_or(0, |best| lead(best)) {
            self.highest_win = Some(Arc::clone(game));
        }
    }
}

/// How many points the player was ahead of the best of the others.
fn lead(game: &Summary) -> i16 {
    game.own_points().saturating_sub(game.best_other_points())
}

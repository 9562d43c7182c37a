//! Between a sitting and the archive: what becomes of games when they are over.

use super::archive::Change;
use super::backend::Unread;
use super::writer::Job;
use super::{Archive, Store};
use crate::record::kept::GameId;
use crate::review::KeptReview;
use crate::sitting::Sitting;
use crate::sitting::filing::Filing;
use jiff::Timestamp;

impl Store {
    /// Does in the archive what has come of a sitting by now, in which this player plays.
    pub fn file(&mut self, filings: Vec<Filing>, sitting: &Sitting, by: &str, now: Timestamp) {
        for filing in filings {
            match filing {
                Filing::Keep => self.keep_game(sitting, by, now),
                Filing::TakeBack(game) => self.change(|archive| Some(archive.take_back(game))),
                Filing::Return(game) => self.change(|archive| Some(archive.put_back(game))),
            }
        }
    }

    /// Keeps the game under way for good as it stands now, in the place of what was kept of it before.
    pub fn keep_game(&mut self, sitting: &Sitting, by: &str, now: Timestamp) {
        self.change(|archive| archive.keep(sitting.kept_game(by, now)));
    }

    /// Keeps what was judged of a game of the archive.
    pub fn keep_review(&mut self, game: GameId, review: KeptReview) {
        self.change(|archive| Some(archive.keep_review(game, review)));
    }

    /// Brings a sitting that was kept and the archive together, after the program may have ended between keeping the one and keeping the other.
    pub fn reconcile(&mut self, sitting: &mut Sitting) {
        let filed: Vec<GameId> = sitting.filed().collect();
        for game in filed {
            self.change(|archive| Some(archive.put_back(game)));
        }
        self.settle();
        let game = sitting.game_id();
        match self.archive.load(game) {
            Ok(kept) => sitting.reconcile(Some(&kept.record)),
            Err(Unread::Missing) if !self.archive.is_deleted(game) => sitting.reconcile(None),
            Err(Unread::Damaged) => {
                self.archive.give_up(game);
                sitting.reconcile(None);
            }
            // The player has deleted it, or it is there and cannot be read by this program now: it is not kept anew.
            Err(Unread::Missing | Unread::Newer | Unread::Unreachable(_)) => {}
        }
    }

    /// Deletes games, which can be restored.
    pub fn delete_games(&mut self, games: Vec<GameId>) {
        self.change(|archive| Some(archive.delete(games)));
    }

    /// Restores games that were deleted.
    pub fn restore_games(&mut self, games: Vec<GameId>) {
        self.change(|archive| Some(archive.restore(games)));
    }

    fn change(&mut self, what: impl FnOnce(&Archive) -> Option<Change>) {
        self.hear();
        if self.pen.is_some()
            && let Some(change) = what(&self.archive)
        {
            self.write(Job::Archive(change));
        }
    }
}

//! Connects a sitting with the archive, which takes over games that have ended.

use super::archive::{Change, DELETED, TAKEN_BACK};
use super::{Archive, Kept, Players, Store, backend::Unread, writer::Job};
use crate::record::{GameId, KeptGame, Person};
use crate::review::KeptReview;
use crate::sitting::{Sitting, filing::Filing, saved::SavedTally};
use jiff::Timestamp;

impl Players {
    /// Keeps a finished game for everyone else with files who sat there, each as seen from their seat. This comes before the host's own, so that a program that
    /// ends in between does it again.
    pub fn file_for_others(&self, sitting: &Sitting, now: Timestamp) {
        let filings = sitting.filings();
        let Some(host) = self.current().filter(|_| !filings.is_empty()) else { return };
        let host = Person::Player { shelf: host.shelf.as_str().into(), name: host.name.as_str().into() };
        for (seat, person) in sitting.seating().people() {
            if let Person::Player { shelf, name } = person
                && let Some(mut store) = self.store_of(shelf)
            {
                store.file_for(&filings, |era| sitting.kept_game_of(seat, &host, (name, era), now));
            }
        }
    }
}

impl Store {
    /// Carries out in the archive what has happened in a sitting of this player.
    pub fn file(&mut self, mut filings: Vec<Filing>, sitting: &Sitting, by: &str, now: Timestamp) {
        // A game at which the player only lends the table is of those who sit there.
        filings.retain(|filing| *filing != Filing::Keep || sitting.seating().has_host());
        self.carry_out(&filings, || sitting.kept_game(by, now));
    }

    /// Carries out in the archive of another person at the table what has happened in a sitting. `kept` is the game as this person has seen it.
    fn file_for(&mut self, filings: &[Filing], kept: impl FnOnce(u64) -> KeptGame) {
        let era = self.load::<SavedTally>(Kept::Tally).map_or(0, |tally| tally.era);
        let game = kept(era);
        self.carry_out(filings, || game.clone());
        self.settle();
    }

    fn carry_out(&mut self, filings: &[Filing], kept: impl Fn() -> KeptGame) {
        for &filing in filings {
            self.change(|archive| match filing {
                Filing::Keep => archive.keep(kept()),
                Filing::TakeBack(game) => Some(archive.move_out(vec![game], TAKEN_BACK)),
                Filing::Return(game) => Some(archive.move_in(vec![game], TAKEN_BACK)),
            });
        }
    }

    /// Keeps the current game in the archive as it stands now, replacing any earlier version.
    pub fn keep_game(&mut self, sitting: &Sitting, by: &str, now: Timestamp) {
        self.change(|archive| archive.keep(sitting.kept_game(by, now)));
    }

    /// Keeps the review of an archived game.
    pub fn keep_review(&mut self, game: GameId, review: KeptReview) {
        self.change(|archive| Some(archive.keep_review(game, review)));
    }

    /// Makes a saved sitting agree with the archive, in case the program ended after saving only one of the two.
    pub fn reconcile(&mut self, sitting: &mut Sitting) {
        let filed: Vec<GameId> = sitting.filed().collect();
        for game in filed {
            self.change(|archive| Some(archive.move_in(vec![game], TAKEN_BACK)));
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
            // The player has deleted the game, or this program cannot read it now. Do not keep it again.
            Err(Unread::Missing | Unread::Newer | Unread::Unreachable(_)) => {}
        }
    }

    /// Deletes games. They can be restored.
    pub fn delete_games(&mut self, games: Vec<GameId>) {
        self.change(|archive| Some(archive.move_out(games, DELETED)));
    }

    /// Restores deleted games.
    pub fn restore_games(&mut self, games: Vec<GameId>) {
        self.change(|archive| Some(archive.move_in(games, DELETED)));
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

//! Connects a sitting with the archive, which takes over games that have ended.

use super::archive::{Change, DELETED};
use super::backend::{Backend, Trouble, Unread};
use super::{Archive, Kept, Loader, Players, Store, writer::Job};
use crate::engine::Seat;
use crate::record::{GameId, KeptGame, Person, Played};
use crate::review::KeptReview;
use crate::table::sitting::filing::Filed;
use crate::table::sitting::saved::SavedTally;
use crate::table::{Sitting, TableFiles};
use jiff::Timestamp;
use std::sync::Arc;

impl Players {
    /// Files the game at a table that is over, for everyone with files who sits there. The sitting
    /// that still holds a game that is over is on the disk before the first archive has it, and
    /// every archive has it before the sitting drops it. So a program that ends in between does the
    /// rest at its next start.
    pub fn file(&self, store: &mut Store, table: TableFiles<'_>, now: Timestamp) {
        let Some(filed) = table.filed(self.name(), now) else { return };
        let others = self.others(&filed);
        if !others.is_empty() {
            let file = move || others.iter().try_for_each(Other::file);
            let saved = (!store.files.frozen.contains(&Kept::Game)).then(|| table.saved());
            store.write(Job::for_others(saved, file));
        }
        store.file(Some(filed));
    }

    /// The archives of the others with files at the table, and what to keep there.
    fn others(&self, filed: &Filed) -> Vec<Other> {
        let Some(host) = self.current() else { return Vec::new() };
        let host = Person::Player { folder: host.folder.as_str().into(), name: host.name.as_str().into() };
        let other = |(seat, person): (Seat, &Person)| {
            let Person::Player { folder, name } = person else { return None };
            Some(Other { home: self.home_of(folder)?, game: filed.game_of(seat, &host, name) })
        };
        filed.game.played.seating.people().filter_map(other).collect()
    }
}

/// A game to keep in the archive of another person at the table, as they have seen it. The lock of
/// their files is not needed for this, because a game is a file of its own.
struct Other {
    home: Arc<dyn Backend>,
    game: KeptGame,
}

impl Other {
    fn file(&self) -> Result<(), Trouble> {
        let tally = Loader::new(Arc::clone(&self.home), false).glance::<SavedTally>(Kept::Tally);
        let archive = Archive::new(&self.home, false);
        let era = tally.map_or(0, |tally| tally.era);
        let KeptGame { record, played } = self.game.clone();
        archive.keep(KeptGame { record, played: Played { era, ..played } }).map_or(Ok(()), |change| change())
    }
}

impl Store {
    /// Keeps the game of a table that is to be filed. A game at which the player only lends the table is
    /// of those who sit there.
    pub fn file(&mut self, filed: Option<Filed>) {
        if let Some(Filed { game, .. }) = filed.filter(|filed| filed.game.played.seating.has_host()) {
            self.keep_game(game);
        }
    }

    /// Keeps a game in the archive as it stands now, replacing any earlier version.
    pub fn keep_game(&mut self, game: KeptGame) {
        self.change(|archive| archive.keep(game));
    }

    /// Keeps a game that is there as a text, unless it is here and over.
    pub fn keep_text(&mut self, text: &str) {
        if let Ok(game) = KeptGame::from_bytes(text.as_bytes())
            && !self.archive.has_end(game.played.id)
        {
            self.keep_game(game);
        }
    }

    /// Keeps the review of an archived game.
    pub fn keep_review(&mut self, game: GameId, review: KeptReview) {
        self.change(|archive| Some(archive.keep_review(game, review)));
    }

    /// Makes a saved sitting agree with the archive, in case the program ended after saving only
    /// one of the two.
    pub fn reconcile(&mut self, sitting: &mut Sitting) {
        self.settle();
        let game = sitting.current().id();
        match self.archive.load(game) {
            Ok(kept) => sitting.reconcile(Some(&kept)),
            // The archive never gets a game at which the player only lends the table.
            Err(Unread::Missing) if sitting.current().seating().has_host() && !self.archive.is_deleted(game) => {
                sitting.reconcile(None);
            }
            Err(Unread::Damaged) => {
                self.archive.give_up(game);
                sitting.reconcile(None);
            }
            // The player has deleted the game, or this program cannot read it now. Do not keep it
            // again.
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
        if self.writer.is_some()
            && let Some(change) = what(&self.archive)
        {
            self.write(Job::Archive(None, change));
        }
    }
}

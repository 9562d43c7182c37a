//! Connects a sitting with the archive, which takes over games that have ended.

use super::archive::{Change, DELETED, TAKEN_BACK};
use super::backend::{Backend, Trouble, Unread};
use super::{Archive, Kept, Loader, Players, Store, writer::Job};
use crate::engine::Phase;
use crate::record::{GameId, KeptGame, Person, Played, Seating, fresh_id};
use crate::review::KeptReview;
use crate::table::sitting::filing::{Filed, Filing};
use crate::table::sitting::saved::SavedTally;
use crate::table::{Sitting, TableFiles};
use jiff::Timestamp;
use std::sync::Arc;

impl Players {
    /// Files what has happened in a sitting, for everyone with files who sits there. The sitting
    /// that still holds a game that is over is on the disk before the first archive has it, and
    /// every archive has it before the sitting drops it. So a program that ends in between does the
    /// rest at its next start.
    pub fn file(&self, store: &mut Store, table: TableFiles<'_>, now: Timestamp) {
        let filed = table.filed(self.name(), now);
        if filed.is_empty() {
            return;
        }
        let others = self.others(&filed);
        if !others.is_empty() {
            let file = move || others.iter().try_for_each(Other::file);
            let saved = (!store.files.frozen.contains(&Kept::Game)).then(|| table.saved());
            store.write(Job::for_others(saved, file));
        }
        store.file(filed);
    }

    /// The archives of the others with files at the table, and what to file there.
    fn others(&self, filed: &[Filed]) -> Vec<Other> {
        let Some(host) = self.current() else { return Vec::new() };
        let host = Person::Player { folder: host.folder.as_str().into(), name: host.name.as_str().into() };
        let mut others = Vec::new();
        for filed in filed {
            // It can be of an earlier game, at which other people sat.
            let people = filed.seating.iter().flat_map(Seating::people);
            others.extend(people.filter_map(|(seat, person)| {
                let Person::Player { folder, name } = person else { return None };
                let (filing, game) = (filed.filing_for(seat)?, filed.game_of(seat, &host, name));
                Some(Other { home: self.home_of(folder)?, filing, game })
            }));
        }
        others
    }
}

/// What to file in the archive of another person at the table. The lock of their files is not
/// needed for this, because a game is a file of its own.
struct Other {
    home: Arc<dyn Backend>,
    filing: Filing,
    /// The game as this person has seen it, if it is to be kept.
    game: Option<KeptGame>,
}

impl Other {
    fn file(&self) -> Result<(), Trouble> {
        let tally = Loader::new(Arc::clone(&self.home), false).glance::<SavedTally>(Kept::Tally);
        let archive = Archive::new(&self.home, false);
        let era = tally.map_or(0, |tally| tally.era);
        let game = self.game.clone().map(|game| KeptGame { played: Played { era, ..game.played }, ..game });
        change(&archive, self.filing, || game).map_or(Ok(()), |change| change())
    }
}

/// What a filing changes in an archive.
fn change(archive: &Archive, filing: Filing, kept: impl FnOnce() -> Option<KeptGame>) -> Option<Change> {
    match filing {
        Filing::Keep => archive.keep(kept()?),
        Filing::TakeBack(game) => Some(archive.move_out(vec![game], TAKEN_BACK)),
        Filing::Return(game) => Some(archive.move_in(vec![game], TAKEN_BACK)),
        Filing::Mark(game) => Some(archive.mark_taken_back(game)),
    }
}

impl Store {
    /// Carries out in the archive what has happened at the table of this player.
    pub fn file(&mut self, filed: Vec<Filed>) {
        for filed in filed {
            // A game at which the player only lends the table is of those who sit there.
            let is_own = filed.game.as_ref().is_none_or(|game| game.played.seating.has_host());
            if let Some(filing) = filed.filing().filter(|_| is_own) {
                self.change(|archive| change(archive, filing, || filed.game));
            }
        }
    }

    /// Keeps a game in the archive as it stands now, replacing any earlier version.
    pub fn keep_game(&mut self, game: KeptGame) {
        self.change(|archive| archive.keep(game));
    }

    /// Keeps a game that is there as a text. A plain game that has ended stands as it is: another
    /// end of it is not kept, and a copy on the way to one is a game of its own.
    pub fn keep_text(&mut self, text: &str) {
        let Ok(mut game) = KeptGame::from_bytes(text.as_bytes()) else { return };
        if self.archive.has_plain_end(game.played.id) {
            if game.record.replay().is_ok_and(|session| session.state().phase() == Phase::GameOver) {
                return;
            }
            game.played.id = GameId(fresh_id());
        }
        self.keep_game(game);
    }

    /// Keeps the review of an archived game.
    pub fn keep_review(&mut self, game: GameId, review: KeptReview) {
        self.change(|archive| Some(archive.keep_review(game, review)));
    }

    /// Makes a saved sitting agree with the archive, in case the program ended after saving only
    /// one of the two.
    pub fn reconcile(&mut self, sitting: &mut Sitting) {
        let filed: Vec<GameId> = sitting.in_archive().collect();
        for game in filed {
            self.change(|archive| Some(archive.move_in(vec![game], TAKEN_BACK)));
        }
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

//! What is kept of the games, and what is counted in them.

use super::App;
use crate::{
    career::{summary, tally::Tally},
    store::{Kept, Store},
};

/// A tally of the archive, and what it was added up from.
pub(super) struct Counted {
    revision: u64,
    era: u64,
    tally: Tally,
}

impl App {
    /// The files of whoever is at the table.
    pub const fn store(&self) -> &Store {
        &self.store
    }

    /// The games won: those of the archive that count, and those from before there was one.
    pub fn tally(&mut self) -> Tally {
        let era = self.desk.game().sitting().era();
        let revision = self.store.archive().revision();
        if self.counted.as_ref().is_none_or(|counted| (counted.revision, counted.era) != (revision, era))
            && let Some(games) = self.store.archive().games()
        {
            let tally = summary::tally(games.iter().map(|game| &**game), era);
            self.counted = Some(Counted { revision, era, tally });
        }
        let counted = self.counted.as_ref().map(|counted| counted.tally.clone());
        counted.unwrap_or_default().with(self.desk.game().sitting().tally())
    }

    /// Does in the archive what has come of the game since.
    fn file(&mut self) {
        // A window that does not save has nothing to do with the archive, and counts its games itself.
        if !self.store.saves() {
            return;
        }
        let (sitting, now) = (self.desk.game().sitting(), self.wall.now().timestamp());
        self.store.file(sitting.filings(), sitting, self.players.name(), now);
        self.desk.note_filed();
    }

    /// Keeps the game as soon as something has changed in it.
    pub(super) fn save(&mut self) {
        if self.desk.take_changed() {
            self.file();
            let sitting = self.desk.game().sitting();
            let (game, tally) = (sitting.saved(), sitting.saved_tally());
            self.store.save(Kept::Game, game);
            self.store.save(Kept::Tally, tally);
        }
        let runs = self.desk.game().clock_runs();
        if self.desk.take_ticked()
            && let Some(clock) = self.desk.game().sitting().saved_clock(runs)
        {
            self.store.save(Kept::Clock, clock);
        }
    }
}

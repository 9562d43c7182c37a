//! Which games of a sitting go into the archive, and which are taken out again.
//!
//! The archive has every finished game of the sitting once. A game enters the archive when it ends. If Undo takes the end back, the game is in progress again
//! and leaves the archive. If Redo brings the end back, the game returns.
//!
//! The archive has only the latest ending of a game. If a game is restored from within another one, ends differently, and both the end and the Restore are then
//! undone, the game returns with its later end.

use super::{Sitting, history::Snapshot};
use crate::engine::{Phase, Seat};
use crate::record::{GameId, KeptGame, Person, Played, Record, Seating};
use jiff::{Timestamp, Unit};
use std::{collections::BTreeSet, time::Duration};

/// Something to do in the archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filing {
    /// The current game is over. Keep it, and replace what was kept of it before.
    Keep,
    /// The end of this game was taken back.
    TakeBack(GameId),
    /// The end of this game stands again, as it was kept.
    Return(GameId),
}

impl Sitting {
    /// The current game as it is kept in the archive.
    pub fn kept_game(&self, by: &str, when: Timestamp) -> KeptGame {
        let Snapshot { about, .. } = self.place();
        let played = Played {
            id: GameId(about.game),
            by: by.to_owned(),
            seat: about.seating.host(),
            seating: about.seating,
            when: when.round(Unit::Second).unwrap_or(when),
            took: Duration::from_secs(self.played_for().as_secs()),
            practice: self.is_practice(),
            number: about.number,
            era: self.timeline.results.era_of(about.results, about.game).unwrap_or(about.era),
        };
        KeptGame { record: self.session().record().clone(), played }
    }

    /// The current game as it is kept in the archive of another person at the table, seen from their seat. `host` is who the player whose files these are is
    /// for that person, and `by` that person's name.
    pub fn kept_game_of(&self, seat: Seat, host: &Person, by: &str, when: Timestamp) -> KeptGame {
        let KeptGame { record, played } = self.kept_game(by, when);
        let seating = played.seating.hosted_by(seat, host);
        let practice = self.is_practice_at(seat);
        KeptGame { record, played: Played { seating, seat, practice, ..played } }
    }

    /// The id of the current game.
    pub const fn game_id(&self) -> GameId {
        GameId(self.about.game)
    }

    /// What to do in the archive since the last call of [`note_filed`](Self::note_filed).
    pub fn filings(&self) -> Vec<Filing> {
        let over = self.over();
        let current = self.about.game;
        let gone = self.filed.difference(&over).map(|game| Filing::TakeBack(GameId(*game)));
        let come = over
            .difference(&self.filed)
            .map(|game| if *game == current { Filing::Keep } else { Filing::Return(GameId(*game)) });
        gone.chain(come).collect()
    }

    /// Who sat in the game that something is filed of, if it can still be reached.
    pub fn seating_of(&self, filing: Filing) -> Option<&Seating> {
        let (Filing::TakeBack(GameId(game)) | Filing::Return(GameId(game))) = filing else {
            return Some(self.seating());
        };
        let mut all = [&self.about].into_iter().chain(self.timeline.places().map(|place| &place.about));
        all.find(|about| about.game == game).map(|about| &about.seating)
    }

    /// Notes that all filings are done. From now on, the archive counts these games.
    pub fn note_filed(&mut self) {
        let over = self.over();
        if over.contains(&self.about.game) && !self.filed.contains(&self.about.game) {
            self.timeline.results.note_kept(self.about.game);
            self.add_up();
        }
        self.filed = over;
    }

    /// The finished games of the sitting. Of the games that ended before there was an archive, only the current one can still be kept.
    fn over(&self) -> BTreeSet<u64> {
        let current = self.about.game;
        let mut over = self.timeline.results.kept(self.about.results);
        if self.state().phase() == Phase::GameOver {
            over.insert(current);
        } else {
            over.remove(&current);
        }
        over
    }

    /// The finished games of the sitting that the archive was given.
    pub fn filed(&self) -> impl Iterator<Item = GameId> {
        self.filed.iter().copied().map(GameId)
    }

    /// Compares the current game with the archive, because the program may have ended between the two writes. Either the game continues to the end in the
    /// archive, or it must be kept again.
    pub fn reconcile(&mut self, kept: Option<&Record>) {
        match kept {
            Some(kept) => self.catch_up(kept),
            None => _ = self.filed.remove(&self.about.game),
        }
    }

    /// Continues to the end of a kept game, if the current game is the beginning of it and is only missing the last moves.
    fn catch_up(&mut self, kept: &Record) {
        let Ok(end) = kept.replay() else { return };
        let own = self.session().record();
        let last = own.hands.len().saturating_sub(1);
        let goes_on = kept.rules == own.rules
            && kept.hands.len() > last
            && own.hands.iter().zip(&kept.hands).enumerate().all(|(at, (own, kept))| {
                let moves = if at == last { kept.moves.starts_with(&own.moves) } else { own.moves == kept.moves };
                moves && (own.rules, &own.deal) == (kept.rules, &kept.deal)
            });
        if goes_on && self.state().phase() != Phase::GameOver && end.state().phase() == Phase::GameOver {
            self.jump(end);
            self.timeline.results.note_kept(self.about.game);
            self.filed.insert(self.about.game);
            self.add_up();
        }
    }
}

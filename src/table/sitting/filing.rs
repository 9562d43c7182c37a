//! Which games of a sitting go into the archive, and which are taken out again.
//!
//! The archive has every finished game of the sitting once. A game enters the archive when it ends.
//!
//! A game that was plain stays there as it ended, whatever is done afterwards. If its end is taken
//! back, it is marked, and another end is not kept.
//!
//! Practice goes with the table. If Undo takes the end back, the game is in progress again and
//! leaves the archive. If Redo brings the end back, the game returns. The archive has only the
//! latest ending of such a game. If a game is restored from within another one,
//! ends differently, and both the end and the Restore are then undone, the game returns with its
//! later end.

use super::Sitting;
use super::practice::MANY_REFUSED;
use crate::engine::{Phase, Seat, Seats};
use crate::record::{GameId, KeptGame, Outcome, Person, Played, Seating};
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
    /// The end of this game was taken back, and it stays as it ended. Mark it.
    Mark(GameId),
}

/// Something to do in the archives of those who sat in a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Filed {
    /// What happened at the table.
    filing: Filing,
    /// Who sat there, if the game can still be reached.
    pub seating: Option<Seating>,
    /// The game, if it is to be kept.
    pub game: Option<KeptGame>,
    /// The seats that practised in it.
    practice: Seats,
    /// The seats in whose archives the game stands as it ended before.
    stands: Seats,
}

impl Filed {
    /// What to do in the archive of the player whose files these are.
    pub fn filing(&self) -> Option<Filing> {
        self.filing_for(self.seating.as_ref().map_or(Seat::FIRST, Seating::host))
    }

    /// What to do in the archive of the person on a seat.
    pub fn filing_for(&self, seat: Seat) -> Option<Filing> {
        match self.filing {
            filing if !self.stands.contains(seat) => Some(filing),
            Filing::TakeBack(game) | Filing::Mark(game) => Some(Filing::Mark(game)),
            Filing::Keep | Filing::Return(_) => None,
        }
    }

    /// The game as it is kept in the archive of another person at the table, seen from their seat.
    /// `host` is who the player whose files these are is for that person, and `by` that person's
    /// name.
    pub fn game_of(&self, seat: Seat, host: &Person, by: &str) -> Option<KeptGame> {
        let KeptGame { record, played } = self.game.clone()?;
        let (seating, practice) = (played.seating.hosted_by(seat, host), self.practice.contains(seat));
        Some(KeptGame { record, played: Played { seating, seat, practice, by: by.to_owned(), ..played } })
    }
}

impl Sitting {
    /// The current game as it is kept in the archive.
    pub fn kept_game(&self, by: &str, when: Timestamp) -> KeptGame {
        let about = &self.current.about;
        let time = self.timeline.times.get(&about.game).copied().unwrap_or_default();
        let known = &self.timeline.known;
        let is_over = self.current.phase() == Phase::GameOver;
        let counted = is_over.then(|| self.counted_seating());
        let played = Played {
            id: GameId(about.game),
            by: by.to_owned(),
            seat: about.seating.host(),
            seating: counted.unwrap_or_else(|| about.seating.clone()),
            when: when.round(Unit::Second).unwrap_or(when),
            took: Duration::from_secs(time.as_secs()),
            practice: self.is_practice_at(about.seating.host()),
            taken_back: false,
            refused: Some(known.of(about.game).refused).filter(|refused| *refused >= MANY_REFUSED).unwrap_or_default(),
            number: about.number,
            era: self.timeline.results.era_of(about.results, about.game).unwrap_or(about.era),
            doubted: false,
        };
        KeptGame { record: self.current.session().record().clone(), played }
    }

    /// Who sits at the current game, each Nestor at the lowest level at which he has played in it.
    pub(in crate::table) fn counted_seating(&self) -> Seating {
        let about = &self.current.about;
        self.timeline.known.counted_seating(about.game, &about.seating)
    }

    /// The current game, and how it ended for the player whose files these are.
    pub(in crate::table) fn outcome(&self) -> (GameId, Outcome) {
        let about = &self.current.about;
        (GameId(about.game), Outcome::of(self.current.state(), about.seating.host()))
    }

    /// What to do in the archives since the last call of [`note_filed`](Self::note_filed).
    pub fn filed(&self, by: &str, when: Timestamp) -> Vec<Filed> {
        let over = self.over();
        let about = &self.current.about;
        let seating_of = |game: u64| {
            let mut all = [about].into_iter().chain(self.timeline.places().map(|place| &place.about));
            all.find(|about| about.game == game).map(|about| about.seating.clone())
        };
        let stands = |game| self.timeline.known.stands_for(game);
        let keep = |filing, game| Filed {
            filing,
            seating: seating_of(game),
            game: None,
            practice: Seats::NONE,
            stands: stands(game),
        };
        let gone = self.accounts.filed.difference(&over).map(|game| keep(Filing::TakeBack(GameId(*game)), *game));
        let come = over.difference(&self.accounts.filed).map(|game| {
            if *game != about.game {
                return keep(Filing::Return(GameId(*game)), *game);
            }
            let people = about.seating.people().map(|(seat, _)| seat);
            let practice = people.filter(|seat| self.is_practice_at(*seat)).collect();
            Filed { game: Some(self.kept_game(by, when)), practice, ..keep(Filing::Keep, *game) }
        });
        gone.chain(come).collect()
    }

    /// Notes that all filings are done. From now on, the archive counts these games.
    pub fn note_filed(&mut self) {
        let (over, game) = (self.over(), self.current.about.game);
        if over.contains(&game) {
            self.timeline.results.note_kept(game);
            self.timeline.known.note_filed(game, self.current.session(), true);
            self.add_up();
        }
        self.accounts.filed = over;
    }

    /// The finished games of the sitting. Of the games that ended before there was an archive, only
    /// the current one can still be kept.
    pub(super) fn over(&self) -> BTreeSet<u64> {
        let about = &self.current.about;
        let mut over = self.timeline.results.kept(about.results);
        if self.current.phase() == Phase::GameOver {
            over.insert(about.game);
        } else {
            over.remove(&about.game);
        }
        over
    }

    /// The finished games of the sitting that the archive was given.
    pub fn in_archive(&self) -> impl Iterator<Item = GameId> {
        self.accounts.filed.iter().copied().map(GameId)
    }

    /// Compares the current game with the archive, because the program may have ended between the
    /// two writes. Either the game continues to the end in the archive, or it must be kept again.
    ///
    /// A plain game in the archive stands as it ended there, also if the sitting is an earlier one
    /// that does not know of it.
    pub fn reconcile(&mut self, kept: Option<&KeptGame>) {
        let game = self.current.about.game;
        let Some(KeptGame { record: kept, played }) = kept else {
            self.accounts.filed.remove(&game);
            self.timeline.known.note_filed(game, self.current.session(), false);
            return;
        };
        let Ok(end) = kept.replay() else { return };
        let is_over = end.state().phase() == Phase::GameOver;
        let was_taken_back = played.taken_back || !self.timeline.known.stands_for(game).is_empty();
        if is_over && !played.practice {
            let people = played.seating.people().map(|(seat, _)| seat).collect();
            self.timeline.known.note_archived(game, &end, people);
        }
        let goes_on = self.current.phase() != Phase::GameOver && is_over && !was_taken_back;
        if goes_on && self.current.session().record().is_beginning_of(kept) {
            self.timeline.keep(self.current.place(), true);
            self.current.set_session(end);
            self.timeline.known.note_news(&mut self.current);
            self.count_if_over();
            self.timeline.results.note_kept(game);
            self.accounts.filed.insert(game);
            self.add_up();
        }
    }
}

//! Which games of a sitting go into the archive.
//!
//! The archive has every finished game once, as it ended first. Undo can take the end back, and the
//! game goes on as practice, but that changes nothing in the archive, and another end is not kept.

use super::Sitting;
use super::results::Ended;
use super::timeline::KeptBefore;
use crate::engine::{Phase, Seat, Seats};
use crate::record::{GameId, KeptGame, Outcome, Person, Played, Seating};
use jiff::{Timestamp, Unit};
use std::time::Duration;

/// A game that has ended, to be kept in the archives of those who sat in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Filed {
    /// The game as the player has seen it whose files these are.
    pub game: KeptGame,
    /// The seats that practised in it.
    practice: Seats,
}

impl Filed {
    /// The game as it is kept in the archive of another person at the table, seen from their seat.
    /// `host` is who the player whose files these are is for that person, and `by` that person's
    /// name.
    pub fn game_of(&self, seat: Seat, host: &Person, by: &str) -> KeptGame {
        let KeptGame { record, played } = self.game.clone();
        let (seating, practice) = (played.seating.hosted_by(seat, host), self.practice.contains(seat));
        KeptGame { record, played: Played { seating, seat, practice, by: by.to_owned(), ..played } }
    }
}

impl Sitting {
    /// The current game as it is kept in the archive.
    pub fn kept_game(&self, by: &str, when: Timestamp) -> KeptGame {
        let about = &self.current.about;
        let time = self.timeline.times.get(&about.game).copied().unwrap_or_default();
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
            number: about.number,
            era: self.timeline.results.of(about.game).map_or(about.era, |ended| ended.era),
            doubted: false,
        };
        KeptGame { record: self.current.session().record().clone(), played }
    }

    /// Who sits at the current game, each Nestor at the lowest level at which he has played in it.
    pub(in crate::table) fn counted_seating(&self) -> Seating {
        let about = &self.current.about;
        self.timeline.marks.counted_seating(about.game, &about.seating)
    }

    /// The current game, and how it ended for the player whose files these are.
    pub(in crate::table) fn outcome(&self) -> (GameId, Outcome) {
        let about = &self.current.about;
        (GameId(about.game), Outcome::of(self.current.state(), about.seating.host()))
    }

    /// The current game, if it is over and the archives do not have it yet.
    pub fn filed(&self, by: &str, when: Timestamp) -> Option<Filed> {
        let ended = self.timeline.results.of(self.current.about.game)?;
        if ended.kept || self.current.phase() != Phase::GameOver {
            return None;
        }
        let people = self.current.seating().people().map(|(seat, _)| seat);
        let practice = people.filter(|seat| self.is_practice_at(*seat)).collect();
        Some(Filed { game: self.kept_game(by, when), practice })
    }

    /// Notes that the archives have the current game if it is over. From now on, they count it.
    pub fn note_filed(&mut self) {
        if self.current.phase() == Phase::GameOver {
            self.timeline.results.note_kept(self.current.about.game, true);
            self.add_up();
        }
    }

    /// Compares the current game with the archive, because the program may have ended between the
    /// two writes. Either the game continues to the end in the archive, or it must be kept again.
    pub fn reconcile(&mut self, kept: Option<&KeptGame>) {
        let game = self.current.about.game;
        let Some(KeptGame { record: kept, played }) = kept else {
            self.timeline.results.note_kept(game, false);
            return;
        };
        let Ok(end) = kept.replay() else { return };
        if end.state().phase() != Phase::GameOver || self.timeline.results.of(game).is_some() {
            return;
        }
        if self.current.session().record().is_beginning_of(kept) {
            self.timeline.keep(self.current.place(), KeptBefore::Turn);
            self.current.set_session(end);
        }
        self.timeline.results.end(game, Ended { line: None, kept: true, era: played.era });
    }
}

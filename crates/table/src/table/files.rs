//! What of a table goes into files, for the player whose files these are.

use super::sitting::clock::SavedClock;
use super::sitting::filing::Filed;
use super::sitting::saved::{Saved, SavedTally};
use super::{Playback, sitting::Sitting};
use crate::career::{AgreedMatch, Tally};
use crate::engine::{Phase, Seat};
use crate::nestor::Level;
use crate::record::{GameId, KeptGame, Outcome, Record, TimedResult};
use jiff::Timestamp;

/// What of a table goes into files.
#[derive(Clone, Copy, Debug)]
pub struct TableFiles<'a> {
    pub(super) sitting: &'a Sitting,
    pub(super) clock_runs: bool,
}

impl<'a> TableFiles<'a> {
    /// The table as it is saved.
    pub fn saved(self) -> Saved {
        Saved::of(self.sitting)
    }

    /// The tally as it is saved.
    pub fn saved_tally(self) -> SavedTally {
        SavedTally::of(self.sitting)
    }

    /// The running clock as it is saved.
    pub fn saved_clock(self) -> Option<SavedClock> {
        SavedClock::of(self.sitting, self.clock_runs)
    }

    /// The current game, if it is over and the archives do not have it yet.
    pub fn filed(self, by: &str, when: Timestamp) -> Option<Filed> {
        self.sitting.filed(by, when)
    }

    /// The tally without the games that the archive counts, and the number of the tally that games
    /// now count in.
    pub fn tally(self) -> (Tally, u64) {
        (self.sitting.tally().clone(), self.sitting.current().era())
    }

    /// The record of the current game, with every bone.
    pub fn record(self) -> &'a Record {
        self.sitting.current().session().record()
    }

    /// The hands of the current game that are over, as a text with every bone of them.
    pub fn hands_over(self, by: &str, when: Timestamp) -> Option<String> {
        let mut game = self.sitting.kept_game(by, when);
        if self.sitting.current().state().phase() == Phase::Playing {
            game.record.hands.pop();
        }
        if game.record.hands.is_empty() { None } else { game.to_text().ok() }
    }

    /// The current game, and how it ended for the player.
    pub fn outcome(self) -> (GameId, Outcome) {
        self.sitting.outcome()
    }

    /// The current game as a text that has every bone. Whoever writes it to a file wishes for
    /// [`Help::Written`](super::Help::Written).
    pub fn text(self, by: &str, when: Timestamp) -> Option<String> {
        self.sitting.kept_game(by, when).to_text().ok()
    }

    /// The current game, to be looked through from its host's seat.
    pub fn playback(self, by: &str, when: Timestamp) -> Option<Playback> {
        let KeptGame { record, played } = self.sitting.kept_game(by, when);
        Playback::new(record, Some(played))
    }

    /// The current game, if the player has won it and it counts (R34), and the lowest level at which a
    /// Nestor has played in it.
    pub fn won_plainly(self) -> Option<(GameId, Level)> {
        let (game, seat) = (self.sitting.current(), self.sitting.current().seating().host());
        let (id, outcome) = self.sitting.outcome();
        let counts = !self.sitting.is_practice_at(seat) && game.seating().programs().next().is_none();
        let counted = self.sitting.counted_seating();
        let level = game.state().rules().all_seats().filter_map(|seat| counted.level(seat)).min()?;
        (counts && outcome == Outcome::Won).then_some((id, level))
    }

    /// The result of a game on time for the side of a seat, once the game is over.
    pub fn timed_result(self, seat: Seat) -> Option<TimedResult> {
        let game = self.sitting.current();
        TimedResult::of(game.session().chronicle(seat), game.seconds_of_side(seat))
    }

    /// Notes in a match how far this deal of it was played.
    pub fn note_in(self, played: &mut AgreedMatch, deal: u16) {
        played.note(deal, self.sitting.current().session().record());
    }
}

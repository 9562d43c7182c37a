//! What tests look at inside a sitting and a table, although no player may.
#![allow(dead_code, missing_docs, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes::engine::{GameState, Observation, Seat, Seats};
use electrum_dominoes::record::{GameId, KeptGame, Person, Seating, Session};
use electrum_dominoes::table::sitting::clock::SavedClock;
use electrum_dominoes::table::sitting::saved::{Saved, SavedTally};
use electrum_dominoes::table::{Help, Sitting, TableFiles};
use jiff::Timestamp;

/// Questions about a sitting that only tests ask.
pub trait Inside {
    fn session(&self) -> &Session;
    fn state(&self) -> &GameState;
    fn seating(&self) -> &Seating;
    fn observe(&self, seat: Seat) -> Observation;
    fn game_id(&self) -> GameId;
    fn number(&self) -> u64;
    fn era(&self) -> u64;
    fn is_practice(&self) -> bool;
    fn is_to_be_filed(&self) -> bool;
    fn undo(&mut self) -> bool;
    fn note_help(&mut self, help: Help);
    fn kept_game_of(&self, seat: Seat, host: &Person, by: &str, when: Timestamp) -> KeptGame;
    fn saved(&self) -> Saved;
    fn saved_tally(&self) -> SavedTally;
    fn saved_clock(&self, runs: bool) -> Option<SavedClock>;
}

impl Inside for Sitting {
    fn session(&self) -> &Session {
        self.current().session()
    }

    fn state(&self) -> &GameState {
        self.current().state()
    }

    fn seating(&self) -> &Seating {
        self.current().seating()
    }

    fn observe(&self, seat: Seat) -> Observation {
        self.current().observe(seat)
    }

    fn game_id(&self) -> GameId {
        self.current().id()
    }

    fn number(&self) -> u64 {
        self.current().number()
    }

    fn era(&self) -> u64 {
        self.current().era()
    }

    fn is_practice(&self) -> bool {
        self.is_practice_at(self.seating().host())
    }

    fn is_to_be_filed(&self) -> bool {
        self.filed("", Timestamp::UNIX_EPOCH).is_some()
    }

    fn undo(&mut self) -> bool {
        self.undo_turn(None)
    }

    fn note_help(&mut self, help: Help) {
        self.note_help_of(Seats::ALL, help);
    }

    fn kept_game_of(&self, seat: Seat, host: &Person, by: &str, when: Timestamp) -> KeptGame {
        self.filed("", when).expect("the game is over").game_of(seat, host, by)
    }

    fn saved(&self) -> Saved {
        Saved::of(self)
    }

    fn saved_tally(&self) -> SavedTally {
        SavedTally::of(self)
    }

    fn saved_clock(&self, runs: bool) -> Option<SavedClock> {
        SavedClock::of(self, runs)
    }
}

/// The sitting of a table, as it would come back from its file.
pub fn sitting(files: TableFiles<'_>) -> Sitting {
    files.saved().load().expect("a saved table can be loaded")
}

//! Which games are plain and which are practice (R34). This is the only place that decides it.
//!
//! A game is plain if its deals came fresh from chance at this table, if nothing in it was ever
//! taken back past something new, and if no help was used in it. Every other game is practice, for
//! the seats that practise.
//!
//! This is noted for each game and not for the moments that Undo goes back to, so nothing takes it
//! back.

use super::current::Current;
use crate::engine::{GameState, Move, Phase, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that is hidden from the players during a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hidden {
    /// The hands of all seats without a person.
    Hands,
    /// The bones that have not been drawn.
    Boneyard,
}

/// How a person got help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A hint, beliefs, the tutor or a review has judged the current hand.
    Judged,
    /// Hidden bones were shown.
    Looked(Hidden),
    /// The game was written to a file that anyone can read, with every bone and with the number
    /// that determines the next deals.
    Written,
    /// The same was done with all games that Undo, Redo and Restore can reach.
    BackedUp,
}

impl Help {
    /// Whether it counts as help in this state of a game. Once a hand is over, all its bones are
    /// open, and once a game is over, there is nothing left to win.
    pub(super) fn counts(self, state: &GameState) -> bool {
        match self {
            Help::Judged | Help::Looked(Hidden::Hands) => state.phase() == Phase::Playing,
            Help::Looked(Hidden::Boneyard) => state.phase() == Phase::Playing && state.public().boneyard_len() > 0,
            Help::Written | Help::BackedUp => state.phase() != Phase::GameOver,
        }
    }
}

/// What is known about a game at its latest moment so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct KnownGame {
    /// How many new things the game has shown to a person: hands dealt, bones drawn, moves of
    /// others, hands laid open.
    pub(super) news: u32,
    /// The seats that practise.
    pub(super) practice: Seats,
    /// Whether its deals came from a given number or from a record, so that chance did not decide
    /// them here.
    pub(super) given: bool,
}

impl KnownGame {
    const NOTHING: KnownGame = KnownGame { news: 0, practice: Seats::NONE, given: false };
}

/// What is known about every game that can be reached.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct KnownGames(pub(super) BTreeMap<u64, KnownGame>);

impl KnownGames {
    fn entry(&mut self, game: u64) -> &mut KnownGame {
        self.0.entry(game).or_insert(KnownGame::NOTHING)
    }

    /// What is known about a game.
    pub(super) fn of(&self, game: u64) -> KnownGame {
        self.0.get(&game).copied().unwrap_or(KnownGame::NOTHING)
    }

    /// Whether a game is practice for the person on a seat.
    pub(super) fn is_practice(&self, game: u64, seat: Seat) -> bool {
        self.of(game).practice.contains(seat)
    }

    /// From now on, a game is practice for these seats.
    pub(super) fn practise(&mut self, game: u64, people: Seats) {
        let known = self.entry(game);
        known.practice = known.practice.iter().chain(people.iter()).collect();
    }

    /// Notes that somebody may know the deals of a game. It is practice for everyone.
    pub(super) fn find(&mut self, game: u64) {
        let known = self.entry(game);
        (known.given, known.practice) = (true, Seats::ALL);
    }

    /// Notes that something new has happened in the current game.
    pub(super) fn note_news(&mut self, game: &mut Current) {
        game.about.news = game.about.news.saturating_add(1);
        let known = self.entry(game.about.game);
        known.news = known.news.max(game.about.news);
    }

    /// Notes what a move has shown that the only person at the table did not decide. Among several
    /// people, every move is new to somebody.
    pub(super) fn note_move(&mut self, before: &GameState, step: Move, game: &mut Current) {
        let seating = &game.about.seating;
        let alone = !seating.is_company() && seating.is_person(before.to_move());
        let opened = game.phase() != Phase::Playing;
        // A clock that is read tells nothing, unless its time is up and all hands lie open.
        let is_reading = matches!(step, Move::Clock(..)) && !opened;
        if !is_reading && (!alone || opened || step == Move::Draw) {
            self.note_news(game);
        }
    }
}

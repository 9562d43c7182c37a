//! Which games are plain and which are practice (R34). This is the only place that decides it.
//!
//! A game is plain if its deals came fresh from chance at this table, if nothing in it was ever taken back past something
//! new, and if no help was used in it. Every other game is practice, for the seats that practise.
//!
//! This is noted for each game and not for the moments that Undo goes back to, so nothing takes it back.

use super::Sitting;
use crate::engine::{GameState, Move, Phase, Seat, Seats};
use std::collections::BTreeMap;

/// Something that is hidden from the players during a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The game was written to a file that anyone can read, with every bone and with the number that determines the next
    /// deals.
    Written,
    /// The same was done with all games that Undo, Redo and Restore can reach.
    BackedUp,
}

/// What is known about a game at its latest moment so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct KnownGame {
    /// How many new things the game has shown to a person: hands dealt, bones drawn, moves of others, hands laid open.
    pub(super) news: u32,
    /// The seats that practise.
    pub(super) practice: Seats,
    /// Whether its deals came from a given number or from a record, so that chance did not decide them here.
    pub(super) given: bool,
}

impl KnownGame {
    pub(super) const NOTHING: KnownGame = KnownGame { news: 0, practice: Seats::NONE, given: false };
}

/// What is known about every game that can be reached.
pub(super) type KnownGames = BTreeMap<u64, KnownGame>;

impl Sitting {
    /// Whether the game is practice for the player whose files these are (R34).
    pub fn is_practice(&self) -> bool {
        self.is_practice_at(self.about.seating.host())
    }

    /// The same for the person on any seat.
    pub fn is_practice_at(&self, seat: Seat) -> bool {
        self.known().practice.contains(seat)
    }

    /// Notes help of everyone at the table, if it counts as help now. Returns whether it counts.
    pub fn note_help(&mut self, help: Help) -> bool {
        self.note_help_of(Seats::ALL, help)
    }

    /// Notes help of the people on these seats, if it counts as help now. Once a hand is over, all its bones are open, and
    /// once a game is over, there is nothing left to win. Returns whether it counts.
    pub fn note_help_of(&mut self, people: Seats, help: Help) -> bool {
        let state = self.state();
        let counts = match help {
            Help::Judged | Help::Looked(Hidden::Hands) => state.phase() == Phase::Playing,
            Help::Looked(Hidden::Boneyard) => state.phase() == Phase::Playing && state.public().boneyard_len() > 0,
            Help::Written => state.phase() != Phase::GameOver,
            Help::BackedUp => return self.note_backed_up(),
        };
        if counts {
            self.practise(people);
            if help != Help::Judged {
                self.chance.known();
            }
        }
        counts
    }

    /// Notes that all games that go on were written to a file. Returns whether there are any.
    fn note_backed_up(&mut self) -> bool {
        let games = self.timeline.unfinished(&self.place());
        for &game in &games {
            self.timeline.find(game);
        }
        self.chance.known();
        self.add_up();
        !games.is_empty()
    }

    /// Whether several people play one of the games that Undo, Redo and Restore can reach and that is not over.
    pub fn has_unfinished_company(&self) -> bool {
        let now = self.place();
        let unfinished = self.timeline.unfinished(&now);
        let mut all = self.timeline.places().chain([&now]);
        all.any(|place| place.about.seating.is_company() && unfinished.contains(&place.about.game))
    }

    /// From now on, the current game is practice for these seats.
    pub(super) fn practise(&mut self, people: Seats) {
        let known = self.known_mut();
        known.practice = known.practice.iter().chain(people.iter()).collect();
        let owner = self.about.seating.host();
        if people.contains(owner) {
            self.timeline.results.note_practice(self.about.game);
            self.add_up();
        }
    }

    /// Notes that something new has happened in the current game.
    pub(super) fn note_news(&mut self) {
        self.about.news = self.about.news.saturating_add(1);
        let news = self.about.news;
        let known = self.known_mut();
        known.news = known.news.max(news);
    }

    /// Notes what a move has shown that the only person at the table did not decide. Among several people, every move is new
    /// to somebody.
    pub(super) fn note_move(&mut self, before: &GameState, step: Move) {
        let alone = !self.about.seating.is_company() && self.about.seating.is_person(before.to_move());
        let opened = self.state().phase() != Phase::Playing;
        // A clock that is read tells nothing, unless its time is up and all hands lie open.
        let is_reading = matches!(step, Move::Clock(..)) && !opened;
        if !is_reading && (!alone || opened || step == Move::Draw) {
            self.note_news();
        }
    }

    /// The table has come to another moment. If a person has seen more of its game already, the game is practice.
    pub(super) fn compare_with_known(&mut self) {
        if self.about.news < self.known().news {
            self.practise(Seats::ALL);
        }
    }

    /// Notes that the deals of the current game were given, so that somebody may have seen them before.
    pub(super) fn note_given(&mut self) {
        self.timeline.find(self.about.game);
        self.add_up();
    }

    pub(super) fn known(&self) -> KnownGame {
        self.timeline.known.get(&self.about.game).copied().unwrap_or(KnownGame::NOTHING)
    }

    fn known_mut(&mut self) -> &mut KnownGame {
        self.timeline.known.entry(self.about.game).or_insert(KnownGame::NOTHING)
    }
}

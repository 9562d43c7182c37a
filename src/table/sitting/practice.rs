//! Which games are plain and which are practice (R34). This is the only place that decides it.
//!
//! A game is plain if its deals came fresh from chance at this table, if nothing in it was ever
//! taken back past something new, and if no help was used in it. Every other game is practice, for
//! the seats that practise.
//!
//! A game that has ended as a plain one stands as it ended. Its end can be taken back, and whatever
//! follows then is practice, but it does not change what stands. A game counts for the lowest level
//! at which each Nestor has played in it.
//!
//! This is noted for each game and not for the moments that Undo goes back to, so nothing takes it
//! back.

use super::current::Current;
use crate::engine::fnv::Fnv;
use crate::engine::{BySeat, GameState, Move, Phase, SEATS, Seat, Seats};
use crate::nestor::Level;
use crate::record::{Seating, Session};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// This many hands refused in a row are not chance any more. The player is told, and the game that
/// follows says so.
pub const MANY_REFUSED: u16 = 3;

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
    /// Whether it was dealt afresh and no person has made a move in it by choice. Whoever leaves it
    /// then refuses its hand.
    pub(super) fresh: bool,
    /// How many hands in a row were refused before its first.
    pub(super) refused: u16,
    /// The lowest level at which the Nestor on each seat has played.
    pub(super) lowest: BySeat<Option<Level>>,
    /// Its first end, if it was plain for somebody.
    pub(super) end: Option<PlainEnd>,
}

/// How a game has ended that was plain for somebody. It stands, whatever is taken back afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PlainEnd {
    /// A hash of the moves that led to it.
    pub(super) course: u64,
    /// The seats for which the game was plain.
    pub(super) seats: Seats,
    /// Whether the archives were given it.
    pub(super) filed: bool,
}

impl KnownGame {
    const NOTHING: KnownGame = KnownGame {
        news: 0,
        practice: Seats::NONE,
        given: false,
        fresh: false,
        refused: 0,
        lowest: [None; SEATS],
        end: None,
    };
}

/// What is known about every game that can be reached.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct KnownGames {
    pub(super) games: BTreeMap<u64, KnownGame>,
    /// How many hands in a row were refused last.
    pub(super) refused: u16,
}

impl KnownGames {
    fn entry(&mut self, game: u64) -> &mut KnownGame {
        self.games.entry(game).or_insert(KnownGame::NOTHING)
    }

    /// What is known about a game.
    pub(super) fn of(&self, game: u64) -> KnownGame {
        self.games.get(&game).copied().unwrap_or(KnownGame::NOTHING)
    }

    /// Whether a game is practice for the person on a seat, as it stands. An end that was plain
    /// stays plain, also when Redo comes back to it.
    pub(super) fn is_practice(&self, game: u64, session: &Session, seat: Seat) -> bool {
        let known = self.of(game);
        let stands = |end: &PlainEnd| end.seats.contains(seat) && is_at(end, session);
        known.practice.contains(seat) && !known.end.as_ref().is_some_and(stands)
    }

    /// From now on, a game is practice for these seats.
    pub(super) fn practise(&mut self, game: u64, people: Seats) {
        let known = self.entry(game);
        known.practice = known.practice.iter().chain(people.iter()).collect();
    }

    /// Notes that somebody may know the deals of a game. It is practice for everyone.
    pub(super) fn find(&mut self, game: u64) {
        let known = self.entry(game);
        (known.given, known.fresh, known.practice) = (true, false, Seats::ALL);
    }

    /// Notes that something new has happened in the current game.
    pub(super) fn note_news(&mut self, game: &mut Current) {
        game.about.news = game.about.news.saturating_add(1);
        let known = self.entry(game.about.game);
        known.news = known.news.max(game.about.news);
    }

    /// Notes what a move has shown that the only person at the table did not decide, and at which
    /// level it was made. Among several people, every move is new to somebody.
    pub(super) fn note_move(&mut self, before: &GameState, step: Move, game: &mut Current) {
        let seating = &game.about.seating;
        let alone = !seating.is_company() && seating.is_person(before.to_move());
        let opened = game.phase() != Phase::Playing;
        // A clock that is read tells nothing, unless its time is up and all hands lie open.
        let is_reading = matches!(step, Move::Clock(..)) && !opened;
        if let Some(level) = seating.level(before.to_move()).filter(|_| !matches!(step, Move::Clock(..))) {
            let lowest = &mut self.entry(game.about.game).lowest[before.to_move().index()];
            *lowest = Some(lowest.map_or(level, |lowest| lowest.min(level)));
        }
        if !is_reading && (!alone || opened || step == Move::Draw) {
            self.note_news(game);
        }
    }

    /// Who sat at a game, each Nestor at the lowest level at which he has played in it.
    pub(super) fn counted_seating(&self, game: u64, seating: &Seating) -> Seating {
        seating.at_levels(&self.of(game).lowest)
    }

    /// Notes the end of a game that is over, unless it has ended before as a plain one.
    pub(super) fn note_end(&mut self, game: &Current) {
        let known = self.entry(game.about.game);
        let plain = |seat: &Seat| !known.practice.contains(*seat);
        let seats: Seats = game.about.seating.people().map(|(seat, _)| seat).filter(plain).collect();
        if known.end.is_none() && !seats.is_empty() {
            known.end = Some(PlainEnd { course: course_of(game.session()), seats, filed: false });
        }
    }

    /// Notes that the archive has a game of these people as a plain one that ended so.
    pub(super) fn note_archived(&mut self, game: u64, session: &Session, seats: Seats) {
        let known = self.entry(game);
        let found = PlainEnd { course: course_of(session), seats, filed: true };
        known.end = Some(known.end.map_or(found, |end| PlainEnd { filed: true, ..end }));
    }

    /// Notes whether the archives have the end of a game at which it stands.
    pub(super) fn note_filed(&mut self, game: u64, session: &Session, filed: bool) {
        if let Some(end) = &mut self.entry(game).end
            && is_at(end, session)
        {
            end.filed = filed;
        }
    }

    /// The seats whose archives have a plain end of this game, which stays there.
    pub(super) fn stands_for(&self, game: u64) -> Seats {
        self.of(game).end.filter(|end| end.filed).map_or(Seats::NONE, |end| end.seats)
    }

    /// Notes that a game is dealt afresh.
    pub(super) fn note_fresh(&mut self, game: u64) {
        self.entry(game).fresh = true;
    }

    /// Notes that a person makes a move in a game by choice. What was refused before belongs to it.
    pub(super) fn note_taken_up(&mut self, game: u64) {
        let refused = self.refused;
        let known = self.entry(game);
        if known.fresh {
            (known.fresh, known.refused) = (false, refused);
            self.refused = 0;
        }
    }

    /// Notes that a game is left for another. Returns whether its hand was refused with it.
    pub(super) fn leave(&mut self, game: u64) -> bool {
        let refuses = self.of(game).fresh;
        self.refused = self.refused.saturating_add(refuses.into());
        refuses
    }

    /// Notes that a game that was left is back at the table. Returns whether its hand was refused
    /// and is not any more.
    pub(super) fn come_back(&mut self, game: u64) -> bool {
        let refused = self.of(game).fresh;
        self.refused = self.refused.saturating_sub(refused.into());
        refused
    }
}

/// Whether a game stands at this end.
fn is_at(end: &PlainEnd, session: &Session) -> bool {
    session.state().phase() == Phase::GameOver && end.course == course_of(session)
}

/// A hash of the moves of a game. The readings of its clocks change nothing, except the last one
/// of a clock that has run out.
fn course_of(session: &Session) -> u64 {
    let mut course = String::new();
    for hand in &session.record().hands {
        let moves = hand.moves.iter().filter(|step| !matches!(step, Move::Clock(_, 1..)));
        moves.for_each(|step| course.extend([&step.to_string(), " "]));
        course.push('/');
    }
    Fnv::of(course.as_bytes())
}

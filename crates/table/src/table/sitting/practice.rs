//! Which games are plain and which are practice (R34). This is the only place that decides it.
//!
//! A game in which the program helped is practice, for the people whom it helped, and all others
//! count. That is marked for the game when the help is given, so no Undo takes it back.

use super::place::Snapshot;
use crate::engine::{BySeat, GameState, Move, Phase, SEATS, Seat, Seats};
use crate::nestor::Level;
use crate::record::Seating;
use electrum_dominoes_seat::Hidden;
use std::collections::BTreeMap;

/// How a person got help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// A hint, beliefs, the tutor or a review has judged the current hand.
    Judged,
    /// Hidden bones were shown.
    Looked(Hidden),
    /// The game was written where anyone can read it, with every bone and with the number that
    /// determines the next deals.
    Written,
}

impl Help {
    /// Whether it counts as help in this state of a game. Once a hand is over, all its bones are
    /// open, and once a game is over, there is nothing left to win.
    pub(super) fn counts(self, state: &GameState) -> bool {
        match self {
            Help::Judged | Help::Looked(Hidden::Hands) => state.phase() == Phase::Playing,
            Help::Looked(Hidden::Boneyard) => state.phase() == Phase::Playing && state.public().boneyard_len() > 0,
            Help::Written => state.phase() != Phase::GameOver,
        }
    }
}

/// What is marked for a game, whatever is undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GameMark {
    /// The seats that practise.
    pub(super) practice: Seats,
    /// The lowest level at which the Nestor on each seat has played.
    pub(super) lowest: BySeat<Option<Level>>,
}

impl GameMark {
    pub(super) const NOTHING: GameMark = GameMark { practice: Seats::NONE, lowest: [None; SEATS] };
}

/// What is marked for every game that can be reached.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Marks(pub(super) BTreeMap<u64, GameMark>);

impl Marks {
    fn entry(&mut self, game: u64) -> &mut GameMark {
        self.0.entry(game).or_insert(GameMark::NOTHING)
    }

    /// What is marked for a game.
    pub(super) fn of(&self, game: u64) -> GameMark {
        self.0.get(&game).copied().unwrap_or(GameMark::NOTHING)
    }

    /// From now on, a game is practice for these seats.
    pub(super) fn practise(&mut self, game: u64, people: Seats) {
        let mark = self.entry(game);
        mark.practice = mark.practice.iter().chain(people.iter()).collect();
    }

    /// Notes at which level the Nestor on a seat makes a move in a game.
    pub(super) fn note_level(&mut self, game: u64, seat: Seat, level: Level) {
        let lowest = &mut self.entry(game).lowest[seat.index()];
        *lowest = Some(lowest.map_or(level, |lowest| lowest.min(level)));
    }

    /// Who sat at a game, each Nestor at the lowest level at which he has played in it.
    pub(super) fn counted_seating(&self, game: u64, seating: &Seating) -> Seating {
        seating.at_levels(&self.of(game).lowest)
    }
}

/// Whether a moment of a game has shown somebody more than another moment of it: a hand that was
/// dealt, a bone that was drawn, a move of somebody else, or hands that were laid open. Among
/// several people, every move is somebody else's.
pub(super) fn shows_more(seen: &Snapshot, other: &Snapshot) -> bool {
    let (seen_hands, other_hands) = (seen.moves(), other.moves());
    let same = seen_hands.iter().zip(&other_hands).take_while(|(seen, other)| seen == other).count();
    let Some(last) = seen_hands.get(same) else { return false };
    if seen_hands.len() > same + 1 || other_hands.len() <= same {
        return true;
    }
    let common = last.iter().zip(&other_hands[same]).take_while(|(seen, other)| seen == other).count();
    let since = &last[common..];
    if since.is_empty() {
        return false;
    }
    let Ok(session) = seen.replay() else { return true };
    let seating = &seen.about.seating;
    let is_own = |seat: Seat| !seating.is_company() && seating.is_person(seat);
    let shows = |(at, step): (usize, &Move)| *step == Move::Draw || !session.deeds().seat_of(at).is_some_and(is_own);
    session.state().phase() != Phase::Playing || (common..).zip(since).any(shows)
}

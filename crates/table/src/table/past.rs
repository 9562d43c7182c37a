//! What has happened before a moment. It is needed after Undo, Redo or Restore, or when a game
//! comes from a file.

use super::{Change, Watcher, sitting::Current};
use crate::engine::event::since_last_move;
use crate::engine::{Event, Move, Seat};
use crate::record::{Chronicle, GameId, Record, Replay};

/// The events since the last move of the player on a seat, beginning with that move, as the watcher saw
/// them. They are the same as those told at the time.
pub(super) fn recent(game: &Current, watcher: Watcher, player: Option<Seat>) -> Vec<Event> {
    since_last_move(&History { game, watcher }.hand(), player, game.state().rules()).to_vec()
}

/// What has happened in a game, as its watcher has seen it.
#[derive(Clone, Copy)]
pub struct History<'a> {
    pub(super) game: &'a Current,
    pub(super) watcher: Watcher,
}

impl History<'_> {
    /// The game so far.
    pub fn chronicle(self) -> Chronicle {
        let record = self.game.session().record();
        let told = match self.watcher {
            Watcher::Seat(seat) if self.game.is_set_up() => return Chronicle::of_position(&self.game.observe(seat)),
            Watcher::Seat(seat) => Chronicle::of(record, seat),
            Watcher::Covered(seat) => Chronicle::covered(record, seat),
        };
        told.expect("the record of a session can be replayed")
    }

    /// All events of this hand.
    pub fn hand(self) -> Vec<Event> {
        let mut told = Vec::new();
        let replayed = self.game.session().record().replay_with(|seen| match seen {
            Replay::Deal(_, _, dealt) => told = vec![dealt.clone()],
            Replay::Move(made) => told.extend(made.events.iter().map(|event| self.watcher.hears(event.clone()))),
        });
        replayed.map(|_| told).unwrap_or_default()
    }
}

/// A game and its moves up to some moment.
pub(super) struct Trail {
    game: GameId,
    record: Record,
}

impl Trail {
    pub(super) fn of(game: &Current) -> Trail {
        Trail { game: game.id(), record: game.session().record().clone() }
    }

    /// The next move from this moment towards a later one. `None` if the later moment is in another
    /// game.
    fn next_towards(&self, later: &Trail) -> Option<Move> {
        let last = self.record.hands.last().filter(|_| self.game == later.game)?;
        let same = later.record.hands.get(self.record.hands.len() - 1)?;
        let [before, after] = [last, same].map(|hand| hand.moves.iter().filter(|step| !is_clock(**step)));
        let mut after = after;
        before.zip(after.by_ref()).all(|(one, other)| one == other).then(|| after.next().copied()).flatten()
    }
}

/// What leads from a moment to a later one: Restore if it is known to, or else a move.
pub(super) fn change(restores: bool, earlier: &Trail, later: &Trail) -> Option<Change> {
    if restores { Some(Change::Restore) } else { earlier.next_towards(later).map(Change::Move) }
}

/// The clock may be read again when Undo goes back in a game.
const fn is_clock(step: Move) -> bool {
    matches!(step, Move::Clock(..))
}

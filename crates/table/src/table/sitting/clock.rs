//! The time that every seat with a clock has spent in each game on time. Undo does not give it
//! back.
//!
//! The record has the clocks in whole seconds, read before every move. Here, time is counted as it
//! passes, between moves too. It is saved with the game and, once a second, in a small [file of its
//! own](SavedClock). A program that is killed therefore loses only the last moments.

use super::{Sitting, current::Current};
use crate::engine::{Move, Phase, Seat};
use crate::record::text::is_usual;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, time::Duration};

/// The time that a seat has spent in the current game, in a file that is small enough to write
/// every second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Clock")]
pub struct SavedClock {
    /// The id of the game and the number of its deals.
    game: u64,
    number: u64,
    /// The seat of the clock. The usual one is the first.
    #[serde(default, skip_serializing_if = "is_usual")]
    seat: usize,
    /// The time spent, in milliseconds.
    spent: u64,
}

/// A running clock is saved once a second. If it is found still running, half of that second is
/// assumed to have passed.
const ON_THE_WAY: Duration = Duration::from_millis(500);
const SECOND: Duration = Duration::from_secs(1);

/// The time that each seat with a clock has spent in each game on time.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(in crate::table) struct TimeSpent(pub(super) BTreeMap<(u64, Seat), Duration>);

impl Current {
    /// The seat whose time passes. A single clock runs in every turn. With several clocks, it is
    /// the seat to move, and none between two hands. It is `None` in a game without a clock.
    pub fn clock(&self) -> Option<Seat> {
        let (state, rules) = (self.state(), self.rules());
        let only = rules.clocks.iter().next().filter(|_| rules.clocks.len() == 1);
        let on_turn = Some(state.to_move()).filter(|_| state.phase() != Phase::HandOver);
        only.or(on_turn).filter(|&seat| rules.has_clock(seat))
    }

    /// The seconds that the record has for all clocks on the side of a seat, which a bonus adds up.
    pub(in crate::table) fn seconds_of_side(&self, seat: Seat) -> u16 {
        let (state, rules) = (self.state(), self.rules());
        let own = rules.clocks.iter().filter(|other| rules.side(*other) == rules.side(seat));
        own.map(|seat| state.public().seconds[seat.index()]).fold(0, u16::saturating_add)
    }

    /// The whole time that a seat with a clock has for this game.
    fn limit(&self) -> Duration {
        Duration::from_secs(self.rules().seconds.into())
    }
}

impl TimeSpent {
    fn of(&self, game: &Current, seat: Seat) -> Duration {
        let read = game.limit().saturating_sub(Duration::from_secs(game.state().public().seconds[seat.index()].into()));
        self.0.get(&(game.about.game, seat)).copied().unwrap_or_default().max(read)
    }

    /// The time left for a seat, if it has a clock.
    pub(in crate::table) fn left(&self, game: &Current, seat: Seat) -> Option<Duration> {
        game.rules().has_clock(seat).then(|| game.limit().saturating_sub(self.of(game, seat)))
    }

    /// Counts this much time on the running clock.
    pub(in crate::table) fn spend(&mut self, game: &Current, time: Duration) {
        if let Some(seat) = game.clock().filter(|_| game.phase() != Phase::GameOver) {
            let spent = (self.of(game, seat) + time).min(game.limit());
            self.0.insert((game.about.game, seat), spent);
        }
    }

    /// Writes every clock that shows less than the record into the record. It writes at least one
    /// second, so that going back to a game does not end it at once. In a finished game, the clocks
    /// stand still.
    pub(super) fn read_into(&mut self, game: &mut Current) {
        for seat in game.rules().clocks.iter() {
            let Some(left) = self.left(game, seat) else { continue };
            let over = game.phase() == Phase::GameOver;
            let spent = if left.is_zero() && !over { game.limit().saturating_sub(SECOND) } else { self.of(game, seat) };
            self.0.insert((game.about.game, seat), spent);
            let seconds = seconds_of(game.limit().saturating_sub(spent));
            if game.state().public().seconds[seat.index()] > seconds && !over {
                let _ = game.session.play(Move::Clock(seat, seconds));
            }
        }
    }
}

impl SavedClock {
    /// The running clock of a sitting. If it `runs`, the time includes half of the second until the
    /// next save.
    pub fn of(sitting: &Sitting, runs: bool) -> Option<SavedClock> {
        let (spent, game) = (&sitting.timeline.spent, &sitting.current);
        let seat = game.clock()?;
        let left = spent.left(game, seat)?;
        let ahead = if runs { ON_THE_WAY.min(left.saturating_sub(SECOND)) } else { Duration::ZERO };
        let spent = (spent.of(game, seat) + ahead).as_millis() as u64;
        Some(SavedClock { game: game.about.game, number: game.about.number, seat: seat.index(), spent })
    }

    /// Sets the clock of a sitting, if it is the running clock and shows more time spent.
    pub fn put_into(self, sitting: &mut Sitting) {
        let (spent, game) = (&mut sitting.timeline.spent, &mut sitting.current);
        let Some(seat) = game.clock() else { return };
        let same = (self.game, self.number, self.seat) == (game.about.game, game.about.number, seat.index());
        let more = Duration::from_millis(self.spent).saturating_sub(spent.of(game, seat));
        if same && !more.is_zero() {
            spent.spend(game, more);
            spent.read_into(game);
        }
    }
}

/// The seconds that a clock shows, rounded up.
pub fn seconds_of(left: Duration) -> u16 {
    u16::try_from(left.as_millis().div_ceil(1000)).unwrap_or(u16::MAX)
}

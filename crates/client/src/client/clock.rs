//! One's own clock of a game on time: how much each clock has left at least, by what was seen.
//!
//! The readings are the table's. Its clocks may run more slowly than one's own, because it does not count
//! what a line takes, or slept. They never run faster.

use crate::seat::GameId;
use crate::seat::View;
use crate::sight::{BySeat, Phase, SEATS, Seat, Seats};
use std::time::Duration;

/// A clock may show less than one's own by so much, for what the line takes.
const CLOCKS_DIFFER: Duration = Duration::from_secs(4);

/// What every clock at a table elsewhere has left at least.
#[derive(Debug, Default)]
pub(super) struct WatchedClocks {
    /// The game, once one was seen.
    game: Option<GameId>,
    least: BySeat<Duration>,
    /// The clocks that have run, or may have, since they were seen last.
    running: Seats,
    seen_at: Duration,
}

impl WatchedClocks {
    /// The line broke, on which something was heard at this time. Any clock may run from then until the next
    /// view.
    pub(super) fn broke(&mut self, heard: Duration) {
        self.run_until(heard);
        self.running = Seats::ALL;
    }

    /// A hand of a game is drawn, and its clocks have this left. They run once it is dealt.
    pub(super) fn expect(&mut self, game: GameId, seconds: BySeat<u16>, now: Duration) {
        if self.game.replace(game) != Some(game) {
            self.least = seconds.map(|seconds| Duration::from_secs(seconds.into()));
            (self.running, self.seen_at) = (Seats::NONE, now);
        }
    }

    /// The line is there again. What is shown next is shown at once.
    pub(super) fn is_back(&mut self, now: Duration) {
        self.run_until(now);
        self.running = Seats::NONE;
    }

    /// Whether one of these clocks of a game may have nothing left by now.
    pub(super) fn may_have_run_out(&self, game: GameId, clocks: Seats) -> bool {
        let is_out = |seat: Seat| self.least[seat.index()] <= CLOCKS_DIFFER;
        self.game != Some(game) || clocks.iter().any(is_out)
    }

    /// What runs has run until now.
    fn run_until(&mut self, now: Duration) {
        let passed = now.saturating_sub(self.seen_at);
        for seat in self.running.iter() {
            let least = &mut self.least[seat.index()];
            *least = least.saturating_sub(passed);
        }
        self.seen_at = self.seen_at.max(now);
    }

    /// The clocks are seen. `begins` are the readings with which the hand has begun, if it was seen from
    /// then on. Returns whether one shows less than it can.
    pub(super) fn see(&mut self, view: &View, begins: Option<BySeat<u16>>, now: Duration) -> bool {
        let (shown, mut differs) = (shown(view), false);
        if self.game.replace(view.game) != Some(view.game) {
            self.least = begins.map_or(shown, |begins| begins.map(|seconds| Duration::from_secs(seconds.into())));
            self.running = Seats::NONE;
        }
        self.run_until(now);
        for seat in view.rules().all_seats() {
            let (least, shown) = (&mut self.least[seat.index()], shown[seat.index()]);
            if shown + CLOCKS_DIFFER < *least {
                (differs, *least) = (true, shown);
            }
        }
        self.running = running(view);
        differs
    }
}

/// What each clock shows, which is never more than it was read.
fn shown(view: &View) -> BySeat<Duration> {
    let read = view.seen.public().seconds.map(|seconds| Duration::from_secs(seconds.into()));
    let mut shown = [Duration::ZERO; SEATS];
    for seat in view.rules().all_seats() {
        let (read, left) = (read[seat.index()], view.clocks.left[seat.index()]);
        shown[seat.index()] = left.map_or(read, |left| left.min(read));
    }
    shown
}

/// The clock that runs from now on. A single one does so in every turn and between hands.
fn running(view: &View) -> Seats {
    let (rules, seen) = (view.rules(), &view.seen);
    match rules.clocks.len() {
        _ if !view.clocks.runs => Seats::NONE,
        1 => rules.clocks,
        _ if seen.phase() == Phase::Playing => Seats::of(seen.to_move()),
        _ => Seats::NONE,
    }
}

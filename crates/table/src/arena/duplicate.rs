//! The other table: the same deals again with Nestor in a player's seat, to see who did more with
//! the same bones.
//!
//! Every hand at the other table begins as it did here, with the same bones, leader and scores,
//! whatever happened there in earlier hands. The gains of one side are compared, so both results
//! share the luck of the deal.

use super::statistics::{Estimate, ratio};
use crate::career::agreed::{AgreedMatch, gain};
use crate::engine::{BySeat, Deal, GameState, Move, Phase, SEATS, Side};
use crate::nestor::{Level, Thinking, chance_of};
use crate::record::{Record, Replay, ReplayError, Session};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// One hand at both tables, in points that the side gained over the mean of the others.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Comparison {
    /// The hand, counted from 1.
    pub number: usize,
    /// The gain here. `None` if the hand was not finished here.
    pub here: Option<f64>,
    /// The gain of Nestor at the other table.
    pub there: f64,
}

/// The game at the other table, played in steps. The steps may have any size, and the result is the
/// same.
pub struct OtherTable {
    side: Side,
    levels: BySeat<Level>,
    seed: u64,
    /// The hands to play. The first one is under way.
    waiting: VecDeque<OtherHand>,
    all: usize,
    /// The thought about the next move.
    thinking: Option<Box<Thinking<ChaCha8Rng>>>,
    done: Vec<Comparison>,
}

/// A hand at the other table.
struct OtherHand {
    number: usize,
    session: Session,
    /// The game before the hand, the same at both tables.
    before: GameState,
    here: Option<f64>,
}

impl OtherTable {
    /// A table that replays the finished hands of a record, and compares the gains of one side.
    /// Every seat has a Nestor of a level. A person's seat may get any level, and the other seats
    /// get the level that sat there.
    pub fn of_record(record: &Record, side: Side, levels: BySeat<Level>, seed: u64) -> Result<OtherTable, ReplayError> {
        let mut waiting = VecDeque::new();
        record.replay_with(|seen| match seen {
            Replay::Deal(before, game, _) => {
                let number = game.record().hands.len();
                waiting.push_back(OtherHand { number, session: game.clone(), before: *before, here: None });
            }
            Replay::Move(made) => {
                let broken_off = matches!(made.step, Move::Clock(..) | Move::Resign(_));
                if let Some(start) = waiting.back_mut() {
                    let finished = made.after.phase() != Phase::Playing && !broken_off;
                    start.here = finished.then(|| gain(&start.before, made.after, side));
                }
            }
        })?;
        waiting.retain(|start| start.here.is_some());
        Ok(OtherTable::new(waiting, side, levels, seed))
    }

    /// A table that replays the deals of a match. Each is the first hand of a game of its own, so
    /// the scores are level. Nestor plays in the player's seat.
    pub fn of_match(played: &AgreedMatch) -> Option<OtherTable> {
        let rules = played.rules();
        let new = Session::new(*rules).ok()?;
        let before = *new.state();
        let start = |(number, deal)| {
            let mut session = new.clone();
            session.deal(Deal::from_number(deal, rules, before.lead())).ok()?;
            Some(OtherHand { number, session, before, here: None })
        };
        let waiting = (1..).zip(played.deals()).map(start).collect::<Option<_>>()?;
        let mut levels = [played.level(); SEATS];
        for seat in rules.all_seats() {
            levels[seat.index()] = played.seating().level(seat).unwrap_or(played.level());
        }
        Some(OtherTable::new(waiting, played.side(), levels, played.number()))
    }

    /// The same table without its first `hands` hands, which were played before.
    #[must_use]
    pub fn after(mut self, hands: usize) -> OtherTable {
        self.waiting.drain(..hands.min(self.waiting.len()));
        self.all = self.waiting.len();
        self
    }

    fn new(waiting: VecDeque<OtherHand>, side: Side, levels: BySeat<Level>, seed: u64) -> OtherTable {
        OtherTable { side, levels, seed, all: waiting.len(), waiting, thinking: None, done: Vec::new() }
    }

    /// Plays on for about this many moves in Nestor's worlds, or at least one move at the table.
    /// Returns whether all hands are finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        let Some(OtherHand { number, session, before, here }) = self.waiting.front_mut() else { return true };
        let thinking = self.thinking.get_or_insert_with(|| {
            let seat = session.state().to_move();
            let seen = session.observe(seat);
            let chance = chance_of(&seen, self.seed);
            Box::new(Thinking::new(seen, self.levels[seat.index()], chance))
        });
        if thinking.step(nodes) {
            session.play(thinking.choice().best).expect("Nestor makes legal moves");
            self.thinking = None;
            if session.state().phase() != Phase::Playing {
                let there = gain(before, session.state(), self.side);
                self.done.push(Comparison { number: *number, here: *here, there });
                self.waiting.pop_front();
            }
        }
        self.waiting.is_empty()
    }

    /// The share of its hands that are finished, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.done.len() as f64 / self.all.max(1) as f64
    }

    /// The finished hands.
    pub fn hands(&self) -> &[Comparison] {
        &self.done
    }

    /// Plays to the end.
    pub fn finish(mut self) -> Vec<Comparison> {
        while !self.step(u64::MAX) {}
        self.done
    }
}

/// How many points a hand the side gained here over Nestor in its seat, with the 95% interval. The
/// hands may come from any number of games.
pub fn done_better(hands: &[Comparison]) -> Estimate {
    let differences: Vec<(f64, f64)> = hands.iter().filter_map(|hand| Some((hand.here? - hand.there, 1.0))).collect();
    ratio(&differences)
}

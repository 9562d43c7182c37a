//! Tries all moves of a position in the same worlds.
//!
//! What the next player could do is counted in deals of its own. They agree with what everyone has
//! drawn and passed on, and with nothing else, as a player at the table would count. Each of them is
//! also played on until the player's next turn, with anything that fits.
//!
//! Like any search, the trial has a tree of plays. Every move is tried equally often in every
//! world. The first worlds only grow the tree, so that all sides know how to continue. Only later
//! worlds count. Successive worlds are not quite independent, and the tree keeps growing. The
//! worlds are therefore counted in batches, and errors are estimated from the differences between
//! batches.

use super::facts::{Replies, Rounds, Tries, facts};
use super::{Continuation, Weighed};
use crate::belief::Belief;
use crate::chance_of;
use crate::ending::exact::only_world;
use crate::search::Search;
use crate::twins;
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use sight::{Move, Observation, Word, World};

/// Separates the random numbers of these deals from those of judging.
const SEED: u64 = 0x0064_6561_6c73;

/// Separates the random plays in these deals.
const ROUND_SEED: u64 = 0x726f_756e_6473;

/// The fewest deals in which is counted what the next player could do. Shares are then accurate to
/// about one hundredth.
const DEALS: u32 = 1600;

const BATCH: u32 = 8;

/// One in this many of the allowed moves is spent on growing the tree.
const GROWING: u32 = 5;

/// The fewest batches before a result counts as known.
const FEWEST: u32 = 10;

/// A loss is known well enough if its error is at most the first number, or at most the second
/// number times the loss.
const FINE_ERROR: f64 = 0.002;
const FINE_PART: f64 = 0.125;

/// How many times as large errors are as they seem if nothing is hidden. Then all batches are of
/// the same world. Where such endings can be solved, losses miss the truth by three to eight times
/// the error that batches show.
const ONE_WORLD: f64 = 5.0;

/// Deals that agree with what everyone has drawn and passed on, and with nothing else.
struct PlainDeals<W: Word> {
    belief: Belief<W>,
    chance: ChaCha8Rng,
    /// For the plays in them, so that the deals do not depend on the moves that are tried.
    rounds: ChaCha8Rng,
    /// How many were made.
    count: u32,
}

impl<W: Word> PlainDeals<W> {
    fn of(observation: &Observation) -> PlainDeals<W> {
        let [chance, rounds] = [SEED, ROUND_SEED].map(|seed| chance_of(observation, seed));
        PlainDeals { belief: Belief::new(observation.clone(), false), chance, rounds, count: 0 }
    }

    fn next(&mut self) -> World<W> {
        self.count += 1;
        self.belief.sample(&mut self.chance).0
    }
}

pub(super) struct Trial<W: Word> {
    observation: Observation,
    search: Search<W>,
    /// The deals in which is counted what the next player could do.
    deals: PlainDeals<W>,
    /// The most moves to make in worlds.
    most: u64,
    candidates: Vec<Candidate>,
    /// Whether there is a move that surely wins.
    is_won: bool,
    /// How many times as large errors are as they seem.
    blur: f64,
    /// The differences of all pairs of candidates, summed over batches.
    pairs: Vec<Pair>,
    /// The number of worlds tried in the current batch.
    in_batch: u32,
    batches: u32,
    done: bool,
}

struct Candidate {
    step: Move,
    /// Whether nothing is better, whatever the results.
    is_best: bool,
    /// Whether it is still being tried.
    open: bool,
    /// The mean results in the current batch.
    batch: [f64; 2],
    /// The sum of the results over all batches, and the number of batches.
    total: [f64; 2],
    batches: u32,
    replies: Replies,
    rounds: Rounds,
    tries: Tries,
    /// What had come of all candidates when this one was closed, to compare it with them in the same
    /// worlds.
    beside: Vec<Tries>,
}

/// The differences of two candidates in chance to win and in points, and their squares, summed over
/// batches.
#[derive(Clone, Copy, Default)]
struct Pair {
    batches: u32,
    sums: [f64; 2],
    squares: [f64; 2],
}

impl Pair {
    /// The mean difference in chance to win or in points, and its standard error.
    fn mean_and_error(&self, which: usize, blur: f64) -> (f64, f64) {
        let count = f64::from(self.batches.max(1));
        let mean = self.sums[which] / count;
        let variance = (self.squares[which] / count - mean * mean).max(0.0);
        (mean, blur * (variance / (count - 1.0).max(1.0)).sqrt())
    }
}

/// Whether a move is a draw that is free and leaves every play for later. In worlds it seems worse
/// than it is, because many bones are played well only with much thought, but in matches nothing
/// wins as much. A smaller hand may want to go out instead.
fn gathers(observation: &Observation, step: Move) -> bool {
    let rules = observation.rules();
    rules.free_draw && observation.hand().len() >= usize::from(rules.hand) && step == Move::Draw
}

impl<W: Word> Trial<W> {
    /// Begins to try all moves, of which some may surely win.
    pub(super) fn new(observation: &Observation, most: u64, won: &[Move]) -> Trial<W> {
        let new = |step| Candidate {
            step,
            is_best: won.contains(&step) || gathers(observation, step),
            open: true,
            batch: [0.0; 2],
            total: [0.0; 2],
            batches: 0,
            replies: Replies::default(),
            rounds: Rounds::default(),
            tries: Tries::default(),
            beside: Vec::new(),
        };
        let candidates: Vec<Candidate> = twins::candidates(observation).into_iter().map(new).collect();
        Trial {
            observation: observation.clone(),
            search: Search::new(observation.clone(), true),
            deals: PlainDeals::of(observation),
            most,
            pairs: vec![Pair::default(); candidates.len() * candidates.len()],
            is_won: !won.is_empty(),
            blur: if only_world(observation).is_some() { ONE_WORLD } else { 1.0 },
            candidates,
            in_batch: 0,
            batches: 0,
            done: false,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.search.nodes
    }

    pub(super) const fn worlds(&self) -> u32 {
        self.batches * BATCH
    }

    /// Continues for about this many moves. Returns whether enough is known or all allowed moves
    /// are spent.
    pub(super) fn run(&mut self, nodes: u64, chance: &mut impl Rng) -> bool {
        let until = self.search.nodes.saturating_add(nodes.max(1));
        while !self.done && self.search.nodes < until {
            self.try_world(chance);
        }
        while self.done && self.deals.count < DEALS {
            self.count_deal();
        }
        self.done
    }

    fn try_world(&mut self, chance: &mut impl Rng) {
        let is_growing = self.search.nodes < self.most / u64::from(GROWING);
        let seat = self.observation.seat();
        let (world, manners) = self.search.sample(chance);
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.open) {
            let first = |_: &World<W>, made: usize, _: &mut _| (made == 0).then_some(candidate.step);
            let tried = self.search.try_out(world, &manners, first, chance);
            if !is_growing {
                candidate.batch[0] += tried.win / f64::from(BATCH);
                candidate.batch[1] += tried.points / f64::from(BATCH);
                let mut after = world;
                after.play(candidate.step);
                candidate.tries.add(seat, &after, &tried);
            }
        }
        if is_growing {
            return;
        }
        self.count_deal();
        self.in_batch += 1;
        if self.in_batch == BATCH {
            self.count_batch();
        }
    }

    /// Counts what the next player could do in one more deal, and what comes until the player's next
    /// turn. All moves are counted in the same deals, those that are closed too.
    fn count_deal(&mut self) {
        let seat = self.observation.seat();
        let deal = self.deals.next();
        for candidate in &mut self.candidates {
            let mut after = deal;
            after.play(candidate.step);
            candidate.replies.add(seat, &after);
            candidate.rounds.add(seat, after, &mut self.deals.rounds);
        }
    }

    fn count_batch(&mut self) {
        self.in_batch = 0;
        self.batches += 1;
        let len = self.candidates.len();
        for (one, first) in self.candidates.iter().enumerate().filter(|(_, first)| first.open) {
            for (other, second) in self.candidates.iter().enumerate().filter(|(_, second)| second.open) {
                let pair = &mut self.pairs[one * len + other];
                pair.batches += 1;
                for which in 0..2 {
                    let difference = first.batch[which] - second.batch[which];
                    pair.sums[which] += difference;
                    pair.squares[which] += difference * difference;
                }
            }
        }
        for candidate in self.candidates.iter_mut().filter(|candidate| candidate.open) {
            candidate.batches += 1;
            for which in 0..2 {
                candidate.total[which] += candidate.batch[which];
            }
            candidate.batch = [0.0; 2];
        }
        self.close_what_is_known();
    }

    /// Stops trying moves that are clearly worse than the best. Ends the trial when enough is known
    /// or all allowed moves are spent.
    fn close_what_is_known(&mut self) {
        self.done = self.search.nodes >= self.most;
        if self.batches < FEWEST {
            return;
        }
        let best = self.best();
        let (mut all_fine, len) = (true, self.candidates.len());
        for at in (0..len).filter(|&at| at != best) {
            let (loss, error) = self.pairs[best * len + at].mean_and_error(0, self.blur);
            if error <= FINE_PART * loss {
                self.close(at);
            } else {
                all_fine &= error <= FINE_ERROR;
            }
        }
        self.done |= all_fine;
    }

    /// Stops trying a move, and keeps what has come of all of them until now.
    fn close(&mut self, at: usize) {
        if self.candidates[at].open {
            self.candidates[at].beside = self.candidates.iter().map(|candidate| candidate.tries.clone()).collect();
            self.candidates[at].open = false;
        }
    }

    /// The candidate with the best results among those still being tried, or among those that are
    /// surely the best.
    fn best(&self) -> usize {
        let mean = |candidate: &Candidate, which: usize| candidate.total[which] / f64::from(candidate.batches.max(1));
        let is_known = self.candidates.iter().any(|candidate| candidate.is_best);
        let counts = |candidate: &Candidate| if is_known { candidate.is_best } else { candidate.open };
        let counted = (0..self.candidates.len()).filter(|&at| counts(&self.candidates[at]));
        let better = |&a: &usize, &b: &usize| {
            let (a, b) = (&self.candidates[a], &self.candidates[b]);
            mean(a, 0).total_cmp(&mean(b, 0)).then(mean(a, 1).total_cmp(&mean(b, 1)))
        };
        counted.max_by(better).unwrap_or(0)
    }

    /// The results for every candidate, best first.
    pub(super) fn weighed(&self) -> Vec<Weighed> {
        let (best, len) = (self.best(), self.candidates.len());
        let Some(first) = self.candidates.get(best) else { return Vec::new() };
        let [win, points] = first.total.map(|total| total / f64::from(first.batches.max(1)));
        let win = if self.is_won { 1.0 } else { win };
        let weigh = |(at, candidate): (usize, &Candidate)| {
            let pair = if candidate.is_best { Pair::default() } else { self.pairs[best * len + at] };
            let ((loss, error), (points_loss, points_error)) =
                (pair.mean_and_error(0, self.blur), pair.mean_and_error(1, self.blur));
            let loss = loss.max(0.0);
            let tries = [&candidate.tries, candidate.beside.get(best).unwrap_or(&first.tries)];
            let facts = facts(&self.observation, candidate.step, &candidate.replies, &candidate.rounds, tries);
            // The value of a move is derived from its loss compared with the best move, which has
            // the smallest random error.
            let (win, points) = (win - loss, points - points_loss);
            let (step, line) = (candidate.step, Continuation::default());
            Weighed { step, win, points, loss, error, points_loss, points_error, facts, line, heedless: None }
        };
        let mut weighed: Vec<Weighed> = self.candidates.iter().enumerate().map(weigh).collect();
        weighed.swap(0, best);
        weighed[1..].sort_by(|a, b| a.loss.total_cmp(&b.loss).then(a.points_loss.total_cmp(&b.points_loss)));
        weighed
    }
}

//! Endings for two with few bones left, whose places are not known.
//!
//! In made-up worlds that are played as if they were open, a seat would choose differently in worlds that it cannot tell apart. Here each seat has one way to
//! choose for everything that it may know. The hands that both may hold, as everyone at the table knows them, are played against each other until neither seat
//! would rather have chosen differently.

use super::beginning::Beginning;
use super::passage::{Passage, Since, View};
use super::regret::{Payoff, Regrets};
use crate::engine::{Move, Observation, Seat, World};
use crate::nestor::twins::without_twins;
use crate::nestor::{Candidate, value};

/// The number of rounds to play towards the equilibrium, and then with seats that learn to answer all that was done or may be done now.
const ROUNDS: u32 = 20;
const ANSWERS: u32 = 10;

/// The largest tree for a choice. Small games of Draw and All Fives with hands of four fit in it.
pub const TO_CHOOSE: usize = 1_700_000;
/// The largest tree for a judgement. A game has dozens of decisions to judge, and a tree of the size above takes a second.
pub(super) const TO_JUDGE: usize = 300_000;

/// How far from the equilibrium the chances to win may be after these rounds.
pub(super) const ERROR: f64 = 0.002;

/// How likely the other seat counts as choosing at least what it did choose. It may choose otherwise than the equilibrium.
const LEAST_LIKELY: f64 = 0.001;

/// An ending on the way to its equilibrium.
pub struct Duel {
    seat: Seat,
    /// The moves to choose from.
    steps: Vec<Move>,
    /// The lead now.
    lead: i32,
    beginning: Beginning,
    /// The number of deals in the tree.
    added: usize,
    tree: Regrets<(Seat, View)>,
    /// How often the equilibrium makes each move, once it is known. It is empty if what the other seat has done would hardly ever happen.
    odds: Option<Vec<f64>>,
    nodes: u64,
}

/// What a step of a duel has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// Nothing yet. It goes on.
    Nothing,
    /// The equilibrium, as near as it is wanted.
    Balance,
    /// The most places that a duel may have. It is too large.
    Limit,
}

impl Duel {
    /// The ending of a hand, if it is one. It is taken to begin where its tree is at most this large.
    pub fn within(largest: usize, observation: &Observation) -> Option<Duel> {
        let steps: Vec<Move> = without_twins(observation.table(), &observation.legal()).collect();
        if observation.rules().seats() != 2 || steps.len() < 2 {
            return None;
        }
        let beginning = Beginning::within(largest, observation)?;
        let (seat, lead) =
            (observation.seat(), value::lead(observation.rules(), &observation.scores(), observation.seat()));
        let tree = Regrets::within(2 * largest);
        Some(Duel { seat, steps, lead, beginning, added: 0, tree, odds: None, nodes: 0 })
    }

    /// The number of places visited so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How far it is, from 0 to 1.
    pub fn progress(&self) -> f64 {
        f64::from(self.tree.rounds()) / f64::from(ROUNDS + ANSWERS)
    }

    /// Goes on for about as long as this many moves in worlds take.
    pub fn run(&mut self, nodes: u64) -> Reached {
        let until = self.nodes.saturating_add(nodes.max(1));
        while self.nodes < until {
            let next = self.beginning.deals.get(self.added).copied();
            self.nodes += match next {
                Some((world, chance)) => self.add(world, chance),
                None if self.tree.rounds() == ROUNDS && self.odds.is_none() => self.learn_to_answer(),
                None if self.tree.rounds() < ROUNDS + ANSWERS => self.tree.go_on(),
                None => return Reached::Balance,
            } as u64;
            if self.tree.is_too_large() {
                return Reached::Limit;
            }
        }
        Reached::Nothing
    }

    /// Adds a deal to the tree, and returns how many places it has.
    fn add(&mut self, world: World, chance: f64) -> usize {
        let before = self.tree.size();
        self.tree.add(&Passage::new(world), chance);
        self.added += 1;
        self.tree.size() - before
    }

    /// Keeps the odds of the moves, because the seats play differently while they learn to answer what they would hardly ever meet. Returns how many moves it looks at.
    fn learn_to_answer(&mut self) -> usize {
        let before: f64 = self.possible().map(|(since, _)| self.beginning.deals[since.deal].1).sum();
        let now: f64 = self.possible().map(|(_, chance)| chance).sum();
        let found = if now > 2.0 * LEAST_LIKELY * before { self.found() } else { Vec::new() };
        self.odds = Some(found.iter().map(|found| found.odds).collect());
        for since in &self.beginning.since {
            self.tree.learn_to_answer(since.deal, since.chosen());
        }
        found.len()
    }

    fn found(&self) -> Vec<Payoff> {
        let place = |since: &Since| self.tree.place(since.deal, since.chosen());
        let places: Vec<(u32, f64)> = self.possible().map(|(since, chance)| (place(since), chance)).collect();
        self.tree.found(&places)
    }

    /// The worlds that the seat thinks possible, and how likely they are.
    pub fn worlds(&self) -> impl Iterator<Item = (World, f64)> + '_ {
        self.possible().map(|(since, chance)| (since.passage.world, chance))
    }

    /// The deals that may be there, and how likely the other seat made them so.
    fn possible(&self) -> impl Iterator<Item = (&Since, f64)> {
        let other = self.seat.next(2);
        let is_learned = self.tree.rounds() > 0;
        self.beginning.since.iter().filter(|since| since.is_possible).map(move |since| {
            let (_, chance) = self.beginning.deals[since.deal];
            let likelihood = if is_learned { self.tree.likelihood(since.deal, &since.choices, other) } else { 1.0 };
            (since, chance * likelihood.max(LEAST_LIKELY))
        })
    }

    /// What the moves are worth. The first is the move that the equilibrium chooses most often, and the others follow by their chance to win. Choosing by its
    /// odds won no more in matches, and lost hardly less in small games.
    pub fn candidates(&self) -> Vec<Candidate> {
        let sign = if self.seat == Seat::FIRST { 1.0 } else { -1.0 };
        let with_odds = |(&step, found): (&Move, Payoff)| {
            let (points, win) = (sign * found.lead - f64::from(self.lead), 0.5 + sign * (found.win - 0.5));
            (found.odds, Candidate { step, points, points_error: 0.0, win, win_error: 0.0 })
        };
        let mut weighed: Vec<(f64, Candidate)> = self.steps.iter().zip(self.found()).map(with_odds).collect();
        weighed.iter_mut().zip(self.odds.iter().flatten()).for_each(|((odds, _), kept)| *odds = *kept);
        weighed.sort_by(|(_, a), (_, b)| b.win.total_cmp(&a.win).then(b.points.total_cmp(&a.points)));
        let odds = |at: &usize| weighed[*at].0;
        let chosen = (0..weighed.len()).rev().max_by(|a, b| odds(a).total_cmp(&odds(b))).unwrap_or_default();
        weighed[..=chosen].rotate_right(1);
        weighed.into_iter().map(|(_, candidate)| candidate).collect()
    }
}

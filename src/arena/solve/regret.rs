//! An equilibrium by counterfactual regret: both seats play again and again, and move towards what they regret not to have played. This is CFR+, which never
//! counts regret below zero and lets later rounds weigh more.

use super::game::{SmallBlock, View, outcome, steps};
use super::response::Policy;
use crate::engine::{Deeds, GameState, Seat};
use std::collections::HashMap;

/// A place in the tree of all hands. The places below it follow it.
struct Place {
    /// What the seat on turn knows, by its number, or [`OVER`] and what seat 0 has won, in halves.
    known: u32,
    /// The place after all those below it.
    end: u32,
}

const OVER: u32 = u32::MAX - 2;

/// A choice of a seat, the same in all places that it cannot tell apart.
struct Choice {
    seat: Seat,
    /// How likely its own moves lead here.
    reach: f64,
    moves: Vec<Ways>,
}

/// A move of a choice.
#[derive(Clone, Copy, Default)]
struct Ways {
    odds: f64,
    regret: f64,
    /// What this round adds to the regret.
    found: f64,
    /// The sum of the odds over all rounds.
    total: f64,
}

/// A small game on the way to its equilibrium.
pub struct Equilibrium {
    places: Vec<Place>,
    /// The first place of each deal.
    deals: Vec<u32>,
    choices: Vec<Choice>,
    known: HashMap<(Seat, View), u32>,
    rounds: u32,
}

impl Equilibrium {
    /// Builds the tree of all hands.
    pub fn new(game: &SmallBlock) -> Equilibrium {
        let (places, deals, choices) = (Vec::new(), Vec::new(), Vec::new());
        let mut tree = Equilibrium { places, deals, choices, known: HashMap::new(), rounds: 0 };
        for hand in game.hands() {
            for (other, state) in game.deals_with(Seat::FIRST, hand) {
                tree.deals.push(tree.places.len() as u32);
                tree.grow(&state, [View::of(hand), View::of(other)]);
            }
        }
        tree
    }

    fn grow(&mut self, state: &GameState, views: [View; 2]) {
        if let Some(won) = outcome(state) {
            let end = self.places.len() as u32 + 1;
            return self.places.push(Place { known: OVER + (2.0 * won) as u32, end });
        }
        let (steps, seat) = (steps(state), state.to_move());
        let next = |step| (state.after(step), views.map(|view| view.after(state, step)));
        if let [only] = steps[..] {
            let (state, views) = next(only);
            return self.grow(&state, views);
        }
        let choices = &mut self.choices;
        let known = *self.known.entry((seat, views[seat.index()])).or_insert_with(|| {
            let odds = 1.0 / steps.len() as f64;
            choices.push(Choice { seat, reach: 0.0, moves: vec![Ways { odds, ..Ways::default() }; steps.len()] });
            choices.len() as u32 - 1
        });
        let at = self.places.len();
        self.places.push(Place { known, end: 0 });
        for step in steps {
            let (state, views) = next(step);
            self.grow(&state, views);
        }
        self.places[at].end = self.places.len() as u32;
    }

    /// The number of deals, of choices that the seats can tell apart, and of places in the tree of all hands.
    pub fn size(&self) -> (usize, usize, usize) {
        (self.deals.len(), self.choices.len(), self.places.len())
    }

    /// Plays this many more rounds.
    pub fn run(&mut self, rounds: u32) {
        for _ in 0..rounds {
            self.rounds += 1;
            for seat in [Seat::FIRST, Seat::SECOND] {
                for deal in 0..self.deals.len() {
                    self.walk(self.deals[deal] as usize, seat, 1.0, 1.0);
                }
                let weight = f64::from(self.rounds);
                self.choices.iter_mut().filter(|choice| choice.seat == seat).for_each(|choice| choice.learn(weight));
            }
        }
    }

    /// What a seat wins from a place, if its own moves and those of the other lead there as likely as this.
    fn walk(&mut self, at: usize, seat: Seat, own: f64, others: f64) -> f64 {
        let Place { known, end } = self.places[at];
        if known >= OVER {
            let of_first = f64::from(known - OVER) / 2.0;
            return if seat == Seat::FIRST { of_first } else { 1.0 - of_first };
        }
        let known = known as usize;
        let is_own = self.choices[known].seat == seat;
        let (mut next, mut way, mut won) = (at + 1, 0, 0.0);
        while next < end as usize {
            let odds = self.choices[known].moves[way].odds;
            let (to_own, to_others) = if is_own { (own * odds, others) } else { (own, others * odds) };
            if is_own || odds > 0.0 {
                let found = self.walk(next, seat, to_own, to_others);
                won += odds * found;
                if is_own {
                    self.choices[known].moves[way].found += others * found;
                }
            }
            next = self.places[next].end as usize;
            way += 1;
        }
        if is_own {
            self.choices[known].reach = own;
            self.choices[known].moves.iter_mut().for_each(|way| way.found -= others * won);
        }
        won
    }
}

impl Choice {
    fn learn(&mut self, weight: f64) {
        for way in &mut self.moves {
            way.total += weight * self.reach * way.odds;
            way.regret = (way.regret + way.found).max(0.0);
            way.found = 0.0;
        }
        let (all, count) = (self.moves.iter().map(|way| way.regret).sum::<f64>(), self.moves.len() as f64);
        for way in &mut self.moves {
            way.odds = if all > 0.0 { way.regret / all } else { 1.0 / count };
        }
    }
}

impl Policy for Equilibrium {
    fn odds(&mut self, state: &GameState, _: &Deeds, view: View) -> Vec<f64> {
        let choice = &self.choices[self.known[&(state.to_move(), view)] as usize];
        let all: f64 = choice.moves.iter().map(|way| way.total).sum();
        let even = 1.0 / choice.moves.len() as f64;
        choice.moves.iter().map(|way| if all > 0.0 { way.total / all } else { even }).collect()
    }
}

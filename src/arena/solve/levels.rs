//! Nestor's levels as policies.

use super::game::steps;
use super::response::Policy;
use crate::engine::{Deeds, GameState, Move, Observation, Seat};
use crate::nestor::ending::passage::View;
use crate::nestor::twins::are_twins;
use crate::nestor::{self, Level, Thinking};
use std::collections::HashMap;

/// One of Nestor's levels, as a policy. A level that looks ahead is asked a few times in every position, each time with other chance.
pub struct LevelPolicy {
    level: Level,
    /// How many times as many moves as usual it makes in worlds.
    times: u64,
    asks: u32,
    known: HashMap<(Seat, View), Vec<f64>>,
}

impl LevelPolicy {
    /// A level that makes this many times as many moves as usual in worlds, and is asked this often.
    pub fn new(level: Level, times: u64, asks: u32) -> LevelPolicy {
        LevelPolicy { level, times, asks: asks.max(1), known: HashMap::new() }
    }

    /// The number of positions in which it was asked.
    pub fn asked(&self) -> usize {
        self.known.len()
    }

    fn ask(&self, state: &GameState, deeds: &Deeds) -> Vec<f64> {
        let steps = steps(state);
        let seen = Observation::new(state, deeds, state.to_move());
        let mut odds = vec![0.0; steps.len()];
        for ask in 0..self.asks {
            let chance = nestor::chance_of(&seen, ask.into());
            let mut thinking = Thinking::new(seen.clone(), self.level, chance).at_length(self.times);
            while !thinking.step(u64::MAX) {}
            let choice = thinking.choice();
            // A level that judges by eye picks any of the moves that look best.
            let best = choice.candidates[0].points;
            let by_eye = choice.worlds == 0;
            let equals: Vec<Move> =
                choice.candidates.iter().filter(|one| one.points >= best).map(|one| one.step).collect();
            let chosen = if by_eye { equals } else { vec![choice.best] };
            for step in &chosen {
                let at = steps.iter().position(|&other| are_twins(state.table(), false, *step, other));
                odds[at.expect("it chose a legal move")] += 1.0 / (chosen.len() as f64 * f64::from(self.asks));
            }
        }
        odds
    }
}

impl Policy for LevelPolicy {
    fn odds(&mut self, state: &GameState, deeds: &dyn Fn() -> Deeds, view: View) -> Vec<f64> {
        let at = (state.to_move(), view);
        if let Some(odds) = self.known.get(&at) {
            return odds.clone();
        }
        let odds = self.ask(state, &deeds());
        self.known.insert(at, odds.clone());
        odds
    }
}

//! The equilibrium of a small game, over all its deals.

use super::game::{SmallBlock, View, outcome, steps};
use super::response::Policy;
use crate::engine::{Deeds, GameState, Seat};
use crate::nestor::ending::exact::Worth;
use crate::nestor::ending::regret::{Regrets, Veiled};

/// A small game on the way to its equilibrium.
pub struct Equilibrium(Regrets<(Seat, View)>);

/// A position of a small game, with what both seats know.
struct Line {
    state: GameState,
    views: [View; 2],
}

impl Veiled for Line {
    type Known = (Seat, View);

    fn worth(&self) -> Option<Worth> {
        outcome(&self.state).map(|won| Worth { win: won as f32, lead: 0 })
    }

    fn on_turn(&self) -> Seat {
        self.state.to_move()
    }

    fn known(&self) -> (Seat, View) {
        let seat = self.on_turn();
        (seat, self.views[seat.index()])
    }

    fn next(&self) -> Vec<Line> {
        let after = |view: View, step| view.after(&self.state, step);
        let line = |step| Line { state: self.state.after(step), views: self.views.map(|view| after(view, step)) };
        steps(&self.state).into_iter().map(line).collect()
    }
}

impl Equilibrium {
    /// Builds the tree of all hands.
    pub fn new(game: &SmallBlock) -> Equilibrium {
        let mut tree = Regrets::new(0.0);
        for hand in game.hands() {
            for (other, state) in game.deals_with(Seat::FIRST, hand) {
                tree.add(&Line { state, views: [View::of(hand), View::of(other)] }, 1.0);
            }
        }
        Equilibrium(tree)
    }

    /// The number of deals, of choices that the seats can tell apart, and of places in the tree of all hands.
    pub const fn size(&self) -> (usize, usize, usize) {
        self.0.size()
    }

    /// Plays this many more rounds.
    pub fn run(&mut self, rounds: u32) {
        (0..rounds).for_each(|_| self.0.round());
    }
}

impl Policy for Equilibrium {
    fn odds(&mut self, state: &GameState, _: &Deeds, view: View) -> Vec<f64> {
        self.0.odds(&(state.to_move(), view))
    }
}

//! The equilibrium of a small game, over all its deals.

use super::game::{SmallGame, world};
use super::response::Policy;
use crate::engine::{BONES, Deeds, GameState, Seat};
use crate::nestor::ending::exact::Worth;
use crate::nestor::ending::passage::{Passage, View, chance};
use crate::nestor::ending::regret::{Regrets, Veiled};

/// A small game on the way to its equilibrium.
pub struct Equilibrium(Regrets<(Seat, View)>);

/// A position of a small game. Even what is open is played round by round, so that every choice has its odds.
struct Line(Passage);

impl Veiled for Line {
    type Known = (Seat, View);

    fn worth(&self) -> Option<Worth> {
        self.0.worth().map(|worth| Worth { lead: 0, ..worth })
    }

    fn on_turn(&self) -> Seat {
        self.0.on_turn()
    }

    fn known(&self) -> (Seat, View) {
        self.0.known()
    }

    fn next(&self) -> impl ExactSizeIterator<Item = Line> {
        self.0.next().map(Line)
    }
}

impl Equilibrium {
    /// Builds the tree of all hands.
    pub fn new(game: &SmallGame) -> Equilibrium {
        let (mut tree, all) = (Regrets::within(usize::MAX), game.hands());
        for hands in all.iter().flat_map(|&hand| all.iter().map(move |&other| [hand, other])) {
            if let Some(state) = game.dealt(hands).next() {
                tree.add(&Line(Passage::new(world(&state))), 1.0);
            }
        }
        Equilibrium(tree)
    }

    /// The number of deals of hands, of choices that the seats can tell apart, and of places in the tree of all hands.
    pub fn size(&self) -> (usize, usize, usize) {
        let ([deals, choices], places) = (self.0.counts(), self.0.size());
        let of_chance = (0..=BONES).filter(|&bones| !self.0.odds(&chance(bones)).is_empty()).count();
        (deals, choices - of_chance, places)
    }

    /// Plays this many more rounds.
    pub fn run(&mut self, rounds: u32) {
        (0..rounds).for_each(|_| self.0.round());
    }
}

impl Policy for Equilibrium {
    fn odds(&mut self, state: &GameState, _: &dyn Fn() -> Deeds, view: View) -> Vec<f64> {
        self.0.odds(&(state.to_move(), view))
    }
}

//! The equilibrium of a small game, over all its deals.

use super::game::{SmallGame, after, outcome, steps, tops};
use super::response::Policy;
use crate::engine::{BONES, Bones, Deeds, GameState, Move, Seat};
use crate::nestor::ending::exact::Worth;
use crate::nestor::ending::passage::View;
use crate::nestor::ending::regret::{Regrets, Veiled};

/// A small game on the way to its equilibrium.
pub struct Equilibrium(Regrets<(Seat, View)>);

/// A position of a small game, with what both seats know.
struct Line {
    state: GameState,
    views: [View; 2],
}

/// The seat that stands for chance where a bone is drawn. It is in no game for two, so that it never learns and every bone stays as likely.
const CHANCE: Seat = Seat::THIRD;

impl Line {
    fn draws(&self) -> bool {
        self.state.legal().draw
    }

    fn after(&self, state: &GameState, step: Move) -> Line {
        let view = |seat: Seat| after(self.views[seat.index()], seat, state, step);
        Line { state: state.after(step), views: [Seat::FIRST, Seat::SECOND].map(view) }
    }
}

/// What chance knows: how many bones may be drawn.
fn chances(bones: usize) -> (Seat, View) {
    (CHANCE, View::of(Bones::NONE).with(bones))
}

impl Veiled for Line {
    type Known = (Seat, View);

    fn worth(&self) -> Option<Worth> {
        outcome(&self.state).map(|won| Worth { win: won as f32, lead: 0 })
    }

    fn on_turn(&self) -> Seat {
        if self.draws() { CHANCE } else { self.state.to_move() }
    }

    fn known(&self) -> (Seat, View) {
        let seat = self.state.to_move();
        if self.draws() { chances(self.state.boneyard_len()) } else { (seat, self.views[seat.index()]) }
    }

    fn next(&self) -> Vec<Line> {
        if self.draws() {
            return tops(&self.state).iter().map(|state| self.after(state, Move::Draw)).collect();
        }
        steps(&self.state).into_iter().map(|step| self.after(&self.state, step)).collect()
    }
}

impl Equilibrium {
    /// Builds the tree of all hands.
    pub fn new(game: &SmallGame) -> Equilibrium {
        let (mut tree, all) = (Regrets::within(usize::MAX), game.hands());
        for hands in all.iter().flat_map(|&hand| all.iter().map(move |&other| [hand, other])) {
            if let Some(state) = game.dealt(hands).next() {
                tree.add(&Line { state, views: hands.map(View::of) }, 1.0);
            }
        }
        Equilibrium(tree)
    }

    /// The number of deals of hands, of choices that the seats can tell apart, and of places in the tree of all hands.
    pub fn size(&self) -> (usize, usize, usize) {
        let (deals, choices, places) = self.0.size();
        let of_chance = (0..=BONES).filter(|&bones| !self.0.odds(&chances(bones)).is_empty()).count();
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

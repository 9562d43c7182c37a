//! Endings, which are played without made-up worlds: exactly if nothing is hidden, or at least to win if that can be proven, and otherwise, if few bones are left
//! for two, towards an equilibrium.

pub mod beginning;
pub mod duel;
pub mod exact;
pub mod passage;
pub mod proof;
pub mod regret;

use super::Candidate;
use crate::engine::{Move, Observation, World};
use duel::{Duel, Reached};
use exact::{MOST_NODES, Solver, only_world};
use proof::Proof;

/// How much an ending is thought about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Effort {
    /// It is solved if that is easy.
    Little,
    /// One good move is enough.
    Choosing,
    /// Every move matters.
    Judging,
}

/// The progress of thinking about a position. It ends with a result.
pub(super) enum Headway<Trying, Done> {
    /// Nothing is hidden, and the position is being solved.
    Solving(Box<Solver>, Effort),
    /// Nothing is hidden, but there is too much to solve, and moves that win are being looked for.
    Proving(Box<Proof>, Effort),
    /// Few bones are left, and what both seats may hold is being weighed.
    Weighing(Box<Duel>),
    /// The moves are being tried in made-up worlds.
    Trying(Box<Trying>),
    Done(Done),
}

/// What is known about an ending.
pub(super) struct Ending {
    /// The moves to choose from. The first is the one to choose.
    pub(super) candidates: Vec<Candidate>,
    /// The worlds that are possible, and how likely each is compared with the others.
    pub(super) worlds: Vec<(World, f64)>,
    /// How far a chance to win may be from the truth.
    pub(super) error: f64,
    /// The number of moves made in worlds.
    pub(super) nodes: u64,
}

impl Ending {
    fn solved(solver: &Solver) -> Ending {
        let worlds = vec![(*solver.world(), 1.0)];
        Ending { candidates: solver.candidates(), worlds, error: 0.0, nodes: solver.nodes() }
    }

    /// A move that surely wins.
    fn won(step: Move, proof: &Proof) -> Ending {
        let candidate = Candidate { step, points: 0.0, points_error: 0.0, win: 1.0, win_error: 0.0 };
        Ending { candidates: vec![candidate], worlds: vec![(*proof.world(), 1.0)], error: 0.0, nodes: proof.nodes() }
    }

    fn weighed(duel: &Duel) -> Ending {
        let worlds = duel.worlds().collect();
        Ending { candidates: duel.candidates(), worlds, error: duel::ERROR, nodes: duel.nodes() }
    }
}

impl<Trying, Done> Headway<Trying, Done> {
    /// Starts thinking about a position that has a choice. With some effort, it also weighs what both seats may hold.
    pub(super) fn new(observation: &Observation, effort: Effort, begin: impl FnOnce() -> Trying) -> Self {
        if let Some(world) = only_world(observation) {
            return Headway::Solving(Box::new(Solver::new(world)), effort);
        }
        let duel = match effort {
            Effort::Little => None,
            Effort::Choosing => Duel::within(duel::TO_CHOOSE, observation),
            Effort::Judging => Duel::within(duel::TO_JUDGE, observation),
        };
        duel.map_or_else(|| Headway::Trying(Box::new(begin())), |duel| Headway::Weighing(Box::new(duel)))
    }

    /// Continues for about this many moves, and returns whether there is a result. If an ending takes too long, the moves are tried in made-up worlds instead,
    /// with those that surely win known.
    pub(super) fn step(
        &mut self,
        nodes: u64,
        result: impl FnOnce(Ending) -> Done,
        begin: impl FnOnce(&[Move]) -> Trying,
        go_on: impl FnOnce(&mut Trying) -> Option<Done>,
    ) -> bool {
        let begin = |won: &[Move]| Headway::Trying(Box::new(begin(won)));
        let next = match self {
            Headway::Done(_) => None,
            Headway::Solving(solver, effort) => {
                // Work after the last allowed move would be thrown away.
                let is_done = solver.run(nodes.clamp(1, MOST_NODES + 1 - solver.nodes()));
                if is_done {
                    Some(Headway::Done(result(Ending::solved(solver))))
                } else if solver.nodes() <= MOST_NODES {
                    None
                } else if *effort == Effort::Little {
                    Some(begin(&[]))
                } else {
                    let wanted = if *effort == Effort::Choosing { 1 } else { usize::MAX };
                    Some(Headway::Proving(Box::new(Proof::new(*solver.world(), wanted)), *effort))
                }
            }
            Headway::Proving(proof, effort) => proof.run(nodes.max(1)).then(|| match proof.won() {
                &[step, ..] if *effort == Effort::Choosing => Headway::Done(result(Ending::won(step, proof))),
                won => begin(won),
            }),
            Headway::Weighing(duel) => match duel.run(nodes) {
                Reached::Nothing => None,
                Reached::Balance => Some(Headway::Done(result(Ending::weighed(duel)))),
                Reached::Limit => Some(begin(&[])),
            },
            Headway::Trying(trying) => go_on(trying).map(Headway::Done),
        };
        if let Some(next) = next {
            *self = next;
        }
        matches!(self, Headway::Done(_))
    }
}

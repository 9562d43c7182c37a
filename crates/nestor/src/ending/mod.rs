//! Endings in which nothing is hidden, which are played without made-up worlds: exactly, or at
//! least to win if that can be proven.

pub mod exact;
pub mod proof;

use super::Candidate;
use exact::{MOST_NODES, Solver, only_world};
use proof::Proof;
use sight::{Move, Observation, Word, World};

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
pub(super) enum Headway<W: Word, Trying, Done> {
    /// Nothing is hidden, and the position is being solved.
    Solving(Box<Solver<W>>, Effort),
    /// Nothing is hidden, but there is too much to solve, and moves that win are being looked for.
    Proving(Box<Proof<W>>, Effort),
    /// The moves are being tried in made-up worlds.
    Trying(Box<Trying>),
    Done(Done),
}

/// What is known about an ending.
pub(super) struct Ending<W: Word> {
    /// The moves to choose from. The first is the one to choose.
    pub(super) candidates: Vec<Candidate>,
    /// What follows each of them with best play, if everything was solved.
    pub(super) lines: Vec<Vec<Move>>,
    /// The only world that is possible.
    pub(super) world: World<W>,
    /// The number of moves made in worlds.
    pub(super) nodes: u64,
}

impl<W: Word> Ending<W> {
    fn solved(solver: &Solver<W>) -> Ending<W> {
        let candidates = solver.candidates();
        let lines = candidates.iter().map(|found| solver.line_after(found.step).to_vec()).collect();
        Ending { candidates, lines, world: *solver.world(), nodes: solver.nodes() }
    }

    /// A move that surely wins.
    fn won(step: Move, proof: &Proof<W>) -> Ending<W> {
        let candidate = Candidate { step, points: 0.0, points_error: 0.0, win: 1.0, win_error: 0.0 };
        Ending { candidates: vec![candidate], lines: Vec::new(), world: *proof.world(), nodes: proof.nodes() }
    }
}

impl<W: Word, Trying, Done> Headway<W, Trying, Done> {
    /// Starts thinking about a position that has a choice.
    pub(super) fn new(observation: &Observation, effort: Effort, begin: impl FnOnce() -> Trying) -> Self {
        match only_world(observation) {
            Some(world) => Headway::Solving(Box::new(Solver::new(world.narrowed())), effort),
            None => Headway::Trying(Box::new(begin())),
        }
    }

    /// Continues for about this many moves, and returns whether there is a result. If an ending
    /// takes too long, the moves are tried in made-up worlds instead, with those that surely win
    /// known.
    pub(super) fn step(
        &mut self,
        nodes: u64,
        result: impl FnOnce(Ending<W>) -> Done,
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
            Headway::Trying(trying) => go_on(trying).map(Headway::Done),
        };
        if let Some(next) = next {
            *self = next;
        }
        matches!(self, Headway::Done(_))
    }
}

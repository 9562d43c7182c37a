//! Exact play. Once two seats know each other's bones and nothing can be drawn, the best move can
//! be computed.

use crate::in_word::{in_any, smallest};
use crate::{Candidate, distinct, policy, value};
use arrayvec::ArrayVec;
use sight::{Bones, BySeat, Move, Observation, Phase, SEATS, Seat, Word, World};

/// The most moves that solving a position may take.
pub(super) const MOST_NODES: u64 = 400_000;

/// Returns the only world that agrees with an observation, if nothing that matters is hidden.
pub fn only_world(observation: &Observation) -> Option<World> {
    let rules = observation.rules();
    let all_known = rules.seats() == 2 && observation.public().boneyard_len() == 0 && !rules.firecrackers;
    if !all_known {
        return None;
    }
    let mut hands = [observation.unseen(); SEATS];
    hands[observation.seat().index()] = observation.hand();
    hands[2..].fill(Bones::NONE);
    World::new(observation, &hands, &[], [0; SEATS]).ok()
}

/// The value of the end of a hand for one seat. It is the chance to win and, for equal chances, the
/// points.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Worth {
    /// The chance to win, from 0 to 1.
    pub win: f32,
    /// The number of points by which the seat is ahead.
    pub lead: i32,
}

impl Worth {
    pub(super) const WORST: Worth = Worth { win: -1.0, lead: i32::MIN };
    pub(super) const BEST: Worth = Worth { win: 2.0, lead: i32::MAX };
}

/// Computes the value of every move if both sides play perfectly from there. It can be interrupted
/// after any move.
pub struct Solver<W: Word = u128> {
    /// The seat whose value is computed. The other seat plays against it.
    seat: Seat,
    world: World<W>,
    /// The moves to choose from, and the results for the first of them.
    steps: Vec<Move>,
    candidates: Vec<Candidate>,
    /// The line of play after the current move.
    line: Vec<Node<W>>,
    /// The untried replies in all positions of the line. Those of the last position come last, with
    /// the best one at the end.
    replies: Vec<Move>,
    /// The best line found from each position of the line, with its moves from the last to the
    /// first, and the line that follows each of the moves to choose from.
    best: Vec<Vec<Move>>,
    lines: Vec<Vec<Move>>,
    nodes: u64,
}

/// A position in the line.
#[derive(Clone, Copy)]
struct Node<W: Word> {
    world: World<W>,
    /// The move that led there.
    step: Move,
    /// Whether it is the turn of the seat whose value is computed.
    own: bool,
    /// The number of replies that belong to earlier positions.
    others: usize,
    best: Worth,
    /// Values outside these bounds will not occur, because one of the seats can do better earlier.
    least: Worth,
    most: Worth,
}

impl<W: Word> Solver<W> {
    /// Makes a solver for the moves of the seat to move in a world.
    pub fn new(world: World<W>) -> Solver<W> {
        let (seat, steps) = (world.to_move(), ordered(&world).collect());
        Solver {
            seat,
            world,
            steps,
            candidates: Vec::new(),
            line: Vec::new(),
            replies: Vec::new(),
            best: Vec::new(),
            lines: Vec::new(),
            nodes: 0,
        }
    }

    /// Makes a solver for the value of a world alone, which takes fewer moves than the value of
    /// every move there. Its only result belongs to no move.
    fn of_value(world: &World<W>) -> Solver<W> {
        let replies = ordered(world).rev().collect();
        let mut solver = Solver { steps: vec![Move::Pass], replies, ..Solver::new(*world) };
        solver.begin();
        solver
    }

    /// The number of moves made so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The world to solve.
    pub const fn world(&self) -> &World<W> {
        &self.world
    }

    /// Makes this many more moves, and returns whether everything is solved.
    pub fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_done() && self.nodes < until {
            self.advance();
        }
        self.is_done()
    }

    fn is_done(&self) -> bool {
        self.candidates.len() == self.steps.len()
    }

    /// The results, best first.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut candidates = self.candidates.clone();
        candidates.sort_by(|a, b| b.win.total_cmp(&a.win).then(b.points.total_cmp(&a.points)));
        candidates
    }

    /// The moves that follow one of the moves to choose from if both sides play perfectly.
    pub fn line_after(&self, step: Move) -> &[Move] {
        let at = self.steps.iter().position(|&known| known == step);
        at.and_then(|at| self.lines.get(at)).map_or(&[], Vec::as_slice)
    }

    /// Begins a line from the first position.
    fn begin(&mut self) {
        let (world, best, least, most) = (self.world, Worth::WORST, Worth::WORST, Worth::BEST);
        self.line.push(Node { world, step: Move::Pass, own: true, others: 0, best, least, most });
        self.forget_line(0);
    }

    /// Forgets the best line from the position at this place, which is new.
    fn forget_line(&mut self, at: usize) {
        if self.best.len() <= at {
            self.best.push(Vec::new());
        }
        self.best[at].clear();
    }

    fn advance(&mut self) {
        let Some(node) = self.line.last() else {
            self.begin();
            return self.follow(self.steps[self.candidates.len()]);
        };
        // A won game can't be won better.
        let is_decided = node.least.win >= 1.0 || node.most.win <= 0.0;
        let open = !is_decided && node.least < node.most && self.replies.len() > node.others;
        match if open { self.replies.pop() } else { None } {
            None => {
                let (best, step) = (node.best, node.step);
                self.replies.truncate(node.others);
                self.line.pop();
                self.learn(best, step);
            }
            Some(step) => {
                self.nodes += 1;
                self.line.extend_from_within(self.line.len() - 1..);
                self.follow(step);
            }
        }
    }

    /// Makes a move in the last position of the line, which is a copy of the position before.
    fn follow(&mut self, step: Move) {
        self.forget_line(self.line.len().saturating_sub(1));
        let Some(node) = self.line.last_mut() else { return };
        node.world.play(step);
        node.step = step;
        if node.world.phase() == Phase::Playing {
            node.own = node.world.to_move() == self.seat;
            node.best = if node.own { Worth::WORST } else { Worth::BEST };
            node.others = self.replies.len();
            self.replies.extend(ordered(&node.world).rev());
        } else {
            let worth = worth(&node.world, self.seat);
            self.line.pop();
            self.learn(worth, step);
        }
    }

    /// Takes in the value after a move of the last position, or of the move to choose if there is
    /// no position left.
    fn learn(&mut self, found: Worth, after: Move) {
        let at = self.line.len();
        if let Some(node) = self.line.last_mut() {
            if node.learn(found) {
                let mut below = std::mem::take(&mut self.best[at]);
                self.best[at - 1].clone_from(&below);
                self.best[at - 1].push(after);
                below.clear();
                self.best[at] = below;
            }
            return;
        }
        let step = self.steps[self.candidates.len()];
        let mut line = self.best.first().cloned().unwrap_or_default();
        line.reverse();
        self.lines.push(line);
        let points = f64::from(found.lead - worth(&self.world, self.seat).lead);
        self.candidates.push(Candidate { step, points, points_error: 0.0, win: f64::from(found.win), win_error: 0.0 });
    }
}

impl<W: Word> Node<W> {
    /// Takes in the value after one of its moves, and returns whether it is the best so far.
    fn learn(&mut self, found: Worth) -> bool {
        if self.own && found > self.best {
            self.best = found;
            self.least = if found > self.least { found } else { self.least };
            true
        } else if !self.own && found < self.best {
            self.best = found;
            self.most = if found < self.most { found } else { self.most };
            true
        } else {
            false
        }
    }
}

/// Each side's chance to win from a world in which nothing is hidden, if both play perfectly, and
/// the number of moves that it took. Moves without a choice are made first, because they may lead
/// to such a world. It is `None` if there is none, or if it takes too long.
pub fn solved(world: World) -> (Option<BySeat<f64>>, u64) {
    in_any!(smallest(&world), world => solved_in(world))
}

fn solved_in<W: Word>(mut world: World<W>) -> (Option<BySeat<f64>>, u64) {
    let two = world.rules().seats() == 2 && !world.rules().firecrackers;
    if !two {
        return (None, 0);
    }
    let mut made = 0;
    while world.phase() == Phase::Playing && world.legal().len() == 1 {
        let Some(step) = world.legal().iter().next() else { break };
        // Which bone comes is chance, as long as there are several.
        if step == Move::Draw && world.public().boneyard_len() > 1 {
            return (None, made);
        }
        world.play(step);
        made += 1;
    }
    if world.phase() != Phase::Playing {
        return (Some(value::outcome(&world).map(f64::from)), made);
    }
    if world.public().boneyard_len() > 0 {
        return (None, made);
    }
    let side = world.rules().side(world.to_move()).index();
    let mut solver = Solver::of_value(&world);
    let found = solver.run(MOST_NODES).then(|| solver.candidates.first().map(|found| found.win)).flatten();
    let chances = found.map(|win| {
        let mut chances = [0.0; SEATS];
        (chances[side], chances[1 - side]) = (win, 1.0 - win);
        chances
    });
    (chances, made + solver.nodes)
}

/// The value for a seat of a world in which the hand is over.
pub fn worth<W: Word>(world: &World<W>, seat: Seat) -> Worth {
    let side = world.rules().side(seat);
    let lead = value::lead(world.rules(), &world.public().scores, seat);
    Worth { win: value::outcome(world)[side.index()], lead }
}

/// The moves of a world, those that look best first.
pub(super) fn ordered<W: Word>(world: &World<W>) -> impl DoubleEndedIterator<Item = Move> + use<W> {
    let mut rated: ArrayVec<(i32, Move), 64> = ArrayVec::new();
    for step in distinct(world, &world.legal()).take(64) {
        rated.push((policy::merit(world, step), step));
    }
    rated.sort_unstable_by_key(|&(merit, _)| std::cmp::Reverse(merit));
    rated.into_iter().map(|(_, step)| step)
}

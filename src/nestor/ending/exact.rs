//! Exact play. Once two seats know each other's bones and nothing can be drawn, the best move can
//! be computed.

use crate::engine::{Bones, Move, Observation, Phase, SEATS, Seat, World};
use crate::nestor::{Candidate, distinct, policy, value};
use arrayvec::ArrayVec;

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
pub struct Solver {
    /// The seat whose value is computed. The other seat plays against it.
    seat: Seat,
    world: World,
    /// The moves to choose from, and the results for the first of them.
    steps: Vec<Move>,
    candidates: Vec<Candidate>,
    /// The line of play after the current move.
    line: Vec<Node>,
    /// The untried replies in all positions of the line. Those of the last position come last, with
    /// the best one at the end.
    replies: Vec<Move>,
    nodes: u64,
}

/// A position in the line.
#[derive(Clone, Copy)]
struct Node {
    world: World,
    /// Whether it is the turn of the seat whose value is computed.
    own: bool,
    /// The number of replies that belong to earlier positions.
    others: usize,
    best: Worth,
    /// Values outside these bounds will not occur, because one of the seats can do better earlier.
    least: Worth,
    most: Worth,
}

impl Solver {
    /// Makes a solver for the moves of the seat to move in a world.
    pub fn new(world: World) -> Solver {
        let (seat, steps) = (world.to_move(), ordered(&world).collect());
        Solver { seat, world, steps, candidates: Vec::new(), line: Vec::new(), replies: Vec::new(), nodes: 0 }
    }

    /// The number of moves made so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The world to solve.
    pub const fn world(&self) -> &World {
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

    fn advance(&mut self) {
        let Some(node) = self.line.last() else {
            let (best, least, most) = (Worth::WORST, Worth::WORST, Worth::BEST);
            self.line.push(Node { world: self.world, own: true, others: 0, best, least, most });
            return self.follow(self.steps[self.candidates.len()]);
        };
        // A won game can't be won better.
        let is_decided = node.least.win >= 1.0 || node.most.win <= 0.0;
        let open = !is_decided && node.least < node.most && self.replies.len() > node.others;
        match if open { self.replies.pop() } else { None } {
            None => {
                let best = node.best;
                self.replies.truncate(node.others);
                self.line.pop();
                self.learn(best);
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
        let Some(node) = self.line.last_mut() else { return };
        node.world.play(step);
        if node.world.phase() == Phase::Playing {
            node.own = node.world.to_move() == self.seat;
            node.best = if node.own { Worth::WORST } else { Worth::BEST };
            node.others = self.replies.len();
            self.replies.extend(ordered(&node.world).rev());
        } else {
            let worth = worth(&node.world, self.seat);
            self.line.pop();
            self.learn(worth);
        }
    }

    fn learn(&mut self, found: Worth) {
        if let Some(node) = self.line.last_mut() {
            node.learn(found);
            return;
        }
        let step = self.steps[self.candidates.len()];
        let points = f64::from(found.lead - worth(&self.world, self.seat).lead);
        self.candidates.push(Candidate { step, points, points_error: 0.0, win: f64::from(found.win), win_error: 0.0 });
    }
}

impl Node {
    fn learn(&mut self, found: Worth) {
        if self.own && found > self.best {
            self.best = found;
            self.least = if found > self.least { found } else { self.least };
        } else if !self.own && found < self.best {
            self.best = found;
            self.most = if found < self.most { found } else { self.most };
        }
    }
}

/// The value for a seat of a world in which the hand is over.
pub fn worth(world: &World, seat: Seat) -> Worth {
    let side = world.rules().side(seat);
    let lead = value::lead(world.rules(), &world.public().scores, seat);
    Worth { win: value::outcome(world)[side.index()], lead }
}

/// The moves of a world, those that look best first.
pub(super) fn ordered(world: &World) -> impl DoubleEndedIterator<Item = Move> + use<> {
    let mut rated: ArrayVec<(i32, Move), 64> = ArrayVec::new();
    for step in distinct(world, &world.legal()).take(64) {
        rated.push((policy::merit(world, step), step));
    }
    rated.sort_unstable_by_key(|&(merit, _)| std::cmp::Reverse(merit));
    rated.into_iter().map(|(_, step)| step)
}

//! Proofs that a move wins the game in this hand, once nothing is hidden. If one hand has most of
//! the bones, an ending has too many lines to be solved. But a single line that leaves the other
//! hand stuck is often enough.
//!
//! The tree of moves grows where a proof seems nearest, which is known as proof-number search.
//! Every position has two distances, to a proof and to a refutation. The seat that wants to win
//! needs one move for a proof, and the other needs one for a refutation, so the distances of the
//! moves are added up on one side, and the smallest counts on the other.

use super::exact::ordered;
use sight::{Move, Phase, Seat, Word, World};

/// The most moves that looking for proofs may take.
const MOST_NODES: u64 = 400_000;

/// A distance that can't be covered.
const NEVER: u32 = 1 << 30;

/// How much farther every reply of the other seat makes a proof, in multiples of five points that
/// are still missing.
const REPLY: u32 = 2;

/// A search for moves that win.
pub struct Proof<W: Word = u128> {
    seat: Seat,
    /// All positions. Those that follow a position stand together.
    tree: Vec<Node>,
    /// The way from the first position to the one that was looked at last.
    line: Vec<(usize, World<W>)>,
    won: Vec<Move>,
    /// How many winning moves are enough.
    wanted: usize,
    nodes: u64,
}

/// A position and the move that leads to it.
struct Node {
    step: Move,
    /// Whether it is the turn of the seat that wants to win.
    own: bool,
    below: std::ops::Range<usize>,
    /// The distances to a proof and to a refutation.
    distances: [u32; 2],
}

impl<W: Word> Proof<W> {
    /// Begins to look for this many moves that win for the seat to move.
    pub fn new(world: World<W>, wanted: usize) -> Proof<W> {
        let seat = world.to_move();
        let tree = vec![Node::new(Move::Pass, &world, seat)];
        Proof { seat, tree, line: vec![(0, world)], won: Vec::new(), wanted, nodes: 0 }
    }

    /// The moves that surely win the game, as far as they were found.
    pub fn won(&self) -> &[Move] {
        &self.won
    }

    /// The number of moves made so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The position to begin with.
    pub fn world(&self) -> &World<W> {
        &self.line[0].1
    }

    /// Continues for about this many moves, and returns whether enough was found or more isn't
    /// worth looking for.
    pub fn run(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes).min(MOST_NODES);
        while !self.is_done() && self.nodes < until {
            self.descend();
            self.grow();
            self.learn();
        }
        self.is_done() || self.nodes >= MOST_NODES
    }

    fn is_done(&self) -> bool {
        self.won.len() >= self.wanted || self.tree[0].distances.iter().all(|&far| far == 0 || far == NEVER)
    }

    /// Follows the most promising moves to a position that wasn't looked at.
    fn descend(&mut self) {
        let (mut at, mut world) = self.line[self.line.len() - 1];
        while let Some(next) =
            self.tree[at].below.clone().min_by_key(|&next| self.tree[next].distances[self.tree[at].aim()])
        {
            world.play(self.tree[next].step);
            self.nodes += 1;
            self.line.push((next, world));
            at = next;
        }
    }

    /// Adds the moves of the last position.
    fn grow(&mut self) {
        let (at, world) = self.line[self.line.len() - 1];
        let first = self.tree.len();
        for step in ordered(&world) {
            let mut after = world;
            after.play(step);
            self.nodes += 1;
            self.tree.push(Node::new(step, &after, self.seat));
        }
        self.tree[at].below = first..self.tree.len();
    }

    /// Corrects the distances on the way back, as far as they change.
    fn learn(&mut self) {
        while let Some(&(at, _)) = self.line.last() {
            if at == 0 {
                self.note_wins();
            }
            let aim = self.tree[at].aim();
            let below = &self.tree[self.tree[at].below.clone()];
            let mut distances = [0; 2];
            distances[aim] = below.iter().map(|node| node.distances[aim]).min().unwrap_or(NEVER);
            distances[1 - aim] = below.iter().fold(0, |sum, node| NEVER.min(sum + node.distances[1 - aim]));
            let is_news = distances != self.tree[at].distances;
            self.tree[at].distances = distances;
            if at == 0 || !is_news {
                return;
            }
            self.line.pop();
        }
    }

    /// Puts winning moves aside, so that the next ones are looked for.
    fn note_wins(&mut self) {
        let first = self.tree[0].below.clone();
        for node in &mut self.tree[first] {
            if node.distances[0] == 0 {
                node.distances = [NEVER; 2];
                self.won.push(node.step);
            }
        }
    }
}

impl Node {
    fn new<W: Word>(step: Move, world: &World<W>, seat: Seat) -> Node {
        let goes_on = world.phase() == Phase::Playing;
        let own = goes_on && world.to_move() == seat;
        let distances = if goes_on { [from_proof(world, seat, own), 1] } else { decided(world, seat) };
        Node { step, own, below: 0..0, distances }
    }

    /// Which of the distances the seat to move makes small.
    const fn aim(&self) -> usize {
        !self.own as usize
    }
}

fn decided<W: Word>(world: &World<W>, seat: Seat) -> [u32; 2] {
    if world.winner() == Some(world.rules().side(seat)) { [0, NEVER] } else { [NEVER, 0] }
}

/// How far a position seems from a win. Points are missing, and the other seat may have replies.
fn from_proof<W: Word>(world: &World<W>, seat: Seat, own: bool) -> u32 {
    let rules = world.rules();
    let missing = i32::from(rules.target) - i32::from(world.public().scores[rules.side(seat).index()]);
    let replies = if own { 0 } else { world.legal().plays().map(|(_, bones)| bones.len() as u32).sum() };
    1 + missing.max(0).cast_unsigned() / 5 + REPLY * replies
}

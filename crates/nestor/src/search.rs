//! Looks ahead without looking at hidden bones.
//!
//! Every try makes up a world, walks down a tree of moves, and plays the world out from a leaf. The
//! tree depends only on what the searching seat sees. Worlds that differ only in hidden bones use
//! the same branches, so a plan must be good for all of them together. No seat in the tree plays as
//! if it saw all bones. The choice of a branch weighs three things: the results found there, how
//! little is known about it, and how sensible the move looks.

use super::belief::Belief;
use super::policy::{Manner, Manners};
use super::value::{self, Chances};
use super::{Candidate, distinct, policy};
use rand::Rng;
use sight::{Bone, Move, Moves, Observation, Phase, Rules, Seat, Set, Word, World};

const NONE: u32 = u32::MAX;

/// One thing that can happen at a node.
struct Branch {
    step: Move,
    /// The bone that the searching seat drew. Other seats' draws have none.
    drawn: Option<Bone>,
    /// The next branch of the same node.
    next: u32,
    /// The first branch of the node below.
    below: u32,
    visits: u32,
    /// How many times it could have been taken.
    open: u32,
    /// The sum of the results for the side that takes it.
    total: f32,
    /// How sensible the move looks.
    prior: f32,
}

impl Branch {
    const fn new(step: Move, drawn: Option<Bone>, next: u32, prior: f32) -> Branch {
        Branch { step, drawn, next, below: NONE, visits: 0, open: 0, total: 0.0, prior }
    }
}

/// Sums of the results of tries.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    points: f64,
    points_squared: f64,
    win: f64,
    win_squared: f64,
}

/// The result of one try for the searching seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tried {
    /// The points that it gained on the others by the end of the hand.
    pub(super) points: f64,
    /// Its chance to win at that time.
    pub(super) win: f64,
    /// What the next seat did, if it was another's turn and the hand went on.
    pub(super) reply: Option<Move>,
    /// Whether its side ended the hand with its last bone.
    pub(super) goes_out: bool,
}

/// A tree of what may happen. It grows with every try.
pub(super) struct Search<W: Word> {
    seat: Seat,
    belief: Belief<W>,
    branches: Vec<Branch>,
    /// The results for each move to choose from.
    found: Vec<(Move, Sums)>,
    /// The results of all tries.
    all: Sums,
    pub(super) worlds: u32,
    pub(super) nodes: u64,
}

/// The greatest depth of the tree. Moves beyond it are played out. Hardly any hand has as many.
const DEEPEST: usize = 160;

impl<W: Word> Search<W> {
    pub(super) fn new(observation: Observation, reads_plays: bool) -> Search<W> {
        let root = Branch::new(Move::Pass, None, NONE, 1.0);
        let seat = observation.seat();
        let belief = Belief::new(observation, reads_plays);
        Search { seat, belief, branches: vec![root], found: vec![], all: Sums::default(), worlds: 0, nodes: 0 }
    }

    /// Makes tries until they have made this many moves in total.
    pub(super) fn run(&mut self, until: u64, chance: &mut impl Rng) {
        while self.nodes < until {
            let (world, manners) = self.sample(chance);
            self.try_out(world, &manners, |_, _, _| None, chance);
        }
    }

    /// The moves to choose from and their results. The first is the move that was tried most often,
    /// because a move with few tries may look better by luck. Where the game is as good as decided, it is
    /// the one that gains most points. The others follow by their chance to win.
    pub(super) fn candidates(&self) -> Vec<Candidate> {
        let most = self.found.iter().map(|&(step, _)| self.visits(step)).max();
        let mut candidates: Vec<Candidate> = self.found.iter().map(|&(step, ref sums)| sums.candidate(step)).collect();
        candidates.sort_by(|first, second| second.win.total_cmp(&first.win));
        let best = candidates.iter().position(|candidate| Some(self.visits(candidate.step)) == most);
        let first = best.map(|best| self.dearest(&candidates, best));
        if let Some(first) = first {
            candidates[..=first].rotate_right(1);
        }
        candidates
    }

    /// Where the game is as good as decided after the best of these moves, the one that gains most points
    /// of those after which it is decided alike, or else the best.
    fn dearest(&self, candidates: &[Candidate], best: usize) -> usize {
        let tried = |at: usize| self.visits(candidates[at].step);
        let is_alike = |&at: &usize| decided(&candidates[at]) == decided(&candidates[best]);
        let alike = (0..candidates.len()).filter(is_alike).filter(|&at| TRIED * tried(at) >= tried(best));
        let dearest = alike.max_by(|&one, &other| candidates[one].points.total_cmp(&candidates[other].points));
        decided(&candidates[best]).and(dearest).unwrap_or(best)
    }

    fn visits(&self, step: Move) -> u32 {
        let root = self.children(0);
        root.filter(|&at| self.branches[at].step == step).map(|at| self.branches[at].visits).sum()
    }

    fn children(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        let first = self.branches[node].below;
        std::iter::successors((first != NONE).then_some(first as usize), |&at| {
            let next = self.branches[at].next;
            (next != NONE).then_some(next as usize)
        })
    }

    pub(super) fn sample(&mut self, chance: &mut impl Rng) -> (World<W>, Manners) {
        self.worlds += 1;
        self.belief.sample(chance)
    }

    /// Follows one world to the end of its hand and learns from the result. In the tree, it makes
    /// the moves that `given` names for a world after this many moves, or else the most promising
    /// ones.
    pub(super) fn try_out<C: Rng>(
        &mut self,
        mut world: World<W>,
        manners: &Manners,
        mut given: impl FnMut(&World<W>, usize, &mut C) -> Option<Move>,
        chance: &mut C,
    ) -> Tried {
        let before = value::lead(world.rules(), &world.public().scores, self.seat);
        let mut path: arrayvec::ArrayVec<(u32, Seat), DEEPEST> = arrayvec::ArrayVec::new();
        let mut node = 0;
        while world.phase() == Phase::Playing && !path.is_full() {
            let seat = world.to_move();
            let moves = world.legal();
            let at = match given(&world, path.len(), chance) {
                Some(step) => self.branch(node, step, None, || prior(&world, step)),
                None => self.select(node, &world, &moves, manners[seat.index()], chance),
            };
            let is_new_choice = self.branches[at].visits == 0 && moves.len() > 1;
            path.push((at as u32, seat));
            node = self.take(&mut world, at);
            if is_new_choice {
                break;
            }
        }
        self.nodes += path.len() as u64 + u64::from(policy::play_out(&mut world, manners, chance));
        let chances = value::outcome(&world);
        let after = value::lead(world.rules(), &world.public().scores, self.seat);
        self.learn(world.rules(), &path, &chances, f64::from(after - before));
        let side = world.rules().side(self.seat);
        let win = f64::from(chances[side.index()]);
        let reply = path.get(1).filter(|&&(_, seat)| seat != self.seat).map(|&(at, _)| self.branches[at as usize].step);
        let mut own = world.rules().all_seats().filter(|&seat| world.rules().side(seat) == side);
        let goes_out = own.any(|seat| world.hand(seat).is_empty());
        Tried { points: f64::from(after - before), win, reply, goes_out }
    }

    /// Takes a branch and returns the node below. After a draw by the searching seat, there is one
    /// node for each bone.
    fn take(&mut self, world: &mut World<W>, at: usize) -> usize {
        let step = self.branches[at].step;
        let seat = self.seat;
        let before = world.hand(seat);
        world.play(step);
        match (world.hand(seat) - before).last() {
            Some(drawn) => self.branch(at, step, Some(drawn), || 1.0),
            None => at,
        }
    }

    /// Chooses the most promising branch, by its results and by how little is known about it. A
    /// seat that plays for points alone does not look ahead.
    fn select(
        &mut self,
        node: usize,
        world: &World<W>,
        moves: &Moves<'_, W>,
        manner: Manner,
        chance: &mut impl Rng,
    ) -> usize {
        let mut visited = 0_u32;
        let mut total = 0.0;
        let mut priors = 0.0;
        let mut open: arrayvec::ArrayVec<u32, 160> = arrayvec::ArrayVec::new();
        distinct(world, moves).take(open.capacity()).for_each(|step| {
            let at = self.branch(node, step, None, || prior(world, step));
            let branch = &mut self.branches[at];
            branch.open += 1;
            visited += branch.visits;
            total += branch.total;
            priors += branch.prior;
            open.push(at as u32);
        });
        if let [only] = open[..] {
            return only as usize;
        }
        if manner == Manner::Greedy && moves.can_play() {
            return self.greediest(&open, world, chance);
        }
        let expected = if visited > 0 { total / visited as f32 } else { 0.5 };
        let spread = self.all.spread();
        let curiosity = if world.to_move() == self.seat { OWN_CURIOSITY } else { OTHERS_CURIOSITY };
        let mut best = (f32::MIN, open[0]);
        for at in open {
            let branch = &self.branches[at as usize];
            let found = if branch.visits > 0 { branch.total / branch.visits as f32 } else { expected };
            let share = branch.prior / priors;
            let unknown = curiosity * spread * share * (branch.open as f32).sqrt() / (1.0 + branch.visits as f32);
            if found + unknown > best.0 {
                best = (found + unknown, at);
            }
        }
        best.1 as usize
    }

    /// Returns a branch that scores most at once. Ties are broken at random.
    fn greediest(&self, open: &[u32], world: &World<W>, chance: &mut impl Rng) -> usize {
        let step_of = |&at: &u32| self.branches[at as usize].step;
        let plays = open.iter().map(step_of).filter(|step| matches!(step, Move::Play(..)));
        let best = policy::greediest(world, plays, chance);
        let taken = open.iter().find(|at| Some(step_of(at)) == best).unwrap_or(&open[0]);
        *taken as usize
    }

    /// Returns the branch of a node for a move. It adds the branch if there is none.
    fn branch(&mut self, node: usize, step: Move, drawn: Option<Bone>, prior: impl FnOnce() -> f32) -> usize {
        let same = |branch: &Branch| branch.step == step && branch.drawn == drawn;
        let found = self.children(node).find(|&at| same(&self.branches[at]));
        found.unwrap_or_else(|| {
            let next = self.branches[node].below;
            self.branches.push(Branch::new(step, drawn, next, prior()));
            let at = self.branches.len() - 1;
            self.branches[node].below = at as u32;
            at
        })
    }

    fn learn(&mut self, rules: &Rules, path: &[(u32, Seat)], chances: &Chances, points: f64) {
        for &(at, mover) in path {
            let branch = &mut self.branches[at as usize];
            branch.visits += 1;
            branch.total += chances[rules.side(mover).index()];
        }
        let win = f64::from(chances[rules.side(self.seat).index()]);
        self.all.add(points, win);
        if let Some(&(first, _)) = path.first() {
            let step = self.branches[first as usize].step;
            let known = self.found.iter().position(|(known, _)| *known == step).unwrap_or_else(|| {
                self.found.push((step, Sums::default()));
                self.found.len() - 1
            });
            self.found[known].1.add(points, win);
        }
    }
}

/// A game is as good as decided if not one in five hundred goes the other way.
const SELDOM: f64 = 0.002;

/// How many times as often the best move may have been tried as another that is taken for its points.
const TRIED: u32 = 4;

/// Whether the game is won after a move, if it is as good as decided.
fn decided(candidate: &Candidate) -> Option<bool> {
    match candidate.win {
        win if win <= SELDOM => Some(false),
        win if win >= 1.0 - SELDOM => Some(true),
        _ => None,
    }
}

/// How much a branch with few tries is worth exploring, in units of the spread of results. The
/// searching seat's bones never change in the tree, but the other seats do not know them. Their
/// results must therefore not be trusted too soon.
const OWN_CURIOSITY: f32 = 1.5;
const OTHERS_CURIOSITY: f32 = 4.5;

/// The difference in merit that makes a move e times as sensible as another.
const PRIOR_SOFTNESS: f32 = 120.0;
/// The same with a larger set than a double six. There a world says less about a move, and how the
/// move looks says more.
const LARGE_SET_SOFTNESS: f32 = 60.0;
/// The most that a merit counts, in units of the softness. It keeps the sum of all merits finite.
const HIGHEST: f32 = 80.0;

/// How sensible a move looks, relative to others.
fn prior<W: Word>(world: &World<W>, step: Move) -> f32 {
    let merit = policy::merit(world, step) as f32;
    if world.rules().set == Set::Six {
        return libm::expf(merit / PRIOR_SOFTNESS);
    }
    let merit = merit + policy::hindrance(world, step) as f32;
    libm::expf((merit / LARGE_SET_SOFTNESS).min(HIGHEST))
}

impl Sums {
    fn add(&mut self, points: f64, win: f64) {
        self.count += 1.0;
        self.points += points;
        self.points_squared += points * points;
        self.win += win;
        self.win_squared += win * win;
    }

    /// The standard deviation of the chance to win over all tries.
    fn spread(&self) -> f32 {
        if self.count < 2.0 {
            return 0.1;
        }
        let mean = self.win / self.count;
        ((self.win_squared / self.count - mean * mean).max(0.0).sqrt() as f32).max(0.01)
    }

    fn candidate(&self, step: Move) -> Candidate {
        let mean_and_error = |sum: f64, squared: f64| {
            let mean = sum / self.count;
            (mean, ((squared / self.count - mean * mean).max(0.0) / self.count).sqrt())
        };
        let (points, points_error) = mean_and_error(self.points, self.points_squared);
        let (win, win_error) = mean_and_error(self.win, self.win_squared);
        Candidate { step, points, points_error, win, win_error }
    }
}

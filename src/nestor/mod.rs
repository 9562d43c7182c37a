//! The opponent. It sees an [`Observation`] and nothing more; the only full states it ever holds are [`World`]s that it made up itself.
//!
//! `belief` says how the unseen bones may lie and how the others play, and makes up worlds; `search` looks ahead in them; `exact` takes over when nothing
//! is hidden any more; `value` says what a score is worth on the way to the target; `policy` is how a sensible player goes on, and `eye` judges a move
//! without looking ahead. The five [levels](Level) are data over this.

mod belief;
mod exact;
mod eye;
mod level;
mod policy;
pub mod reference;
mod search;
mod value;

pub use level::Level;

use crate::engine::moves::{Move, Moves};
use crate::engine::observe::Observation;
use crate::engine::table::{Joint, Way};
use crate::engine::world::World;
use belief::Belief;
use level::Mind;
use rand::{Rng, RngExt};
use search::Search;

/// What Nestor would do, and what he thinks of everything that he could do.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What he does.
    pub best: Move,
    /// Everything he considered, the best first.
    pub candidates: Vec<Candidate>,
    /// How many worlds he looked at.
    pub worlds: u32,
    /// How many moves he made in them.
    pub nodes: u64,
}

/// What one move is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub step: Move,
    /// The points by which he expects to gain on his opponents from here to the end of the hand.
    pub points: f64,
    /// The standard error of these points; nought where nothing was left to chance.
    pub points_error: f64,
    /// The chance to win the game, from nought to one.
    pub win: f64,
    /// The standard error of that chance.
    pub win_error: f64,
}

/// Chooses a move. The observation must be of a seat whose turn it is; otherwise there is nothing to choose, and he passes.
pub fn choose(observation: &Observation, level: Level, chance: &mut impl Rng) -> Choice {
    let moves = observation.legal();
    let mind = level.mind();
    if moves.len() < 2 {
        return without_choice(observation, moves.nth(0).unwrap_or(Move::Pass));
    }
    if mind.nodes == 0 {
        return by_eye(observation, &mind, chance);
    }
    let solved = exact::only_world(observation).and_then(|world| exact::solve(&world, EXACT_NODES));
    match solved {
        Some((candidates, nodes)) => Choice { best: candidates[0].step, candidates, worlds: 1, nodes },
        None => by_search(observation, &mind, chance),
    }
}

/// The most moves that finding out the best one may take; after that the search takes over.
const EXACT_NODES: u64 = 400_000;

fn without_choice(observation: &Observation, step: Move) -> Choice {
    let points = f64::from(observation.points_of(step));
    let win = f64::from(value::chances_of(observation));
    let candidate = Candidate { step, points, points_error: 0.0, win, win_error: 0.0 };
    Choice { best: step, candidates: vec![candidate], worlds: 0, nodes: 0 }
}

/// The move that looks best, ties by chance.
fn by_eye(observation: &Observation, mind: &Mind, chance: &mut impl Rng) -> Choice {
    let mut candidates = eye::judge(observation, mind, chance);
    candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
    let most = candidates[0].points;
    let equals = candidates.iter().take_while(|candidate| candidate.points >= most).count();
    let best = candidates[chance.random_range(0..equals)].step;
    Choice { best, candidates, worlds: 0, nodes: 0 }
}

/// The move that a search has found to be best.
fn by_search(observation: &Observation, mind: &Mind, chance: &mut impl Rng) -> Choice {
    let belief = Belief::new(observation, mind.reads_plays);
    let mut search = Search::new(observation, belief, chance);
    search.run(mind.nodes);
    let candidates = search.candidates();
    Choice { best: candidates[0].step, candidates, worlds: search.worlds, nodes: search.nodes }
}

/// The moves that lead to different tables: of two equal places of a doublet only one is tried.
fn distinct(world: &World, moves: &Moves) -> impl Iterator<Item = Move> + use<> {
    let table = *world.table();
    let same_as_another = move |step: &Move| {
        let Move::Play(_, end) = *step else { return false };
        let Some(tip) = table.joint(end).filter(|tip| tip.bone().is_doublet()) else { return false };
        let twin = match tip.way() {
            Way::East => Joint::new(tip.bone(), Way::West),
            Way::South => Joint::new(tip.bone(), Way::North),
            Way::West | Way::North => return false,
        };
        table.ends().any(|(_, open)| open == twin)
    };
    let moves = *moves;
    (0..moves.len()).filter_map(move |n| moves.nth(n)).filter(move |step| !same_as_another(step))
}

/// A number below `bound`; that 32 bits cannot share out evenly does not matter to a search.
fn below(chance: &mut impl Rng, bound: u32) -> usize {
    ((u64::from(chance.next_u32()) * u64::from(bound)) >> 32) as usize
}

//! Chooses a move in steps, so that the caller can do other things in between, or stop.

pub mod question;

use crate::ending::{Effort, Ending, Headway};
use crate::in_word::{InWord, in_any, in_smallest};
use crate::level::Mind;
use crate::search::Search;
use crate::{Candidate, Choice, Level, eye, value};
use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use sight::{Move, Observation, Word};

/// A choice in progress. With the same random numbers, the result does not depend on how it is
/// divided into steps. To stop, drop it.
pub struct Thinking<C: Rng>(InWord<ThinkingIn<u32, C>, ThinkingIn<u64, C>, ThinkingIn<u128, C>>);

impl<C: Rng> Thinking<C> {
    /// Begins to choose. It must be the observing seat's turn. Otherwise Nestor passes.
    pub fn new(observation: Observation, level: Level, chance: C) -> Thinking<C> {
        Thinking(in_smallest!(observation.rules().set, ThinkingIn::new(observation, level, chance)))
    }

    /// Continues for about this many moves in worlds, and returns whether the choice is made. A
    /// step always makes at least a few moves, so that thinking always ends.
    pub fn step(&mut self, nodes: u64) -> bool {
        in_any!(&mut self.0, thinking => thinking.step(nodes))
    }

    /// The choice or, while it is in progress, what looks best so far.
    pub fn choice(&self) -> Choice {
        in_any!(&self.0, thinking => thinking.choice())
    }
}

/// The same in a word that has room for the bones of the game.
struct ThinkingIn<W: Word, C: Rng> {
    observation: Observation,
    mind: Mind,
    chance: C,
    headway: Headway<W, Search<W>, Choice>,
}

impl<W: Word, C: Rng> ThinkingIn<W, C> {
    fn new(observation: Observation, level: Level, mut chance: C) -> ThinkingIn<W, C> {
        let mind = level.mind_at(observation.rules());
        let moves = observation.legal();
        let headway = if moves.len() < 2 {
            Headway::Done(without_a_look(&observation, moves.nth(0).unwrap_or(Move::Pass)))
        } else if mind.nodes == 0 {
            Headway::Done(by_eye(&observation, mind.slips, &mut chance))
        } else {
            let effort = if mind.reads_plays { Effort::Choosing } else { Effort::Little };
            Headway::new(&observation, effort, || search(&observation, &mind))
        };
        ThinkingIn { observation, mind, chance, headway }
    }

    fn step(&mut self, nodes: u64) -> bool {
        let ThinkingIn { observation, mind, chance, headway } = self;
        let ended =
            |Ending { candidates, nodes, .. }| Choice { best: candidates[0].step, candidates, worlds: 1, nodes };
        let go_on = |search: &mut Search<W>| {
            let until = search.nodes.saturating_add(nodes.max(1));
            search.run(until.min(mind.nodes), chance);
            (search.nodes >= mind.nodes).then(|| found(search, observation))
        };
        headway.step(nodes, ended, |_| search(observation, mind), go_on)
    }

    fn choice(&self) -> Choice {
        match &self.headway {
            Headway::Done(choice) => choice.clone(),
            Headway::Trying(search) => found(search, &self.observation),
            Headway::Solving(..) | Headway::Proving(..) => at_first_sight(&self.observation),
        }
    }
}

fn search<W: Word>(observation: &Observation, mind: &Mind) -> Search<W> {
    Search::new(observation.clone(), mind.reads_plays)
}

/// The choice that a search suggests so far.
fn found<W: Word>(search: &Search<W>, observation: &Observation) -> Choice {
    let candidates = search.candidates();
    match candidates.first() {
        Some(best) => Choice { best: best.step, worlds: search.worlds, nodes: search.nodes, candidates },
        None => at_first_sight(observation),
    }
}

fn at_first_sight(observation: &Observation) -> Choice {
    without_a_look(observation, eye::sensible(observation))
}

/// A choice of this move without any comparison.
fn without_a_look(observation: &Observation, step: Move) -> Choice {
    let points = f64::from(observation.points_of(step));
    let win = f64::from(value::chances_of(observation));
    let candidate = Candidate { step, points, points_error: 0.0, win, win_error: 0.0 };
    Choice { best: step, candidates: vec![candidate], worlds: 0, nodes: 0 }
}

/// Chooses the move that looks best, or now and then the play that scores the most at once, whatever
/// else it does. Ties are broken at random.
pub(super) fn by_eye(observation: &Observation, slips: f64, chance: &mut impl Rng) -> Choice {
    let slips = chance.random_bool(slips) && observation.legal().can_play();
    let mut candidates = if slips { eye::count(observation) } else { eye::judge(observation, chance) };
    candidates.sort_by(|a, b| b.points.total_cmp(&a.points));
    let most = candidates[0].points;
    let best = candidates.iter().filter(|it| it.points >= most).choose(chance).expect("one looks best").step;
    Choice { best, candidates, worlds: 0, nodes: 0 }
}

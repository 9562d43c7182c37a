//! Judging plays: what each move of a position is worth beside the best one, and so what a play gave away.
//!
//! A judgement is made from an [`Observation`]: from what the player knew, and from nothing else. Where nothing that matters is hidden, every move is
//! followed to the end and the judgement is exact. Elsewhere all moves are tried in the same worlds, so that what they come to can be compared world by
//! world, and the judgement comes with the error of that comparison. The chance belongs to the position, so that the same position is judged the same
//! everywhere.
//!
//! A [`Judging`] looks at a position before it knows what was played there. So it can be made while a player still thinks, and answers at once when the
//! play is known.

mod facts;
pub mod levels;
mod trial;
mod twins;
mod why;

pub use facts::{Facts, Reply};
pub use why::{Reason, why};

use super::exact::{Headway, Solver};
use super::{Level, chance_of};
use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use rand_chacha::ChaCha8Rng;
use trial::Trial;

/// Rises when positions come to be judged otherwise than before, so that whoever has kept judgements knows that they are of no use any more.
pub const VERSION: u32 = 3;

/// How many moves in made-up worlds a judgement may take: four times as many as Nestor makes at his best.
pub const NODES: u64 = nodes(Level::Brutal);

/// The same for one who thinks as far ahead as a level does, four times over. Levels that do not look ahead at all are taken for Tough.
pub const fn nodes(level: Level) -> u64 {
    let nodes = level.mind().nodes;
    4 * if nodes == 0 { Level::Tough.mind().nodes } else { nodes }
}

/// Tells the chance of judging from that of playing.
const SEED: u64 = 0x006a_7564_6765;

/// How bad a play is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// It gave away two hundredths of a game or more.
    Doubtful,
    /// Five or more.
    Bad,
    /// Ten or more.
    Blunder,
}

impl Mark {
    /// All of them, and the loss of chance to win from which each is given.
    pub const ALL: [(Mark, f64); 3] = [(Mark::Doubtful, 0.02), (Mark::Bad, 0.05), (Mark::Blunder, 0.1)];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Doubtful => "doubtful",
            Mark::Bad => "bad",
            Mark::Blunder => "blunder",
        }
    }

    /// The mark of a loss with this standard error: none for one that may well be chance.
    pub fn of(loss: f64, error: f64) -> Option<Mark> {
        // What is known exactly may fall short of a bound by what a number in binary does.
        let reached = Mark::ALL.into_iter().rev().find(|(_, from)| loss > from - 1e-9);
        reached.filter(|_| loss > 2.0 * error).map(|(mark, _)| mark)
    }
}

/// What one move of a position is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// The move; of twins, which come to the same, the first.
    pub step: Move,
    /// The chance to win the game after it, from 0 to 1.
    pub win: f64,
    /// The points by which its player may expect to gain until the end of the hand.
    pub points: f64,
    /// How much less of a chance it leaves than the best move does.
    pub loss: f64,
    /// The standard error of that loss; zero where nothing was left to chance.
    pub error: f64,
    /// How many points less than the best move it may be expected to gain.
    pub points_loss: f64,
    /// The standard error of these points.
    pub points_error: f64,
    /// What can be said of it.
    pub facts: Facts,
}

/// A position that was judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// Every move that can be made, each set of twins once, the best first.
    pub candidates: Vec<Weighed>,
    /// Every legal move, and which of the candidates it is or is a twin of.
    moves: Vec<(Move, Move)>,
    /// In how many worlds they were compared; one where nothing was left to chance.
    pub worlds: u32,
    /// How many moves were made in worlds.
    pub nodes: u64,
}

/// A play that was judged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// What was played.
    pub played: Weighed,
    /// What would have been best; what was played, if nothing was better.
    pub best: Weighed,
    /// How bad that was, if it was.
    pub mark: Option<Mark>,
}

impl Judgement {
    /// Whether the play may well be as good as the best: it falls short by no more than chance makes of two equal ones.
    pub fn is_as_good(&self) -> bool {
        self.played.loss <= f64::max(2.0 * self.played.error, 1e-9)
    }
}

impl Judged {
    /// A position that was judged before, from all that was found out about it.
    pub const fn again(candidates: Vec<Weighed>, moves: Vec<(Move, Move)>, worlds: u32, nodes: u64) -> Judged {
        Judged { candidates, moves, worlds, nodes }
    }

    /// Every legal move, and which of the candidates it is or is a twin of.
    pub fn moves(&self) -> &[(Move, Move)] {
        &self.moves
    }

    /// The judgement of one of the moves that could be made.
    pub fn of(&self, played: Move) -> Option<Judgement> {
        let (_, known_as) = self.moves.iter().find(|(step, _)| *step == played)?;
        let played = *self.candidates.iter().find(|candidate| candidate.step == *known_as)?;
        let best = if played.loss > 0.0 || played.points_loss > 0.0 { *self.candidates.first()? } else { played };
        Some(Judgement { played, best, mark: Mark::of(played.loss, played.error) })
    }
}

/// A position that is being judged, little by little. However it is cut into steps, it comes out the same.
pub struct Judging {
    observation: Observation,
    nodes: u64,
    chance: ChaCha8Rng,
    headway: Headway<Trial, Judged>,
}

impl Judging {
    /// Begins to judge the moves of a seat whose turn it is, with at most about so many moves in made-up worlds, such as [`NODES`]. Where there is
    /// nothing to do, nothing is judged.
    pub fn new(observation: Observation, nodes: u64) -> Judging {
        let chance = chance_of(&observation, SEED);
        let headway = if observation.legal().is_empty() {
            Headway::Done(Judged { candidates: vec![], moves: vec![], worlds: 0, nodes: 0 })
        } else {
            Headway::new(&observation, || Trial::new(&observation, nodes))
        };
        Judging { observation, nodes, chance, headway }
    }

    /// Goes on for about so many moves in made-up worlds, and returns whether the judgement is made.
    pub fn step(&mut self, nodes: u64) -> bool {
        let Judging { observation, nodes: most, chance, headway } = self;
        let go_on = |trial: &mut Trial| {
            trial.run(nodes, chance).then(|| {
                let (candidates, worlds, nodes) = (trial.weighed(), trial.worlds(), trial.nodes());
                Judged { candidates, moves: twins::known_as(observation), worlds, nodes }
            })
        };
        headway.step(nodes, |solver| solved(observation, solver), || Trial::new(observation, *most), go_on)
    }

    /// The judgement, once it is made.
    pub fn judged(&self) -> Option<&Judged> {
        match &self.headway {
            Headway::Done(judged) => Some(judged),
            Headway::Solving(_) | Headway::Trying(_) => None,
        }
    }

    /// Judges to the end.
    pub fn finish(mut self) -> Judged {
        loop {
            self.step(u64::MAX);
            if let Headway::Done(judged) = self.headway {
                return judged;
            }
        }
    }

    /// How much of the way is gone, from 0 to 1; it may be shorter than it looks.
    pub fn progress(&self) -> f64 {
        match &self.headway {
            Headway::Done(_) => 1.0,
            Headway::Solving(solver) => solver.progress(),
            Headway::Trying(trial) => (trial.nodes() as f64 / self.nodes.max(1) as f64).min(1.0),
        }
    }
}

/// What was found out about a position in which nothing is hidden.
fn solved(observation: &Observation, solver: &Solver) -> Judged {
    let moves = twins::known_as(observation);
    let found = solver.candidates();
    let known = |step: Move| moves.iter().any(|&(_, known_as)| known_as == step);
    let best = found.first().map_or((0.0, 0.0), |best| (best.win, best.points));
    let weighed = found.iter().filter(|candidate| known(candidate.step)).map(|candidate| {
        let facts = facts::in_world(observation, candidate.step, solver.world());
        Weighed {
            step: candidate.step,
            win: candidate.win,
            points: candidate.points,
            loss: best.0 - candidate.win,
            error: 0.0,
            points_loss: best.1 - candidate.points,
            points_error: 0.0,
            facts,
        }
    });
    Judged { candidates: weighed.collect(), worlds: 1, nodes: solver.nodes(), moves }
}

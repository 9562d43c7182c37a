//! Judges plays. It compares the value of each move in a position with the best one, and so finds
//! the loss of a play.
//!
//! A judgement uses only an [`Observation`], which is what the player knew. If nothing that matters
//! is hidden, every move is followed to the end, and the judgement is exact. If that would take too
//! long, moves that surely win are still known. Otherwise all moves are tried in the same worlds,
//! so that the results can be compared world by world. The judgement then has the standard error of
//! this comparison. The random numbers depend only on the position, so that a position always gets
//! the same judgement.
//!
//! A [`Judging`] judges a position before it knows the play. It can run while a player is still
//! thinking, and gives its judgement at once when the play is known.

mod facts;
pub mod levels;
mod trial;
mod why;

pub use facts::{DearReply, Facts, Later, LaterTurns, Reply, Round};
pub use why::{BlockCount, Effect, Forgone, Frequency, LineEnd, Nudge, Reason, Scoring, told, why};

use super::ending::exact::only_world;
use super::ending::{Effort, Ending, Headway};
use super::in_word::{InWord, in_any, in_smallest};
use super::{Level, chance_of, twins};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use sight::{Act, Deed, Move, Observation, Word};
use trial::Trial;

/// The version of judgements. It rises when positions are judged differently, so that saved
/// judgements can be recognised as outdated.
pub const VERSION: u32 = 12;

/// The most moves in made-up worlds for a judgement. It is four times as many as Nestor makes at
/// his best.
pub const NODES: u64 = nodes(Level::Brutal);

/// The same for a level: four times as many moves as the level makes. Levels that do not look ahead
/// count as Tough.
pub const fn nodes(level: Level) -> u64 {
    let nodes = level.mind().nodes;
    4 * if nodes == 0 { Level::Tough.mind().nodes } else { nodes }
}

/// How many times fewer moves show how a position seems to a player who forgets.
const HEEDLESS: u64 = 4;
/// A loss of chance to win that hardly matters.
const LITTLE: f64 = 0.005;

/// Separates the random numbers of judging from those of playing.
const SEED: u64 = 0x006a_7564_6765;

/// How bad a play is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// It lost two percentage points or more of the chance to win.
    Doubtful,
    /// It lost five points or more.
    Bad,
    /// It lost ten points or more.
    Blunder,
}

impl Mark {
    /// All marks, each with the smallest loss of chance to win that earns it.
    pub const ALL: [(Mark, f64); 3] = [(Mark::Doubtful, 0.02), (Mark::Bad, 0.05), (Mark::Blunder, 0.1)];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Mark::Doubtful => "doubtful",
            Mark::Bad => "bad",
            Mark::Blunder => "blunder",
        }
    }

    /// The mark of a loss with this standard error. A loss that may be due to chance gets none.
    pub fn of(loss: f64, error: f64) -> Option<Mark> {
        // An exact loss may miss a bound by a rounding error.
        let reached = Mark::ALL.into_iter().rev().find(|(_, from)| loss > from - 1e-9);
        reached.filter(|_| loss > 2.0 * error).map(|(mark, _)| mark)
    }
}

/// The value of one move in a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The move or, among twins, the first of them.
    pub step: Move,
    /// The chance to win the game after it, from 0 to 1.
    pub win: f64,
    /// The points that its player expects to gain by the end of the hand.
    pub points: f64,
    /// The loss of chance to win compared with the best move.
    pub loss: f64,
    /// The standard error of the loss. It is zero if nothing was hidden.
    pub error: f64,
    /// The loss of expected points compared with the best move.
    pub points_loss: f64,
    /// The standard error of this loss of points.
    pub points_error: f64,
    /// The facts about it.
    pub facts: Facts,
    /// What follows it to the end of the hand if both sides play perfectly, where nothing is hidden.
    #[serde(default)]
    pub line: Continuation,
    /// The loss as it seems to a player who forgets which ends the others drew or passed on, where
    /// that was judged too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heedless: Option<f64>,
}

impl Weighed {
    /// The same of a twin of the move. The two ends change places in all that follows.
    fn as_made(&self, step: Move) -> Weighed {
        let (Move::Play(_, here), Move::Play(_, there)) = (self.step, step) else { return Weighed { step, ..*self } };
        let mirrored = |other: Move| match other {
            Move::Play(bone, end) => Move::Play(bone, end.exchanged(here, there)),
            Move::Draw | Move::Pass | Move::Boom(_) | Move::Clock(..) | Move::Resign(_) => other,
        };
        let mut made = Weighed { step, ..*self };
        made.line = Continuation(self.line.0.map(|step| step.map(mirrored)));
        if let Some(answer) = made.facts.later.as_mut().and_then(|later| later.answer.as_mut()) {
            answer.step = mirrored(answer.step);
        }
        made
    }
}

/// The most moves of a line that are kept.
const LONGEST: usize = 12;

/// The first moves that follow a move.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Continuation([Option<Move>; LONGEST]);

impl Continuation {
    /// The line with these moves. It keeps the first of them.
    pub fn of(steps: &[Move]) -> Continuation {
        Continuation(std::array::from_fn(|at| steps.get(at).copied()))
    }

    /// Its moves.
    pub fn steps(&self) -> impl Iterator<Item = Move> + '_ {
        self.0.iter().map_while(|step| *step)
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

/// A judged position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// Every legal move, with twins listed once, best first.
    pub candidates: Vec<Weighed>,
    /// Every legal move, with the candidate that it is or is a twin of.
    pub moves: Vec<(Move, Move)>,
    /// The number of worlds in which they were compared. It is one if no chance was involved.
    pub worlds: u32,
    /// The number of moves made in worlds.
    pub nodes: u64,
}

/// A judged play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judgement {
    /// The play.
    pub played: Weighed,
    /// The best move, which is the play itself if nothing was better.
    pub best: Weighed,
    /// How bad the play was, if it was bad.
    pub mark: Option<Mark>,
}

impl Judgement {
    /// Whether the play may be as good as the best. Its loss is small enough to be due to chance.
    pub fn is_as_good(&self) -> bool {
        self.played.loss <= f64::max(2.0 * self.played.error, 1e-9)
    }
}

impl Judged {
    /// The candidate that a legal move is, or is a twin of.
    pub fn listed(&self, step: Move) -> Option<&Weighed> {
        let (_, known_as) = self.moves.iter().find(|(other, _)| *other == step)?;
        self.candidates.iter().find(|candidate| candidate.step == *known_as)
    }

    /// Whether two legal moves come to the same.
    pub fn are_twins(&self, one: Move, other: Move) -> bool {
        let listed = |step| self.listed(step).map(|listed| listed.step);
        listed(one).is_some() && listed(one) == listed(other)
    }

    /// The judgement of one of the legal moves. All that follows is named as it lies after this move, not
    /// after the twin that is listed.
    pub fn of(&self, played: Move) -> Option<Judgement> {
        let played = self.listed(played)?.as_made(played);
        let best = if played.loss > 0.0 || played.points_loss > 0.0 { *self.candidates.first()? } else { played };
        Some(Judgement { played, best, mark: Mark::of(played.loss, played.error) })
    }

    /// The move to compare the best one with, which is the move that tempts: what the player thought
    /// of first, if he did, or else the play that scores most now, of those the heaviest. A move
    /// within a hair of the best is no mistake, so it tempts nobody to one. Where the best itself
    /// looks best, it is the second best.
    pub fn tempting(&self, best: Move, thought: Option<Move>) -> Option<&Weighed> {
        let best = self.listed(best)?;
        let others = || self.candidates.iter().filter(|other| other.step != best.step);
        let costs = |other: &Weighed| other.loss >= LITTLE && other.loss > 2.0 * other.error;
        let looks = |play: &Weighed| (play.facts.points, play.facts.pips);
        // Whoever scores as much with a lighter bone has overlooked no less.
        let tempts = |other: &Weighed| {
            let (points, least) = (other.facts.points, best.facts.points);
            points > least || points == least && (points > 0 || other.facts.pips >= best.facts.pips)
        };
        let thought = thought.and_then(|step| self.listed(step)).map(|found| found.step);
        let thought = others().find(|other| Some(other.step) == thought && costs(other));
        let dearest = others().filter(|other| costs(other) && tempts(other));
        // Of plays that look alike, it is the better one.
        let dearest = dearest.rev().max_by_key(|other| looks(other));
        thought.or(dearest).or_else(|| others().next())
    }

    /// Notes how its moves seem to a player who forgets what the others could not play.
    fn note_heedless(&mut self, heedless: &Judged) {
        for candidate in &mut self.candidates {
            candidate.heedless = heedless.listed(candidate.step).map(|listed| listed.loss);
        }
    }
}

/// A judgement in progress. The result does not depend on how it is divided into steps.
pub struct Judging(InWord<JudgingIn<u32>, JudgingIn<u64>, JudgingIn<u128>>);

impl Judging {
    /// Begins to judge the moves of the seat to move, with at most about this many moves in made-up
    /// worlds, such as [`NODES`]. Without legal moves, the result is empty.
    pub fn new(observation: Observation, nodes: u64) -> Judging {
        Judging(in_smallest!(observation.rules().set, JudgingIn::new(observation, nodes)))
    }

    /// Begins to judge a decision for a review, which also asks how it seems to a player who forgets
    /// which ends the others drew or passed on. That shows in [`Weighed::heedless`].
    pub fn in_review(observation: Observation, nodes: u64) -> Judging {
        Judging(in_smallest!(observation.rules().set, JudgingIn::in_review(observation, nodes)))
    }

    /// Continues for about this many moves in made-up worlds, and returns whether the judgement is
    /// finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        in_any!(&mut self.0, judging => judging.step(nodes))
    }

    /// The judged position, once it is finished.
    pub fn judged(&self) -> Option<&Judged> {
        in_any!(&self.0, judging => judging.judged())
    }

    /// Judges to the end.
    pub fn finish(self) -> Judged {
        in_any!(self.0, judging => judging.finish())
    }
}

/// The same in a word that has room for the bones of the game.
struct JudgingIn<W: Word> {
    observation: Observation,
    nodes: u64,
    chance: ChaCha8Rng,
    headway: Headway<W, Trial<W>, Judged>,
    /// The same position for a player who forgets what the others could not play.
    heedless: Option<Box<JudgingIn<W>>>,
}

impl<W: Word> JudgingIn<W> {
    fn new(observation: Observation, nodes: u64) -> JudgingIn<W> {
        let chance = chance_of(&observation, SEED);
        let headway = if observation.legal().is_empty() {
            Headway::Done(Judged { candidates: vec![], moves: vec![], worlds: 0, nodes: 0 })
        } else {
            Headway::new(&observation, Effort::Judging, || Trial::new(&observation, nodes, &[]))
        };
        JudgingIn { observation, nodes, chance, headway, heedless: None }
    }

    fn in_review(observation: Observation, nodes: u64) -> JudgingIn<W> {
        let heedless =
            shows_lacks(&observation).then(|| Box::new(JudgingIn::new(observation.heedless(), nodes / HEEDLESS)));
        JudgingIn { heedless, ..JudgingIn::new(observation, nodes) }
    }

    fn step(&mut self, nodes: u64) -> bool {
        let JudgingIn { observation, nodes: most, chance, headway, heedless } = self;
        if let Headway::Done(judged) = headway {
            let is_done = heedless.as_mut().is_none_or(|heedless| heedless.step(nodes));
            if is_done && let Some(heedless) = heedless.take() {
                judged.note_heedless(&heedless.finish());
            }
            return is_done;
        }
        let go_on = |trial: &mut Trial<W>| {
            trial.run(nodes, chance).then(|| {
                let (candidates, worlds, nodes) = (trial.weighed(), trial.worlds(), trial.nodes());
                Judged { candidates, moves: twins::known_as(observation), worlds, nodes }
            })
        };
        headway.step(nodes, |ended| judged(observation, ended), |won| Trial::new(observation, *most, won), go_on);
        if let Headway::Done(judged) = headway {
            // Where every move is as good, nothing is lost by forgetting.
            heedless.take_if(|_| judged.candidates.iter().all(|candidate| candidate.loss < LITTLE));
            return heedless.is_none();
        }
        false
    }

    fn judged(&self) -> Option<&Judged> {
        match &self.headway {
            Headway::Done(judged) if self.heedless.is_none() => Some(judged),
            _ => None,
        }
    }

    fn finish(mut self) -> Judged {
        loop {
            if self.step(u64::MAX)
                && let Headway::Done(judged) = self.headway
            {
                return judged;
            }
        }
    }
}

/// Whether another seat has shown what it lacks, and forgetting that makes a difference.
fn shows_lacks(observation: &Observation) -> bool {
    let tells = |deed: &Deed| match deed.act {
        Act::Drew(_) => !observation.rules().free_draw,
        Act::Passed => true,
        Act::Played(..) | Act::Destroyed(_) => false,
    };
    let others = |deed: &&Deed| deed.seat != observation.seat();
    only_world(observation).is_none() && observation.deeds().iter().filter(others).any(tells)
}

/// The result for an ending.
fn judged<W: Word>(observation: &Observation, ended: Ending<W>) -> Judged {
    let moves = twins::known_as(observation);
    // The candidates come best first.
    let Ending { candidates: found, lines, world, nodes } = ended;
    let known = |step: Move| moves.iter().any(|&(_, known_as)| known_as == step);
    let best = found.first().map_or((0.0, 0.0), |best| (best.win, best.points));
    let lines = lines.iter().map(|line| Continuation::of(line)).chain(std::iter::repeat(Continuation::default()));
    let weighed = found.iter().zip(lines).filter(|(candidate, _)| known(candidate.step)).map(|(candidate, line)| {
        let facts = facts::in_world(observation, candidate.step, world);
        // The points of a game that is won or lost for sure don't matter.
        let is_over = candidate.win >= 1.0 || best.0 <= 0.0;
        Weighed {
            step: candidate.step,
            win: candidate.win,
            points: candidate.points,
            loss: best.0 - candidate.win,
            error: 0.0,
            points_loss: if is_over { 0.0 } else { best.1 - candidate.points },
            points_error: 0.0,
            facts,
            line,
            heedless: None,
        }
    });
    Judged { candidates: weighed.collect(), worlds: 1, nodes, moves }
}

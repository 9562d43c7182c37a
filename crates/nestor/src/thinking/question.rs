//! The thinker: a queue of questions, each with a number. It works on them in slices, and a
//! question can be cancelled.
//!
//! [`Jobs`] is the thinker without a thread. The slices run on a thread if there is one, or else
//! between two frames.

use crate::judge::{self, Judged, Judging};
use crate::shares::{self, Believing, Shares};
use crate::{Candidate, Choice, Level, Thinking, sensible};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use sight::{Observation, SEATS};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What names a question. Whoever asks questions of a kind numbers them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct JobId {
    /// What it is for.
    pub kind: Kind,
    /// Its number among these.
    pub number: u64,
}

/// What a question is for. The first kinds are answered first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// A Nestor's own move.
    Move,
    /// What every move is worth, for a hint or for the tutor.
    Judge,
    /// The same in a review, which also asks how it seems to a player who forgets.
    Review,
    /// Where every bone may lie.
    Beliefs,
}

/// A question about a position that a seat sees: what to play, what every move is worth, or where
/// the bones may lie.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// What names it.
    pub job: JobId,
    /// The level to think at. A judge looks four times as far ahead. For where the bones may lie,
    /// Brutal also reads the plays, and the other levels only draws and passes.
    pub level: Level,
    /// What the seat sees.
    pub seen: Observation,
    /// What decides between moves that Nestor rates as equal, where others are to make the same choice.
    /// Otherwise the thinker's own chance does.
    #[serde(default)]
    pub chance: Option<u64>,
}

/// The answer to a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The question.
    pub job: JobId,
    /// What was found out.
    pub found: Found,
    /// Whether the thought failed. Then a choice is just a sensible move, and there is no other
    /// result.
    pub stumbled: bool,
}

/// The result of a thought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Found {
    /// What to play, and how every possible move was rated.
    Choice(Choice),
    /// What every move is worth.
    Judged(Judged),
    /// Where every bone may lie.
    Shares(Box<Shares>),
    /// Nothing.
    Nothing,
}

/// A thought in progress.
pub trait Thought: Send {
    /// Goes on thinking for about this many moves in sampled worlds. Returns whether the thought is
    /// complete.
    fn step(&mut self, nodes: u64) -> bool;
    /// The result so far.
    fn found(&self) -> Found;
}

impl Thought for Thinking<ChaCha8Rng> {
    fn step(&mut self, nodes: u64) -> bool {
        Thinking::step(self, nodes)
    }

    fn found(&self) -> Found {
        Found::Choice(self.choice())
    }
}

impl Thought for Judging {
    fn step(&mut self, nodes: u64) -> bool {
        Judging::step(self, nodes)
    }

    fn found(&self) -> Found {
        self.judged().map_or(Found::Nothing, |judged| Found::Judged(judged.clone()))
    }
}

/// Sampling a world takes about as long as making this many moves in one.
const MOVES_A_WORLD: u64 = 10;

impl Thought for Believing {
    fn step(&mut self, nodes: u64) -> bool {
        Believing::step(self, nodes / MOVES_A_WORLD)
    }

    fn found(&self) -> Found {
        Found::Shares(Box::new(self.shares().clone()))
    }
}

/// Turns a question into a thought.
pub type Begin = Box<dyn FnMut(&Question) -> Box<dyn Thought> + Send>;

/// The questions that have no answer yet.
pub struct Jobs {
    begin: Begin,
    waiting: VecDeque<Question>,
    under_way: Option<(Question, Box<dyn Thought>)>,
}

impl Jobs {
    /// Nestor's thoughts. `chance` only decides between moves that he rates as equal, and has
    /// nothing to do with any deal. All other chance comes from the position, so the same question
    /// gets the same answer.
    pub fn of_nestor(mut chance: ChaCha8Rng) -> Jobs {
        Jobs::with_chance(move |_| ChaCha8Rng::from_rng(&mut chance))
    }

    /// The thoughts of a Nestor whose chance comes only from a number and the position, so he
    /// always does the same in the same place.
    pub fn of_number(number: u64) -> Jobs {
        Jobs::with_chance(move |seen| crate::chance_of(seen, number))
    }

    fn with_chance(mut chance: impl FnMut(&Observation) -> ChaCha8Rng + Send + 'static) -> Jobs {
        let begin = move |question: &Question| -> Box<dyn Thought> {
            let (seen, level) = (question.seen.clone(), question.level);
            let mut decide = |seen: &Observation| match question.chance {
                // Who repeats it may have read the clocks at another moment.
                Some(number) => crate::chance_of(&seen.with_seconds([0; SEATS]), number),
                None => chance(seen),
            };
            match question.job.kind {
                Kind::Move => Box::new(Thinking::new(seen, level, decide(&question.seen))),
                Kind::Judge => Box::new(Judging::new(seen, judge::nodes(level))),
                Kind::Review => Box::new(Judging::in_review(seen, judge::nodes(level))),
                Kind::Beliefs => Box::new(Believing::new(seen, level == Level::Brutal, shares::WORLDS)),
            }
        };
        Jobs::new(Box::new(begin))
    }

    /// Thoughts of any kind.
    pub fn new(begin: Begin) -> Jobs {
        Jobs { begin, waiting: VecDeque::new(), under_way: None }
    }

    /// Adds a question. The first kinds are answered first, and within a kind the oldest question.
    pub fn ask(&mut self, question: Question) {
        let at = self.waiting.partition_point(|other| other.job.kind <= question.job.kind);
        self.waiting.insert(at, question);
    }

    /// Drops a question. Does nothing if it was already answered.
    pub fn cancel(&mut self, job: JobId) {
        self.waiting.retain(|question| question.job != job);
        if self.under_way.as_ref().is_some_and(|(question, _)| question.job == job) {
            self.under_way = None;
        }
    }

    /// Whether there is nothing to think about.
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.under_way.is_none()
    }

    /// Goes on thinking for about this many moves in sampled worlds, and returns an answer if one
    /// is ready.
    ///
    /// If a thought panics, it is dropped. If it was to find a move, the answer is a sensible move,
    /// because a fault in the search must not end a game.
    pub fn work(&mut self, nodes: u64) -> Option<Answer> {
        let (question, thought) = if let Some((question, thought)) = self.under_way.take() {
            (question, Ok(thought))
        } else {
            let question = self.waiting.pop_front()?;
            let thought = catch_unwind(AssertUnwindSafe(|| (self.begin)(&question)));
            (question, thought)
        };
        let step = |mut thought: Box<dyn Thought>| {
            let found = thought.step(nodes).then(|| thought.found());
            (thought, found)
        };
        // A thought that panicked is dropped and never looked at again, so nobody sees it half
        // done.
        let stepped = thought.and_then(|thought| catch_unwind(AssertUnwindSafe(|| step(thought))));
        let (found, stumbled) = match stepped {
            Ok((_, Some(found))) => (found, false),
            Ok((thought, None)) => {
                self.under_way = Some((question, thought));
                return None;
            }
            Err(_) => (in_need(&question), true),
        };
        Some(Answer { job: question.job, found, stumbled })
    }
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jobs").field("waiting", &self.waiting.len()).finish_non_exhaustive()
    }
}

/// The answer when a thought has failed.
fn in_need(question: &Question) -> Found {
    match question.job.kind {
        Kind::Move => {
            let best = sensible(&question.seen);
            let unrated = Candidate { step: best, points: 0.0, points_error: 0.0, win: 0.5, win_error: 0.5 };
            Found::Choice(Choice { best, candidates: vec![unrated], worlds: 0, nodes: 0 })
        }
        Kind::Judge | Kind::Review | Kind::Beliefs => Found::Nothing,
    }
}

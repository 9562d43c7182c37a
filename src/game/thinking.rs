//! The thinker: questions in order, each with a number, thought about in slices, and cancelled when nobody wants the answer any more.
//!
//! [`Jobs`] is all of it but a thread. Whoever has one runs the slices there; whoever has none runs them between two frames.

use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::nestor::judge::{self, Judged, Judging};
use crate::nestor::shares::{self, Believing, Shares};
use crate::nestor::{Candidate, Choice, Level, Thinking, sensible};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The number of a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct JobId(pub u64);

/// What a question is for. Those that come first are thought about first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A Nestor's own move.
    Move,
    /// A hint for the player.
    Hint,
    /// What every move is worth, so that a play can be judged: while it is being made, or in a review.
    Judge,
    /// What could be known of every bone.
    Beliefs,
}

/// A question about what somebody knows: what to do, what every move is worth, or where the bones may lie.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Its number.
    pub job: JobId,
    /// What it is for.
    pub kind: Kind,
    /// How strong he plays who is asked. A judge looks four times as far ahead; and where the bones may lie Brutal tells by the plays too, the others by
    /// draws and passes alone.
    pub level: Level,
    /// What is known.
    pub seen: Observation,
}

/// What came of a question.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The number of the question.
    pub job: JobId,
    /// What it was for.
    pub kind: Kind,
    /// What was found out.
    pub found: Found,
    /// Whether the thought failed. Then a choice is merely a sensible move, and nothing else was found.
    pub stumbled: bool,
}

/// What thoughts come to.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// What to do, and what was thought of everything that could be done.
    Choice(Choice),
    /// What every move is worth.
    Judged(Judged),
    /// Where every bone may lie.
    Shares(Box<Shares>),
    /// Nothing.
    Nothing,
}

/// A thought that is under way.
pub trait Thought: Send {
    /// Thinks on for about so many moves in made-up worlds. Returns whether the end was reached.
    fn step(&mut self, nodes: u64) -> bool;
    /// What it has come to by now.
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

/// A world is made up about as fast as so many moves are made in one.
const MOVES_A_WORLD: u64 = 10;

impl Thought for Believing {
    fn step(&mut self, nodes: u64) -> bool {
        Believing::step(self, nodes / MOVES_A_WORLD)
    }

    fn found(&self) -> Found {
        Found::Shares(Box::new(self.shares().clone()))
    }
}

/// How a question becomes a thought.
pub type Begin = Box<dyn FnMut(&Question) -> Box<dyn Thought> + Send>;

/// Questions that were not answered yet.
pub struct Jobs {
    begin: Begin,
    waiting: VecDeque<Question>,
    under_way: Option<(Question, Box<dyn Thought>)>,
}

impl Jobs {
    /// Nestor's thoughts. His chance decides between moves that he holds for equal and has nothing to do with any deal; the chance of all else comes from
    /// the position, so that the same question gets the same answer.
    pub fn of_nestor(mut chance: ChaCha8Rng) -> Jobs {
        Jobs::with_chance(move |_| ChaCha8Rng::from_rng(&mut chance))
    }

    /// The thoughts of a Nestor whose chance comes from a number and the position alone, so that he does the same wherever he stands in the same place.
    pub fn of_number(number: u64) -> Jobs {
        Jobs::with_chance(move |seen| crate::nestor::chance_of(seen, number))
    }

    fn with_chance(mut chance: impl FnMut(&Observation) -> ChaCha8Rng + Send + 'static) -> Jobs {
        let begin = move |question: &Question| -> Box<dyn Thought> {
            let (seen, level) = (question.seen.clone(), question.level);
            match question.kind {
                Kind::Move => Box::new(Thinking::new(seen, level, chance(&question.seen))),
                Kind::Hint => Box::new(Thinking::new(seen, level, crate::nestor::chance_of(&question.seen, 0))),
                Kind::Judge => Box::new(Judging::new(seen, judge::nodes(level))),
                Kind::Beliefs => Box::new(Believing::new(seen, level == Level::Brutal, shares::WORLDS)),
            }
        };
        Jobs::new(Box::new(begin))
    }

    /// Thoughts of any kind.
    pub fn new(begin: Begin) -> Jobs {
        Jobs { begin, waiting: VecDeque::new(), under_way: None }
    }

    /// Adds a question. Of those that wait, the kinds that come first are answered first, and within a kind the older ones.
    pub fn ask(&mut self, question: Question) {
        let at = self.waiting.partition_point(|other| other.kind <= question.kind);
        self.waiting.insert(at, question);
    }

    /// Forgets a question. Nothing happens if it was answered already.
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

    /// Thinks on for about so many moves in made-up worlds, and returns an answer if one is ready.
    ///
    /// A thought that panics is given up, and a sensible move is the answer if a move was asked for: a fault in the search must not end a game.
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
        // A thought that has panicked is dropped and never looked at again, and so nothing half done is seen.
        let stepped = thought.and_then(|thought| catch_unwind(AssertUnwindSafe(|| step(thought))));
        let (found, stumbled) = match stepped {
            Ok((_, Some(found))) => (found, false),
            Ok((thought, None)) => {
                self.under_way = Some((question, thought));
                return None;
            }
            Err(_) => (in_need(&question), true),
        };
        Some(Answer { job: question.job, kind: question.kind, found, stumbled })
    }

    /// Thinks until there is an answer, or nothing more to think about.
    pub fn work_until_answer(&mut self) -> Option<Answer> {
        while !self.is_idle() {
            if let Some(answer) = self.work(u64::MAX) {
                return Some(answer);
            }
        }
        None
    }
}

impl std::fmt::Debug for Jobs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let under_way = self.under_way.as_ref().map(|(question, _)| question.job);
        f.debug_struct("Jobs")
            .field("under_way", &under_way)
            .field("waiting", &self.waiting.len())
            .finish_non_exhaustive()
    }
}

/// What is answered when a thought has failed.
fn in_need(question: &Question) -> Found {
    match question.kind {
        Kind::Move | Kind::Hint => Found::Choice(merely(sensible(&question.seen))),
        Kind::Judge | Kind::Beliefs => Found::Nothing,
    }
}

/// A choice of a move of which nothing more is known.
fn merely(step: Move) -> Choice {
    let candidate = Candidate { step, points: 0.0, points_error: 0.0, win: 0.5, win_error: 0.5 };
    Choice { best: step, candidates: vec![candidate], worlds: 0, nodes: 0 }
}

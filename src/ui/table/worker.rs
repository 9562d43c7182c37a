//! Nestor on a thread of his own, so that the window never waits for him.

use std::{
    collections::VecDeque,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use egui;
use rand::{SeedableRng, TryRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    engine::observe::Observation,
    nestor::{self, Choice, Level},
};

/// What a question is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Nestor's own move.
    Move,
    /// A hint for the human.
    Hint,
}

/// A question, with what its answer needs to find its way.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// What it is for.
    pub purpose: Purpose,
    /// The moment of the game that it is about.
    pub generation: u64,
    /// How strong he plays.
    pub level: Level,
    /// What he knows.
    pub seen: Observation,
}

impl Question {
    fn answered(self, chance: &mut ChaCha8Rng) -> Answer {
        let choice = nestor::choose(&self.seen, self.level, chance);
        Answer { purpose: self.purpose, generation: self.generation, choice }
    }
}

/// What Nestor thinks, and about which moment of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// What the question was for.
    pub purpose: Purpose,
    /// The moment of the game that it was about.
    pub generation: u64,
    /// What he would do.
    pub choice: Choice,
}

/// Where Nestor thinks.
pub enum Worker {
    /// On a thread of his own, which ends when this is dropped.
    Thread {
        /// The way to it.
        questions: Sender<Question>,
        /// The way from it.
        answers: Receiver<Answer>,
    },
    /// On the spot, from a chance that is always the same: for tests and pictures.
    Here {
        /// Answers that were not fetched yet.
        answers: VecDeque<Answer>,
        /// His chance.
        chance: Box<ChaCha8Rng>,
    },
}

impl Worker {
    /// Starts the thread, which wakes the window when it has an answer.
    pub fn start(ctx: egui::Context) -> Worker {
        let (questions, asked) = channel::<Question>();
        let (reply, answers) = channel();
        let think = move || {
            let mut chance = chance();
            while let Ok(mut question) = asked.recv() {
                // Of several questions that wait only the last is about the game as it stands.
                while let Ok(newer) = asked.try_recv() {
                    question = newer;
                }
                if reply.send(question.answered(&mut chance)).is_err() {
                    return;
                }
                ctx.request_repaint();
            }
        };
        // Where a system gives no thread Nestor thinks in the window's, which then waits for him.
        match thread::Builder::new().name("nestor".to_owned()).spawn(think) {
            Ok(_) => Worker::Thread { questions, answers },
            Err(_) => Worker::here(0),
        }
    }

    /// Thinks where it is asked.
    pub fn here(seed: u64) -> Worker {
        Worker::Here { answers: VecDeque::new(), chance: Box::new(ChaCha8Rng::seed_from_u64(seed)) }
    }

    /// Asks what to do at one moment of the game.
    pub fn ask(&mut self, question: Question) {
        match self {
            Worker::Thread { questions, .. } => {
                // The thread ends only with this worker, so the question arrives.
                let _ = questions.send(question);
            }
            Worker::Here { answers, chance } => answers.push_back(question.answered(chance)),
        }
    }

    /// The next answer, if there is one.
    pub fn answer(&mut self) -> Option<Answer> {
        match self {
            Worker::Thread { answers, .. } => answers.try_recv().ok(),
            Worker::Here { answers, .. } => answers.pop_front(),
        }
    }
}

/// Nestor's own chance. It decides between moves that he holds for equal and has nothing to do with any deal.
fn chance() -> ChaCha8Rng {
    let mut seed = [0; 32];
    match rand::rngs::SysRng.try_fill_bytes(&mut seed) {
        Ok(()) => ChaCha8Rng::from_seed(seed),
        Err(_) => ChaCha8Rng::seed_from_u64(0),
    }
}

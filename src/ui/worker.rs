//! Nestor on a thread of his own, so that the window never waits for him.

use std::{
    sync::mpsc::{Receiver, Sender, TryRecvError, channel},
    thread,
};

use eframe::egui;
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
struct Question {
    purpose: Purpose,
    generation: u64,
    level: Level,
    seen: Observation,
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

/// The thread and the way to and from it. It ends when this is dropped.
pub struct Worker {
    questions: Sender<Question>,
    answers: Receiver<Answer>,
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
                let choice = nestor::choose(&question.seen, question.level, &mut chance);
                let Question { purpose, generation, .. } = question;
                if reply.send(Answer { purpose, generation, choice }).is_err() {
                    return;
                }
                ctx.request_repaint();
            }
        };
        // Where a system gives no thread there is no answer, and the game says that Nestor thinks; nothing is lost.
        let _ = thread::Builder::new().name("nestor".to_owned()).spawn(think);
        Worker { questions, answers }
    }

    /// Asks what to do at one moment of the game.
    pub fn ask(&self, purpose: Purpose, generation: u64, level: Level, seen: Observation) {
        // The thread ends only with this worker, so the question arrives.
        let _ = self.questions.send(Question { purpose, generation, level, seen });
    }

    /// The next answer, if there is one.
    pub fn answer(&self) -> Option<Answer> {
        match self.answers.try_recv() {
            Ok(answer) => Some(answer),
            Err(TryRecvError::Empty | TryRecvError::Disconnected) => None,
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

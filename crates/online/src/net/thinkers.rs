//! The threads on which Nestor thinks for tables.

use crate::nestor::question::{Answer, Jobs, Question};
use crate::wire::TableId;
use rand::SeedableRng;
use rand::rngs::SysRng;
use rand_chacha::ChaCha8Rng;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

/// Threads that answer the questions of all tables, the oldest first.
pub(super) struct Thinkers {
    questions: mpsc::Sender<(TableId, Question)>,
}

/// How far he thinks before he looks whether the thought is complete.
const SLICE: u64 = 20_000;

impl Thinkers {
    /// Starts so many threads. Each gives its answers to `answer`, and ends when this is dropped.
    pub(super) fn start(threads: usize, answer: impl Fn(TableId, Answer) + Send + Sync + 'static) -> Thinkers {
        let (questions, asked) = mpsc::channel::<(TableId, Question)>();
        let (asked, answer) = (Arc::new(Mutex::new(asked)), Arc::new(answer));
        for _ in 0..threads.max(1) {
            let (asked, answer) = (Arc::clone(&asked), Arc::clone(&answer));
            let think = move || {
                // Chance only decides between moves that are equal to him.
                let chance = ChaCha8Rng::try_from_rng(&mut SysRng);
                let mut jobs = Jobs::of_nestor(chance.unwrap_or_else(|_| ChaCha8Rng::seed_from_u64(0)));
                loop {
                    let next = asked.lock().map(|asked| asked.recv());
                    let Ok(Ok((table, question))) = next else { return };
                    jobs.ask(question);
                    while !jobs.is_idle() {
                        if let Some(found) = jobs.work(SLICE) {
                            answer(table, found);
                        }
                    }
                }
            };
            // Without a thread the others answer. Without any, his turns wait.
            let _ = thread::Builder::new().name("nestor".to_owned()).spawn(think);
        }
        Thinkers { questions }
    }

    pub(super) fn ask(&self, table: TableId, question: Question) {
        // It fails only when all threads are gone.
        let _ = self.questions.send((table, question));
    }
}

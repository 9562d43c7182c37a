//! The thinker of the window. It runs on a thread of its own or in a worker of the page, so that
//! the window never waits, or in slices between frames.

use crate::host::{FromWorker, IS_PAGE, Stopwatch, Worker};
use crate::nestor::question::{Answer, JobId, Jobs, Question};
use crate::ui::task::helper::{HelperMessage, HelperReply, SLICE, jobs_of, read, text_of};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::{thread, time::Duration};

/// How many simulated moves pass between two looks at the clock, where there is no thread.
const GRAIN: u64 = 250;

/// How long it may think in a frame, where there is no thread. The rest of a frame at 60 a second
/// is for painting it.
const IN_A_FRAME: Duration = Duration::from_millis(8);

enum ThinkerOrder {
    Ask(Box<Question>),
    Cancel(JobId),
}

/// Thinks about questions and answers them.
pub struct Thinker(ThinkerPlace);

/// How much is thought at once: so many moves, and again until this time is over.
#[derive(Clone, Copy)]
struct ThoughtSlice {
    moves: u64,
    time: Duration,
}

impl ThoughtSlice {
    fn of(self, jobs: &mut Jobs) -> Option<Answer> {
        let start = Stopwatch::now();
        loop {
            let answer = jobs.work(self.moves);
            if answer.is_some() || jobs.is_idle() || start.elapsed() >= self.time {
                return answer;
            }
        }
    }
}

enum ThinkerPlace {
    /// On a thread of its own, which ends when this is dropped.
    Thread { orders: Sender<ThinkerOrder>, answers: Receiver<Answer> },
    /// In a worker of the page. `open` are the questions that it has not answered.
    Worker { worker: Worker, number: Option<u64>, open: Vec<Question> },
    /// On the caller's thread, one slice at each call. `others` makes the jobs of other thinkers.
    Here { jobs: Box<Jobs>, slice: ThoughtSlice, others: fn() -> Jobs },
}

impl Thinker {
    /// Starts the thread or the worker. Its chance comes from this number, or from the system.
    /// `wake` is called when it has an answer.
    pub fn start(number: Option<u64>, wake: impl Fn() + Send + 'static) -> Thinker {
        if IS_PAGE {
            let Some(worker) = Worker::start(wake) else { return Thinker::between_frames(number, Vec::new()) };
            worker.tell(&text_of(&HelperMessage::Be(number)));
            return Thinker(ThinkerPlace::Worker { worker, number, open: Vec::new() });
        }
        let (orders, ordered) = channel();
        let (reply, answers) = channel();
        let work = move || work(&mut jobs_of(number), &ordered, &reply, wake);
        // If the system has no thread left, the window thinks between frames.
        match thread::Builder::new().name("thinker".to_owned()).spawn(work) {
            Ok(_) => Thinker(ThinkerPlace::Thread { orders, answers }),
            Err(_) => Thinker::between_frames(number, Vec::new()),
        }
    }

    /// Thinks a little about these questions in every frame.
    fn between_frames(number: Option<u64>, open: Vec<Question>) -> Thinker {
        let mut jobs = Box::new(jobs_of(number));
        for question in open {
            jobs.ask(question);
        }
        let slice = ThoughtSlice { moves: GRAIN, time: IN_A_FRAME };
        Thinker(ThinkerPlace::Here { jobs, slice, others: || jobs_of(None) })
    }

    /// Creates a thinker that thinks to the end on the caller's thread, with a fixed seed.
    pub fn here(seed: u64) -> Thinker {
        Thinker::in_slices(Jobs::of_nestor(ChaCha8Rng::seed_from_u64(seed)), u64::MAX)
    }

    /// Creates a thinker that thinks on the caller's thread, a number of moves at each call.
    pub fn in_slices(jobs: Jobs, moves: u64) -> Thinker {
        let others = || Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1));
        Thinker(ThinkerPlace::Here {
            jobs: Box::new(jobs),
            slice: ThoughtSlice { moves, time: Duration::ZERO },
            others,
        })
    }

    /// Creates a thinker that does these jobs to the end on the caller's thread. Its helpers do the
    /// same.
    pub fn of_jobs(jobs: fn() -> Jobs) -> Thinker {
        let slice = ThoughtSlice { moves: u64::MAX, time: Duration::ZERO };
        Thinker(ThinkerPlace::Here { jobs: Box::new(jobs()), slice, others: jobs })
    }

    /// Returns a new thinker of the same kind without any questions. With a number, its moves
    /// depend only on that and the position.
    #[must_use]
    pub fn another(&self, number: Option<u64>, wake: impl Fn() + Send + 'static) -> Thinker {
        let ThinkerPlace::Here { slice, others, .. } = self.0 else { return Thinker::start(number, wake) };
        let jobs = Box::new(number.map_or_else(others, Jobs::of_number));
        Thinker(ThinkerPlace::Here { jobs, slice, others })
    }

    /// Asks a question.
    pub fn ask(&mut self, question: Question) {
        match &mut self.0 {
            // The thread lives as long as this thinker, so the order always arrives.
            ThinkerPlace::Thread { orders, .. } => _ = orders.send(ThinkerOrder::Ask(Box::new(question))),
            ThinkerPlace::Worker { worker, open, .. } => {
                worker.tell(&text_of(&HelperMessage::Ask(Box::new(question.clone()))));
                open.push(question);
            }
            ThinkerPlace::Here { jobs, .. } => jobs.ask(question),
        }
    }

    /// Cancels a question.
    pub fn cancel(&mut self, job: JobId) {
        match &mut self.0 {
            ThinkerPlace::Thread { orders, .. } => _ = orders.send(ThinkerOrder::Cancel(job)),
            ThinkerPlace::Worker { worker, open, .. } => {
                worker.tell(&text_of(&HelperMessage::Cancel(job)));
                open.retain(|question| question.job != job);
            }
            ThinkerPlace::Here { jobs, .. } => jobs.cancel(job),
        }
    }

    /// Returns the next answer, if there is one.
    pub fn answer(&mut self) -> Option<Answer> {
        match &mut self.0 {
            ThinkerPlace::Thread { answers, .. } => answers.try_recv().ok(),
            ThinkerPlace::Worker { worker, number, open } => match worker.hear() {
                FromWorker::Text(text) => {
                    let Some(HelperReply::Answer(answer)) = read(&text) else { return None };
                    open.retain(|question| question.job != answer.job);
                    Some(answer)
                }
                FromWorker::Nothing => None,
                FromWorker::Failure => {
                    *self = Thinker::between_frames(*number, std::mem::take(open));
                    self.answer()
                }
            },
            ThinkerPlace::Here { jobs, slice, .. } => slice.of(jobs),
        }
    }

    /// Whether there is work that goes on only when an answer is asked for.
    pub fn wants_time(&self) -> bool {
        matches!(&self.0, ThinkerPlace::Here { jobs, .. } if !jobs.is_idle())
    }
}

/// Takes orders and thinks until there is no one left to answer.
fn work(jobs: &mut Jobs, orders: &Receiver<ThinkerOrder>, reply: &Sender<Answer>, wake: impl Fn()) {
    loop {
        let order = if jobs.is_idle() { orders.recv().map_err(TryRecvError::from) } else { orders.try_recv() };
        match order {
            Ok(ThinkerOrder::Ask(question)) => jobs.ask(*question),
            Ok(ThinkerOrder::Cancel(job)) => jobs.cancel(job),
            Err(TryRecvError::Disconnected) => return,
            Err(TryRecvError::Empty) => {
                if let Some(answer) = jobs.work(SLICE) {
                    if reply.send(answer).is_err() {
                        return;
                    }
                    wake();
                }
            }
        }
    }
}

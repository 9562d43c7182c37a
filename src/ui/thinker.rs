//! The thinker of the window. It runs on a thread of its own, so that the window never waits, or in slices between frames.

use crate::game::thinking::{Answer, JobId, Jobs, Question};
use crate::host::Stopwatch;
use rand::{SeedableRng, TryRng};
use rand_chacha::ChaCha8Rng;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// How many simulated moves are played through before the thread checks for new orders. It takes a few milliseconds.
const SLICE: u64 = 2_000;

/// How many such moves pass between two looks at the clock, where there is no thread.
const GRAIN: u64 = 250;

/// How long it may think in a frame, where there is no thread. The rest of a frame at 60 a second is for painting it.
const IN_A_FRAME: Duration = Duration::from_millis(8);

/// An order to the thinker.
enum Order {
    Ask(Box<Question>),
    Cancel(JobId),
}

/// Thinks about questions and answers them.
pub struct Thinker(Place);

/// How much is thought at once.
#[derive(Clone, Copy)]
enum Slice {
    /// So many moves.
    Moves(u64),
    /// As many moves as fit into this time.
    Time(Duration),
}

impl Slice {
    fn of(self, jobs: &mut Jobs) -> Option<Answer> {
        match self {
            Slice::Moves(moves) => jobs.work(moves),
            Slice::Time(time) => {
                let start = Stopwatch::now();
                loop {
                    let answer = jobs.work(GRAIN);
                    if answer.is_some() || jobs.is_idle() || start.elapsed() >= time {
                        return answer;
                    }
                }
            }
        }
    }
}

enum Place {
    /// On a thread of its own, which ends when this is dropped.
    Thread { orders: Sender<Order>, answers: Receiver<Answer> },
    /// On the caller's thread, one slice at each call. `others` makes the jobs of other thinkers.
    Here { jobs: Box<Jobs>, slice: Slice, others: fn() -> Jobs },
}

impl Thinker {
    /// Starts the thread. `wake` is called when it has an answer.
    pub fn start(wake: impl Fn() + Send + 'static) -> Thinker {
        Thinker::on_thread(|| Jobs::of_nestor(chance()), wake)
    }

    fn on_thread(jobs: impl Fn() -> Jobs + Copy + Send + 'static, wake: impl Fn() + Send + 'static) -> Thinker {
        let (orders, ordered) = channel();
        let (reply, answers) = channel();
        let work = move || work(&mut jobs(), &ordered, &reply, wake);
        // If the system has no thread left, the window thinks between frames.
        match thread::Builder::new().name("thinker".to_owned()).spawn(work) {
            Ok(_) => Thinker(Place::Thread { orders, answers }),
            Err(_) => Thinker::in_slices(jobs(), SLICE),
        }
    }

    /// Creates a thinker that thinks to the end on the caller's thread, with a fixed seed.
    pub fn here(seed: u64) -> Thinker {
        Thinker::in_slices(Jobs::of_nestor(ChaCha8Rng::seed_from_u64(seed)), u64::MAX)
    }

    /// Creates a thinker that thinks a little in every frame, where there are no threads.
    pub fn between_frames() -> Thinker {
        let others = || Jobs::of_nestor(chance());
        Thinker(Place::Here { jobs: Box::new(others()), slice: Slice::Time(IN_A_FRAME), others })
    }

    /// Creates a thinker that thinks on the caller's thread, a number of moves at each call.
    pub fn in_slices(jobs: Jobs, slice: u64) -> Thinker {
        let others = || Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1));
        Thinker(Place::Here { jobs: Box::new(jobs), slice: Slice::Moves(slice), others })
    }

    /// Creates a thinker that does these jobs to the end on the caller's thread. Its helpers do the same.
    pub fn of_jobs(jobs: fn() -> Jobs) -> Thinker {
        Thinker(Place::Here { jobs: Box::new(jobs()), slice: Slice::Moves(u64::MAX), others: jobs })
    }

    /// Returns a new thinker of the same kind without any questions. `wake` is called when it has an answer.
    #[must_use]
    pub fn another(&self, wake: impl Fn() + Send + 'static) -> Thinker {
        match &self.0 {
            Place::Thread { .. } => Thinker::start(wake),
            Place::Here { slice, others, .. } => {
                Thinker(Place::Here { jobs: Box::new(others()), slice: *slice, others: *others })
            }
        }
    }

    /// Returns a thinker of the same kind whose moves depend only on a number and the position.
    #[must_use]
    pub fn of_number(&self, number: u64, wake: impl Fn() + Send + 'static) -> Thinker {
        match &self.0 {
            Place::Thread { .. } => Thinker::on_thread(move || Jobs::of_number(number), wake),
            Place::Here { slice, others, .. } => {
                Thinker(Place::Here { jobs: Box::new(Jobs::of_number(number)), slice: *slice, others: *others })
            }
        }
    }

    /// Asks a question.
    pub fn ask(&mut self, question: Question) {
        match &mut self.0 {
            // The thread lives as long as this thinker, so the order always arrives.
            Place::Thread { orders, .. } => _ = orders.send(Order::Ask(Box::new(question))),
            Place::Here { jobs, .. } => jobs.ask(question),
        }
    }

    /// Cancels a question.
    pub fn cancel(&mut self, job: JobId) {
        match &mut self.0 {
            Place::Thread { orders, .. } => _ = orders.send(Order::Cancel(job)),
            Place::Here { jobs, .. } => jobs.cancel(job),
        }
    }

    /// Returns the next answer, if there is one.
    pub fn answer(&mut self) -> Option<Answer> {
        match &mut self.0 {
            Place::Thread { answers, .. } => answers.try_recv().ok(),
            Place::Here { jobs, slice, .. } => slice.of(jobs),
        }
    }

    /// Whether there is work that goes on only when an answer is asked for.
    pub fn wants_time(&self) -> bool {
        matches!(&self.0, Place::Here { jobs, .. } if !jobs.is_idle())
    }
}

/// Takes orders and thinks until there is no one left to answer.
fn work(jobs: &mut Jobs, orders: &Receiver<Order>, reply: &Sender<Answer>, wake: impl Fn()) {
    loop {
        let order = if jobs.is_idle() {
            let Ok(order) = orders.recv() else { return };
            Some(order)
        } else {
            match orders.try_recv() {
                Ok(order) => Some(order),
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => return,
            }
        };
        match order {
            Some(Order::Ask(question)) => jobs.ask(*question),
            Some(Order::Cancel(job)) => jobs.cancel(job),
            None => {
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

/// Returns Nestor's own source of chance.
fn chance() -> ChaCha8Rng {
    let mut seed = [0; 32];
    match rand::rngs::SysRng.try_fill_bytes(&mut seed) {
        Ok(()) => ChaCha8Rng::from_seed(seed),
        Err(_) => ChaCha8Rng::seed_from_u64(0),
    }
}

//! The programs that play on seats. Each is asked on a thread of its own, so that the window never
//! waits, and is told only what its seat may see.

use crate::bot::{self, RunningBot};
use crate::engine::{Move, Observation, Seat};
use crate::nestor::Choice;
use crate::nestor::question::{Answer, Found, JobId, Question};
use crate::record::Seating;
use crate::store::WhyReplaced;
use crate::ui::settings::{KnownPrograms, words_of};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};
use std::{mem, sync::Arc, time::Duration};

/// How long a program may take for its greeting and for each move.
const PATIENCE: Duration = Duration::from_secs(10);

/// The programs at a table.
#[derive(Default)]
pub(super) struct ProgramSeats {
    running: Vec<ProgramSeat>,
    /// Questions that wait for the next frame.
    asked: Vec<(Arc<str>, Question)>,
    /// The seats of programs that cannot play.
    lost: Vec<LostSeat>,
}

/// A seat whose program cannot play, with its name.
pub(super) type LostSeat = (Seat, Arc<str>, WhyReplaced);

/// A program on its seat. Dropping it ends the program with everything that it has started.
struct ProgramSeat {
    seat: Seat,
    name: Arc<str>,
    questions: Option<Sender<Question>>,
    /// Its moves. They end when it can go on no more.
    answers: Receiver<(JobId, Move)>,
    unwanted: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl ProgramSeats {
    /// Asks the program with this name, which is on the seat that the question is about.
    pub(super) fn ask(&mut self, name: Arc<str>, question: Question) {
        self.asked.push((name, question));
    }

    /// Ends the programs that have no seat any more, and starts and asks those whose turn it is.
    pub(super) fn serve(&mut self, seating: &Seating, known: &KnownPrograms, wake: impl Fn() + Clone + Send + 'static) {
        self.running.retain(|running| seating.program(running.seat) == Some(&running.name));
        for (name, question) in mem::take(&mut self.asked) {
            let seat = question.seen.seat();
            if !self.running.iter().any(|running| running.seat == seat) {
                let Some(command) = known.command(&name) else {
                    self.lost.push((seat, name, WhyReplaced::Unknown));
                    wake();
                    continue;
                };
                self.running.extend(ProgramSeat::start(seat, &name, command, wake.clone()));
            }
            if let Some(running) = self.running.iter().find(|running| running.seat == seat) {
                // If its thread has ended, the answer says so.
                if let Some(questions) = &running.questions {
                    let _ = questions.send(question);
                }
            } else {
                self.lost.push((seat, name, WhyReplaced::Silent));
                wake();
            }
        }
    }

    /// The next answer, or the seat of a program that cannot play.
    pub(super) fn heard(&mut self) -> Option<Result<Answer, LostSeat>> {
        if let Some(lost) = self.lost.pop() {
            return Some(Err(lost));
        }
        for at in 0..self.running.len() {
            match self.running[at].answers.try_recv() {
                Ok((job, best)) => {
                    let choice = Choice { best, candidates: Vec::new(), worlds: 0, nodes: 0 };
                    return Some(Ok(Answer { job, found: Found::Choice(choice), stumbled: false }));
                }
                Err(TryRecvError::Disconnected) => {
                    let gone = self.running.remove(at);
                    return Some(Err((gone.seat, Arc::clone(&gone.name), WhyReplaced::Silent)));
                }
                Err(TryRecvError::Empty) => {}
            }
        }
        None
    }

    /// Ends all programs.
    pub(super) fn end(&mut self) {
        self.running.clear();
    }
}

impl ProgramSeat {
    fn start(seat: Seat, name: &Arc<str>, command: &str, wake: impl Fn() + Send + 'static) -> Option<ProgramSeat> {
        bot::prepare(|| ());
        let (questions, asked) = channel();
        let (reply, answers) = channel();
        let unwanted = Arc::new(AtomicBool::new(false));
        let mut program = Asked { words: words_of(command), unwanted: Arc::clone(&unwanted), bot: None };
        let work = move || {
            let asked: Receiver<Question> = asked;
            for Question { job, seen, .. } in asked {
                let answer = program.choose(&seen);
                if !answer.is_ok_and(|step| reply.send((job, step)).is_ok()) {
                    break;
                }
                wake();
            }
            // It has ended before the window hears of it.
            drop((program, reply));
            wake();
        };
        let thread = Builder::new().name("program".to_owned()).spawn(work).ok()?;
        let name = Arc::clone(name);
        Some(ProgramSeat { seat, name, questions: Some(questions), answers, unwanted, thread: Some(thread) })
    }
}

impl Drop for ProgramSeat {
    fn drop(&mut self) {
        self.questions = None;
        self.unwanted.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// A program on the thread that asks it.
struct Asked {
    words: Vec<String>,
    unwanted: Arc<AtomicBool>,
    bot: Option<RunningBot>,
}

impl Asked {
    /// Starts the program if it is not running, and returns its move, or what went wrong.
    fn choose(&mut self, seen: &Observation) -> Result<Move, String> {
        let bot = match &mut self.bot {
            Some(bot) => bot,
            none => {
                let unwanted = Arc::clone(&self.unwanted);
                none.insert(RunningBot::start(&self.words, seen.rules(), PATIENCE, unwanted)?)
            }
        };
        let step = bot.choose(seen)?;
        if seen.legal().contains(step) { Ok(step) } else { Err(format!("{step} is not legal")) }
    }
}

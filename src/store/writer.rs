//! Files written on a thread of their own, so that neither a long game nor a slow disk ever holds up the window.
//!
//! The thread writes in the order in which it was asked. While it writes, only the newest content of each file waits: what it replaces was never going to be
//! read. What could not be written is tried again: with the next order, after a while, and at the end. A program that ends waits for it, but not for ever;
//! one that is killed loses at most what was not on the disk yet, and no file is ever half written.

use super::Kept;
use super::archive::Change;
use super::backend::{Backend, Trouble};
use super::envelope::{self, Content};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What a job is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Subject {
    /// One of the files, of which only the newest content is wanted.
    File(Kept),
    /// The archive, in which everything is done, one after the other.
    Archive,
}

impl Subject {
    /// Whether this must wait for the archive. A file of the game under way that no longer knows of a game that is over may be written only when the
    /// archive has that game: whenever the program ends, one of the two has it.
    const fn waits_for_the_archive(self) -> bool {
        matches!(self, Subject::Archive | Subject::File(Kept::Game | Kept::Tally))
    }
}

/// Something on its way to the disk.
pub(super) enum Job {
    /// Content for a file, as what makes its text, which may be asked for again.
    File(Kept, Box<dyn FnMut() -> Result<String, Trouble> + Send>),
    /// A change of the archive.
    Archive(Change),
}

impl Job {
    /// Keeps `content` in a file. Its text is made only when it is written.
    pub(super) fn new<T: Content + Send + 'static>(file: Kept, mut content: T) -> Job {
        let text = move || loop {
            let text = envelope::closed(&content, file.version(), file.layout());
            let text = text.map_err(|why| Trouble::Other(why.to_string()))?;
            if text.len() as u64 <= file.limit() {
                return Ok(text);
            }
            // What is not read again need not be written either.
            if !content.shrink() {
                return Err(Trouble::TooLong);
            }
        };
        Job::File(file, Box::new(text))
    }

    const fn subject(&self) -> Subject {
        match self {
            Job::File(file, _) => Subject::File(*file),
            Job::Archive(_) => Subject::Archive,
        }
    }

    /// Whether there is nothing left to do in this once the other is done.
    fn is_replaced_by(&self, newer: &Job) -> bool {
        self.subject() == newer.subject() && self.subject() != Subject::Archive
    }
}

/// What became of a job.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Finished {
    pub(super) subject: Subject,
    pub(super) result: Result<(), Trouble>,
}

/// Whoever writes: on a thread, or where it is asked to.
pub(super) struct Scribe {
    backend: Arc<dyn Backend>,
    /// What stands in the files, by its hash: the same is not written again.
    written: BTreeMap<Kept, u64>,
    /// What could not be written when it was last tried.
    failed: Vec<Job>,
    /// Why the archive could not be changed when it was last tried.
    stuck: Option<Trouble>,
}

impl Scribe {
    pub(super) const fn new(backend: Arc<dyn Backend>) -> Scribe {
        Scribe { backend, written: BTreeMap::new(), failed: Vec::new(), stuck: None }
    }

    /// Takes note of what stands in a file already.
    pub(super) fn note(&mut self, file: Kept, hash: u64) {
        self.written.insert(file, hash);
    }

    /// Writes, however long that takes. Before that, what could not be written is tried again, unless this is about the same file.
    pub(super) fn write(&mut self, job: Job) -> Vec<Finished> {
        self.failed.retain(|older| !older.is_replaced_by(&job));
        let mut done = self.try_again();
        done.push(self.finish(job));
        done
    }

    /// Tries again what could not be written.
    pub(super) fn try_again(&mut self) -> Vec<Finished> {
        let failed = std::mem::take(&mut self.failed);
        self.stuck = None;
        failed.into_iter().map(|job| self.finish(job)).collect()
    }

    fn finish(&mut self, mut job: Job) -> Finished {
        let subject = job.subject();
        let result = match &self.stuck {
            Some(trouble) if subject.waits_for_the_archive() => Err(trouble.clone()),
            _ => self.attempt(&mut job),
        };
        if let Err(trouble) = &result {
            // What is too long now is so next time; only something else can take its place.
            if *trouble == Trouble::TooLong {
                return Finished { subject, result };
            }
            if subject == Subject::Archive {
                self.stuck = Some(trouble.clone());
            }
            self.failed.push(job);
        }
        Finished { subject, result }
    }

    fn attempt(&mut self, job: &mut Job) -> Result<(), Trouble> {
        match job {
            Job::File(file, text) => self.put(*file, &text()?),
            Job::Archive(change) => change.make(),
        }
    }

    fn put(&mut self, file: Kept, text: &str) -> Result<(), Trouble> {
        let hash = envelope::hash(text.as_bytes());
        if self.written.get(&file) == Some(&hash) && self.backend.has(file.name()) {
            return Ok(());
        }
        self.written.remove(&file);
        self.backend.write(file.name(), text.as_bytes())?;
        self.written.insert(file, hash);
        Ok(())
    }
}

enum Order {
    Write(Job),
    /// Take note of what stands in a file already.
    Note(Kept, u64),
    /// Answer when everything that was ordered before is done, or has failed once more.
    Settle(Sender<()>),
}

/// How long the thread and those who wait for it wait.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// Until what could not be written is tried again.
    pub(super) again: Duration,
    /// Until whoever ends the program stops waiting for the disk.
    pub(super) end: Duration,
}

impl Patience {
    pub(super) const USUAL: Patience = Patience { again: Duration::from_secs(15), end: Duration::from_secs(10) };
}

/// The thread and the ways to and from it.
#[derive(Debug)]
pub(super) struct Writer {
    orders: Option<Sender<Order>>,
    done: Receiver<Finished>,
    /// Nothing ever comes this way; it closes when the thread ends.
    ended: Receiver<()>,
    thread: Option<JoinHandle<()>>,
    patience: Patience,
    /// An answer that has not come in time. Until it comes, nobody waits for the disk again.
    overdue: Option<Receiver<()>>,
}

impl Writer {
    /// Starts the thread; it calls `wake` when a file could not be written, or could be at last. There is none where the system gives no thread.
    pub(super) fn start(
        backend: Arc<dyn Backend>,
        patience: Patience,
        wake: impl Fn() + Send + 'static,
    ) -> Option<Writer> {
        let (orders, ordered) = channel();
        let (report, done) = channel();
        let (end, ended) = channel::<()>();
        let work = move || {
            // It closes with this thread, whatever ends it.
            let _end = end;
            let mut failing = BTreeSet::new();
            work(Scribe::new(backend), &ordered, patience.again, |done| {
                let news =
                    if done.result.is_err() { failing.insert(done.subject) } else { failing.remove(&done.subject) };
                // Nobody listens any more when the program ends.
                let _ = report.send(done);
                if news {
                    wake();
                }
            });
        };
        let thread = thread::Builder::new().name("writer".to_owned()).spawn(work).ok()?;
        Some(Writer { orders: Some(orders), done, ended, thread: Some(thread), patience, overdue: None })
    }

    /// Orders a file to be written.
    pub(super) fn write(&self, job: Job) {
        self.order(Order::Write(job));
    }

    /// Takes note of what stands in a file already.
    pub(super) fn note(&self, file: Kept, hash: u64) {
        self.order(Order::Note(file, hash));
    }

    fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread ends only with this writer, so the order arrives.
            let _ = orders.send(order);
        }
    }

    /// Waits until everything that was ordered is done or has failed, but not for ever. Returns whether it came to that.
    pub(super) fn settle(&mut self) -> bool {
        if self.is_overdue() {
            return false;
        }
        let (answer, settled) = channel();
        self.order(Order::Settle(answer));
        // A closed way means that the thread is gone, and then there is nothing to wait for.
        if settled.recv_timeout(self.patience.end) == Err(RecvTimeoutError::Timeout) {
            self.overdue = Some(settled);
        }
        self.overdue.is_none()
    }

    /// Whether the disk still owes the last answer that was waited for.
    fn is_overdue(&mut self) -> bool {
        self.overdue.take_if(|answer| answer.try_recv() != Err(TryRecvError::Empty));
        self.overdue.is_some()
    }

    /// What became of a job and was not said yet.
    pub(super) fn next_done(&self) -> Option<Finished> {
        self.done.try_recv().ok()
    }

    /// Lets the thread come to its end. Returns whether it did in time; otherwise it is left alone with its disk.
    pub(super) fn end(&mut self) -> bool {
        self.orders = None;
        let Some(thread) = self.thread.take() else { return true };
        let wait = if self.is_overdue() { Duration::ZERO } else { self.patience.end };
        if self.ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            return false;
        }
        // A panic there was logged there.
        let _ = thread.join();
        true
    }
}

/// Works until nobody can order anything any more. `report` hears of all that was written or failed.
fn work(mut scribe: Scribe, orders: &Receiver<Order>, again: Duration, mut report: impl FnMut(Finished)) {
    let mut waiting = Waiting::default();
    loop {
        let order = if scribe.failed.is_empty() {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            orders.recv_timeout(again)
        };
        match order {
            Ok(order) => waiting.take(order, &mut scribe),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // What was ordered meanwhile may be newer than what waits or has failed.
        waiting.take_all(orders, &mut scribe);
        if waiting.jobs.is_empty() {
            scribe.try_again().into_iter().for_each(&mut report);
        }
        while let Some(job) = waiting.next() {
            scribe.write(job).into_iter().for_each(&mut report);
            waiting.take_all(orders, &mut scribe);
        }
        waiting.answer();
    }
    scribe.try_again().into_iter().for_each(report);
}

/// What was ordered and not done yet.
#[derive(Default)]
struct Waiting {
    jobs: Vec<Job>,
    asking: Vec<Sender<()>>,
}

impl Waiting {
    fn take(&mut self, order: Order, scribe: &mut Scribe) {
        match order {
            Order::Write(job) => {
                self.jobs.retain(|older| !older.is_replaced_by(&job));
                self.jobs.push(job);
            }
            Order::Note(file, hash) => scribe.note(file, hash),
            Order::Settle(answer) => self.asking.push(answer),
        }
    }

    fn take_all(&mut self, orders: &Receiver<Order>, scribe: &mut Scribe) {
        for order in orders.try_iter() {
            self.take(order, scribe);
        }
    }

    fn next(&mut self) -> Option<Job> {
        (!self.jobs.is_empty()).then(|| self.jobs.remove(0))
    }

    fn answer(&mut self) {
        for asking in self.asking.drain(..) {
            // Whoever asked may have stopped waiting.
            let _ = asking.send(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Memory;
    use super::*;
    use serde::{Deserialize, Serialize};
    use std::sync::{Condvar, Mutex};

    #[derive(Serialize, Deserialize)]
    struct Slip(u32);

    impl Content for Slip {}

    impl Content for String {}

    fn job(file: Kept, number: u32) -> Job {
        Job::new(file, Slip(number))
    }

    /// A disk that fails so many times, and does not answer at all while `gate` is shut.
    #[derive(Debug, Default)]
    struct Bad {
        memory: Memory,
        failures: Mutex<u32>,
        shut: Mutex<bool>,
        gate: Condvar,
    }

    impl Bad {
        fn on(self: &Arc<Self>) -> Arc<Memory> {
            let bad = Arc::clone(self);
            Arc::new(self.memory.guarded(move |_| {
                let shut = bad.shut.lock().expect("no test panics here");
                drop(bad.gate.wait_while(shut, |shut| *shut).expect("no test panics here"));
                let mut failures = bad.failures.lock().expect("no test panics here");
                let fails = *failures > 0;
                *failures = failures.saturating_sub(1);
                if fails { Err(Trouble::Full) } else { Ok(()) }
            }))
        }
    }

    fn texts(disk: &Bad, name: &str) -> String {
        String::from_utf8(disk.memory.get(name).unwrap_or_default()).expect("it is text")
    }

    #[test]
    fn of_each_file_only_the_newest_content_waits_and_the_order_is_kept() {
        let mut scribe = Scribe::new(Arc::new(Memory::default()));
        let mut waiting = Waiting::default();
        for (file, number) in [(Kept::Game, 1), (Kept::Tally, 1), (Kept::Game, 2), (Kept::Game, 3)] {
            waiting.take(Order::Write(job(file, number)), &mut scribe);
        }
        let text = |job| match job {
            Job::File(file, mut text) => (file, text().expect("it can be written")),
            Job::Archive(_) => panic!("nothing was archived"),
        };
        let rest: Vec<(Kept, String)> = std::iter::from_fn(|| waiting.next()).map(text).collect();
        assert_eq!([rest[0].0, rest[1].0], [Kept::Tally, Kept::Game]);
        assert!(rest.len() == 2 && rest[1].1.contains("(3)"), "{rest:?}");
    }

    #[test]
    fn what_failed_is_tried_again_after_a_while_though_nobody_asks() {
        let disk = Arc::new(Bad { failures: Mutex::new(3), ..Bad::default() });
        let (woken, wake) = channel();
        let patience = Patience { again: Duration::from_millis(1), end: Duration::from_mins(1) };
        let writer = Writer::start(disk.on(), patience, move || _ = woken.send(())).expect("a thread");
        writer.write(job(Kept::Game, 7));
        wake.recv().expect("it failed");
        wake.recv().expect("and then it did not");
        let told: Vec<_> = std::iter::from_fn(|| writer.next_done()).map(|done| done.result).collect();
        assert_eq!(told, [Err(Trouble::Full), Err(Trouble::Full), Err(Trouble::Full), Ok(())]);
        assert!(texts(&disk, "game.ron").contains("(7)"));
    }

    #[test]
    fn newer_content_takes_the_place_of_what_failed() {
        let disk = Arc::new(Bad { failures: Mutex::new(1), ..Bad::default() });
        let mut scribe = Scribe::new(disk.on());
        assert!(scribe.write(job(Kept::Game, 1))[0].result.is_err());
        let done: Vec<Subject> = scribe.write(job(Kept::Game, 2)).into_iter().map(|done| done.subject).collect();
        assert_eq!(done, [Subject::File(Kept::Game)], "once");
        assert!(texts(&disk, "game.ron").contains("(2)") && scribe.try_again().is_empty());
    }

    #[test]
    fn a_disk_that_answers_again_is_waited_for_again() {
        let disk = Arc::new(Bad { shut: Mutex::new(true), ..Bad::default() });
        let patience = Patience { again: Duration::from_mins(1), end: Duration::from_millis(20) };
        let mut writer = Writer::start(disk.on(), patience, || {}).expect("a thread");
        writer.write(job(Kept::Game, 1));
        assert!(!writer.settle() && !writer.settle(), "it does not answer");
        *disk.shut.lock().expect("no test panics here") = false;
        disk.gate.notify_all();
        writer.patience.end = Duration::from_mins(1);
        let answer = writer.overdue.take().expect("it owes an answer");
        // The way closes behind the answer, so that nothing is left to wait for.
        assert_eq!(answer.iter().count(), 1, "and gives it");
        writer.overdue = Some(answer);
        writer.write(job(Kept::Game, 2));
        assert!(writer.settle(), "it has come back");
        assert!(texts(&disk, "game.ron").contains("(2)"));
    }

    #[test]
    fn what_is_too_long_is_tried_once_and_holds_up_nothing() {
        let disk = Arc::new(Bad::default());
        let mut scribe = Scribe::new(disk.on());
        let long = Job::new(Kept::Tally, "x".repeat(Kept::Tally.limit() as usize));
        assert_eq!(scribe.write(long)[0].result, Err(Trouble::TooLong));
        assert_eq!(scribe.try_again(), []);
        assert_eq!(scribe.write(job(Kept::Game, 1)).len(), 1);
        assert!(texts(&disk, "game.ron").contains("(1)"));
    }

    #[test]
    fn a_disk_that_never_answers_is_given_up_at_the_end() {
        let disk = Arc::new(Bad { shut: Mutex::new(true), ..Bad::default() });
        let patience = Patience { again: Duration::from_mins(1), end: Duration::from_millis(20) };
        let mut writer = Writer::start(disk.on(), patience, || {}).expect("a thread");
        writer.write(job(Kept::Game, 1));
        assert!(!writer.settle(), "nobody waits for ever");
        assert!(!writer.end(), "nor a second time");
        *disk.shut.lock().expect("no test panics here") = false;
        disk.gate.notify_all();
        assert!(writer.ended.recv().is_err(), "the thread ends when the disk lets it");
        assert!(texts(&disk, "game.ron").contains("(1)"), "and has written what it was told");
    }
}

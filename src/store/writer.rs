//! Writes files on a separate thread, so that neither a long game nor a slow disk holds up the
//! window.
//!
//! The thread writes in the order of the requests. While it writes, only the newest content of each
//! file waits, because older content would be replaced unread. A failed write is tried again with
//! the next request, after a while, and at the end. The program waits for the thread when it
//! closes, but not for ever. If it is killed, it loses at most what was not on the disk yet. No
//! file is ever left half written.

use super::backend::{Backend, Trouble};
use super::envelope::{self, Content};
use super::{Kept, archive::Change};
use crate::engine::fnv::Fnv;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// What a job writes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Subject {
    /// A file. Only its newest content is needed.
    File(Kept),
    /// The archive. Every change is made, one after the other.
    Archive,
    /// All files together, in a place that keeps things later.
    Place,
}

impl Subject {
    /// Whether this must wait for the archive. Once a game is over, the file of the current game
    /// drops it. That file may be written only after the archive has the game, so that one of the
    /// two has it whenever the program ends.
    const fn waits_for_the_archive(self) -> bool {
        matches!(self, Subject::Archive | Subject::File(Kept::Game | Kept::Tally))
    }
}

/// Makes the text of a file.
type MakeText = Box<dyn FnMut() -> Result<String, Trouble> + Send>;

/// Something on its way to the disk.
pub(super) enum Job {
    /// A file, with a function that makes its text. The function may be called again.
    File(Kept, MakeText),
    /// A change of an archive, after the file of the current game, if that is written before.
    Archive(Option<MakeText>, Change),
}

impl Job {
    /// A job that writes `content` to a file. Its text is made only when it is written.
    pub(super) fn new<T: Content + Send + 'static>(file: Kept, content: T) -> Job {
        Job::File(file, Self::text_of(file, content))
    }

    /// A job that files a game that is over for others at the table. The sitting that holds it is
    /// written first.
    pub(super) fn for_others(
        sitting: Option<impl Content + Send + 'static>,
        others: impl Fn() -> Result<(), Trouble> + Send + 'static,
    ) -> Job {
        Job::Archive(sitting.map(|sitting| Self::text_of(Kept::Game, sitting)), Box::new(others))
    }

    fn text_of<T: Content + Send + 'static>(file: Kept, mut content: T) -> MakeText {
        Box::new(move || {
            loop {
                let text = envelope::closed(&content, file.version(), file.layout())?;
                if text.len() as u64 <= file.limit() {
                    return Ok(text);
                }
                // Text beyond the limit for reading need not be written either.
                if !content.shrink() {
                    return Err(Trouble::TooLong);
                }
            }
        })
    }

    const fn subject(&self) -> Subject {
        match self {
            Job::File(file, _) => Subject::File(*file),
            Job::Archive(..) => Subject::Archive,
        }
    }

    fn is_replaced_by(&self, newer: &Job) -> bool {
        self.subject() == newer.subject() && self.subject() != Subject::Archive
    }
}

/// The result of a job.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Finished {
    pub(super) subject: Subject,
    pub(super) result: Result<(), Trouble>,
}

/// The part that writes, on a thread or wherever it is called.
pub(super) struct Writer {
    backend: Arc<dyn Backend>,
    /// The hashes of the files' contents, so that the same content is not written again.
    written: BTreeMap<Kept, u64>,
    /// The jobs that failed at the last try.
    failed: Vec<Job>,
    /// Why the last change of the archive failed.
    stuck: Option<Trouble>,
}

impl Writer {
    pub(super) const fn new(backend: Arc<dyn Backend>) -> Writer {
        Writer { backend, written: BTreeMap::new(), failed: Vec::new(), stuck: None }
    }

    pub(super) fn note(&mut self, file: Kept, hash: u64) {
        self.written.insert(file, hash);
    }

    /// Writes, however long it takes. First tries failed jobs again, except those that this job
    /// replaces.
    pub(super) fn write(&mut self, job: Job) -> Vec<Finished> {
        self.failed.retain(|older| !older.is_replaced_by(&job));
        let mut done = self.try_again();
        done.push(self.finish(job));
        done
    }

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
            // Content that is too long stays too long, so it is not tried again.
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
            Job::Archive(text, change) => {
                if let Some(text) = text {
                    self.put(Kept::Game, &text()?)?;
                }
                change()
            }
        }
    }

    fn put(&mut self, file: Kept, text: &str) -> Result<(), Trouble> {
        let hash = Fnv::of(text.as_bytes());
        if self.written.get(&file) == Some(&hash) && self.backend.has(file.name()) {
            return Ok(());
        }
        self.written.remove(&file);
        self.backend.write(file.name(), text.as_bytes())?;
        self.written.insert(file, hash);
        Ok(())
    }
}

enum WriteOrder {
    Write(Job),
    Note(Kept, u64),
    /// Answer when everything requested before is done or has failed again.
    Settle(Sender<()>),
}

/// How long the thread waits, and how long others wait for it.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until a failed write is tried again.
    pub again: Duration,
    /// Until nobody waits for the disk any more.
    pub end: Duration,
}

impl Patience {
    pub(super) const USUAL: Patience = Patience { again: Duration::from_secs(15), end: Duration::from_secs(10) };
}

/// The thread that writes, and the channels to and from it.
#[derive(Debug)]
pub(super) struct WriterThread {
    orders: Option<Sender<WriteOrder>>,
    done: Receiver<Finished>,
    /// Never carries a message. It closes when the thread ends.
    ended: Receiver<()>,
    thread: Option<JoinHandle<()>>,
    patience: Patience,
    /// An answer that did not arrive in time. Until it comes, nobody waits for the disk again.
    overdue: Option<Receiver<()>>,
}

impl WriterThread {
    /// Starts the thread. It calls `wake` when a write fails, and when a failed write succeeds.
    /// Returns `None` if the system cannot start a thread.
    pub(super) fn start(
        backend: Arc<dyn Backend>,
        patience: Patience,
        wake: impl Fn() + Send + 'static,
    ) -> Option<WriterThread> {
        let (orders, ordered) = channel();
        let (report, done) = channel();
        let (end, ended) = channel::<()>();
        let work = move || {
            // It is dropped with this thread, however the thread ends.
            let _end = end;
            let mut failing = BTreeSet::new();
            work(Writer::new(backend), &ordered, patience.again, |done| {
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
        Some(WriterThread { orders: Some(orders), done, ended, thread: Some(thread), patience, overdue: None })
    }

    pub(super) fn write(&self, job: Job) {
        self.order(WriteOrder::Write(job));
    }

    pub(super) fn note(&self, file: Kept, hash: u64) {
        self.order(WriteOrder::Note(file, hash));
    }

    fn order(&self, order: WriteOrder) {
        if let Some(orders) = &self.orders {
            // The thread ends only with this writer, so the request arrives.
            let _ = orders.send(order);
        }
    }

    /// Waits until every request is done or has failed, but not for ever. Returns whether it
    /// finished in time.
    pub(super) fn settle(&mut self) -> bool {
        if self.is_overdue() {
            return false;
        }
        let (answer, settled) = channel();
        self.order(WriteOrder::Settle(answer));
        // If the channel is closed, the thread is gone and there is nothing to wait for.
        if settled.recv_timeout(self.patience.end) == Err(RecvTimeoutError::Timeout) {
            self.overdue = Some(settled);
        }
        self.overdue.is_none()
    }

    /// Whether the answer to the last wait is still missing.
    fn is_overdue(&mut self) -> bool {
        self.overdue.take_if(|answer| answer.try_recv() != Err(TryRecvError::Empty));
        self.overdue.is_some()
    }

    /// The next result that was not reported yet.
    pub(super) fn next_done(&self) -> Option<Finished> {
        self.done.try_recv().ok()
    }

    /// Ends the thread. Returns whether it ended in time. If not, it is left alone with its disk.
    pub(super) fn end(&mut self) -> bool {
        self.orders = None;
        let Some(thread) = self.thread.take() else { return true };
        let wait = if self.is_overdue() { Duration::ZERO } else { self.patience.end };
        if self.ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
            return false;
        }
        // A panic of the thread is already in the log.
        let _ = thread.join();
        true
    }
}

/// Works until nobody can make requests any more. `report` gets every write and every failure.
fn work(mut writer: Writer, orders: &Receiver<WriteOrder>, again: Duration, mut report: impl FnMut(Finished)) {
    let mut waiting = WriteQueue::default();
    loop {
        let order = if writer.failed.is_empty() {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        } else {
            orders.recv_timeout(again)
        };
        match order {
            Ok(order) => waiting.take(order, &mut writer),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        // New requests may replace jobs that wait or have failed.
        waiting.take_all(orders, &mut writer);
        if waiting.jobs.is_empty() {
            writer.try_again().into_iter().for_each(&mut report);
        }
        while let Some(job) = waiting.next() {
            writer.write(job).into_iter().for_each(&mut report);
            waiting.take_all(orders, &mut writer);
        }
        waiting.answer();
    }
    writer.try_again().into_iter().for_each(report);
}

/// Requests that are not done yet.
#[derive(Default)]
struct WriteQueue {
    jobs: Vec<Job>,
    asking: Vec<Sender<()>>,
}

impl WriteQueue {
    fn take(&mut self, order: WriteOrder, writer: &mut Writer) {
        match order {
            WriteOrder::Write(job) => self.push(job),
            WriteOrder::Note(file, hash) => writer.note(file, hash),
            WriteOrder::Settle(answer) => self.asking.push(answer),
        }
    }

    fn push(&mut self, job: Job) {
        self.jobs.retain(|older| !older.is_replaced_by(&job));
        self.jobs.push(job);
    }

    fn take_all(&mut self, orders: &Receiver<WriteOrder>, writer: &mut Writer) {
        for order in orders.try_iter() {
            self.take(order, writer);
        }
    }

    fn next(&mut self) -> Option<Job> {
        (!self.jobs.is_empty()).then(|| self.jobs.remove(0))
    }

    fn answer(&mut self) {
        for asking in self.asking.drain(..) {
            // The asker may have stopped waiting.
            let _ = asking.send(());
        }
    }
}

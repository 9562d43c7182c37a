//! Files written on a thread of their own, so that a slow disk never holds up the window.
//!
//! The thread writes in the order in which it was asked. While it writes, only the newest text of each file waits: what it replaces was never going to be
//! read. A program that ends waits for it; one that is killed loses at most what was not on the disk yet, and no file is ever half written.

use std::{
    io,
    path::PathBuf,
    sync::mpsc::{Receiver, Sender, channel},
    thread::{self, JoinHandle},
};

use super::{Kept, file};

/// A text on its way to a file.
pub(super) struct Job {
    pub(super) file: Kept,
    pub(super) path: PathBuf,
    pub(super) text: String,
}

/// What became of a job.
pub(super) struct Done {
    pub(super) file: Kept,
    pub(super) result: io::Result<()>,
}

impl Job {
    /// Writes the text, however long that takes.
    pub(super) fn finish(self) -> Done {
        Done { file: self.file, result: file::write(&self.path, &self.text) }
    }
}

enum Order {
    Write(Job),
    /// Answer when everything that was ordered before is done.
    Settle(Sender<()>),
}

/// The thread and the ways to and from it.
#[derive(Debug)]
pub(super) struct Writer {
    orders: Option<Sender<Order>>,
    done: Receiver<Done>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread; it calls `wake` when a file could not be written. There is none where the system gives no thread.
    pub(super) fn start(wake: impl Fn() + Send + 'static) -> Option<Writer> {
        let (orders, ordered) = channel();
        let (report, done) = channel();
        let thread =
            thread::Builder::new().name("writer".to_owned()).spawn(move || work(&ordered, &report, wake)).ok()?;
        Some(Writer { orders: Some(orders), done, thread: Some(thread) })
    }

    /// Orders a file to be written.
    pub(super) fn write(&self, job: Job) {
        if let Some(orders) = &self.orders {
            // The thread ends only with this writer, so the order arrives.
            let _ = orders.send(Order::Write(job));
        }
    }

    /// Waits until everything that was ordered is done.
    pub(super) fn settle(&self) {
        let (answer, settled) = channel();
        if self.orders.as_ref().is_some_and(|orders| orders.send(Order::Settle(answer)).is_ok()) {
            // An error means that the thread is gone, and then there is nothing to wait for.
            let _ = settled.recv();
        }
    }

    /// What became of a job that was not told yet.
    pub(super) fn next_done(&self) -> Option<Done> {
        self.done.try_recv().ok()
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A panic there was logged there.
            let _ = thread.join();
        }
    }
}

fn work(orders: &Receiver<Order>, report: &Sender<Done>, wake: impl Fn()) {
    let mut waiting = Waiting::default();
    while let Ok(order) = orders.recv() {
        waiting.take(order);
        loop {
            // What was ordered meanwhile may be newer than what waits.
            for order in orders.try_iter() {
                waiting.take(order);
            }
            let Some(job) = waiting.next() else { break };
            let done = job.finish();
            let failed = done.result.is_err();
            // Nobody listens any more when the program ends.
            let _ = report.send(done);
            if failed {
                wake();
            }
        }
        waiting.answer();
    }
}

/// What was ordered and not done yet.
#[derive(Default)]
struct Waiting {
    jobs: Vec<Job>,
    asking: Vec<Sender<()>>,
}

impl Waiting {
    fn take(&mut self, order: Order) {
        match order {
            Order::Write(job) => {
                self.jobs.retain(|older| older.file != job.file);
                self.jobs.push(job);
            }
            Order::Settle(answer) => self.asking.push(answer),
        }
    }

    fn next(&mut self) -> Option<Job> {
        (!self.jobs.is_empty()).then(|| self.jobs.remove(0))
    }

    fn answer(&mut self) {
        for asking in self.asking.drain(..) {
            // Whoever asked waits for this.
            let _ = asking.send(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(file: Kept, text: &str) -> Order {
        Order::Write(Job { file, path: PathBuf::new(), text: text.to_owned() })
    }

    #[test]
    fn of_each_file_only_the_newest_text_waits_and_the_order_is_kept() {
        let mut waiting = Waiting::default();
        for order in [job(Kept::Game, "1"), job(Kept::Tally, "1"), job(Kept::Game, "2"), job(Kept::Game, "3")] {
            waiting.take(order);
        }
        let rest: Vec<(Kept, String)> = std::iter::from_fn(|| waiting.next()).map(|job| (job.file, job.text)).collect();
        assert_eq!(rest, [(Kept::Tally, "1".to_owned()), (Kept::Game, "3".to_owned())]);
    }
}

//! Work in the background: reading games of the archive, exporting them, judging them, and playing
//! the deals of a match.

pub mod helper;
pub(in crate::ui) mod long;

use crate::host::{FromWorker, IS_PAGE, Worker};
use egui::Context;
use helper::{HelperMessage, HelperReply, read, text_of};
use long::{LongTask, TaskNews};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Work that gives one result.
pub(in crate::ui) struct Task<T>(Receiver<T>);

impl<T: Send + 'static> Task<T> {
    /// Does some work on a thread of its own, or at once if nothing runs in the background.
    pub(in crate::ui) fn run(behind: bool, ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Task<T> {
        let (tell, done) = channel();
        let (ctx, work) = (ctx.clone(), Arc::new(Mutex::new(Some(work))));
        let run = move || {
            let work = work.lock().unwrap_or_else(PoisonError::into_inner).take();
            // The receiver may be gone.
            let _ = work.map(|work| tell.send(work()));
            ctx.request_repaint();
        };
        // If the system has no thread left, the window waits.
        if !behind || !start(true, "task", run.clone()) {
            run();
        }
        Task(done)
    }

    /// Waits for the result. `Err` means that there will never be one.
    pub(in crate::ui) fn wait(&self) -> Result<T, ()> {
        self.0.recv().map_err(|_| ())
    }

    /// Returns the result. `Err` means that there will never be one.
    pub(in crate::ui) fn done(&self) -> Option<Result<T, ()>> {
        next(&self.0)
    }
}

/// Does some work on a thread of this name, or at once if nothing runs in the background. Returns
/// whether it does, because a system may have no thread left.
fn start(behind: bool, name: &str, work: impl FnOnce() + Send + 'static) -> bool {
    if behind {
        return thread::Builder::new().name(name.to_owned()).spawn(work).is_ok();
    }
    work();
    true
}

/// Returns what was sent next. `Err` means that nothing will ever be sent again.
fn next<T>(sent: &Receiver<T>) -> Option<Result<T, ()>> {
    match sent.try_recv() {
        Ok(next) => Some(Ok(next)),
        Err(TryRecvError::Disconnected) => Some(Err(())),
        Err(TryRecvError::Empty) => None,
    }
}

/// A task that is done in the background. It stops early when no one is listening any more.
pub(in crate::ui) struct RunningTask(TaskSource);

/// Where the work is done.
enum TaskSource {
    Thread(Receiver<TaskNews>),
    /// If the worker fails, the work is done here.
    Worker(Worker, Box<LongTask>),
}

impl RunningTask {
    /// Prepares a task and does it on a thread of its own or in a worker, or at once if nothing
    /// runs in the background. Reports what there is to say instead if there is no task.
    pub(in crate::ui) fn of(
        prepare: impl FnOnce() -> Result<LongTask, Box<TaskNews>> + Send + 'static,
        behind: bool,
        ctx: &Context,
    ) -> RunningTask {
        let ctx = ctx.clone();
        let wake = move || ctx.request_repaint();
        if !IS_PAGE {
            return RunningTask::woken_by(prepare, behind, wake);
        }
        let prepared = prepare();
        if let Ok(task) = &prepared
            && let Some(worker) = Worker::start(wake.clone())
        {
            worker.tell(&text_of(&HelperMessage::Do(Box::new(task.clone()))));
            return RunningTask(TaskSource::Worker(worker, Box::new(task.clone())));
        }
        RunningTask::woken_by(|| prepared, behind, wake)
    }

    /// Does the same without a worker, and calls `wake` at all news.
    fn woken_by(
        prepare: impl FnOnce() -> Result<LongTask, Box<TaskNews>> + Send + 'static,
        behind: bool,
        wake: impl Fn() + Send + 'static,
    ) -> RunningTask {
        let (tell, told) = channel();
        let undone = tell.clone();
        let work = move || {
            let mut say = |news| {
                wake();
                tell.send(news).is_ok()
            };
            match prepare() {
                Ok(task) => task.work(&mut say),
                Err(news) => _ = say(*news),
            }
            // The end is news as well.
            drop(tell);
            wake();
        };
        if !start(behind, "report", work) {
            let _ = undone.send(TaskNews::Undone);
        }
        RunningTask(TaskSource::Thread(told))
    }

    /// Returns the next report that is not about progress.
    pub(in crate::ui) fn found(&mut self) -> Option<Result<TaskNews, ()>> {
        std::iter::from_fn(|| self.news()).find(|news| !matches!(news, Ok(TaskNews::Done(_))))
    }

    /// Returns the next report since the last call. `Err` means that there will never be one again.
    pub(in crate::ui) fn news(&mut self) -> Option<Result<TaskNews, ()>> {
        match &self.0 {
            TaskSource::Thread(told) => return next(told),
            TaskSource::Worker(worker, task) => match worker.hear() {
                FromWorker::Text(text) => {
                    if let Some(HelperReply::TaskNews(news)) = read(&text) {
                        return Some(Ok(news));
                    }
                }
                FromWorker::Nothing => return None,
                // No one waits for a judgement.
                FromWorker::Failure if !matches!(**task, LongTask::Judge { .. }) => {
                    let task = (**task).clone();
                    *self = RunningTask::woken_by(|| Ok(task), false, || ());
                    return self.news();
                }
                FromWorker::Failure => {}
            },
        }
        // The worker ends, and what is left of it says so for ever.
        self.0 = TaskSource::Thread(channel().1);
        Some(Err(()))
    }
}

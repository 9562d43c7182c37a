//! Work in the background: reading games of the archive, exporting them, and playing them again.

use egui::Context;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Work that gives one result.
pub(in crate::ui) struct Errand<T>(Receiver<T>);

impl<T: Send + 'static> Errand<T> {
    /// Does some work on a thread of its own, or at once if nothing runs in the background.
    pub(in crate::ui) fn run(behind: bool, ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Errand<T> {
        let (tell, done) = channel();
        let ctx = ctx.clone();
        let work = move || {
            // The receiver may be gone.
            let _ = tell.send(work());
            ctx.request_repaint();
        };
        if behind {
            // If the system has no thread left, there is no result.
            let _ = thread::Builder::new().name("errand".to_owned()).spawn(work);
        } else {
            work();
        }
        Errand(done)
    }

    /// Returns the result. `Err` means that there will never be one.
    pub(in crate::ui) fn done(&self) -> Option<Result<T, ()>> {
        match self.0.try_recv() {
            Ok(done) => Some(Ok(done)),
            Err(TryRecvError::Disconnected) => Some(Err(())),
            Err(TryRecvError::Empty) => None,
        }
    }
}

/// Long work that reports on its way. It stops early when no one is listening any more.
pub(in crate::ui) struct Report<T>(Receiver<T>);

impl<T: Send + 'static> Report<T> {
    /// Does some work on a thread of its own, or at once if nothing runs in the background. The work gets a function for its reports, which returns
    /// whether anyone is still listening.
    pub(in crate::ui) fn run(
        behind: bool,
        ctx: &Context,
        work: impl FnOnce(&mut dyn FnMut(T) -> bool) + Send + 'static,
    ) -> Report<T> {
        let (tell, told) = channel();
        let ctx = ctx.clone();
        let work = move || {
            work(&mut |news| {
                ctx.request_repaint();
                tell.send(news).is_ok()
            });
        };
        if behind {
            // If the system has no thread left, there are no reports.
            let _ = thread::Builder::new().name("report".to_owned()).spawn(work);
        } else {
            work();
        }
        Report(told)
    }

    /// Returns the reports since the last call.
    pub(in crate::ui) fn news(&self) -> impl Iterator<Item = T> {
        self.0.try_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_goes_on_behind_the_window_and_ends_once_nobody_listens() {
        let (end, ended) = channel();
        let report = Report::run(true, &Context::default(), move |tell| {
            let mut told = 0_u64;
            while tell(told) {
                told += 1;
            }
            end.send(told).expect("the test waits for it");
        });
        let first = std::iter::from_fn(|| Some(report.news().next())).flatten().next();
        assert_eq!(first, Some(0));
        assert!(ended.try_recv().is_err(), "someone is still listening");
        drop(report);
        assert!(ended.recv().is_ok());
    }
}

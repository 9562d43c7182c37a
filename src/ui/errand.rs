//! Work that the window does not wait for: reading games of the archive, taking some of them along, and playing them again.

use egui::Context;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Something that is being done, and what becomes of it.
pub(in crate::ui) struct Errand<T>(Receiver<T>);

impl<T: Send + 'static> Errand<T> {
    /// Does something on a thread of its own, or at once where nothing is done behind the window.
    pub(in crate::ui) fn run(behind: bool, ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Errand<T> {
        let (tell, done) = channel();
        let ctx = ctx.clone();
        let work = move || {
            // Nobody may want to know any more.
            let _ = tell.send(work());
            ctx.request_repaint();
        };
        if behind {
            // Where the system gives no thread, nothing comes of it.
            let _ = thread::Builder::new().name("errand".to_owned()).spawn(work);
        } else {
            work();
        }
        Errand(done)
    }

    /// What became of it; `Err` when nothing ever will.
    pub(in crate::ui) fn done(&self) -> Option<Result<T, ()>> {
        match self.0.try_recv() {
            Ok(done) => Some(Ok(done)),
            Err(TryRecvError::Disconnected) => Some(Err(())),
            Err(TryRecvError::Empty) => None,
        }
    }
}

/// Something long that tells what it comes to on its way. It ends early when nobody listens any more.
pub(in crate::ui) struct Report<T>(Receiver<T>);

impl<T: Send + 'static> Report<T> {
    /// Does something on a thread of its own, or at once where nothing is done behind the window. The work is given something to tell by, which returns
    /// whether somebody still listens.
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
            // Where the system gives no thread, nothing is told.
            let _ = thread::Builder::new().name("report".to_owned()).spawn(work);
        } else {
            work();
        }
        Report(told)
    }

    /// What was told since this was asked last.
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
        assert!(ended.try_recv().is_err(), "somebody still listens");
        drop(report);
        assert!(ended.recv().is_ok());
    }
}

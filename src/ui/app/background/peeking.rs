//! Nestor's choices in a game, made again in the background with other bones wherever he could not see.

use crate::ui::app::at_table::Profile;
use crate::ui::task::RunningTask;
use crate::ui::task::long::{LongTask, TaskNews};
use crate::ui::windows::seen::PeekingTest;
use egui::Context;

/// The test that runs, or what it has shown.
#[derive(Default)]
pub(in crate::ui::app) struct Peeking {
    report: Option<RunningTask>,
    test: PeekingTest,
}

impl Peeking {
    /// Tests the hands of a game. Without one, the test ends where it is.
    pub(in crate::ui::app) fn test(&mut self, ctx: &Context, profile: &Profile, game: Option<String>) {
        // Dropping the report stops the work, because there is no listener any more.
        self.report = None;
        self.test = PeekingTest::default();
        if let Some(game) = game {
            self.test.done = Some(0.0);
            let behind = profile.store().writes_behind();
            self.report = Some(RunningTask::of(move || Ok(LongTask::Peek(game)), behind, ctx));
        }
        ctx.request_repaint();
    }

    /// Goes on with the work.
    pub(in crate::ui::app) fn go_on(&mut self) {
        while let Some(news) = self.report.as_mut().and_then(RunningTask::news) {
            match news {
                Ok(TaskNews::Rechosen(chosen, done)) => self.test = PeekingTest { chosen, done: Some(done) },
                Ok(_) => {}
                Err(()) => {
                    self.report = None;
                    self.test.done = Some(1.0);
                }
            }
        }
    }

    /// What it has shown so far.
    pub(in crate::ui::app) const fn seen(&self) -> &PeekingTest {
        &self.test
    }
}

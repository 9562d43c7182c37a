//! A program and everything that it has started. They end together.

use process_wrap::std::{ChildWrapper, CommandWrap};
use std::io;
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(super) struct Group(Arc<Mutex<Box<dyn ChildWrapper>>>);

/// All running programs. A program in its own group does not receive an interrupt from the console,
/// so it must be ended then.
static RUNNING: Mutex<Vec<Group>> = Mutex::new(Vec::new());

impl Group {
    pub(super) fn start(mut command: Command) -> io::Result<(Group, ChildStdin, ChildStdout)> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut command = CommandWrap::from(command);
        #[cfg(unix)]
        command.wrap(process_wrap::std::ProcessGroup::leader());
        #[cfg(windows)]
        command.wrap(process_wrap::std::JobObject);
        // While this is locked, no program can start without being in the list of those to end.
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        let mut child = command.spawn()?;
        let pipes = child.stdin().take().zip(child.stdout().take());
        let group = Group(Arc::new(Mutex::new(child)));
        running.push(Group(Arc::clone(&group.0)));
        drop(running);
        if let Some((input, output)) = pipes {
            return Ok((group, input, output));
        }
        group.end();
        Err(io::Error::other("it cannot be spoken to"))
    }

    pub(super) fn end(&self) {
        self.kill();
        let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
        running.retain(|group| !Arc::ptr_eq(&group.0, &self.0));
    }

    fn kill(&self) {
        let mut child = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // It may have ended by itself. Everything that it started is ended all the same.
        if child.start_kill().is_ok() {
            let _ = child.wait();
        }
    }
}

/// Prepares for bots. When the user stops this program from a console, or the system does, all bots
/// end, and then this program. `last` is done in between.
pub fn prepare(last: impl Fn() + Send + 'static) {
    let stop = move || {
        let _none_starts = end_all();
        last();
        std::process::exit(STOPPED);
    };
    // If a handler is already set, bots still notice that their input ends.
    let _ = ctrlc::set_handler(stop);
}

/// Ends all bots. As long as what is returned is held, none can start.
fn end_all() -> MutexGuard<'static, Vec<Group>> {
    let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    running.iter().for_each(Group::kill);
    running
}

/// The exit code that shells give a program stopped by an interrupt.
const STOPPED: i32 = 130;

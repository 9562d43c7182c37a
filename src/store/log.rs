//! A log beside the saved game. It records faults that no window can show, since a program started
//! by a double click has no terminal.

use crate::VERSION;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::{Duration, SystemTime};
use std::{backtrace::Backtrace, panic, thread};

/// A log longer than this starts again. Only the last entries matter.
const LONGEST: u64 = 200_000;

/// How long a program that is closing waits for an entry to be written.
const PATIENCE: Duration = Duration::from_secs(1);

/// Writes every panic from now on to `panic.log` in `folder`, in addition to the usual message.
pub fn log_panics(folder: &Path) {
    let path = log_in(folder);
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // Ignore errors: a log that cannot be written must not cause a second panic.
        let _ = note(&path, &format!("{info}\n{}", Backtrace::force_capture()));
        before(info);
    }));
}

/// Logs a message as the program ends, and prints it to stderr too. It waits only a moment, because
/// the disk itself may not respond.
pub(super) fn note_at_the_end(folder: Option<&Path>, what: &'static str) {
    eprintln!("{what}");
    let Some(path) = folder.map(log_in) else { return };
    let (noted, done) = channel();
    let write = move || {
        // The receiver may be gone.
        let _ = noted.send(note(&path, what));
    };
    if thread::Builder::new().spawn(write).is_ok() {
        let _ = done.recv_timeout(PATIENCE);
    }
}

fn log_in(folder: &Path) -> PathBuf {
    folder.join("panic.log")
}

fn note(path: &Path, what: &str) -> io::Result<()> {
    let about = fs::metadata(path);
    // Opening a pipe of that name would block for ever.
    if about.as_ref().is_ok_and(|about| !about.is_file()) {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let too_long = about.is_ok_and(|about| about.len() > LONGEST);
    let seconds = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs();
    let mut log = OpenOptions::new().create(true).write(true).append(!too_long).truncate(too_long).open(path)?;
    writeln!(log, "Electrum Dominoes {VERSION}, {seconds} s after 1970: {what}")
}

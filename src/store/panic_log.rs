//! A note of every panic beside the saved game: a window that was opened with a double click has nowhere else to tell it.

use std::{
    backtrace::Backtrace,
    fs::{self, OpenOptions},
    io::Write,
    panic,
    path::{Path, PathBuf},
    time::SystemTime,
};

/// A log longer than this starts anew; the last panic is the one that matters.
const LONGEST: u64 = 200_000;

/// Writes every panic from now on to `panic.log` in `folder`, besides what happens to it anyway.
pub fn log_panics(folder: &Path) {
    let path = folder.join("panic.log");
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // A log that cannot be written must not become a second panic.
        let _ = note(&path, &format!("{info}\n{}", Backtrace::force_capture()));
        before(info);
    }));
}

fn note(path: &PathBuf, what: &str) -> std::io::Result<()> {
    let too_long = fs::metadata(path).is_ok_and(|about| about.len() > LONGEST);
    let seconds = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default().as_secs();
    let mut log = OpenOptions::new().create(true).write(true).append(!too_long).truncate(too_long).open(path)?;
    writeln!(log, "Electrum Dominoes {}, {seconds} s after 1970: {what}", env!("CARGO_PKG_VERSION"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_noted_and_the_log_stays_short() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let path = folder.path().join("panic.log");
        note(&path, "first").expect("the folder can be written");
        note(&path, "second").expect("the folder can be written");
        let log = fs::read_to_string(&path).expect("the log was written");
        assert!(log.contains("first") && log.contains("second"));
        fs::write(&path, "x".repeat(LONGEST as usize + 1)).expect("a file can be written");
        note(&path, "third").expect("the folder can be written");
        assert!(fs::metadata(&path).expect("the log was written").len() < 1000);
    }
}

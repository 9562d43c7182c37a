//! One line on standard error with the progress of a match. It is rewritten as the match goes on,
//! and appears only on a terminal.

use crate::lab::Sample;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

pub(crate) struct Progress {
    shown: bool,
    start: Instant,
    last: Instant,
    /// How many games there are, if that is known.
    all: Option<usize>,
    played: usize,
    won: f64,
}

/// How often the line is rewritten.
const PAUSE: Duration = Duration::from_millis(200);

impl Progress {
    pub(crate) fn new(all: Option<usize>) -> Progress {
        let start = Instant::now();
        Progress { shown: std::io::stderr().is_terminal(), start, last: start, all, played: 0, won: 0.0 }
    }

    pub(crate) fn add(&mut self, sample: &Sample) {
        self.played += sample.games as usize;
        self.won += sample.won_by_a();
        if self.shown && (self.last.elapsed() >= PAUSE) {
            self.last = Instant::now();
            self.show();
        }
    }

    fn show(&self) {
        const WIDTH: usize = 30;
        let played = self.played;
        let percent = 100.0 * self.won / played.max(1) as f64;
        let line = match self.all {
            Some(all) => {
                let bar = "█".repeat(WIDTH * played / all.max(1));
                let left = self.start.elapsed().as_secs_f64() * (all - played) as f64 / played.max(1) as f64;
                format!("{bar:░<WIDTH$} {played}/{all}, {percent:.1}% won by A, {left:.0} s left")
            }
            None => format!("{played} games, {percent:.1}% won by A"),
        };
        let mut notes = std::io::stderr();
        let _ = write!(notes, "\r{line}\x1b[K");
        let _ = notes.flush();
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }
}

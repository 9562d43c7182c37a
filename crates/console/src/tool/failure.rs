//! How a verb fails: one line on standard error, and an exit code.

use crate::engine::notation::shown_within;
use std::io::{self, Write};
use std::{fmt::Display, process::ExitCode};

/// The longest line that describes a problem, in characters.
const LONGEST: usize = 300;

/// The longest argument that is repeated, in characters.
const LONGEST_ARGUMENT: usize = 100;

pub(crate) enum Failure {
    /// The file or the game is wrong.
    Wrong(String),
    /// The arguments make no sense together.
    Usage(String),
    /// The reader of the output has gone, which is not our failure.
    Unheard,
}

impl Failure {
    pub(crate) fn wrong(why: impl Display) -> Failure {
        Failure::Wrong(why.to_string())
    }

    pub(crate) fn usage(why: impl Display) -> Failure {
        Failure::Usage(why.to_string())
    }

    pub(crate) fn report(self) -> ExitCode {
        let (why, code) = match self {
            Failure::Wrong(why) => (why, 1),
            Failure::Usage(why) => (why, 2),
            Failure::Unheard => return ExitCode::SUCCESS,
        };
        // File names and their words may contain anything, and standard error may be closed. Either
        // way, print at most one line and return the code.
        let _ = writeln!(io::stderr(), "nestor: {}", shown_within(&why, LONGEST));
        ExitCode::from(code)
    }
}

/// Says what is wrong with the arguments, or what they ask to be told. Arguments may contain
/// anything and be of any length. What is said of them is found once more with arguments that can be
/// shown.
pub(crate) fn refuse(error: &clap::Error, again: impl FnOnce(Vec<String>) -> Option<clap::Error>) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let told = std::env::args_os().map(|argument| shown_within(&argument.to_string_lossy(), LONGEST_ARGUMENT));
    match again(told.collect()) {
        // Standard error may be closed.
        Some(error) => _ = error.print(),
        None => return Failure::usage("an argument has signs that cannot be shown").report(),
    }
    ExitCode::from(2)
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Unheard } else { Failure::wrong(error) }
    }
}

//! How a verb fails: one line on standard error, and an exit code.

use electrum_dominoes::engine::notation::shown_within;
use std::io::{self, Write};
use std::{fmt::Display, process::ExitCode};

/// The longest line that describes a problem, in characters.
const LONGEST: usize = 300;

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

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Unheard } else { Failure::wrong(error) }
    }
}

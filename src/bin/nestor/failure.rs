//! How a verb fails: one line on standard error, and an exit code.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a verb could not do what it was asked to.
pub(crate) enum Failure {
    /// The file or the game is wrong.
    Wrong(String),
    /// The verb was called with words that make no sense together.
    Usage(String),
    /// Nobody reads the output any more, which is no failure of ours.
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
        match self {
            Failure::Wrong(why) => {
                eprintln!("nestor: {why}");
                ExitCode::from(1)
            }
            Failure::Usage(why) => {
                eprintln!("nestor: {why}");
                ExitCode::from(2)
            }
            Failure::Unheard => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Unheard } else { Failure::wrong(error) }
    }
}

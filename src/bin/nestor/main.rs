//! The console tool.

use std::process::ExitCode;

fn main() -> ExitCode {
    electrum_dominoes::console::run(electrum_dominoes::VERSION)
}

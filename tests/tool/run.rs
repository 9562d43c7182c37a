//! Shared by the tests of the console tool: how they run it.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

/// The output of the tool with these arguments.
pub(crate) fn nestor(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the console tool runs")
}

/// The output of the tool with these arguments and this input. It may stop reading early.
pub(crate) fn nestor_told(arguments: &[&str], input: &[u8]) -> Output {
    let piped = command(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = piped.expect("the console tool runs");
    let mut to_it = child.stdin.take().expect("it reads");
    thread::scope(|scope| {
        scope.spawn(move || to_it.write_all(input));
        child.wait_with_output().expect("it ends")
    })
}

/// The text that the tool prints if it succeeds.
pub(crate) fn printed(output: Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nestor"));
    command.args(arguments);
    command
}

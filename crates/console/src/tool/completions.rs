//! `nestor completions`: what a shell needs to complete the words of a command.

use crate::tool::failure::Failure;
use clap::{Args, Command};
use clap_complete::{Shell, generate};
use std::io::Write;

const ABOUT: &str = "\
Packages have them where the shells look. Elsewhere, for example:

  nestor completions bash > ~/.local/share/bash-completion/completions/nestor
  nestor completions fish > ~/.config/fish/completions/nestor.fish";

#[derive(Args)]
#[command(after_long_help = ABOUT)]
pub(crate) struct Arguments {
    /// The shell.
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments, mut command: Command, out: &mut impl Write) -> Result<(), Failure> {
    // What is written into memory arrives.
    let mut text = Vec::new();
    generate(arguments.shell, &mut command, "nestor", &mut text);
    Ok(out.write_all(&text)?)
}

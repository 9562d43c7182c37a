//! `nestor perft`: counts the move paths from a deal, to check the moves against another program.

use crate::tool::failure::Failure;
use crate::tool::rules_args::RulesArguments;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// The number of the deal.
    #[arg(long, value_name = "N")]
    deal: u64,
    /// The longest paths to count, at most 100. Paths on which the hand ends earlier are not
    /// counted.
    #[arg(long, value_name = "D", default_value_t = 6, value_parser = clap::value_parser!(u32).range(..=100))]
    depth: u32,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let state = arguments.rules.dealt(arguments.deal)?;
    for depth in 1..=arguments.depth {
        writeln!(out, "{depth}\t{}", state.paths(depth))?;
    }
    Ok(())
}

//! `nestor par`: what best play with open hands reaches in the hands of a record or of a deal,
//! beside what was reached.

use crate::arena::par::{OpenPosition, par};
use crate::tool::records::replay::{record_in, wrong};
use crate::tool::{failure::Failure, rules_args::RulesArguments};
use std::{io::Write, path::PathBuf};

const FORMAT: &str = "\
Par is what both sides reach until the end of a hand if all see every bone,
those in the boneyard too, and play as well as they can. It is hindsight: a
player who cannot see the bones may have been right to play otherwise. Partners
count as one. If there are three sides or more, the side on turn plays against
all others together, so its par is what it can make sure of.

Every line is the word `par` and its columns, separated by tabs. Hands and moves
are counted from 1, seats from 0. A dash means that there is no value.

  par HAND N SEAT BEST POINTS REACHED
        before move N of the hand: the seat on turn, a best move, the points by
        which its side then gets further ahead of the best of the others until
        the end of the hand, and the points by which it did. There are dashes if
        solving took too many moves, and no points were reached in a hand that
        was not finished

Exit code 1 and one line on standard error if the record is wrong.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    #[arg(required_unless_present = "deal")]
    file: Option<PathBuf>,
    /// Solve the first hand of the deal with this number instead.
    #[arg(long, value_name = "N", conflicts_with = "file")]
    deal: Option<u64>,
    #[command(flatten)]
    rules: RulesArguments,
    /// Solve every moment of every hand in which the seat on turn has a choice, and not only the
    /// first.
    #[arg(long)]
    all: bool,
    /// Give up on a moment after this many moves. Ten million take about ten seconds.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    moves: u64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let mut positions = if let Some(file) = &arguments.file {
        OpenPosition::all(&record_in(file)?).map_err(|error| wrong(file, error))?
    } else {
        vec![OpenPosition::at_first(arguments.rules.dealt(arguments.deal.unwrap_or_default())?)]
    };
    positions.retain(|position| if arguments.all { position.is_choice() } else { position.number == 1 });
    for OpenPosition { hand, number, state, reached } in &positions {
        let (best, points) = match par(state, arguments.moves) {
            Some(par) => (par.step.to_string(), format!("{:+}", par.points)),
            None => ("-".to_owned(), "-".to_owned()),
        };
        let reached = reached.map_or("-".to_owned(), |reached| format!("{reached:+}"));
        writeln!(out, "par\t{hand}\t{number}\t{}\t{best}\t{points}\t{reached}", state.to_move())?;
        out.flush()?;
    }
    Ok(())
}

//! The console tool: it replays, records, counts and measures games, and lets players meet.
//!
//! Exit codes: 0 done, 1 the file or the game is wrong, 2 wrong usage.

mod at_once;
mod beliefs;
mod bench;
mod bot;
mod duplicate;
mod exercises;
mod failure;
mod fit;
mod judge;
mod lines;
mod losses;
mod matches;
mod perft;
mod place;
mod presets;
mod record;
mod replay;
mod rules_args;
mod shown;

use clap::{Parser, Subcommand};
use electrum_dominoes::VERSION;
use failure::Failure;
use std::io::Write;
use std::process::ExitCode;

/// Dominoes on the console: replay records, play random games, count moves, measure the engine and the players.
#[derive(Parser)]
#[command(name = "nestor", version = VERSION, about, long_about = None)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Play a record again, one line a move.
    Replay(replay::Arguments),
    /// Play a game, by chance or with Nestor, and write its record.
    Record(record::Arguments),
    /// List the games and every option with its values.
    Presets(presets::Arguments),
    /// Count the move paths from a deal.
    Perft(perft::Arguments),
    /// Lay the bones of a record out on a table, or check the laws of tables.
    Place(place::Arguments),
    /// Play fixed deals with random moves; print a signature of the results and the speed.
    Bench(bench::Arguments),
    /// Let two players play many deals against each other.
    Match(matches::Arguments),
    /// Judge the plays of a record: what each gave away, and what would have been best.
    Judge(judge::Arguments),
    /// Say what a seat could know of every bone at some moment of a record, or see whether that is right.
    Beliefs(beliefs::Arguments),
    /// Let Nestor play the deals of a record again in a player's place, and compare hand by hand.
    Duplicate(duplicate::Arguments),
    /// Find exercises: positions with one clearly best play that Beginner misses.
    Exercises(exercises::Arguments),
    /// Measure what the levels give away in every game, by the judge.
    Losses(losses::Arguments),
    /// Fit Nestor's weights again, and compare them with those that stand in the code.
    Fit(fit::Arguments),
    /// Play over standard input and output, a line for a question and a line for an answer.
    Bot(bot::Arguments),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = match &arguments.verb {
        Verb::Replay(arguments) => replay::run(arguments, &mut out),
        Verb::Record(arguments) => record::run(arguments, &mut out),
        Verb::Presets(arguments) => presets::run(arguments, &mut out),
        Verb::Perft(arguments) => perft::run(arguments, &mut out),
        Verb::Place(arguments) => place::run(arguments, &mut out),
        Verb::Bench(arguments) => bench::run(arguments, &mut out),
        Verb::Match(arguments) => matches::run(arguments, &mut out),
        Verb::Judge(arguments) => judge::run(arguments, &mut out),
        Verb::Beliefs(arguments) => beliefs::run(arguments, &mut out),
        Verb::Duplicate(arguments) => duplicate::run(arguments, &mut out),
        Verb::Exercises(arguments) => exercises::run(arguments, &mut out),
        Verb::Losses(arguments) => losses::run(arguments, &mut out),
        Verb::Fit(arguments) => fit::run(arguments, &mut out),
        Verb::Bot(arguments) => bot::run(arguments, &mut out),
    };
    match done.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

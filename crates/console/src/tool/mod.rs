//! The console tool: it replays, records, counts and measures games, and lets players meet.
//!
//! Exit codes: 0 done, 1 the file or the game is wrong, 2 wrong usage.

mod at_once;
mod bot;
mod completions;
mod failure;
mod matches;
mod measures;
mod presets;
mod records;
mod rules_args;
mod table;
mod trial;

use clap::{CommandFactory, FromArgMatches as _, Parser, Subcommand};
use failure::Failure;
use measures::{bench, exercises, losses, perft, reasons};
use records::{beliefs, duplicate, habits, judge, record, replay};
use std::{ffi::OsString, io::Write, process::ExitCode};

/// What it is, in its help. The description of the package is that of the window.
const ABOUT: &str = "The console tool of Electrum Dominoes: games replayed, measured and kept for others";

/// Dominoes on the console. Replays records, plays random games and matches, counts moves, and
/// measures the engine and the players.
#[derive(Parser)]
#[command(name = "nestor", about = ABOUT, long_about = None, max_term_width = 80)]
struct Arguments {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    /// Play a record again, one line a move.
    Replay(replay::Arguments),
    /// Play a game, at random or with Nestor, and print its record.
    Record(record::Arguments),
    /// List the games and every option with its values.
    Presets,
    /// Count the move paths from a deal.
    Perft(perft::Arguments),
    /// Play fixed deals, and print signatures of the results and the speed.
    Bench(bench::Arguments),
    /// Play two players against each other over many deals.
    Match(matches::Arguments),
    /// Show what every play of a record cost, and what the best play was, or the sums of many
    /// records.
    Judge(judge::Arguments),
    /// Show what a player does wrong again and again, over many records.
    Habits(habits::Arguments),
    /// Show what a seat could know about every bone at one moment of a record.
    Beliefs(beliefs::Arguments),
    /// Play the deals of a record again with Nestor in a player's place, and compare hand by hand.
    Duplicate(duplicate::Arguments),
    /// Find positions with one clearly best play that is not the one that scores most.
    Exercises(exercises::Arguments),
    /// Show why the best play of each exercise is better than the one that tempts.
    Reasons(reasons::Arguments),
    /// Measure what a decision costs each level in every game.
    Losses(losses::Arguments),
    /// Play over standard input and output, in lines of text.
    Bot(bot::Arguments),
    /// Keep tables for people who play from elsewhere, each before their own screen.
    Table(table::Arguments),
    /// Print the completions of a shell.
    Completions(completions::Arguments),
}

/// What was asked for in these words.
fn parsed(
    words: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    version: &'static str,
) -> Result<Arguments, clap::Error> {
    let matches = Arguments::command().version(version).try_get_matches_from(words)?;
    Arguments::from_arg_matches(&matches)
}

/// Does what the program was called for, and says so by its exit code. `version` is that of the program.
pub fn run(version: &'static str) -> ExitCode {
    let arguments = match parsed(std::env::args_os(), version) {
        Ok(arguments) => arguments,
        Err(error) => return failure::refuse(&error, |told| parsed(told, version).err()),
    };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let done = match &arguments.verb {
        Verb::Replay(arguments) => replay::run(arguments, &mut out),
        Verb::Record(arguments) => record::run(arguments, &mut out),
        Verb::Presets => presets::run(&mut out),
        Verb::Perft(arguments) => perft::run(arguments, &mut out),
        Verb::Bench(arguments) => bench::run(arguments, &mut out),
        Verb::Match(arguments) => matches::run(arguments, &mut out),
        Verb::Judge(arguments) => judge::run(arguments, &mut out),
        Verb::Habits(arguments) => habits::run(arguments, &mut out),
        Verb::Beliefs(arguments) => beliefs::run(arguments, &mut out),
        Verb::Duplicate(arguments) => duplicate::run(arguments, &mut out),
        Verb::Exercises(arguments) => exercises::run(arguments, &mut out),
        Verb::Reasons(arguments) => reasons::run(arguments, &mut out),
        Verb::Losses(arguments) => losses::run(arguments, &mut out),
        Verb::Bot(arguments) => bot::run(arguments, &mut out),
        Verb::Table(arguments) => table::run(arguments, &mut out),
        Verb::Completions(arguments) => completions::run(arguments, Arguments::command(), &mut out),
    };
    match done.and_then(|()| out.flush().map_err(Failure::from)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

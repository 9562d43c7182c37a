//! `nestor duplicate`: the deals of a record played again with Nestor in a player's place.

use crate::arena::duplicate::{Comparison, OtherTable, done_better};
use crate::engine::{SEATS, Seat};
use crate::nestor::Level;
use crate::tool::records::replay::{record_in, wrong};
use crate::tool::{failure::Failure, rules_args::level};
use std::{io::Write, path::PathBuf};

const FORMAT: &str = "\
Every hand of the record that was played to its end is played again, with the
same bones, leader and scores, by Nestor on every seat. Every line is a word and
its columns, separated by tabs. Hands are counted from 1.

  hand N HERE THERE
        the points that the seat's side gained on the mean of the others, in the
        record and at the other table. A game of a single hand counts 1 for its
        winner
  sum HANDS MEAN LOW HIGH
        how much more the side gained in a hand here than Nestor in its place,
        with the 95% interval

Exit code 1 and one line on standard error if the record is wrong.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    file: PathBuf,
    /// The seat that Nestor plays instead, along with its partner's.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: usize,
    /// His level there.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level(), hide_possible_values = true)]
    level: Level,
    /// The level of the others. Give their level in the record.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level(), hide_possible_values = true)]
    against: Level,
    /// The seed of all chance.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let record = record_in(&arguments.file)?;
    let seats = record.rules.seats();
    let own = Seat::new(arguments.seat).filter(|seat| seat.index() < seats);
    let own =
        own.ok_or_else(|| Failure::usage(format!("there is no seat {} at a table of {seats}", arguments.seat)))?;
    let side = record.rules.side(own);
    let mut levels = [arguments.against; SEATS];
    for seat in record.rules.all_seats().filter(|&seat| record.rules.side(seat) == side) {
        levels[seat.index()] = arguments.level;
    }
    let table = OtherTable::of_record(&record, side, levels, arguments.seed);
    let hands = table.map_err(|error| wrong(&arguments.file, error))?.finish();
    for Comparison { number, here, there } in &hands {
        writeln!(out, "hand\t{number}\t{:.2}\t{there:.2}", here.unwrap_or_default())?;
    }
    let better = done_better(&hands);
    writeln!(out, "sum\t{}\t{:.2}\t{:.2}\t{:.2}", hands.len(), better.mean, better.low, better.high)?;
    Ok(())
}

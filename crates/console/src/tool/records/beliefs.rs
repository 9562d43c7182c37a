//! `nestor beliefs`: what a seat could know about every bone at a moment of a record.

use crate::engine::{Bone, Observation, Seat};
use crate::nestor::shares::{Believing, Holder, Shares, WORLDS};
use crate::record::Record;
use crate::tool::failure::Failure;
use crate::tool::records::replay::{record_in, wrong};
use std::io::{self, Write};
use std::path::PathBuf;

const FORMAT: &str = "\
Every line is a word and its columns, separated by tabs. Hands and moves are
counted from 1, seats from 0. Shares are from 0 to 1, and those of a bone add up
to 1.

  bone HOW BONE TABLE BONEYARD SEAT0 SEAT1…
        what the seat could know about a bone before the move: how likely it is
        on the table, in the boneyard and in every hand. All bones by draws
        and passes alone (HOW is passes), then also by the others' plays (plays)

Exit code 1 if the record is wrong or has no such moment.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    file: PathBuf,
    /// The hand, by default the first.
    #[arg(long, value_name = "N", default_value_t = 1)]
    hand: usize,
    /// The move of the hand before which the seat knew this, or the one after the last. By default
    /// the first.
    #[arg(long = "move", value_name = "N", default_value_t = 1)]
    number: usize,
    /// The seat that knew it.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: usize,
    /// How many worlds to make up.
    #[arg(long, value_name = "N", default_value_t = WORLDS, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    worlds: u32,
}

/// The two ways to form beliefs: whether they use the plays, and the word for it.
const WAYS: [(bool, &str); 2] = [(false, "passes"), (true, "plays")];

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { ref file, hand, number, seat, worlds } = *arguments;
    let record: Record = record_in(file)?;
    let no_such = || wrong(file, format!("the record has no hand {hand} with a move {number}, or no seat {seat}"));
    let at = Seat::new(seat).ok_or_else(no_such)?;
    let seen = record.seen_before(hand, number, at).map_err(|error| wrong(file, error))?.ok_or_else(no_such)?;
    for (reads_plays, how) in WAYS {
        let shares = Believing::new(seen.clone(), reads_plays, worlds).finish();
        seen.rules().set.bones().iter().try_for_each(|bone| write_bone(how, bone, &shares, &seen, out))?;
    }
    Ok(())
}

fn write_bone(how: &str, bone: Bone, shares: &Shares, seen: &Observation, out: &mut impl Write) -> io::Result<()> {
    let places = [Holder::Table, Holder::Boneyard].into_iter().chain(seen.rules().all_seats().map(Holder::Hand));
    let columns: Vec<String> = places.map(|place| format!("{:.4}", shares.of(bone, place))).collect();
    writeln!(out, "bone\t{how}\t{bone}\t{}", columns.join("\t"))
}

//! `nestor beliefs`: what a seat could know about every bone at a moment of a record, and whether such beliefs are right.

use crate::failure::Failure;
use crate::records::replay::{record_in, wrong};
use electrum_dominoes::arena::calibration::{Calibration, Tenth};
use electrum_dominoes::engine::{Bone, Observation, Phase, Preset, Rules, Seat};
use electrum_dominoes::nestor::shares::{Believing, Holder, Shares, WORLDS};
use electrum_dominoes::nestor::{self, Level};
use electrum_dominoes::record::{Record, Session};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const FORMAT: &str = "\
Every line is a word and its columns, separated by tabs. Hands and moves are counted from 1, seats from 0. Shares are from 0 to 1, and those of a bone add
up to 1.

  bone    HOW BONE TABLE BONEYARD SEAT0 SEAT1…   what the seat could know about a bone before the move: how likely it is on the table, in the boneyard and in
                            every hand. All 28 bones by draws and passes alone (HOW is passes), then also by the others' plays (plays)

With --check, positions are taken from games between Nestor's levels, from all games, tables and levels in turn, and the shares are compared with the truth:

  tenth   HOW FROM TO TOLD SAID SO     for the shares from FROM to TO: how many there were, their average, and the part of them that was true
  score   HOW POSITIONS BONES SCORE    the number of positions and of unseen bones, and the mean logarithm of the share given to the place where a bone really
                                       was. The nearer to zero, the better

Exit code 1 if the record is wrong or has no such moment.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    #[arg(required_unless_present = "check", conflicts_with = "check")]
    file: Option<PathBuf>,
    /// The hand, by default the first.
    #[arg(long, value_name = "N", default_value_t = 1)]
    hand: usize,
    /// The move of the hand before which the seat knew this, or the one after the last. By default the first.
    #[arg(long = "move", value_name = "N", default_value_t = 1)]
    number: usize,
    /// The seat that knew it.
    #[arg(long, value_name = "N", default_value_t = 0)]
    seat: usize,
    /// How many worlds to make up.
    #[arg(long, value_name = "N", default_value_t = WORLDS, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    worlds: u32,
    /// Take this many positions from games between levels, and compare the shares with the truth.
    #[arg(long, value_name = "POSITIONS", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    check: Option<u64>,
    /// The number of the first game to check.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "check")]
    seed: u64,
}

/// The two ways to form beliefs: whether they use the plays, and the word for it.
const WAYS: [(bool, &str); 2] = [(false, "passes"), (true, "plays")];

/// One in this many positions of a game is used, since neighboring positions say the same.
const EVERY: u64 = 7;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match (&arguments.file, arguments.check) {
        (Some(file), _) => tell(file, arguments, out),
        (None, positions) => check(positions.unwrap_or(0), arguments, out),
    }
}

fn tell(file: &Path, arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let record: Record = record_in(file)?;
    let Arguments { hand, number, seat, worlds, .. } = *arguments;
    let no_such = || wrong(file, format!("the record has no hand {hand} with a move {number}, or no seat {seat}"));
    let at = Seat::new(seat).ok_or_else(no_such)?;
    let seen = record.seen_before(hand, number, at).map_err(|error| wrong(file, error))?.ok_or_else(no_such)?;
    for (reads_plays, how) in WAYS {
        let shares = Believing::new(seen.clone(), reads_plays, worlds).finish();
        Bone::all().try_for_each(|bone| write_bone(how, bone, &shares, &seen, out))?;
    }
    Ok(())
}

fn write_bone(how: &str, bone: Bone, shares: &Shares, seen: &Observation, out: &mut impl Write) -> io::Result<()> {
    let places = [Holder::Table, Holder::Boneyard].into_iter().chain(seen.rules().all_seats().map(Holder::Hand));
    let columns: Vec<String> = places.map(|place| format!("{:.4}", shares.of(bone, place))).collect();
    writeln!(out, "bone\t{how}\t{bone}\t{}", columns.join("\t"))
}

/// Plays games between levels, and compares beliefs in some of their positions with the truth.
fn check(positions: u64, arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let tables: Vec<Rules> = Preset::tables().map(|(_, rules)| rules).collect();
    let mut found = [Calibration::default(), Calibration::default()];
    let (mut taken, mut number) = (0, arguments.seed);
    while taken < positions {
        let rules = tables[(number % tables.len() as u64) as usize];
        let mut session = Session::new(rules).map_err(Failure::usage)?;
        // One hand of each game is enough, because earlier hands say nothing about where the bones lie.
        session.deal_number(number).map_err(Failure::wrong)?;
        let mut moment = number;
        while session.state().phase() == Phase::Playing {
            let seat = session.state().to_move();
            let seen = session.observe(seat);
            moment += 1;
            if moment.is_multiple_of(EVERY) && taken < positions {
                taken += 1;
                for (calibration, (reads_plays, _)) in found.iter_mut().zip(WAYS) {
                    let shares = Believing::new(seen.clone(), reads_plays, arguments.worlds).finish();
                    calibration.add(&shares, seat, session.state());
                }
            }
            let step = nestor::choose(&seen, level_of(number, seat), &mut nestor::chance_of(&seen, number)).best;
            session.play(step).map_err(Failure::wrong)?;
        }
        number += 1;
    }
    for (calibration, (_, how)) in found.iter().zip(WAYS) {
        write_calibration(how, positions, calibration, out)?;
    }
    Ok(())
}

/// Every level meets every level, at every table.
fn level_of(number: u64, seat: Seat) -> Level {
    let pairing = number / 17;
    let turns = if seat.index().is_multiple_of(2) { pairing } else { pairing / 5 };
    Level::ALL[((turns + seat.index() as u64 / 2) % 5) as usize]
}

fn write_calibration(how: &str, positions: u64, found: &Calibration, out: &mut impl Write) -> io::Result<()> {
    for (Tenth { told, shares, so }, at) in found.tenths.into_iter().zip(1..) {
        let (from, to) = (f64::from(at) / 10.0 - 0.05, f64::from(at) / 10.0 + 0.05);
        let of_told = |sum: f64| if told == 0 { "-".to_owned() } else { format!("{:.4}", sum / told as f64) };
        writeln!(out, "tenth\t{how}\t{from:.2}\t{to:.2}\t{told}\t{}\t{}", of_told(shares), of_told(so as f64))?;
    }
    let score = found.log_score / found.bones.max(1) as f64;
    writeln!(out, "score\t{how}\t{positions}\t{}\t{score:.4}", found.bones)
}

//! `nestor judge`: what every decision of a record gave away, one line for each, and the sums.

use crate::failure::Failure;
use crate::records::replay::{record_in, wrong};
use electrum_dominoes::engine::bone::{SEATS, Seat};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::judge::levels::standing;
use electrum_dominoes::nestor::judge::{self, Judged, Judgement, Judging, Mark, Weighed};
use electrum_dominoes::record::decisions::Decision;
use electrum_dominoes::review::GivenAway;
use std::io::Write;
use std::path::PathBuf;

/// What the lines mean, for programs that read them.
const FORMAT: &str = "\
A decision is a move that was not the only legal one. It is judged by what its player knew then, never by the hidden bones. Every line is a word and
its columns, separated by tabs. Hands and moves are counted from 1, seats from 0. Losses are parts of a game, so 0.05 is five hundredths of the chance to
win it. A dash means there is no value.

  decision  HAND N SEAT MOVE BEST LOSS ERROR MARK POINTS POINTS_ERROR WORLDS
            the move, the best move instead (the same, if none was better), the chance to win that it gave away and its standard error; its
            mark: doubtful from 0.02, bad from 0.05, blunder from 0.1, and a dash below that or if the loss is not more than two of its errors; the
            points that it gave away until the end of the hand, with their error; and in how many worlds all moves were compared. One world and errors
            of zero mean that nothing hidden mattered and everything is exact
  candidate MOVE WIN LOSS ERROR POINTS POINTS_LOSS POINTS_ERROR
            with --all, after each decision: every move, the best first, and only the first of equivalent moves. The chance to win after it, how
            much less that is than after the best, and the error of the difference, then the same in points gained until the end of the hand
  sum       SEAT DECISIONS LOSS MEAN ERROR DOUBTFUL BAD BLUNDERS ABOVE BELOW
            for every seat that decided anything: all losses together, the average per decision, the standard error of that average as far as it comes from
            judging, the number of marks of each kind, and the levels between which it played: the one that gives away as much or more in this game, and
            the next one

An unfinished record is judged up to its last move. Exit code 1 and one line on standard error if the record is wrong.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    file: PathBuf,
    /// Judge only this seat's plays.
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// Look about four times as far ahead as this level does. Tough is quicker but less certain.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level)]
    level: Level,
    /// Print the figures of every move.
    #[arg(long)]
    all: bool,
}

pub(crate) fn level(name: &str) -> Result<Level, String> {
    let found = Level::from_name(name).filter(|level| matches!(level, Level::Tough | Level::Brutal));
    found.ok_or_else(|| "the judge looks ahead like tough or like brutal".to_owned())
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let record = record_in(&arguments.file)?;
    let seats = record.rules.seats();
    if let Some(seat) = arguments.seat.filter(|&seat| seat >= seats) {
        return Err(Failure::usage(format!("there is no seat {seat} at a table of {seats}")));
    }
    let decisions = record.decisions().map_err(|error| wrong(&arguments.file, error))?;
    let mut sums: [GivenAway; SEATS] = Default::default();
    for decision in decisions {
        let seat = decision.seen.seat();
        if arguments.seat.is_some_and(|only| only != seat.index()) {
            continue;
        }
        let judged = Judging::new(decision.seen.clone(), judge::nodes(arguments.level)).finish();
        let Some(judgement) = judged.of(decision.step) else { continue };
        write_decision(&decision, &judgement, &judged, out)?;
        if arguments.all {
            judged.candidates.iter().try_for_each(|candidate| write_candidate(candidate, out))?;
        }
        out.flush()?;
        sums[seat.index()].add(&judged, decision.step);
    }
    for seat in record.rules.all_seats() {
        write_sum(&sums[seat.index()], seat, &record.rules, out)?;
    }
    Ok(())
}

fn write_decision(
    decision: &Decision,
    judgement: &Judgement,
    judged: &Judged,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Decision { hand, number, seen, step } = decision;
    let Weighed { loss, error, points_loss, points_error, .. } = judgement.played;
    let best: Move = if judgement.best == judgement.played { *step } else { judgement.best.step };
    let mark = judgement.mark.map_or("-", Mark::name);
    writeln!(
        out,
        "decision\t{hand}\t{number}\t{}\t{step}\t{best}\t{loss:.6}\t{error:.6}\t{mark}\t{points_loss:.3}\t{points_error:.3}\t{}",
        seen.seat(),
        judged.worlds
    )?;
    Ok(())
}

fn write_candidate(candidate: &Weighed, out: &mut impl Write) -> Result<(), Failure> {
    let Weighed { step, win, points, loss, error, points_loss, points_error, facts: _ } = candidate;
    writeln!(
        out,
        "candidate\t{step}\t{win:.6}\t{loss:.6}\t{error:.6}\t{points:.3}\t{points_loss:.3}\t{points_error:.3}"
    )?;
    Ok(())
}

/// What one seat gave away.
fn write_sum(sum: &GivenAway, seat: Seat, rules: &Rules, out: &mut impl Write) -> Result<(), Failure> {
    let GivenAway { decisions, loss, marks: [doubtful, bad, blunders], .. } = sum;
    if *decisions == 0 {
        return Ok(());
    }
    let (mean, error) = (sum.mean(), sum.error());
    let name = |level: Option<Level>| level.map_or("-", Level::name);
    let (above, below) = standing(rules, mean).map_or(("-", "-"), |found| (name(found.above), name(found.below)));
    writeln!(
        out,
        "sum\t{seat}\t{decisions}\t{loss:.6}\t{mean:.6}\t{error:.6}\t{doubtful}\t{bad}\t{blunders}\t{above}\t{below}"
    )?;
    Ok(())
}

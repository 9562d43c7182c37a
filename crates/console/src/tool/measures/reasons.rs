//! `nestor reasons`: why the best play of each exercise is better than the one that tempts.

use super::told::told;
use crate::engine::Preset;
use crate::nestor::exercises::{Exercise, exercises};
use crate::nestor::judge::{Judging, NODES, Reason, why};
use crate::tool::at_once::each;
use crate::tool::failure::Failure;
use std::io::Write;

const OUTPUT: &str = "\
Every exercise is judged as a hint is, and the reasons that a player is told are
listed, the strongest first. One line for each exercise, with columns separated
by tabs:

  NUMBER GAME PLAYERS BEST OTHER REASON...

NUMBER counts the exercises from 1, BEST is the play to find, and OTHER the one
that tempts: it scores most now, or is the heaviest. A REASON says what holds
after BEST and, behind “not”, what after OTHER. The last line has the number of
exercises whose reason lies further ahead than can be said, and of all.";

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    /// Only the exercises of this game.
    #[arg(long, value_name = "NAME", value_parser = crate::tool::rules_args::preset(), hide_possible_values = true)]
    preset: Option<Preset>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let all: Vec<(usize, Exercise)> =
        (1..).zip(exercises()).filter(|(_, exercise)| is_of(exercise, arguments)).collect();
    let lines = each(&all, None, |(number, exercise)| line(*number, exercise));
    for (line, _) in &lines {
        writeln!(out, "{line}")?;
    }
    let ahead = lines.iter().filter(|(_, is_ahead)| *is_ahead).count();
    Ok(writeln!(out, "ahead\t{ahead}\t{}", lines.len())?)
}

fn is_of(exercise: &Exercise, arguments: &Arguments) -> bool {
    arguments.preset.is_none_or(|preset| exercise.seen.rules().game() == Some(preset))
}

/// The line of an exercise, and whether its reason lies further ahead than can be said.
fn line(number: usize, exercise: &Exercise) -> (String, bool) {
    let (seen, rules) = (&exercise.seen, exercise.seen.rules());
    let judged = Judging::new(seen.clone(), NODES).finish();
    let game = rules.game().map_or_else(|| "-".to_owned(), |game| game.to_string());
    let best = judged.of(exercise.best).map(|found| found.played);
    let other = best.and_then(|best| judged.tempting(best.step, None));
    let Some((best, other)) = best.zip(other) else { return (format!("{number}\t{game}"), false) };
    let reasons = why(seen, &best, other);
    let is_ahead = reasons.iter().any(|reason| matches!(reason, Reason::Ahead(_)));
    let reasons: Vec<String> = reasons.into_iter().map(told).collect();
    let (players, play, other) = (rules.seats(), best.step, other.step);
    (format!("{number}\t{game}\t{players}\t{play}\t{other}\t{}", reasons.join("\t")), is_ahead)
}

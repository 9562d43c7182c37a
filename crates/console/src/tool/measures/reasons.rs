//! `nestor reasons`: why the best play of each exercise is better than the one that tempts.

use crate::engine::Preset;
use crate::nestor::exercises::{Exercise, exercises};
use crate::nestor::judge::{Judging, NODES, why};
use crate::tool::at_once::each;
use crate::tool::failure::Failure;
use std::io::Write;

const OUTPUT: &str = "\
Every exercise is judged as a hint is, and the reasons that a player is told are
listed, the strongest first. One line for each exercise, with columns separated
by tabs:

  NUMBER GAME PLAYERS BEST OTHER REASON...

NUMBER counts the exercises from 1, BEST is the play to find, and OTHER the one
that tempts: it scores most now, or is the heaviest. The last line has the share of exercises whose reason lies further
ahead than can be said.";

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
    let mut ahead = 0;
    let lines = each(&all, None, |(number, exercise)| line(*number, exercise));
    for line in &lines {
        ahead += usize::from(line.contains("\tAhead("));
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out, "ahead\t{ahead}\t{}", lines.len())?)
}

fn is_of(exercise: &Exercise, arguments: &Arguments) -> bool {
    arguments.preset.is_none_or(|preset| exercise.seen.rules().game() == Some(preset))
}

fn line(number: usize, exercise: &Exercise) -> String {
    let (seen, rules) = (&exercise.seen, exercise.seen.rules());
    let judged = Judging::new(seen.clone(), NODES).finish();
    let game = rules.game().map_or_else(|| "-".to_owned(), |game| game.to_string());
    let best = judged.of(exercise.best).map(|found| found.played);
    let other = best.and_then(|best| judged.tempting(best.step, None));
    let Some((best, other)) = best.zip(other) else { return format!("{number}\t{game}") };
    let reasons: Vec<String> = why(seen, &best, other).iter().map(|reason| format!("{reason:?}")).collect();
    let (players, play, other) = (rules.seats(), best.step, other.step);
    format!("{number}\t{game}\t{players}\t{play}\t{other}\t{}", reasons.join("\t"))
}

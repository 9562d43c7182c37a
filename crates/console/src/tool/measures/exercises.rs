//! `nestor exercises`: finds positions with one clearly best play in games of strong players.

use super::sampled::game_of;
use crate::engine::{Preset, Rules};
use crate::nestor::Level;
use crate::nestor::exercises::{Exercise, Topic};
use crate::tool::failure::Failure;
use std::io::Write;

const OUTPUT: &str = "\
Tough plays whole games against itself, all games at all tables in turn. A
position is an exercise if the judge, with ten times the moves that Brutal
makes, finds one play that is better than any other by four hundredths of a game
and by four errors of that, and the play that scores most, or of several the
heaviest, is clearly worse. About as many are taken of every theme, and at most
two of one game. One line for each, with columns separated by tabs, starting
with the easiest:

  THEME HARDNESS MARGIN BEST RULES POSITION

THEME is score, defend, stop, count, endgame or target. HARDNESS is from 1 to 4,
one more for each of these that misses the play: who plays for points, who
judges every play by eye as Not so easy judges most, and Tough. MARGIN is by how much the second best play is worse, and BEST
the play to find. RULES and POSITION are in the words of the line protocol, as
in `newgame` and `position`. The file crates/nestor/data/exercises.txt is the output of
`nestor exercises`.";

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    /// How many exercises to find, at most 10000.
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// Look only through this game.
    #[arg(long, value_name = "NAME", value_parser = crate::tool::rules_args::preset(), hide_possible_values = true)]
    preset: Option<Preset>,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// The most games to look through.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
}

const MOST_OF_A_GAME: usize = 2;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let tables = Preset::tables().filter(|(preset, _)| arguments.preset.is_none_or(|only| only == *preset));
    let tables: Vec<Rules> = tables.map(|(_, rules)| rules).collect();
    let wanted = arguments.count as usize;
    let most_of_a_topic = wanted.div_ceil(Topic::ALL.len()) + wanted / 20;
    let mut found: Vec<Exercise> = Vec::new();
    for (number, rules) in (arguments.seed..).zip(tables.iter().cycle()).take(arguments.games as usize) {
        let record = game_of(Level::Tough, *rules, number)?;
        let before = found.len();
        for decision in record.decisions().map_err(Failure::wrong)? {
            if found.len() == wanted || found.len() == before + MOST_OF_A_GAME {
                break;
            }
            let of_topic = |topic| found.iter().filter(|exercise| exercise.topic == topic).count();
            found.extend(Exercise::of(&decision.seen).filter(|new| of_topic(new.topic) < most_of_a_topic));
        }
        if found.len() == wanted {
            break;
        }
    }
    found.sort_by(|a, b| a.hardness.cmp(&b.hardness).then(b.margin.total_cmp(&a.margin)));
    writeln!(out, "# Exercises: theme, hardness, margin, best play, rules, position.")?;
    let only = arguments.preset.map(|preset| format!(" --preset {preset}")).unwrap_or_default();
    writeln!(out, "# nestor exercises --count {wanted} --games {} --seed {}{only}", arguments.games, arguments.seed)?;
    found.iter().try_for_each(|exercise| writeln!(out, "{}", exercise.to_line()))?;
    Ok(())
}

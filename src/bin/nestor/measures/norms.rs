//! `nestor norms`: what Tough loses to every habit in every game.

use super::sampled::{SampledGames, game_of};
use crate::failure::Failure;
use electrum_dominoes::{
    arena::ratio,
    engine::rules::{Preset, Rules},
    nestor::Level,
    review::{Habit, HabitCost, HabitCosts},
    stats::{Norm, Tendency},
};
use rand::{SeedableRng as _, seq::index};
use rand_chacha::ChaCha8Rng;
use std::io::Write;

const OUTPUT: &str = "\
Tough plays games against itself, and some decisions of each game, chosen at random, are judged as `nestor judge` judges them. A line for each game, number
of players and habit follows, with columns separated by tabs:

  GAME PLAYERS HABIT GAMES LOSS ERROR CASES ERROR

GAMES is the number of games. LOSS is what Tough lost to the habit, as a part of what a player who chooses by chance would have lost in the same places. CASES
is how many of his plays showed it and were at least doubtful, as a part of how many such a player would have made. Each ERROR is a standard error. Habits that
no decision gave an occasion for have no line. The file assets/habits.txt is the output of `nestor norms --games N`, and `nestor habits` and the statistics
measure players by it. The output is the same for the same seed, for any number of jobs.";

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    #[command(flatten)]
    sample: SampledGames,
    /// The most decisions of a game to judge.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    decisions: u32,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { sample, decisions } = arguments;
    writeln!(out, "# What Tough loses to habits: game, players, habit, games, loss, error, cases, error.")?;
    writeln!(out, "# {}", sample.command("norms", *decisions))?;
    for (preset, rules) in sample.tables() {
        measure(preset, rules, arguments)?.iter().try_for_each(|norm| writeln!(out, "{}", norm.to_line()))?;
        out.flush()?;
    }
    Ok(())
}

fn measure(game: Preset, rules: Rules, arguments: &Arguments) -> Result<Vec<Norm>, Failure> {
    let games = arguments.sample.games;
    let done = arguments.sample.each(|number| measure_game(rules, number, arguments))?;
    let norm = |habit: Habit| {
        let sums: Vec<HabitCost> = done.iter().map(|game| game.of(habit)).collect();
        let tendency = |parts: Vec<(f64, f64)>| {
            let found = parts.iter().any(|(_, by_chance)| *by_chance > 0.0).then(|| ratio(&parts));
            found
                .map_or(Tendency { mean: 0.0, error: 0.0 }, |found| Tendency { mean: found.mean, error: found.error() })
        };
        let loss = tendency(sums.iter().map(|sum| (sum.loss, sum.by_chance)).collect());
        let cases = tendency(sums.iter().map(|sum| (f64::from(sum.cases), sum.cases_by_chance)).collect());
        let has_occasions = sums.iter().any(|sum| sum.by_chance > 0.0);
        has_occasions.then_some(Norm { game, players: rules.seats(), habit, games, loss, cases })
    };
    Ok(Habit::ALL.into_iter().filter_map(norm).collect())
}

fn measure_game(rules: Rules, number: u64, arguments: &Arguments) -> Result<HabitCosts, Failure> {
    let decisions = game_of(Level::Tough, rules, number)?.decisions().map_err(Failure::wrong)?;
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut habits = HabitCosts::default();
    for at in index::sample(&mut chance, decisions.len(), decisions.len().min(arguments.decisions as usize)) {
        let (seen, step) = (&decisions[at].seen, decisions[at].step);
        habits.add(seen, &arguments.sample.judged(seen.clone()), step);
    }
    Ok(habits)
}

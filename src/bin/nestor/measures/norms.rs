//! `nestor norms`: what Tough loses to every habit in every game.

use crate::{
    at_once::{self, at_once},
    failure::Failure,
    records::many::level,
    rules_args::preset,
};
use electrum_dominoes::{
    arena::{play_game, ratio},
    engine::rules::{Preset, Rules},
    nestor::{
        self, Level,
        judge::{self, Judging},
    },
    review::{Habit, HabitCosts},
    stats::Norm,
};
use rand::{SeedableRng as _, seq::index};
use rand_chacha::ChaCha8Rng;
use std::io::Write;

/// What the verb does and prints.
const OUTPUT: &str = "\
Tough plays games against itself, and some decisions of each game, chosen at random, are judged as `nestor judge` judges them. A line for each game, number
of players and habit follows, with columns separated by tabs:

  GAME PLAYERS HABIT GAMES SHARE ERROR

GAMES is the number of games. SHARE is what Tough lost to the habit, as a part of what a player who chooses by chance would have lost in the same places, and
ERROR its standard error. HabitCosts that no decision gave an occasion for have no line. The file assets/habits.txt is the output of `nestor norms --games N`,
and `nestor habits` and the statistics measure players by it. The output is the same for the same seed, for any number of jobs.";

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    /// How many games of each kind to play, at most 100000.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// The most decisions of a game to judge.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    decisions: u32,
    /// Judge as `nestor judge --level` does with this level. Tough takes a tenth of the time.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level)]
    level: Level,
    /// Measure only this game.
    #[arg(long, value_name = "NAME", value_parser = preset)]
    preset: Option<Preset>,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to look at at once, at most 256. By default, one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=at_once::MOST_JOBS))]
    jobs: Option<u16>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { games, decisions, seed, level, preset, .. } = arguments;
    let only = preset.map_or(String::new(), |preset| format!(" --preset {preset}"));
    writeln!(out, "# What Tough loses to habits: game, players, habit, games, share, its standard error.")?;
    writeln!(out, "# nestor norms --games {games} --decisions {decisions} --seed {seed} --level {level}{only}")?;
    for preset in Preset::ALL.into_iter().filter(|game| preset.is_none_or(|only| only == *game)) {
        for rules in preset.players().filter_map(|players| preset.rules(players)) {
            measure(preset, rules, arguments)?.iter().try_for_each(|norm| writeln!(out, "{}", norm.to_line()))?;
            out.flush()?;
        }
    }
    Ok(())
}

fn measure(game: Preset, rules: Rules, arguments: &Arguments) -> Result<Vec<Norm>, Failure> {
    let jobs = arguments.jobs.map_or_else(at_once::cores, usize::from);
    let all: Vec<u64> = (0..arguments.games).map(|at| arguments.seed.wrapping_add(at.into())).collect();
    let measure = |number: &u64| measure_game(rules, *number, arguments);
    let parts = all.chunks(all.len().div_ceil(jobs)).map(|part| || part.iter().map(measure).collect::<Vec<_>>());
    let done: Vec<HabitCosts> = at_once(parts).into_iter().flatten().collect::<Result<_, Failure>>()?;
    let norm = |habit: Habit| {
        let sums: Vec<(f64, f64)> = done.iter().map(|game| (game.of(habit).loss, game.of(habit).by_chance)).collect();
        let found = sums.iter().any(|(_, by_chance)| *by_chance > 0.0).then(|| ratio(&sums))?;
        Some(Norm {
            game,
            players: rules.seats(),
            habit,
            games: arguments.games,
            share: found.mean,
            error: found.error(),
        })
    };
    Ok(Habit::ALL.into_iter().filter_map(norm).collect())
}

fn measure_game(rules: Rules, number: u64, arguments: &Arguments) -> Result<HabitCosts, Failure> {
    let tough = |seen: &_| nestor::choose(seen, Level::Tough, &mut nestor::chance_of(seen, number)).best;
    // Games are numbered far apart. Otherwise the second hand of one game would be the first of the next.
    let decisions =
        play_game(rules, number << 20, tough).map_err(Failure::usage)?.decisions().map_err(Failure::wrong)?;
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut habits = HabitCosts::default();
    for at in index::sample(&mut chance, decisions.len(), decisions.len().min(arguments.decisions as usize)) {
        let (seen, step) = (&decisions[at].seen, decisions[at].step);
        habits.add(seen, &Judging::new(seen.clone(), judge::nodes(arguments.level)).finish(), step);
    }
    Ok(habits)
}

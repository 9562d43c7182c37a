//! `nestor losses`: what the levels give away in every game, as the judge sees it.

use crate::failure::Failure;
use crate::judge::level;
use crate::rules_args::preset;
use electrum_dominoes::arena::{play_game, ratio};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::judge::levels::Loss;
use electrum_dominoes::nestor::judge::{self, Judging};
use electrum_dominoes::nestor::{self, Level};
use std::io::Write;

/// What is done and printed.
const OUTPUT: &str = "\
Every level plays games against itself, all levels the same deals, and every decision in them is judged as `nestor judge` judges it. A line for each game,
number of players and level follows, with a tab between two columns:

  GAME PLAYERS LEVEL GAMES DECISIONS MEAN ERROR

MEAN is the chance to win that a decision gave away on average, and ERROR its standard error, from how much the games differ. The file assets/losses.txt is
what `nestor losses --games N` has printed; how well somebody played is told by it.";

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    /// How many games of each kind are judged, at most 100000; ten take about half an hour.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// Judge as `nestor judge --level` does with this level; tough takes a tenth of the time.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level)]
    level: Level,
    /// Measure only this game.
    #[arg(long, value_name = "NAME", value_parser = preset)]
    preset: Option<Preset>,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { games, seed, .. } = arguments;
    writeln!(
        out,
        "# What the levels give away: game, players, level, games, decisions, mean loss of chance to win a decision, its standard error."
    )?;
    let only = arguments.preset.map_or(String::new(), |preset| format!(" --preset {preset}"));
    writeln!(out, "# nestor losses --games {games} --seed {seed} --level {}{only}", arguments.level)?;
    let presets = Preset::ALL.into_iter().filter(|preset| arguments.preset.is_none_or(|only| only == *preset));
    for preset in presets {
        for players in preset.players() {
            let Some(rules) = preset.rules(players) else { continue };
            for level in Level::ALL {
                writeln!(out, "{}", measure(preset, rules, level, arguments)?.to_line())?;
                out.flush()?;
            }
        }
    }
    Ok(())
}

fn measure(game: Preset, rules: Rules, level: Level, arguments: &Arguments) -> Result<Loss, Failure> {
    let mut sums = Vec::new();
    for number in 0..u64::from(arguments.games) {
        let number = arguments.seed.wrapping_add(number);
        let choose = |seen: &_| nestor::choose(seen, level, &mut nestor::chance_of(seen, number)).best;
        // Games follow each other far apart, or the second hand of one would be the first of the next.
        let record = play_game(rules, number << 20, choose).map_err(Failure::usage)?;
        let mut sum = (0.0, 0.0);
        for decision in record.decisions().map_err(Failure::wrong)? {
            if let Some(judgement) =
                Judging::new(decision.seen, judge::nodes(arguments.level)).finish().of(decision.step)
            {
                sum = (sum.0 + judgement.played.loss, sum.1 + 1.0);
            }
        }
        sums.push(sum);
    }
    let estimate = ratio(&sums);
    Ok(Loss {
        game,
        players: rules.seats(),
        level,
        games: arguments.games,
        decisions: sums.iter().map(|sum| sum.1).sum::<f64>() as u64,
        mean: estimate.mean,
        error: estimate.error(),
    })
}

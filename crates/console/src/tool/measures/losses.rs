//! `nestor losses`: what a decision costs each level in every game, as the judge sees it.

use super::sampled::{SampledGames, game_of, play_hand};
use crate::arena::ratio;
use crate::engine::{Preset, Rules};
use crate::lab::House;
use crate::nestor::Level;
use crate::nestor::judge::levels::Loss;
use crate::record::Record;
use crate::review::GivenAway;
use crate::tool::failure::Failure;
use rand::{RngExt as _, SeedableRng as _, seq::index};
use rand_chacha::ChaCha8Rng;
use std::io::Write;

const OUTPUT: &str = "\
Easy plays a game quickly, and one of its hands is chosen at random. Every level
then plays that hand against itself, all levels from the same bones and scores,
and some of its decisions, chosen at random, are judged as `nestor judge` judges
them. A line for each game, number of players and level follows, with columns
separated by tabs:

  GAME PLAYERS LEVEL GAMES DECISIONS MEAN ERROR BY_CHANCE

GAMES is the number of games, DECISIONS how many were judged, MEAN the chance to
win that a decision costs on average, ERROR its standard error, from how much
the games differ, and BY_CHANCE what a decision would have cost in the same
places if it had been chosen at random. Hands of long games, and decisions of
long hands, represent the others there. The file crates/nestor/data/losses.txt is the output
of `nestor losses --games N`, and the program uses it to measure how well a
player plays. The output is the same for the same seed, for any number of jobs.";

/// The player of the games up to the hands to judge.
const QUICK: Level = Level::Easy;

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    #[command(flatten)]
    sample: SampledGames,
    /// The most decisions of a hand to judge.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=1000))]
    decisions: u32,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { sample, decisions } = arguments;
    writeln!(
        out,
        "# What a decision costs each level: game, players, level, games, decisions, mean loss of chance to win a decision, its standard error, loss by chance."
    )?;
    writeln!(out, "# {}", sample.command("losses", *decisions))?;
    for (preset, rules) in sample.tables() {
        for level in Level::ALL {
            writeln!(out, "{}", measure(preset, rules, level, arguments)?.to_line())?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The judged part of a game, scaled to the whole game.
#[derive(Clone, Copy)]
struct GameLosses {
    judged: u64,
    /// How many decisions the game has, if all its hands have as many as this one.
    decisions: f64,
    /// What they all cost, at the rate of the judged decisions.
    loss: f64,
    /// What they all would cost if they were chosen at random.
    by_chance: f64,
}

fn measure(game: Preset, rules: Rules, level: Level, arguments: &Arguments) -> Result<Loss, Failure> {
    let done = arguments.sample.each(|number| measure_game(rules, number, level, arguments))?;
    let estimate = ratio(&done.iter().map(|game| (game.loss, game.decisions)).collect::<Vec<_>>());
    let by_chance = ratio(&done.iter().map(|game| (game.by_chance, game.decisions)).collect::<Vec<_>>()).mean;
    Ok(Loss {
        game,
        players: rules.seats(),
        level,
        games: arguments.sample.games,
        decisions: done.iter().map(|game| game.judged).sum(),
        mean: estimate.mean,
        error: estimate.error(),
        by_chance,
    })
}

fn measure_game(rules: Rules, number: u64, level: Level, arguments: &Arguments) -> Result<GameLosses, Failure> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let game = game_of(QUICK, rules, number)?;
    let hand = chance.random_range(0..game.hands.len());
    let mut dealt = Record { rules: game.rules, hands: game.hands[..=hand].to_vec() };
    dealt.hands[hand].moves.clear();
    let mut session = dealt.replay().map_err(Failure::wrong)?;
    let decisions = play_hand(&mut session, House::Level(level), number)?;
    let some = index::sample(&mut chance, decisions.len(), decisions.len().min(arguments.decisions as usize));
    let mut given = GivenAway::default();
    for at in some {
        let (seen, step) = &decisions[at];
        given.add(&arguments.sample.judged(seen.clone()), *step);
    }
    let (all, judged) = ((decisions.len() * game.hands.len()) as f64, f64::from(given.decisions.max(1)));
    Ok(GameLosses {
        judged: given.decisions.into(),
        decisions: all,
        loss: all * given.loss / judged,
        by_chance: all * given.by_chance / judged,
    })
}

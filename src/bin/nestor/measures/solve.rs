//! `nestor solve`: a small game at its equilibrium, and what Nestor's levels can be made to lose there.

use crate::failure::Failure;
use crate::rules_args::{level, preset};
use electrum_dominoes::arena::solve::{Equilibrium, LevelPolicy, Policy, SmallGame, best_response};
use electrum_dominoes::arena::{Estimate, ratio};
use electrum_dominoes::engine::shuffle::shuffle;
use electrum_dominoes::engine::{Bones, Preset, Seat};
use electrum_dominoes::nestor::Level;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Write;

const FORMAT: &str = "\
The game is one hand of Block, Draw or All Fives for two with a small set, which both know. Seat 0 leads any bone. A hand won counts 1, and a hand that no one
wins counts a half. In All Fives, the player with more points after the hand wins it, with those for the bones that the other has left. Both seats see only their own
bones, and no one sees the bones that may be drawn. The equilibrium is found by counterfactual regret (CFR+). A second program, which knows only the rules, finds
the best response to it, and to each level.

Every line is a word and its columns, separated by tabs. Shares are percentages of a hand.

  game NAME PIPS HAND DEALS CHOICES PLACES
            the game, the most pips on a half, the bones in a hand, the deals of hands, the choices that a seat can tell apart, and the places in the tree of
            all hands, those among them where a bone is drawn
  equilibrium ROUNDS VALUE EXPLOITABLE
            the rounds played, what seat 0 wins, and what the best response wins beyond that, as the mean of both seats. It is 0 at the equilibrium
  level LEVEL TIMES HANDS LOST LOW HIGH ASKED
            a level with this many times as many moves in worlds as usual: the mean of what its best response, in both seats, wins beyond the equilibrium, with
            a 95% interval if not every hand of the response was tried, and the number of positions in which the level was asked

A level that looks ahead chooses at random. It is asked --asks times in every position, and taken to choose as often as it then did. With few asks the best
response knows more than an opponent could know, so that the loss is at most too high.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The game: block, draw or all-fives.
    #[arg(long, value_name = "NAME", value_parser = preset, default_value = "block")]
    preset: Preset,
    /// The most pips on a half of a bone.
    #[arg(long, value_name = "N", default_value_t = 3)]
    pips: u8,
    /// The bones in a hand.
    #[arg(long, value_name = "N", default_value_t = 2)]
    hand: u8,
    /// How many rounds to play towards the equilibrium.
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rounds: u32,
    /// A level to measure. You can repeat this.
    #[arg(long, value_name = "LEVEL", value_parser = level)]
    level: Vec<Level>,
    /// How many times as many moves as usual the levels make in worlds. You can repeat this.
    #[arg(long, value_name = "N", default_values_t = [1], value_parser = clap::value_parser!(u64).range(1..=1000))]
    times: Vec<u64>,
    /// How often a level that looks ahead is asked in every position.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    asks: u32,
    /// Try only this many hands of the best response in each seat, at random.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    hands: Option<u32>,
    /// The seed of that choice.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let Arguments { preset, pips, hand, rounds, asks, .. } = *arguments;
    let wrong =
        || Failure::usage(format!("{preset} cannot be solved with hands of {hand} from a set to {pips}-{pips}"));
    let game = SmallGame::new(preset, pips, hand).ok_or_else(wrong)?;
    let mut equilibrium = Equilibrium::new(&game);
    let (deals, choices, places) = equilibrium.size();
    writeln!(out, "game\t{preset}\t{pips}\t{hand}\t{deals}\t{choices}\t{places}")?;
    out.flush()?;
    equilibrium.run(rounds);
    let all = game.hands();
    let mean = |found: &[f64]| 100.0 * found.iter().sum::<f64>() / found.len() as f64;
    let solved = [Seat::FIRST, Seat::SECOND].map(|seat| responses(&game, seat, &all, &mut equilibrium));
    let [first, second] = [mean(&solved[0]), mean(&solved[1])];
    let (value, over) = (f64::midpoint(first, 100.0 - second), f64::midpoint(first, second) - 50.0);
    writeln!(out, "equilibrium\t{rounds}\t{value:.3}\t{over:.4}")?;
    out.flush()?;
    let measured = arguments.level.iter().flat_map(|level| arguments.times.iter().map(move |times| (*level, *times)));
    for (level, times) in measured {
        let mut policy = LevelPolicy::new(level, times, asks);
        let mut lost = Vec::new();
        for (seat, solved) in [Seat::FIRST, Seat::SECOND].into_iter().zip(&solved) {
            let chosen = chosen(arguments, all.len());
            let hands: Vec<Bones> = chosen.iter().map(|&at| all[at]).collect();
            let found = responses(&game, seat, &hands, &mut policy);
            lost.extend(found.iter().zip(chosen).map(|(found, at)| (100.0 * (found - solved[at]), 1.0)));
        }
        let Estimate { mean, low, high } = ratio(&lost);
        let (low, high) = if arguments.hands.is_some() { (low, high) } else { (mean, mean) };
        let (hands, asked) = (lost.len(), policy.asked());
        writeln!(out, "level\t{level}\t{times}\t{hands}\t{mean:.2}\t{low:.2}\t{high:.2}\t{asked}")?;
        out.flush()?;
    }
    Ok(())
}

/// What the best responses with these hands win.
fn responses(game: &SmallGame, seat: Seat, hands: &[Bones], policy: &mut impl Policy) -> Vec<f64> {
    hands.iter().map(|&hand| best_response(game, seat, hand, policy)).collect()
}

fn chosen(arguments: &Arguments, all: usize) -> Vec<usize> {
    let mut chosen: Vec<usize> = (0..all).collect();
    if let Some(hands) = arguments.hands {
        let mut chance = ChaCha8Rng::seed_from_u64(arguments.seed);
        shuffle(&mut chosen, |len| chance.random_range(0..len));
        chosen.truncate(hands as usize);
    }
    chosen
}

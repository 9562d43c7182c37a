//! `nestor bench`: how fast the engine and Nestor are on fixed deals, with signatures of what they
//! did.

use crate::arena::signature::{self, ASKED_LEVEL};
use crate::engine::{Bones, Deal, Deeds, GameState, Observation, Phase, Preset, World};
use crate::tool::failure::Failure;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Write;
use std::time::{Duration, Instant};

const LINES: &str = "\
  signature  a number over the results of fixed deals, played with random moves,
             of the eleven games that came first, and a line with another number
             for the games that came later. Only a change of the rules may
             change them
  hands      random All Fives hands, with their moves and the points scored in
             them
  speed      such hands a second, from the deal to the award, as the engine
             plays them when it trusts the moves, in the best of many short
             rounds, which other programs disturb least, and overall
  worlds     the same for the functions Nestor uses to look ahead, with the same
             hands played in a world made from what their leader sees. Moves and
             points equal those of the line `hands` as long as both play the
             same game
  nestor     a number over what Nestor chooses at Brutal in fixed positions of
             the eleven games, with fixed chance, and over how many moves he
             made in worlds to find it. Only a change in how he plays may change
             it
  thought    how many such moves he makes a second, in the best round";

#[derive(clap::Args)]
#[command(after_long_help = LINES)]
pub(crate) struct Arguments {
    /// How many All Fives hands to measure the speed with, at most a thousand million. The
    /// signatures do not depend on it.
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    hands: u64,
}

/// The speed is measured this often at most, and the best is printed beside the mean. Other
/// programs can only make a machine seem slower than it is.
const ROUNDS: u64 = 1_000;

/// How long he repeats the same positions, if one round takes less.
const THOUGHT: Duration = Duration::from_secs(3);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    for (old, games) in [(true, "the first eleven games"), (false, "the games that came later")] {
        let (sign, signed) = signature::of_rules(signature::tables(old));
        writeln!(out, "signature {sign:016x} of {signed} hands of {games}")?;
    }
    let rules = Preset::AllFives.usual();
    let new = GameState::new(rules).map_err(Failure::usage)?;
    let (hands, rounds) = (arguments.hands, ROUNDS.min(arguments.hands));
    // In the word that Nestor looks ahead in at such a table.
    let small = new.narrowed::<u32>();
    let trusted = measure(hands, rounds, |number, chance| {
        let (moves, end) = signature::play_hand(&small, number, chance);
        (moves, rules.all_sides().map(|side| i64::from(end.score(side))).sum())
    });
    let Measured { moves, points, best, mean } = trusted;
    writeln!(out, "hands {hands}, moves {moves}, points {points}")?;
    writeln!(
        out,
        "speed {best:.0} random All Fives hands a second, from the deal to the award, in the best of {rounds} rounds; {mean:.0} over all"
    )?;
    let in_worlds = measure(hands, rounds, |number, chance| play_world(&new, number, chance));
    let Measured { moves, points, best, mean } = in_worlds;
    writeln!(
        out,
        "worlds {best:.0} such hands a second in worlds; {mean:.0} over all; moves {moves}, points {points}"
    )?;
    out.flush()?;
    think(out)
}

/// The results of many hands, and how many were played a second.
struct Measured {
    moves: u64,
    points: i64,
    best: f64,
    mean: f64,
}

/// Plays the hands of the deals from 0 on. `play` returns the moves and points of a hand.
fn measure(hands: u64, rounds: u64, mut play: impl FnMut(u64, &mut ChaCha8Rng) -> (u64, i64)) -> Measured {
    let mut chance = ChaCha8Rng::seed_from_u64(0);
    let mut measured = Measured { moves: 0, points: 0, best: 0.0, mean: 0.0 };
    let mut seconds = 0.0;
    for round in 0..rounds {
        let numbers = hands * round / rounds..hands * (round + 1) / rounds;
        let in_round = (numbers.end - numbers.start) as f64;
        let start = Instant::now();
        for number in numbers {
            let (moves, points) = play(number, &mut chance);
            measured.moves += moves;
            measured.points += points;
        }
        let took = start.elapsed().as_secs_f64();
        seconds += took;
        measured.best = measured.best.max(in_round / took);
    }
    measured.mean = hands as f64 / seconds;
    measured
}

/// Plays the same hand in a world that agrees with what its leader sees. Returns the number of
/// moves and the points.
fn play_world(new: &GameState, number: u64, chance: &mut ChaCha8Rng) -> (u64, i64) {
    let mut state = *new;
    let deal = Deal::from_number(number, new.rules(), new.lead());
    state.deal_unchecked(&deal);
    let observation = Observation::new(&state, &Deeds::new(), state.to_move());
    let hands = deal.hands.map(Bones::narrowed::<u32>);
    let world = World::new(&observation, &hands, &deal.boneyard, deal.depths);
    let mut world = world.expect("a hand agrees with its observation");
    let mut moves = 0;
    while world.phase() == Phase::Playing {
        let Some(step) = world.legal().pick(chance.next_u32()) else { break };
        world.play(step);
        moves += 1;
    }
    (moves, world.rules().all_sides().map(|side| i64::from(world.score(side))).sum())
}

/// Lets Nestor choose in fixed positions, again and again.
fn think(out: &mut impl Write) -> Result<(), Failure> {
    let positions = signature::positions();
    let start = Instant::now();
    let (sign, mut best) = think_once(&positions);
    while start.elapsed() < THOUGHT {
        best = best.max(think_once(&positions).1);
    }
    writeln!(out, "nestor {sign:016x} of {} choices at {ASKED_LEVEL}", positions.len())?;
    writeln!(out, "thought {best:.0} moves a second in worlds")?;
    Ok(())
}

/// Lets Nestor choose once in every position. Returns a signature of what he did and how many moves
/// he made in worlds a second.
fn think_once(positions: &[Observation]) -> (u64, f64) {
    let start = Instant::now();
    let (sign, nodes) = signature::of_nestor(positions);
    (sign, nodes as f64 / start.elapsed().as_secs_f64())
}

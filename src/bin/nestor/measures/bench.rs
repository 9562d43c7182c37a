//! `nestor bench`: how fast the engine and Nestor are on fixed deals, with signatures of what they did.

use crate::failure::Failure;
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::fnv::Fnv;
use electrum_dominoes::engine::observe::{Deeds, Observation};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::{self, Level};
use electrum_dominoes::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Write;
use std::time::{Duration, Instant};

/// What the lines mean.
const LINES: &str = "\
  signature  a number over the results of fixed deals, played with random moves, of the eleven games that came first, and a line with another number for
             the games that came later. Only a change of the rules may change them
  hands      random All Fives hands, with their moves and the points scored in them
  speed      such hands a second, from the deal to the award, as the engine plays them when it trusts the moves, in the best of many short rounds, which
             other programs disturb least, and overall
  worlds     the same for the functions Nestor uses to look ahead, with the same hands played in a world made from what their leader sees. Moves and
             points equal those of the line `hands` as long as both play the same game
  nestor     a number over what Nestor chooses at Brutal in fixed positions of the eleven games, with fixed chance, and over how many moves he made in worlds to
             find it. Only a change in how he plays may change it
  thought    how many such moves he makes a second, in the best round";

#[derive(clap::Args)]
#[command(after_long_help = LINES)]
pub(crate) struct Arguments {
    /// How many All Fives hands to measure the speed with, at most a thousand million. The signatures do not depend on it.
    #[arg(long, value_name = "N", default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    hands: u64,
}

/// The deals of every game that go into the signature.
const SIGNED_DEALS: u64 = 2_000;

/// The speed is measured this often at most, and the best is printed beside the mean. Other programs can only make a machine seem slower than it is.
const ROUNDS: u64 = 1_000;

/// The deals of every game in which Nestor chooses.
const ASKED_DEALS: u64 = 2;

/// He chooses in one of this many positions that offer a choice.
const ASKED_EVERY: usize = 5;

/// How long he repeats the same positions, if one round takes less.
const THOUGHT: Duration = Duration::from_secs(3);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    sign_rules(out)?;
    let rules = Preset::AllFives.rules(2).ok_or_else(|| Failure::usage("All Fives is for two"))?;
    let new = GameState::new(rules).map_err(Failure::usage)?;
    let trusted = measure(arguments.hands, |number, chance| {
        let (moves, end) = play_hand(&new, number, chance);
        (moves, rules.all_sides().map(|side| i64::from(end.score(side))).sum())
    });
    let Measured { hands, rounds, moves, points, best, mean } = trusted;
    writeln!(out, "hands {hands}, moves {moves}, points {points}")?;
    writeln!(
        out,
        "speed {best:.0} random All Fives hands a second, from the deal to the award, in the best of {rounds} rounds; {mean:.0} over all"
    )?;
    let Measured { moves, points, best, mean, .. } =
        measure(arguments.hands, |number, chance| play_world(&new, number, chance));
    writeln!(
        out,
        "worlds {best:.0} such hands a second in worlds; {mean:.0} over all; moves {moves}, points {points}"
    )?;
    out.flush()?;
    think(out)
}

/// The games that came first. Their signature is older than the others.
fn first_tables() -> impl Iterator<Item = Rules> {
    tables(Preset::ALL.into_iter().take_while(|preset| *preset <= Preset::Firecrackers))
}

fn later_tables() -> impl Iterator<Item = Rules> {
    tables(Preset::ALL.into_iter().filter(|preset| *preset > Preset::Firecrackers))
}

fn tables(games: impl Iterator<Item = Preset>) -> impl Iterator<Item = Rules> {
    games.flat_map(|preset| preset.players().filter_map(move |players| preset.rules(players)))
}

/// Computes the signatures of the results of random moves.
fn sign_rules(out: &mut impl Write) -> Result<(), Failure> {
    sign(first_tables(), "the first eleven games", out)?;
    sign(later_tables(), "the games that came later", out)
}

fn sign(tables: impl Iterator<Item = Rules>, games: &str, out: &mut impl Write) -> Result<(), Failure> {
    let mut signature = Fnv::new();
    let mut signed = 0;
    for rules in tables {
        let new = GameState::new(rules).map_err(Failure::usage)?;
        for number in 0..SIGNED_DEALS {
            let (moves, end) = play_hand(&new, number, &mut ChaCha8Rng::seed_from_u64(number));
            signature.write(&digest(moves, &end).to_le_bytes());
            signed += 1;
        }
    }
    writeln!(out, "signature {:016x} of {signed} hands of {games}", signature.finish())?;
    Ok(())
}

/// The results of many hands, and how many were played a second.
struct Measured {
    hands: u64,
    rounds: u64,
    moves: u64,
    points: i64,
    best: f64,
    mean: f64,
}

/// Plays the hands of the deals from 0 on. `play` returns the moves and points of a hand.
fn measure(hands: u64, mut play: impl FnMut(u64, &mut ChaCha8Rng) -> (u64, i64)) -> Measured {
    let mut chance = ChaCha8Rng::seed_from_u64(0);
    let rounds = ROUNDS.min(hands);
    let mut measured = Measured { hands, rounds, moves: 0, points: 0, best: 0.0, mean: 0.0 };
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

/// Plays the first hand of a game with random moves. Returns the number of moves and the final state.
fn play_hand(new: &GameState, number: u64, chance: &mut ChaCha8Rng) -> (u64, GameState) {
    let mut state = *new;
    state.deal_unchecked(&Deal::from_number(number, new.rules(), new.lead()));
    let mut moves = 0;
    while state.phase() == Phase::Playing {
        let Some(step) = state.legal().pick(chance.next_u32()) else { break };
        state.play_unchecked(step);
        moves += 1;
    }
    (moves, state)
}

/// Plays the same hand in a world that agrees with what its leader sees. Returns the number of moves and the points.
fn play_world(new: &GameState, number: u64, chance: &mut ChaCha8Rng) -> (u64, i64) {
    let mut state = *new;
    let deal = Deal::from_number(number, new.rules(), new.lead());
    state.deal_unchecked(&deal);
    let observation = Observation::new(&state, &Deeds::new(), state.to_move());
    let world = World::new(&observation, &deal.hands, &deal.boneyard, deal.depths);
    let mut world = world.expect("a hand agrees with its observation");
    let mut moves = 0;
    while world.phase() == Phase::Playing {
        let Some(step) = world.legal().pick(chance.next_u32()) else { break };
        world.play(step);
        moves += 1;
    }
    (moves, world.rules().all_sides().map(|side| i64::from(world.score(side))).sum())
}

/// A number that differs if the moves or the scores of a hand differ.
fn digest(moves: u64, end: &GameState) -> u64 {
    let scores = end.rules().all_sides().map(|side| end.score(side) as u64);
    scores.fold(moves, |sum, score| sum.wrapping_mul(1009).wrapping_add(score))
}

/// Lets Nestor choose in fixed positions. Returns a signature of his choices and his speed.
fn think(out: &mut impl Write) -> Result<(), Failure> {
    let mut positions = Vec::new();
    for rules in first_tables() {
        for number in 0..ASKED_DEALS {
            positions.extend(choices(rules, number)?.into_iter().step_by(ASKED_EVERY));
        }
    }
    let start = Instant::now();
    let (mut signature, mut best) = think_once(&positions);
    while start.elapsed() < THOUGHT {
        let (again, speed) = think_once(&positions);
        (signature, best) = (again, best.max(speed));
    }
    writeln!(out, "nestor {:016x} of {} choices at {}", signature.finish(), positions.len(), Level::Brutal)?;
    writeln!(out, "thought {best:.0} moves a second in worlds")?;
    Ok(())
}

/// The positions with a choice in a hand of random moves.
fn choices(rules: Rules, number: u64) -> Result<Vec<Observation>, Failure> {
    let mut session = Session::new(rules).map_err(Failure::usage)?;
    session.deal_number(number).map_err(Failure::wrong)?;
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut found = Vec::new();
    while session.state().phase() == Phase::Playing {
        let moves = session.state().legal();
        if moves.len() > 1 {
            found.push(session.observe(session.state().to_move()));
        }
        let Some(step) = moves.pick(chance.next_u32()) else { break };
        session.play(step).map_err(Failure::wrong)?;
    }
    Ok(found)
}

/// Lets Nestor choose once in every position. Returns what he did and how many moves he made in worlds a second.
fn think_once(positions: &[Observation]) -> (Fnv, f64) {
    let (mut signature, mut nodes) = (Fnv::new(), 0);
    let start = Instant::now();
    for position in positions {
        let choice = nestor::choose(position, Level::Brutal, &mut nestor::chance_of(position, 0));
        signature.write(choice.best.to_string().as_bytes());
        signature.write(&choice.nodes.to_le_bytes());
        nodes += choice.nodes;
    }
    (signature, nodes as f64 / start.elapsed().as_secs_f64())
}

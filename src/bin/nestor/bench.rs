//! `nestor bench`: fixed deals with random moves; a signature of the results, and how fast they were had.

use crate::failure::Failure;
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::{GameState, Phase};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Write;
use std::time::Instant;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many All Fives hands the speed is taken from. The signature does not depend on it.
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    hands: u64,
}

/// The deals of every game that the signature is made of.
const SIGNED_DEALS: u64 = 2_000;

/// The speed is taken this often, and the best is told beside the mean: other programs can only make a machine seem slower than it is.
const ROUNDS: u64 = 1_000;

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let mut signature = Signature::new();
    let mut signed = 0;
    for preset in Preset::ALL {
        for rules in preset.players().filter_map(|players| preset.rules(players)) {
            let new = GameState::new(rules).map_err(Failure::usage)?;
            for number in 0..SIGNED_DEALS {
                let (moves, end) = play_hand(&new, number, &mut ChaCha8Rng::seed_from_u64(number));
                signature.add(digest(moves, &end));
                signed += 1;
            }
        }
    }
    writeln!(out, "signature {:016x} of {signed} hands of every game", signature.0)?;
    speed(arguments.hands, out)
}

fn speed(hands: u64, out: &mut impl Write) -> Result<(), Failure> {
    let rules = Preset::AllFives.rules(2).ok_or_else(|| Failure::usage("All Fives is for two"))?;
    let new = GameState::new(rules).map_err(Failure::usage)?;
    let mut chance = ChaCha8Rng::seed_from_u64(0);
    let (mut moves, mut points) = (0, 0);
    let (mut seconds, mut best) = (0.0, 0.0_f64);
    for round in 0..ROUNDS {
        let numbers = hands * round / ROUNDS..hands * (round + 1) / ROUNDS;
        let in_round = (numbers.end - numbers.start) as f64;
        let start = Instant::now();
        for number in numbers {
            let (made, end) = play_hand(&new, number, &mut chance);
            moves += made;
            points += rules.all_sides().map(|side| i64::from(end.score(side))).sum::<i64>();
        }
        let took = start.elapsed().as_secs_f64();
        seconds += took;
        best = best.max(in_round / took);
    }
    let mean = hands as f64 / seconds;
    writeln!(out, "hands {hands}, moves {moves}, points {points}")?;
    writeln!(
        out,
        "speed {best:.0} random All Fives hands a second, from the deal to the award, in the best of {ROUNDS} rounds; {mean:.0} over all"
    )?;
    Ok(())
}

/// Plays the first hand of a game with random moves, and tells how many there were and what came of it.
fn play_hand(new: &GameState, number: u64, chance: &mut ChaCha8Rng) -> (u64, GameState) {
    let mut state = *new;
    state.deal_unchecked(&Deal::from_number(number, new.rules(), new.next_lead()));
    let mut moves = 0;
    while state.phase() == Phase::Playing {
        let Some(step) = state.legal().pick(chance.next_u32()) else { break };
        state.play_unchecked(step);
        moves += 1;
    }
    (moves, state)
}

/// One number that differs wherever the moves or the scores of a hand do.
fn digest(moves: u64, end: &GameState) -> u64 {
    let scores = end.rules().all_sides().map(|side| end.score(side) as u64);
    scores.fold(moves, |sum, score| sum.wrapping_mul(1009).wrapping_add(score))
}

/// FNV-1a over numbers.
struct Signature(u64);

impl Signature {
    const fn new() -> Signature {
        Signature(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, number: u64) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

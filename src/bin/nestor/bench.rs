//! `nestor bench`: fixed deals with random moves; a signature of the results, and how fast they were had.

use crate::failure::Failure;
use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::{Phase, State};
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

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let mut signature = Signature::new();
    let mut signed = 0;
    for preset in Preset::ALL {
        for rules in preset.players().filter_map(|players| preset.rules(players)) {
            for number in 0..SIGNED_DEALS {
                signature.add(play_hand(&rules, number)?.1);
                signed += 1;
            }
        }
    }
    writeln!(out, "signature {:016x} of {signed} hands of every game", signature.0)?;
    speed(arguments.hands, out)
}

fn speed(hands: u64, out: &mut impl Write) -> Result<(), Failure> {
    let rules = Preset::AllFives.rules(2).ok_or_else(|| Failure::usage("All Fives is for two"))?;
    let (mut moves, mut points) = (0, 0);
    let start = Instant::now();
    for number in 0..hands {
        let (made, scored) = play_hand(&rules, number)?;
        moves += made;
        points += scored;
    }
    let seconds = start.elapsed().as_secs_f64();
    writeln!(out, "hands {hands}, moves {moves}, points {points}")?;
    writeln!(out, "speed {:.0} random All Fives hands a second, from the deal to the award", hands as f64 / seconds)?;
    Ok(())
}

/// Plays a hand with random moves, and tells how many there were and what everything came to.
fn play_hand(rules: &Rules, number: u64) -> Result<(u64, u64), Failure> {
    let mut state = State::new(*rules).map_err(Failure::usage)?;
    state.deal_unchecked(&Deal::from_number(number, rules, state.next_lead()));
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut moves = 0;
    while state.phase() == Phase::Playing {
        let Some(step) = state.legal().pick(chance.next_u32()) else { break };
        state.play_unchecked(step);
        moves += 1;
    }
    let scores = rules.all_sides().map(|side| state.score(side) as u64);
    Ok((moves, scores.fold(moves, |sum, score| sum.wrapping_mul(1009).wrapping_add(score))))
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

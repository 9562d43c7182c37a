//! Signatures of what the engine and Nestor do on fixed deals. They are the same on every machine,
//! and in a browser.

use crate::engine::fnv::Fnv;
use crate::engine::{Deal, GameState, Observation, Phase, Preset, Rules, Word};
use crate::nestor;
use crate::nestor::Level;
use crate::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The deals of every game that go into the signature of the rules.
const SIGNED_DEALS: u64 = 2_000;

/// The deals of every game in which Nestor chooses.
const ASKED_DEALS: u64 = 2;

/// He chooses in one of this many positions that offer a choice.
const ASKED_EVERY: usize = 5;

/// The level that he chooses at.
pub const ASKED_LEVEL: Level = Level::Brutal;

/// The tables of the games that came first, whose signature is older than the others, or else all
/// others.
pub fn tables(old: bool) -> Vec<Rules> {
    let wanted = Preset::tables().filter(|(preset, rules)| preset.is_old_table(rules.seats()) == old);
    wanted.map(|(_, rules)| rules).collect()
}

/// Returns a signature of the results of random moves at these tables, and the number of hands.
pub fn of_rules(tables: Vec<Rules>) -> (u64, u64) {
    let mut signature = Fnv::new();
    let mut signed = 0;
    for rules in tables {
        let new = GameState::new(rules).expect("a named game can be played");
        for number in 0..SIGNED_DEALS {
            let (moves, end) = play_hand(&new, number, &mut ChaCha8Rng::seed_from_u64(number));
            let scores = end.rules().all_sides().map(|side| end.score(side) as u64);
            let digest: u64 = scores.fold(moves, |sum, score| sum.wrapping_mul(1009).wrapping_add(score));
            signature.write(&digest.to_le_bytes());
            signed += 1;
        }
    }
    (signature.finish(), signed)
}

/// Plays the first hand of a game with random moves. Returns the number of moves and the final
/// state.
pub fn play_hand<W: Word>(new: &GameState<W>, number: u64, chance: &mut ChaCha8Rng) -> (u64, GameState<W>) {
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

/// The fixed positions of the first games in which Nestor is asked.
pub fn positions() -> Vec<Observation> {
    let deals = tables(true).into_iter().flat_map(|rules| (0..ASKED_DEALS).map(move |number| (rules, number)));
    deals.flat_map(|(rules, number)| choices(rules, number).into_iter().step_by(ASKED_EVERY)).collect()
}

/// The positions with a choice in a hand of random moves.
fn choices(rules: Rules, number: u64) -> Vec<Observation> {
    let mut session = Session::new(rules).expect("a named game can be played");
    session.deal_number(number).expect("a new game is dealt");
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut found = Vec::new();
    while session.state().phase() == Phase::Playing {
        let moves = session.state().legal();
        if moves.len() > 1 {
            found.push(session.observe(session.state().to_move()));
        }
        let Some(step) = moves.pick(chance.next_u32()) else { break };
        session.play(step).expect("a legal move can be played");
    }
    found
}

/// Lets Nestor choose once in every position. Returns a signature of what he did, and how many
/// moves he made in worlds.
pub fn of_nestor(positions: &[Observation]) -> (u64, u64) {
    let (mut signature, mut nodes) = (Fnv::new(), 0);
    for position in positions {
        let choice = nestor::choose(position, ASKED_LEVEL, &mut nestor::chance_of(position, 0));
        signature.write(choice.best.to_string().as_bytes());
        signature.write(&choice.nodes.to_le_bytes());
        nodes += choice.nodes;
    }
    (signature.finish(), nodes)
}

//! Plays games on all cores and judges what the first seat did, for the examples that measure
//! players.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::{Move, Observation, Preset, Rules, Seat};
use electrum_dominoes::nestor::judge::{Judged, Judging, NODES};
use std::ops::Range;

/// The rules of a game for as few players as it allows.
pub(crate) fn rules(game: Preset) -> Rules {
    game.rules(*game.players().start()).expect("as few players as the game allows")
}

/// Plays a game of each number and adds up the decisions of its first seat, game by game. A move
/// comes from what its seat sees and the number of the game.
pub(crate) fn judged<T: Default + Send>(
    rules: Rules,
    numbers: Range<u64>,
    play: impl Fn(&Observation, u64) -> Move + Sync,
    add: impl Fn(&mut T, &Observation, &Judged, Move) + Sync,
) -> Vec<T> {
    let one = |number: u64| {
        let record = play_game(rules, number << 20, |seen| play(seen, number)).expect("rules that can be played");
        let mut sum = T::default();
        let decisions = record.decisions().expect("it was played");
        for decision in decisions.iter().filter(|decision| decision.seen.seat() == Seat::FIRST) {
            let judged = Judging::new(decision.seen.clone(), NODES).finish();
            add(&mut sum, &decision.seen, &judged, decision.step);
        }
        sum
    };
    let numbers: Vec<u64> = numbers.collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let parts = numbers.chunks(numbers.len().div_ceil(cores).max(1));
        let parts: Vec<_> =
            parts.map(|part| scope.spawn(|| part.iter().map(|number| one(*number)).collect::<Vec<_>>())).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a game can be played")).collect()
    })
}

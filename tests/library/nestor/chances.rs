//! The chances that Nestor sees in the scores come true as often as he says.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::{self, Level};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// What each seat was told of its chance to win when it first chose in a hand, and whether it won
/// the game.
fn told(rules: Rules, number: u64) -> Vec<(f64, bool)> {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut told: Vec<(u16, Seat, f64)> = Vec::new();
    let record = play_game(rules, number << 16, |seen| {
        let choice = nestor::choose(seen, Level::NotSoEasy, &mut chance);
        let (hand, seat) = (seen.public().hand_number, seen.seat());
        if !told.iter().any(|&(known, by, _)| (known, by) == (hand, seat)) {
            told.push((hand, seat, choice.candidates[0].win));
        }
        // What is told is for players who look.
        nestor::sensible(seen)
    });
    let end = record.expect("a game can be played").replay().expect("the record can be replayed");
    let winner = end.state().result().and_then(|end| end.winner);
    told.into_iter().map(|(_, seat, win)| (win, winner == Some(rules.side(seat)))).collect()
}

#[test]
fn where_three_or_four_play_alone_a_chance_comes_true_as_often_as_it_is_told() {
    for (preset, players) in
        [(Preset::Draw, 4), (Preset::Draw, 3), (Preset::Cross, 4), (Preset::Block, 4), (Preset::FiveUp, 3)]
    {
        let rules = preset.rules(players).expect("the game is for so many");
        let told: Vec<(f64, bool)> = (0..400).flat_map(|number| told(rules, number)).collect();
        for (low, high) in [(0.0, 0.15), (0.15, 0.35), (0.35, 0.6), (0.6, 1.0)] {
            let among: Vec<&(f64, bool)> = told.iter().filter(|(win, _)| (low..high).contains(win)).collect();
            let count = among.len() as f64;
            let mean = among.iter().map(|(win, _)| win).sum::<f64>() / count;
            let share = among.iter().filter(|(_, won)| *won).count() as f64 / count;
            assert!(
                (mean - share).abs() < 0.15,
                "{preset} {players}: {mean:.2} was told, {share:.2} came true ({count})"
            );
        }
    }
}

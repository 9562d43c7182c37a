//! How far the levels that judge by eye are apart.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::lab::{Bout, House, Length};
use electrum_dominoes::nestor::{self, Level};

fn for_two(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

/// The share of games that the first level wins against the second. Every deal is played twice.
fn won(rules: Rules, deals: u64, levels: [Level; 2]) -> f64 {
    let bout = Bout::new(rules, Length::Game, 7).expect("named rules can be played");
    let samples = (0..deals).map(|deal| bout.play_deal(deal, &mut levels.map(House::Level)));
    let (won, games) = samples.fold((0.0, 0), |sum, sample| (sum.0 + sample.won_by_a(), sum.1 + sample.games));
    won / f64::from(games)
}

#[test]
fn the_lower_levels_are_even_steps_in_every_game_for_two_and_in_pairs() {
    let two_sides = Preset::tables().filter(|(_, rules)| rules.sides() == 2);
    for (game, rules) in two_sides {
        // A single hand says little about who plays better.
        let least = if rules.single_hand { 0.5 } else { 0.53 };
        for levels in Level::ALL[..3].windows(2) {
            let share = won(rules, 500, [levels[1], levels[0]]);
            let table = format!("{share} in {game} for {}: {levels:?}", rules.seats());
            assert!((least..0.75).contains(&share), "{table}");
        }
    }
}

#[test]
fn who_looks_ahead_beats_who_judges_by_eye_with_a_double_nine_too() {
    let nine = Rules { set: Set::Nine, ..for_two(Preset::Draw) };
    let share = won(nine, 40, [Level::Tough, Level::NotSoEasy]);
    assert!(share > 0.65, "{share}");
}

/// Whether a level ever draws although it could play.
fn gathers(rules: Rules, level: Level) -> bool {
    (0..5).any(|number| {
        let mut gathers = false;
        let game = play_game(rules, number, |seen| {
            let step = nestor::choose(seen, level, &mut nestor::chance_of(seen, number)).best;
            gathers |= seen.legal().can_play() && step == Move::Draw;
            step
        });
        game.expect("named rules can be played");
        gathers
    })
}

#[test]
fn where_draws_are_free_bones_are_gathered_to_score_and_not_where_they_only_count_against_their_holder() {
    for level in [Level::Beginner, Level::Easy, Level::NotSoEasy] {
        assert!(gathers(for_two(Preset::AllFivesPalm), level), "{level}");
        assert!(!gathers(Rules { free_draw: true, ..for_two(Preset::Draw) }, level), "{level}");
    }
}

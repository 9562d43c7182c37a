//! The differences between the levels that judge by eye, at tables where they were once not clear.

use electrum_dominoes::arena::{Bout, House, Length, play_game};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::{self, Level};

fn for_two(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

/// The share of 200 games that one level wins against another.
fn won(preset: Preset, levels: [Level; 2]) -> f64 {
    let bout = Bout::new(for_two(preset), Length::Game, 7).expect("named rules can be played");
    let samples = (0..100).map(|deal| bout.play_deal(deal, &mut levels.map(House::Level)));
    let (won, games) = samples.fold((0.0, 0), |sum, sample| (sum.0 + sample.won_by_a(), sum.1 + sample.games));
    won / f64::from(games)
}

#[test]
fn the_level_that_counts_bones_wins_if_only_the_end_of_a_hand_gives_points() {
    for (preset, share) in [(Preset::Draw, 0.75), (Preset::Block, 0.65), (Preset::DrawGame, 0.54)] {
        let won = won(preset, [Level::NotSoEasy, Level::Easy]);
        assert!(won > share, "{won} in {preset}");
    }
}

#[test]
fn the_stronger_level_wins_where_points_are_few_and_must_not_pass_the_target_and_where_matadors_are_kept() {
    for (preset, share) in [(Preset::PubFivesAndThrees, 0.53), (Preset::Matador, 0.7)] {
        let won = won(preset, [Level::NotSoEasy, Level::Easy]);
        assert!(won > share, "{won} in {preset}");
    }
}

#[test]
fn the_level_that_gathers_more_bones_wins_if_draws_are_free() {
    for levels in Level::ALL[..3].windows(2) {
        let won = won(Preset::AllFivesPalm, [levels[1], levels[0]]);
        assert!(won > 0.6, "{won} for {levels:?}");
    }
}

/// The draws of a level against itself in turns in which it could have played, and the number of
/// these turns.
fn gathered(level: Level) -> (u32, u32) {
    let (mut draws, mut all) = (0, 0);
    for number in 0..5 {
        let game = play_game(for_two(Preset::AllFivesPalm), number, |seen| {
            let step = nestor::choose(seen, level, &mut nestor::chance_of(seen, number)).best;
            if seen.legal().can_play() {
                all += 1;
                draws += u32::from(step == Move::Draw);
            }
            step
        });
        game.expect("named rules can be played");
    }
    (draws, all)
}

#[test]
fn beginner_draws_only_when_he_must_and_stronger_levels_draw_more() {
    let [beginner, easy, not_so_easy] = [Level::Beginner, Level::Easy, Level::NotSoEasy].map(gathered);
    assert_eq!(beginner.0, 0);
    let share = |(draws, all): (u32, u32)| f64::from(draws) / f64::from(all);
    assert!(0.02 < share(easy) && share(easy) < share(not_so_easy), "{easy:?} {not_so_easy:?}");
}

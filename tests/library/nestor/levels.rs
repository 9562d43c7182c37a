//! How far the levels that judge by eye are apart.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::lab::{Bout, House, Length};
use electrum_dominoes::nestor::{self, Level};
use std::collections::BTreeSet;

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
fn each_level_beats_the_one_below_and_clearly_where_new_players_begin() {
    let two_sides = Preset::tables().filter(|(_, rules)| rules.sides() == 2);
    for (game, rules) in two_sides {
        let is_even = matches!(game, Preset::Draw | Preset::AllFives | Preset::Partnership);
        // Elsewhere chance or the points of a single play can decide nearly all.
        let steps = if is_even { 0.54..0.81 } else { 0.47..0.95 };
        for levels in Level::ALL[..3].windows(2) {
            let share = won(rules, 500, [levels[1], levels[0]]);
            let table = format!("{share} in {game} for {}: {levels:?}", rules.seats());
            assert!(steps.contains(&share), "{table}");
            // What stands where the level is chosen.
            let said = levels[1].wins_against_the_one_below(&rules);
            assert_eq!(said.is_some(), is_even, "{table}");
            assert!(said.is_none_or(|said| (f64::from(said) / 100.0 - share).abs() < 0.05), "{table}");
        }
    }
}

/// What Beginner plays in a position, each choice once, and what every play scores there.
fn choices_of_beginner(seen: &Observation) -> (BTreeSet<Move>, Vec<(Move, u8)>) {
    let chosen = (0..60).map(|number| nestor::choose(seen, Level::Beginner, &mut nestor::chance_of(seen, number)).best);
    let moves = seen.legal();
    let plays = moves.iter().filter(|step| matches!(step, Move::Play(..)));
    (chosen.collect(), plays.map(|step| (step, seen.counted_points_of(step))).collect())
}

#[test]
fn beginner_plays_the_bone_that_scores_the_most_now_and_any_bone_among_equals() {
    for preset in [Preset::AllFives, Preset::Draw] {
        let (mut one, mut several) = (0, 0);
        for number in 0..8 {
            play_game(for_two(preset), number, |seen| {
                let (chosen, plays) = choices_of_beginner(seen);
                if let Some(most) = plays.iter().map(|(_, points)| *points).max() {
                    let best: BTreeSet<Move> =
                        plays.iter().filter(|(_, points)| *points == most).map(|(step, _)| *step).collect();
                    assert!(chosen.is_subset(&best), "{chosen:?} of {best:?}");
                    if best.len() < 6 {
                        assert_eq!(chosen, best, "each of the equals is played now and then");
                    }
                    one += usize::from(best.len() < plays.len());
                    several += usize::from(best.len() > 1);
                }
                *chosen.first().expect("a move")
            })
            .expect("named rules can be played");
        }
        assert!(several > 5 && (one > 5) == (preset == Preset::AllFives), "{preset}: {one}, {several}");
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
        // Beginner looks at nothing but what a bone scores.
        assert_eq!(gathers(for_two(Preset::AllFivesPalm), level), level != Level::Beginner, "{level}");
        assert!(!gathers(Rules { free_draw: true, ..for_two(Preset::Draw) }, level), "{level}");
    }
}

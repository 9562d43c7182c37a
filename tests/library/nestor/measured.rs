//! The losses of the levels are known for every table, and show between which levels a player
//! stands.

use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::judge::levels::{Loss, MEASURED, losses, range, rising, standing, standing_among};

/// The tables at which losses are measured with a thousand games. Of those that came later, some
/// have a yardstick from fewer.
fn tables() -> impl Iterator<Item = (Preset, Rules)> {
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().map(move |players| (preset, players)));
    let old = tables.filter(|(preset, players)| preset.is_old_table(*players));
    old.filter_map(|(preset, players)| Some((preset, preset.rules(players).ok()?)))
}

fn measured(means: [f64; 5]) -> Vec<Loss> {
    let loss = |(level, mean)| Loss {
        game: Preset::Draw,
        players: 2,
        level,
        games: 10,
        decisions: 100,
        mean,
        error: 0.001,
        by_chance: 0.1,
    };
    Level::ALL.into_iter().zip(means).map(loss).collect()
}

#[test]
fn a_player_whose_accuracy_is_between_two_levels_stands_between_them() {
    let losses = measured([0.05, 0.04, 0.03, 0.02, 0.01]);
    let among = |accuracy| standing_among(&losses, accuracy).map(|found| (found.above, found.below));
    assert_eq!(among(0.4), Some((None, Some(Level::Beginner))));
    assert_eq!(among(0.65), Some((Some(Level::Easy), Some(Level::NotSoEasy))));
    assert_eq!(among(0.85), Some((Some(Level::Tough), Some(Level::Brutal))));
    assert_eq!(among(1.0), Some((Some(Level::Brutal), None)));
    assert_eq!(standing_among(&[], 0.5), None);
}

#[test]
fn the_levels_of_a_range_enclose_those_of_both_its_ends() {
    for (preset, rules) in tables() {
        let [low, high] = [0.5, 0.9].map(|accuracy| standing(&rules, accuracy).expect("the table was measured"));
        let found = range(&rules, [0.5, 0.9]).expect("the table was measured");
        assert_eq!((found.above, found.below), (low.above, high.below), "{preset} for {}", rules.seats());
        assert!(found.above < found.below || found.below.is_none(), "{preset} for {}", rules.seats());
    }
}

#[test]
fn a_player_who_chooses_at_random_stands_below_every_level() {
    for (preset, rules) in tables() {
        let found = standing(&rules, 0.0).expect("the table was measured");
        assert_eq!((found.above, found.below), (None, Some(Level::Beginner)), "{preset} for {}", rules.seats());
    }
}

#[test]
fn random_errors_in_the_figures_do_not_reverse_levels() {
    assert!(rising(&measured([0.03, 0.05, 0.02, 0.025, 0.01])).is_sorted());
    let losses = measured([0.03, 0.05, 0.02, 0.01, 0.01]);
    let found = standing_among(&losses, 0.65).expect("there are figures");
    assert_eq!((found.above, found.below), (Some(Level::Easy), Some(Level::NotSoEasy)));
}

#[test]
fn at_every_table_brutal_loses_far_less_than_beginner_and_no_level_clearly_more_than_the_one_below() {
    for (preset, rules) in Preset::tables() {
        let losses = losses(&rules);
        let Some((beginner, brutal)) = losses.first().zip(losses.last()) else { continue };
        assert!(3.0 * brutal.mean < beginner.mean, "{preset} {}: {losses:?}", rules.seats());
        for pair in losses.windows(2) {
            let surely = 2.0 * pair[0].error.hypot(pair[1].error);
            assert!(pair[1].mean < pair[0].mean + surely, "{preset} {}: {pair:?}", rules.seats());
        }
    }
}

#[test]
fn every_level_was_measured_at_each_of_the_first_tables_and_its_line_reads_back() {
    let lines = || MEASURED.lines().filter(|line| !line.starts_with('#'));
    for (preset, rules) in tables() {
        let levels: Vec<Level> = losses(&rules).iter().map(|loss| loss.level).collect();
        assert_eq!(levels, Level::ALL, "{preset} for {}", rules.seats());
        assert!(standing(&rules, 0.5).is_some());
    }
    assert!(lines().all(|line| Loss::from_line(line).is_some_and(|loss| loss.to_line() == line)));
}

#[test]
fn with_other_bones_nothing_is_said_of_a_level() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    assert!(standing(&rules, 0.5).is_some());
    assert_eq!(standing(&Rules { set: Set::Nine, ..rules }, 0.5), None);
}

#[test]
fn a_later_table_was_measured_at_every_level_or_at_none() {
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().map(move |players| (preset, players)));
    let mut later = 0;
    for (preset, players) in tables.filter(|(preset, players)| !preset.is_old_table(*players)) {
        let rules = preset.rules(players).expect("a game for this many");
        let levels: Vec<Level> = losses(&rules).iter().map(|loss| loss.level).collect();
        assert!(levels.is_empty() || levels == Level::ALL, "{preset} for {players}: {levels:?}");
        later += usize::from(!levels.is_empty());
    }
    assert!(later >= 24, "only {later} later tables have a yardstick");
}

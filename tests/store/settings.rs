//! What settings keep to: their bounds and the manuals.

use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    store::Settings,
};

#[test]
fn one_switch_goes_back_to_the_manuals_and_forth() {
    let mut settings = Settings::default();
    assert!(!settings.is_as_in_manuals());
    settings.set_as_in_manuals(true);
    assert!(settings.is_as_in_manuals() && settings != Settings::default());
    let Settings { auto_ok, auto_draw, one_click, close_gaps, place_counts, table_count, .. } = settings;
    assert_eq!([auto_ok, auto_draw, one_click, close_gaps, place_counts], [false; 5], "nothing happens by itself");
    assert!(settings.ok_each_step && table_count && settings.invert_chosen);
    let custom = Rules { hand: 3, ..Rules::default() };
    for rules in Preset::ALL.iter().map(|preset| preset.usual()).chain([custom]) {
        assert!(settings.is_compact(&rules), "{rules:?}");
    }
    settings.set_as_in_manuals(false);
    assert_eq!(settings, Settings::default());
}

#[test]
fn numbers_from_a_file_are_kept_within_their_bounds() {
    let wild = Settings {
        rules: Rules { hand: 99, ..Rules::default() },
        animation_speed: 0,
        interface_scale: u16::MAX,
        theme: 99,
        language: Some("x".repeat(1000)),
        ..Settings::default()
    };
    let tame = wild.bounded();
    assert_eq!(tame.rules, Rules::default());
    assert_eq!((tame.animation_speed, tame.interface_scale, tame.theme, tame.language), (50, 250, 2, None));
    assert_eq!(Settings::default().bounded(), Settings::default());
}

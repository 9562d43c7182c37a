//! What settings keep to: their bounds, the manuals, and the manner of players from before a setting existed.

use std::sync::Arc;

use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    store::{Kept, Memory, Settings, Store},
};

/// Returns the settings of a file.
fn read(version: u32, content: &str) -> Settings {
    let memory = Memory::default();
    memory.put("settings.ron", format!("(version: {version}, content: {content})"));
    Store::on(Arc::new(memory)).load(Kept::Settings).expect("settings")
}

#[test]
fn a_player_whose_file_does_not_name_a_manner_keeps_the_old_one() {
    let new = Settings::default();
    assert!(new.auto_ok && new.one_click && new.auto_draw && new.close_gaps && new.table_count);
    for old in [read(2, "(theme: 1)"), read(1, "(theme: Some(1))")] {
        assert!(!old.auto_ok && !old.one_click && !old.auto_draw && !old.close_gaps && old.table_count);
    }
    assert!(read(2, "(auto_ok: true, one_click: true)").auto_ok && read(2, "(one_click: true)").one_click);
    assert!(read(1, "(auto_ok: Some(true))").auto_ok && !read(2, "(auto_ok: false)").auto_ok);
}

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

//! What settings keep to: their bounds and the manuals.

use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::ui::settings::Settings;

/// The settings of a new player who has chosen this theme.
pub(crate) fn themed(theme: usize) -> Settings {
    let mut settings = Settings::default();
    settings.look.theme = theme;
    settings
}

#[test]
fn one_switch_goes_back_to_the_manuals_and_forth() {
    let mut settings = Settings::default();
    assert!(!settings.is_as_in_manuals());
    settings.set_as_in_manuals(true);
    assert!(settings.is_as_in_manuals() && settings != Settings::default());
    let (play, look) = (&settings.play, &settings.look);
    let aids = [play.auto_ok, play.auto_draw, play.one_click, look.close_gaps, look.place_counts];
    assert_eq!(aids, [false; 5], "nothing happens by itself");
    assert!(play.ok_each_step && look.table_count && look.invert_chosen);
    let custom = Rules { hand: 3, ..Rules::default() };
    for rules in Preset::ALL.iter().map(|preset| preset.usual()).chain([custom]) {
        assert!(look.is_compact(&rules), "{rules:?}");
    }
    settings.set_as_in_manuals(false);
    assert_eq!(settings, Settings::default());
}

#[test]
fn numbers_from_a_file_are_kept_within_their_bounds() {
    let mut wild = Settings::default();
    wild.game.rules.hand = 99;
    (wild.look.animation_speed, wild.look.interface_scale) = (0, u16::MAX);
    (wild.look.theme, wild.look.language) = (99, Some("x".repeat(1000)));
    let Settings { game, look, .. } = wild.bounded();
    assert_eq!(game.rules, Rules::default());
    assert_eq!((look.animation_speed, look.interface_scale, look.theme, look.language), (50, 250, 10, None));
    assert_eq!(Settings::default().bounded(), Settings::default());
}

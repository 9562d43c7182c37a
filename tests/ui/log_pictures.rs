//! Pictures of the log and of the unseen bones next to the table.

use crate::window::{
    Window,
    album::{self, CONTRAST, DARK, GREEN, MIDDLING, SMALL, Scene, picture},
    play_until, rules_for,
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::rules::Preset;
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "log", size: SMALL, theme: GREEN, how: log },
    Scene { name: "log-past", size: MIDDLING, theme: DARK, how: log_past },
    Scene { name: "unseen-partners", size: MIDDLING, theme: CONTRAST, how: unseen_partners },
];

#[test]
fn the_log_looks_as_it_is_kept() {
    album::compare("log", SCENES);
}

/// Shows the log when this many bones are on the table.
fn with_log(mut window: Window, played: usize) -> Window {
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() >= played));
    window.key_press(Key::L);
    window.run();
    window
}

fn log(scene: &Scene) -> RgbaImage {
    let window = scene.at_table(rules_for(Preset::AllFives, 2), 4711, false, |_| {});
    picture(with_log(window, 13))
}

/// Shows a move of the log under the pointer.
fn pointed(window: Window, number: usize) -> RgbaImage {
    let row = window.get_all_by_label_contains(": ").filter(|row| row.rect().left() > 700.0).nth(number);
    let at = row.expect("a move").rect().center();
    window.hover_at(at);
    picture(window)
}

fn log_past(scene: &Scene) -> RgbaImage {
    let window = scene.at_table(rules_for(Preset::AllFives, 2), 4711, false, |_| {});
    pointed(with_log(window, 13), 6)
}

/// Shows the log and the unseen bones together.
fn with_unseen(mut window: Window, played: usize) -> RgbaImage {
    window.key_press(Key::U);
    window.run();
    picture(with_log(window, played))
}

fn unseen_partners(scene: &Scene) -> RgbaImage {
    with_unseen(scene.at_table(rules_for(Preset::AllFivesPagat, 4), 3, false, |_| {}), 13)
}

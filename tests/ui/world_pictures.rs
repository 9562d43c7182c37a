//! Pictures of the games that differ most from Draw and All Fives: what lies on their tables, and
//! how their scores are marked.

use crate::window::{
    Window,
    album::{self, CONTRAST, DARK, GREEN, MIDDLING, SMALL, Scene, UPRIGHT, picture},
    play_until, rules_for, some_play, step, waiting,
};
use electrum_dominoes::ui::settings::{ScoreStyle, Settings};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    seat::Input,
    table::{Hidden, Waiting, Wish},
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "kozel", size: SMALL, theme: DARK, how: kozel },
    Scene { name: "cross", size: MIDDLING, theme: GREEN, how: |scene| table(scene, Preset::Cross, 2, 10) },
    Scene {
        name: "maltese-cross",
        size: MIDDLING,
        theme: DARK,
        how: |scene| table(scene, Preset::MalteseCross, 3, 12),
    },
    Scene { name: "cuban", size: UPRIGHT, theme: GREEN, how: |scene| table(scene, Preset::Cuban, 4, 1) },
    Scene { name: "cuban", size: MIDDLING, theme: DARK, how: |scene| table(scene, Preset::Cuban, 4, 3) },
    Scene { name: "cuban-late", size: MIDDLING, theme: CONTRAST, how: |scene| table(scene, Preset::Cuban, 4, 24) },
    Scene { name: "twelve", size: MIDDLING, theme: GREEN, how: |scene| twelve(scene, 20, |_| {}) },
    Scene { name: "twelve", size: UPRIGHT, theme: GREEN, how: |scene| twelve(scene, 6, |_| {}) },
    Scene {
        name: "twelve-unseen",
        size: MIDDLING,
        theme: DARK,
        how: |scene| twelve(scene, 36, |settings| settings.look.unseen = true),
    },
    Scene { name: "twelve-boneyard", size: MIDDLING, theme: GREEN, how: twelve_boneyard },
    Scene {
        name: "twelve-late",
        size: MIDDLING,
        theme: CONTRAST,
        how: |scene| {
            twelve(scene, 70, |settings| {
                settings.look.log = true;
                settings.look.unseen = true;
            })
        },
    },
    Scene { name: "fortress", size: MIDDLING, theme: CONTRAST, how: |scene| table(scene, Preset::Fortress, 4, 16) },
];

#[test]
fn the_games_of_the_world_look_as_they_are_kept() {
    album::compare("world", SCENES);
}

/// Whether a bone can be chosen.
fn chooses(window: &Window) -> bool {
    matches!(waiting(window), Waiting::You { .. })
}

/// Shows a table with this many bones on it and one chosen.
fn table(scene: &Scene, preset: Preset, players: usize, bones: usize) -> RgbaImage {
    table_of(scene, rules_for(preset, players), bones, |_| {})
}

/// Shows a game of Draw with a double twelve.
fn twelve(scene: &Scene, bones: usize, set: impl Fn(&mut Settings)) -> RgbaImage {
    table_of(scene, crate::double_twelve::draw(2), bones, set)
}

/// The same with its boneyard turned up.
fn twelve_boneyard(scene: &Scene) -> RgbaImage {
    let mut window = scene.at_table(crate::double_twelve::draw(2), 4711, false, |_| {});
    assert!(play_until(&mut window, chooses), "a turn of one's own");
    step(&mut window, Input::Wish(Wish::Show(Hidden::Boneyard)));
    picture(window)
}

fn table_of(scene: &Scene, rules: Rules, bones: usize, set: impl Fn(&mut Settings)) -> RgbaImage {
    let found = (1..50).find_map(|deal| {
        let mut window = scene.at_table(rules, deal, false, &set);
        let there = |window: &Window| chooses(window) && window.state().desk().game().view().played().len() >= bones;
        let over = |window: &Window| there(window) || matches!(waiting(window), Waiting::NewHand | Waiting::NewGame);
        (play_until(&mut window, over) && there(&window)).then_some(window)
    });
    let mut window = found.expect("some deal gets there");
    let (bone, _) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

/// Shows a later hand of a game in which points go against the players, on a board with pegs.
fn kozel(scene: &Scene) -> RgbaImage {
    let mut window =
        scene.at_table(rules_for(Preset::Kozel, 2), 3, false, |settings| settings.look.scores = ScoreStyle::Cribbage);
    for _ in 0..3 {
        assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
        crate::window::press(&mut window);
    }
    assert!(play_until(&mut window, chooses));
    picture(window)
}

//! Pictures of every scene of a hand, from the lots to the end of the game, for two, three and four
//! players and on both displays.

use crate::window::{
    Window,
    album::{self, CONTRAST, GREEN, LAPTOP, MIDDLING, SMALL, Scene, first_deal, picture},
    play_until, rules_for, some_play, step, waiting,
};
use electrum_dominoes::{
    engine::{
        bone::Bone,
        layout::End,
        rules::{Preset, Rules},
    },
    seat::Input,
    table::Waiting,
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "deal-four", size: SMALL, theme: CONTRAST, how: |scene| deal(scene, 4, false) },
    Scene { name: "middle-four-compact", size: SMALL, theme: CONTRAST, how: |scene| middle(scene, 4, true) },
    Scene { name: "crowded-two-compact", size: MIDDLING, theme: GREEN, how: |scene| crowded(scene, 2, true) },
    Scene { name: "crowded-four", size: MIDDLING, theme: GREEN, how: |scene| crowded(scene, 4, false) },
    Scene { name: "hand-over-four", size: MIDDLING, theme: GREEN, how: |scene| hand_over(scene, 4, false) },
    Scene { name: "alone", size: SMALL, theme: GREEN, how: alone },
    Scene { name: "full", size: MIDDLING, theme: GREEN, how: full },
    Scene { name: "branches", size: LAPTOP, theme: GREEN, how: branches },
];

/// The pictures in the README and their names there.
const SHOWN: &[(&str, &str)] = &[("full-960-green", "table"), ("branches-1280-green", "five-up")];

#[test]
fn every_scene_of_a_hand_looks_as_it_is_kept() {
    album::compare("hands", SCENES);
    album::show("hands", SHOWN);
}

/// Returns All Fives with the usual rules for three or four players.
fn fives(players: usize) -> Rules {
    rules_for(if players == 2 { Preset::AllFives } else { Preset::AllFivesPagat }, players)
}

/// Returns the first deal that reaches such a moment in its first hand.
fn first(scene: &Scene, rules: Rules, compact: bool, there: fn(&Window) -> bool) -> Window {
    let over = |window: &Window| there(window) || matches!(waiting(window), Waiting::NewHand | Waiting::NewGame);
    let deal = first_deal(format!("{rules:?} {there:?}"), |deal| {
        let mut window = scene.at_table(rules, deal, compact, |_| {});
        play_until(&mut window, over) && there(&window)
    });
    let mut window = scene.at_table(rules, deal, compact, |_| {});
    assert!(play_until(&mut window, there));
    window
}

fn deal(scene: &Scene, players: usize, compact: bool) -> RgbaImage {
    picture(scene.at_table(fives(players), 4711, compact, |_| {}))
}

/// Whether a bone can be chosen and this many are on the table.
fn lie(window: &Window, bones: usize) -> bool {
    let game = window.state().desk().game();
    matches!(game.view().waiting, Waiting::You { .. }) && game.view().played().len() >= bones
}

fn choosing(mut window: Window) -> RgbaImage {
    let (bone, _) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

fn middle(scene: &Scene, players: usize, compact: bool) -> RgbaImage {
    choosing(first(scene, fives(players), compact, |window| lie(window, 9)))
}

/// Shows the end of a long hand.
fn crowded(scene: &Scene, players: usize, compact: bool) -> RgbaImage {
    match (players, compact) {
        (2, _) => choosing(first(scene, rules_for(Preset::Draw, 2), compact, |window| lie(window, 21))),
        (4, false) => choosing(first(scene, rules_for(Preset::FiveUp, 4), false, |window| lie(window, 16))),
        _ => choosing(first(scene, rules_for(Preset::Muggins, players), compact, |window| lie(window, 16))),
    }
}

fn hand_over(scene: &Scene, players: usize, compact: bool) -> RgbaImage {
    let rules = if players == 2 { rules_for(Preset::FivesAndThrees, 2) } else { fives(players) };
    let mut window = scene.at_table(rules, 17, compact, |_| {});
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    picture(window)
}

/// Shows a table with all its arms, where a bone can be played in several places, some for points.
fn full(scene: &Scene) -> RgbaImage {
    worth(first(scene, rules_for(Preset::AllFives, 2), false, |window| {
        lie(window, 14)
            && window.state().desk().game().view().seen.layout().ends().count() == 4
            && most_worth(window).0 > 1
    }))
}

/// Shows a table of Five-Up with many branches.
fn branches(scene: &Scene) -> RgbaImage {
    worth(first(scene, rules_for(Preset::FiveUp, 4), false, |window| {
        lie(window, 12)
            && window.state().desk().game().view().seen.layout().ends().count() > 5
            && most_worth(window).0 > 1
    }))
}

/// Returns the bone that can be played in most places for points, and their number.
fn most_worth(window: &Window) -> (usize, Option<Bone>) {
    let game = window.state().desk().game();
    let scores = |bone: Bone, end: End| game.outlook(bone, end).is_some_and(|outlook| outlook.points > 0);
    let places = |bone: Bone| {
        let fits = game.view().fits(bone);
        if fits.iter().any(|end| scores(bone, *end)) { fits.len() } else { 0 }
    };
    game.view().hand().iter().map(|bone| (places(bone), Some(bone))).max().unwrap_or((0, None))
}

fn worth(mut window: Window) -> RgbaImage {
    let bone = most_worth(&window).1.expect("a bone that can be played");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

/// Shows four players without partners, two of them with long names.
fn alone(scene: &Scene) -> RgbaImage {
    let rules = Rules { partners: false, ..rules_for(Preset::FiveUp, 4) };
    let mut window = scene.at_table(rules, 9, false, |settings| {
        settings.game.names = ["Maximiliane".to_owned(), String::new(), "The grandmaster".to_owned()];
    });
    assert!(play_until(&mut window, |window| lie(window, 8)));
    choosing(window)
}

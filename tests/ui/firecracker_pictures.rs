//! Pictures of Fives with Firecrackers. They are painted without a display and compared with the
//! saved ones.

use crate::window::{
    Window,
    album::{self, CONTRAST, DARK, GREEN, MIDDLING, SMALL, Scene, first_deal, picture},
    open_rules, play_until, some_play, step, waiting,
};
use electrum_dominoes::{
    engine::{
        bone::{Bone, Seat},
        rules::{Preset, Rules},
    },
    seat::Input,
    table::Waiting,
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "held", size: SMALL, theme: DARK, how: |scene| held(scene, false) },
    Scene { name: "burst-over", size: MIDDLING, theme: GREEN, how: burst_over },
    Scene { name: "last-seconds", size: SMALL, theme: CONTRAST, how: last_seconds },
    Scene { name: "results-time", size: MIDDLING, theme: DARK, how: results },
];

#[test]
fn firecrackers_look_as_they_are_kept() {
    album::compare("firecrackers", SCENES);
}

fn rules() -> Rules {
    Preset::Firecrackers.rules(2).expect("a game for two")
}

fn at(scene: &Scene, rules: Rules, deal: u64, compact: bool) -> Window {
    open_rules(rules, deal, scene.size, compact, |settings| settings.look.theme = scene.theme)
}

/// Returns the window when a firecracker can destroy at least three bones, one of which scores.
fn worth_a_picture(scene: &Scene, compact: bool) -> Window {
    let worth = |window: &Window| best(window).is_some();
    let deal = first_deal("a bone worth a firecracker".to_owned(), |deal| {
        let mut window = open_rules(rules(), deal, MIDDLING, false, |_| {});
        play_until(&mut window, |window| worth(window) || waiting(window) == Waiting::NewHand) && worth(&window)
    });
    let mut window = at(scene, rules(), deal, compact);
    assert!(play_until(&mut window, worth));
    window
}

fn best(window: &Window) -> Option<Bone> {
    let game = window.state().desk().game();
    let targets = game.view().targets();
    let scores = |bone: &Bone| game.view().outlook_without(*bone).is_some_and(|outlook| outlook.points > 0);
    let theirs = game.view().seen.public().has_firecracker(Seat::SECOND);
    targets.iter().find(scores).filter(|_| targets.len() >= 3 && theirs && game.view().played().len() > 6)
}

fn held(scene: &Scene, compact: bool) -> RgbaImage {
    let mut window = worth_a_picture(scene, compact);
    step(&mut window, Input::Light);
    picture(window)
}

/// Returns the window a few frames after a bone was destroyed.
fn bursting(scene: &Scene, compact: bool) -> Window {
    let mut window = worth_a_picture(scene, compact);
    window.state_mut().set(|settings| settings.look.reduce_motion = false);
    window.run();
    let bone = best(&window).expect("a bone that scores");
    window.state_mut().step(Input::Destroy(bone));
    window
}

fn burst_over(scene: &Scene) -> RgbaImage {
    picture(bursting(scene, false))
}

fn last_seconds(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, Rules { seconds: 29, ..rules() }, 5, false);
    let far = |window: &Window| {
        let game = window.state().desk().game();
        matches!(game.view().waiting, Waiting::You { .. }) && game.view().played().len() >= 6
    };
    assert!(play_until(&mut window, far));
    let (bone, _) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

/// Shows the results of a game whose time ran out while the player was ahead.
fn results(scene: &Scene) -> RgbaImage {
    let is_ahead = |window: &Window| {
        let score = |seat| window.state().desk().game().view().seen.score(rules().side(seat));
        score(Seat::FIRST) > score(Seat::SECOND)
    };
    let ended = |deal| {
        let mut window = at(scene, Rules { seconds: 20, target: 60, ..rules() }, deal, false);
        play_until(&mut window, |window| window.state().desk().game().view().played().len() > 9 && is_ahead(window));
        while waiting(&window) != Waiting::NewGame {
            window.run_steps(30);
        }
        window
    };
    picture(ended(first_deal("ahead when time runs out".to_owned(), |deal| is_ahead(&ended(deal)))))
}

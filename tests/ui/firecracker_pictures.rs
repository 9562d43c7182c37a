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
    table::{Waiting, Wish},
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "held", size: SMALL, theme: DARK, how: |scene| held(scene, false) },
    Scene { name: "burst", size: SMALL, theme: GREEN, how: |scene| burst(scene, false) },
    Scene { name: "burst-over", size: MIDDLING, theme: GREEN, how: burst_over },
    Scene { name: "last-seconds", size: SMALL, theme: CONTRAST, how: last_seconds },
    Scene { name: "results-win", size: SMALL, theme: GREEN, how: |scene| results(scene, End::Win) },
    Scene { name: "results-time", size: MIDDLING, theme: DARK, how: |scene| results(scene, End::Time) },
    Scene { name: "results-given-up", size: SMALL, theme: GREEN, how: |scene| results(scene, End::GivenUp) },
    Scene { name: "boneyard", size: MIDDLING, theme: DARK, how: boneyard },
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

fn burst(scene: &Scene, compact: bool) -> RgbaImage {
    let mut window = bursting(scene, compact);
    window.run_steps(9);
    window.render().expect("a picture")
}

fn burst_over(scene: &Scene) -> RgbaImage {
    picture(bursting(scene, false))
}

/// Shows the boneyard, which has slid out because a bone must be drawn.
fn boneyard(scene: &Scene) -> RgbaImage {
    let must_draw = |window: &Window| {
        waiting(window) == Waiting::Draw && window.state().desk().game().view().played().len() > 6
            || waiting(window) == Waiting::NewHand
    };
    let deal = first_deal("a draw".to_owned(), |deal| {
        let mut window = at(scene, rules(), deal, false);
        play_until(&mut window, must_draw) && waiting(&window) == Waiting::Draw
    });
    let mut window = at(scene, rules(), deal, false);
    assert!(play_until(&mut window, must_draw));
    picture(window)
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

/// How a game should end.
#[derive(Clone, Copy, PartialEq, Debug)]
enum End {
    Win,
    /// Time runs out while the player is ahead.
    Time,
    GivenUp,
}

fn results(scene: &Scene, end: End) -> RgbaImage {
    let as_wanted = |window: &Window| {
        let score = |seat| window.state().desk().game().view().seen.score(rules().side(seat));
        match end {
            End::Win | End::Time => score(Seat::FIRST) > score(Seat::SECOND),
            End::GivenUp => true,
        }
    };
    let ended = |deal| {
        let seconds = if end == End::Time { 20 } else { 300 };
        let mut window = at(scene, Rules { seconds, target: 60, ..rules() }, deal, false);
        match end {
            End::Win => {
                play_until(&mut window, |_| false);
            }
            End::GivenUp => {
                play_until(&mut window, |window| window.state().desk().game().view().played().len() > 5);
                step(&mut window, Input::Wish(Wish::GiveUp));
            }
            End::Time => {
                play_until(&mut window, |window| {
                    window.state().desk().game().view().played().len() > 9 && as_wanted(window)
                });
                while waiting(&window) != Waiting::NewGame {
                    window.run_steps(30);
                }
            }
        }
        window
    };
    picture(ended(first_deal(format!("{end:?}"), |deal| as_wanted(&ended(deal)))))
}

//! Pictures of Fives with Firecrackers. They are painted without a display and compared with the saved ones.

use crate::window::{
    Window,
    album::{self, CONTRAST, DARK, GREEN, LARGE, MIDDLING, SMALL, Scene, first_deal, picture},
    open_rules, play_until, press, some_play, step, waiting,
};
use egui::vec2;
use electrum_dominoes::{
    engine::{
        bone::{Bone, Seat},
        rules::{Preset, Rules},
    },
    game::{Input, Waiting},
    ui::command::Command,
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "held", size: SMALL, theme: DARK, how: |scene| held(scene, false) },
    Scene { name: "held-compact", size: MIDDLING, theme: DARK, how: |scene| held(scene, true) },
    Scene { name: "dragged", size: MIDDLING, theme: GREEN, how: dragged },
    Scene { name: "burst", size: SMALL, theme: GREEN, how: |scene| burst(scene, false) },
    Scene { name: "burst-compact", size: MIDDLING, theme: GREEN, how: |scene| burst(scene, true) },
    Scene { name: "burst-over", size: MIDDLING, theme: GREEN, how: burst_over },
    Scene { name: "last-seconds", size: SMALL, theme: CONTRAST, how: last_seconds },
    Scene { name: "pause", size: MIDDLING, theme: DARK, how: pause },
    Scene { name: "results-win", size: SMALL, theme: GREEN, how: |scene| results(scene, End::Win) },
    Scene { name: "results-loss", size: SMALL, theme: CONTRAST, how: |scene| results(scene, End::Loss) },
    Scene { name: "results-time", size: MIDDLING, theme: DARK, how: |scene| results(scene, End::Time) },
    Scene { name: "results-behind", size: SMALL, theme: DARK, how: |scene| results(scene, End::Behind) },
    Scene { name: "results-given-up", size: SMALL, theme: GREEN, how: |scene| results(scene, End::GivenUp) },
    Scene { name: "boneyard", size: MIDDLING, theme: DARK, how: boneyard },
    Scene { name: "window", size: SMALL, theme: DARK, how: give_up },
];

#[test]
fn firecrackers_look_as_they_are_kept() {
    album::compare("firecrackers", SCENES);
}

/// Moments of games against the clock, with sizes and themes crosswise. All nine pictures of each would show little more.
const CROSSWISE: [&str; 10] = [
    "held",
    "burst",
    "last-seconds",
    "pause",
    "results-win",
    "results-loss",
    "results-time",
    "results-behind",
    "results-given-up",
    "boneyard",
];

#[test]
fn each_moment_is_kept_in_every_size_and_in_every_theme() {
    for name in CROSSWISE {
        let kept: Vec<&Scene> = SCENES.iter().filter(|scene| scene.name == name).collect();
        for size in [SMALL, MIDDLING, LARGE] {
            assert!(kept.iter().any(|scene| scene.size == size), "{name} at {size}");
        }
        for theme in [GREEN, DARK, CONTRAST] {
            assert!(kept.iter().any(|scene| scene.theme == theme), "{name} in theme {theme}");
        }
    }
}

fn rules() -> Rules {
    Preset::Firecrackers.rules(2).expect("a game for two")
}

fn at(scene: &Scene, rules: Rules, deal: u64, compact: bool) -> Window {
    open_rules(rules, deal, scene.size, compact, |settings| settings.theme = scene.theme)
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
    let targets = game.targets();
    let scores = |bone: &Bone| game.outlook_without(*bone).is_some_and(|outlook| outlook.points > 0);
    let theirs = game.seen().has_firecracker(Seat::SECOND);
    targets.iter().find(scores).filter(|_| targets.len() >= 3 && theirs && game.played().len() > 6)
}

fn held(scene: &Scene, compact: bool) -> RgbaImage {
    let mut window = worth_a_picture(scene, compact);
    step(&mut window, Input::Light);
    picture(window)
}

fn dragged(scene: &Scene) -> RgbaImage {
    let mut window = worth_a_picture(scene, false);
    let bone = best(&window).expect("a bone that scores");
    let shown = window.state().desk().scene().expect("the display was shown");
    let from = shown.key.layout.firecrackers[0].center();
    let token = electrum_dominoes::ui::table::positions::Token::Table(bone);
    let to = shown.spots.bone(token).expect("the bone is shown").pose.center;
    window.drag_at(from);
    window.run();
    for part in [0.4, 1.0] {
        window.hover_at(from.lerp(to, part) + vec2(8.0, 8.0));
        window.run();
    }
    picture(window)
}

/// Returns the window a few frames after a bone was destroyed.
fn bursting(scene: &Scene, compact: bool) -> Window {
    let mut window = worth_a_picture(scene, compact);
    window.state_mut().set(|settings| settings.reduce_motion = false);
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
        waiting(window) == Waiting::Draw && window.state().desk().game().played().len() > 6
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
        matches!(game.waiting(), Waiting::You { .. }) && game.played().len() >= 6
    };
    assert!(play_until(&mut window, far));
    let (bone, _) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    picture(window)
}

fn pause(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, rules(), 5, false);
    press(&mut window);
    step(&mut window, Input::Pause);
    picture(window)
}

/// How a game should end.
#[derive(Clone, Copy, PartialEq, Debug)]
enum End {
    Win,
    Loss,
    /// Time runs out while the player is ahead.
    Time,
    /// Time runs out while the player is behind.
    Behind,
    GivenUp,
}

fn results(scene: &Scene, end: End) -> RgbaImage {
    let as_wanted = |window: &Window| {
        let score = |seat| window.state().desk().game().seen().score(rules().side(seat));
        match end {
            End::Win | End::Time => score(Seat::FIRST) > score(Seat::SECOND),
            End::Loss | End::Behind => score(Seat::FIRST) < score(Seat::SECOND),
            End::GivenUp => true,
        }
    };
    let ended = |deal| {
        let seconds = if matches!(end, End::Time | End::Behind) { 20 } else { 300 };
        let mut window = at(scene, Rules { seconds, target: 60, ..rules() }, deal, false);
        match end {
            End::Win | End::Loss => {
                play_until(&mut window, |_| false);
            }
            End::GivenUp => {
                play_until(&mut window, |window| window.state().desk().game().played().len() > 5);
                step(&mut window, Input::GiveUp);
            }
            End::Time | End::Behind => {
                play_until(&mut window, |window| window.state().desk().game().played().len() > 9 && as_wanted(window));
                while waiting(&window) != Waiting::NewGame {
                    window.run_steps(30);
                }
            }
        }
        window
    };
    picture(ended(first_deal(format!("{end:?}"), |deal| as_wanted(&ended(deal)))))
}

fn give_up(scene: &Scene) -> RgbaImage {
    let mut window = at(scene, rules(), 5, false);
    let ctx = window.ctx.clone();
    window.state_mut().run(Command::GiveUp, &ctx);
    picture(window)
}

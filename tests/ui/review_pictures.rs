//! Pictures of reviews, compared with the saved ones, and a check that every language fits into a
//! small window.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{
    self, Window,
    album::{self, DARK, GREEN, MIDDLING, ON_ITS_SIDE, SMALL, Scene, picture},
    play_until, press,
    tempting::tempted,
    waiting,
};
use egui::{Key, Modifiers, Vec2, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{table::Waiting, ui::words::BUILT_IN};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "verdict", size: MIDDLING, theme: DARK, how: verdict },
    Scene { name: "verdict", size: ON_ITS_SIDE, theme: GREEN, how: verdict },
    Scene { name: "review", size: MIDDLING, theme: GREEN, how: review },
    Scene { name: "review", size: SMALL, theme: GREEN, how: review },
    Scene { name: "better", size: SMALL, theme: GREEN, how: better },
    Scene { name: "sums", size: MIDDLING, theme: GREEN, how: sums },
];

#[test]
fn a_review_looks_as_it_is_kept() {
    album::compare("review", SCENES);
    album::show("review", &[("review-960-green", "review")]);
}

#[test]
fn what_a_mistake_cost_stands_behind_a_word_that_stays_open_from_move_to_move() {
    for size in [MIDDLING, SMALL] {
        let mut window = reviewed(size, GREEN, "en");
        let told = |window: &Window| window.query_all_by_label_contains("It cost ").next().is_some();
        assert!(window.query_all_by_label_contains("Blunder. Better: ").next().is_some() && !told(&window));
        for is_told in [true, false] {
            window.get_by_label("Why?").click();
            window.run();
            assert_eq!(told(&window), is_told);
            key(&mut window, Key::ArrowLeft);
            key(&mut window, Key::ArrowRight);
            assert_eq!(told(&window), is_told, "after another move");
        }
    }
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// Opens the review of a finished game at the player's blunder.
fn reviewed(size: Vec2, theme: usize, language: &str) -> Window {
    let (mut window, bone, end) = tempted(size, |settings| settings.look.theme = theme);
    window.state_mut().set(|settings| settings.look.language = Some(language.to_owned()));
    window::put(&mut window, bone, end);
    let made = {
        let record = window.state().desk().sitting().session().record().clone();
        let moves = |hand: &electrum_dominoes::record::Hand| hand.moves.clone();
        (record.hands.len() - 1, record.hands.last().map(moves).unwrap_or_default())
    };
    while waiting(&window) != Waiting::NewGame {
        play_until(&mut window, |window| matches!(waiting(window), Waiting::NewHand | Waiting::NewGame));
        if waiting(&window) == Waiting::NewHand {
            press(&mut window);
        }
    }
    key(&mut window, Key::Escape);
    key(&mut window, Key::J);
    let done = |window: &Window| {
        let review = window.state().stage().review().expect("a review");
        review.open().next().is_none() && review.luck.is_some()
    };
    while !done(&window) {
        window.run_steps(1);
    }
    key(&mut window, Key::Home);
    let played = |step| matches!(step, electrum_dominoes::engine::moves::Move::Play(other, _) if other == bone);
    let number = made.1.iter().rposition(|step| played(*step)).expect("it was played") + 1;
    while window.state().stage().looks_at() != Some((made.0, number)) {
        key(&mut window, Key::M);
    }
    window
}

fn review(scene: &Scene) -> RgbaImage {
    picture(reviewed(scene.size, scene.theme, "en"))
}

fn verdict(scene: &Scene) -> RgbaImage {
    let mut window = reviewed(scene.size, scene.theme, "en");
    key(&mut window, Key::End);
    picture(window)
}

fn better(scene: &Scene) -> RgbaImage {
    let mut window = reviewed(scene.size, scene.theme, "en");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    picture(window)
}

fn sums(scene: &Scene) -> RgbaImage {
    let mut window = reviewed(scene.size, scene.theme, "en");
    window.get_by_label("More…").click();
    window.run();
    window.get_by_label("Totals").click();
    window.run();
    picture(window)
}

#[test]
fn nothing_goes_past_the_edge_in_any_language() {
    for (language, _) in BUILT_IN {
        let window = reviewed(SMALL, GREEN, language);
        for role in [Role::Button, Role::Slider] {
            for node in window.query_all_by_role(role) {
                let rect = node.rect();
                assert!(
                    rect.left() >= 0.0 && rect.right() <= SMALL.x && rect.bottom() <= SMALL.y,
                    "{language}: {role:?} {:?} stands at {rect}",
                    node.value()
                );
            }
        }
    }
}

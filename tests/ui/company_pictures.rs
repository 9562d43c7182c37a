//! Pictures of several people at one screen: a hand that is covered, the same hand shown, and what has
//! happened since.

use crate::window::{
    Window,
    album::{self, CONTRAST, DARK, MIDDLING, SMALL, Scene, picture},
    press, put, rules_for, some_play, step, waiting,
};
use electrum_dominoes::{
    engine::{
        bone::Seat,
        rules::{Preset, Rules},
    },
    nestor::Level,
    record::{Person, Seating, Sitter},
    table::{HostOrder, NextGame, Waiting},
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "covered-two-compact", size: MIDDLING, theme: DARK, how: |scene| covered(scene, 2, true) },
    Scene { name: "covered-four", size: SMALL, theme: DARK, how: |scene| covered(scene, 4, false) },
    Scene { name: "shown-two", size: SMALL, theme: CONTRAST, how: |scene| shown(scene, 2) },
    Scene { name: "clocks-four", size: MIDDLING, theme: DARK, how: |scene| clocks(scene, 4, false) },
];

#[test]
fn several_people_at_one_screen_look_as_they_are_kept() {
    album::compare("company", SCENES);
}

/// Returns a table of this many seats, with a Nestor among four, when a hand is covered and much
/// has happened.
fn passed_on(scene: &Scene, players: usize, compact: bool) -> Window {
    at_table(scene, rules_for(Preset::Muggins, players), compact)
}

/// Returns the same table with a clock for every person.
fn timed(scene: &Scene, players: usize, compact: bool) -> Window {
    let clocks = [0, 1, 3].into_iter().filter(|seat| *seat < players).filter_map(Seat::new).collect();
    at_table(scene, Rules { seconds: 45, clocks, ..rules_for(Preset::Muggins, players) }, compact)
}

fn at_table(scene: &Scene, rules: Rules, compact: bool) -> Window {
    let players = rules.seats();
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let sitters = [guest("Ann"), guest("Ben"), Sitter::Nestor(Level::Easy), guest("Christoph-Maximilian")];
    let seating = Seating::new(&sitters[..players]).expect("people sit there");
    let mut window = scene.at_table(rules, 7, compact, |_| {});
    step(&mut window, HostOrder::NextGame(NextGame { rules, seating }));
    step(&mut window, HostOrder::NewGame(Some(7)));
    for _ in 0..80 {
        let game = window.state().desk().game();
        if game.view().seen.deeds().len() > 9 && matches!(waiting(&window), Waiting::Uncover(_)) {
            return window;
        }
        match some_play(&window).filter(|_| matches!(waiting(&window), Waiting::You { .. })) {
            Some((bone, end)) => put(&mut window, bone, end),
            None => press(&mut window),
        }
    }
    panic!("the screen is never passed on");
}

fn covered(scene: &Scene, players: usize, compact: bool) -> RgbaImage {
    picture(passed_on(scene, players, compact))
}

fn shown(scene: &Scene, players: usize) -> RgbaImage {
    let mut window = passed_on(scene, players, false);
    press(&mut window);
    picture(window)
}

/// Clocks beside the names, one of them in its last seconds.
fn clocks(scene: &Scene, players: usize, compact: bool) -> RgbaImage {
    let mut window = timed(scene, players, compact);
    press(&mut window);
    while window.state().desk().game().view().left().is_some_and(|left| left.as_secs() > 28) {
        window.run_steps(30);
    }
    picture(window)
}

//! A screen that lies flat between two people and turns to the one whose turn it is, and presses that come too soon for it.

use crate::company::{go_on, guest, play_by_keys, sit_down, watcher};
use crate::window::{Window, click, end_label, in_hand, rules_for, shows, waiting};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{
        bone::{Bone, Seat},
        rules::Preset,
    },
    game::Waiting,
    nestor::Level,
    record::seating::Sitter,
};
use image::{RgbaImage, imageops::rotate180};

/// A table with a screen that turns to whoever's turn it is, or stays as it lies.
fn table(sitters: &[Sitter], turns: bool) -> Window {
    let mut window = sit_down(rules_for(Preset::Muggins, sitters.len()), sitters, 7);
    window.state_mut().set(|settings| settings.turn_screen = turns);
    window.run();
    window
}

/// Where a point of the window is seen by the person across.
fn across(at: Pos2) -> Pos2 {
    pos2(960.0 - at.x, 720.0 - at.y)
}

fn place_of(window: &Window, bone: Bone) -> Pos2 {
    window.get_by_label_contains(&in_hand(bone)).rect().center()
}

fn fitting(window: &Window) -> Option<Bone> {
    let game = window.state().desk().game();
    game.hand().iter().find(|bone| !game.fits(*bone).is_empty())
}

/// The share of the pixels that differ clearly.
fn difference(one: &RgbaImage, other: &RgbaImage) -> f64 {
    let clearly = |(one, other): &(&image::Rgba<u8>, &image::Rgba<u8>)| {
        one.0.iter().zip(other.0).any(|(one, other)| one.abs_diff(other) > 90)
    };
    let differing = one.pixels().zip(other.pixels()).filter(clearly).count();
    differing as f64 / f64::from(one.width() * one.height())
}

#[test]
fn the_whole_screen_turns_to_the_second_of_two_people_and_back_to_the_first() {
    let sitters = [guest("Ann"), guest("Ben")];
    let mut pair = [true, false].map(|turns| Box::new(table(&sitters, turns)));
    let mut seen = [0; 2];
    for _ in 0..8 {
        let [turned, still] = pair.each_mut().map(|window| window.render().expect("a picture"));
        let viewer = watcher(&pair[0]).seat().index();
        seen[viewer] += 1;
        let [upright, over] = [difference(&turned, &still), difference(&rotate180(&turned), &still)];
        // Letters fall between other pixels when they are turned.
        if viewer == 0 {
            assert!(upright == 0.0 && over > 0.05, "Ann: {upright} {over}");
        } else {
            assert!(over < 0.01 && upright > 0.05, "Ben: {upright} {over}");
        }
        for window in &mut pair {
            go_on(window);
        }
    }
    assert!(seen.iter().all(|seen| *seen > 1), "{seen:?}");
}

#[test]
fn what_is_seen_turned_is_where_it_is_pressed_and_read() {
    let sitters = [guest("Ann"), guest("Ben")];
    let mut pair = [true, false].map(|turns| Box::new(table(&sitters, turns)));
    for _ in 0..60 {
        let game = pair[0].state().desk().game();
        if (game.viewer().index(), matches!(game.waiting(), Waiting::You { .. })) == (1, true) {
            break;
        }
        for window in &mut pair {
            go_on(window);
        }
    }
    let bone = fitting(&pair[0]).expect("a bone that fits");
    let [turned, still] = pair.each_ref().map(|window| place_of(window, bone));
    assert!((turned - across(still)).length() < 0.5, "a screen reader is told the place where it is seen: {turned}");
    let [turned, _] = &mut pair;
    turned.run_steps(20);
    let at = across(still);
    for event in [
        Event::PointerMoved(at),
        Event::PointerButton { pos: at, button: PointerButton::Primary, pressed: true, modifiers: Modifiers::NONE },
        Event::PointerButton { pos: at, button: PointerButton::Primary, pressed: false, modifiers: Modifiers::NONE },
    ] {
        turned.event(event);
        turned.run();
    }
    assert_eq!(turned.state().desk().game().chosen(), Some(bone));
    let end = *turned.state().desk().game().fits(bone).last().expect("an end");
    let name = end_label(turned, end);
    turned.get_by_label(&name).click();
    turned.run();
    assert!(turned.state().desk().game().hides_the_hand(), "it was played, and the screen goes back to Ann");
    assert_eq!(watcher(turned).seat(), Seat::FIRST);
}

#[test]
fn only_a_table_of_two_people_turns_and_only_if_they_want() {
    let turned = |window: &Window| {
        let [first, last] = ["Game", "Help"].map(|menu| window.get_by_label(menu).rect().center());
        first.x > last.x
    };
    let three = [guest("Ann"), guest("Ben"), guest("Cleo")];
    let with_nestors = [guest("Ann"), Sitter::Nestor(Level::Beginner), guest("Ben")];
    for (sitters, turns) in [(&three, false), (&with_nestors, true)] {
        let mut window = table(sitters, true);
        let mut seen = false;
        for _ in 0..20 {
            let is_second = watcher(&window).seat() == Seat::new(2).expect("a seat");
            seen |= is_second;
            assert_eq!(turned(&window), turns && is_second);
            go_on(&mut window);
        }
        assert!(seen);
    }
    // A person can change it in the settings, and the window above the table turns as well.
    let mut window = table(&[guest("Ann"), guest("Ben")], true);
    while watcher(&window).seat() == Seat::FIRST || !matches!(waiting(&window), Waiting::You { .. }) {
        go_on(&mut window);
    }
    window.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    window.run();
    click(&mut window, "Settings: Play");
    assert!(turned(&window) && shows(&window, "Turn the screen around"));
    window.get_by_label("Turn the screen around").click_accesskit();
    window.run();
    assert!(!turned(&window));
}

#[test]
fn a_second_press_that_follows_at_once_shows_nobody_s_hand() {
    let mut window = sit_down(rules_for(Preset::Muggins, 2), &[guest("Ann"), guest("Ben")], 7);
    let mut tried = 0;
    for _ in 0..60 {
        match waiting(&window) {
            Waiting::Uncover(_) => {
                window.run_steps(20);
                window.key_press(Key::Space);
                window.run();
            }
            Waiting::You { .. } => {
                play_by_keys(&mut window);
                if !window.state().desk().game().hides_the_hand() {
                    continue;
                }
                tried += 1;
                window.key_press(Key::Enter);
                window.run();
                assert!(window.state().desk().game().hides_the_hand(), "the first Enter has played the bone");
                window.run_steps(20);
                window.key_press(Key::Enter);
                window.run();
                assert!(!window.state().desk().game().hides_the_hand(), "a press of its own shows the hand");
            }
            _ => go_on(&mut window),
        }
    }
    assert!(tried > 5, "{tried}");
}

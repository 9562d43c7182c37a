//! That what ends well has its moment, which whatever is done ends.

use crate::window::{Window, now, open, play_until, press, waiting};
use egui::{Key, vec2};
use electrum_dominoes::{engine::rules::Preset, table::Waiting};

fn to_the_end_of_a_hand(still: bool) -> Window {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.reduce_motion = still);
    play_until(&mut window, |window| {
        let game = window.state().desk().game();
        matches!(waiting(window), Waiting::You { .. }) && game.view().hand().len() == 1
            || matches!(waiting(window), Waiting::NewHand | Waiting::NewGame)
    });
    window
}

fn has_banner(window: &Window) -> bool {
    window.state().desk().animations().banner.seen(now(window)).is_some()
}

/// How many frames a moment is shown after the hand has ended.
fn frames_of_a_moment(window: &mut Window, until: usize) -> usize {
    let mut frames = 0;
    for _ in 0..until {
        window.step();
        frames += usize::from(has_banner(window));
    }
    frames
}

/// Ends the hand without waiting for what follows.
fn end(window: &mut Window) {
    for _ in 0..60 {
        if matches!(waiting(window), Waiting::NewHand | Waiting::NewGame) {
            return;
        }
        match crate::window::some_play(window).filter(|_| matches!(waiting(window), Waiting::You { .. })) {
            Some((bone, end)) => window.state_mut().step(electrum_dominoes::seat::Input::Put(bone, end)),
            None => window.state_mut().step(electrum_dominoes::seat::Input::Press),
        }
        window.step();
    }
    press(window);
}

#[test]
fn the_end_of_a_hand_has_its_moment_and_none_where_motion_is_reduced() {
    let mut window = to_the_end_of_a_hand(false);
    end(&mut window);
    let frames = frames_of_a_moment(&mut window, 240);
    assert!((30..=120).contains(&frames), "half a second to two: {frames} of sixty a second");
    let mut window = to_the_end_of_a_hand(true);
    end(&mut window);
    assert_eq!(frames_of_a_moment(&mut window, 120), 0);
}

#[test]
fn any_key_ends_a_moment() {
    let mut window = to_the_end_of_a_hand(false);
    end(&mut window);
    for _ in 0..120 {
        window.step();
        if has_banner(&window) {
            break;
        }
    }
    assert!(has_banner(&window));
    window.key_press(Key::ArrowLeft);
    window.step();
    window.step();
    assert!(!has_banner(&window));
}

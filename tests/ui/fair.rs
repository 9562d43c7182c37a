//! "Is it fair?": the numbers of the last hands, and Nestor who chooses again.

use crate::common::inside::Inside;
use crate::window::files::{click, finish, has, keys, program};
use crate::window::inside::InsideDesk;
use crate::window::{Window, press};
use egui::Key;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::store::Memory;
use electrum_dominoes::table::HostOrder;
use std::thread;
use std::time::{Duration, Instant};

fn is_it_fair(window: &mut Window) {
    window.key_press(Key::F1);
    window.run();
    click(window, "Is it fair?");
}

/// Waits until the window says this.
fn until(window: &mut Window, text: &str) {
    let end = Instant::now() + Duration::from_mins(1);
    while !has(window, text) {
        assert!(Instant::now() < end, "{text}");
        thread::sleep(Duration::from_millis(10));
        window.step();
    }
}

#[test]
fn a_player_catches_nobody_peeking_after_a_game() {
    let mut window = program(&Memory::default());
    window.state_mut().set(|settings| settings.game.set_levels(&[Level::Beginner; 3]));
    window.state_mut().step(HostOrder::NewGame(Some(31)));
    finish(&mut window);
    let hands = window.state().desk().sitting().session().record().hands.clone();
    is_it_fair(&mut window);
    for (at, hand) in (1..).zip(&hands) {
        let number = hand.deal.number.expect("it was dealt by a number");
        assert!(has(&window, &format!("Hand {at}: {number}")), "{at}");
    }
    click(&mut window, "Catch him peeking");
    until(&mut window, "exchanges, and the same choice each time. He didn’t peek.");
    assert!(has(&window, "Hand 1, Nestor, move "));
    window.key_press(Key::Escape);
    window.run();
    is_it_fair(&mut window);
    assert!(!has(&window, "He didn’t peek."), "the next time begins anew");
}

#[test]
fn the_hand_that_is_played_is_not_shown_and_the_last_game_is() {
    let mut window = program(&Memory::default());
    is_it_fair(&mut window);
    assert!(has(&window, "Play a hand against Nestor first."));
    window.key_press(Key::Escape);
    window.run();
    finish(&mut window);
    let number = window.state().desk().sitting().session().record().hands[0].deal.number.expect("a number");
    press(&mut window);
    keys(&mut window, Key::Escape);
    let current = window.state().desk().sitting().session().record().hands[0].deal.number.expect("a number");
    assert_ne!(current, number);
    is_it_fair(&mut window);
    assert!(has(&window, &format!("Hand 1: {number}")));
    assert!(!has(&window, &format!("{current}")), "it would give the bones away");
}

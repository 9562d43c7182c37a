//! The other table with the real widgets: past games are replayed by a Nestor in the player's seat.

use crate::window::inside::InsideDesk;
use crate::window::{Window, open_with, play_until, press, press_button, shows, step, waiting};
use egui::{Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    arena::duplicate::{Comparison, OtherTable},
    engine::{
        bone::{SEATS, Seat},
        rules::{Preset, Rules},
    },
    nestor::Level,
    record::kept::KeptGame,
    store::{Memory, Store},
    table::{HostOrder, Waiting},
    ui::thinker::Thinker,
};
use std::sync::Arc;

/// Starts a program with this many short games against Beginner, the last of them just finished.
fn played(memory: &Memory, games: u64) -> Window {
    let store = Store::on(Arc::new(memory.clone()));
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, vec2(960.0, 1400.0), |settings| {
        settings.game.rules = Rules { target: 40, ..Preset::Draw.rules(2).expect("a game for two") };
        settings.game.set_levels(&[Level::Beginner]);
    });
    for number in 0..games {
        step(&mut window, HostOrder::NewGame(Some(100 * number + 7)));
        finish(&mut window);
    }
    window
}

/// Plays to the end of the game and closes its results.
fn finish(window: &mut Window) {
    while waiting(window) != Waiting::NewGame {
        if !play_until(window, |window| waiting(window) == Waiting::NewHand) {
            break;
        }
        press(window);
    }
    window.run_steps(30);
    if shows(window, "Game over") {
        window.key_press(Key::Escape);
        window.run();
    }
}

fn kept(window: &Window) -> KeptGame {
    window.state().desk().sitting().kept_game("", jiff::Timestamp::UNIX_EPOCH)
}

/// Returns the hands of a game with a Nestor of this level in the player's seat.
fn again(game: &KeptGame, level: Level) -> Vec<Comparison> {
    let mut levels = [Level::Beginner; SEATS];
    levels[0] = level;
    let side = game.record.rules.side(Seat::FIRST);
    OtherTable::of_record(&game.record, side, levels, game.played.id.0).expect("it was played").finish()
}

fn rows(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Row).filter_map(|node| node.accesskit_node().label()).collect()
}

/// Returns a number of points with its sign.
fn signed(value: f64) -> String {
    let plus = if value > 0.0 { "+" } else { "" };
    format!("{plus}{value:.0}").replace('-', "−")
}

fn play_as(window: &mut Window, level: &str) {
    window.get_by_label(&format!("Nestor’s level: {level}")).click();
    window.run();
    press_button(window, "Play the deals");
}

#[test]
fn the_last_game_is_compared_hand_by_hand_and_in_total() {
    let mut window = played(&Memory::default(), 1);
    let game = kept(&window);
    let hands = again(&game, Level::Easy);
    assert_eq!(hands.len(), game.record.hands.len());
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    press_button(&mut window, "Nestor plays your deals");
    assert!(!shows(&window, "Total"), "nothing is played until a level is chosen");
    play_as(&mut window, "Easy");
    let told = rows(&window);
    for hand in &hands {
        let here = hand.here.expect("it was finished");
        let row = format!(
            "Hand {}: You {}, Nestor {}, Difference {}",
            hand.number,
            signed(here),
            signed(hand.there),
            signed(here - hand.there)
        );
        assert!(told.contains(&row), "{row}: {told:?}");
    }
    let sum: f64 = hands.iter().filter_map(|hand| Some(hand.here? - hand.there)).sum();
    let verdict = match sum {
        more if more > 0.0 => format!("You did better than Nestor, by {more:.0} points."),
        less if less < 0.0 => format!("Nestor did better, by {:.0} points.", -less),
        _ => "You did as well as Nestor.".to_owned(),
    };
    assert!(shows(&window, &verdict), "{verdict}");
    assert_eq!(shows(&window, "points a hand. That "), hands.len() > 1);
}

#[test]
fn games_from_the_list_are_compared_and_the_list_returns() {
    let memory = Memory::default();
    let mut window = played(&memory, 2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::G);
    window.run();
    press_button(&mut window, "Select all");
    press_button(&mut window, "Nestor plays your deals…");
    play_as(&mut window, "Beginner");
    let told = rows(&window);
    assert!(told.iter().any(|row| row.starts_with("Game 1, hand 1:")), "{told:?}");
    assert!(told.iter().any(|row| row.starts_with("Game 2, hand 1:")), "{told:?}");
    assert!(shows(&window, "points a hand. That ") && !shows(&window, "Nestor is playing"));
    // Another level has no results yet.
    window.get_by_label("Nestor’s level: Easy").click();
    window.run();
    assert!(!shows(&window, "points a hand. That "));
    window.key_press(Key::Escape);
    window.run();
    assert!(shows(&window, "Look through"));
}

#[test]
fn a_game_that_is_not_over_is_not_offered() {
    let mut window = played(&Memory::default(), 1);
    step(&mut window, HostOrder::NewGame(Some(9)));
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    assert!(!shows(&window, "Nestor plays your deals"));
    window.key_press(Key::Escape);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::T);
    window.run();
    assert!(shows(&window, "when the game is over") && !shows(&window, "Play the deals"));
}

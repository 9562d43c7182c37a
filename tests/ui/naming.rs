//! The player's name: it is asked for at the first start and shown above the scores.

use crate::window::{
    Window,
    files::{click, finish, has, keys, program_again},
};
use egui::{self, Key, accesskit::Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::store::{Memory, Players};
use std::sync::Arc;

/// Returns the name on the player's own card.
fn own_card(window: &Window) -> String {
    window.state().desk().scene().expect("a display").cards[0].members[0].name.clone()
}

/// Returns the title of the window.
fn title(window: &Window) -> String {
    window.root().accesskit_node().label().expect("the window has a name")
}

#[test]
fn the_first_start_asks_for_a_name_and_shows_it_at_the_table_and_in_the_title() {
    let memory = Memory::default();
    let mut window = program_again(&memory);
    let field = window.get_by_role_and_label(Role::TextInput, "Your name:");
    field.focus();
    field.type_text("Anna");
    window.run();
    click(&mut window, "Begin");
    assert_eq!(window.state().players().name(), "Anna");
    assert_eq!(own_card(&window), "Anna");
    assert!(title(&window).contains(" – Anna – "), "{}", title(&window));
    finish(&mut window);
    let again = program_again(&memory);
    assert_eq!((own_card(&again), again.state().players().name()), ("Anna".to_owned(), "Anna"));
}

#[test]
fn a_player_without_a_name_is_called_you_and_is_not_asked_again() {
    let memory = Memory::default();
    let mut window = program_again(&memory);
    window.get_by_role_and_label(Role::TextInput, "Your name:");
    click(&mut window, "Begin");
    assert_eq!((own_card(&window).as_str(), window.state().players().name()), ("You", ""));
    keys(&mut window, Key::N);
    assert_eq!(window.query_all_by_role_and_label(Role::TextInput, "Your name:").count(), 0);
}

#[test]
fn a_taken_name_is_refused_and_the_window_stays_open() {
    let memory = Memory::default();
    let mut players = Players::on(Arc::new(memory.clone()));
    let first = players.current().expect("somebody").shelf.clone();
    players.add("Ben").expect("a name");
    players.change_to(&first);
    drop(players);
    let mut window = program_again(&memory);
    let field = window.get_by_role_and_label(Role::TextInput, "Your name:");
    field.focus();
    field.type_text("Ben");
    window.run();
    click(&mut window, "Begin");
    assert!(has(&window, "There is already a player with this name."));
    assert_eq!(window.state().players().name(), "");
    window.get_by_label("Begin");
}

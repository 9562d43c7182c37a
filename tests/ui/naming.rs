//! The player's name: the window of a new game asks for it, and it is shown above the scores.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::{
    Window,
    files::{click, finish, has, keys, program_again},
};
use egui::{Key, Modifiers, Shape, accesskit::Role, epaint::ClippedShape};
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

/// Types a name where a new game asks for it, and begins.
fn tell_name(window: &mut Window, name: &str) {
    click(window, "All games");
    type_name(window, name);
}

/// Types a name in the open window of a new game, and begins.
fn type_name(window: &mut Window, name: &str) {
    let field = window.get_by_role_and_label(Role::TextInput, "Your name");
    field.focus();
    field.type_text(name);
    window.run();
    click(window, "Begin");
}

/// Every text that is painted.
fn painted(window: &Window) -> Vec<String> {
    let shapes = window.output().shapes.iter();
    let text = |shape: &ClippedShape| {
        if let Shape::Text(text) = &shape.shape { Some(text.galley.text().to_owned()) } else { None }
    };
    shapes.filter_map(text).collect()
}

#[test]
fn a_new_game_asks_for_a_name_and_shows_it_at_the_table_and_in_the_title() {
    let memory = Memory::default();
    let mut window = program_again(&memory);
    tell_name(&mut window, "Anna");
    assert_eq!(window.state().players().name(), "Anna");
    assert_eq!(own_card(&window), "Anna");
    assert!(title(&window).contains(" – Anna – "), "{}", title(&window));
    finish(&mut window);
    let again = program_again(&memory);
    assert_eq!((own_card(&again), again.state().players().name()), ("Anna".to_owned(), "Anna"));
}

#[test]
fn the_score_sheet_shows_and_speaks_the_name_that_was_told() {
    let mut window = program_again(&Memory::default());
    tell_name(&mut window, "Anna");
    finish(&mut window);
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    let heads = |name: &str| painted(&window).iter().filter(|text| *text == name).count();
    // The card at the table has the name as well.
    assert!(heads("Anna") > 1 && heads("You") == 0);
    let hands = window.state().desk().sitting().session().record().hands.len();
    let rows: Vec<String> = window.query_all_by_label_contains("Hand ").filter_map(|row| row.value()).collect();
    let rows: Vec<String> = rows.into_iter().filter(|row| row.starts_with("Hand ")).collect();
    assert!(rows.len() == hands && rows.iter().all(|row| row.contains("Anna ") && row.contains("Nestor ")), "{rows:?}");
}

#[test]
fn a_player_without_a_name_is_called_you_and_not_asked_again() {
    let memory = Memory::default();
    let mut window = program_again(&memory);
    click(&mut window, "All games");
    click(&mut window, "Begin");
    assert_eq!((own_card(&window).as_str(), window.state().players().name()), ("You", ""));
    keys(&mut window, Key::N);
    assert_eq!(window.query_all_by_role_and_label(Role::TextInput, "Your name").count(), 0);
}

#[test]
fn a_taken_name_is_refused_and_the_window_stays_open() {
    let memory = Memory::default();
    let mut players = Players::on(Arc::new(memory.clone()));
    let first = players.current().expect("somebody").folder.clone();
    players.add("Ben").expect("a name");
    players.change_to(&first);
    drop(players);
    let mut window = program_again(&memory);
    tell_name(&mut window, "Ben");
    assert!(has(&window, "There is already a player with this name."));
    assert_eq!(window.state().players().name(), "");
    window.get_by_label("Begin");
}

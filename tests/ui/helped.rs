//! What stays with a game when you leave it and come back: its rules and the help its
//! player had (R31 to R34).

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{
    Window, copied,
    files::{click, finish, games, has, keys, program_at},
    play_until, press, press_button, show, step, waiting,
};
use egui::{Event, Key, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    record::Record,
    store::{Memory, Players},
    table::sitting::Sitting,
    table::{HostOrder, Waiting},
    ui::{
        app::{App, Start},
        thinker::Thinker,
    },
};
use std::sync::Arc;

/// So many points nobody makes in a single hand.
const TARGET: u16 = 500;

/// Starts a game that no one wins in a single hand.
fn program(memory: &Memory) -> Window {
    let mut window = program_at(memory, 4711, TARGET);
    step(&mut window, HostOrder::NewGame(None));
    window
}

/// Ends the program and starts it again.
fn again(window: Window, memory: &Memory) -> Window {
    drop(window);
    let players = Players::on(Arc::new(memory.clone()));
    let store = players.store();
    show(App::seated(players, store, Start::default(), Thinker::here(1)), vec2(960.0, 720.0))
}

fn sitting(window: &Window) -> Sitting {
    window.state().desk().sitting()
}

fn helped(window: &Window) -> bool {
    sitting(window).is_practice()
}

fn stand(window: &Window) -> Record {
    sitting(window).session().record().clone()
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// Plays until something has been played and it is the player's turn again.
fn into_the_hand(window: &mut Window) {
    let there = |window: &Window| {
        matches!(waiting(window), Waiting::You { .. }) && window.state().desk().game().view().played().len() > 3
    };
    assert!(play_until(window, there));
}

fn to_the_end_of_the_hand(window: &mut Window) {
    assert!(play_until(window, |window| waiting(window) == Waiting::NewHand));
}

/// Starts a game of Fives with Firecrackers in the window for new games.
fn begin_firecrackers(window: &mut Window) {
    keys(window, Key::N);
    window.query_all_by_label_contains("Fives with Firecrackers").next().expect("a card").click_accesskit();
    window.run();
    press_button(window, "Begin");
    assert_eq!(window.state().desk().game().view().rules().game(), Some(Preset::Firecrackers));
}

/// Whether the game is the All Fives from the start.
fn is_as_begun(window: &Window) -> bool {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    *window.state().desk().game().view().rules() == Rules { target: TARGET, ..rules }
}

#[test]
fn a_game_that_undo_brings_back_keeps_its_rules() {
    let memory = Memory::default();
    let mut window = program(&memory);
    into_the_hand(&mut window);
    begin_firecrackers(&mut window);
    keys(&mut window, Key::Z);
    assert!(is_as_begun(&window));
    assert_eq!(window.state().settings().game.rules.game(), Some(Preset::Firecrackers), "a new game starts with these");
    keys(&mut window, Key::Y);
    assert_eq!(window.state().desk().game().view().rules().game(), Some(Preset::Firecrackers));
    keys(&mut window, Key::Z);
    let mut window = again(window, &memory);
    assert!(is_as_begun(&window));
    for _ in 0..2 {
        to_the_end_of_the_hand(&mut window);
        press(&mut window);
        assert!(is_as_begun(&window));
        assert_eq!(window.state().desk().game().view().left(), None, "there is no clock");
    }
    step(&mut window, HostOrder::NewGame(None));
    assert_eq!(window.state().desk().game().view().rules().game(), Some(Preset::Firecrackers));
}

#[test]
fn a_game_that_was_restarted_or_dealt_from_a_number_is_practice() {
    let memory = Memory::default();
    let mut window = program(&memory);
    into_the_hand(&mut window);
    assert!(!helped(&window));
    keys(&mut window, Key::R);
    keys(&mut window, Key::Z);
    assert!(helped(&window), "its deals were begun twice");
    window.set_size(vec2(960.0, 2600.0));
    window.run();
    for number in ["", "4711"] {
        keys(&mut window, Key::N);
        if number.is_empty() {
            press_button(&mut window, "More");
        }
        window.get_by_role_and_label(Role::TextInput, "Deal number").click();
        window.run();
        window.get_by_role_and_label(Role::TextInput, "Deal number").type_text(number);
        window.run();
        press_button(&mut window, "Begin");
        assert_eq!(helped(&window), !number.is_empty());
    }
    assert!(helped(&again(window, &memory)));
}

#[test]
fn beliefs_count_at_once() {
    let memory = Memory::default();
    let mut window = program(&memory);
    into_the_hand(&mut window);
    key(&mut window, Key::B);
    assert!(helped(&again(window, &memory)));
}

#[test]
fn a_review_of_the_hand_at_the_table_is_help() {
    let mut window = program(&Memory::default());
    into_the_hand(&mut window);
    assert!(!helped(&window));
    key(&mut window, Key::J);
    assert!(window.state().stage().looks_through() && helped(&window));
}

#[test]
fn adding_the_game_to_the_list_asks_because_it_can_be_looked_through_there() {
    let mut window = program(&Memory::default());
    into_the_hand(&mut window);
    keys(&mut window, Key::K);
    assert!(has(&window, "shows every bone"));
    click(&mut window, "Cancel");
    assert!(!helped(&window));
    assert_eq!(games(&window), 0);
    keys(&mut window, Key::K);
    click(&mut window, "Add to the list");
    assert!(helped(&window));
    assert_eq!(games(&window), 1);
}

#[test]
fn a_deal_that_restore_takes_back_is_help() {
    let mut window = program(&Memory::default());
    to_the_end_of_the_hand(&mut window);
    key(&mut window, Key::F5);
    key(&mut window, Key::F9);
    press(&mut window);
    assert!(!helped(&window), "no deal was undone");
    to_the_end_of_the_hand(&mut window);
    key(&mut window, Key::F5);
    press(&mut window);
    let first = stand(&window);
    key(&mut window, Key::F9);
    press(&mut window);
    assert_ne!(stand(&window).hands.last(), first.hands.last(), "another deal");
    assert!(helped(&window));
}

#[test]
fn copying_the_current_game_asks_once_and_counts_as_help() {
    let memory = Memory::default();
    let mut window = program(&memory);
    into_the_hand(&mut window);
    window.event(Event::Copy);
    window.run();
    assert!(has(&window, "shows every bone"));
    click(&mut window, "Cancel");
    assert!(!helped(&window));
    window.event(Event::Copy);
    window.run();
    window.get_by_label("Copy").click();
    let text = (0..4).find_map(|_| {
        window.step();
        copied(&window)
    });
    let text = text.expect("it was copied");
    window.run();
    assert!(helped(&window));
    // What the copy shows counts as seen in this game.
    step(&mut window, HostOrder::NewGame(None));
    into_the_hand(&mut window);
    assert!(!helped(&window));
    window.event(Event::Copy);
    window.step();
    assert!(copied(&window).is_some(), "the question comes only once");
    assert!(helped(&window));
    window.event(Event::Paste(text));
    window.run();
    assert!(helped(&window));
}

#[test]
fn the_suggested_file_name_reveals_nothing_about_the_deals() {
    let mut window = program(&Memory::default());
    into_the_hand(&mut window);
    keys(&mut window, Key::S);
    press_button(&mut window, "Save");
    let field = window.get_by_label("Path of the file");
    let path = field.accesskit_node().value().expect("a path");
    assert!(path.ends_with("1970-01-01 All Fives.domino"), "{path}");
}

#[test]
fn undo_brings_a_cleared_tally_back_and_restore_does_not() {
    let memory = Memory::default();
    let mut window = program_at(&memory, 4711, 30);
    into_the_hand(&mut window);
    finish(&mut window);
    key(&mut window, Key::F5);
    press(&mut window);
    let counts = |window: &mut Window, games| assert_eq!(window.state_mut().tally().total().games(), games);
    counts(&mut window, 1);
    key(&mut window, Key::F3);
    click(&mut window, "Clear");
    key(&mut window, Key::Escape);
    counts(&mut window, 0);
    key(&mut window, Key::F9);
    counts(&mut window, 0);
    keys(&mut window, Key::Z);
    keys(&mut window, Key::Z);
    counts(&mut window, 1);
    keys(&mut window, Key::Y);
    counts(&mut window, 0);
    let mut window = again(window, &memory);
    counts(&mut window, 0);
    assert_eq!(games(&window), 1, "the archive has the finished game");
}

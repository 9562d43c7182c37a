//! Finished games that are judged automatically, with the real widgets, files and threads.

use crate::window::screens::Screens as _;
use crate::window::{
    Window,
    files::{click, finish, has, program_behind},
};
use egui::{Event, Key, Modifiers, pos2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::bone::Seat,
    host::runs_on_battery,
    review::{KeptReview, Review},
    store::Memory,
    table::HostOrder,
};
use std::{thread, time::Duration};

/// About three times as long as judging the game takes.
const LONG: u32 = 300;

/// Starts the program with files written in the background, and plays a short game to its end.
fn after_a_game() -> Window {
    let mut window = program_behind(&Memory::default(), 4711, 20);
    window.state_mut().set(|settings| settings.play.judge_games = false);
    finish(&mut window);
    window
}

/// The review of the only game, as it is kept.
fn kept(window: &Window) -> Option<KeptReview> {
    let archive = window.state().store().archive();
    archive.load_review(archive.wait_for_games().first().expect("a game").played.id)
}

/// Lets some time pass in which the window does nothing but what it does by itself, until this
/// holds. Returns whether it did.
fn until(window: &mut Window, holds: impl Fn(&Window) -> bool, longest: u32) -> bool {
    (0..longest).any(|_| {
        window.run_steps(1);
        thread::sleep(Duration::from_millis(10));
        holds(window)
    })
}

/// Opens the page of the statistics, once the games are counted.
fn open_quality(window: &mut Window) {
    window.key_press(Key::F4);
    window.run();
    assert!(until(window, |window| has(window, "All figures"), 2_000));
    click(window, "All figures");
    click(window, "Page: How well you play");
}

#[test]
fn a_finished_game_is_judged_automatically_and_the_statistics_tell_how_well_it_was_played() {
    let mut window = after_a_game();
    let there = |window: &Window| kept(window).is_some();
    assert!(!until(&mut window, there, LONG), "the setting is off");
    open_quality(&mut window);
    assert!(until(&mut window, |window| has(window, "None of these games has been judged yet"), 2_000));
    window.key_press(Key::Escape);
    window.run();
    window.state_mut().set(|settings| settings.play.judge_games = true);
    assert!(until(&mut window, there, 30_000), "the game is judged");
    let archive = window.state().store().archive().clone();
    let game = archive.load(archive.wait_for_games()[0].played.id).expect("it was kept");
    let mut review = Review::of(&game.record, Seat::FIRST).expect("it was played");
    assert!(kept(&window).is_some_and(|kept| kept.put_into(&mut review)) && review.is_whole());
    let mistakes = review.mistakes(Seat::FIRST, || true).expect("nobody stops it");
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    let worst = mistakes.iter().max_by(|one, other| one.loss.total_cmp(&other.loss)).map(|worst| worst.played);
    assert!(has(&window, "You win") || has(&window, "Nestor wins"));
    // Only a game that was lost could have gone otherwise.
    let told = worst.filter(|_| has(&window, "Nestor wins")).map(|played| played.to_string()[..3].to_owned());
    assert_eq!(has(&window, "A better way"), told.is_some());
    assert!(has(&window, &told.map_or_else(String::new, |bone| format!("instead of {bone}"))));
    window.key_press(Key::Escape);
    window.run();
    let due = if mistakes.is_empty() { "Today".to_owned() } else { format!("Today, {} back", mistakes.len().min(10)) };
    window.get_by_label("Game").click();
    window.run();
    window.get_by_label("Practice").click();
    window.run();
    assert!(until(&mut window, |window| has(window, &due), 2_000), "mistakes become exercises: {due}");
    window.key_press(Key::Escape);
    window.run();
    open_quality(&mut window);
    assert!(until(&mut window, |window| has(window, "Games judged: 1 of 1"), 2_000));
    let given = review.sum(Seat::FIRST);
    let accuracy = 100.0 * given.accuracy().expect("something could be lost");
    assert!(has(&window, &format!("Accuracy: {accuracy:.1}")));
    assert!(has(&window, &format!("Decisions: {}", given.decisions)));
    click(&mut window, "Page: Table");
    assert!(has(&window, &format!("Accuracy: {accuracy:.1}")), "the table has all figures");
}

#[test]
fn nothing_is_judged_while_the_exercises_are_open() {
    let mut window = after_a_game();
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    assert!(window.state().stage().practice().is_some());
    window.state_mut().set(|settings| settings.play.judge_games = true);
    assert!(!until(&mut window, |window| kept(window).is_some(), LONG));
    window.key_press(Key::Escape);
    window.run();
    assert!(until(&mut window, |window| kept(window).is_some(), 30_000), "it goes on at the table");
}

#[test]
fn earlier_games_are_judged_only_while_nobody_uses_the_window() {
    let mut window = after_a_game();
    window.state_mut().step(HostOrder::NewGame(Some(7)));
    finish(&mut window);
    let archive = window.state().store().archive().clone();
    let judged = || {
        archive.wait_for_games().iter().map(|game| archive.load_review(game.played.id).is_some()).collect::<Vec<_>>()
    };
    assert_eq!(judged(), [false, false]);
    window.state_mut().set(|settings| settings.play.judge_games = true);
    let mut at = 0.0;
    let uses = |window: &mut Window, at: &mut f32| {
        *at += 1.0;
        window.event(Event::PointerMoved(pos2(300.0 + *at % 50.0, 300.0)));
    };
    for _ in 0..200_000 {
        uses(&mut window, &mut at);
        if until(&mut window, |_| judged()[1], 1) {
            break;
        }
    }
    for _ in 0..LONG {
        uses(&mut window, &mut at);
        until(&mut window, |_| false, 1);
    }
    assert_eq!(judged(), [false, true], "the latest game is judged at once, and the others wait");
    // A machine on its battery waits longer.
    if !runs_on_battery() {
        assert!(until(&mut window, |_| judged()[0], 30_000), "nobody uses the window any more");
    }
}

//! The clock in the window: when it runs, when it stands, and what covers the table meanwhile.

use crate::firecrackers::{SECOND, SIZE, command, game, hand_is_seen, left, place_of, rules, turn, with_targets};
use crate::window::{Window, app, open_rules, open_with, play_until, press_button, show, some_play, step, waiting};
use egui::{Key, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::seat::Input;
use electrum_dominoes::store::{Memory, Store};
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::app::Start;
use electrum_dominoes::ui::command::Command;
use electrum_dominoes::ui::system_clock::SystemClock;
use electrum_dominoes::ui::thinker::Thinker;
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

#[test]
fn a_tick_disturbs_neither_a_chosen_bone_nor_a_drag() {
    let mut window = with_targets(5, 1);
    let (bone, _) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    let then = left(&window);
    turn(&mut window, 5);
    assert_eq!(game(&window).chosen(), Some(bone));
    assert!(left(&window) <= then.saturating_sub(5 * SECOND));
    let scene = window.state().desk().scene().expect("the display was shown");
    let from = scene.key.areas.firecrackers[0].center();
    window.drag_at(from);
    window.run();
    window.hover_at(from + vec2(150.0, -150.0));
    window.run();
    assert!(game(&window).lights());
    turn(&mut window, 5);
    assert!(game(&window).lights(), "it is still held");
    let target = game(&window).view().targets().iter().next().expect("a bone that can be destroyed");
    let to = place_of(&window, target);
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    assert!(!game(&window).view().seen.public().has_firecracker(Seat::FIRST));
}

#[test]
fn the_last_thirty_seconds_are_told_in_words() {
    let mut window = open_rules(Rules { seconds: 60, ..rules() }, 5, SIZE, false, |_| {});
    turn(&mut window, 28);
    assert!(window.query_by_label_contains("clock: the last").is_none());
    window.get_by_label_contains("clock: ");
    turn(&mut window, 3);
    window.get_by_label_contains("clock: the last");
}

#[test]
fn the_clock_covers_no_word_of_the_others() {
    for size in [vec2(480.0, 560.0), SIZE, vec2(1920.0, 1080.0)] {
        for (compact, scale) in [(false, 100), (true, 100), (false, 200)] {
            let window = open_rules(Rules { seconds: 60, ..rules() }, 5, size, compact, |settings| {
                settings.look.interface_scale = scale;
            });
            let (clock, line) = (window.get_by_role(Role::Timer).rect(), window.get_by_role(Role::Status).rect());
            assert!(!clock.shrink(0.5).intersects(line), "{size} {compact} {scale}: {clock} and {line}");
        }
    }
}

#[test]
fn a_window_above_the_table_stops_the_clock_and_covers_the_table() {
    let mut window = with_targets(5, 1);
    for opens in [Command::Help, Command::Settings, Command::Tally, Command::GiveUp] {
        command(&mut window, opens);
        turn(&mut window, 1);
        let then = left(&window);
        turn(&mut window, 30);
        assert_eq!(left(&window), then, "{opens:?}");
        assert!(!hand_is_seen(&window), "the bones are hidden: {opens:?}");
        window.key_press(Key::Escape);
        window.run();
        assert!(hand_is_seen(&window), "{opens:?}");
        turn(&mut window, 2);
        assert!(left(&window) < then, "{opens:?}");
    }
}

#[test]
fn a_pause_covers_the_table_until_the_player_goes_on() {
    let mut window = with_targets(5, 1);
    window.key_press(Key::P);
    window.run();
    let then = left(&window);
    turn(&mut window, 60);
    assert_eq!(left(&window), then);
    assert!(!hand_is_seen(&window));
    window.get_by_label_contains("The clock is stopped at");
    press_button(&mut window, "Resume");
    assert!(matches!(waiting(&window), Waiting::You { .. }));
    window.key_press(Key::P);
    window.run();
    window.key_press(Key::Space);
    window.run();
    assert!(matches!(waiting(&window), Waiting::You { .. }), "the space bar goes on as well");
}

#[test]
fn times_are_written_as_clocks_show_them() {
    for (seconds, shown) in
        [(9, "0:09"), (60, "1:00"), (277, "4:37"), (3599, "59:59"), (3600, "1:00:00"), (10_800, "3:00:00")]
    {
        let mut window = open_rules(Rules { seconds, ..rules() }, 5, SIZE, false, |_| {});
        window.key_press(Key::P);
        window.run();
        window.get_by_label_contains(&format!("The clock is stopped at {shown}."));
    }
}

#[test]
fn a_hidden_window_pauses_the_game() {
    let mut window = with_targets(5, 1);
    let hide = |window: &mut Window, hidden: bool| {
        let input = window.input_mut();
        let id = input.viewport_id;
        let viewport = input.viewports.entry(id).or_default();
        (viewport.minimized, viewport.occluded) = (Some(hidden), Some(false));
    };
    hide(&mut window, true);
    window.run();
    let then = left(&window);
    turn(&mut window, 10);
    assert_eq!((waiting(&window), left(&window)), (Waiting::Paused, then));
    hide(&mut window, false);
    turn(&mut window, 10);
    assert_eq!((waiting(&window), left(&window)), (Waiting::Paused, then), "it waits until the player goes on");
}

#[test]
fn a_changed_wall_clock_pauses_the_game_and_nothing_is_lost() {
    for by in [3600, -3600] {
        let mut window = with_targets(5, 1);
        let time = Rc::new(Cell::new(jiff::Timestamp::UNIX_EPOCH));
        let shown = Rc::clone(&time);
        window.state_mut().use_clock(SystemClock::of(move || shown.get()));
        turn(&mut window, 1);
        let then = left(&window);
        time.set(time.get() + jiff::SignedDuration::from_secs(by));
        turn(&mut window, 1);
        assert_eq!(waiting(&window), Waiting::Paused);
        assert!(then.saturating_sub(left(&window)) <= SECOND);
    }
}

#[test]
fn a_game_killed_at_twenty_moments_goes_on_paused_with_its_time() {
    let files = Memory::default();
    let store = |files: &Memory| Store::on(Arc::new(files.clone()));
    let mut window = open_with(Thinker::here(1), store(&files), Preset::Firecrackers, 8, SIZE, |_| {});
    for moment in 0..20 {
        if waiting(&window) == Waiting::NewGame {
            break;
        }
        if moment % 3 == 0 {
            let done = game(&window).view().change();
            play_until(&mut window, |window| game(window).view().change() > done + 2);
            if waiting(&window) == Waiting::NewGame {
                break;
            }
        }
        turn(&mut window, 1 + moment % 4);
        window.run_steps((moment * 13 % 60) as usize);
        // A program that was killed finds only what is on the disk now.
        let killed = Memory::default();
        for name in ["settings.ron", "game.ron", "clock.ron", "tally.ron"] {
            if let Some(bytes) = files.get(name) {
                killed.put(name, bytes);
            }
        }
        let again = show(app(store(&killed), Start::default(), Thinker::here(1)), SIZE);
        assert_eq!(waiting(&again), Waiting::Paused, "moment {moment}");
        assert_eq!(game(&again).view().played(), game(&window).view().played());
        let error = left(&again).abs_diff(left(&window));
        assert!(error <= SECOND, "moment {moment}: {:?} instead of {:?}", left(&again), left(&window));
    }
    assert!(left(&window) < 280 * SECOND);
}

#[test]
fn the_time_is_chosen_with_the_game() {
    // High enough that nothing has to be scrolled.
    let mut window = open_rules(rules(), 5, vec2(960.0, 1500.0), false, |_| {});
    command(&mut window, Command::NewGame);
    window.get_by_label("Minutes for the game: 3").click();
    window.run();
    press_button(&mut window, "Begin");
    assert_eq!(game(&window).view().rules().seconds, 180);
    assert!(left(&window) > 178 * SECOND);
}

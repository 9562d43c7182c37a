//! A clock set to either end of the calendar stops neither the program nor a game.

use crate::window::{
    files::{click, finish, has, keys, program},
    press,
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{store::Memory, ui::system_clock::SystemClock};
use jiff::{SignedDuration, Timestamp};
use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, SystemTime};

#[test]
fn a_clock_at_either_end_of_the_calendar_ends_nothing() {
    for (end, date) in [(Timestamp::MIN, "-9999-01-02"), (Timestamp::MAX, "9999-12-30")] {
        let memory = Memory::default();
        let mut window = program(&memory);
        window.state_mut().use_clock(SystemClock::of(move || end));
        finish(&mut window);
        press(&mut window);
        finish(&mut window);
        for (command, key) in [(true, Key::G), (false, Key::F4)] {
            if command {
                keys(&mut window, key);
            } else {
                window.key_press(key);
                window.run();
                click(&mut window, "All figures");
                click(&mut window, "Filter");
            }
            window.run();
            assert!(has(&window, if command { "2 games" } else { "2 finished games" }), "{date}");
            let spans = ["At any time", "The last day", "The last week", "The last month", "The last year"];
            for two in spans.windows(2) {
                click(&mut window, &format!("Period: {}", two[0]));
                click(&mut window, two[1]);
                assert!(has(&window, if command { "2 games" } else { "2 finished games" }), "{date}: {}", two[1]);
            }
            if command {
                let dated = window.query_all(egui_kittest::kittest::By::new().label_contains(date)).count();
                assert!(dated > 0, "{date} is not in the list");
            }
            window.key_press(Key::Escape);
            window.run();
        }
        for key in [Key::E, Key::T, Key::D] {
            keys(&mut window, key);
            window.run();
            window.key_press(Key::Escape);
            window.run();
        }
        // The saved games are read again.
        let again = program(&memory);
        assert_eq!(again.state().store().archive().wait_for_games().len(), 2, "{date}");
    }
}

#[test]
fn a_clock_that_goes_with_the_programs_own_has_not_jumped_and_any_other_has() {
    let time = Rc::new(Cell::new(Timestamp::UNIX_EPOCH));
    let shown = Rc::clone(&time);
    let mut clock = SystemClock::of(move || shown.get());
    let mut now = 0.0;
    assert!(!clock.has_jumped(now));
    for (by, own, jumped) in
        [(10, 10.0, false), (9, 10.0, false), (3600, 0.1, true), (-3600, 0.1, true), (1, 1.0, false)]
    {
        time.set(time.get() + SignedDuration::from_secs(by));
        now += own;
        assert_eq!(clock.has_jumped(now), jumped, "{by} s on the system's clock, {own} s here");
    }
}

#[test]
fn a_clock_that_is_set_past_the_end_of_the_calendar_shows_the_end() {
    let shown = |clock: SystemTime| SystemClock::of(move || clock).now().timestamp();
    let ages = Duration::from_hours(24 * 365 * 20_000);
    assert_eq!(shown(SystemTime::UNIX_EPOCH + ages), Timestamp::MAX);
    assert_eq!(shown(SystemTime::UNIX_EPOCH), Timestamp::UNIX_EPOCH);
    // Not every system has a clock that goes back so far.
    if let Some(clock) = SystemTime::UNIX_EPOCH.checked_sub(ages) {
        assert_eq!(shown(clock), Timestamp::MIN);
    }
}

//! Windows that are narrow: names, numbers and keys are read there as well.

use crate::practice::{SMALL, exercise, practise};
use crate::window::sheets::{Desk, harness};
use crate::window::sights::opened;
use egui::{Key, Rect, Shape, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{engine::rules::Preset, store::Memory, ui::words::Words};

/// The texts that are painted and cut.
fn cut(window: &Harness<'_, Desk>) -> Vec<String> {
    fn add(shape: &Shape, all: &mut Vec<String>) {
        match shape {
            Shape::Text(text) if text.galley.elided => all.push(text.galley.text().to_owned()),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    window.output().shapes.iter().for_each(|clipped| add(&clipped.shape, &mut all));
    all
}

/// A window in a language, on a display of this width.
fn shown(name: &str, language: &str, width: f32) -> Harness<'static, Desk> {
    let mut desk = opened(name);
    desk.words = Words::choose(Some(language));
    harness(vec2(width, 760.0), desk)
}

#[test]
fn results_are_read_whole_in_the_smallest_window() {
    for language in ["en", "de", "fr", "ru"] {
        for name in ["games", "score-sheet", "game-over", "game-over-four", "tally", "tally-people"] {
            let cut = cut(&shown(name, language, 480.0));
            assert!(cut.is_empty(), "{language}, {name}: {cut:?}");
        }
    }
}

#[test]
fn on_a_telephone_a_key_stands_above_what_it_does() {
    let words = Words::english();
    for (width, above) in [(360.0, true), (900.0, false)] {
        let window = shown("help-keys", "en", width);
        for key in ["tab", "arrows", "space", "enter"] {
            let place = |id: String| -> Rect {
                let text = words.get(Message::must(&id));
                window.get_by_role_and_label(Role::Label, text).rect()
            };
            let (cap, does) = (place(format!("key-{key}")), place(format!("key-{key}-does")));
            assert!(cap.height() < 24.0, "{key} is in one line: {cap}");
            assert_eq!(does.top() >= cap.bottom(), above, "{key} at {width}: {cap}, {does}");
            assert!(does.width() > 120.0, "{key} at {width}: {does}");
        }
    }
}

#[test]
fn in_a_small_window_a_button_opens_what_picks_exercises() {
    for size in [SMALL, vec2(640.0, 360.0)] {
        let mut window = practise(&Memory::default(), size);
        assert!(window.query_by_label_contains("Any subject").is_none(), "{size}: the task has the room");
        window.get_by_label("Filter").click();
        window.run();
        window.get_by_label("Game: All games").click();
        window.run();
        window.get_by_label("Block").click();
        window.run();
        for _ in 0..3 {
            assert_eq!(exercise(&window).seen.rules().game(), Some(Preset::Block), "{size}");
            window.key_press(Key::PageDown);
            window.run();
        }
        window.get_by_label("Filter").click();
        window.run();
        assert!(window.query_by_label_contains("Any subject").is_none(), "{size}: and closes it again");
    }
}

#[test]
fn the_task_of_an_exercise_is_read_whole_in_small_windows() {
    for size in [SMALL, vec2(640.0, 360.0), vec2(360.0, 640.0)] {
        let window = practise(&Memory::default(), size);
        let (task, deed) = ("It’s your turn. Find the best play.", "Show the best play");
        let task = window.get_by_role_and_label(Role::Label, task).rect();
        let deed = window.get_by_role_and_label(Role::Button, deed).rect();
        assert!(task.bottom() <= deed.top(), "{size}: {task} above {deed}");
    }
}

#[test]
fn whoever_can_sit_at_a_table_has_a_name() {
    let window = shown("game-invite", "en", 960.0);
    let seats: Vec<String> = window
        .query_all_by_role(Role::RadioButton)
        .filter_map(|chip| chip.accesskit_node().label())
        .filter(|name| name.starts_with("Seat "))
        .collect();
    assert!(seats.iter().any(|name| name.ends_with(": First player")), "{seats:?}");
    assert!(seats.iter().all(|name| !name.trim_end().ends_with(':')), "{seats:?}");
}

//! Hints: what they say, what a click on one does, and where they stand.

use crate::window::{self, Window, middling, open, play_until, spoken, waiting};
use egui::{self, Key, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::layout::Way;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::seat::Hint;
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::table::positions::TableView;

#[test]
fn a_hint_names_a_play_that_can_be_made() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    window.key_press(Key::F2);
    window.run();
    assert!(spoken(&window).note.starts_with("I would play"), "{:?}", spoken(&window));
    assert!(window.state().desk().game().view().is_practice);
    window.get_by_label("Close").click();
    window.run();
    assert!(window.query_by_label("Close").is_none());
}

#[test]
fn a_hint_without_a_choice_says_what_to_do_and_shows_no_figures() {
    let mut window = middling(Preset::Draw, 9);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::Draw));
    window.key_press(Key::F2);
    window.run();
    assert!(spoken(&window).note.starts_with("I would draw"), "{:?}", spoken(&window));
    assert!(window.query_by_label_contains("%").is_none(), "nothing was calculated");
    assert!(window.query_by_label("Close").is_none());
}

#[test]
fn a_row_of_a_hint_lights_its_end_and_a_click_chooses_it() {
    let mut window = middling(Preset::AllFives, 4711);
    let many = |window: &Window| {
        let game = window.state().desk().game();
        game.view().is_your_turn()
            && game.view().hand().iter().filter(|bone| !game.view().fits(*bone).is_empty()).count() > 2
    };
    assert!(play_until(&mut window, many));
    window.key_press(Key::F2);
    window.run();
    let Some(Hint::Given(choice)) = window.state().desk().game().hint().cloned() else { panic!("no hint") };
    let plays = choice.candidates.iter().filter_map(|candidate| match candidate.step {
        Move::Play(bone, end) => Some((bone, end)),
        _ => None,
    });
    for (bone, end) in plays {
        let name = format!("{bone} {}: ", window::arm(end).word());
        let row = window.get_by_label_contains(&name).rect();
        window.hover_at(row.center());
        window.run();
        assert_eq!(window.state().desk().lit_ends(), [end], "{name}");
        window.get_by_label_contains(&name).click();
        window.run();
        assert_eq!(window.state().desk().game().chosen(), Some(bone), "{name}");
        window.run_steps(20);
    }
}

#[test]
fn a_hint_keeps_clear_of_the_west_end_in_the_smallest_window() {
    let mut window = open(Preset::AllFives, 4711, vec2(480.0, 560.0), |_| {});
    let many = |window: &Window| {
        let play = window.state().desk().game();
        TableView::of(play).arms[Way::West.index()].tip.is_some()
            && play.view().hand().iter().filter(|bone| !play.view().fits(*bone).is_empty()).count() > 3
    };
    assert!(play_until(&mut window, many));
    window.key_press(Key::F2);
    window.run();
    let west = window.get_by_label_contains("west end").rect();
    let id = egui::Id::unique(("hint", window.state().desk().game().view().change()));
    let list = window.ctx.memory(|memory| memory.area_rect(id)).expect("a hint");
    assert!(!list.intersects(west), "{list:?} covers {west:?}");
    assert!(list.height() > 60.0, "{list:?}");
}

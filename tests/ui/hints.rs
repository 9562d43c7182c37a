//! Hints: what they say, what a click on one does, and where they stand.

use crate::window::{
    self, Window, middling, open, open_rules, play_until, put, rules_for, some_play, spoken, step, waiting,
};
use egui::{self, Key, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::Seat;
use electrum_dominoes::engine::layout::Way;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::seat::{Hint, Input};
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::table::panels::recommended;
use electrum_dominoes::ui::table::positions::{TableView, Token};
use electrum_dominoes::ui::words::{Words, judged::sentence, place_name, step_in_sentence};

#[test]
fn a_hint_names_a_play_that_can_be_made() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    hint(&mut window);
    assert!(spoken(&window).note.starts_with("I would play"), "{:?}", spoken(&window));
    assert!(window.state().desk().game().view().is_practice);
    window.get_by_label("Close").click();
    window.run();
    assert!(window.query_by_label("Close").is_none());
}

#[test]
fn a_hint_after_the_game_says_that_it_is_over() {
    let mut window = middling(Preset::DrawGame, 4711);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewGame));
    step(&mut window, Input::Hint);
    assert_eq!(spoken(&window).note, "The game is over.");
}

#[test]
fn what_nestor_would_play_is_said_by_himself() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    hint(&mut window);
    assert_eq!(spoken(&window).note_by, Some(Seat::SECOND), "{:?}", spoken(&window));
}

/// Asks for a hint until it names the play.
fn hint(window: &mut Window) {
    for _ in 0..2 {
        window.key_press(Key::F2);
        window.run();
    }
}

#[test]
fn a_hint_first_says_where_to_look_then_the_play_and_then_the_reason() {
    let mut window = middling(Preset::AllFives, 4711);
    let choice = |window: &Window| {
        let game = window.state().desk().game();
        game.view().is_your_turn() && game.view().seen.legal().len() > 2
    };
    assert!(play_until(&mut window, choice));
    window.key_press(Key::F2);
    window.run();
    let first = spoken(&window).note;
    assert!(!first.is_empty() && !first.starts_with("I would play"), "{first}");
    assert!(window.query_by_label("Close").is_none(), "no play is listed yet");
    assert_eq!(window.state().desk().game().hint().and_then(recommended), None, "and none is lit");
    window.key_press(Key::F2);
    window.run();
    assert!(spoken(&window).note.starts_with("I would play"), "{:?}", spoken(&window));
    assert!(window.query_by_label("Close").is_some());
    let Some(Hint::Given(advice)) = window.state().desk().game().hint().cloned() else { panic!("no hint") };
    window.key_press(Key::F2);
    window.run();
    let (why, tempting) = advice.why.expect("there is a choice");
    let told = sentence(&Words::english(), why, &step_in_sentence(&Words::english(), tempting));
    assert!(spoken(&window).note.starts_with(&told), "{:?}", spoken(&window));
    window.key_press(Key::F2);
    window.run();
    assert!(spoken(&window).note.starts_with(&told), "there is no more to tell");
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
    hint(&mut window);
    let Some(Hint::Given(choice)) = window.state().desk().game().hint().cloned() else { panic!("no hint") };
    let plays = choice.candidates.iter().filter_map(|candidate| match candidate.step {
        Move::Play(bone, end) => Some((bone, end)),
        _ => None,
    });
    for (bone, end) in plays {
        let name = format!("{bone} {}: ", place_name(&Words::english(), end));
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
    hint(&mut window);
    let west = window.get_by_label_contains("left end").rect();
    let id = egui::Id::unique(("hint", window.state().desk().game().view().change()));
    let list = window.ctx.memory(|memory| memory.area_rect(id)).expect("a hint");
    assert!(!list.intersects(west), "{list:?} covers {west:?}");
    assert!(list.height() > 60.0, "{list:?}");
}

/// Asks for a hint again and again in a game, and sees that each list keeps clear of what it is
/// about. Returns how many there were.
fn lists_keep_clear(window: &mut Window) -> u32 {
    let mut lists = 0;
    let choice = |window: &Window| {
        let game = window.state().desk().game();
        game.view().is_your_turn()
            && game.view().hand().iter().filter(|bone| !game.view().fits(*bone).is_empty()).count() > 1
    };
    while lists < 2 && play_until(window, choice) {
        step(window, Input::Hint);
        step(window, Input::Hint);
        let (desk, game) = (window.state().desk(), window.state().desk().game());
        let spots = &desk.scene().expect("a display").spots;
        let id = egui::Id::unique(("hint", game.view().change()));
        let list = window.ctx.memory(|memory| memory.area_rect(id)).expect("a hint");
        let Some(Hint::Given(advice)) = game.hint() else { panic!("no hint") };
        for candidate in &advice.candidates {
            let Move::Play(bone, end) = candidate.step else { continue };
            let places = spots.end(end).into_iter().map(|spot| spot.pose);
            let held = spots.bone(Token::Hand(bone)).into_iter().map(|spot| spot.pose);
            for pose in places.chain(held) {
                assert!(!list.intersects(pose.rect()), "{list:?} covers {bone} or its place: {:?}", pose.rect());
            }
        }
        for end in desk.lit_ends() {
            let place = window.get_by_label(&window::end_label(window, end)).rect();
            assert!(!list.intersects(place), "{list:?} covers {place:?}");
        }
        assert!(list.height() > 60.0, "{list:?}");
        lists += 1;
        let (bone, end) = some_play(window).expect("a bone that fits");
        put(window, bone, end);
    }
    lists
}

#[test]
fn a_hint_covers_neither_the_places_of_its_plays_nor_a_bone_that_fits() {
    for (size, compact) in [(480.0, 560.0), (960.0, 720.0)].into_iter().flat_map(|size| [(size, false), (size, true)]) {
        let rules = rules_for(Preset::AllFives, 2);
        let lists = (1..3).map(|deal| lists_keep_clear(&mut open_rules(rules, deal, size.into(), compact, |_| {})));
        assert!(lists.sum::<u32>() > 2);
    }
}

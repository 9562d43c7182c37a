//! That what is in the hand of the player goes where the player means it, by pointer and by keys.

use crate::practice::WIDE;
use crate::window::{
    Window, end_label, in_hand, lift, middling, now, open_with, play_until, some_play, spoken, step, two_fingers,
    waiting,
};
use egui::{Key, PointerButton, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{bone::Bone, rules::Preset},
    seat::{Hint, Input},
    store::Store,
    table::Waiting,
    ui::{
        table::{panels::recommended, positions::Token},
        thinker::Thinker,
    },
};

fn game_of(window: &Window) -> &electrum_dominoes::seat::SeatedPlayer {
    window.state().desk().game()
}

/// A window whose player holds a bone that fits one end only.
fn with_one_fit() -> (Window, Bone) {
    let fit = |window: &Window| {
        let game = game_of(window);
        game.view().hand().into_iter().find(|bone| game.view().fits(*bone).len() == 1)
    };
    for deal in 1..40 {
        let mut window = middling(Preset::AllFives, deal);
        let there = |window: &Window| matches!(waiting(window), Waiting::You { .. }) && fit(window).is_some();
        if play_until(&mut window, there)
            && let Some(bone) = fit(&window)
        {
            return (window, bone);
        }
    }
    panic!("no bone fits one end only");
}

#[test]
fn a_bone_dropped_far_from_any_place_is_not_played() {
    let (mut window, bone) = with_one_fit();
    let from = lift(&mut window, bone);
    let scene = window.state().desk().scene().expect("a table");
    let (cloth, unit) = (scene.key.areas.cloth, scene.spots.unit);
    let far = |at: &egui::Pos2| scene.spots.ends.iter().all(|end| end.pose.rect().distance_to_pos(*at) > 2.0 * unit);
    let grid = (1..20).flat_map(|x| (1..10).map(move |y| vec2(x as f32 / 20.0, y as f32 / 10.0)));
    let at = grid.map(|part| cloth.lerp_inside(part)).find(far).expect("an empty part of the cloth");
    window.hover_at(from.lerp(at, 0.5));
    window.run();
    window.drop_at(at);
    window.run();
    assert!(game_of(&window).view().hand().contains(bone), "it went home");
    assert_eq!(game_of(&window).chosen(), None);
    assert_eq!(spoken(&window).note, "Nothing can be played there.");
}

#[test]
fn escape_and_the_right_button_put_back_what_is_held() {
    for by_key in [true, false] {
        let (mut window, bone) = with_one_fit();
        let end = game_of(&window).view().fits(bone).first().copied().expect("one end");
        lift(&mut window, bone);
        let to = window.get_by_label(&end_label(&window, end)).rect().center();
        window.hover_at(to);
        window.run();
        if by_key {
            window.key_press(Key::Escape);
        } else {
            let modifiers = egui::Modifiers::NONE;
            for pressed in [true, false] {
                window.event(egui::Event::PointerButton {
                    pos: to,
                    button: PointerButton::Secondary,
                    pressed,
                    modifiers,
                });
            }
        }
        window.run();
        window.drop_at(to);
        window.run();
        assert!(game_of(&window).view().hand().contains(bone), "by key: {by_key}");
    }
}

#[test]
fn under_the_pointer_nothing_is_lit_before_the_bone_of_another_player_lies() {
    let mut waited = 0;
    for deal in 1..8 {
        let window = &mut open_with(Thinker::here(1), Store::nowhere(), Preset::AllFives, deal, WIDE, |settings| {
            settings.look.reduce_motion = false;
            settings.play.auto_ok = true;
        });
        if !play_until(window, |window| matches!(waiting(window), Waiting::You { .. })) {
            continue;
        }
        let (bone, end) = some_play(window).expect("a bone that fits");
        // Frame by frame, and not until all rests.
        window.state_mut().step(Input::Put(bone, end));
        for _ in 0..240 {
            window.step();
            let fits = |bone: &Bone| !game_of(window).view().fits(*bone).is_empty();
            let Some(other) = game_of(window).view().hand().into_iter().find(fits) else { continue };
            window.hover_at(window.get_by_label_contains(&in_hand(other)).rect().center());
            window.step();
            let desk = window.state().desk();
            if desk.animations().shows_a_play(now(window)) {
                assert_eq!(desk.lit_ends(), [], "{other} with a bone on its way");
                waited += 1;
            } else if !desk.lit_ends().is_empty() {
                break;
            }
        }
        assert!(waiting(window) != Waiting::Others, "it is the player's turn");
    }
    assert!(waited > 0, "some bone was on its way");
}

#[test]
fn what_is_lit_belongs_to_the_chosen_bone_wherever_the_focus_goes() {
    let mut found = false;
    for deal in 1..30 {
        let window = &mut middling(Preset::AllFives, deal);
        if !play_until(window, |window| matches!(waiting(window), Waiting::You { .. })) {
            continue;
        }
        let fits = |window: &Window, bone: Bone| -> Vec<_> { game_of(window).view().fits(bone).into_iter().collect() };
        let usable: Vec<Bone> =
            game_of(window).view().hand().into_iter().filter(|bone| !fits(window, *bone).is_empty()).collect();
        let Some(other) = usable.iter().copied().find(|bone| fits(window, *bone) != fits(window, usable[0])) else {
            continue;
        };
        step(window, Input::Choose(usable[0]));
        window.get_by_label_contains(&in_hand(other)).focus();
        window.run();
        window.hover_at(window.get_by_label_contains(&in_hand(other)).rect().center());
        window.run();
        let mut lit = window.state().desk().lit_ends();
        lit.retain(|end| !fits(window, usable[0]).contains(end));
        assert!(lit.is_empty(), "{lit:?} is not of {}", usable[0]);
        found = true;
    }
    assert!(found);
}

#[test]
fn enter_after_a_hint_plays_it() {
    let mut window = middling(Preset::AllFives, 4711);
    let (bone, _) = some_play(&window).expect("a bone that fits");
    window.get_by_label_contains(&in_hand(bone)).focus();
    window.run();
    step(&mut window, Input::Hint);
    for _ in 0..400 {
        window.step();
        if matches!(game_of(&window).hint(), Some(Hint::Given(_))) {
            break;
        }
    }
    step(&mut window, Input::Hint);
    window.run();
    let (best, _) = game_of(&window).hint().and_then(recommended).expect("a play");
    window.key_press(Key::Enter);
    window.run();
    assert!(!game_of(&window).view().hand().contains(best), "{best} is played");
    let scene = window.state().desk().scene().expect("a table");
    assert!(scene.spots.bone(Token::Table(best)).is_some());
}

#[test]
fn a_bone_that_fits_nowhere_says_so_when_it_is_dropped_while_another_is_chosen() {
    let mut found = false;
    for deal in 1..20 {
        let window = &mut middling(Preset::AllFives, deal);
        let pair = |window: &Window| {
            let view = game_of(window).view();
            let mut hand = view.hand().into_iter();
            let none = hand.clone().find(|bone| view.fits(*bone).is_empty())?;
            Some((hand.find(|bone| view.fits(*bone).len() > 1)?, none))
        };
        if !play_until(window, |window| matches!(waiting(window), Waiting::You { .. }) && pair(window).is_some()) {
            continue;
        }
        let (usable, none) = pair(window).expect("two bones");
        step(window, Input::Choose(usable));
        lift(window, none);
        let cloth = window.state().desk().scene().expect("a table").key.areas.cloth;
        let corner = cloth.left_bottom() + vec2(12.0, -12.0);
        window.hover_at(corner);
        window.run();
        window.drop_at(corner);
        window.run();
        assert!(spoken(window).note.contains("fits nowhere"), "{:?}", spoken(window));
        found = true;
        break;
    }
    assert!(found);
}

#[test]
fn two_fingers_on_words_make_them_larger_or_smaller_and_on_the_cloth_they_do_not() {
    let mut window = middling(Preset::AllFives, 1);
    let scale = |window: &Window| window.state().settings().look.interface_scale;
    let spread = |window: &mut Window, from: f32, to: f32| {
        let cloth = window.state().desk().scene().expect("a table").key.areas.cloth;
        let middle = cloth.center() + vec2(0.0, 100.0);
        two_fingers(window, TouchPhase::Start, middle, from);
        for step in 1..=4_u8 {
            two_fingers(window, TouchPhase::Move, middle, from + (to - from) * f32::from(step) / 4.0);
        }
        two_fingers(window, TouchPhase::End, middle, to);
        window.run_steps(5);
    };
    spread(&mut window, 40.0, 80.0);
    assert_eq!(scale(&window), 100, "the table is made larger, and no words");
    window.key_press(Key::F1);
    window.run_steps(5);
    spread(&mut window, 40.0, 45.0);
    assert_eq!(scale(&window), 100, "fingers that lie there shake");
    spread(&mut window, 40.0, 80.0);
    assert_eq!(scale(&window), 125);
    spread(&mut window, 80.0, 40.0);
    spread(&mut window, 80.0, 40.0);
    assert_eq!(scale(&window), 75);
    spread(&mut window, 80.0, 40.0);
    assert_eq!(scale(&window), 75, "there is nothing smaller");
}

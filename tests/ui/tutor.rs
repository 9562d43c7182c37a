//! The tutor with the real widgets: his questions, the answers, and rethinking without any loss.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::{
    self, Window, click, end_label, in_hand, open_rules, press_button, step, tempting::tempted, waiting,
};
use egui::{self, Key, Rect, accesskit::Role, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::table::TableInput;
use electrum_dominoes::{
    career::Tutor,
    engine::{
        bone::Bone,
        layout::End,
        moves::Move,
        rules::{Preset, Rules},
    },
    record::Record,
    seat::{Doubt, Input},
    table::{HostOrder, Waiting, Wish},
    ui::table::positions::Token,
};

fn stand(window: &Window) -> Record {
    window.state().desk().sitting().session().record().clone()
}

/// Starts the program with the tutor on, at a moment when the player could blunder.
fn watched() -> (Window, Bone, End) {
    let (mut window, bone, end) = tempted(vec2(960.0, 720.0), |_| {});
    window.state_mut().set(|settings| settings.play.tutor = Tutor::Blunders);
    window.run();
    (window, bone, end)
}

fn asks(window: &Window) -> bool {
    window.query_by_label("Rethink").is_some()
}

fn is_chosen(window: &Window, bone: Bone) -> bool {
    window.state().desk().game().chosen() == Some(bone)
}

/// Clicks a bone and the end where it would be a blunder.
fn blunder(window: &mut Window, bone: Bone, end: End) {
    window.run_steps(20);
    if !is_chosen(window, bone) {
        click(window, &in_hand(bone));
    }
    let end = end_label(window, end);
    window.run_steps(20);
    window.get_by_label(&end).click();
    window.run();
}

#[test]
fn the_tutor_asks_about_a_blunder_and_rethinking_changes_nothing() {
    let (mut window, bone, end) = watched();
    let before = stand(&window);
    blunder(&mut window, bone, end);
    assert!(asks(&window) && stand(&window) == before);
    assert!(window.query_all_by_label_contains("in 100.").next().is_some(), "he says what it costs");
    press_button(&mut window, "Rethink");
    assert!(!asks(&window) && stand(&window) == before && is_chosen(&window, bone));
    blunder(&mut window, bone, end);
    press_button(&mut window, "Play anyway");
    assert!(!asks(&window));
    let played = stand(&window)
        .hands
        .last()
        .expect("a hand")
        .moves
        .iter()
        .any(|step| matches!(step, Move::Play(played, _) if *played == bone));
    assert!(played && window.state().desk().game().view().is_practice);
}

#[test]
fn on_a_telephone_he_covers_neither_the_line_nor_the_place_he_asks_about() {
    for size in [vec2(360.0, 640.0), vec2(640.0, 360.0), vec2(960.0, 720.0)] {
        let (mut window, bone, end) = tempted(size, |settings| settings.play.tutor = Tutor::Blunders);
        blunder(&mut window, bone, end);
        assert!(asks(&window));
        let said = window
            .query_all_by_role(Role::Label)
            .find(|node| node.value().is_some_and(|said| said.contains("in 100.")));
        let said = said.expect("a question").rect();
        let asked = ["Rethink", "Play anyway"].map(|answer| window.get_by_label(answer).rect());
        let asked = asked.into_iter().fold(said, Rect::union);
        assert!(Rect::from_min_size(pos2(0.0, 0.0), size).contains_rect(asked), "{asked} in {size}");
        let spots = &window.state().desk().scene().expect("a table").spots;
        let places = spots.ends.iter().filter(|spot| spot.end == end).map(|spot| spot.pose);
        let lying = spots.bones.iter().filter(|spot| matches!(spot.token, Token::Table(_)));
        for pose in lying.map(|spot| spot.pose).chain(places) {
            assert!(!pose.rect().intersects(asked), "{asked} over {pose:?} in {size}");
        }
    }
}

#[test]
fn escape_thinks_again_and_enter_plays_anyway() {
    let (mut window, bone, end) = watched();
    let before = stand(&window);
    blunder(&mut window, bone, end);
    window.key_press(Key::Escape);
    window.run();
    assert!(!asks(&window) && stand(&window) == before && is_chosen(&window, bone));
    blunder(&mut window, bone, end);
    window.key_press(Key::Enter);
    window.run();
    assert!(!asks(&window) && stand(&window) != before);
}

#[test]
fn the_best_play_is_named_only_when_it_is_asked_for() {
    let (mut window, bone, end) = watched();
    blunder(&mut window, bone, end);
    let names = |window: &Window| window.query_all_by_label_contains("The best play:").next().is_some();
    assert!(!names(&window));
    press_button(&mut window, "Show best play");
    assert!(names(&window) && asks(&window));
}

#[test]
fn the_tutor_also_asks_after_a_drag_or_a_double_click_or_one_click() {
    let (mut window, bone, end) = watched();
    let before = stand(&window);
    let label = end_label_with(&mut window, bone, end);
    let (from, to) =
        (window.get_by_label_contains(&in_hand(bone)).rect().center(), window.get_by_label(&label).rect().center());
    window.drag_at(from);
    window.run_steps(3);
    window.hover_at(from.lerp(to, 0.5));
    window.run_steps(3);
    window.hover_at(to);
    window.run_steps(3);
    window.drop_at(to);
    window.run();
    assert!(asks(&window) && stand(&window) == before, "a drag");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().desk().bones_rest() && window.state().desk().game().view().hand().contains(bone));
    if window.state().desk().game().view().only_fit(bone).is_some() {
        for one_click in [false, true] {
            window.state_mut().set(|settings| settings.play.one_click = one_click);
            step(&mut window, Input::LetGo);
            window.run_steps(30);
            let at = window.get_by_label_contains(&in_hand(bone)).rect().center();
            for _ in 0..2 {
                window.drag_at(at);
                window.drop_at(at);
                window.run_steps(2);
            }
            window.run();
            assert!(asks(&window) && stand(&window) == before, "one click: {one_click}");
            step(&mut window, Input::LetGo);
        }
    }
}

/// Returns the name of an end while the bone is chosen, and then lets go of the bone.
fn end_label_with(window: &mut Window, bone: Bone, end: End) -> String {
    step(window, Input::Choose(bone));
    let label = end_label(window, end);
    step(window, Input::LetGo);
    label
}

#[test]
fn undo_and_a_new_game_are_safe_while_he_asks() {
    for leave in [
        Input::Wish(Wish::Undo).into(),
        TableInput::Order(HostOrder::NewGame(Some(5))),
        TableInput::Order(HostOrder::Restart),
    ] {
        let (mut window, bone, end) = watched();
        blunder(&mut window, bone, end);
        assert!(asks(&window));
        step(&mut window, leave);
        assert!(!asks(&window) && window.state().desk().game().doubt().is_none());
        window.key_press(Key::Enter);
        window.run();
    }
}

#[test]
fn whole_games_can_be_played_with_the_tutor() {
    for (preset, players) in
        [(Preset::AllFives, 2), (Preset::AllFivesPagat, 4), (Preset::Muggins, 3), (Preset::Firecrackers, 2)]
    {
        let Ok(rules) = preset.rules(players) else { continue };
        let rules = Rules { target: 25, ..rules };
        let rules = if rules.check().is_ok() { rules } else { preset.rules(players).expect("a game") };
        let mut window =
            open_rules(rules, 7, vec2(960.0, 720.0), false, |settings| settings.play.tutor = Tutor::Always);
        for _ in 0..25 {
            match waiting(&window) {
                Waiting::NewGame => break,
                Waiting::You { .. } => {
                    let (bone, end) = window::some_play(&window).expect("a bone that fits");
                    window::put(&mut window, bone, end);
                    if let Some(Doubt::Told { .. }) = window.state().desk().game().doubt() {
                        press_button(&mut window, "Play anyway");
                    }
                    assert!(window.state().desk().game().doubt().is_none());
                }
                _ => window::press(&mut window),
            }
        }
    }
}

#[test]
fn a_key_and_the_settings_switch_the_tutor() {
    let mut window = open_rules(window::tempting::short(), 3, vec2(960.0, 2600.0), false, |_| {});
    window.key_press(Key::T);
    window.run();
    assert_eq!(window.state().settings().play.tutor, Tutor::Doubtful);
    window.key_press(Key::T);
    window.run();
    assert_eq!(window.state().settings().play.tutor, Tutor::Off);
    window.key_press_modifiers(egui::Modifiers::COMMAND, Key::Comma);
    window.run();
    window.get_by_label("Settings: Play").click();
    window.run();
    window.get_by_role_and_label(Role::RadioButton, "Tutor: Blunders").click();
    window.run();
    assert_eq!(window.state().settings().play.tutor, Tutor::Blunders);
}

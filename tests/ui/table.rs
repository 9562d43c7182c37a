//! Whole games with the real widgets but without a display, by mouse, by drag and by keyboard
//! alone, and what the player and a screen reader are told.

use crate::window::{
    Window, click, drop_at_end, end_label, in_hand, lift, middling, open, open_rules, play_until, press, press_button,
    put, some_play, spoken, waiting,
};
use egui::accesskit::Role;
use egui::{self, Key, Pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::engine::bone::{Bone, Seat};
use electrum_dominoes::engine::layout::End;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::seat::Input;
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::words::Words;
use electrum_dominoes::ui::words::say::bone_name;

/// What a game is played with.
#[derive(Clone, Copy)]
pub(crate) enum Means {
    Mouse,
    Keys,
    Drag,
}

/// Returns the tables that are played by these means, each with its number: a third of all games
/// for all numbers of players, by turns. With `EVERY_WAY` set, it is all of them.
pub(crate) fn offered(means: Means) -> impl Iterator<Item = (usize, Rules)> {
    let tables = Preset::ALL.into_iter().flat_map(|preset| (2..=4).flat_map(move |seats| preset.rules(seats)));
    let all = std::env::var_os("EVERY_WAY").is_some();
    tables.enumerate().filter(move |(number, _)| all || number % 3 == means as usize)
}

fn button_name(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::Ok | Waiting::LotSeen => "OK",
        Waiting::Draw => "Draw",
        Waiting::Pass => "Pass",
        Waiting::NewHand => "New hand",
        Waiting::Lot => "Turn a bone",
        Waiting::Take => "Take them all",
        other => panic!("no button for {other:?}"),
    }
}

/// Plays a game to its end. `play` plays the player's bones, and `press` presses the button.
pub(crate) fn whole_game(
    window: &mut Window,
    play: impl FnMut(&mut Window, Bone, End),
    press: impl FnMut(&mut Window, &str),
) {
    play_on(window, |waiting| waiting == Waiting::NewGame, play, press);
}

/// Does the same until the game waits for something else.
fn play_on(
    window: &mut Window,
    over: impl Fn(Waiting) -> bool,
    mut play: impl FnMut(&mut Window, Bone, End),
    mut press: impl FnMut(&mut Window, &str),
) {
    for _ in 0..1500 {
        let before = window.state().desk().game().view().change();
        match waiting(window) {
            now if over(now) => return,
            Waiting::You { .. } => {
                let (bone, way) = some_play(window).expect("a bone that fits");
                play(window, bone, way);
            }
            // A play without a choice takes as long as any other.
            Waiting::Others => {
                window.run_steps(1);
                continue;
            }
            other => press(window, button_name(other)),
        }
        assert_ne!(window.state().desk().game().view().change(), before, "the step changed the game");
    }
    panic!("the game does not end");
}

#[test]
fn whole_games_by_mouse() {
    for (number, rules) in offered(Means::Mouse) {
        // Half of the games use the compact display if they can.
        let mut window = open_rules(short(rules), 3, vec2(960.0, 720.0), number % 2 == 1, |settings| {
            settings.play.lots_by_hand = true;
        });
        whole_game(
            &mut window,
            |window, bone, end| {
                click(window, &in_hand(bone));
                let label = end_label(window, end);
                window.get_by_label(&label).click();
                window.run();
            },
            press_button,
        );
        let total = window.state_mut().tally().total();
        assert_eq!(total.games(), 1, "{rules:?}");
    }
}

/// Returns the same rules with a low target, so that the game is short.
pub(crate) fn short(rules: Rules) -> Rules {
    // A hand counts one in some games, and with scores that go back to zero six can take a hundred
    // hands.
    let most = if rules.counts_hands() { 2 } else { 40 };
    Rules { target: rules.target.min(most), ..rules }
}

#[test]
fn whole_hands_at_every_level() {
    for level in Level::ALL {
        let mut window = open(Preset::AllFives, 5, vec2(960.0, 720.0), |settings| settings.game.level = level);
        let over = |window: &Window| matches!(waiting(window), Waiting::NewHand | Waiting::NewGame);
        for _ in 0..2 {
            assert!(play_until(&mut window, over), "{level:?}");
            let play = window.state().desk().game();
            assert!(play.view().played().iter().any(|(_, seat)| *seat == Seat::SECOND), "{level:?}");
            press(&mut window);
        }
    }
}

/// Drags a bone to its end.
fn drag(window: &mut Window, bone: Bone, end: End) {
    let from = lift(window, bone);
    drop_at_end(window, from, end);
}

#[test]
fn a_whole_game_by_drag_and_drop() {
    for compact in [false, true] {
        let rules = Preset::AllFives.rules(2).expect("a game for two");
        let mut window = open_rules(short(rules), 8, vec2(960.0, 720.0), compact, |_| {});
        whole_game(&mut window, drag, press_button);
    }
}

#[test]
fn a_hand_by_drag_and_drop() {
    for (number, rules) in offered(Means::Drag) {
        // These use the compact display for the other half of the games.
        let mut window = open_rules(rules, 12, vec2(960.0, 720.0), number % 2 == 0, |_| {});
        let mut dragged = Vec::new();
        let over = |waiting| matches!(waiting, Waiting::NewHand | Waiting::NewGame);
        let take_there = |window: &mut Window, bone, end| {
            drag(window, bone, end);
            dragged.push(bone);
        };
        play_on(&mut window, over, take_there, press_button);
        let played = window.state().desk().game().view().played();
        let own: Vec<Bone> =
            played.into_iter().filter(|(_, seat)| *seat == Seat::FIRST).map(|(bone, _)| bone).collect();
        assert!(own.len() > 1 && dragged.iter().all(|bone| own.contains(bone)), "{rules:?}: {dragged:?} {own:?}");
    }
}

#[test]
fn a_double_click_plays_a_bone_that_fits_one_place() {
    let mut window = middling(Preset::Draw, 4);
    let one_place = |window: &Window| bone_with_places(window, 1).is_some();
    assert!(play_until(&mut window, one_place));
    let bone = bone_with_places(&window, 1).expect("a bone with this many places");
    double_click(&mut window, bone);
    assert!(!window.state().desk().game().view().hand().contains(bone));
}

#[test]
fn a_double_click_plays_if_all_places_are_equal_and_otherwise_lights_them() {
    let mut window = middling(Preset::AllFives, 4711);
    let game = window.state().desk().game();
    let six = game
        .view()
        .hand()
        .iter()
        .find(|bone| game.view().fits(*bone).len() == 2)
        .expect("a bone that fits the lone double six");
    double_click(&mut window, six);
    assert!(!window.state().desk().game().view().hand().contains(six), "both sides were equal");
    let unlike = |window: &Window| bone_with_places(window, 2).is_some();
    assert!(play_until(&mut window, unlike));
    let bone = bone_with_places(&window, 2).expect("a bone that fits two ends");
    double_click(&mut window, bone);
    assert_eq!(window.state().desk().game().chosen(), Some(bone), "its ends are lit");
}

/// Returns a bone of the hand that fits this many different ends.
fn bone_with_places(window: &Window, places: usize) -> Option<Bone> {
    let game = window.state().desk().game();
    let alike = |bone: Bone| game.view().only_fit(bone).is_some();
    game.view().hand().iter().find(|bone| game.view().fits(*bone).len() == places && alike(*bone) == (places == 1))
}

fn double_click(window: &mut Window, bone: Bone) {
    let at = window.get_by_label_contains(&in_hand(bone)).rect().center();
    double_click_at(window, at);
}

fn double_click_at(window: &mut Window, at: Pos2) {
    for _ in 0..2 {
        window.drag_at(at);
        window.step();
        window.drop_at(at);
        window.step();
    }
    window.run();
}

#[test]
fn one_click_plays_a_bone_with_one_place_and_the_second_click_plays_nothing() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
        (settings.play.one_click, settings.play.auto_ok) = (true, true);
    });
    let game = window.state().desk().game();
    let bone =
        game.view().hand().iter().find(|bone| game.view().only_fit(*bone).is_some()).expect("a bone without choice");
    let before = game.view().hand();
    double_click(&mut window, bone);
    assert!(!window.state().desk().game().view().hand().contains(bone));
    assert_eq!(window.state().desk().game().view().hand().len(), before.len() - 1, "one click is one bone");
    assert!(play_until(&mut window, |window| bone_with_places(window, 2).is_some()));
    let bone = bone_with_places(&window, 2).expect("a bone that fits two ends");
    window.run_steps(20);
    click(&mut window, &in_hand(bone));
    assert_eq!(window.state().desk().game().chosen(), Some(bone), "where there is a choice, it is chosen");
}

#[test]
fn choosing_another_bone_replaces_the_choice_and_escape_drops_it() {
    let mut window = middling(Preset::AllFives, 4711);
    let two = |window: &Window| {
        let play = window.state().desk().game();
        play.view().hand().iter().filter(|bone| !play.view().fits(*bone).is_empty()).count() >= 2
    };
    assert!(play_until(&mut window, two));
    let play = window.state().desk().game();
    let bones: Vec<Bone> = play.view().hand().iter().filter(|bone| !play.view().fits(*bone).is_empty()).collect();
    for bone in &bones {
        click(&mut window, &in_hand(*bone));
        assert_eq!(window.state().desk().game().chosen(), Some(*bone));
    }
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.state().desk().game().chosen(), None);
}

#[test]
fn a_refused_click_says_why() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    click(&mut window, "right end");
    assert!(spoken(&window).note.contains("Choose a bone"), "{:?}", spoken(&window));
    let play = window.state().desk().game();
    let stuck =
        play.view().hand().iter().find(|bone| play.view().fits(*bone).is_empty()).expect("a bone that fits nowhere");
    click(&mut window, &in_hand(stuck));
    assert!(spoken(&window).note.contains("fits nowhere"));
    let (bone, way) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, way);
    assert_eq!(waiting(&window), Waiting::Ok);
    let other = window.state().desk().game().view().hand().iter().next().expect("a hand");
    click(&mut window, &in_hand(other));
    assert!(spoken(&window).note.contains("not your turn"));
}

#[test]
fn the_boneyard_counts_as_empty_in_games_without_draws() {
    let rules = Preset::Block.rules(2).expect("a game for two");
    let window = open_rules(rules, 4711, vec2(960.0, 720.0), true, |_| {});
    assert!(window.query_by_label("Boneyard 0").is_some());
    let window = open_rules(rules, 4711, vec2(960.0, 720.0), false, |_| {});
    assert!(window.query_by_label_contains("to draw").is_none(), "what does not apply is not said");
    let rules = Preset::Partnership.rules(4).expect("a game for four");
    let mut window = open_rules(rules, 4711, vec2(960.0, 720.0), false, |_| {});
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand), "the end of a hand");
    assert!(window.query_by_label_contains("Boneyard").is_none(), "all bones were dealt");
}

#[test]
fn a_screen_reader_hears_where_each_bone_is() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let window = open_rules(rules, 4711, vec2(960.0, 720.0), true, |_| {});
    assert!(window.query_by_label_contains("double six, in the middle").is_some());
    assert!(window.query_by_label("Boneyard 14").is_some());
    let mut window = open_rules(rules, 4711, vec2(960.0, 720.0), false, |_| {});
    assert!(window.query_by_label("double six, played by Nestor").is_some());
    assert!(window.query_by_label("14 bones to draw").is_some());
    assert!(window.query_by_label("You: 0, 7 bones").is_some());
    let status = window.get_by_role(Role::Status);
    let spoken = status.accesskit_node().label().unwrap_or_default();
    assert!(spoken.contains("Your turn"), "{spoken}");
    let (bone, _) = some_play(&window).expect("a bone that fits");
    assert!(
        window
            .query_by_label_contains(&format!("{}, in your hand, fits", bone_name(&Words::english(), bone)))
            .is_some()
    );
    window.run();
}

#[test]
fn a_double_click_on_the_button_does_not_press_its_next_action() {
    for deal in 0..40 {
        let mut window = middling(Preset::Draw, deal);
        let (mut found, mut turns) = (false, 0);
        while !found && turns < 200 && waiting(&window) != Waiting::NewGame {
            turns += 1;
            if waiting(&window) == Waiting::Ok {
                let at = window.get_by_role_and_label(Role::Button, "OK").rect().center();
                let bones = window.state().desk().game().view().hand();
                double_click_at(&mut window, at);
                assert_eq!(window.state().desk().game().view().hand(), bones, "nothing was drawn by the second click");
                found = waiting(&window) == Waiting::Draw;
            } else if matches!(waiting(&window), Waiting::You { .. }) {
                let (bone, way) = some_play(&window).expect("a bone that fits");
                put(&mut window, bone, way);
            } else {
                press(&mut window);
            }
        }
        if found {
            return;
        }
    }
    panic!("the button says Draw after OK in no deal");
}

#[test]
fn a_dragged_bone_goes_back_when_the_pointer_is_lost() {
    let mut window = middling(Preset::AllFives, 4711);
    let (bone, _) = some_play(&window).expect("a bone that fits");
    let from = window.get_by_label_contains(&in_hand(bone)).rect().center();
    window.drag_at(from);
    window.run();
    window.hover_at(from - vec2(0.0, 120.0));
    window.run();
    assert_eq!(window.state().desk().game().chosen(), Some(bone));
    window.event(egui::Event::PointerGone);
    window.run();
    window.remove_cursor();
    window.run();
    let play = window.state().desk().game();
    assert!(play.view().hand().contains(bone));
    assert!(window.query_by_label_contains(&in_hand(bone)).is_some());
    click(&mut window, &in_hand(bone));
}

#[test]
fn a_draw_is_offered_once_the_bone_before_it_has_landed_and_can_be_clicked_sooner() {
    let mut clicked = 0;
    for deal in 1..12 {
        let mut window = open(Preset::Draw, deal, vec2(960.0, 720.0), |settings| {
            (settings.look.reduce_motion, settings.play.auto_ok) = (false, true);
        });
        for _ in 0..40 {
            let Some((bone, end)) = some_play(&window).filter(|_| matches!(waiting(&window), Waiting::You { .. }))
            else {
                break;
            };
            window.state_mut().step(Input::Put(bone, end));
            // Nestor answers once your bone has landed.
            for _ in 0..60 {
                window.step();
                if !window.state().desk().bones_rest() && waiting(&window) == Waiting::Draw {
                    break;
                }
            }
            if waiting(&window) != Waiting::Draw || window.state().desk().bones_rest() {
                continue;
            }
            assert!(window.query_by_role_and_label(Role::Button, "Draw").is_none(), "his bone is on its way");
            let (held, at) = {
                let desk = window.state().desk();
                (desk.game().view().hand().len(), desk.scene().expect("a table").key.areas.button.center())
            };
            if clicked % 2 == 0 {
                window.drag_at(at);
                window.step();
                window.drop_at(at);
                window.run();
                assert!(window.state().desk().game().view().hand().len() > held, "the click counts");
            } else {
                window.run();
                assert!(window.query_by_role_and_label(Role::Button, "Draw").is_some(), "his bone lies");
            }
            clicked += 1;
            break;
        }
    }
    assert!(clicked > 1, "{clicked}");
}

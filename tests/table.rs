//! Whole games through the real widgets, without a display: by mouse, by drag and by keyboard alone, and what a player and a screen reader are told.

#![cfg(feature = "window")]

mod window;

use eframe::egui::{self, Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::{bone::Bone, rules::Preset, table::Way},
    nestor::Level,
    store::Store,
    ui::{
        app::{App, Start},
        board::end_id,
        desk::Desk,
        panel::hand_id,
        play::{Hidden, Waiting},
        say::bone_name,
        words::Words,
        worker::Worker,
    },
};
use window::{Window, act, open, open_with, play_until, show, some_play, waiting};

const OFFERED: [Preset; 6] =
    [Preset::Draw, Preset::Block, Preset::AllFives, Preset::AllThrees, Preset::FivesAndThrees, Preset::AllFivesPalm];

fn middling(preset: Preset, deal: u64) -> Window {
    open(preset, deal, vec2(960.0, 720.0), |_| {})
}

/// The start of what is said of a bone of the hand.
fn in_hand(bone: Bone) -> String {
    format!("{}, in your hand", bone_name(&Words::english(), bone))
}

fn end_name(way: Way) -> &'static str {
    match way {
        Way::West => "west end",
        Way::East => "east end",
        Way::North => "north end",
        Way::South => "south end",
    }
}

fn button_name(waiting: Waiting) -> &'static str {
    match waiting {
        Waiting::Ok => "OK",
        Waiting::Draw => "Draw",
        Waiting::Pass => "Pass",
        Waiting::NewHand => "New hand",
        other => panic!("no button for {other:?}"),
    }
}

/// Plays a game to its end, with `play` for the player's own bones and `press` for the one button.
fn whole_game(
    window: &mut Window,
    mut play: impl FnMut(&mut Window, Bone, Way),
    mut press: impl FnMut(&mut Window, &str),
) {
    for _ in 0..1500 {
        let before = window.state().desk().play().generation();
        match waiting(window) {
            Waiting::NewGame => return,
            Waiting::You { .. } => {
                let (bone, way) = some_play(window).expect("a bone that fits");
                play(window, bone, way);
            }
            other => press(window, button_name(other)),
        }
        assert_ne!(window.state().desk().play().generation(), before, "what was done changed the game");
    }
    panic!("the game does not come to an end");
}

fn click(window: &mut Window, label: &str) {
    window.get_by_label_contains(label).click();
    window.run();
}

fn press_button(window: &mut Window, name: &str) {
    // Longer than a double click takes.
    window.run_steps(20);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

#[test]
fn whole_games_by_mouse_in_every_game_offered() {
    for preset in OFFERED {
        let mut window = middling(preset, 3);
        whole_game(
            &mut window,
            |window, bone, way| {
                click(window, &in_hand(bone));
                click(window, end_name(way));
            },
            press_button,
        );
        let total = window.state().desk().play().sitting().tally().total();
        assert_eq!(total.you + total.nestor, 1, "{preset}");
    }
}

#[test]
fn a_whole_game_at_every_level() {
    for level in Level::ALL {
        let mut window = open(Preset::AllFives, 5, vec2(960.0, 720.0), |settings| settings.level = level);
        assert!(play_until(&mut window, |window| window.state().desk().play().played().len() > 3));
    }
}

#[test]
fn a_whole_game_by_drag_and_drop() {
    let mut window = middling(Preset::AllFives, 8);
    whole_game(
        &mut window,
        |window, bone, way| {
            let from = window.get_by_label_contains(&in_hand(bone)).rect().center();
            let to = window.get_by_label_contains(end_name(way)).rect().center();
            window.drag_at(from);
            window.run();
            for part in [0.3, 0.7, 1.0] {
                window.hover_at(from.lerp(to, part));
                window.run();
            }
            window.drop_at(to);
            window.run();
        },
        press_button,
    );
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    for preset in OFFERED {
        let mut window = middling(preset, 21);
        whole_game(
            &mut window,
            |window, bone, way| {
                for _ in 0..60 {
                    if window.ctx.memory(egui::Memory::focused) == Some(hand_id(bone)) {
                        break;
                    }
                    window.key_press(Key::Tab);
                    window.run();
                }
                assert_eq!(window.ctx.memory(egui::Memory::focused), Some(hand_id(bone)), "Tab reaches every bone");
                window.key_press(Key::Space);
                window.run();
                let key = match way {
                    Way::West => Key::W,
                    Way::East => Key::Num6,
                    Way::North => Key::N,
                    Way::South => Key::Num2,
                };
                window.key_press(key);
                window.run();
            },
            |window, _| {
                window.key_press(Key::Space);
                window.run();
            },
        );
    }
}

#[test]
fn ends_can_be_reached_and_used_by_tab_and_enter() {
    let mut window = middling(Preset::Draw, 4);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| desk.choose(bone, look));
    for _ in 0..60 {
        if window.ctx.memory(egui::Memory::focused) == Some(end_id(way)) {
            break;
        }
        window.key_press(Key::Tab);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert!(!window.state().desk().play().hand().contains(bone));
}

#[test]
fn a_double_click_plays_a_bone_that_fits_one_place() {
    let mut window = middling(Preset::Draw, 4);
    let one_place = |window: &Window| {
        let play = window.state().desk().play();
        play.hand().iter().any(|bone| play.only_fit(bone).is_some())
    };
    assert!(play_until(&mut window, one_place));
    let play = window.state().desk().play();
    let bone = play.hand().iter().find(|bone| play.only_fit(*bone).is_some()).expect("such a bone");
    let at = window.get_by_label_contains(&in_hand(bone)).rect().center();
    for _ in 0..2 {
        window.drag_at(at);
        window.step();
        window.drop_at(at);
        window.step();
    }
    window.run();
    assert!(!window.state().desk().play().hand().contains(bone));
}

#[test]
fn choosing_another_bone_is_a_change_of_mind_and_escape_lets_go() {
    let mut window = middling(Preset::AllFives, 4711);
    let two = |window: &Window| {
        let play = window.state().desk().play();
        play.hand().iter().filter(|bone| play.fits(*bone) != [false; 4]).count() >= 2
    };
    assert!(play_until(&mut window, two));
    let play = window.state().desk().play();
    let bones: Vec<Bone> = play.hand().iter().filter(|bone| play.fits(*bone) != [false; 4]).collect();
    for bone in &bones {
        click(&mut window, &in_hand(*bone));
        assert_eq!(window.state().desk().play().chosen(), Some(*bone));
    }
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.state().desk().play().chosen(), None);
}

#[test]
fn a_refused_click_says_why() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    click(&mut window, "east end");
    assert!(window.state().desk().said().line.contains("choose a bone"), "{:?}", window.state().desk().said());
    let play = window.state().desk().play();
    if let Some(bone) = play.hand().iter().find(|bone| play.fits(*bone) == [false; 4]) {
        click(&mut window, &in_hand(bone));
        assert!(window.state().desk().said().line.contains("fits nowhere"));
    }
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    assert_eq!(waiting(&window), Waiting::Ok);
    let other = window.state().desk().play().hand().iter().next().expect("a hand");
    click(&mut window, &in_hand(other));
    assert!(window.state().desk().said().line.contains("not your turn"));
}

#[test]
fn a_screen_reader_is_told_what_lies_where() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(window.query_by_label_contains("double six, in the middle").is_some());
    assert!(window.query_by_label("You: 0, 7 bones").is_some());
    assert!(window.query_by_label("Boneyard 14").is_some());
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
fn undo_takes_back_and_redo_does_again() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let hand = window.state().desk().play().hand();
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(window.state().desk().play().hand(), hand);
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.run();
    assert!(!window.state().desk().play().hand().contains(bone));
}

#[test]
fn preserve_and_restore_bring_a_game_back() {
    let mut window = middling(Preset::Draw, 77);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let hand = window.state().desk().play().hand();
    window.key_press(Key::F5);
    window.run();
    assert!(play_until(&mut window, |window| window.state().desk().play().played().len() > 6));
    window.key_press(Key::F9);
    window.run();
    assert_eq!(window.state().desk().play().hand(), hand);
}

#[test]
fn a_game_under_way_is_not_thrown_away_unasked() {
    let mut window = middling(Preset::Draw, 77);
    assert!(play_until(&mut window, |window| window.state().desk().play().played().len() > 3));
    let before = window.state().desk().play().generation();
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
    assert_eq!(window.state().desk().play().generation(), before);
    press_button(&mut window, "Begin a new game");
    assert!(window.state().desk().play().played().len() <= 1);
}

#[test]
fn what_is_shown_lies_in_the_panel_and_goes_again() {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press(Key::F6);
    window.run();
    assert_eq!(window.state().desk().shown(), Some(Hidden::Nestor));
    assert_eq!(window.get_all_by_label_contains(", shown").count(), 6);
    window.key_press(Key::F7);
    window.run();
    assert_eq!(window.get_all_by_label_contains(", shown").count(), 14);
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.query_all_by_label_contains(", shown").count(), 0);
}

#[test]
fn a_hint_names_a_play_that_can_be_made() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    window.key_press(Key::F2);
    window.run();
    assert!(window.state().desk().said().line.starts_with("I would play"), "{:?}", window.state().desk().said());
    assert!(window.state().desk().play().sitting().helped());
    window.get_by_label("Close").click();
    window.run();
    assert!(window.query_by_label("Close").is_none());
}

#[test]
fn auto_ok_and_auto_draw_spare_the_button() {
    let mut window = open(Preset::Draw, 9, vec2(960.0, 720.0), |settings| {
        settings.auto_ok = true;
        settings.auto_draw = true;
    });
    for _ in 0..400 {
        match waiting(&window) {
            Waiting::NewGame => return,
            Waiting::Ok | Waiting::Thinking => panic!("Nestor waits although he need not"),
            Waiting::You { .. } => {
                let (bone, way) = some_play(&window).expect("a bone that fits");
                act(&mut window, |desk, look| {
                    desk.choose(bone, look);
                    desk.place(way, look);
                });
            }
            Waiting::Draw => {
                act(&mut window, Desk::press);
                assert_ne!(waiting(&window), Waiting::Draw, "drawing goes on until a bone fits or none is left");
            }
            _ => act(&mut window, Desk::press),
        }
    }
}

#[test]
fn scores_can_be_shown_in_fives() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.score_in_fives = true);
    let scored = |window: &Window| {
        let play = window.state().desk().play();
        play.state().score(play.rules().side(electrum_dominoes::ui::play::YOU)) >= 10
    };
    assert!(play_until(&mut window, scored));
    let play = window.state().desk().play();
    let score = play.state().score(play.rules().side(electrum_dominoes::ui::play::YOU));
    assert_eq!(score % 5, 0);
    assert!(window.query_by_label_contains(&format!("You: {},", score / 5)).is_some());
}

#[test]
fn nothing_is_painted_while_nothing_moves() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
        settings.reduce_motion = false;
        settings.flicker = true;
    });
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    act(&mut window, Desk::press);
    for _ in 0..400 {
        window.step();
    }
    assert!(window.state().desk().is_still());
    let wait = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert_eq!(wait, Some(std::time::Duration::MAX), "no frame is asked for");
}

#[test]
fn a_bone_on_its_way_delays_nothing_but_the_picture() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.reduce_motion = false);
    let (bone, way) = some_play(&window).expect("a bone that fits");
    window.state_mut().act(|desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    window.step();
    assert!(!window.state().desk().is_still());
    assert!(!window.state().desk().play().hand().contains(bone), "the game is ahead of the picture");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.step();
    assert!(window.state().desk().is_still(), "a command ends what moves");
    assert!(window.state().desk().play().hand().contains(bone));
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let mut window = middling(Preset::AllFives, 4711);
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    let hand = window.state().desk().play().hand();
    // Nestor is asked, and before his answer is heard the play is taken back.
    window.state_mut().act(Desk::press);
    assert_eq!(waiting(&window), Waiting::Thinking);
    let played = window.state().desk().play().played().len();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(window.state().desk().play().played().len(), played - 1);
    assert_ne!(window.state().desk().play().hand(), hand);
    assert!(matches!(waiting(&window), Waiting::You { .. }));
}

#[test]
fn new_rules_hold_from_the_next_hand_and_the_table_says_so() {
    let mut window = middling(Preset::Draw, 4711);
    assert!(window.query_by_label_contains("from the next hand").is_none());
    window.state_mut().set(|settings| settings.rules.target = 50);
    window.run();
    assert!(window.query_by_label_contains("from the next hand").is_some());
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    act(&mut window, Desk::press);
    assert!(window.query_by_label_contains("from the next hand").is_none());
    assert_eq!(window.state().desk().play().rules().target, 50);
}

#[test]
fn the_window_does_not_wait_while_nestor_thinks() {
    let worker = Worker::start(egui::Context::default());
    let mut window = open_with(worker, Store::nowhere(), Preset::AllFives, 4711, vec2(960.0, 720.0), |_| {});
    let (bone, way) = some_play(&window).expect("a bone that fits");
    act(&mut window, |desk, look| {
        desk.choose(bone, look);
        desk.place(way, look);
    });
    window.state_mut().act(Desk::press);
    assert_eq!(waiting(&window), Waiting::Thinking, "the press comes back at once");
    for _ in 0..2000 {
        window.step();
        if waiting(&window) != Waiting::Thinking {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("Nestor does not answer");
}

#[test]
fn the_game_is_there_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let size = vec2(960.0, 720.0);
    let mut window = open_with(Worker::here(1), store(), Preset::AllFives, 4711, size, |_| {});
    assert!(play_until(&mut window, |window| window.state().desk().play().played().len() > 5));
    let play = window.state().desk().play();
    let (hand, played) = (play.hand(), play.played().to_vec());
    drop(window);
    let mut window = show(App::new(store(), Start::default(), Worker::here(1)), size);
    let play = window.state().desk().play();
    assert_eq!((play.hand(), play.played().to_vec()), (hand, played));
    assert!(window.state().desk().said().line.starts_with("Welcome back"), "{:?}", window.state().desk().said());
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_ne!(window.state().desk().play().hand(), hand, "Undo outlives the program");
}

#[test]
fn arrows_go_from_bone_to_bone() {
    let mut window = middling(Preset::AllFives, 4711);
    let focused = |window: &Window| window.ctx.memory(egui::Memory::focused);
    window.key_press(Key::ArrowRight);
    window.run();
    let hand = window.state().desk().play().hand();
    let first =
        hand.iter().find(|bone| focused(&window) == Some(hand_id(*bone))).expect("the first arrow goes to the hand");
    window.key_press(Key::ArrowDown);
    window.run();
    let second = hand.iter().find(|bone| focused(&window) == Some(hand_id(*bone))).expect("the next bone");
    assert_ne!(first, second);
}

#[test]
fn a_double_click_on_the_button_does_not_press_what_it_says_next() {
    for deal in 0..40 {
        let mut window = middling(Preset::Draw, deal);
        let (mut found, mut turns) = (false, 0);
        while !found && turns < 200 && waiting(&window) != Waiting::NewGame {
            turns += 1;
            if waiting(&window) == Waiting::Ok {
                let at = window.get_by_role_and_label(Role::Button, "OK").rect().center();
                let bones = window.state().desk().play().hand();
                for _ in 0..2 {
                    window.drag_at(at);
                    window.step();
                    window.drop_at(at);
                    window.step();
                }
                window.run();
                assert_eq!(window.state().desk().play().hand(), bones, "nothing was drawn by the second click");
                found = waiting(&window) == Waiting::Draw;
            } else if matches!(waiting(&window), Waiting::You { .. }) {
                let (bone, way) = some_play(&window).expect("a bone that fits");
                act(&mut window, |desk, look| {
                    desk.choose(bone, look);
                    desk.place(way, look);
                });
            } else {
                act(&mut window, Desk::press);
            }
        }
        if found {
            return;
        }
    }
    panic!("in no deal the button says Draw after OK");
}

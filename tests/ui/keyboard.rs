//! The table by the keyboard alone, from the first bone to the menu.

use crate::table::{Means, offered, short, whole_game};
use crate::window::{self, Window, middling, open, open_rules, play_until, some_play, spoken, step, waiting};
use egui::{self, Key, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::Bone;
use electrum_dominoes::engine::layout::{End, Way};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::seat::Input;
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::table::positions::Token;

#[test]
fn a_whole_game_by_keyboard_alone() {
    for (number, rules) in offered(Means::Keys) {
        let mut window = open_rules(short(rules), 21, vec2(960.0, 720.0), number % 2 == 0, |_| {});
        whole_game(
            &mut window,
            |window, bone, end| {
                for _ in 0..60 {
                    if window.ctx.memory(egui::Memory::focused) == Some(window.state().desk().ids().hand(bone)) {
                        break;
                    }
                    window.key_press(Key::Tab);
                    window.run();
                }
                assert_eq!(
                    window.ctx.memory(egui::Memory::focused),
                    Some(window.state().desk().ids().hand(bone)),
                    "Tab reaches every bone"
                );
                // Longer than a press that still belongs to the play before.
                window.run_steps(40);
                window.key_press(Key::Space);
                window.run();
                let key = match end {
                    End::Arm(Way::West) => Key::W,
                    End::Arm(Way::East) => Key::Num6,
                    End::Arm(Way::North) => Key::N,
                    End::Arm(Way::South) => Key::Num2,
                    End::Turned(_) => unreachable!("a bone is turned in the hand, not at an end"),
                    End::Joint(_) => number_key(window, bone, end),
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

/// Returns the digit for an end without a name.
fn number_key(window: &Window, bone: Bone, end: End) -> Key {
    let at = window
        .state()
        .desk()
        .game()
        .view()
        .fits(bone)
        .iter()
        .position(|other| *other == end)
        .expect("an end that fits");
    Key::from_name(&(at + 1).to_string()).expect("a digit")
}

#[test]
fn ends_can_be_reached_and_used_by_tab_and_enter() {
    let mut window = middling(Preset::Draw, 4);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let (bone, way) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Choose(bone));
    for _ in 0..60 {
        if window.ctx.memory(egui::Memory::focused) == Some(window.state().desk().ids().end(way)) {
            break;
        }
        window.key_press(Key::Tab);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert!(!window.state().desk().game().view().hand().contains(bone));
}

/// Returns the focused widget.
fn focused(window: &Window) -> Option<egui::Id> {
    window.ctx.memory(egui::Memory::focused)
}

/// Whether it is the player's turn and only some bones fit.
fn some_fit(window: &Window) -> bool {
    let game = window.state().desk().game();
    let fitting = game.view().hand().iter().filter(|bone| !game.view().fits(*bone).is_empty()).count();
    matches!(waiting(window), Waiting::You { .. }) && fitting > 0 && fitting < game.view().hand().len()
}

#[test]
fn tab_begins_at_the_hand_and_goes_only_to_bones_that_fit() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, some_fit));
    let game = window.state().desk().game();
    let ids = window.state().desk().ids();
    let fitting: Vec<egui::Id> = game
        .view()
        .hand()
        .iter()
        .filter(|bone| !game.view().fits(*bone).is_empty())
        .map(|bone| ids.hand(bone))
        .collect();
    let others: Vec<egui::Id> =
        game.view().hand().iter().map(|bone| ids.hand(bone)).filter(|id| !fitting.contains(id)).collect();
    let mut seen = Vec::new();
    for _ in 0..20 {
        window.key_press(Key::Tab);
        window.run();
        seen.extend(focused(&window));
    }
    assert!(fitting.contains(&seen[0]), "Tab begins at the hand");
    assert!(fitting.iter().all(|id| seen.contains(id)));
    assert!(!others.iter().any(|id| seen.contains(id)), "the focus goes only where something can be done");
}

#[test]
fn tab_goes_to_the_button_when_nothing_else_can_be_done() {
    let mut window = middling(Preset::Block, 4711);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::Pass));
    window.key_press(Key::Tab);
    window.run();
    assert_eq!(focused(&window), Some(window.state().desk().ids().button()));
}

#[test]
fn enter_twice_plays_a_bone_and_the_focus_returns_to_the_hand() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.play.auto_ok = true);
    let mut plays = 0;
    while plays < 4 && waiting(&window) != Waiting::NewGame {
        if !matches!(waiting(&window), Waiting::You { .. }) {
            window.key_press(Key::Space);
            window.run();
            continue;
        }
        if plays == 0 {
            window.key_press(Key::Tab);
            window.run();
        }
        let (hand, ids) = (window.state().desk().game().view().hand(), window.state().desk().ids());
        let bone =
            hand.iter().find(|bone| focused(&window) == Some(ids.hand(*bone))).expect("the focus is on the hand");
        let first = window.state().desk().game().view().fits(bone);
        // Longer than a press that still belongs to the play before.
        window.run_steps(40);
        window.key_press(Key::Enter);
        window.run();
        assert!(first.iter().any(|end| focused(&window) == Some(ids.end(*end))), "the focus moves to an end");
        window.key_press(Key::Enter);
        window.run();
        assert!(!window.state().desk().game().view().hand().contains(bone));
        plays += 1;
    }
    assert_eq!(plays, 4);
}

#[test]
fn two_digits_choose_a_bone_and_the_next_one_its_end() {
    let digit = |pips: u8| Key::from_name(&pips.to_string()).expect("a digit");
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, some_fit));
    let (bone, end) = some_play(&window).expect("a bone that fits");
    for pips in [bone.low(), bone.high()] {
        window.key_press(digit(pips));
        window.run();
    }
    assert_eq!(window.state().desk().game().chosen(), Some(bone));
    window.key_press(match window::arm(end) {
        Way::West => Key::Num4,
        Way::East => Key::Num6,
        Way::North => Key::Num8,
        Way::South => Key::Num2,
    });
    window.run();
    assert!(!window.state().desk().game().view().hand().contains(bone));
    assert!(play_until(&mut window, some_fit));
    let game = window.state().desk().game();
    let other =
        Set::Six.bones().iter().find(|bone| !game.view().hand().contains(*bone)).expect("a bone of another player");
    for pips in [other.high(), other.low()] {
        window.key_press(digit(pips));
        window.run();
    }
    assert!(spoken(&window).note.starts_with("You don’t hold"), "{:?}", spoken(&window));
}

#[test]
fn halves_of_seven_to_nine_pips_are_typed_like_others() {
    let found = (1..30).find_map(|deal| {
        let mut window = middling(Preset::Cuban, deal);
        let heavy = |window: &Window| some_play(window).map(|(bone, _)| bone).filter(|bone| bone.high() > 6);
        assert!(play_until(&mut window, some_fit));
        Some((heavy(&window)?, window))
    });
    let (bone, mut window) = found.expect("some deal gives a bone with more than six pips on a half");
    for pips in [bone.high(), bone.low()] {
        window.key_press(Key::from_name(&pips.to_string()).expect("a digit"));
        window.run();
    }
    assert_eq!(window.state().desk().game().chosen(), Some(bone));
}

#[test]
fn f10_opens_the_menu_and_the_arrows_go_through_it() {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press(Key::F10);
    window.run();
    assert!(window.query_by_label_contains("New game").is_some(), "the first menu is open");
    window.key_press(Key::ArrowRight);
    window.run();
    assert!(window.query_by_label_contains("New game").is_none());
    for _ in 0..4 {
        window.key_press(Key::ArrowDown);
        window.run();
    }
    window.key_press(Key::Enter);
    window.run();
    assert!(window.query_by_label("Fine-tune").is_some(), "the fourth entry of Options was chosen");
    window.key_press(Key::Escape);
    window.run();
    for _ in 0..2 {
        window.key_press(Key::F10);
        window.run();
    }
    assert!(window.query_by_label_contains("New game").is_none(), "the same key closes it");
}

#[test]
fn arrows_go_from_bone_to_bone() {
    let mut window = middling(Preset::AllFives, 4711);
    let some_fit = |window: &Window| {
        let game = window.state().desk().game();
        game.view().is_your_turn()
            && game.view().hand().iter().filter(|bone| !game.view().fits(*bone).is_empty()).count() > 2
    };
    assert!(play_until(&mut window, some_fit));
    window.key_press(Key::ArrowRight);
    window.run();
    let hand = window.state().desk().game().view().hand();
    let first = hand
        .iter()
        .find(|bone| focused(&window) == Some(window.state().desk().ids().hand(*bone)))
        .expect("the first arrow goes to the hand");
    window.key_press(Key::ArrowRight);
    window.run();
    let second = hand
        .iter()
        .find(|bone| focused(&window) == Some(window.state().desk().ids().hand(*bone)))
        .expect("the next bone");
    assert_ne!(first, second);
}

#[test]
fn a_matador_is_turned_by_choosing_it_again_and_let_go_by_a_third_press() {
    let mut turned = 0;
    for seed in 1..4 {
        let rules = Preset::Matador.rules(2).expect("two can play it");
        let mut window = open_rules(rules, seed, vec2(960.0, 720.0), true, |_| {});
        let can_turn = |window: &Window| {
            let game = window.state().desk().game();
            let yours = matches!(waiting(window), Waiting::You { .. });
            game.view().hand().iter().find(|&bone| yours && game.view().can_turn(bone))
        };
        if !play_until(&mut window, |window| can_turn(window).is_some()) {
            continue;
        }
        let bone = can_turn(&window).expect("a matador");
        let press = |window: &mut Window| {
            let id = window.state().desk().ids().hand(bone);
            window.ctx.memory_mut(|memory| memory.request_focus(id));
            window.run();
            window.key_press(Key::Space);
            window.run();
            let game = window.state().desk().game();
            (game.chosen(), game.end_for(bone, End::Arm(Way::East)))
        };
        assert_eq!(press(&mut window), (Some(bone), End::Arm(Way::East)));
        assert_eq!(press(&mut window), (Some(bone), End::Turned(Way::East)));
        assert_eq!(press(&mut window).0, None);
        press(&mut window);
        press(&mut window);
        let heavier = |window: &Window| {
            let layout = *window.state().desk().game().view().seen.layout();
            [Way::West, Way::East].map(|way| layout.tip(way).map(|tip| (tip.bone(), tip.pips())))
        };
        window.key_press(Key::E);
        window.run();
        assert!(heavier(&window).contains(&Some((bone, bone.high()))), "it shows its heavier half");
        turned += 1;
    }
    assert!(turned > 0, "no hand has had a matador to turn");
}

#[test]
fn enter_right_after_a_play_does_nothing_that_the_button_does_not_offer() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.play.auto_ok = true);
    window.key_press(Key::Tab);
    window.run();
    for _ in 0..2 {
        window.key_press(Key::Enter);
        window.run();
    }
    assert!(matches!(waiting(&window), Waiting::You { .. }), "Nestor has answered");
    let chosen = |window: &Window| window.state().desk().game().chosen();
    for key in [Key::Enter, Key::Space] {
        window.key_press(key);
        window.run();
        assert_eq!(chosen(&window), None, "{key:?}");
    }
    window.run_steps(40);
    window.key_press(Key::Enter);
    window.run();
    assert!(chosen(&window).is_some(), "a press of its own picks up the bone");
}

#[test]
fn the_line_around_the_focus_goes_with_a_lifted_bone_and_is_nowhere_cut_off() {
    for size in [vec2(480.0, 560.0), vec2(960.0, 720.0), vec2(1920.0, 1080.0)] {
        let mut window = open(Preset::AllFives, 4711, size, |settings| settings.look.invert_chosen = false);
        let (bone, _) = some_play(&window).expect("a bone that fits");
        for chosen in [false, true] {
            if chosen {
                step(&mut window, Input::Choose(bone));
            }
            let id = window.state().desk().ids().hand(bone);
            window.ctx.memory_mut(|memory| memory.request_focus(id));
            window.run();
            let scene = window.state().desk().scene().expect("a display");
            let pose = scene.spots.bone(Token::Hand(bone)).expect("it is held").pose;
            // Where not all of them fit, one that does stands a little higher even before it is chosen.
            let pose = pose.lifted(if chosen { 1.0 } else { 0.45 });
            let mut line = egui::Rect::NOTHING;
            for shape in &window.output().shapes {
                let egui::Shape::LineSegment { points, stroke } = &shape.shape else { continue };
                if points.iter().all(|at| pose.rect().expand(0.3 * pose.size).contains(*at)) {
                    line = line.union(egui::Rect::from_two_pos(points[0], points[1]).expand(0.5 * stroke.width));
                }
            }
            let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
            assert!(screen.shrink(1.0).contains_rect(line), "{size}, chosen: {chosen}: {line} is cut off");
            let off = (line.center() - pose.center).length();
            assert!(off < 0.06 * pose.size, "{size}, chosen: {chosen}: {off} from the bone");
        }
    }
}

//! The two displays of a game: switching between them at any time, motion, lots and draws one bone
//! at a time, and the spoken text.

use crate::window::{
    Window, click, drop_at_end, end_label, in_hand, lift, middling, now, open, open_rules, play_until, press, put,
    some_play, spoken, step, waiting,
};
use egui::{self, Key, Modifiers, Rect, Vec2, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{
        rules::{Preset, Rules},
        state::Phase,
    },
    seat::{Hint, Input},
    table::{Hidden, HostOrder, Waiting, Wish},
    ui::table::positions::{Spot, Token},
};

const SIZE: Vec2 = vec2(960.0, 720.0);

fn rules(preset: Preset, players: usize) -> Rules {
    preset.rules(players).expect("a game for this many players")
}

/// Opens a game with moving bones.
fn in_motion(rules: Rules, compact: bool, set: impl FnOnce(&mut Settings)) -> Window {
    open_rules(rules, 4711, SIZE, compact, |settings| {
        settings.look.reduce_motion = false;
        set(settings);
    })
}

fn other_display(window: &mut Window) {
    window.key_press(Key::F8);
    window.step();
}

/// Whether every bone is in its place.
fn is_still(window: &Window) -> bool {
    window.state().desk().bones_rest()
}

/// The number of frames in 300 milliseconds.
const FRAMES: usize = 18;

#[test]
fn the_display_can_be_changed_before_every_play() {
    for players in [2, 3, 4] {
        let rules = Rules { target: 60, ..rules(Preset::AllFivesPagat, players) };
        let mut window = open_rules(rules, 5, SIZE, false, |_| {});
        let mut changes = 0;
        while waiting(&window) != Waiting::NewGame {
            if matches!(waiting(&window), Waiting::You { .. }) {
                other_display(&mut window);
                window.run();
                changes += 1;
                let (bone, end) = some_play(&window).expect("a bone that fits");
                click(&mut window, &in_hand(bone));
                let label = end_label(&window, end);
                window.get_by_label(&label).click();
                window.run();
                assert!(!window.state().desk().game().view().hand().contains(bone));
            } else {
                press(&mut window);
            }
        }
        assert!(changes > 2, "{changes} changes at a table of {players}");
    }
}

#[test]
fn a_bone_that_is_dragged_can_be_dropped_on_the_other_display() {
    for compact in [false, true] {
        let mut window = open_rules(rules(Preset::AllFives, 2), 4711, SIZE, compact, |_| {});
        let there = |window: &Window| matches!(waiting(window), Waiting::You { .. });
        assert!(
            play_until(&mut window, |window| there(window) && window.state().desk().game().view().played().len() > 4)
        );
        let (bone, end) = some_play(&window).expect("a bone that fits");
        let from = lift(&mut window, bone);
        other_display(&mut window);
        window.run();
        drop_at_end(&mut window, from, end);
        let game = window.state().desk().game();
        assert!(!game.view().hand().contains(bone) && game.view().seen.layout().bones().contains(bone));
    }
}

#[test]
fn the_display_can_be_changed_while_bones_are_on_their_way() {
    let mut window = in_motion(rules(Preset::AllFives, 2), false, |_| {});
    let (bone, end) = some_play(&window).expect("a bone that fits");
    window.state_mut().step(Input::Put(bone, end));
    window.run_steps(4);
    assert!(!is_still(&window), "the bone is moving");
    for _ in 0..3 {
        other_display(&mut window);
        window.run_steps(2);
        assert!(!is_still(&window), "all move from their old places to their new ones");
    }
    window.run_steps(FRAMES);
    assert!(is_still(&window));
    assert!(window.state().desk().scene().is_some_and(|scene| scene.spots.bone(Token::Panel(bone)).is_some()));
}

#[test]
fn every_bone_is_at_rest_after_300_milliseconds() {
    for (players, compact) in [(2, true), (3, false), (4, false)] {
        let mut window = in_motion(rules(Preset::AllFivesPagat, players), compact, |_| {});
        let mut hands = 0;
        while hands == 0 {
            let input = match waiting(&window) {
                Waiting::You { .. } => {
                    let (bone, end) = some_play(&window).expect("a bone that fits");
                    Input::Put(bone, end)
                }
                other => {
                    hands += usize::from(matches!(other, Waiting::NewHand | Waiting::NewGame));
                    Input::Press
                }
            };
            for input in [
                input.into(),
                Input::Wish(Wish::Undo).into(),
                TableInput::Order(HostOrder::Redo),
                Input::Wish(Wish::Show(Hidden::Hands)).into(),
                Input::LetGo.into(),
            ] {
                window.state_mut().step(input);
                window.run_steps(1);
                // Each of the others moves separately, and goes on when the one before has been
                // seen.
                while waiting(&window) == Waiting::Others {
                    window.run_steps(1);
                }
                window.run_steps(FRAMES);
                assert!(is_still(&window), "{players} players");
            }
        }
    }
}

#[test]
fn any_key_or_mouse_button_skips_motion() {
    let on_the_way = || {
        let mut window = in_motion(rules(Preset::AllFives, 2), false, |_| {});
        let (bone, end) = some_play(&window).expect("a bone that fits");
        window.state_mut().step(Input::Put(bone, end));
        window.run_steps(3);
        assert!(!is_still(&window));
        window
    };
    let mut window = on_the_way();
    window.key_press(Key::J);
    window.run_steps(1);
    assert!(is_still(&window));
    let mut window = on_the_way();
    window.drag_at(egui::pos2(480.0, 130.0));
    window.run_steps(1);
    assert!(is_still(&window));
    let mut window = on_the_way();
    window.hover_at(egui::pos2(480.0, 130.0));
    window.run_steps(1);
    assert!(!is_still(&window), "moving the pointer skips nothing");
}

/// Returns the compact display at a moment when the player must draw.
fn must_draw(players: usize) -> Window {
    let preset = if players == 2 { Preset::AllFives } else { Preset::AllFivesPagat };
    for deal in 0..60 {
        let mut window = open_rules(rules(preset, players), deal, SIZE, true, |_| {});
        if play_until(&mut window, |window| matches!(waiting(window), Waiting::Draw | Waiting::NewHand))
            && waiting(&window) == Waiting::Draw
        {
            return window;
        }
    }
    panic!("no deal leads to a draw");
}

#[test]
fn a_sheet_of_bones_slides_out_of_the_compact_display_when_you_must_draw() {
    for players in [2, 3, 4] {
        let mut window = must_draw(players);
        let scene = window.state().desk().scene().expect("the display was shown");
        let (sheet, areas) = (scene.sheet.clone().expect("a sheet"), scene.key.areas);
        let yard = scene.spots.yard();
        assert_eq!(yard.len(), window.state().desk().game().view().seen.public().boneyard_len());
        for end in &scene.spots.ends {
            assert!(!end.pose.rect().intersects(sheet.rect), "the table stays visible");
        }
        for spot in &yard {
            assert!(areas.board.contains_rect(spot.pose.rect()) && sheet.rect.contains_rect(spot.pose.rect()));
        }
        let hand = window.state().desk().game().view().hand();
        let label = format!("bone {} of the boneyard: draw it", yard.len());
        window.get_by_role_and_label(Role::Button, &label).click();
        window.run();
        assert_eq!(window.state().desk().game().view().hand().len(), hand.len() + 1);
        assert!(play_until(&mut window, |window| waiting(window) != Waiting::Draw));
        assert!(window.state().desk().scene().is_some_and(|scene| scene.sheet.is_none()), "it is gone after the draw");
    }
}

/// Returns the whole table against the clock, in the frame in which the player first has to draw.
fn comes_to_draw(set: impl Fn(&mut Settings)) -> Window {
    for deal in 1..60 {
        let mut window = open_rules(rules(Preset::Firecrackers, 2), deal, SIZE, false, &set);
        while !matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame) {
            window.run_steps(FRAMES);
            let input = match waiting(&window) {
                Waiting::You { .. } => {
                    let (bone, end) = some_play(&window).expect("a bone that fits");
                    Input::Put(bone, end)
                }
                _ => Input::Press,
            };
            window.state_mut().step(input);
            window.run_steps(1);
            while waiting(&window) == Waiting::Others {
                window.run_steps(1);
            }
            if waiting(&window) == Waiting::Draw {
                return window;
            }
        }
    }
    panic!("no deal leads to a draw");
}

/// Where the sheet of bones is seen, as far as it is out.
fn sheet_seen(window: &Window) -> Option<Rect> {
    let seen = window.state().desk().animations().sheet.seen(now(window));
    seen.map(|(sheet, away)| sheet.rect.translate(away))
}

/// Whether the boneyard is next to the hand and none of it covers the table.
fn lies_beside_the_hand(window: &Window) -> bool {
    let desk = window.state().desk();
    let scene = desk.scene().expect("the display was shown");
    let beside = |spot: &Spot| scene.key.areas.yard.expand(1.0).contains_rect(spot.pose.rect());
    sheet_seen(window).is_none() && scene.sheet.is_none() && scene.spots.yard().iter().all(beside)
}

#[test]
fn against_the_clock_the_boneyard_slides_out_over_the_whole_table_and_away_again() {
    let mut window = comes_to_draw(|settings| settings.look.reduce_motion = false);
    let sheet = window.state().desk().scene().and_then(|scene| scene.sheet.clone()).expect("a sheet");
    window.run_steps(4);
    let seen = sheet_seen(&window).expect("part of the sheet");
    assert!(seen != sheet.rect && seen.intersects(sheet.rect), "it is moving");
    assert!(!window.state().desk().is_still());
    window.run_steps(FRAMES);
    let desk = window.state().desk();
    assert!(sheet_seen(&window) == Some(sheet.rect) && desk.bones_rest(), "it is out after 300 ms");
    let scene = desk.scene().expect("the display was shown");
    assert!(scene.spots.yard().iter().all(|spot| sheet.rect.contains_rect(spot.pose.rect())));
    assert!(scene.spots.yard().iter().all(|spot| spot.pose.size > 25.0), "its bones are easy to hit");
    while waiting(&window) == Waiting::Draw {
        let (yard, hand) = (desk_yard(&window).len(), window.state().desk().game().view().hand().len());
        let label = format!("bone {yard} of the boneyard: draw it");
        window.get_by_role_and_label(Role::Button, &label).click();
        window.run_steps(5);
        assert_eq!(window.state().desk().game().view().hand().len(), hand + 1);
    }
    assert!(sheet_seen(&window).is_some_and(|seen| seen != sheet.rect), "it slides back the same way");
    window.run_steps(FRAMES);
    assert!(lies_beside_the_hand(&window) && window.state().desk().is_still());
}

fn desk_yard(window: &Window) -> Vec<Spot> {
    window.state().desk().scene().expect("the display was shown").spots.yard()
}

#[test]
fn without_motion_or_when_hurried_the_boneyard_is_out_at_once() {
    let is_out = |window: &Window| {
        let desk = window.state().desk();
        desk.scene().and_then(|scene| scene.sheet.clone()).is_some_and(|sheet| sheet_seen(window) == Some(sheet.rect))
    };
    assert!(is_out(&comes_to_draw(|settings| settings.look.reduce_motion = true)));
    let mut window = comes_to_draw(|settings| settings.look.reduce_motion = false);
    window.run_steps(1);
    assert!(!is_out(&window));
    window.key_press(Key::M);
    window.run_steps(1);
    assert!(is_out(&window));
}

#[test]
fn nothing_covers_the_bones_that_a_firecracker_is_held_over() {
    let mut window = comes_to_draw(|_| {});
    assert!(!window.state().desk().game().view().targets().is_empty(), "there is something to destroy");
    for lies_away in [true, false] {
        window.key_press(Key::F);
        window.run();
        assert_eq!(lies_beside_the_hand(&window), lies_away);
    }
}

#[test]
fn without_a_clock_the_boneyard_stays_next_to_the_hand() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::Draw), "a bone must be drawn");
    assert!(lies_beside_the_hand(&window));
}

#[test]
fn the_arrows_go_from_bone_to_bone_of_the_boneyard() {
    for compact in [false, true] {
        let mut window = if compact { must_draw(2) } else { middling(Preset::AllFives, 4711) };
        assert!(play_until(&mut window, |window| waiting(window) == Waiting::Draw), "a bone must be drawn");
        let focused = |window: &Window| {
            let ids = window.state().desk().ids();
            let focus = window.ctx.memory(egui::Memory::focused);
            (0..28).find(|number| focus == Some(ids.yard(*number)))
        };
        for _ in 0..60 {
            if focused(&window).is_some() {
                break;
            }
            window.key_press(Key::Tab);
            window.run();
        }
        assert_eq!(focused(&window), Some(0), "Tab comes to the boneyard");
        window.key_press(Key::ArrowRight);
        window.run();
        assert_eq!(focused(&window), Some(1));
        window.key_press(Key::ArrowLeft);
        window.run();
        window.key_press(Key::ArrowLeft);
        window.run();
        assert_eq!(focused(&window), Some(0), "there is nothing to the left of the first");
        let before = window.state().desk().game().view().hand().len();
        window.key_press(Key::Space);
        window.run();
        assert_eq!(window.state().desk().game().view().hand().len(), before + 1);
    }
}

#[test]
fn a_lot_is_turned_and_bones_are_taken_one_by_one() {
    for players in [2, 3, 4] {
        let preset = if players == 2 { Preset::DrawGame } else { Preset::FiveUp };
        for compact in [false, true] {
            let lots = |settings: &mut Settings| settings.play.lots_by_hand = true;
            let mut window = open_rules(rules(preset, players), 3, SIZE, compact, lots);
            let lying = |window: &Window| window.query_all_by_label_contains(", face down").count();
            assert_eq!((waiting(&window), lying(&window)), (Waiting::Lot, 28), "any bone can be turned");
            while waiting(&window) == Waiting::Lot {
                click(&mut window, "bone 6, face down");
                assert_eq!(window.query_all_by_label_contains(", turned by").count(), players);
                let line = spoken(&window).line;
                let by_name = line.contains("Nestor turns");
                assert!(line.contains("You turn") && by_name == (players > 2), "{line}");
                assert_eq!(line.contains("I turn"), players == 2, "{line}");
                press(&mut window);
            }
            if preset == Preset::DrawGame {
                for (taken, place) in [3, 20, 9, 18, 1, 14, 7].into_iter().enumerate() {
                    assert_eq!(waiting(&window), Waiting::Take);
                    assert_eq!(window.query_all_by_label_contains(", in your hand").count(), taken);
                    let name = format!("bone {place}, face down");
                    let places = |window: &Window| -> Vec<Rect> {
                        window.query_all_by_label_contains(", face down").map(|bone| bone.rect()).collect()
                    };
                    let (clicked, mut others) = (window.get_by_label(&name).rect(), places(&window));
                    others.retain(|other| *other != clicked);
                    click(&mut window, &name);
                    if taken < 6 {
                        assert_eq!(places(&window), others, "it is gone, and every other bone lies where it lay");
                    }
                }
            }
            let game = window.state().desk().game();
            assert_eq!((game.view().ceremony.as_ref(), game.view().seen.phase()), (None, Phase::Playing));
            assert_eq!(window.query_all_by_label_contains(", in your hand").count(), game.view().hand().len());
        }
    }
}

#[test]
fn nestor_says_that_he_takes_his_bones_and_his_hand_fills() {
    let lots = |settings: &mut Settings| (settings.play.lots_by_hand, settings.play.pace) = (true, 2000);
    let mut window = open_rules(rules(Preset::DrawGame, 2), 3, SIZE, false, lots);
    while waiting(&window) != Waiting::Others {
        press(&mut window);
    }
    assert_eq!(spoken(&window).line, "I’m taking my bones.");
    let lying =
        |window: &Window| window.state().desk().game().view().ceremony.as_ref().expect("not all are taken").lying.len();
    let held = |window: &Window| {
        let cards = &window.state().desk().scene().expect("a display").cards;
        cards[1].members[0].bones
    };
    let (before, none) = (lying(&window), held(&window));
    window.step();
    for _ in 0..600 {
        window.step();
        if held(&window) > none {
            break;
        }
    }
    assert_eq!((lying(&window), held(&window)), (before - 1, none + 1), "one bone after another");
    press(&mut window);
    let game = window.state().desk().game();
    assert!(
        game.view().ceremony.as_ref().is_none_or(|ceremony| ceremony.taker == Some(game.view().viewer())),
        "a press speeds him up"
    );
}

#[test]
fn with_more_than_two_players_the_line_names_the_speaker() {
    for players in [2, 4] {
        let wait = |settings: &mut Settings| (settings.play.auto_ok, settings.play.lots_by_hand) = (false, false);
        let mut window = open_rules(rules(Preset::AllFivesPagat, players), 9, SIZE, false, wait);
        while !matches!(waiting(&window), Waiting::You { .. }) {
            press(&mut window);
        }
        let named = |text: &str| if players == 2 { text.to_owned() } else { format!("Nestor: {text}") };
        step(&mut window, Input::Hint);
        for _ in 0..200 {
            window.step();
            if window.state().desk().game().hint().is_some_and(|hint| matches!(hint, Hint::Given(_))) {
                break;
            }
        }
        assert!(players == 2 || spoken(&window).note.starts_with("Nestor: "), "he says where to look");
        step(&mut window, Input::Hint);
        let note = spoken(&window).note;
        assert!(note.starts_with(&named("I would play")), "{note}");
        step(&mut window, Input::Wish(Wish::Show(Hidden::Hands)));
        let mine = if players == 2 { "These are my bones." } else { "These are the bones of the others." };
        assert_eq!(spoken(&window).note, mine);
        let (bone, end) = some_play(&window).expect("a bone that fits");
        put(&mut window, bone, end);
        assert_eq!(spoken(&window).prompt, named("It’s my turn."));
    }
}

#[test]
fn undo_goes_back_through_a_hand_of_four_its_lot_and_its_deal() {
    let lots = |settings: &mut Settings| settings.play.lots_by_hand = true;
    let mut window = open_rules(rules(Preset::FiveUp, 4), 2, SIZE, false, lots);
    let stand = |window: &Window| {
        let game = window.state().desk().game();
        let scores: Vec<i16> = game.view().rules().all_sides().map(|side| game.view().seen.score(side)).collect();
        (game.view().played(), game.view().hand(), scores)
    };
    // The table before each play and draw.
    let mut moments = Vec::new();
    let mut hands = 0;
    while hands == 0 || window.state().desk().game().view().played().len() < 7 {
        match waiting(&window) {
            Waiting::You { .. } => {
                moments.push(stand(&window));
                let (bone, end) = some_play(&window).expect("a bone that fits");
                put(&mut window, bone, end);
            }
            other => {
                hands += usize::from(other == Waiting::NewHand);
                moments.extend((other == Waiting::Draw).then(|| stand(&window)));
                press(&mut window);
            }
        }
    }
    let end = stand(&window);
    assert!(moments.len() > 5);
    for moment in moments.iter().rev() {
        window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        window.run();
        assert_eq!(stand(&window), *moment);
    }
    for moment in moments.iter().skip(1).chain([&end]) {
        window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
        window.run();
        assert_eq!(stand(&window), *moment);
    }
}

#[test]
fn partners_share_one_score_and_each_name_has_its_bones() {
    for compact in [false, true] {
        let window = open_rules(rules(Preset::AllFivesPagat, 4), 3, SIZE, compact, |_| {});
        assert!(window.query_by_label("You and Ajax, your partner: 0; You 5 bones, Ajax 5 bones").is_some());
        assert_eq!(window.query_all_by_label_contains("Nestor and Helen: 0; ").count(), 1);
        let window = open_rules(rules(Preset::AllFivesPagat, 3), 3, SIZE, compact, |_| {});
        for alone in ["You: 0, 7 bones", "Nestor: 0, 7 bones", "Ajax: 0, 7 bones"] {
            assert_eq!(window.query_all_by_label(alone).count(), 1, "{alone}");
        }
    }
}

#[test]
fn the_game_and_the_levels_always_stand_above_the_table() {
    let window = middling(Preset::Block, 1);
    assert!(window.query_by_label("Block · Beginner").is_some());
    assert_eq!(window.root().accesskit_node().label().as_deref(), Some("Electrum Dominoes – Block · Beginner"));
}

#[test]
fn the_compact_display_says_how_much_there_is_to_draw_at_every_table() {
    for (players, told) in [(2, "Boneyard 10"), (3, "7 bones to draw"), (4, "Boneyard 8")] {
        let window = open_rules(rules(Preset::AllFivesPagat, players), 3, SIZE, true, |_| {});
        assert!(window.query_by_label(told).is_some(), "{told}");
    }
    let window = open_rules(rules(Preset::Block, 2), 3, SIZE, true, |_| {});
    assert!(window.query_by_label_contains("to draw").is_none(), "what does not apply is not said");
}

#[test]
fn every_end_is_a_button_with_a_bone_or_without() {
    for compact in [false, true] {
        let mut window = open_rules(rules(Preset::AllFives, 2), 4711, SIZE, compact, |_| {});
        let (bone, end) = some_play(&window).expect("a bone that fits");
        put(&mut window, bone, end);
        let scene = window.state().desk().scene().expect("the display was shown");
        assert!(scene.spots.ends.len() > 1);
        for end in &scene.spots.ends {
            let node = window.get_by_label(&end.name);
            assert_eq!((node.accesskit_node().role(), node.accesskit_node().toggled()), (Role::Button, None));
        }
    }
}

#[test]
fn bones_of_a_zoomed_table_stay_within_the_rail() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |_| {});
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 7));
    let board = window.state().desk().scene().expect("a table").key.areas.board;
    let rail = |window: &mut Window| -> Vec<_> {
        let picture = window.render().expect("a picture");
        let level = (board.left() as u32 + 20..board.right() as u32 - 20).map(|x| (x, board.top() as u32 + 3));
        let upright = (board.top() as u32 + 20..board.bottom() as u32 - 20).map(|y| (board.left() as u32 + 3, y));
        level.chain(upright).map(|at| picture[at]).collect()
    };
    let before = rail(&mut window);
    window.hover_at(board.center());
    window.run();
    for _ in 0..4 {
        window.event(egui::Event::Zoom(2.0));
        window.run();
    }
    assert!(window.state().desk().scene().expect("a table").spots.bones.iter().any(|spot| {
        matches!(spot.token, Token::Table(_)) && spot.pose.rect().intersects(board.with_max_x(board.left() + 6.0))
    }));
    assert!(rail(&mut window) == before, "a bone lies on the rail");
}

#[test]
fn bones_of_a_deal_are_taken_by_keys_one_after_the_other() {
    let lots = |settings: &mut Settings| settings.play.lots_by_hand = true;
    let mut window = open_rules(rules(Preset::DrawGame, 2), 3, SIZE, false, lots);
    while waiting(&window) != Waiting::Take {
        press(&mut window);
    }
    window.get_by_label("bone 1, face down").focus();
    window.run();
    for key in [Key::ArrowRight, Key::ArrowRight, Key::Space, Key::Space, Key::Space] {
        window.key_press(key);
        window.run();
    }
    let lies = |number: u8| window.query_by_label(&format!("bone {number}, face down")).is_some();
    assert_eq!(
        [2, 3, 4, 5, 6].map(lies),
        [true, false, false, false, true],
        "from the third on, each goes on to the next"
    );
}

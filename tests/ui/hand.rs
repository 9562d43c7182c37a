//! Your hand: its order, moving bones by drag and by keys, closing gaps and dimming.

use crate::window::{self, Window, in_hand, open, open_rules, play_until, press, put, some_play, step, waiting};
use egui::{self, Key, Modifiers, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::ui::settings::{HandOrder, Settings};
use electrum_dominoes::{
    engine::{
        bone::{Bone, Bones},
        rules::Preset,
    },
    seat::Input,
    table::{HostOrder, Waiting, Wish},
    ui::table::positions::HandCells,
};

/// Returns the bones of the hand from left to right, row by row.
fn hand(window: &Window) -> Vec<Bone> {
    window.state().desk().scene().expect("a display").spots.hand().map(|(bone, _)| bone).collect()
}

fn place(window: &Window, bone: Bone) -> Pos2 {
    let scene = window.state().desk().scene().expect("a display");
    scene.spots.hand().find(|(other, _)| *other == bone).expect("a bone of the hand").1.center
}

fn drag(window: &mut Window, from: Pos2, to: Pos2) {
    window.drag_at(from);
    window.run();
    for part in [0.5, 1.0] {
        window.hover_at(from.lerp(to, part));
        window.run();
    }
    window.drop_at(to);
    window.run();
}

fn at_table(set: impl FnOnce(&mut Settings)) -> Window {
    open(Preset::AllFives, 4711, vec2(960.0, 720.0), set)
}

#[test]
fn bones_are_sorted_by_suit_or_weight_and_drawn_bones_are_sorted_in() {
    for order in [HandOrder::Suit, HandOrder::Weight] {
        let mut window = at_table(|settings| settings.look.hand_order = order);
        let sorted = |window: &Window| {
            let hand = hand(window);
            match order {
                HandOrder::Suit => hand.is_sorted_by_key(|bone| std::cmp::Reverse((bone.high(), bone.low()))),
                _ => hand.is_sorted_by_key(|bone| std::cmp::Reverse(bone.weight())),
            }
        };
        assert!(sorted(&window), "{:?}", hand(&window));
        assert!(play_until(&mut window, |window| waiting(window) == Waiting::Draw), "some hand has a draw");
        press(&mut window);
        assert!(sorted(&window), "{:?}", hand(&window));
    }
}

#[test]
fn gaps_stay_unless_the_setting_closes_them() {
    for closed in [false, true] {
        let mut window = at_table(|settings| settings.look.close_gaps = closed);
        let some = |window: &Window| {
            let (hand, game) = (hand(window), window.state().desk().game());
            let but_last = hand.split_last().map_or(&[][..], |(_, rest)| rest);
            but_last.iter().find_map(|bone| game.view().fits(*bone).last().map(|end| (*bone, *end)))
        };
        assert!(play_until(&mut window, |window| some(window).is_some()));
        let (bone, end) = some(&window).expect("a bone that fits and is not the last one");
        let before = hand(&window);
        let last = *before.last().expect("a hand");
        let at = place(&window, last);
        put(&mut window, bone, end);
        let moved = (place(&window, last) - at).length() > 1.0;
        assert_eq!(moved, closed);
    }
}

#[test]
fn a_bone_is_dragged_to_another_place_in_the_hand() {
    for compact in [false, true] {
        let rules = Preset::AllFives.rules(2).expect("a game for two");
        let mut window = open_rules(rules, 4711, vec2(960.0, 720.0), compact, |_| {});
        let before = hand(&window);
        let (first, last) = (before[0], before[before.len() - 1]);
        let moment = window.state().desk().game().view().change();
        let (from, to) = (place(&window, first), place(&window, last));
        drag(&mut window, from, to);
        let mut expected = before[1..].to_vec();
        expected.push(first);
        assert_eq!(hand(&window), expected);
        assert_eq!(window.state().desk().game().view().change(), moment, "nothing was played");
        assert_eq!(window.state().desk().game().chosen(), None);
        // Back again, between the first two.
        let (from, to) = (place(&window, first), place(&window, expected[1]));
        drag(&mut window, from, to);
        assert_eq!(hand(&window)[1], first);
    }
}

#[test]
fn an_arranged_hand_keeps_its_order_until_the_next_deal() {
    let mut window = at_table(|_| {});
    let before = hand(&window);
    let (from, to) = (place(&window, before[0]), place(&window, before[3]));
    drag(&mut window, from, to);
    let arranged = hand(&window);
    assert_ne!(arranged, before);
    let (bone, end) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, end);
    let left: Vec<Bone> = arranged.iter().copied().filter(|other| *other != bone).collect();
    assert_eq!(hand(&window), left);
    step(&mut window, Input::Wish(Wish::Undo));
    assert_eq!(hand(&window), arranged, "Undo lays it back where it lay");
    step(&mut window, HostOrder::NewGame(Some(4711)));
    assert_eq!(hand(&window), before, "a new hand is in the order dealt");
}

#[test]
fn ctrl_and_an_arrow_move_the_bone_in_focus() {
    let mut window = at_table(|_| {});
    let before = hand(&window);
    // The focus goes only to bones that fit somewhere.
    let (bone, _) = some_play(&window).expect("a bone that fits");
    let at = before.iter().position(|held| *held == bone).expect("it is held");
    let (there, back, next) =
        if at > 0 { (Key::ArrowLeft, Key::ArrowRight, at - 1) } else { (Key::ArrowRight, Key::ArrowLeft, at + 1) };
    window.get_by_label_contains(&in_hand(bone)).focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, there);
    window.run();
    let after = hand(&window);
    assert_eq!((after[next], after[at]), (before[at], before[next]));
    assert!(window.get_by_label_contains(&in_hand(bone)).is_focused(), "the focus stays on it");
    window.key_press_modifiers(Modifiers::COMMAND, back);
    window.run();
    assert_eq!(hand(&window), before);
}

/// Returns the table at the player's turn, with a bone that fits nowhere.
fn with_one_that_fits_nowhere() -> (Window, Bone) {
    let mut window = at_table(|_| {});
    let fits_none = |window: &Window| {
        let game = window.state().desk().game();
        matches!(waiting(window), Waiting::You { .. })
            && hand(window).iter().any(|bone| game.view().fits(*bone).is_empty())
    };
    assert!(play_until(&mut window, fits_none));
    let game = window.state().desk().game();
    let bone =
        hand(&window).into_iter().find(|bone| game.view().fits(*bone).is_empty()).expect("a bone that fits nowhere");
    (window, bone)
}

/// Presses Alt and an arrow until a bone has the focus. Returns the bones on the way.
fn visit(window: &mut Window, arrow: Key, wanted: Bone) -> Vec<Bone> {
    let mut visited = Vec::new();
    for _ in 0..hand(window).len() {
        window.key_press_modifiers(Modifiers::ALT, arrow);
        window.run();
        visited.push(ringed(window).expect("a bone of the hand"));
        if visited.last() == Some(&wanted) {
            break;
        }
    }
    visited
}

/// Returns the bone of the hand that has the focus.
fn ringed(window: &Window) -> Option<Bone> {
    let (ids, focus) = (window.state().desk().ids(), window.ctx.memory(egui::Memory::focused));
    hand(window).into_iter().find(|bone| focus == Some(ids.hand(*bone)))
}

#[test]
fn alt_and_an_arrow_reach_every_bone_and_ctrl_moves_any_of_them() {
    let (mut window, bone) = with_one_that_fits_nowhere();
    let before = hand(&window);
    let last = *before.last().expect("a hand");
    assert_eq!(visit(&mut window, Key::ArrowRight, last), before, "from the first to the last");
    assert_eq!(visit(&mut window, Key::ArrowLeft, before[0]).last(), Some(&before[0]), "and back");
    let at = before.iter().position(|held| *held == bone).expect("it is held");
    if at > 0 {
        visit(&mut window, Key::ArrowRight, bone);
    }
    let (there, back, next) =
        if at > 0 { (Key::ArrowLeft, Key::ArrowRight, at - 1) } else { (Key::ArrowRight, Key::ArrowLeft, at + 1) };
    window.key_press_modifiers(Modifiers::COMMAND, there);
    window.run();
    let after = hand(&window);
    assert_eq!((after[next], after[at]), (before[at], before[next]));
    assert_eq!(ringed(&window), Some(bone), "the focus stays on it");
    window.key_press_modifiers(Modifiers::COMMAND, back);
    window.run();
    assert_eq!(hand(&window), before);
    window.key_press(Key::Space);
    window.run();
    assert!(window::spoken(&window).note.contains("fits nowhere"), "{:?}", window::spoken(&window));
}

#[test]
fn tab_does_not_return_to_a_bone_that_fits_nowhere() {
    let (mut window, bone) = with_one_that_fits_nowhere();
    visit(&mut window, Key::ArrowRight, bone);
    assert_eq!(ringed(&window), Some(bone));
    for _ in 0..20 {
        window.key_press(Key::Tab);
        window.run();
        assert_ne!(ringed(&window), Some(bone));
    }
}

#[test]
fn a_bone_that_fits_nowhere_can_be_moved_but_not_played() {
    let (mut window, bone) = with_one_that_fits_nowhere();
    let moment = window.state().desk().game().view().change();
    let from = place(&window, bone);
    let cloth = window.state().desk().scene().expect("a display").key.areas.cloth;
    drag(&mut window, from, cloth.left_bottom() + vec2(20.0, -20.0));
    assert_eq!(window.state().desk().game().view().change(), moment);
    assert!(window::spoken(&window).note.contains("fits nowhere"), "{:?}", window::spoken(&window));
    assert_eq!(place(&window, bone), from, "it is back in its place");
}

/// Returns some bones.
fn some(pairs: &[(u8, u8)]) -> Bones {
    pairs.iter().filter_map(|&(one, other)| Bone::new(one, other)).collect()
}

/// Returns the cells after these hands, one after the other.
fn cells(hands: &[Bones]) -> HandCells {
    let mut cells = HandCells::default();
    for hand in hands {
        cells.update(*hand);
    }
    cells
}

#[test]
fn bones_keep_their_cells_when_one_leaves_and_a_drawn_one_fills_the_first_gap() {
    let hands = [
        some(&[(0, 0), (1, 0), (2, 0), (3, 0)]),
        some(&[(0, 0), (2, 0), (3, 0)]),
        some(&[(0, 0), (2, 0), (3, 0), (6, 6)]),
    ];
    let numbers = |hands| cells(hands).iter().map(|(cell, _)| cell).collect::<Vec<_>>();
    assert_eq!(numbers(&hands[..2]), [0, 2, 3]);
    assert_eq!(cells(&hands).cell(Bone::doublet(6)), Some(1));
}

//! A game with ten numbers in the window: how its hands lie, what a screen reader says of its bones,
//! and how large they stay.

use crate::window::{Window, in_hand, middling, open_rules, play_until, shows, waiting};
use egui::{Rect, vec2};
use electrum_dominoes::{
    engine::rules::Preset,
    table::Waiting,
    ui::words::{Words, say::bone_name},
};

/// The places of the bones of the hand, from left to right and row by row.
fn hand(window: &Window) -> Vec<Rect> {
    let scene = window.state().desk().scene().expect("a display");
    scene.spots.hand().map(|(_, pose)| pose.rect()).collect()
}

/// How many rows the bones of a hand stand in.
fn rows(hand: &[Rect]) -> usize {
    let mut heights: Vec<i32> = hand.iter().map(|bone| bone.center().y.round() as i32).collect();
    heights.sort_unstable();
    heights.dedup();
    heights.len()
}

#[test]
fn a_hand_of_ten_stands_in_two_rows_on_a_telephone_and_in_one_on_a_desk() {
    for (size, wanted) in [(vec2(360.0, 640.0), 2), (vec2(412.0, 915.0), 2), (vec2(960.0, 720.0), 1)] {
        for compact in [false, true] {
            let window = open_rules(Preset::Cuban.usual(), 4, size, compact, |_| {});
            let hand = hand(&window);
            assert_eq!(hand.len(), 10);
            // The compact display has as many rows as make its bones largest.
            assert!(compact || rows(&hand) == wanted, "{size}: {hand:?}");
            let inside = Rect::from_min_size(egui::Pos2::ZERO, size);
            for (at, bone) in hand.iter().enumerate() {
                assert!(inside.contains_rect(*bone), "{size}: {bone:?}");
                assert!(hand[..at].iter().all(|other| !other.intersects(bone.shrink(0.5))), "{size}: {hand:?}");
                assert!(bone.width() >= 24.0, "{size}: a finger finds {bone:?}");
            }
        }
    }
}

#[test]
fn a_screen_reader_names_the_numbers_beyond_six() {
    let words = Words::english();
    let named = ["9-8", "7-7", "9-0"].map(|bone| bone_name(&words, bone.parse().expect("a bone")));
    assert_eq!(named, ["nine eight", "double seven", "nine blank"]);
    let mut window = middling(Preset::Cuban, 4);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    for bone in window.state().desk().game().view().hand() {
        assert!(shows(&window, &in_hand(bone)), "{bone}");
    }
}

#[test]
fn a_line_of_forty_bones_stays_legible() {
    let mut most = 0;
    for deal in 1..=6 {
        let mut window = middling(Preset::Cuban, deal);
        let _ = play_until(&mut window, |window| {
            let (desk, is_over) = (window.state().desk(), waiting(window) == Waiting::NewHand);
            let unit = desk.scene().expect("a display").spots.unit;
            most = most.max(desk.game().view().played().len());
            assert!(unit >= 28.0, "deal {deal}: a half has {unit} points with {most} bones");
            is_over
        });
    }
    assert!(most >= 34, "the longest line has {most} bones");
}

//! Every area has its place in a window of any size, and none overlap.

use egui::{Rect, Vec2, pos2, vec2};
use electrum_dominoes::engine::Set;
use electrum_dominoes::ui::table::positions::{Areas, Display, Needs};

const SIZES: [Vec2; 5] =
    [vec2(480.0, 535.0), vec2(960.0, 695.0), vec2(1920.0, 1055.0), vec2(700.0, 1200.0), vec2(2560.0, 700.0)];

const COMPACT: Needs = Needs {
    set: Set::Six,
    display: Display::Compact,
    words: 100,
    letters: 100,
    hand: 7,
    seats: 2,
    open: false,
    firecrackers: false,
    scores: false,
    over: false,
    stays: false,
};

fn all_areas() -> impl Iterator<Item = Areas> {
    SIZES.into_iter().map(|size| Areas::new(Rect::from_min_size(pos2(0.0, 25.0), size), COMPACT))
}

/// The places of a hand of this many bones and of all that can be played besides.
fn bones_below(areas: &Areas, hand: usize) -> Vec<Rect> {
    let hand = (0..hand).map(|cell| areas.cell(cell).rect());
    hand.chain((0..Set::Six.size()).map(|number| areas.yard_cell(Set::Six, number).rect())).collect()
}

#[test]
fn every_bone_of_a_hand_and_every_played_one_has_a_place_of_its_own_below_the_compact_table() {
    for (size, hand) in SIZES.into_iter().flat_map(|size| (1..=20).map(move |hand| (size, hand))) {
        let area = Rect::from_min_size(pos2(0.0, 25.0), size);
        let areas = Areas::new(area, Needs { hand, ..COMPACT });
        let bones = bones_below(&areas, hand);
        for (at, bone) in bones.iter().enumerate() {
            assert!(areas.foot().contains_rect(*bone), "{bone:?} of {hand} in {areas:?}");
            assert!(bones[..at].iter().all(|other| !other.intersects(bone.shrink(0.01))), "{hand} in {areas:?}");
        }
    }
}

#[test]
fn a_hand_of_any_size_stands_in_the_middle() {
    for (display, hand) in
        [Display::Compact, Display::Whole].into_iter().flat_map(|display| (1..=7).map(move |hand| (display, hand)))
    {
        let area = Rect::from_min_size(pos2(0.0, 25.0), SIZES[1]);
        let areas = Areas::new(area, Needs { display, hand, ..COMPACT });
        let [first, last] = [0, hand - 1].map(|number| areas.cell(number).center);
        assert!(
            (first.x + last.x - 2.0 * areas.panel.center().x).abs() <= 1.0 && (first.y - last.y).abs() < 0.01,
            "{hand}: {areas:?}"
        );
    }
}

#[test]
fn areas_lie_one_below_the_other() {
    for areas in all_areas() {
        assert!(areas.status.bottom() <= areas.board.top() && areas.board.bottom() <= areas.panel.top());
        assert!(areas.board.contains_rect(areas.button) && areas.board.contains_rect(areas.count));
        assert!(areas.unit >= 30.0 && areas.bone >= 27.0, "bones too small to read: {areas:?}");
    }
}

#[test]
fn the_button_keeps_clear_of_the_south_arm() {
    for areas in all_areas() {
        assert!(areas.button.left() > areas.middle().x + areas.unit, "{areas:?}");
        assert!(areas.count.right() < areas.middle().x - areas.unit, "{areas:?}");
    }
}

#[test]
fn nothing_overlaps_even_where_the_interface_is_very_large() {
    for size in [vec2(384.0, 270.0), vec2(240.0, 210.0), vec2(192.0, 200.0)] {
        let areas = Areas::new(Rect::from_min_size(pos2(0.0, 25.0), size), Needs { words: 250, ..COMPACT });
        assert!(areas.status.bottom() <= areas.board.top() && areas.board.bottom() <= areas.panel.top());
        assert!(areas.unit > 5.0, "{areas:?}");
        let cells = bones_below(&areas, COMPACT.hand);
        for (at, cell) in cells.iter().enumerate() {
            assert!(cells[..at].iter().all(|other| !other.intersects(cell.shrink(0.01))), "{areas:?}");
        }
    }
}

#[test]
fn larger_words_never_make_a_bone_smaller() {
    for display in [Display::Compact, Display::Whole] {
        for size in SIZES {
            for words in [75, 125, 150, 200, 250] {
                let larger = f32::from(words) / 100.0;
                let usual = Areas::new(Rect::from_min_size(pos2(0.0, 25.0), size), Needs { display, ..COMPACT });
                let area = Rect::from_min_size(pos2(0.0, 25.0), size / larger);
                let areas = Areas::new(area, Needs { display, words, letters: words, ..COMPACT });
                let pixels = |areas: &Areas, larger: f32| {
                    [areas.bone, areas.unit, areas.cloth.width()].map(|size| size * larger)
                };
                for (one, other) in pixels(&usual, 1.0).into_iter().zip(pixels(&areas, larger)) {
                    assert!((one - other).abs() < 0.5, "{display:?} {size} {words}: {one} became {other}");
                }
                // Only the rows where words stand are higher.
                let left = areas.cloth.height() * larger / usual.cloth.height();
                assert!(left > 0.5, "{display:?} {size} {words}: {left} of the cloth is left");
                let grown = areas.text * larger / usual.text;
                let wanted = match display {
                    _ if words < 100 => 0.7..=0.99,
                    Display::Compact => 1.01..=1.3,
                    Display::Whole => 0.99 * larger..=1.01 * larger,
                };
                assert!(wanted.contains(&grown), "{display:?} {size} {words}: {grown}");
            }
        }
    }
}

#[test]
fn bones_grow_with_the_window() {
    let sizes: Vec<f32> = all_areas().take(3).map(|areas| areas.bone).collect();
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2]);
}

#[test]
fn on_a_telephone_every_bone_is_as_wide_as_a_finger_and_nothing_is_covered() {
    const FINGER: f32 = 44.0;
    for (hand, seats) in (1..=14).flat_map(|hand| [2, 3, 4].map(|seats| (hand, seats))) {
        let area = Rect::from_min_size(pos2(0.0, 70.0), vec2(360.0, 570.0));
        let areas = Areas::new(area, Needs { display: Display::Whole, hand, seats, ..COMPACT });
        assert!(areas.bone >= FINGER && areas.button.height() >= FINGER, "{hand} bones: {}", areas.bone);
        let bones: Vec<Rect> = (0..hand).map(|number| areas.cell(number).rect()).collect();
        let others = [areas.button, areas.yard, areas.board];
        for (number, bone) in bones.iter().enumerate() {
            assert!(area.contains_rect(*bone), "{hand} bones: {bone:?}");
            let around = bones[..number].iter().chain(&others);
            assert!(
                around.clone().all(|other| !other.shrink(0.1).intersects(bone.shrink(0.1))),
                "{hand} bones: {bone:?}"
            );
        }
        assert!(areas.cloth.height() > 200.0);
    }
}

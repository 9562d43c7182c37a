//! Every area has its place in a window of any size, and none overlap.

use egui::{Rect, Vec2, pos2, vec2};
use electrum_dominoes::engine::bone::BONES;
use electrum_dominoes::ui::table::positions::{Display, Layout, Needs};

const SIZES: [Vec2; 5] =
    [vec2(480.0, 535.0), vec2(960.0, 695.0), vec2(1920.0, 1055.0), vec2(700.0, 1200.0), vec2(2560.0, 700.0)];

const COMPACT: Needs = Needs {
    display: Display::Compact,
    words: 100,
    hand: 7,
    seats: 2,
    counts: true,
    open: false,
    firecrackers: false,
    scores: false,
};

fn layouts() -> impl Iterator<Item = Layout> {
    SIZES.into_iter().map(|size| Layout::new(Rect::from_min_size(pos2(0.0, 25.0), size), COMPACT))
}

#[test]
fn all_28_bones_have_a_place_of_their_own_in_the_panel() {
    for layout in layouts() {
        assert!(layout.cells() >= BONES, "{layout:?}");
        let cells: Vec<Rect> = (0..layout.cells()).map(|cell| layout.cell(cell).rect()).collect();
        for (at, cell) in cells.iter().enumerate() {
            assert!(layout.panel.contains_rect(*cell), "{cell:?} in {layout:?}");
            assert!(cells[..at].iter().all(|other| !other.intersects(cell.shrink(0.01))), "{layout:?}");
        }
    }
}

#[test]
fn areas_lie_one_below_the_other() {
    for layout in layouts() {
        assert!(layout.status.bottom() <= layout.board.top() && layout.board.bottom() <= layout.panel.top());
        assert!(layout.board.contains_rect(layout.button) && layout.board.contains_rect(layout.count));
        assert!(layout.unit >= 30.0 && layout.bone >= 27.0, "bones too small to read: {layout:?}");
    }
}

#[test]
fn the_button_keeps_clear_of_the_south_arm() {
    for layout in layouts() {
        assert!(layout.button.left() > layout.middle().x + layout.unit, "{layout:?}");
        assert!(layout.count.right() < layout.middle().x - layout.unit, "{layout:?}");
    }
}

#[test]
fn nothing_overlaps_even_where_the_interface_is_very_large() {
    for size in [vec2(384.0, 270.0), vec2(240.0, 210.0), vec2(192.0, 200.0)] {
        let layout = Layout::new(Rect::from_min_size(pos2(0.0, 25.0), size), Needs { words: 250, ..COMPACT });
        assert!(layout.status.bottom() <= layout.board.top() && layout.board.bottom() <= layout.panel.top());
        assert!(layout.unit > 5.0 && layout.cells() >= BONES, "{layout:?}");
        let cells: Vec<Rect> = (0..layout.cells()).map(|cell| layout.cell(cell).rect()).collect();
        for (at, cell) in cells.iter().enumerate() {
            assert!(cells[..at].iter().all(|other| !other.intersects(cell.shrink(0.01))), "{layout:?}");
        }
    }
}

#[test]
fn larger_words_never_make_a_bone_smaller() {
    for display in [Display::Compact, Display::Whole] {
        for size in SIZES {
            for words in [75, 125, 150, 200, 250] {
                let larger = f32::from(words) / 100.0;
                let usual = Layout::new(Rect::from_min_size(pos2(0.0, 25.0), size), Needs { display, ..COMPACT });
                let area = Rect::from_min_size(pos2(0.0, 25.0), size / larger);
                let layout = Layout::new(area, Needs { display, words, ..COMPACT });
                let pixels = |layout: &Layout, larger: f32| {
                    [layout.bone, layout.unit, layout.cloth.width(), layout.cloth.height()].map(|size| size * larger)
                };
                for (one, other) in pixels(&usual, 1.0).into_iter().zip(pixels(&layout, larger)) {
                    assert!((one - other).abs() < 0.5, "{display:?} {size} {words}: {one} became {other}");
                }
                let grown = layout.text * larger / usual.text;
                assert!(if words > 100 { grown > 1.0 } else { grown < 1.0 }, "{words}: {grown}");
            }
        }
    }
}

#[test]
fn bones_grow_with_the_window() {
    let sizes: Vec<f32> = layouts().take(3).map(|layout| layout.bone).collect();
    assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2]);
}

#[test]
fn on_a_telephone_every_bone_is_as_wide_as_a_finger_and_nothing_is_covered() {
    const FINGER: f32 = 44.0;
    for (hand, seats) in (1..=14).flat_map(|hand| [2, 3, 4].map(|seats| (hand, seats))) {
        let area = Rect::from_min_size(pos2(0.0, 70.0), vec2(360.0, 570.0));
        let layout = Layout::new(area, Needs { display: Display::Whole, hand, seats, ..COMPACT });
        assert!(layout.bone >= FINGER && layout.button.height() >= FINGER, "{hand} bones: {}", layout.bone);
        let bones: Vec<Rect> = (0..hand).map(|number| layout.cell(number).rect()).collect();
        let others = [layout.button, layout.yard, layout.board];
        for (number, bone) in bones.iter().enumerate() {
            assert!(area.contains_rect(*bone), "{hand} bones: {bone:?}");
            let around = bones[..number].iter().chain(&others);
            assert!(
                around.clone().all(|other| !other.shrink(0.1).intersects(bone.shrink(0.1))),
                "{hand} bones: {bone:?}"
            );
        }
        assert!(layout.cloth.height() > 200.0);
    }
}

//! Strokes add up to every score and are placed where they fit.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use electrum_dominoes::ui::paint::scores::strokes::{SYMBOL, SheetPlan, Written, in_symbol, is_large};

/// Returns sheets of many shapes for one to four sides, with and without names, each with the
/// number of symbols it has room for.
fn sheets() -> impl Iterator<Item = (Rect, usize, usize, SheetPlan)> {
    let sizes = [(440.0, 40.0), (460.0, 64.0), (1000.0, 60.0), (1900.0, 30.0), (300.0, 300.0), (90.0, 400.0)];
    let rects = sizes.map(|(wide, high)| Rect::from_min_size(pos2(13.0, 7.0), vec2(wide, high)));
    rects.into_iter().flat_map(|rect| {
        (1..=4).flat_map(move |sides| {
            [1, 3, 5, 10, 20].into_iter().flat_map(move |symbols| {
                [0.0, 4.5].map(|names| (rect, sides, symbols, SheetPlan::new(rect, names, sides, symbols)))
            })
        })
    })
}

fn one() -> SheetPlan {
    SheetPlan::new(Rect::from_min_size(Pos2::ZERO, vec2(1000.0, 60.0)), 0.0, 1, 20)
}

fn crosses([a, b]: [Pos2; 2], [c, d]: [Pos2; 2]) -> bool {
    let side = |from: Pos2, to: Pos2, at: Pos2| (to - from).rot90().dot(at - from);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

#[test]
fn strokes_of_five_and_a_figure_add_up_to_every_score() {
    for score in -100..=1000 {
        let written = Written::new(score);
        let points = (5 * written.strokes) as i32 + written.rest as i32;
        assert_eq!(if written.minus { -points } else { points }, score);
        assert!(written.rest < 5 && (written.minus == (score < 0)));
        assert_eq!(written.symbols(), (score.unsigned_abs() as usize / 5 * 5).div_ceil(50), "{score}");
    }
}

#[test]
fn a_symbol_is_a_large_x_and_then_a_small_one_in_each_of_its_four_spaces() {
    let strokes: Vec<[Pos2; 2]> = (0..SYMBOL).map(in_symbol).collect();
    for (one, [from, to]) in strokes.iter().enumerate() {
        assert!(Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)).contains_rect(Rect::from_two_pos(*from, *to)));
        for (other, stroke) in strokes.iter().enumerate() {
            assert_eq!(crosses(strokes[one], *stroke), one / 2 == other / 2 && one != other, "{one} and {other}");
        }
    }
    let space = |number: usize| {
        let middle = strokes[number][0].lerp(strokes[number][1], 0.5) - pos2(0.5, 0.5);
        (middle.x > middle.y, middle.x > -middle.y)
    };
    let spaces: std::collections::BTreeSet<_> = [2, 4, 6, 8].map(space).into();
    assert_eq!(spaces.len(), 4);
    let length = |number: usize| strokes[number][0].distance(strokes[number][1]);
    assert!((2..SYMBOL).all(|small| length(0) > 3.0 * length(small) && !is_large(small)) && is_large(0) && is_large(1));
}

#[test]
fn every_symbol_is_full_before_the_next_begins() {
    let sheet = one();
    for number in 0..200 {
        let at = Rect::from_points(&sheet.stroke(0, number));
        assert!(sheet.symbol(0, number / 10).contains_rect(at), "stroke {number}");
    }
}

#[test]
fn only_what_was_added_last_is_new() {
    let old = |score, before| Written::new(score).old(before);
    assert_eq!([old(70, 45), old(70, 70), old(47, 45), old(45, 70)], [9, 14, 9, 9]);
    assert_eq!([old(20, -15), old(-20, 15), old(-20, -15), old(5, 0)], [0, 0, 3, 0]);
}

#[test]
fn everything_stands_within_the_part_of_its_side() {
    for (rect, sides, symbols, sheet) in sheets() {
        for side in 0..sides {
            let cell = sheet.cell(side).expand(0.01);
            assert!(rect.expand(0.01).contains_rect(sheet.cell(side)));
            assert!((0..side).all(|other| !sheet.cell(other).shrink(0.01).intersects(sheet.cell(side).shrink(0.01))));
            let squares: Vec<Rect> = (0..symbols).map(|number| sheet.symbol(side, number)).collect();
            let rest = sheet.rest(side, symbols);
            let minus = Rect::from_points(&sheet.minus(side));
            for (number, square) in squares.iter().enumerate() {
                assert!(square.is_positive() && cell.contains_rect(*square), "symbol {number}: {sheet:?}");
                assert!(squares[..number].iter().all(|other| !other.intersects(*square)), "{sheet:?}");
                assert!(!square.shrink(0.01).intersects(rest) && !square.intersects(minus), "{sheet:?}");
            }
            assert!((0..=symbols).all(|full| cell.contains_rect(sheet.rest(side, full))), "{sheet:?}");
            assert!(cell.contains_rect(minus), "{sheet:?}");
        }
    }
}

#[test]
fn names_keep_clear_of_symbols() {
    for (_, sides, symbols, sheet) in sheets().filter(|(_, _, _, sheet)| sheet.name != Vec2::ZERO) {
        for side in 0..sides {
            let name = sheet.name(side).shrink(0.01);
            let mut squares = (0..symbols).map(|number| sheet.symbol(side, number));
            assert!(squares.all(|square| !square.intersects(name)), "{sheet:?}");
            assert!(!Rect::from_points(&sheet.minus(side)).intersects(name));
        }
    }
}

#[test]
fn five_hundred_points_can_be_read_in_a_small_window() {
    for (sides, least) in [(2, 14.0), (3, 9.0), (4, 9.0)] {
        let size = SheetPlan::new(Rect::from_min_size(Pos2::ZERO, vec2(440.0, 40.0)), 4.5, sides, 10).size;
        assert!(size >= least, "{sides} sides: {size}");
    }
}

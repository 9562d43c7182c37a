//! Which strokes make a score on a sheet of X's, and where they are: pure arithmetic, so that tests can say that they add up.
//!
//! A symbol is a large X and a small x in each of the four spaces around it. Every stroke is worth five points, so an X is worth ten and a whole symbol
//! fifty. N. W. Holsey and Ken Tidwell have described it.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ui::paint::scores::name_size;

/// What a stroke is worth.
const STROKE: u32 = 5;
/// The strokes of a whole symbol.
const SYMBOL: usize = 10;
/// The space after a symbol, in sizes of one.
const GAP: f32 = 0.24;
/// The room for a minus sign before the first symbol, in sizes of one.
const MINUS: f32 = 0.34;
/// The room for a figure behind the last symbol, in sizes of one.
const REST: f32 = 0.42;
/// How much larger the symbols must become for another column or line.
const WORTH_A_CHANGE: f32 = 1.15;

/// A score as it is written on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Written {
    /// Whether a minus sign stands before it.
    pub(super) minus: bool,
    /// How many strokes there are.
    pub(super) strokes: usize,
    /// What the strokes leave over, written as a figure.
    pub(super) rest: u32,
}

impl Written {
    pub(super) fn new(score: i32) -> Written {
        let points = score.unsigned_abs();
        Written { minus: score < 0, strokes: (points / STROKE) as usize, rest: points % STROKE }
    }

    /// How many of its strokes stood there already when the score was this. What was won and lost again is written anew.
    pub(super) fn old(&self, before: i32) -> usize {
        let before = Written::new(before);
        if before.minus == self.minus { before.strokes.min(self.strokes) } else { 0 }
    }

    /// The symbols that it needs, begun ones too.
    pub(super) fn symbols(&self) -> usize {
        self.strokes.div_ceil(SYMBOL)
    }
}

/// Whether a stroke belongs to the large X of its symbol.
pub(super) fn is_large(number: usize) -> bool {
    number % SYMBOL < 2
}

/// One of the ten strokes of a symbol, in a square whose sides are one.
fn in_symbol(number: usize) -> [Pos2; 2] {
    const LARGE: f32 = 0.47;
    const SMALL: f32 = 0.115;
    const OUT: f32 = 0.375;
    let (middle, half) = match number / 2 {
        0 => (vec2(0.0, 0.0), LARGE),
        // The small ones go round as the hands of a clock do, from the top.
        1 => (vec2(0.0, -OUT), SMALL),
        2 => (vec2(OUT, 0.0), SMALL),
        3 => (vec2(0.0, OUT), SMALL),
        _ => (vec2(-OUT, 0.0), SMALL),
    };
    let middle = pos2(0.5, 0.5) + middle;
    let corner = if number.is_multiple_of(2) { vec2(half, -half) } else { vec2(-half, -half) };
    [middle + corner, middle - corner]
}

/// Where everything stands on a sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sheet {
    rect: Rect,
    sides: usize,
    symbols: usize,
    /// How many sides stand beside each other.
    pub(super) columns: usize,
    /// How many symbols stand in a line.
    line: usize,
    lines: usize,
    /// The side of a symbol's square.
    pub(super) size: f32,
    /// The size of the font of the names.
    pub(super) name_size: f32,
    /// The room for a name: at the left of the symbols, or above them.
    name: Vec2,
}

impl Sheet {
    /// The largest symbols that fit a rectangle, for so many sides with so many symbols each. `names` is the width of the widest name in sizes of its
    /// font.
    pub(super) fn new(rect: Rect, names: f32, sides: usize, symbols: usize) -> Sheet {
        let (sides, symbols) = (sides.max(1), symbols.max(1));
        let columns = (1..=sides).filter(|columns| sides.is_multiple_of(*columns));
        let names_at = if names > 0.0 { &[false, true][..] } else { &[false] };
        let sheets = columns.flat_map(|columns| {
            let lines = move |above: &bool| {
                let above = *above;
                (1..=symbols).map(move |lines| Sheet::plan(rect, names, [sides, columns], above, [symbols, lines]))
            };
            names_at.iter().flat_map(lines)
        });
        let simplest = Sheet::plan(rect, names, [sides, 1], false, [symbols, 1]);
        sheets.fold(simplest, |best, sheet| if sheet.size > WORTH_A_CHANGE * best.size { sheet } else { best })
    }

    fn plan(rect: Rect, names: f32, [sides, columns]: [usize; 2], above: bool, [symbols, lines]: [usize; 2]) -> Sheet {
        let cell = vec2(rect.width() / columns as f32, rect.height() / (sides / columns) as f32);
        let most = if above { cell.x } else { 0.28 * cell.x };
        let name_size = name_size(0.42 * cell.y, names, most);
        let name = match (names > 0.0, above) {
            (false, _) => Vec2::ZERO,
            (true, false) => vec2((names * name_size).min(most) + 0.3 * name_size, 0.0),
            (true, true) => vec2(0.0, 1.3 * name_size),
        };
        let room = (cell - name - 2.0 * margin(cell)).max(Vec2::ZERO);
        let line = symbols.div_ceil(lines);
        let wide = room.x / (MINUS + line as f32 * (1.0 + GAP) + REST);
        let high = room.y / (lines as f32 * (1.0 + GAP) - GAP);
        Sheet { rect, sides, symbols, columns, line, lines, size: wide.min(high), name_size, name }
    }

    /// The part of the sheet that belongs to a side.
    pub(super) fn cell(&self, side: usize) -> Rect {
        let rows = self.sides / self.columns;
        let part = self.rect.size() / vec2(self.columns as f32, rows as f32);
        let at = vec2((side % self.columns) as f32, (side / self.columns) as f32);
        Rect::from_min_size(self.rect.min + at * part, part)
    }

    /// That part without its margin.
    fn inner(&self, side: usize) -> Rect {
        let part = self.cell(side);
        part.shrink2(margin(part.size()))
    }

    /// The place of a side's name: above its symbols or level with their first line.
    pub(super) fn name(&self, side: usize) -> Rect {
        let inner = self.inner(side);
        if self.name.y > 0.0 {
            inner.with_max_y(inner.top() + self.name.y)
        } else {
            Rect::from_x_y_ranges(inner.left()..=inner.left() + self.name.x, self.symbol(side, 0).y_range())
        }
    }

    /// What is left of a side's part for symbols.
    fn room(&self, side: usize) -> Rect {
        let inner = self.inner(side);
        Rect::from_min_max(inner.min + self.name, inner.max)
    }

    /// The square of a symbol.
    pub(super) fn symbol(&self, side: usize, number: usize) -> Rect {
        let (room, step) = (self.room(side), (1.0 + GAP) * self.size);
        let (line, place) = (number / self.line, number % self.line);
        let high = self.lines as f32 * step - GAP * self.size;
        let top = room.center().y - 0.5 * high + line as f32 * step;
        let left = room.left() + MINUS * self.size + place as f32 * step;
        Rect::from_min_size(pos2(left, top), Vec2::splat(self.size))
    }

    /// A stroke, counted from the first of a side's score.
    pub(super) fn stroke(&self, side: usize, number: usize) -> [Pos2; 2] {
        let square = self.symbol(side, number / SYMBOL);
        in_symbol(number % SYMBOL).map(|end| square.min + self.size * end.to_vec2())
    }

    /// How many symbols there are places for.
    pub(super) fn places(&self) -> usize {
        self.symbols
    }

    /// The minus sign before the first symbol.
    pub(super) fn minus(&self, side: usize) -> [Pos2; 2] {
        let middle = self.symbol(side, 0).left_center() - vec2(0.17 * self.size, 0.0);
        let arm = vec2(0.1 * self.size, 0.0);
        [middle - arm, middle + arm]
    }

    /// The place of the figure behind so many symbols.
    pub(super) fn rest(&self, side: usize, symbols: usize) -> Rect {
        let corner = match symbols.checked_sub(1) {
            Some(last) => self.symbol(side, last).right_top(),
            None => self.symbol(side, 0).left_top(),
        };
        Rect::from_min_size(corner, vec2(REST, 1.0) * self.size)
    }
}

fn margin(cell: Vec2) -> Vec2 {
    Vec2::splat((0.12 * cell.y).clamp(1.0, 8.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sheets of many shapes, for one to four sides, with names and without; with the number of symbols that each has room for.
    fn sheets() -> impl Iterator<Item = (Rect, usize, usize, Sheet)> {
        let sizes = [(440.0, 40.0), (460.0, 64.0), (1000.0, 60.0), (1900.0, 30.0), (300.0, 300.0), (90.0, 400.0)];
        let rects = sizes.map(|(wide, high)| Rect::from_min_size(pos2(13.0, 7.0), vec2(wide, high)));
        rects.into_iter().flat_map(|rect| {
            (1..=4).flat_map(move |sides| {
                [1, 3, 5, 10, 20].into_iter().flat_map(move |symbols| {
                    [0.0, 4.5].map(|names| (rect, sides, symbols, Sheet::new(rect, names, sides, symbols)))
                })
            })
        })
    }

    fn one() -> Sheet {
        Sheet::new(Rect::from_min_size(Pos2::ZERO, vec2(1000.0, 60.0)), 0.0, 1, 20)
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
        assert!(
            (2..SYMBOL).all(|small| length(0) > 3.0 * length(small) && !is_large(small)) && is_large(0) && is_large(1)
        );
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
                assert!(
                    (0..side).all(|other| !sheet.cell(other).shrink(0.01).intersects(sheet.cell(side).shrink(0.01)))
                );
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
            let size = Sheet::new(Rect::from_min_size(Pos2::ZERO, vec2(440.0, 40.0)), 4.5, sides, 10).size;
            assert!(size >= least, "{sides} sides: {size}");
        }
    }
}

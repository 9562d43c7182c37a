//! The strokes of a score on an X sheet, and their places. It is pure arithmetic, so tests can
//! check that they add up.
//!
//! A symbol is a large X with a small x in each of the four spaces around it. Each stroke is worth
//! five points, so an X is worth ten and a whole symbol fifty. The sheet was described by N. W.
//! Holsey and Ken Tidwell.

use crate::ui::paint::scores::name_size;
use egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The points of a stroke.
const STROKE: u32 = 5;
/// The number of strokes in a whole symbol.
pub const SYMBOL: usize = 10;
/// The space after a symbol, in sizes of a symbol.
const GAP: f32 = 0.24;
/// The space for a minus sign before the first symbol, in sizes of a symbol.
const MINUS: f32 = 0.34;
/// The space for a figure after the last symbol, in sizes of a symbol.
const REST: f32 = 0.42;
/// How much larger the symbols must get to justify another column or line.
const WORTH_A_CHANGE: f32 = 1.15;

/// A score as written on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// Whether it has a minus sign.
    pub minus: bool,
    /// The number of strokes.
    pub strokes: usize,
    /// The points left over, written as a figure.
    pub rest: u32,
}

impl Written {
    /// Returns how a score is written.
    pub fn new(score: i32) -> Written {
        let points = score.unsigned_abs();
        Written { minus: score < 0, strokes: (points / STROKE) as usize, rest: points % STROKE }
    }

    /// Returns how many of its strokes were already there at an earlier score. Points won back
    /// after a loss are written anew.
    pub fn old(&self, before: i32) -> usize {
        let before = Written::new(before);
        if before.minus == self.minus { before.strokes.min(self.strokes) } else { 0 }
    }

    /// Returns the number of symbols it needs, including an unfinished one.
    pub fn symbols(&self) -> usize {
        self.strokes.div_ceil(SYMBOL)
    }
}

/// Whether a stroke belongs to the large X of its symbol.
pub fn is_large(number: usize) -> bool {
    number % SYMBOL < 2
}

/// Returns one of the ten strokes of a symbol, in a square with sides of length one.
pub fn in_symbol(number: usize) -> [Pos2; 2] {
    const LARGE: f32 = 0.47;
    const SMALL: f32 = 0.115;
    const OUT: f32 = 0.375;
    let (middle, half) = match number / 2 {
        0 => (vec2(0.0, 0.0), LARGE),
        // The small ones go clockwise from the top.
        1 => (vec2(0.0, -OUT), SMALL),
        2 => (vec2(OUT, 0.0), SMALL),
        3 => (vec2(0.0, OUT), SMALL),
        _ => (vec2(-OUT, 0.0), SMALL),
    };
    let middle = pos2(0.5, 0.5) + middle;
    let corner = if number.is_multiple_of(2) { vec2(half, -half) } else { vec2(-half, -half) };
    [middle + corner, middle - corner]
}

/// The layout of a sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SheetPlan {
    rect: Rect,
    sides: usize,
    symbols: usize,
    /// The number of sides next to each other.
    pub columns: usize,
    /// The number of symbols in a line.
    line: usize,
    lines: usize,
    /// The side of a symbol's square.
    pub size: f32,
    /// The font size of the names.
    pub name_size: f32,
    /// The room for a name, on the left of the symbols or above them.
    pub name: Vec2,
}

impl SheetPlan {
    /// Returns the layout with the largest symbols that fit a rectangle, for this many sides with
    /// this many symbols each. `names` is the width of the widest name in sizes of its font.
    pub fn new(rect: Rect, names: f32, sides: usize, symbols: usize) -> SheetPlan {
        let (sides, symbols) = (sides.max(1), symbols.max(1));
        let columns = (1..=sides).filter(|columns| sides.is_multiple_of(*columns));
        let names_at = if names > 0.0 { &[false, true][..] } else { &[false] };
        let sheets = columns.flat_map(|columns| {
            let lines = move |above: &bool| {
                let above = *above;
                (1..=symbols).map(move |lines| SheetPlan::plan(rect, names, [sides, columns], above, [symbols, lines]))
            };
            names_at.iter().flat_map(lines)
        });
        let simplest = SheetPlan::plan(rect, names, [sides, 1], false, [symbols, 1]);
        sheets.fold(simplest, |best, sheet| if sheet.size > WORTH_A_CHANGE * best.size { sheet } else { best })
    }

    fn plan(rect: Rect, names: f32, [sides, columns]: [usize; 2], above: bool, [symbols, lines]: [usize; 2]) -> Self {
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
        SheetPlan { rect, sides, symbols, columns, line, lines, size: wide.min(high), name_size, name }
    }

    /// Returns a side's part of the sheet.
    pub fn cell(&self, side: usize) -> Rect {
        let rows = self.sides / self.columns;
        let part = self.rect.size() / vec2(self.columns as f32, rows as f32);
        let at = vec2((side % self.columns) as f32, (side / self.columns) as f32);
        Rect::from_min_size(self.rect.min + at * part, part)
    }

    /// Returns that part without its margin.
    fn inner(&self, side: usize) -> Rect {
        let part = self.cell(side);
        part.shrink2(margin(part.size()))
    }

    /// Returns the place of a side's name, above its symbols or level with their first line.
    pub fn name(&self, side: usize) -> Rect {
        let inner = self.inner(side);
        if self.name.y > 0.0 {
            inner.with_max_y(inner.top() + self.name.y)
        } else {
            Rect::from_x_y_ranges(inner.left()..=inner.left() + self.name.x, self.symbol(side, 0).y_range())
        }
    }

    /// Returns the room for symbols in a side's part.
    fn room(&self, side: usize) -> Rect {
        let inner = self.inner(side);
        Rect::from_min_max(inner.min + self.name, inner.max)
    }

    /// Returns the square of a symbol.
    pub fn symbol(&self, side: usize, number: usize) -> Rect {
        let (room, step) = (self.room(side), (1.0 + GAP) * self.size);
        let (line, place) = (number / self.line, number % self.line);
        let high = self.lines as f32 * step - GAP * self.size;
        let top = room.center().y - 0.5 * high + line as f32 * step;
        let left = room.left() + MINUS * self.size + place as f32 * step;
        Rect::from_min_size(pos2(left, top), Vec2::splat(self.size))
    }

    /// Returns a stroke, counted from the first of a side's score.
    pub fn stroke(&self, side: usize, number: usize) -> [Pos2; 2] {
        let square = self.symbol(side, number / SYMBOL);
        in_symbol(number % SYMBOL).map(|end| square.min + self.size * end.to_vec2())
    }

    /// Returns the number of places for symbols.
    pub fn places(&self) -> usize {
        self.symbols
    }

    /// Returns the minus sign before the first symbol.
    pub fn minus(&self, side: usize) -> [Pos2; 2] {
        let middle = self.symbol(side, 0).left_center() - vec2(0.17 * self.size, 0.0);
        let arm = vec2(0.1 * self.size, 0.0);
        [middle - arm, middle + arm]
    }

    /// Returns the place of the figure after this many symbols.
    pub fn rest(&self, side: usize, symbols: usize) -> Rect {
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

//! Which strokes make a score on a sheet of X's, and where they are: pure arithmetic, so that tests can say that they add up.
//!
//! A symbol is a large X and a small x in each of the four spaces around it. Every stroke is worth five points, so an X is worth ten and a whole symbol
//! fifty. N. W. Holsey and Ken Tidwell have described it.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::ui::paint::scores::name_size;

/// What a stroke is worth.
const STROKE: u32 = 5;
/// The strokes of a whole symbol.
pub const SYMBOL: usize = 10;
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
pub struct Written {
    /// Whether a minus sign stands before it.
    pub minus: bool,
    /// How many strokes there are.
    pub strokes: usize,
    /// What the strokes leave over, written as a figure.
    pub rest: u32,
}

impl Written {
    /// How a score is written.
    pub fn new(score: i32) -> Written {
        let points = score.unsigned_abs();
        Written { minus: score < 0, strokes: (points / STROKE) as usize, rest: points % STROKE }
    }

    /// How many of its strokes stood there already when the score was this. What was won and lost again is written anew.
    pub fn old(&self, before: i32) -> usize {
        let before = Written::new(before);
        if before.minus == self.minus { before.strokes.min(self.strokes) } else { 0 }
    }

    /// The symbols that it needs, begun ones too.
    pub fn symbols(&self) -> usize {
        self.strokes.div_ceil(SYMBOL)
    }
}

/// Whether a stroke belongs to the large X of its symbol.
pub fn is_large(number: usize) -> bool {
    number % SYMBOL < 2
}

/// One of the ten strokes of a symbol, in a square whose sides are one.
pub fn in_symbol(number: usize) -> [Pos2; 2] {
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
pub struct SheetPlan {
    rect: Rect,
    sides: usize,
    symbols: usize,
    /// How many sides stand beside each other.
    pub columns: usize,
    /// How many symbols stand in a line.
    line: usize,
    lines: usize,
    /// The side of a symbol's square.
    pub size: f32,
    /// The size of the font of the names.
    pub name_size: f32,
    /// The room for a name: at the left of the symbols, or above them.
    pub name: Vec2,
}

impl SheetPlan {
    /// The largest symbols that fit a rectangle, for so many sides with so many symbols each. `names` is the width of the widest name in sizes of its
    /// font.
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

    /// The part of the sheet that belongs to a side.
    pub fn cell(&self, side: usize) -> Rect {
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
    pub fn name(&self, side: usize) -> Rect {
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
    pub fn symbol(&self, side: usize, number: usize) -> Rect {
        let (room, step) = (self.room(side), (1.0 + GAP) * self.size);
        let (line, place) = (number / self.line, number % self.line);
        let high = self.lines as f32 * step - GAP * self.size;
        let top = room.center().y - 0.5 * high + line as f32 * step;
        let left = room.left() + MINUS * self.size + place as f32 * step;
        Rect::from_min_size(pos2(left, top), Vec2::splat(self.size))
    }

    /// A stroke, counted from the first of a side's score.
    pub fn stroke(&self, side: usize, number: usize) -> [Pos2; 2] {
        let square = self.symbol(side, number / SYMBOL);
        in_symbol(number % SYMBOL).map(|end| square.min + self.size * end.to_vec2())
    }

    /// How many symbols there are places for.
    pub fn places(&self) -> usize {
        self.symbols
    }

    /// The minus sign before the first symbol.
    pub fn minus(&self, side: usize) -> [Pos2; 2] {
        let middle = self.symbol(side, 0).left_center() - vec2(0.17 * self.size, 0.0);
        let arm = vec2(0.1 * self.size, 0.0);
        [middle - arm, middle + arm]
    }

    /// The place of the figure behind so many symbols.
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

//! The places of the holes of a cribbage board. It is pure arithmetic, so tests can check that no
//! hole is missing and none overlap.
//!
//! A board has a track for each side. The tracks run next to each other through one or more rows.
//! At the end of a row they all turn around together into the next, as on a real board, so the
//! outer track stays outside.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use std::f32::consts::{FRAC_PI_2, PI};

/// The number of places before the first hole: the start, where the front peg waits, and two more
/// for a back peg and for scores below zero.
pub const BEFORE: i32 = 3;
/// The greatest number of holes that a track should need.
pub const MOST: u16 = 121;
/// The number of holes in a group.
pub const GROUP: usize = 5;
/// The space between two groups, in steps between holes.
const GROUP_GAP: f32 = 0.6;
/// The places before the first hole and the space after them, in steps.
const START: f32 = BEFORE as f32 + 0.9;
/// The space between two rows, in widths of a track.
const ROW_GAP: f32 = 0.5;
/// The margin of wood around the tracks, in widths of a track.
const MARGIN: f32 = 0.42;
/// The greatest width of a track in a single row, in steps.
const WIDEST_ALONE: f32 = 2.8;
/// The greatest width of a track if turns take up room from the steps.
const WIDEST: f32 = 1.6;
/// The greatest length of a step, in widths of a track.
const LONGEST: f32 = 2.4;
/// The greatest number of rows to try.
const MOST_ROWS: usize = 12;
/// How much larger the holes must get to justify another row. A race is easiest to see in a single
/// row.
const WORTH_A_ROW: f32 = 1.25;

/// Returns how many points a hole is worth.
pub fn worth(target: u16, by_fives: bool) -> u16 {
    if by_fives {
        return 5;
    }
    [1, 2, 5].into_iter().find(|worth| target.div_ceil(*worth) <= MOST).unwrap_or(10)
}

/// The holes of a track and the scores they stand for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    target: i32,
    worth: i32,
    /// The number of holes.
    pub holes: usize,
}

impl Course {
    /// Creates the course to a target.
    pub fn new(target: u16, by_fives: bool) -> Course {
        let (target, worth) = (target.max(1), worth(target, by_fives));
        Course { target: target.into(), worth: worth.into(), holes: target.div_ceil(worth).into() }
    }

    /// Returns the hole of a score. Zero is the start. The last hole is only for scores that reach
    /// the target.
    pub fn hole(&self, score: i32) -> i32 {
        if score >= self.target { self.holes as i32 } else { score.div_euclid(self.worth).max(-1) }
    }

    /// Returns the holes of a front and a back peg. Two pegs do not fit into one hole, so the back
    /// peg then goes into the one behind.
    pub fn pair(&self, score: i32, before: i32) -> [i32; 2] {
        let (front, back) = (self.hole(score), self.hole(before));
        [front, if back == front { front - 1 } else { back }]
    }
}

/// The holes of a whole board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Holes {
    /// The wood.
    pub board: Rect,
    /// The distance between holes within a group.
    pub step: f32,
    /// The width of a track.
    pub track: f32,
    /// The number of rows.
    pub rows: usize,
    sides: usize,
    /// The number of the last hole.
    pub last: i32,
    /// The number of holes in each row but the last.
    row: usize,
    /// The left edge of the first hole of the first row.
    left: f32,
}

impl Holes {
    /// Returns the largest holes that fit into this rectangle, with `names` left free on the left
    /// of the wood.
    pub fn new(rect: Rect, names: f32, sides: usize, holes: usize) -> Holes {
        let (sides, holes) = (sides.max(1), holes.max(1));
        let plan = |rows| Holes::in_rows(rect, names, sides, holes, rows);
        let larger = |best: Holes, next: Holes| if next.cell() > WORTH_A_ROW * best.cell() { next } else { best };
        (2..=MOST_ROWS).map(plan).fold(plan(1), larger)
    }

    /// Returns the holes of a board with this many rows, as large as there is room for.
    fn in_rows(rect: Rect, names: f32, sides: usize, holes: usize, rows: usize) -> Holes {
        // The very last hole may come after the last group, like the final hole on a real board.
        let row = GROUP * (holes - 1).div_ceil(GROUP * rows).max(1);
        let rows = (holes - 1).div_ceil(row).max(1);
        let behind = if holes > rows * row { GROUP_GAP + 1.2 } else { 0.0 };
        let high = (rows * sides) as f32 + ROW_GAP * (rows - 1) as f32 + 2.0 * MARGIN;
        // The space at each end is a number of steps or of tracks, whichever is wider. So there are
        // four possible widths, and all of them must fit.
        let turn = sides as f32 + 0.5 * ROW_GAP;
        let left = [(START, 0.0), (0.0, if rows >= 3 { turn } else { 0.0 })];
        let right =
            [(if rows.is_multiple_of(2) { 0.0 } else { behind }, 0.0), (0.0, if rows >= 2 { turn } else { 0.0 })];
        let width =
            |left: (f32, f32), right: (f32, f32)| (left.0 + row_length(row) + right.0, left.1 + 2.0 * MARGIN + right.1);
        let widths = || left.into_iter().flat_map(|left| right.map(|right| width(left, right)));
        let room = (rect.size() - vec2(names, 0.0)).max(Vec2::ZERO);
        let widest = if rows == 1 { WIDEST_ALONE } else { WIDEST };
        let track = widths().map(|(steps, tracks)| widest * room.x / (steps + widest * tracks));
        let track = track.fold(room.y / high, f32::min);
        let step = widths().map(|(steps, tracks)| (room.x - tracks * track) / steps).fold(LONGEST * track, f32::min);
        let [left, right] = [left, right].map(|end| (end[0].0 * step).max(end[1].1 * track));
        let size = vec2(left + row_length(row) * step + right + 2.0 * MARGIN * track, high * track);
        let board = Rect::from_center_size(rect.center(), size + vec2(names, 0.0));
        let left = board.left() + names + MARGIN * track + left;
        Holes { board, step, track, rows, sides, last: holes as i32, row, left }
    }

    /// Returns the size of the room for a hole and its peg.
    pub fn cell(&self) -> f32 {
        self.step.min(self.track)
    }

    /// Returns the row of a hole and its place in it.
    pub fn seat(&self, hole: i32) -> (usize, i32) {
        let from_first = hole - 1;
        let row = (from_first.max(0) as usize / self.row).min(self.rows - 1);
        (row, from_first - (row * self.row) as i32)
    }

    /// Returns how far along its row the middle of a hole is.
    fn along(&self, place: i32) -> f32 {
        let gaps = if place < 0 { START - BEFORE as f32 } else { GROUP_GAP * (place / GROUP as i32) as f32 };
        let steps = if place < 0 { place as f32 + 0.5 - gaps } else { place as f32 + 0.5 + gaps };
        steps * self.step
    }

    /// Returns the left and right ends of the rows. The first row and every second one after it
    /// start on the left, and the others on the right.
    pub fn edges(&self) -> [f32; 2] {
        [self.left, self.left + row_length(self.row) * self.step]
    }

    /// Returns the height of the middle of a track in a row.
    fn height(&self, side: usize, row: usize) -> f32 {
        let order = if row.is_multiple_of(2) { side } else { self.sides - 1 - side };
        self.row_top(row) + (order as f32 + 0.5) * self.track
    }

    fn row_top(&self, row: usize) -> f32 {
        self.board.top() + (MARGIN + row as f32 * (self.sides as f32 + ROW_GAP)) * self.track
    }

    /// Returns the middle of a hole. Zero is the start, and the places before it are below zero.
    pub fn at(&self, side: usize, hole: i32) -> Pos2 {
        let hole = hole.clamp(1 - BEFORE, self.last);
        let (row, place) = self.seat(hole);
        let [left, right] = self.edges();
        let x = if row.is_multiple_of(2) { left + self.along(place) } else { right - self.along(place) };
        pos2(x, self.height(side, row))
    }

    /// Returns the middle line of a track from the first place to a hole, including its turns.
    pub fn path(&self, side: usize, to: i32) -> Vec<Pos2> {
        let (last, _) = self.seat(to);
        let mut path = vec![self.at(side, 1 - BEFORE)];
        for row in 0..last {
            path.extend(self.turn(side, row));
        }
        path.push(self.at(side, to));
        path
    }

    /// Returns the half circle from the end of a row into the next.
    fn turn(&self, side: usize, row: usize) -> impl Iterator<Item = Pos2> {
        const PARTS: usize = 18;
        let [left, right] = self.edges();
        let (x, way) = if row.is_multiple_of(2) { (right, 1.0) } else { (left, -1.0) };
        let (from, to) = (self.height(side, row), self.height(side, row + 1));
        let (middle, radius) = (0.5 * (from + to), 0.5 * (to - from));
        (0..=PARTS).map(move |part| {
            let angle = PI * part as f32 / PARTS as f32 - FRAC_PI_2;
            pos2(x, middle) + radius * vec2(way * angle.cos(), angle.sin())
        })
    }

    /// Returns the lines between the groups, across all tracks of a row.
    pub fn lines(&self) -> Vec<[Pos2; 2]> {
        let ends =
            (0..self.last).step_by(GROUP).filter(|hole| *hole == 0 || self.seat(*hole).0 == self.seat(hole + 1).0);
        ends.map(|hole| {
            let (row, _) = self.seat(hole);
            let x = 0.5 * (self.at(0, hole).x + self.at(0, hole + 1).x);
            let top = self.row_top(row);
            [pos2(x, top), pos2(x, top + self.sides as f32 * self.track)]
        })
        .collect()
    }
}

/// Returns the length of a row with this many holes, in steps.
fn row_length(holes: usize) -> f32 {
    holes as f32 + GROUP_GAP * (holes / GROUP - 1) as f32
}

//! The sizes that a table can have. They are rooms of the same shape, each a little larger than the
//! one before.
//!
//! Bones shrink when the room grows. The room grows in steps, so that the table does not shrink a
//! little with every bone.

use super::lie::{Area, Point};
use crate::{Set, Spinner};

/// The shape of the cloth: the ratio of its width to its height, and whether it is small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The width in points.
    pub width: u16,
    /// The height in points.
    pub height: u16,
}

impl Shape {
    pub(super) const fn is_upright(self) -> bool {
        self.height > self.width
    }
}

/// The number of rooms. The last one holds all bones of a set in one line, whichever way the cloth is turned.
const STEPS: usize = 65;

/// The squares of the smallest room. In a cloth of 960 by 430 points, a bone's short side is 55
/// points there.
const SMALLEST: u64 = 136;

/// The same in a small cloth, where lines fold earlier and bones stay larger for it.
const SMALLEST_OF_ALL: u64 = 60;

/// The same where lines branch again and again, which need more of their room from the start.
const SMALLEST_OF_TREES: u64 = 96;

/// The points of a square of the cloth above. In a smaller cloth no square has more.
const SQUARE: u64 = 960 * 430 / SMALLEST;

/// Up to this step a table grows readily: bones are still large, and a straight line is worth more
/// than a little of their size.
pub(super) const AMPLE: usize = 4;

/// The largest ratio of the two sides of a cloth. A longer cloth is treated as if it had this
/// ratio, so that bones still fit.
const LONGEST: u64 = 6;

/// The rooms of one shape.
#[derive(Clone, Debug)]
pub(super) struct Rooms([(i16, i16); STEPS]);

impl Rooms {
    /// The rooms of a shape, as closely as half squares allow.
    pub(super) fn of(shape: Shape, spinners: Spinner, set: Set) -> Rooms {
        let (width, height) = (u64::from(shape.width.max(1)), u64::from(shape.height.max(1)));
        let least = match spinners {
            Spinner::Every if set == Set::Six => SMALLEST_OF_TREES,
            // So many bones need all of it.
            Spinner::Every => SMALLEST,
            _ => SMALLEST_OF_ALL,
        };
        let smallest = (width * height / SQUARE).clamp(least, SMALLEST);
        let (width, height) = (width.min(height * LONGEST), height.min(width * LONGEST));
        // Each has one seventh more squares than the room before.
        let mut squares = [smallest; STEPS];
        for step in 1..STEPS {
            squares[step] = squares[step - 1] * 8 / 7;
        }
        // A square has four quarters. A side is the root of the area times the ratio of the sides.
        let side = |squares: u64, of: u64, to: u64| (squares * 4 * of / to).isqrt() as i16;
        Rooms(squares.map(|squares| (side(squares, width, height), side(squares, height, width))))
    }

    /// The width and height of a room.
    pub(super) const fn size(&self, step: usize) -> (i16, i16) {
        self.0[step]
    }

    /// A room of some step that shows an area, with the lead as near to its middle as can be.
    pub(super) fn showing(&self, area: &Area, step: usize) -> Area {
        let lead = Area::around(Point::default(), (0, 0));
        lead.centred(self.size(step)).moved_over(area)
    }

    /// The smallest room, from a step on, that can hold an area. If none can, it is the largest.
    pub(super) fn step_for(&self, area: &Area, from: usize) -> usize {
        let holds = |&step: &usize| {
            let (width, height) = self.size(step);
            area.width() <= width && area.height() <= height
        };
        (from..STEPS - 1).find(holds).unwrap_or(STEPS - 1)
    }
}

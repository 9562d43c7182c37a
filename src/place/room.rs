//! The sizes that a table can have: rooms of one shape, each a little larger than the one before it.
//!
//! Bones shrink when the room grows. It grows in steps, so that a table does not shrink a little with every bone.

use super::lie::Area;

/// The shape of the cloth: how its width stands to its height, in any unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// The width.
    pub width: u16,
    /// The height, in the same unit.
    pub height: u16,
}

impl Shape {
    /// Whether it is higher than wide.
    pub(super) const fn is_upright(self) -> bool {
        self.height > self.width
    }
}

/// How many rooms there are. The last one holds 28 bones in one line, however the cloth lies.
const STEPS: usize = 36;

/// The squares of the smallest room. In a cloth of 960 by 430 points, a bone's short side is 45 points there.
const SMALLEST: u32 = 204;

/// The squares of every room: one in seven more than the one before it has.
const SQUARES: [u32; STEPS] = {
    let mut squares = [SMALLEST; STEPS];
    let mut step = 1;
    while step < STEPS {
        squares[step] = squares[step - 1] * 8 / 7;
        step += 1;
    }
    squares
};

/// No cloth is taken to be longer than this many times its other side: bones have to fit in as they are.
const LONGEST: u64 = 6;

/// The rooms of one shape.
#[derive(Clone, Debug)]
pub(super) struct Rooms([(i16, i16); STEPS]);

impl Rooms {
    /// The rooms of a shape, as near to it as half squares allow.
    pub(super) fn of(shape: Shape) -> Rooms {
        let (width, height) = (u64::from(shape.width.max(1)), u64::from(shape.height.max(1)));
        let (width, height) = (width.min(height * LONGEST), height.min(width * LONGEST));
        // A square is four quarters, and a side is the root of the area times how the sides stand to each other.
        let side = |squares: u32, of: u64, to: u64| (u64::from(squares) * 4 * of / to).isqrt() as i16;
        Rooms(SQUARES.map(|squares| (side(squares, width, height), side(squares, height, width))))
    }

    /// Width and height of a room.
    pub(super) const fn size(&self, step: usize) -> (i16, i16) {
        self.0[step]
    }

    /// The smallest room, from a step on, that can hold an area; the largest if none can.
    pub(super) fn step_for(&self, area: &Area, from: usize) -> usize {
        let holds = |&step: &usize| {
            let (width, height) = self.size(step);
            area.width() <= width && area.height() <= height
        };
        (from..STEPS - 1).find(holds).unwrap_or(STEPS - 1)
    }
}

//! The geometry of the cloth, in half squares: directions, points, how a bone lies, and the area
//! that it covers.
//!
//! A bone is two squares, so it is four half squares long and two wide. In half squares, every
//! centre has whole coordinates, even for a doublet across a line, whose halves are half a square
//! off the line.

/// A direction on the cloth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are clear")]
pub enum Heading {
    Right = 0,
    Down = 1,
    Left = 2,
    Up = 3,
}

impl Heading {
    /// All four directions, clockwise.
    pub const ALL: [Heading; 4] = [Heading::Right, Heading::Down, Heading::Left, Heading::Up];

    const fn quarters(self, count: u8) -> Heading {
        Heading::ALL[((self as u8 + count) & 3) as usize]
    }

    /// The direction a quarter turn clockwise of this one.
    #[must_use]
    pub const fn clockwise(self) -> Heading {
        self.quarters(1)
    }

    /// The opposite direction.
    #[must_use]
    pub const fn back(self) -> Heading {
        self.quarters(2)
    }

    /// The direction a quarter turn anticlockwise of this one.
    #[must_use]
    pub const fn anticlockwise(self) -> Heading {
        self.quarters(3)
    }

    /// Whether it is left or right.
    pub const fn is_level(self) -> bool {
        matches!(self, Heading::Right | Heading::Left)
    }
}

/// A point of the cloth. The lead of a hand lies around the origin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Point {
    /// Half squares to the right.
    pub x: i16,
    /// Half squares down.
    pub y: i16,
}

impl Point {
    /// The point this many half squares away in a direction.
    #[must_use]
    pub const fn towards(self, heading: Heading, by: i16) -> Point {
        match heading {
            Heading::Right => Point { x: self.x + by, ..self },
            Heading::Down => Point { y: self.y + by, ..self },
            Heading::Left => Point { x: self.x - by, ..self },
            Heading::Up => Point { y: self.y - by, ..self },
        }
    }
}

/// How a bone lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lie {
    /// Its centre.
    pub at: Point,
    /// The direction of its heavier half or, for a doublet, of its north end.
    pub turn: Heading,
}

impl Lie {
    /// The area that it covers.
    pub const fn area(self) -> Area {
        Area::around(self.at, if self.turn.is_level() { (2, 1) } else { (1, 2) })
    }

    /// The same position with the halves swapped.
    #[must_use]
    pub const fn swapped(self) -> Lie {
        Lie { turn: self.turn.back(), ..self }
    }
}

/// A rectangle of the cloth. Its sides are in half squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the four sides of a rectangle")]
pub struct Area {
    pub left: i16,
    pub top: i16,
    pub right: i16,
    pub bottom: i16,
}

impl Area {
    /// The rectangle around a centre. It extends `across` to both sides, and `along` up and down.
    pub const fn around(at: Point, (across, along): (i16, i16)) -> Area {
        Area { left: at.x - across, top: at.y - along, right: at.x + across, bottom: at.y + along }
    }

    /// The strip of this length that begins at a point and runs in a direction. It extends `side`
    /// to both sides.
    pub const fn strip(from: Point, heading: Heading, length: i16, side: i16) -> Area {
        let Point { x, y } = from;
        match heading {
            Heading::Right => Area { left: x, right: x + length, top: y - side, bottom: y + side },
            Heading::Left => Area { left: x - length, right: x, top: y - side, bottom: y + side },
            Heading::Down => Area { top: y, bottom: y + length, left: x - side, right: x + side },
            Heading::Up => Area { top: y - length, bottom: y, left: x - side, right: x + side },
        }
    }

    /// The rectangle of this size with the same centre, as closely as half squares allow.
    #[must_use]
    pub const fn centred(&self, (width, height): (i16, i16)) -> Area {
        let left = self.left + (self.width() - width).div_euclid(2);
        let top = self.top + (self.height() - height).div_euclid(2);
        Area { left, top, right: left + width, bottom: top + height }
    }

    /// The same size, moved as far as it takes to hold another area, if that is no larger.
    #[must_use]
    pub fn moved_over(&self, area: &Area) -> Area {
        let right = (area.right - self.right).max(0) - (self.left - area.left).max(0);
        let down = (area.bottom - self.bottom).max(0) - (self.top - area.top).max(0);
        Area { left: self.left + right, top: self.top + down, right: self.right + right, bottom: self.bottom + down }
    }

    /// The distance from its left to its right side.
    pub const fn width(&self) -> i16 {
        self.right - self.left
    }

    /// The distance from its top to its bottom.
    pub const fn height(&self) -> i16 {
        self.bottom - self.top
    }

    /// Whether the two overlap. Areas that only touch do not overlap.
    pub const fn overlaps(&self, other: &Area) -> bool {
        self.left < other.right && other.left < self.right && self.top < other.bottom && other.top < self.bottom
    }

    /// Whether the two bones that cover these areas lie long side by long side.
    pub const fn is_beside(&self, other: &Area) -> bool {
        let is_level = self.width() > self.height();
        let in_step = if is_level {
            self.left < other.right && other.left < self.right
        } else {
            self.top < other.bottom && other.top < self.bottom
        };
        in_step && is_level == (other.width() > other.height())
    }

    /// The area that both cover, in quarters of a square.
    pub fn shared(&self, other: &Area) -> i32 {
        let width = self.right.min(other.right) - self.left.max(other.left);
        let height = self.bottom.min(other.bottom) - self.top.max(other.top);
        i32::from(width.max(0)) * i32::from(height.max(0))
    }

    /// Whether the other is entirely inside this one.
    pub const fn holds(&self, other: &Area) -> bool {
        self.left <= other.left && other.right <= self.right && self.top <= other.top && other.bottom <= self.bottom
    }

    /// The smallest rectangle that holds both.
    #[must_use]
    pub fn with(&self, other: &Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// This area, larger by this much on every side.
    #[must_use]
    pub const fn grown(&self, by: i16) -> Area {
        Area { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }
}

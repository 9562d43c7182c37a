//! A seat, a set of seats in four bits, and the side that a seat plays for.

use std::fmt;

/// The most seats at a table.
pub const SEATS: usize = 4;

/// A seat at the table, 0 to 3 in the order of play. The engine does not know who sits there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Seat = Seat(0);
    /// The second seat.
    pub const SECOND: Seat = Seat(1);
    /// The third seat.
    pub const THIRD: Seat = Seat(2);
    /// The fourth seat.
    pub const FOURTH: Seat = Seat(3);

    /// The seat with this number, 0 to 3.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < SEATS { Some(Seat(number as u8)) } else { None }
    }

    /// Its number, for arrays with one entry per seat. The mask shows the compiler that it is in
    /// bounds.
    pub const fn index(self) -> usize {
        self.0 as usize & (SEATS - 1)
    }

    /// The first `count` seats.
    #[inline]
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count.min(SEATS) as u8).map(Seat)
    }

    /// The seat that plays after this one at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Seat {
        if self.index() + 1 >= count { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat `steps` after this one at a table of `count`.
    #[must_use]
    pub const fn after(self, steps: usize, count: usize) -> Seat {
        Seat(((self.index() + steps) % count) as u8)
    }

    /// How many seats after another one this is at a table of `count`. Seen from the other seat, it
    /// is the number of this player.
    pub const fn steps_from(self, other: Seat, count: usize) -> u8 {
        ((self.index() + count - other.index()) % count) as u8
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The seats that share a score: one seat alone, or two partners.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(u8);

impl Side {
    /// The side of a seat, which is that of every second seat if there are partners.
    pub const fn of(seat: Seat, partners: bool) -> Side {
        Side(if partners { seat.0 & 1 } else { seat.0 })
    }

    /// The side with this number, 0 to 3.
    pub const fn new(number: usize) -> Option<Side> {
        if number < SEATS { Some(Side(number as u8)) } else { None }
    }

    /// Its number, for arrays with one entry per side.
    pub const fn index(self) -> usize {
        self.0 as usize & (SEATS - 1)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The set of one seat.
    pub const fn of(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Every seat that a table can have.
    pub const ALL: Seats = Seats((1 << SEATS) - 1);

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats in the order of play.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, |set, seat| Seats(set.0 | Seats::of(seat).0))
    }
}

/// One value for every seat.
pub type BySeat<T> = [T; SEATS];

/// Builds an array by calling `value` for every seat.
pub fn by_seat<T>(mut value: impl FnMut(Seat) -> T) -> BySeat<T> {
    std::array::from_fn(|seat| value(Seat(seat as u8)))
}

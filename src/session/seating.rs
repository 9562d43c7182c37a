//! Who sits where. A seat is a place at the table; a person or a Nestor sits on it.

use crate::engine::bone::{SEATS, Seat};
use crate::nestor::Level;
use arrayvec::ArrayVec;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, who is waited for.
    Human,
    /// A Nestor of this strength, who is asked.
    Nestor(Level),
}

/// Who sits on each seat of a table, from the first seat on. At least one of them is a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(ArrayVec<Sitter, SEATS>);

impl Seating {
    /// One person on the first seat, and a Nestor on each of the others.
    pub fn one_human(nestors: impl IntoIterator<Item = Level>) -> Seating {
        let nestors = nestors.into_iter().map(Sitter::Nestor);
        Seating(std::iter::once(Sitter::Human).chain(nestors).take(SEATS).collect())
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// Who sits on a seat, if there is such a seat at this table.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.0.get(seat.index()).copied()
    }

    /// The seat from which the table is seen: the first that a person sits on.
    pub fn human(&self) -> Seat {
        let at = self.0.iter().position(|sitter| *sitter == Sitter::Human);
        at.and_then(Seat::new).unwrap_or(Seat::FIRST)
    }

    /// Whether a person sits there.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.sitter(seat) == Some(Sitter::Human)
    }

    /// How strong the Nestor on a seat is, if one sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.sitter(seat) {
            Some(Sitter::Nestor(level)) => Some(level),
            _ => None,
        }
    }
}

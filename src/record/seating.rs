//! Who sits where. A seat is a place at the table, taken by a person or a Nestor.

use crate::engine::bone::{SEATS, Seat};
use crate::engine::rules::Rules;
use crate::nestor::Level;
use arrayvec::ArrayVec;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person. The game waits for the person's move.
    Person,
    /// A Nestor of this level. The program asks him for a move.
    Nestor(Level),
}

/// Who sits on each seat of a table, in the order of the seats. At least one of them is a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(ArrayVec<Sitter, SEATS>);

impl Seating {
    /// Makes a seating of these sitters, if their number fits a table and one of them is a person.
    pub fn new(sitters: &[Sitter]) -> Option<Seating> {
        let people = sitters.contains(&Sitter::Person);
        ((2..=SEATS).contains(&sitters.len()) && people).then(|| Seating(sitters.iter().copied().collect()))
    }

    /// Puts one person on the first seat and a Nestor on each other seat. Nestors who do not fit are left out. If there are none, one is added.
    pub fn one_person(nestors: impl IntoIterator<Item = Level>) -> Seating {
        let nestors = nestors.into_iter().map(Sitter::Nestor);
        let seating = Seating(std::iter::once(Sitter::Person).chain(nestors).take(SEATS).collect());
        seating.for_table(seating.seats().max(2))
    }

    /// The same seating at a table of another size. All sitters whose seats remain keep them. A new seat gets a Nestor of the same level as the last one.
    #[must_use]
    pub fn for_table(&self, seats: usize) -> Seating {
        let last = self.0.iter().rev().find(|sitter| **sitter != Sitter::Person);
        let last = last.copied().unwrap_or(Sitter::Nestor(Level::default()));
        let mut sitters: ArrayVec<Sitter, SEATS> =
            (0..seats.min(SEATS)).map(|seat| self.0.get(seat).copied().unwrap_or(last)).collect();
        if !sitters.contains(&Sitter::Person)
            && let Some(first) = sitters.first_mut()
        {
            *first = Sitter::Person;
        }
        Seating(sitters)
    }

    /// The same seating with Nestors of these levels, in the order of the seats. If there are too few levels, the last one is repeated.
    #[must_use]
    pub fn with_levels(&self, levels: &[Level]) -> Seating {
        let mut levels = levels.iter().copied();
        let mut last = None;
        let sitters = self.sitters().map(|sitter| match sitter {
            Sitter::Person => Sitter::Person,
            Sitter::Nestor(level) => {
                last = levels.next().or(last);
                Sitter::Nestor(last.unwrap_or(level))
            }
        });
        Seating(sitters.collect())
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// The sitters, in the order of the seats.
    pub fn sitters(&self) -> impl Iterator<Item = Sitter> {
        self.0.iter().copied()
    }

    /// Who sits on a seat, if the table has that seat.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.0.get(seat.index()).copied()
    }

    /// The first seat with a person.
    pub fn first_person(&self) -> Seat {
        let at = self.0.iter().position(|sitter| *sitter == Sitter::Person);
        at.and_then(Seat::new).unwrap_or(Seat::FIRST)
    }

    /// Whether a person sits on a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitter(seat) == Some(Sitter::Person)
    }

    /// The level of the Nestor on a seat, if one sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.sitter(seat) {
            Some(Sitter::Nestor(level)) => Some(level),
            _ => None,
        }
    }

    /// The level of the strongest Nestor who plays against the side of a seat, if any.
    pub fn strongest_against(&self, seat: Seat, rules: &Rules) -> Option<Level> {
        let own = rules.side(seat);
        rules.all_seats().filter(|&seat| rules.side(seat) != own).filter_map(|seat| self.level(seat)).max()
    }

    /// Whether both have the same number of seats and people on the same seats. Then only the levels of the Nestors can differ.
    pub fn same_people(&self, other: &Seating) -> bool {
        let people = |seating: &Seating| seating.sitters().map(|sitter| sitter == Sitter::Person).collect::<Vec<_>>();
        people(self) == people(other)
    }
}

//! Who sits where. A seat is a place at the table; a person or a Nestor sits on it.

use crate::engine::bone::{SEATS, Seat};
use crate::engine::rules::Rules;
use crate::nestor::Level;
use arrayvec::ArrayVec;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person, who is waited for.
    Person,
    /// A Nestor of this strength, who is asked.
    Nestor(Level),
}

/// Who sits on each seat of a table, from the first seat on. At least one of them is a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating(ArrayVec<Sitter, SEATS>);

impl Seating {
    /// These sitters, if there are as many as can sit at a table and one of them is a person.
    pub fn new(sitters: &[Sitter]) -> Option<Seating> {
        let people = sitters.contains(&Sitter::Person);
        ((2..=SEATS).contains(&sitters.len()) && people).then(|| Seating(sitters.iter().copied().collect()))
    }

    /// One person on the first seat, and a Nestor on each of the others. Where there are too many or none, the table is as near to that as it can be.
    pub fn one_person(nestors: impl IntoIterator<Item = Level>) -> Seating {
        let nestors = nestors.into_iter().map(Sitter::Nestor);
        let seating = Seating(std::iter::once(Sitter::Person).chain(nestors).take(SEATS).collect());
        seating.for_table(seating.seats().max(2))
    }

    /// The same at a table of another size. Whoever has a seat there keeps it; a Nestor as strong as the last one sits down on a new seat.
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

    /// The same with Nestors of these strengths, from the first one on; further ones are as strong as the last of these.
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

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.len()
    }

    /// Who sits on the seats, from the first on.
    pub fn sitters(&self) -> impl Iterator<Item = Sitter> {
        self.0.iter().copied()
    }

    /// Who sits on a seat, if there is such a seat at this table.
    pub fn sitter(&self, seat: Seat) -> Option<Sitter> {
        self.0.get(seat.index()).copied()
    }

    /// The first seat that a person sits on.
    pub fn first_person(&self) -> Seat {
        let at = self.0.iter().position(|sitter| *sitter == Sitter::Person);
        at.and_then(Seat::new).unwrap_or(Seat::FIRST)
    }

    /// Whether a person sits there.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitter(seat) == Some(Sitter::Person)
    }

    /// How strong the Nestor on a seat is, if one sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.sitter(seat) {
            Some(Sitter::Nestor(level)) => Some(level),
            _ => None,
        }
    }

    /// How strong the strongest Nestor is that plays against the side of a seat, if one does.
    pub fn strongest_against(&self, seat: Seat, rules: &Rules) -> Option<Level> {
        let own = rules.side(seat);
        rules.all_seats().filter(|&seat| rules.side(seat) != own).filter_map(|seat| self.level(seat)).max()
    }

    /// Whether both have as many seats, and people on the same of them: then only how strong the Nestors are can differ.
    pub fn same_people(&self, other: &Seating) -> bool {
        let people = |seating: &Seating| seating.sitters().map(|sitter| sitter == Sitter::Person).collect::<Vec<_>>();
        people(self) == people(other)
    }
}

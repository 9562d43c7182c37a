//! Who sits where. A seat is a place at the table, taken by a person, a Nestor or a program.

use crate::nestor::Level;
use crate::sight::{BySeat, Rules, SEATS, Seat, Seats};
use arrayvec::ArrayVec;
use std::sync::Arc;

/// Who a person at the table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Person {
    /// The player whose files the game is in.
    Host,
    /// Another player with files.
    Player {
        /// The name of their folder, which never changes.
        folder: Arc<str>,
        /// Their name when the game began.
        name: Arc<str>,
    },
    /// Somebody without files. The name is empty if none was given.
    Guest(Arc<str>),
}

impl Person {
    /// What stays the same when a player gets another name: the folder of a player with files, and
    /// the name of a guest.
    pub fn id(&self) -> &str {
        match self {
            Person::Host => "",
            Person::Player { folder, .. } => folder,
            Person::Guest(name) => name,
        }
    }

    /// The name, if it is known. The host's is in the files.
    pub fn name(&self) -> &str {
        match self {
            Person::Host => "",
            Person::Player { name, .. } | Person::Guest(name) => name,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person. The game waits for the person's move.
    Person(Person),
    /// A Nestor of this level, who is asked for a move.
    Nestor(Level),
    /// A program that speaks the line protocol. Only its name is known here, never what starts it.
    Program {
        /// What it is called.
        name: Arc<str>,
        /// Whether a Nestor plays in its place, because it could not.
        replaced: bool,
    },
}

impl Sitter {
    /// The player whose files the game is in.
    pub const HOST: Sitter = Sitter::Person(Person::Host);

    /// Whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self, Sitter::Person(_))
    }

    /// Whether both are the same player with files, who cannot sit twice.
    fn is_same_player(&self, other: &Sitter) -> bool {
        match (self, other) {
            (Sitter::Person(Person::Host), Sitter::Person(Person::Host)) => true,
            (
                Sitter::Person(Person::Player { folder: one, .. }),
                Sitter::Person(Person::Player { folder: other, .. }),
            ) => one == other,
            _ => false,
        }
    }
}

/// Who sits on each seat of a table, in the order of the seats. At least one of them is a person,
/// and no player with files sits twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    sitters: ArrayVec<Sitter, SEATS>,
    /// Whether the people have agreed to play without help.
    alone: bool,
}

impl Seating {
    /// Makes a seating of these sitters, if their number fits a table, one of them is a person, and
    /// no player with files sits twice.
    pub fn new(sitters: &[Sitter]) -> Option<Seating> {
        let people = sitters.iter().any(Sitter::is_person);
        let twice = |(at, sitter): (usize, &Sitter)| sitters[..at].iter().any(|other| other.is_same_player(sitter));
        let fits = (2..=SEATS).contains(&sitters.len()) && people && !sitters.iter().enumerate().any(twice);
        fits.then(|| Seating { sitters: sitters.iter().cloned().collect(), alone: false })
    }

    /// The same table with Nestors in the place of the programs on these seats.
    #[must_use]
    pub fn replacing(&self, seats: Seats) -> Seating {
        let mut seating = self.clone();
        for (at, sitter) in seating.sitters.iter_mut().enumerate() {
            if let Sitter::Program { replaced, .. } = sitter {
                *replaced |= Seat::new(at).is_some_and(|seat| seats.contains(seat));
            }
        }
        seating
    }

    /// Puts the host on the first seat and a Nestor on each other seat. Nestors who do not fit are
    /// left out. If there are none, one is added.
    pub fn one_person(nestors: impl IntoIterator<Item = Level>) -> Seating {
        let nestors = nestors.into_iter().map(Sitter::Nestor);
        let sitters = std::iter::once(Sitter::HOST).chain(nestors).take(SEATS).collect();
        let seating = Seating { sitters, alone: false };
        seating.for_table(seating.seats().max(2))
    }

    /// The same table, at which the people have agreed to play without help, or have not.
    #[must_use]
    pub fn without_help(self, alone: bool) -> Seating {
        Seating { alone, ..self }
    }

    /// Whether the people have agreed to play without help.
    pub const fn is_without_help(&self) -> bool {
        self.alone
    }

    /// The same seating at a table of another size. All sitters whose seats remain keep them. A new
    /// seat gets a Nestor of the same level as the last one.
    #[must_use]
    pub fn for_table(&self, seats: usize) -> Seating {
        let last = self.sitters.iter().rev().find(|sitter| matches!(sitter, Sitter::Nestor(_))).cloned();
        let last = last.unwrap_or(Sitter::Nestor(Level::default()));
        let sitter = |seat| self.sitters.get(seat).cloned().unwrap_or_else(|| last.clone());
        let mut sitters: ArrayVec<Sitter, SEATS> = (0..seats.min(SEATS)).map(sitter).collect();
        if !sitters.iter().any(Sitter::is_person)
            && let Some(first) = sitters.first_mut()
        {
            *first = Sitter::HOST;
        }
        Seating { sitters, ..*self }
    }

    /// The same table in the files of another person who sits there: that person is the host, and
    /// the host is this person.
    #[must_use]
    pub fn hosted_by(&self, seat: Seat, host: &Person) -> Seating {
        let now = self.host();
        let sitter = |(at, sitter): (usize, &Sitter)| match Seat::new(at) {
            Some(at) if at == seat => Sitter::HOST,
            Some(at) if at == now => Sitter::Person(host.clone()),
            _ => sitter.clone(),
        };
        Seating { sitters: self.sitters.iter().enumerate().map(sitter).collect(), ..*self }
    }

    /// The same table in the files of somebody who did not sit there: the host is a guest with this name.
    #[must_use]
    pub fn with_guest(&self, name: &str) -> Seating {
        let guest = Sitter::Person(Person::Guest(name.into()));
        let sitter = |sitter: &Sitter| if *sitter == Sitter::HOST { guest.clone() } else { sitter.clone() };
        Seating { sitters: self.sitters.iter().map(sitter).collect(), ..*self }
    }

    /// The same table as the person on a seat has it in their own files.
    #[must_use]
    pub fn seen_from(&self, seat: Seat) -> Seating {
        let now = self.people().find(|(at, _)| *at == self.host()).map(|(_, person)| person.clone());
        match now.filter(|_| self.is_person(seat)) {
            Some(Person::Host) | None => self.clone(),
            Some(person) => self.hosted_by(seat, &person),
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.sitters.len()
    }

    /// The sitters, in the order of the seats.
    pub fn sitters(&self) -> impl Iterator<Item = &Sitter> {
        self.sitters.iter()
    }

    /// Who sits on a seat, if the table has that seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// The seat of the player whose files the game is in, or else the first seat with a person.
    pub fn host(&self) -> Seat {
        let host = self.sitters.iter().position(|sitter| *sitter == Sitter::HOST);
        let at = host.or_else(|| self.sitters.iter().position(Sitter::is_person));
        at.and_then(Seat::new).unwrap_or(Seat::FIRST)
    }

    /// Whether the player whose files the game is in sits there.
    pub fn has_host(&self) -> bool {
        self.sitters.contains(&Sitter::HOST)
    }

    /// The seats with people, each with who it is.
    pub fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        self.sitters.iter().enumerate().filter_map(|(at, sitter)| match sitter {
            Sitter::Person(person) => Some((Seat::new(at)?, person)),
            Sitter::Nestor(_) | Sitter::Program { .. } => None,
        })
    }

    /// The seats with programs, each with its name and whether a Nestor plays in its place.
    pub fn programs(&self) -> impl Iterator<Item = (Seat, &Arc<str>, bool)> {
        self.sitters.iter().enumerate().filter_map(|(at, sitter)| match sitter {
            Sitter::Program { name, replaced } => Some((Seat::new(at)?, name, *replaced)),
            Sitter::Person(_) | Sitter::Nestor(_) => None,
        })
    }

    /// The name of the program that plays on a seat, if one does.
    pub fn program(&self, seat: Seat) -> Option<&Arc<str>> {
        self.programs().find(|(at, _, replaced)| *at == seat && !replaced).map(|(_, name, _)| name)
    }

    /// Whether several people share the screen.
    pub fn is_company(&self) -> bool {
        self.people().nth(1).is_some()
    }

    /// The first person to act from this seat on, in the order of play.
    pub fn next_person(&self, from: Seat) -> Seat {
        let order = (0..self.seats()).map(|steps| from.after(steps, self.seats()));
        order.into_iter().find(|seat| self.is_person(*seat)).unwrap_or_else(|| self.host())
    }

    /// Whether a person sits on a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.sitter(seat).is_some_and(Sitter::is_person)
    }

    /// The level of the Nestor on a seat, if one sits there.
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match self.sitter(seat) {
            Some(Sitter::Nestor(level)) => Some(*level),
            _ => None,
        }
    }

    /// The level of the strongest Nestor who plays against the side of a seat, if any. A game with a
    /// program counts for no level.
    pub fn strongest_against(&self, seat: Seat, rules: &Rules) -> Option<Level> {
        if self.programs().next().is_some() {
            return None;
        }
        let own = rules.side(seat);
        rules.all_seats().filter(|&seat| rules.side(seat) != own).filter_map(|seat| self.level(seat)).max()
    }

    /// The same table with the Nestors at these levels, as far as they are given.
    #[must_use]
    pub fn at_levels(&self, levels: &BySeat<Option<Level>>) -> Seating {
        let mut seating = self.clone();
        for (sitter, level) in seating.sitters.iter_mut().zip(levels) {
            if let (Sitter::Nestor(now), Some(level)) = (sitter, level) {
                *now = *level;
            }
        }
        seating
    }

    /// Whether both have the same number of seats, the same people and programs on the same seats,
    /// and the same agreement on help. Then only the levels of the Nestors can differ.
    pub fn same_people(&self, other: &Seating) -> bool {
        (self.seats(), self.alone) == (other.seats(), other.alone)
            && self.people().eq(other.people())
            && self.programs().eq(other.programs())
    }
}

//! What everything in the window is drawn with: the player's language, colors and settings.

use crate::engine::Seat;
use crate::record::{Person, Seating, Sitter};
use crate::ui::paint::{Head, Theme};
use crate::ui::{settings::Settings, words::Words};

/// What everything in the window is drawn with.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The player's language.
    pub words: &'a Words,
    /// The current theme.
    pub theme: &'a Theme,
    /// The player's settings.
    pub settings: &'a Settings,
    /// The player's name, or empty if it is not set.
    pub player: &'a str,
}

impl Look<'_> {
    /// The head of whoever sits on a seat, if heads are shown and they have one. Those whom Nestor plays have theirs by
    /// their place from the left of the host, as their names are.
    pub(crate) fn head(&self, seating: &Seating, seat: Seat) -> Option<Head> {
        let head = match seating.sitter(seat) {
            Some(Sitter::Nestor(_)) => Some(Head::of_nestor(seat.steps_from(seating.host(), seating.seats()))),
            Some(Sitter::Person(Person::Host)) => Head::of_person(self.settings.look.own_head),
            Some(Sitter::Person(_) | Sitter::Program { .. }) | None => None,
        };
        head.filter(|_| self.settings.look.heads)
    }
}

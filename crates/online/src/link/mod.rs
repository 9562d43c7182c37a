//! A table as what stands above reaches it, whether this program keeps it or another one elsewhere.

mod elsewhere;

pub use elsewhere::Elsewhere;

use crate::record::Chronicle;
use crate::table::{HostOrder, ScreenId, Table, TableEffect, TableFiles, Wish};
use std::time::Duration;

/// The way to a table.
pub trait Link {
    /// Wishes something of the table, for a moment of the game. Returns what has come of it by now,
    /// or of what was wished before.
    fn wish(&mut self, wish: Wish, moment: u64, now: Duration) -> Vec<TableEffect>;

    /// Orders something, where this program keeps the table. Returns what has come of it, or by now
    /// from a table elsewhere.
    fn order(&mut self, order: HostOrder, now: Duration) -> Vec<TableEffect>;

    /// Whether something has come that neither was wished nor is due.
    fn has_news(&self) -> bool {
        false
    }

    /// When it goes on by itself.
    fn next_tick(&self) -> Option<Duration>;

    /// The game so far, as the seat at the front has seen it. `None` until it was first seen.
    fn chronicle(&self) -> Option<Chronicle>;

    /// What goes into files, where this program keeps the table.
    fn files(&self) -> Option<TableFiles<'_>> {
        None
    }

    /// Notes that the archives are up to date.
    fn note_filed(&mut self) {}

    /// The line to a table elsewhere, by which its people speak with each other.
    fn elsewhere(&self) -> Option<&Elsewhere> {
        None
    }

    /// The same, to speak.
    fn elsewhere_mut(&mut self) -> Option<&mut Elsewhere> {
        None
    }
}

/// A table with one screen, which this program keeps.
impl Link for Table {
    fn wish(&mut self, wish: Wish, moment: u64, now: Duration) -> Vec<TableEffect> {
        self.step(ScreenId::ONLY, wish, moment, now)
    }

    fn order(&mut self, order: HostOrder, now: Duration) -> Vec<TableEffect> {
        Table::order(self, order, now)
    }

    fn next_tick(&self) -> Option<Duration> {
        Table::next_tick(self)
    }

    fn chronicle(&self) -> Option<Chronicle> {
        Some(self.history(ScreenId::ONLY).chronicle())
    }

    fn files(&self) -> Option<TableFiles<'_>> {
        Some(Table::files(self))
    }

    fn note_filed(&mut self) {
        Table::note_filed(self);
    }
}

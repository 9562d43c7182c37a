//! A table as what stands above reaches it, whether this program keeps it or another one elsewhere.

mod elsewhere;

pub use elsewhere::Elsewhere;

use crate::record::Chronicle;
use crate::table::{HostOrder, ScreenId, Table, TableEffect, Wish};
use std::time::Duration;

/// The way to a table.
pub enum Link {
    /// This program keeps the table, which has one screen.
    Here(Box<Table>),
    /// Another program keeps it.
    Elsewhere(Box<Elsewhere>),
}

impl Link {
    /// Wishes something of the table, for a moment of the game. Returns what has come of it by now,
    /// or of what was wished before.
    pub fn wish(&mut self, wish: Wish, moment: u64, now: Duration) -> Vec<TableEffect> {
        match self {
            Link::Here(table) => table.step(ScreenId::ONLY, wish, moment, now),
            Link::Elsewhere(line) => {
                line.say(|client| _ = client.wish(wish, moment));
                line.next_effects()
            }
        }
    }

    /// Orders something, where this program keeps the table. Another one orders by itself what is done at its own,
    /// and this returns what has come from there by now.
    pub fn order(&mut self, order: HostOrder, now: Duration) -> Vec<TableEffect> {
        match self {
            Link::Here(table) => table.order(order, now),
            Link::Elsewhere(line) => line.next_effects(),
        }
    }

    /// Whether something has come that neither was wished nor is due.
    pub fn has_news(&self) -> bool {
        self.elsewhere().is_some_and(Elsewhere::has_news)
    }

    /// When it goes on by itself.
    pub fn next_tick(&self) -> Option<Duration> {
        match self {
            Link::Here(table) => table.next_tick(),
            Link::Elsewhere(line) => line.client().next_tick(),
        }
    }

    /// The game so far, as the seat at the front has seen it. `None` until it was first seen.
    pub fn chronicle(&self) -> Option<Chronicle> {
        match self {
            Link::Here(table) => Some(table.history(ScreenId::ONLY).chronicle()),
            // What has come and was not shown yet belongs to it.
            Link::Elsewhere(line) => line.client().chronicle(),
        }
    }

    /// The table, if this program keeps it.
    pub fn here(&self) -> Option<&Table> {
        if let Link::Here(table) = self { Some(table) } else { None }
    }

    /// The same, to note what was done with it.
    pub fn here_mut(&mut self) -> Option<&mut Table> {
        if let Link::Here(table) = self { Some(table) } else { None }
    }

    /// The line to a table elsewhere, by which its people speak with each other.
    pub fn elsewhere(&self) -> Option<&Elsewhere> {
        if let Link::Elsewhere(line) = self { Some(line) } else { None }
    }

    /// The same, to speak.
    pub fn elsewhere_mut(&mut self) -> Option<&mut Elsewhere> {
        if let Link::Elsewhere(line) = self { Some(line) } else { None }
    }
}

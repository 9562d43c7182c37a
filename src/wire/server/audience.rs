//! Who is at a table, and what each screen there was shown.

use super::{ConnectionId, Scene};
use crate::table::View;
use crate::wire::FromTable;
use std::collections::BTreeMap;
use std::time::Duration;

/// Where somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Presence {
    /// Before this screen.
    Screen(usize),
    /// Among those who watch.
    Watching,
}

/// Who hears what of a table.
#[derive(Debug)]
pub(super) struct Audience {
    /// In the order of the screens, and then those who watch.
    present: Vec<(ConnectionId, Presence)>,
    /// The last view of each screen, without the news.
    shown: BTreeMap<Presence, Box<View>>,
    /// Since when nobody is there.
    empty_since: Option<Duration>,
}

impl Audience {
    /// Nobody is there from now on.
    pub(super) const fn new(now: Duration) -> Audience {
        Audience { present: Vec::new(), shown: BTreeMap::new(), empty_since: Some(now) }
    }

    /// All who are there.
    pub(super) fn present(&self) -> impl Iterator<Item = (ConnectionId, Presence)> {
        self.present.iter().copied()
    }

    /// Those who are at one spot.
    pub(super) fn at(&self, spot: Presence) -> impl Iterator<Item = ConnectionId> {
        self.present().filter(move |(_, other)| *other == spot).map(|(id, _)| id)
    }

    /// How many watch.
    pub(super) fn watching(&self) -> usize {
        self.at(Presence::Watching).count()
    }

    /// Somebody comes. A screen with people before it is shown everything anew.
    pub(super) fn come(&mut self, id: ConnectionId, spot: Presence) {
        let after = self.present.partition_point(|(_, other)| *other <= spot);
        self.present.insert(after, (id, spot));
        self.empty_since = None;
        if spot != Presence::Watching {
            self.shown.remove(&spot);
        }
    }

    /// Somebody goes. Returns whether they were there.
    pub(super) fn go(&mut self, id: ConnectionId, now: Duration) -> bool {
        let before = self.present.len();
        self.present.retain(|(other, _)| *other != id);
        self.empty_since = self.present.is_empty().then_some(now);
        self.present.len() < before
    }

    /// Since when nobody is there.
    pub(super) const fn empty_since(&self) -> Option<Duration> {
        self.empty_since
    }

    /// Tells something to all.
    pub(super) fn tell_all(&self, message: &FromTable, scene: &mut Scene<'_>) {
        scene.send_all(self.present.iter().map(|(id, _)| *id), message);
    }

    /// Tells something to those who are at one spot.
    pub(super) fn tell(&self, spot: Presence, message: &FromTable, scene: &mut Scene<'_>) {
        scene.send_all(self.at(spot), message);
    }

    /// Shows a view to whom it is for, if it has anything new.
    pub(super) fn show(&mut self, spot: Presence, mut view: View, scene: &mut Scene<'_>) {
        // It is a time of this clock, which nobody else has.
        view.waited_since = None;
        let is_known = view.news.is_empty() && self.shown.get(&spot).is_some_and(|shown| **shown == view);
        if is_known {
            return;
        }
        let (moment, is_turn) = (view.moment, view.waiting.may_act().is_ok());
        let moves = view.seen.legal();
        let legal = (0..moves.len()).filter(|_| is_turn).filter_map(|number| moves.nth(number)).collect();
        let message = FromTable::View(Box::new(view));
        let turn = FromTable::Turn { moment, legal };
        scene.send_all(self.at(spot), &message);
        if is_turn {
            scene.send_all(self.at(spot), &turn);
        }
        if let FromTable::View(mut view) = message {
            view.news = Vec::new();
            self.shown.insert(spot, view);
        }
    }
}

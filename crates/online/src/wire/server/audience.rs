//! Who is at a table, and what each screen there was shown.

use super::{ConnectionId, Scene};
use crate::table::View;
use crate::wire::{FromTable, change};
use std::collections::BTreeMap;
use std::sync::Arc;
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
    present: Vec<Attendant>,
    /// What each screen was shown last.
    shown: BTreeMap<Presence, Shown>,
    /// Since when nobody is there.
    empty_since: Option<Duration>,
}

/// A connection of somebody who is there.
#[derive(Clone, Copy, Debug)]
struct Attendant {
    id: ConnectionId,
    spot: Presence,
    /// Whether they understand what a view changes.
    takes_changes: bool,
    /// The number of the last view that was sent to them, as its spot was shown it.
    saw: Option<u64>,
}

/// A view as it was shown.
#[derive(Debug)]
struct Shown {
    /// Without the news.
    view: Box<View>,
    /// The same in JSON.
    text: String,
    number: u64,
}

impl Audience {
    /// Nobody is there from now on.
    pub(super) const fn new(now: Duration) -> Audience {
        Audience { present: Vec::new(), shown: BTreeMap::new(), empty_since: Some(now) }
    }

    /// All who are there.
    pub(super) fn present(&self) -> impl Iterator<Item = (ConnectionId, Presence)> {
        self.present.iter().map(|attendant| (attendant.id, attendant.spot))
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
    pub(super) fn come(&mut self, id: ConnectionId, spot: Presence, takes_changes: bool) {
        let after = self.present.partition_point(|other| other.spot <= spot);
        self.present.insert(after, Attendant { id, spot, takes_changes, saw: None });
        self.empty_since = None;
        if spot != Presence::Watching {
            self.shown.remove(&spot);
        }
    }

    /// Somebody goes. Returns whether they were there.
    pub(super) fn go(&mut self, id: ConnectionId, now: Duration) -> bool {
        let before = self.present.len();
        self.present.retain(|other| other.id != id);
        self.empty_since = self.present.is_empty().then_some(now);
        self.present.len() < before
    }

    /// Since when nobody is there.
    pub(super) const fn empty_since(&self) -> Option<Duration> {
        self.empty_since
    }

    /// Tells something to all.
    pub(super) fn tell_all(&self, message: &FromTable, scene: &mut Scene<'_>) {
        scene.send_all(self.present().map(|(id, _)| id), message);
    }

    /// Tells something to those who are at one spot.
    pub(super) fn tell(&self, spot: Presence, message: &FromTable, scene: &mut Scene<'_>) {
        scene.send_all(self.at(spot), message);
    }

    /// Shows a view to whom it is for, if it has anything new.
    pub(super) fn show(&mut self, spot: Presence, mut view: View, scene: &mut Scene<'_>) {
        // It is a time of this clock, which nobody else has.
        view.waited_since = None;
        let before = self.shown.get(&spot);
        if view.news.is_empty() && before.is_some_and(|shown| *shown.view == view) {
            return;
        }
        if self.at(spot).next().is_none() {
            self.shown.remove(&spot);
            return;
        }
        let (moment, is_turn) = (view.moment, view.waiting.may_act().is_ok());
        let Ok(text) = serde_json::to_string(&view) else { return };
        let number = before.map_or(0, |shown| shown.number + 1);
        let whole: Arc<str> = format!("{{\"view\":{text}}}").into();
        // It is written once for all who have seen the view before.
        let changed = before.and_then(|shown| Some((shown.number, change::change(&shown.text, &text)?)));
        let changed = changed.map(|(of, change)| (of, Arc::<str>::from(format!("{{\"change\":{change}}}"))));
        for attendant in self.present.iter_mut().filter(|attendant| attendant.spot == spot) {
            let saw = attendant.saw.replace(number).filter(|_| attendant.takes_changes);
            let change = changed.as_ref().filter(|(of, _)| saw == Some(*of));
            scene.send_line(attendant.id, Arc::clone(change.map_or(&whole, |(_, change)| change)));
        }
        if is_turn {
            let moves = view.seen.legal();
            let legal = (0..moves.len()).filter_map(|number| moves.nth(number)).collect();
            scene.send_all(self.at(spot), &FromTable::Turn { moment, legal });
        }
        view.news = Vec::new();
        self.shown.insert(spot, Shown { view: Box::new(view), text: change::without_news(text), number });
    }
}

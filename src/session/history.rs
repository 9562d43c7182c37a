//! The past of a sitting: where it can go back to, what was taken back, and the game that was preserved.
//!
//! A place in a sitting is kept as the record of the game that was under way, so that going back is a replay. Hands that are over are
//! shared between all places that have them, so a place costs little more than the moves of its last hand.

use super::record::{Hand, Record, ReplayError};
use super::tally::Tally;
use super::{Session, fresh_number};
use crate::engine::event::Event;
use crate::engine::rules::Rules;
use std::sync::Arc;

/// A moment of a sitting, with all that Undo brings back.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// What was played.
    pub rules: Rules,
    /// The hands of the game up to here.
    pub hands: Vec<Arc<Hand>>,
    /// Tells this game from the others of the sitting.
    pub game: u64,
    /// The number that the deals of the game come from.
    pub number: u64,
    /// Whether the player was helped in this game (R34).
    pub helped: bool,
    /// Whether the lead of the last hand was laid to the west.
    pub led_west: bool,
    /// The games won until then.
    pub tally: Arc<Tally>,
}

impl Place {
    /// The game as it was.
    pub fn replay(&self) -> Result<Session, ReplayError> {
        self.record().replay()
    }

    fn record(&self) -> Record {
        Record { rules: self.rules, hands: self.hands.iter().map(|hand| Hand::clone(hand)).collect() }
    }

    /// The same place with the bones that were not drawn yet in a new order, and hands to come that are new as well (R32).
    #[must_use]
    pub(super) fn reshuffled(mut self) -> Place {
        self.number = fresh_number();
        if let Some(last) = self.hands.pop() {
            let mut drawn = 0;
            let mut count = |event: &Event| drawn += usize::from(matches!(event, Event::Drew { .. }));
            // A place that cannot be played is found out by whoever replays it next.
            let mut with_last = self.clone();
            with_last.hands.push(Arc::clone(&last));
            let hands = with_last.hands.len();
            let _ = with_last.record().replay_with(
                |_| {},
                |step| {
                    if step.hand == hands {
                        step.events.iter().for_each(&mut count);
                    }
                },
            );
            let deal = last.deal.clone().reshuffled(drawn, self.number);
            self.hands.push(Arc::new(Hand { rules: last.rules, deal, moves: last.moves.clone() }));
        }
        self
    }
}

/// A place that Undo goes back to.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// Where.
    pub place: Place,
    /// Whether going there takes back a move; otherwise it was kept before a new game, Restore or Clear.
    pub takes_back: bool,
}

/// A place that Redo goes forward to, and the mark that led from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// Where Undo was asked for.
    pub place: Place,
    /// What it went back to.
    pub mark: Mark,
}

/// The game that was preserved.
#[derive(Clone, PartialEq, Debug)]
pub struct Preserved {
    /// Where it was preserved.
    pub place: Place,
    /// Whether that game was played on since, so that going back to it takes back moves.
    pub played_on: bool,
}

/// The whole past of a sitting. What was done last is at the end of each list.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Timeline {
    /// Where Undo goes.
    pub past: Vec<Mark>,
    /// Where Redo goes.
    pub future: Vec<Undone>,
    /// Where Restore goes.
    pub preserved: Option<Preserved>,
}

impl Timeline {
    /// Keeps a place to come back to. From here on there is nothing to redo.
    pub(super) fn keep(&mut self, place: Place, takes_back: bool) {
        if let Some(preserved) = self.preserved.as_mut().filter(|preserved| preserved.place.game == place.game) {
            preserved.played_on |= takes_back;
        }
        self.past.push(Mark { place, takes_back });
        self.future.clear();
    }

    /// Steps back from `now` and returns where to. A place that cannot be played, which only a doctored file has, is passed over.
    pub(super) fn back(&mut self, mut now: Place) -> Option<(Place, Session)> {
        while let Some(mark) = self.past.pop() {
            let mut place = mark.place.clone().reshuffled();
            let Ok(session) = place.replay() else { continue };
            if mark.takes_back {
                place.helped = true;
                now.helped |= now.game == place.game;
            }
            self.future.push(Undone { place: now, mark });
            return Some((place, session));
        }
        None
    }

    /// Steps forward and returns where to.
    pub(super) fn forward(&mut self) -> Option<(Place, Session)> {
        while let Some(undone) = self.future.pop() {
            let Ok(session) = undone.place.replay() else { continue };
            self.past.push(undone.mark);
            return Some((undone.place, session));
        }
        None
    }

    /// Goes from `now` to the place that was preserved; that can be undone (R33).
    pub(super) fn restore(&mut self, now: Place) -> Option<(Place, Session)> {
        let preserved = self.preserved.as_ref()?;
        let mut place = preserved.place.clone().reshuffled();
        place.helped |= preserved.played_on;
        let session = place.replay().ok()?;
        self.keep(now, false);
        Some((place, session))
    }
}

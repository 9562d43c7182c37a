//! Where the ends of a hand lay after each of its moves. The log uses it to name ends as the table
//! does.

use crate::engine::{Act, Deed, Spinner};
use crate::place::{Shape, bearings, whole::whole};
use crate::record::{Entry, HandStory};
use crate::ui::words::Bearings;

/// What is known of the hand in the log. It is kept between frames, because a long hand takes a
/// while to lay out once for each of its moves.
#[derive(Default, Debug)]
pub(super) struct Lies {
    /// The cloth, if the table shows one, and the spinners on it.
    ground: Option<(Option<Shape>, Spinner)>,
    /// Everything that was done, with the names of the ends after it.
    known: Vec<(Deed, Bearings)>,
}

impl Lies {
    /// Learns about a hand on a cloth. Without a cloth the ends keep the names of their arms.
    pub(super) fn learn(&mut self, hand: &HandStory, cloth: Option<Shape>) {
        let spinner = hand.rules.spinner;
        let deeds = hand.entries.last().map_or(&[][..], |last| hand.deeds_until(last));
        if self.ground.replace((cloth, spinner)) != Some((cloth, spinner)) {
            self.known.clear();
        }
        let same = self.known.iter().zip(deeds).take_while(|((known, _), deed)| known == *deed).count();
        self.known.truncate(same);
        for (number, deed) in deeds.iter().enumerate().skip(same) {
            let before = self.known.last().map(|(_, bearings)| *bearings).unwrap_or_default();
            let named = match (deed.act, cloth) {
                (Act::Played(..), Some(shape)) => Bearings(bearings(&whole(spinner, &deeds[..=number], shape))),
                _ => before,
            };
            self.known.push((*deed, named));
        }
    }

    /// Returns the names of the ends after a move.
    pub(super) fn after(&self, hand: &HandStory, entry: &Entry) -> Bearings {
        let last = hand.deeds_until(entry).len().checked_sub(1);
        last.and_then(|last| self.known.get(last)).map(|(_, bearings)| *bearings).unwrap_or_default()
    }
}

//! A sitting as it is saved on disk. It consists of records and places in them, never of states.
//! Loading a sitting replays it.
//!
//! Saving has two halves. [`Saved::of`] takes a snapshot that shares everything with the sitting,
//! in a time that does not depend on the length of its games. The code that writes files turns it
//! into text. In the file, every hand is stored once, in its longest form, with a link to the hand
//! before it. A place names its last hand and the number of its moves. A file therefore grows by
//! one hand with every hand, and by a line with every step that can be undone. Only the nearest
//! steps are written. The others last only as long as the program runs.

mod form;
mod pack;
mod unpack;

use super::place::Snapshot;
use super::timeline::Timeline;
use super::{Accounts, Current, Sitting};
use crate::career::Tally;
use crate::engine::Seats;
use crate::record::text::is_usual;
use form::SavedText;
use pack::Packer;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use unpack::unpacked;

/// Returns the number of changes of a tally, as a file gives it. A number beyond some trillions is
/// impossible and counts as zero. Otherwise no later file could ever have a larger one.
const fn believed(changes: u64) -> u64 {
    if changes >> 48 == 0 { changes } else { 0 }
}

/// The tally without the games that the archive counts. It has its own file, so that it survives a
/// damaged game file.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct SavedTally {
    pub(super) changes: u64,
    pub(super) tally: Tally,
    /// The number of the tally that games now count in.
    #[serde(default, skip_serializing_if = "is_usual")]
    pub era: u64,
}

/// A snapshot of a sitting, ready to write.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    pub(super) changes: u64,
    pub(super) now: Snapshot,
    pub(super) timeline: Timeline,
}

impl SavedTally {
    /// The tally of a sitting.
    pub fn of(sitting: &Sitting) -> SavedTally {
        let changes = sitting.accounts.changes;
        SavedTally { changes, tally: sitting.tally().clone(), era: sitting.current.era() }
    }

    /// Makes this the tally of a sitting, with all results so far, if it is newer than the tally of
    /// the game.
    pub fn put_into(self, sitting: &mut Sitting) {
        let changes = believed(self.changes);
        if changes <= sitting.accounts.changes {
            return;
        }
        sitting.timeline.results.start_over(self.era, self.tally);
        let places = sitting.timeline.places_mut().map(|place| &mut place.about);
        for about in places.chain([&mut sitting.current.about]) {
            about.era = self.era;
        }
        sitting.add_up();
        sitting.accounts.changes = changes;
    }
}

impl Saved {
    /// A snapshot of a sitting.
    pub fn of(sitting: &Sitting) -> Saved {
        Saved {
            changes: sitting.accounts.changes,
            now: sitting.current.place(),
            timeline: sitting.timeline.nearest_steps(),
        }
    }

    /// The sitting that was saved, unless its moves are impossible. The levels of the Nestors are
    /// saved elsewhere.
    pub fn load(self) -> Option<Sitting> {
        let Saved { now, timeline, .. } = self;
        let session = now.replay().ok()?;
        let tally = timeline.results.tally(now.about.era, now.about.game);
        let accounts = Accounts { tally, changes: believed(self.changes) };
        let strengths = now.about.seating.clone();
        let (current, drawing) = (Current::at(now, session), None);
        let mut sitting = Sitting { current, timeline, accounts, strengths, drawing };
        sitting.timeline.read_clocks(&mut sitting.current);
        Some(sitting)
    }

    /// The same sitting found in another place, such as a backup. Nestors play in the place of
    /// programs.
    #[must_use]
    pub fn found(mut self) -> Saved {
        for place in self.timeline.places_mut().chain([&mut self.now]) {
            place.about.seating = place.about.seating.replacing(Seats::ALL);
        }
        self
    }

    /// Drops some of the steps that could be undone or redone, and finally the preserved game, so
    /// that there is less to write. Returns whether there was anything to drop.
    pub fn shrink(&mut self) -> bool {
        self.timeline.shrink()
    }
}

impl Serialize for Saved {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Packer::packed(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Saved {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Saved, D::Error> {
        let text = SavedText::deserialize(deserializer)?;
        unpacked(text).ok_or_else(|| D::Error::custom("a place names a part that is not there"))
    }
}

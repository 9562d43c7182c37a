//! A sitting as it is saved on disk. It consists of records and places in them, never of states. Loading a sitting replays it.
//!
//! Saving has two halves. [`Sitting::saved`] takes a snapshot that shares everything with the sitting, in a time that does not depend on the length of its
//! games. The code that writes files turns it into text. In the file, every hand is stored once, in its longest form, with a link to the hand before it. A
//! place names its last hand and the number of its moves. A file therefore grows by one hand with every hand, and by a line with every step that can be undone.
//! Only the nearest steps are written. The others last only as long as the program runs.

mod form;
mod pack;
mod unpack;

use super::history::{Snapshot, Timeline};
use super::{Sitting, chance::Chance};
use crate::career::Tally;
use crate::record::text::is_usual;
use form::SavedText;
use pack::Packer;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use unpack::unpacked;

/// The number of steps that can be undone, and redone, after a restart of the program.
pub const MOST_STEPS: usize = 500;

/// Returns the number of changes of a tally, as a file gives it. A number beyond some trillions is impossible and counts as zero. Otherwise no later file could
/// ever have a larger one.
const fn believed(changes: u64) -> u64 {
    if changes >> 48 == 0 { changes } else { 0 }
}

/// The tally without the games that the archive counts. It has its own file, so that it survives a damaged game file.
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
    pub(super) chance: Chance,
}

impl Sitting {
    /// Takes a snapshot of the sitting.
    pub fn saved(&self) -> Saved {
        let Timeline { past, future, preserved, results, spent, times, coming, known } = &self.timeline;
        let timeline = Timeline {
            past: nearest(past, MOST_STEPS),
            future: nearest(future, MOST_STEPS),
            preserved: preserved.clone(),
            results: results.clone(),
            spent: spent.clone(),
            times: times.clone(),
            coming: coming.clone(),
            known: known.clone(),
        };
        Saved { changes: self.changes, now: self.place(), timeline, chance: self.chance.clone() }
    }

    /// The tally as it is saved.
    pub fn saved_tally(&self) -> SavedTally {
        SavedTally { changes: self.changes, tally: self.tally().clone(), era: self.era() }
    }

    /// Loads a saved sitting, unless its moves are impossible.
    pub fn load(saved: Saved) -> Option<Sitting> {
        let session = saved.now.replay().ok()?;
        Some(Sitting::resume(saved.now, session, saved.timeline, saved.chance, believed(saved.changes)))
    }

    /// Takes over the tally from its own file, if that is newer than the tally of the game.
    pub fn adopt_tally(&mut self, saved: SavedTally) {
        let changes = believed(saved.changes);
        if changes > self.changes {
            self.adopt(saved.tally, saved.era, changes);
        }
    }
}

/// Returns the last steps of a list, which are the nearest in time.
fn nearest<T: Clone>(steps: &[T], most: usize) -> Vec<T> {
    steps[steps.len().saturating_sub(most)..].to_vec()
}

impl Saved {
    /// The same sitting found in another place, such as a backup. All its games that go on are practice (R34).
    #[must_use]
    pub fn found(mut self) -> Saved {
        for game in self.timeline.unfinished(&self.now) {
            self.timeline.find(game);
        }
        self.chance.known();
        self
    }

    /// Drops the farther half of the steps for Undo and Redo, and finally the preserved game, so that there is less to write. Returns whether there was
    /// anything to drop.
    pub fn shrink(&mut self) -> bool {
        let Timeline { past, future, preserved, .. } = &mut self.timeline;
        if past.is_empty() && future.is_empty() {
            return preserved.take().is_some();
        }
        *past = nearest(past, past.len() / 2);
        *future = nearest(future, future.len() / 2);
        true
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

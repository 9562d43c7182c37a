//! A move as it was made at a table. With what stands in the record it can be made again in the same
//! sitting, and the sitting is the same.

use super::Sitting;
use crate::engine::{Illegal, Move};
use crate::record::text::{in_text, is_usual};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A move as it was made, and what does not follow from the moves before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Made")]
pub struct MadeMove {
    #[serde(with = "in_text")]
    step: Move,
    /// Whether it leads to the west.
    #[serde(default, skip_serializing_if = "is_usual")]
    west: bool,
    /// The time that was spent on the clock that ran before it, in nanoseconds. The record has whole
    /// seconds, which must round the same way again.
    #[serde(default, skip_serializing_if = "is_usual")]
    spent: Option<u64>,
    /// The time played in the game before it, in milliseconds.
    #[serde(default, skip_serializing_if = "is_usual")]
    played: u64,
}

impl Sitting {
    /// A move as it would be made now.
    pub(in crate::table) fn making(&self, step: Move, west: bool) -> MadeMove {
        let (game, timeline) = (&self.current, &self.timeline);
        let running = game.clock().and_then(|seat| timeline.spent.0.get(&(game.about.game, seat)));
        let played = timeline.times.get(&game.about.game).copied().unwrap_or_default();
        let spent = running.map(|spent| spent.as_nanos() as u64);
        MadeMove { step, west, spent, played: played.as_millis() as u64 }
    }

    /// Makes a move again that was made here before the sitting was read from where it is kept.
    pub fn make_again(&mut self, made: MadeMove) -> Result<(), Illegal> {
        let game = self.current.about.game;
        if let (Some(spent), Some(seat)) = (made.spent, self.current.clock()) {
            self.timeline.spent.0.insert((game, seat), Duration::from_nanos(spent));
        }
        if made.played > 0 {
            self.timeline.times.insert(game, Duration::from_millis(made.played));
        }
        self.play(made.step)?;
        self.current.about.led_west |= made.west;
        Ok(())
    }
}

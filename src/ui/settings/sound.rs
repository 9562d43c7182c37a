//! Whether sounds are on, and how loud.

use serde::{Deserialize, Serialize};

/// Whether sounds are on, and how loud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Loudness {
    /// Whether sounds are on.
    pub on: bool,
    /// The volume, in percent.
    pub volume: u8,
    /// The sounds of others are softer.
    pub quieter_others: bool,
}

impl Loudness {
    /// The factor for the softer sounds of others.
    const QUIETER: f32 = 0.4;

    /// The level of your sounds or the others', from zero to one. It is the square of the volume,
    /// because half a level sounds much louder than half.
    pub fn level(self, of_others: bool) -> f32 {
        let volume = if self.on { f32::from(self.volume) / 100.0 } else { 0.0 };
        volume * volume * if of_others && self.quieter_others { Self::QUIETER } else { 1.0 }
    }

    pub(super) fn bounded(self) -> Loudness {
        Loudness { volume: self.volume.min(100), ..self }
    }
}

impl Default for Loudness {
    fn default() -> Loudness {
        Loudness { on: true, volume: 60, quieter_others: false }
    }
}

//! How watchful the tutor is, whom a player may ask to look at every play before it counts.

use serde::{Deserialize, Serialize};

/// Before which plays the tutor asks whether they are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tutor {
    /// Before none.
    #[default]
    Off,
    /// Before blunders.
    Blunders,
    /// Before bad plays as well.
    Bad,
    /// Before doubtful ones as well.
    Doubtful,
    /// Before every play that is worse than another.
    Always,
}

impl Tutor {
    /// All of them, the least watchful first.
    pub const ALL: [Tutor; 5] = [Tutor::Off, Tutor::Blunders, Tutor::Bad, Tutor::Doubtful, Tutor::Always];
}

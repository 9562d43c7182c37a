//! The settings of the tutor, who checks every play before it counts.

use serde::{Deserialize, Serialize};

/// The plays before which the tutor asks for confirmation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tutor {
    /// No plays.
    #[default]
    Off,
    /// Blunders.
    Blunders,
    /// Bad plays too.
    Bad,
    /// Doubtful plays too.
    Doubtful,
    /// Every play that is worse than another.
    Always,
}

named! { Tutor: Off "off", Blunders "blunders", Bad "bad", Doubtful "doubtful", Always "always" }

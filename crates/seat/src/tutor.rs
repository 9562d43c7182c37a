//! The settings of the tutor, who checks every play before it counts.

use crate::nestor::judge::{Judgement, Mark};
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

/// Even the most watchful tutor ignores a loss that rounds to less than 0.01 of a game.
const LEAST: f64 = 0.005;

impl Tutor {
    /// Whether the tutor asks before a play that was judged like this.
    pub fn asks(self, judgement: &Judgement) -> bool {
        let from = match self {
            Tutor::Off => return false,
            Tutor::Blunders => Mark::Blunder,
            Tutor::Bad => Mark::Bad,
            Tutor::Doubtful => Mark::Doubtful,
            Tutor::Always => {
                let played = judgement.played;
                return played.loss >= LEAST && played.loss > 2.0 * played.error;
            }
        };
        judgement.mark >= Some(from)
    }
}

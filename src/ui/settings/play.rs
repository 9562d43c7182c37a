//! How a game goes on.

use crate::career::Tutor;
use serde::{Deserialize, Serialize};

/// What goes on by itself, what waits, and what helps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlaySettings {
    /// Nestor takes his turn without waiting for OK.
    pub auto_ok: bool,
    /// Without the above, Nestor waits for OK before each step, not only before his turn.
    pub ok_each_step: bool,
    /// One click plays a bone if there is only one place for it.
    pub one_click: bool,
    /// Drawing goes on until a bone can be played.
    pub auto_draw: bool,
    /// With several people, a turn without a choice is played without passing the screen on.
    pub play_forced: bool,
    /// With several people, the button that shows a hand must be held.
    pub hold_to_show: bool,
    /// The player draws lots and takes bones by hand. Otherwise both happen at once.
    pub lots_by_hand: bool,
    /// How long each play is shown before the next one, in milliseconds.
    pub pace: u16,
    /// Which plays the tutor questions.
    pub tutor: Tutor,
    /// Finished games are judged in the background while nothing else is going on.
    pub judge_games: bool,
    /// The player has been told that a copy of a game shows every bone and counts as help. This is
    /// said only once.
    pub writes_bones: bool,
    /// The player has never played a bone. Until then, one that fits is pointed out.
    pub awaits_first_play: bool,
}

impl PlaySettings {
    /// The longest pace to choose.
    pub const SLOWEST_PACE: u16 = 3000;

    pub(super) fn bounded(mut self) -> PlaySettings {
        self.pace = self.pace.min(Self::SLOWEST_PACE);
        self
    }
}

impl Default for PlaySettings {
    fn default() -> PlaySettings {
        PlaySettings {
            auto_ok: true,
            ok_each_step: false,
            one_click: true,
            auto_draw: true,
            play_forced: false,
            hold_to_show: false,
            lots_by_hand: true,
            pace: 600,
            tutor: Tutor::Off,
            judge_games: true,
            writes_bones: false,
            awaits_first_play: false,
        }
    }
}

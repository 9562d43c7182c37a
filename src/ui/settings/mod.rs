//! The player's settings, except for colors. They are saved in one file.

mod game;
mod look;
mod play;
mod sound;
mod tables;
mod window;

pub use self::game::GameSettings;
pub use self::look::{BarPlace, HandOrder, LookSettings, ScoreStyle};
pub use self::play::PlaySettings;
pub use self::sound::Loudness;
pub use self::tables::{KnownTable, KnownTables};
pub use self::window::WindowPlace;

use crate::engine::Preset;
use crate::store::Content;
use serde::{Deserialize, Serialize};

/// The settings. A setting that a file lacks has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// What is played, and with whom.
    pub game: GameSettings,
    /// How a game goes on.
    pub play: PlaySettings,
    /// What is shown, and how.
    pub look: LookSettings,
    /// Whether sounds are on, and how loud.
    pub sound: Loudness,
    /// Where the window was when it was closed.
    pub window: WindowPlace,
}

impl Settings {
    /// Whether the table is as the manuals of the first version say: the compact display with the
    /// table count, a chosen bone inverted, nothing goes on or is worked out by itself, and bones
    /// stay where they lie.
    pub fn is_as_in_manuals(&self) -> bool {
        let (play, look) = (&self.play, &self.look);
        let aids = [play.auto_ok, play.one_click, play.auto_draw, look.close_gaps, look.place_counts];
        let shown = [play.ok_each_step, look.table_count, look.invert_chosen, look.is_compact(&self.game.rules)];
        !aids.contains(&true) && !shown.contains(&false)
    }

    /// Makes the table as those manuals say, in every game, or as new players find it.
    pub fn set_as_in_manuals(&mut self, old: bool) {
        let (play, look) = (&mut self.play, &mut self.look);
        (play.auto_ok, play.one_click, play.auto_draw) = (!old, !old, !old);
        (look.close_gaps, look.place_counts) = (!old, !old);
        (play.ok_each_step, look.table_count, look.invert_chosen) = (old, true, old);
        // A first game here deals at once. Theirs begins with lots that are drawn.
        play.lots_by_hand |= old;
        look.set_all_compact(old);
    }

    /// How many points win the first game of all. It takes a few minutes.
    pub const FIRST_TARGET: u16 = 50;

    /// Makes the next game one for somebody who has never played here: dealt at once, with a bone
    /// that fits pointed out.
    pub fn set_for_a_first_game(&mut self) {
        self.game.rules = Preset::AllFives.usual();
        self.play.lots_by_hand = false;
        self.play.awaits_first_play = true;
    }

    /// The same settings with every number within its bounds. A file may contain anything.
    #[must_use]
    pub fn bounded(self) -> Self {
        Self {
            game: self.game.bounded(),
            play: self.play.bounded(),
            look: self.look.bounded(),
            sound: self.sound.bounded(),
            window: self.window.bounded(),
        }
    }
}

impl Content for Settings {}

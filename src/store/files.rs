//! The files that the game saves: the name, version, layout and size limit of each.

use super::envelope::Content;
use crate::career::{AgreedMatch, Bests, Deck, HabitPlans, Solved};
use crate::record::text::{by_part, by_thing};
use crate::review::KeptReview;
use crate::table::sitting::clock::SavedClock;
use crate::table::sitting::saved::{Saved, SavedTally};
use ron::ser::PrettyConfig;

/// One of the saved files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kept {
    /// The player's settings.
    Settings,
    /// The colors and materials of the three themes.
    Themes,
    /// The tally of games won.
    Tally,
    /// The current game with its past, and the preserved game.
    Game,
    /// The clock of a timed game, which runs on between two moves.
    Clock,
    /// The best totals of timed games.
    Bests,
    /// The solved exercises.
    Solved,
    /// The player's own mistakes, which come back as exercises.
    Mistakes,
    /// The plan that trains a habit.
    Plan,
    /// The match of games with fixed deals.
    Match,
    /// The tables elsewhere to come back to, with what shows whose seat it is. No backup holds them,
    /// so that nobody else takes the seat.
    Tables,
    /// The name of a player.
    Player,
    /// Which player was at the table last. It lies beside the players' folders.
    Players,
}

impl Kept {
    /// The files of one player's games and settings that a backup holds.
    pub const ALL: [Self; 10] = [
        Self::Settings,
        Self::Themes,
        Self::Tally,
        Self::Game,
        Self::Clock,
        Self::Bests,
        Self::Solved,
        Self::Mistakes,
        Self::Plan,
        Self::Match,
    ];

    /// The name of the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings.ron",
            Self::Themes => "themes.ron",
            Self::Tally => "tally.ron",
            Self::Game => "game.ron",
            Self::Clock => "clock.ron",
            Self::Bests => "bests.ron",
            Self::Solved => "solved.ron",
            Self::Mistakes => "mistakes.ron",
            Self::Plan => "plan.ron",
            Self::Match => "match.ron",
            Self::Tables => "tables.ron",
            Self::Player => "player.ron",
            Self::Players => "players.ron",
        }
    }

    /// The version that is written. It rises when an older program could no longer read the file,
    /// or would read it wrongly.
    pub const fn version(self) -> u32 {
        match self {
            Self::Clock
            | Self::Solved
            | Self::Mistakes
            | Self::Plan
            | Self::Match
            | Self::Tables
            | Self::Player
            | Self::Players => 1,
            // Since version 2, bests are kept apart by all the rules, and themes have materials.
            Self::Settings | Self::Themes | Self::Bests => 2,
            // Since version 4, practice is counted apart.
            Self::Tally | Self::Game => 4,
        }
    }

    /// The layout, for people who look into the file.
    pub(super) fn layout(self) -> PrettyConfig {
        match self {
            Self::Settings
            | Self::Themes
            | Self::Clock
            | Self::Bests
            | Self::Solved
            | Self::Plan
            | Self::Tables
            | Self::Player
            | Self::Players => by_part(4),
            Self::Tally | Self::Game | Self::Match | Self::Mistakes => by_thing(3),
        }
    }

    /// The size limit for reading and writing, many times what is needed.
    pub const fn limit(self) -> u64 {
        match self {
            Self::Player | Self::Players => 10_000,
            Self::Settings | Self::Themes | Self::Clock | Self::Bests | Self::Solved | Self::Plan => 100_000,
            Self::Tally | Self::Match | Self::Tables => 1_000_000,
            Self::Mistakes => 4_000_000,
            Self::Game => 16_000_000,
        }
    }
}

impl Content for Saved {
    fn shrink(&mut self) -> bool {
        Saved::shrink(self)
    }
}

impl Content for SavedTally {}

impl Content for SavedClock {}

impl Content for Bests {}

impl Content for Solved {}

impl Content for Deck {}

impl Content for HabitPlans {}

impl Content for AgreedMatch {}

impl Content for KeptReview {}

//! What is shown, and how.

use crate::engine::{Preset, Rules};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

/// What stands on and beside the table, and how everything looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LookSettings {
    /// The table count is shown at the lower left.
    pub table_count: bool,
    /// The places where a bone fits show the count after the play, if the table count is shown at
    /// all.
    pub place_counts: bool,
    /// The end where Nestor has just played blinks.
    pub flicker: bool,
    /// The log is shown beside the table.
    pub log: bool,
    /// The unseen bones are shown beside the table.
    pub unseen: bool,
    /// The bar of commands stands on the table.
    pub bar: bool,
    /// Where it stands there.
    pub bar_at: BarPlace,
    /// The players at the whole table have heads.
    pub heads: bool,
    /// The head that the player chose, counted from one, or zero for none.
    pub own_head: u8,
    /// The order of the bones in the hand.
    pub hand_order: HandOrder,
    /// The hand closes up when a bone leaves it.
    pub close_gaps: bool,
    /// Bones that fit stand a little raised on the player's turn, on the whole table.
    pub raise: bool,
    /// Bones that fit nowhere are dimmed on the player's turn.
    pub dim: bool,
    /// The chosen bone is also inverted on the whole table, instead of lifted.
    pub invert_chosen: bool,
    /// How the scores are shown besides the numbers.
    pub scores: ScoreStyle,
    /// Points are shown divided by five, as on a cribbage board.
    pub score_in_fives: bool,
    /// The games that are shown on the compact display, by name.
    pub compact: BTreeSet<String>,
    /// Bones move to their place without animation.
    pub reduce_motion: bool,
    /// How fast bones move, in percent.
    pub animation_speed: u16,
    /// The size of text, windows and menus, in percent of what the system asks for.
    pub interface_scale: u16,
    /// The theme in use: one of the player's own three, or after them one of the tables that come
    /// with the program.
    pub theme: usize,
    /// The tag of the chosen language, or `None` for the system's.
    pub language: Option<String>,
}

impl LookSettings {
    /// The speeds to choose from.
    pub const SPEEDS: RangeInclusive<u16> = 50..=300;
    /// The sizes that there are.
    pub const SCALES: RangeInclusive<u16> = 75..=250;
    /// The sizes to choose from.
    pub const SCALE_STEPS: [u16; 6] = [75, 100, 125, 150, 175, 200];
    /// How many themes there are to choose from.
    pub const THEMES: usize = 3 + 8;
    /// The dark theme.
    pub const DARK: usize = 1;
    /// The theme with high contrast.
    pub const CONTRAST: usize = 2;

    /// Whether places show the count after a play.
    pub const fn counts_at_places(&self) -> bool {
        self.table_count && self.place_counts
    }

    /// Whether games of these rules are shown on the compact display.
    pub fn is_compact(&self, rules: &Rules) -> bool {
        self.compact.contains(game_name(rules))
    }

    /// Shows games of these rules on the compact display, or on the whole table.
    pub fn set_compact(&mut self, rules: &Rules, compact: bool) {
        if compact {
            self.compact.insert(game_name(rules).to_owned());
        } else {
            self.compact.remove(game_name(rules));
        }
    }

    /// Makes text, windows and menus larger or smaller by a step, if there is one.
    pub fn step_scale(&mut self, is_larger: bool) {
        let (now, mut steps) = (self.interface_scale, Self::SCALE_STEPS.into_iter());
        let next = if is_larger { steps.find(|step| *step > now) } else { steps.rfind(|step| *step < now) };
        self.interface_scale = next.unwrap_or(now);
    }

    /// Shows every game on the compact display, or on the whole table.
    pub(super) fn set_all_compact(&mut self, compact: bool) {
        let names = Preset::ALL.iter().map(|preset| preset.name()).chain([CUSTOM]);
        self.compact = names.filter(|_| compact).map(str::to_owned).collect();
    }

    pub(super) fn bounded(mut self) -> LookSettings {
        self.animation_speed = self.animation_speed.clamp(*Self::SPEEDS.start(), *Self::SPEEDS.end());
        self.interface_scale = self.interface_scale.clamp(*Self::SCALES.start(), *Self::SCALES.end());
        self.theme = self.theme.min(Self::THEMES - 1);
        self.language = self.language.filter(|tag| tag.len() <= 35);
        self
    }
}

impl Default for LookSettings {
    fn default() -> LookSettings {
        LookSettings {
            table_count: true,
            place_counts: true,
            flicker: true,
            log: false,
            unseen: false,
            bar: true,
            bar_at: BarPlace::default(),
            heads: true,
            own_head: 0,
            hand_order: HandOrder::default(),
            close_gaps: true,
            raise: true,
            dim: false,
            invert_chosen: false,
            scores: ScoreStyle::default(),
            score_in_fives: false,
            compact: BTreeSet::new(),
            reduce_motion: false,
            animation_speed: 100,
            interface_scale: 100,
            theme: 0,
            language: None,
        }
    }
}

/// Where the bar of commands stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BarPlace {
    /// At the top: beside the menus where there is room, else below them.
    #[default]
    Top,
    /// At the left, which leaves a small window more of its height.
    Left,
}

/// The order of the bones in the hand, unless the player arranges them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HandOrder {
    /// As they were dealt and drawn.
    #[default]
    Drawn,
    /// By the higher half, then by the other.
    Suit,
    /// By the total of their pips.
    Weight,
}

/// How the scores are shown besides the numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ScoreStyle {
    /// Only as numbers with a bar.
    #[default]
    Figures,
    /// With pegs on a cribbage board.
    Cribbage,
    /// With strokes on an X sheet.
    XSheet,
}

/// The name of games that have none.
const CUSTOM: &str = "custom";

/// The name under which the levels and the display of a game are saved.
pub(super) fn game_name(rules: &Rules) -> &'static str {
    rules.game().map_or(CUSTOM, Preset::name)
}

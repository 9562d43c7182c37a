//! The player's settings, except for colors. They are saved.

use super::envelope::Content;
use crate::engine::{Preset, Rules, Seat};
use crate::record::{Seating, text::in_text};
use crate::{career::Tutor, nestor::Level};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The settings. A setting that a file lacks has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The level of Nestor, or of the first opponent. Changes at once.
    #[serde(with = "in_text")]
    pub level: Level,
    /// The level of the second of the others, if there is one.
    #[serde(with = "in_text")]
    pub second_level: Level,
    /// The level of the third.
    #[serde(with = "in_text")]
    pub third_level: Level,
    /// The levels of the others by the name of the game that they were chosen for, from your left.
    pub levels_of: BTreeMap<String, String>,
    /// The game and its rules. Changes from the next hand.
    #[serde(with = "in_text")]
    pub rules: Rules,
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
    /// Finished games are judged in the background while nothing else is going on.
    pub judge_games: bool,
    /// Which plays the tutor questions.
    pub tutor: Tutor,
    /// The table count is shown at the lower left.
    pub table_count: bool,
    /// The places where a bone fits show the count after the play, if the table count is shown at all.
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
    /// The order of the bones in the hand.
    pub hand_order: HandOrder,
    /// The hand closes up when a bone leaves it.
    pub close_gaps: bool,
    /// Bones that fit nowhere are dimmed on the player's turn.
    pub dim: bool,
    /// The chosen bone is also inverted on the whole table, instead of lifted.
    pub invert_chosen: bool,
    /// How the scores are shown besides the numbers.
    pub scores: ScoreStyle,
    /// Points are shown divided by five, as on a cribbage board.
    pub score_in_fives: bool,
    /// Bones move to their place without animation.
    pub reduce_motion: bool,
    /// Whether sounds are on, and how loud.
    pub sound: Loudness,
    /// How long each play is shown before the next one, in milliseconds.
    pub pace: u16,
    /// How fast bones move, in percent.
    pub animation_speed: u16,
    /// The size of text, windows and menus, in percent of what the system asks for.
    pub interface_scale: u16,
    /// Where the window was when it was closed.
    pub window: WindowPlace,
    /// The names that the player has given the others, from the left. Empty for those who keep their own.
    pub names: [String; 3],
    /// The last table with several people, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub company: Option<Company>,
    /// The games that are shown on the compact display, by name.
    pub compact: BTreeSet<String>,
    /// The changes of level that were proposed, each as both levels. Each is proposed only once.
    pub proposed: BTreeSet<String>,
    /// The player has been told that a copy of a game shows every bone and counts as help. This is said only once.
    pub writes_bones: bool,
    /// The theme in use: 0, 1 or 2.
    pub theme: usize,
    /// The tag of the chosen language, or `None` for the system's.
    pub language: Option<String>,
}

impl Settings {
    /// The speeds to choose from.
    pub const SPEEDS: std::ops::RangeInclusive<u16> = 50..=300;
    /// The longest pace to choose.
    pub const SLOWEST_PACE: u16 = 3000;
    /// The sizes to choose from.
    pub const SCALES: std::ops::RangeInclusive<u16> = 75..=250;
    /// How many themes there are.
    pub const THEMES: usize = 3;

    /// The levels of the others, from your left.
    pub const fn levels(&self) -> [Level; 3] {
        [self.level, self.second_level, self.third_level]
    }

    /// Sets the levels of the others, from your left.
    pub fn set_levels(&mut self, levels: &[Level]) {
        let mut all = self.levels();
        for (old, new) in all.iter_mut().zip(levels) {
            *old = *new;
        }
        [self.level, self.second_level, self.third_level] = all;
    }

    /// How strong the others were when this game was played last, from your left; as they are now if it never was.
    pub fn levels_for(&self, rules: &Rules) -> [Level; 3] {
        let mut levels = self.levels();
        let kept = self.levels_of.get(game_name(rules)).map(String::as_str).unwrap_or_default();
        for (level, name) in levels.iter_mut().zip(kept.split_whitespace()) {
            *level = Level::from_name(name).unwrap_or(*level);
        }
        levels
    }

    /// Remembers how strong the others are for the games of these rules.
    pub fn keep_levels(&mut self, rules: &Rules) {
        let names = self.levels().map(Level::name);
        self.levels_of.insert(game_name(rules).to_owned(), names.join(" "));
    }

    /// Who sits where in the next game, if several people play it.
    pub fn company_now(&self) -> Option<&Seating> {
        self.company.as_ref().filter(|company| company.plays).map(|company| &company.seating)
    }

    /// Remembers who sits where. A company that does not play the next game can come back with one press.
    pub fn remember_company(&mut self, rules: &Rules, seating: &Seating) {
        if seating.is_company() || !seating.has_host() || seating.host() != Seat::FIRST {
            self.company = Some(Company { rules: *rules, seating: seating.clone(), plays: true });
        } else if let Some(company) = &mut self.company {
            company.plays = false;
        }
    }

    /// Whether the table is as the manuals of the first version say: the compact display with the table count, a chosen bone inverted, nothing goes on or is
    /// worked out by itself, and bones stay where they lie.
    pub fn is_as_in_manuals(&self) -> bool {
        let aids = [self.auto_ok, self.one_click, self.auto_draw, self.close_gaps, self.place_counts];
        let shown = [self.ok_each_step, self.table_count, self.invert_chosen, self.is_compact(&self.rules)];
        !aids.contains(&true) && !shown.contains(&false)
    }

    /// Makes the table as those manuals say, in every game, or as new players find it.
    pub fn set_as_in_manuals(&mut self, old: bool) {
        let aids = [&mut self.auto_ok, &mut self.one_click, &mut self.auto_draw, &mut self.close_gaps];
        for aid in aids.into_iter().chain([&mut self.place_counts]) {
            *aid = !old;
        }
        (self.ok_each_step, self.table_count, self.invert_chosen) = (old, true, old);
        let names = Preset::ALL.iter().map(|preset| preset.name()).chain([CUSTOM]);
        self.compact = names.filter(|_| old).map(str::to_owned).collect();
    }

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

    /// The same settings with every number within its bounds. A file may contain anything.
    #[must_use]
    pub fn bounded(mut self) -> Self {
        if self.rules.check().is_err() {
            self.rules = Rules::default();
        }
        self.pace = self.pace.min(Self::SLOWEST_PACE);
        self.animation_speed = self.animation_speed.clamp(*Self::SPEEDS.start(), *Self::SPEEDS.end());
        self.interface_scale = self.interface_scale.clamp(*Self::SCALES.start(), *Self::SCALES.end());
        self.sound = self.sound.bounded();
        self.window = self.window.bounded();
        self.theme = self.theme.min(Self::THEMES - 1);
        self.language = self.language.filter(|tag| tag.len() <= 35);
        self
    }
}

/// A table with several people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// What they played.
    #[serde(with = "in_text")]
    pub rules: Rules,
    /// Who sat where.
    #[serde(with = "in_text")]
    pub seating: Seating,
    /// Whether they play the next game.
    pub plays: bool,
}

/// Where a window is on the screen, in points. The system decides whatever is not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// Its width and height inside its frame.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<(u16, u16)>,
    /// Its corner, on systems that report it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner: Option<(i16, i16)>,
    /// It fills the screen.
    pub maximized: bool,
}

impl WindowPlace {
    /// The smallest size of a window.
    pub const LEAST: (u16, u16) = (480, 560);
    /// The largest size that is accepted from a file.
    const MOST: u16 = 16_000;

    /// The same with a size that a window can have.
    fn bounded(mut self) -> WindowPlace {
        let (width, height) = WindowPlace::LEAST;
        let bound = |(wide, high): (u16, u16)| (wide.clamp(width, Self::MOST), high.clamp(height, Self::MOST));
        self.size = self.size.map(bound);
        self
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

    /// The level of your sounds or the others', from zero to one. It is the square of the volume, because half a level sounds much louder than half.
    pub fn level(self, of_others: bool) -> f32 {
        let volume = if self.on { f32::from(self.volume) / 100.0 } else { 0.0 };
        volume * volume * if of_others && self.quieter_others { Self::QUIETER } else { 1.0 }
    }

    fn bounded(self) -> Loudness {
        Loudness { volume: self.volume.min(100), ..self }
    }
}

impl Default for Loudness {
    fn default() -> Loudness {
        Loudness { on: true, volume: 60, quieter_others: false }
    }
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

/// The name under which the display of a game is saved.
fn game_name(rules: &Rules) -> &'static str {
    rules.game().map_or(CUSTOM, Preset::name)
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            level: Level::default(),
            second_level: Level::default(),
            third_level: Level::default(),
            levels_of: BTreeMap::new(),
            rules: Rules::default(),
            auto_ok: true,
            ok_each_step: false,
            one_click: true,
            auto_draw: true,
            play_forced: false,
            hold_to_show: false,
            judge_games: true,
            lots_by_hand: true,
            tutor: Tutor::Off,
            table_count: true,
            place_counts: true,
            flicker: true,
            log: false,
            unseen: false,
            bar: true,
            bar_at: BarPlace::default(),
            hand_order: HandOrder::default(),
            close_gaps: true,
            dim: false,
            invert_chosen: false,
            scores: ScoreStyle::default(),
            score_in_fives: false,
            reduce_motion: false,
            sound: Loudness::default(),
            pace: 600,
            animation_speed: 100,
            interface_scale: 100,
            window: WindowPlace::default(),
            names: Default::default(),
            company: None,
            compact: BTreeSet::new(),
            proposed: BTreeSet::new(),
            writes_bones: false,
            theme: 0,
            language: None,
        }
    }
}

impl Content for Settings {}

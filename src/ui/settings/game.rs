//! What is played, and with whom.

use super::look::game_name;
use crate::engine::{Rules, Seat};
use crate::nestor::Level;
use crate::record::{Seating, text::in_text};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The next game and who plays it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameSettings {
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
    /// The points to win by the name and the players of the game that they were chosen for, if they
    /// are not the usual ones.
    pub targets_of: BTreeMap<String, u16>,
    /// The game and its rules. Changes from the next game.
    #[serde(with = "in_text")]
    pub rules: Rules,
    /// The names that the player has given the others, from the left. Empty for those who keep
    /// their own.
    pub names: [String; 3],
    /// The last table with several people, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub company: Option<Company>,
    /// The changes of level that were proposed, each as both levels. Each is proposed only once.
    pub proposed: BTreeSet<String>,
    /// Whether the player was asked for a name. Once is enough.
    pub was_asked_for_a_name: bool,
}

impl GameSettings {
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

    /// How strong the others were when this game was played last, from your left; as they are now
    /// if it never was.
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

    /// Rules with the points to win that were chosen last for this game.
    #[must_use]
    pub fn with_target(&self, rules: Rules) -> Rules {
        let target = self.targets_of.get(&table_name(&rules)).copied().unwrap_or(rules.target);
        let chosen = Rules { target, ..rules };
        if chosen.check().is_ok() { chosen } else { rules }
    }

    /// Remembers the points to win for the games of these rules.
    pub fn keep_target(&mut self, rules: &Rules) {
        let usual = rules.game().and_then(|game| game.rules(rules.seats()).ok()).map(|usual| usual.target);
        if usual == Some(rules.target) {
            self.targets_of.remove(&table_name(rules));
        } else {
            self.targets_of.insert(table_name(rules), rules.target);
        }
    }

    /// Who sits where in the next game, if several people play it.
    pub fn company_now(&self) -> Option<&Seating> {
        self.company.as_ref().filter(|company| company.plays).map(|company| &company.seating)
    }

    /// Remembers who sits where. A company that does not play the next game can come back with one
    /// press.
    pub fn remember_company(&mut self, rules: &Rules, seating: &Seating) {
        if seating.is_company() || !seating.has_host() || seating.host() != Seat::FIRST {
            self.company = Some(Company { rules: *rules, seating: seating.clone(), plays: true });
        } else if let Some(company) = &mut self.company {
            company.plays = false;
        }
    }

    pub(super) fn bounded(mut self) -> GameSettings {
        if self.rules.check().is_err() {
            self.rules = Rules::default();
        }
        self
    }
}

/// The name under which the points to win of a game are saved. They depend on how many play it.
fn table_name(rules: &Rules) -> String {
    format!("{} {}", game_name(rules), rules.seats())
}

/// A table with several people or a program.
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

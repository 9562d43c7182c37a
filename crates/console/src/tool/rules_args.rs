//! The arguments that say what to play, which several verbs take.

use crate::engine::{Deal, GameState, Preset, Rules, options};
use crate::nestor::Level;
use crate::tool::failure::Failure;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command};
use std::ffi::OsStr;

/// What to play.
#[derive(clap::Args, Clone)]
pub(crate) struct RulesArguments {
    /// The game, as listed by `nestor presets`.
    #[arg(long, value_name = "NAME", value_parser = preset(), hide_possible_values = true, default_value = "all-fives")]
    pub(crate) preset: Preset,
    /// The number of players. By default, as few as the game allows.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Change an option of the game. You can repeat this.
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<String>,
}

/// Reads a value by its name, and tells all names to a shell that completes them.
#[derive(Clone)]
pub(crate) struct ByName<T> {
    read: fn(&str) -> Result<T, String>,
    names: Vec<&'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for ByName<T> {
    type Value = T;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<T, clap::Error> {
        self.read.parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.names.iter().copied().map(PossibleValue::new)))
    }
}

/// A game by its name.
pub(crate) fn preset() -> ByName<Preset> {
    let read = |name: &str| {
        Preset::from_name(name).ok_or_else(|| "there is no such game; `nestor presets` lists them".to_owned())
    };
    ByName { read, names: Preset::ALL.map(Preset::name).to_vec() }
}

/// A level of Nestor by its name.
pub(crate) fn level() -> ByName<Level> {
    let read = |name: &str| Level::from_name(name).ok_or_else(|| format!("the levels are {}", Level::NAMES.join(", ")));
    ByName { read, names: Level::NAMES.to_vec() }
}

impl RulesArguments {
    pub(crate) fn rules(&self) -> Result<Rules, Failure> {
        let players = self.players.unwrap_or(*self.preset.players().start());
        let mut rules = self.preset.rules(players).map_err(Failure::usage)?;
        for setting in &self.set {
            let wrong = || format!("--set takes OPTION=VALUE, such as target=250, not “{setting}”");
            let (name, value) = setting.split_once('=').ok_or_else(|| Failure::usage(wrong()))?;
            options::set(&mut rules, name, value).map_err(Failure::usage)?;
        }
        rules.check().map_err(Failure::usage)?;
        Ok(rules)
    }

    /// The first hand of the game, as this number deals it.
    pub(crate) fn dealt(&self, number: u64) -> Result<GameState, Failure> {
        let rules = self.rules()?;
        let mut state = GameState::new(rules).map_err(Failure::usage)?;
        state.deal(&Deal::from_number(number, &rules, state.lead())).map_err(Failure::wrong)?;
        Ok(state)
    }
}

//! The arguments that say what to play, which several verbs take.

use crate::engine::{Deal, GameState, Preset, Rules, options};
use crate::nestor::Level;
use crate::tool::failure::Failure;

/// What to play.
#[derive(clap::Args, Clone)]
pub(crate) struct RulesArguments {
    /// The game, as listed by `nestor presets`.
    #[arg(long, value_name = "NAME", value_parser = preset, default_value = "all-fives")]
    pub(crate) preset: Preset,
    /// The number of players. By default, as few as the game allows.
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Change an option of the game. You can repeat this.
    #[arg(long = "set", value_name = "OPTION=VALUE")]
    set: Vec<String>,
}

pub(crate) fn preset(name: &str) -> Result<Preset, String> {
    Preset::from_name(name).ok_or_else(|| "there is no such game; `nestor presets` lists them".to_owned())
}

pub(crate) fn level(name: &str) -> Result<Level, String> {
    Level::from_name(name).ok_or_else(|| format!("the levels are {}", Level::NAMES.join(", ")))
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

//! `nestor presets`: the games, and every option with its values.

use crate::failure::Failure;
use crate::rules_args::span;
use electrum_dominoes::engine::options::{self, OPTIONS};
use electrum_dominoes::engine::rules::{Preset, Rules};
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Games, with the players they are for and the options in which they differ from draw:")?;
    for preset in Preset::ALL {
        let range = preset.players();
        for players in range.clone() {
            let Some(rules) = preset.rules(players) else { continue };
            let differences = options::differences(&rules, &Rules::default()).join(" ");
            writeln!(out, "  {:<17} {players}  {differences}", preset.name())?;
        }
    }
    writeln!(out, "\nOptions, with the values they take and their value in draw:")?;
    for option in OPTIONS {
        let value = option.get(&Rules::default());
        writeln!(out, "  {:<13}  {:<40}  {:<10}  {}", option.name, option.values, value, option.help)?;
    }
    let most = span(&(2..=4));
    writeln!(out, "\nPlayers ({most}) are chosen with --players where a game is for several numbers of them.")?;
    Ok(())
}

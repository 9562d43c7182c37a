//! `nestor presets`: the games, and every option with its values.

use crate::engine::options::{self, OPTIONS};
use crate::engine::protocol::read_rules;
use crate::engine::{Preset, Rules};
use crate::tool::failure::Failure;
use std::io::Write;

pub(crate) fn run(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Games, with their numbers of players and the options that differ from draw:")?;
    for (preset, rules) in Preset::tables() {
        let differences = options::differences(&rules, &Rules::default()).join(" ");
        writeln!(out, "  {:<17} {}  {differences}", preset.name(), rules.seats)?;
    }
    writeln!(out, "\nNames that stand for older rules in files and for bots, with what differs in those:")?;
    for (preset, today) in Preset::tables() {
        let written = read_rules(&format!("{preset} {}", today.seats())).map_err(Failure::wrong)?;
        let differences = options::differences(&written, &today).join(" ");
        if !differences.is_empty() {
            writeln!(out, "  {:<17} {}  {differences}", preset.name(), today.seats())?;
        }
    }
    writeln!(out, "\nOptions, with their possible values and their value in draw:")?;
    for option in OPTIONS {
        let value = option.get(&Rules::default());
        writeln!(out, "  {:<13}  {:<40}  {:<10}  {}", option.name, option.values, value, option.help)?;
    }
    writeln!(out, "\nIf a game allows several numbers of players (2 to 4), choose one with --players.")?;
    Ok(())
}

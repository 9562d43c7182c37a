//! What files and lines keep from the first version that wrote them. Rules have moved on since, and
//! a text must go on to mean the game that was played.
//!
//! The name of a game stands for the rules that it had when it came into files, as the game itself
//! knows, and an option keeps its name and the meaning of its values. Today's rules are written with
//! the options in which they differ from those, so that a program that knows these options plays
//! them, however old it is.

use super::options::{self, OPENER, OptionError, RuleOption};
use crate::Seat;
use crate::rules::{FirstLead, NextLead, Rules};

/// The value of `lead-next` in pairs for a lead of the side that lost. `loser` is there the seat
/// with the most pips of all but the winner.
const LOSING_SIDE: &str = "losing-side";

/// Whether bones that nobody holds keep a round of passes paid. In version 1.0 they always did, so this
/// is what is meant where they sleep and nothing is said.
const ASLEEP: &str = "pass-round-asleep";

/// The options in which rules differ from others, each as `name=value`.
pub(super) fn differences(rules: &Rules, from: &Rules) -> Vec<String> {
    let written = |option: &RuleOption| format!("{}={}", name(option, rules), value(option, rules));
    let is_said = rules.bonuses.round_asleep != rules.pays_rounds_beside_sleepers();
    let asleep = is_said.then(|| written(options::named(ASLEEP)));
    options::differing(rules, from).filter(|option| option.name != ASLEEP).map(written).chain(asleep).collect()
}

/// The old name is written if it means the same, so that older programs can read it.
fn name(option: &RuleOption, rules: &Rules) -> &'static str {
    let is_new = rules.opener_doublet && rules.lead_first != FirstLead::Seat(Seat::FIRST);
    if option.name == OPENER.0 && !is_new { OPENER.1 } else { option.name }
}

fn value(option: &RuleOption, rules: &Rules) -> String {
    match (option.name, rules.lead_next) {
        ("lead-next", NextLead::Loser) if rules.partners => LOSING_SIDE.to_owned(),
        ("lead-next", NextLead::MostPips) if rules.partners => NextLead::Loser.name().to_owned(),
        _ => option.get(rules),
    }
}

/// Sets options from words such as `target=250`. All other words are ignored.
pub(super) fn set<'a>(rules: &mut Rules, words: impl Iterator<Item = &'a str>) -> Result<(), OptionError> {
    let mut loser = NextLead::Loser;
    let mut says_asleep = false;
    for (name, value) in words.filter_map(|word| word.split_once('=')) {
        let is_losing_side = (name, value) == ("lead-next", LOSING_SIDE);
        options::set(rules, name, if is_losing_side { NextLead::Loser.name() } else { value })?;
        says_asleep |= name == ASLEEP;
        if name == "lead-next" {
            loser = if is_losing_side { NextLead::Loser } else { NextLead::MostPips };
        }
    }
    // Whether there are partners is known after the last word.
    if rules.lead_next == NextLead::Loser && rules.partners {
        rules.lead_next = loser;
    }
    if !says_asleep {
        rules.bonuses.round_asleep = rules.pays_rounds_beside_sleepers();
    }
    Ok(())
}

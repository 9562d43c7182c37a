//! The rules of a game in sentences. They are derived from the game's options, so they always match the play.

use super::Words;
use crate::engine::rules::{BlockWhat, BonesLeft, FirstLead, NextLead, Preset, Rules, Spinner};

/// Returns the page of a game: headings with their sentences.
pub fn page(words: &Words, game: Preset) -> Vec<(&'static str, Vec<String>)> {
    let tables: Vec<Rules> = game.players().filter_map(|players| game.rules(players)).collect();
    let Some(rules) = tables.first() else { return Vec::new() };
    vec![
        ("play-goal", goal(words, rules)),
        ("play-bones", deal(words, &tables)),
        ("play-turn", turn(words, rules)),
        ("play-end", end(words, rules)),
    ]
}

fn say(words: &Words, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| words.get(id).to_owned()).collect()
}

fn goal(words: &Words, rules: &Rules) -> Vec<String> {
    if rules.single_hand {
        return say(words, &["rules-single"]);
    }
    let mut told = vec![words.format("rules-target", &[("points", rules.target.into())])];
    if rules.seconds > 0 {
        told.push(words.format("rules-clock", &[("minutes", (rules.seconds / 60).into())]));
    }
    told
}

fn deal(words: &Words, tables: &[Rules]) -> Vec<String> {
    let dealt = |rules: &Rules| {
        let told = [("players", rules.seats().into()), ("bones", rules.hand.into())];
        words.format(if rules.partners { "rules-dealt-partners" } else { "rules-dealt" }, &told)
    };
    let mut told: Vec<String> = tables.iter().map(dealt).collect();
    let rules = &tables[0];
    told.extend(say(
        words,
        match (rules.lead_first, rules.lead_next) {
            (FirstLead::Doublet, NextLead::Doublet) => &["rules-lead-doublet-always"],
            (FirstLead::Doublet, _) => &["rules-lead-doublet"],
            (FirstLead::Lot, _) => &["rules-lead-lot"],
            (FirstLead::Seat(_), _) => &["rules-lead-you"],
        },
    ));
    if rules.lead_next == NextLead::Winner {
        told.extend(say(words, &["rules-next-winner"]));
    }
    told
}

fn turn(words: &Words, rules: &Rules) -> Vec<String> {
    let mut ids = vec![match rules.spinner {
        Spinner::None => "rules-line",
        Spinner::First => "rules-spinner",
        Spinner::Every => "rules-spinners",
    }];
    ids.push(match (rules.draws, rules.free_draw) {
        (false, _) => "rules-block",
        (true, false) => "rules-draws",
        (true, true) => "rules-free-draw",
    });
    let mut told = say(words, &ids);
    if let Some(limit) = rules.hand_limit {
        told.push(words.format("rules-limit", &[("bones", limit.into())]));
    }
    let counted = match (rules.fives, rules.threes) {
        (true, true) => Some("rules-count-both"),
        (true, false) => Some("rules-count-fives"),
        (false, true) => Some("rules-count-threes"),
        (false, false) => None,
    };
    told.extend(say(words, counted.as_slice()));
    if rules.firecrackers {
        told.extend(say(words, &["rules-firecrackers"]));
    }
    told
}

fn end(words: &Words, rules: &Rules) -> Vec<String> {
    if rules.single_hand {
        return say(words, &["rules-single-end"]);
    }
    let out = match rules.bones_left {
        BonesLeft::Pips => "rules-out",
        BonesLeft::FiveEach => "rules-out-five",
    };
    let blocked = match rules.block_what {
        BlockWhat::Difference | BlockWhat::Between => "rules-blocked-difference",
        BlockWhat::Opponent => "rules-blocked-opponent",
        BlockWhat::Both => "rules-blocked-both",
        BlockWhat::Nothing => "rules-blocked-nothing",
    };
    let mut told = say(words, &[out, blocked]);
    if rules.rounding {
        told.extend(say(words, &["rules-rounded"]));
    }
    told
}

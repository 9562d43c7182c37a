//! The rules of a game in sentences. They are derived from the game's options, so they always match the play.

use super::Words;
use crate::engine::rules::{
    BlockLead, BlockTie, BlockWhat, BlockWho, BonesLeft, DominoWhat, FirstLead, NextLead, Preset, Rules, Spinner,
    TieLead,
};

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
    let goal = if rules.counts_hands() { "rules-target-hands" } else { "rules-target" };
    let mut told = vec![words.format(goal, &[("points", rules.target.into())])];
    if rules.love {
        told.extend(say(words, &["rules-love"]));
    }
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
    let after_block = match rules.lead_after_block {
        BlockLead::First => "rules-next-winner",
        BlockLead::LowHand => "rules-next-low-hand",
        BlockLead::Closer => "rules-next-closer",
    };
    match rules.lead_next {
        NextLead::Winner => told.extend(say(words, &[after_block])),
        NextLead::Alternate => told.extend(say(words, &["rules-next-alternate"])),
        NextLead::Doublet | NextLead::Loser | NextLead::Lot => {}
    }
    if rules.lead_after_tie == TieLead::Same {
        told.extend(say(words, &["rules-next-same"]));
    }
    if let Some(most) = rules.max_doublets {
        told.push(words.format("rules-void", &[("doublets", most.into())]));
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
    let out = match (rules.domino_what, rules.bones_left) {
        (DominoWhat::One, _) => "rules-out-one",
        (DominoWhat::All, _) => "rules-out-all",
        (DominoWhat::Opponents, BonesLeft::Pips) => "rules-out",
        (DominoWhat::Opponents, BonesLeft::FiveEach) => "rules-out-five",
    };
    let mut told = say(words, &[out, blocked(rules)]);
    told.extend(say(words, tied(rules).as_slice()));
    told.extend(bonuses(words, rules));
    if rules.rounding {
        told.extend(say(words, &["rules-rounded"]));
    }
    told
}

/// The sentence about a blocked hand. Where a hand decides for its side, or partners add up theirs, it says so.
const fn blocked(rules: &Rules) -> &'static str {
    match (rules.block_what, rules.block_who) {
        (BlockWhat::Nothing, _) => "rules-blocked-nothing",
        (BlockWhat::One, BlockWho::LowHand) => "rules-blocked-one-hand",
        (_, BlockWho::LowHand) => "rules-blocked-all-hand",
        (BlockWhat::One, _) => "rules-blocked-one",
        (BlockWhat::Both, _) if rules.partners => "rules-blocked-all-side",
        (BlockWhat::Opponent, _) if rules.partners => "rules-blocked-opponent-side",
        (BlockWhat::Difference | BlockWhat::Between, _) => "rules-blocked-difference",
        (BlockWhat::Opponent, _) => "rules-blocked-opponent",
        (BlockWhat::Both, _) => "rules-blocked-both",
    }
}

/// The sentence about a tie in a blocked hand. Two of three who share are left out, as they are rare.
const fn tied(rules: &Rules) -> Option<&'static str> {
    match rules.block_tie {
        BlockTie::Share => None,
        BlockTie::Nobody => Some("rules-tie-nobody"),
        BlockTie::Leader => Some("rules-tie-leader"),
        BlockTie::Carry => Some("rules-tie-carry"),
    }
}

/// A sentence for every bonus that is paid.
fn bonuses(words: &Words, rules: &Rules) -> Vec<String> {
    let paid = &rules.bonuses;
    let both_ends = if paid.both_ends_doublet { "rules-bonus-both-ends-too" } else { "rules-bonus-both-ends" };
    let single = [
        ("rules-bonus-doublet", paid.out_doublet),
        (both_ends, paid.out_both_ends),
        ("rules-bonus-blank", paid.out_blank),
        ("rules-bonus-round", paid.pass_round),
        ("rules-bonus-lead", paid.pass_lead),
    ];
    let single = single.into_iter().filter(|(_, points)| *points > 0);
    let mut told: Vec<String> = single.map(|(id, points)| words.format(id, &[("points", points.into())])).collect();
    let hands: Vec<String> = paid.hands.iter().filter(|points| **points > 0).map(u8::to_string).collect();
    if !hands.is_empty() {
        told.push(words.format("rules-bonus-hands", &[("points", hands.join(", ").into())]));
    }
    told
}

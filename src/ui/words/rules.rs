//! The rules of a game in sentences. They are derived from the game's options, so they always match
//! the play.

use super::Words;
use crate::engine::Set;
use crate::engine::options::{self, RuleOption, Values};
use crate::engine::rules::{
    BlockLead, BlockTie, BlockWhat, BlockWho, BonesLeft, CloserLoses, CountWhat, DominoWhat, FirstLead, LeadBone,
    LeadScores, Love, NextLead, NoDoublet, Rounding, Rules, Settle, Spinner, TieLead,
};

/// Returns the rules of the tables of a game, in chapters.
pub(crate) fn page(words: &Words, tables: &[Rules]) -> Vec<(&'static str, Vec<String>)> {
    // Tables of several sizes at which everyone gets as many bones are told in one sentence.
    let alike = tables.chunk_by(|one, next| (one.partners, one.hand) == (next.partners, next.hand));
    let dealt = alike.map(|tables| dealt_at(words, tables));
    let bones = section(words, tables, set).into_iter().chain(dealt).chain(section(words, tables, lead)).collect();
    let mut page = vec![
        ("play-goal", section(words, tables, goal)),
        ("play-bones", bones),
        ("play-turn", section(words, tables, turn)),
        ("play-end", section(words, tables, end)),
    ];
    let untold = section(words, tables, untold);
    if !untold.is_empty() {
        page.push(("house-rules", untold));
    }
    page
}

/// The questions about a game that most players ask, in order.
pub(crate) const ASKED: [&str; 6] = [
    "rules-ask-players",
    "rules-ask-goal",
    "rules-ask-draws",
    "rules-ask-scores",
    "rules-ask-leads",
    "rules-ask-blocked",
];

/// Returns the answers to them under these rules, in sentences.
pub(crate) fn answers(words: &Words, rules: &Rules) -> [Vec<String>; ASKED.len()] {
    let blocked = if rules.single_hand {
        ["rules-single-end"].to_vec()
    } else {
        std::iter::once(blocked(rules)).chain(besides_block(rules)).collect()
    };
    [
        set(words, rules).into_iter().chain([dealt(words, rules)]).collect(),
        goal(words, rules),
        say(words, &[draws(rules)]),
        scores(words, rules),
        lead(words, rules),
        say(words, &blocked),
    ]
}

/// Returns the usual rules of the game of these rules, but with their points to win, partners and
/// clocks, which are chosen for each game.
pub(crate) fn usual_beside(rules: &Rules) -> Option<Rules> {
    let Rules { partners, target, clocks, seconds, .. } = *rules;
    let game = rules.game()?;
    // A game keeps its name with a number of players that it has no table for.
    let usual = game.rules(rules.seats()).unwrap_or(Rules { seats: rules.seats, ..game.usual() });
    Some(Rules { partners, target, clocks, seconds, ..usual })
}

/// A part of a game's rules that is unlike its usual one.
pub(crate) struct Unusual {
    /// The sentences about what holds here.
    pub here: Vec<String>,
    /// The sentences about what usually holds instead, if anything does.
    pub usually: Vec<String>,
}

impl Unusual {
    /// Returns both in one sentence where they differ in one number: "5 bones each (usually 7)".
    pub(crate) fn brief(&self, words: &Words) -> Option<String> {
        let ([here], [usually]) = (&*self.here, &*self.usually) else { return None };
        let (here, usually) = (here.trim_end_matches('.'), usually.trim_end_matches('.'));
        let same_length = here.split(' ').count() == usually.split(' ').count();
        let mut differing = here.split(' ').zip(usually.split(' ')).filter(|(word, other)| word != other);
        let are_numbers = |words: &(&str, &str)| [words.0, words.1].iter().all(|word| word.parse::<u16>().is_ok());
        let (_, usual) = differing.next().filter(are_numbers).filter(|_| same_length)?;
        let args = [("told", here.into()), ("usual", usual.into())];
        differing.next().is_none().then(|| words.format("house-rules-brief", &args))
    }
}

/// Returns in sentences what is unlike the usual rules of a game, each with what usually holds.
pub(crate) fn unusual(words: &Words, rules: &Rules) -> Vec<Unusual> {
    let Some(usual) = usual_beside(rules) else { return Vec::new() };
    let beside = |all: &[String], other: &[String]| -> Vec<String> {
        all.iter().filter(|sentence| !other.contains(sentence)).cloned().collect()
    };
    let mut told = Vec::new();
    for part in PARTS {
        let (here, usually) = (part(words, rules), part(words, &usual));
        let (other, gone) = (beside(&here, &usually), beside(&usually, &here));
        // A rule that is gone is named where no other has come for it.
        let without = |told: &String| words.format("house-rules-without", &[("told", told.as_str().into())]);
        told.push(if other.is_empty() {
            Unusual { here: gone.iter().map(without).collect(), usually: Vec::new() }
        } else {
            Unusual { here: other, usually: gone }
        });
    }
    told.push(Unusual { here: untold(words, rules), usually: Vec::new() });
    told.retain(|part| !part.here.is_empty());
    told
}

/// The sentences about rules, part by part.
const PARTS: [fn(&Words, &Rules) -> Vec<String>; 6] =
    [goal, set, |words, rules| vec![dealt(words, rules)], lead, turn, end];

/// Returns what is unlike the usual rules of a game and has no sentence of its own, by its settings.
fn untold(words: &Words, rules: &Rules) -> Vec<String> {
    let Some(usual) = usual_beside(rules) else { return Vec::new() };
    let all = |rules: &Rules| PARTS.map(|part| part(words, rules));
    let silent = options::differing(rules, &usual).filter(|option| {
        let mut alone = usual;
        options::set(&mut alone, option.name, &option.get(rules)).is_ok() && all(&alone) == all(&usual)
    });
    silent.map(|option| setting(words, option, rules)).collect()
}

/// Returns an option about which there is no sentence as its setting is called, with its value.
fn setting(words: &Words, option: &RuleOption, rules: &Rules) -> String {
    let (id, value) = (format!("setting-{}", option.name), option.get(rules));
    let name = words.get(&id);
    match (value.as_str(), &option.values) {
        ("off", _) => words.format("house-rules-without", &[("told", name.into())]),
        ("on", Values::Switch) => name.to_owned(),
        _ => {
            let word = words.find(&format!("{}-{value}", option.name)).unwrap_or(&value);
            words.format("named-value", &[("name", name.into()), ("value", word.into())])
        }
    }
}

/// Returns what is told of all tables of a game. A sentence that is not true of all of them says
/// for how many players it is.
fn section(words: &Words, tables: &[Rules], tell: fn(&Words, &Rules) -> Vec<String>) -> Vec<String> {
    let mut told: Vec<(String, Vec<usize>)> = Vec::new();
    for rules in tables {
        for sentence in tell(words, rules) {
            match told.iter_mut().find(|(known, _)| *known == sentence) {
                Some((_, players)) => players.push(rules.seats()),
                None => told.push((sentence, vec![rules.seats()])),
            }
        }
    }
    let limited = |(sentence, players): (String, Vec<usize>)| {
        if players.len() == tables.len() {
            return sentence;
        }
        let players: Vec<String> = players.iter().map(usize::to_string).collect();
        words.format("rules-for", &[("players", players.join("/").into()), ("told", sentence.into())])
    };
    told.into_iter().map(limited).collect()
}

fn say(words: &Words, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| words.get(id).to_owned()).collect()
}

fn goal(words: &Words, rules: &Rules) -> Vec<String> {
    if rules.single_hand {
        return say(words, &["rules-single"]);
    }
    let goal = match rules.settle {
        Settle::Collect => "rules-target-collect",
        _ if rules.counts_hands() && rules.block_what != BlockWhat::Two => "rules-target-hands",
        Settle::Award | Settle::Subtract => "rules-target",
    };
    let mut told = vec![words.format(goal, &[("points", rules.target.into())])];
    if rules.head_start > 0 {
        let ahead = if rules.settle == Settle::Collect { "rules-head-start-collect" } else { "rules-head-start" };
        told.push(words.format(ahead, &[("points", rules.head_start.into())]));
    }
    let besides = [
        (rules.finish.exact, "setting-exact-about"),
        (!rules.leading.wins, "rules-lead-wins-not"),
        (rules.finish.at_hand_end, "rules-at-hand-end"),
        (rules.finish.love.is_on(), "rules-love"),
        (rules.finish.love == Love::PlayTwo, "rules-love-play-two"),
    ];
    let besides = besides.into_iter().filter(|(holds, _)| *holds);
    told.extend(besides.map(|(_, id)| words.get(id).to_owned()));
    if rules.seconds > 0 {
        told.push(words.format("rules-clock", &[("minutes", (rules.seconds / 60).into())]));
    }
    told
}

/// The sentence about the bones, unless they are those of most games.
fn set(words: &Words, rules: &Rules) -> Vec<String> {
    match rules.set {
        Set::Six => Vec::new(),
        Set::Nine => say(words, &["rules-set-nine"]),
        Set::Twelve => say(words, &["rules-set-twelve"]),
    }
}

fn dealt(words: &Words, rules: &Rules) -> String {
    dealt_at(words, std::slice::from_ref(rules))
}

/// Says how many bones everyone gets at these tables, which differ in nothing but their size.
fn dealt_at(words: &Words, tables: &[Rules]) -> String {
    let [rules, ..] = tables else { return String::new() };
    let most = tables.last().map_or(rules.seats(), Rules::seats);
    let players = if most == rules.seats() { most.to_string() } else { format!("{}–{most}", rules.seats()) };
    let args = [("players", players.into()), ("bones", rules.hand.into())];
    words.format(if rules.partners { "rules-dealt-partners" } else { "rules-dealt" }, &args)
}

fn lead(words: &Words, rules: &Rules) -> Vec<String> {
    let mut ids = vec![match (rules.lead_first, rules.lead_next) {
        (FirstLead::Doublet, NextLead::Doublet) => "rules-lead-doublet-always",
        (FirstLead::Doublet, _) => "rules-lead-doublet",
        (FirstLead::LowDoublet, _) => "rules-lead-low-doublet",
        (FirstLead::ThreeTwo, _) => "rules-lead-three-two",
        (FirstLead::Blank, _) => "rules-lead-blank",
        (FirstLead::Lot, _) => "rules-lead-lot",
        (FirstLead::Seat(_), _) => "rules-lead-you",
    }];
    ids.extend(match rules.no_doublet {
        NoDoublet::DealAgain => None,
        NoDoublet::Heaviest => Some("rules-no-doublet-heaviest"),
        NoDoublet::Lowest => Some("rules-no-doublet-lowest"),
    });
    let after_block = match (rules.leading.bone, rules.lead_after.block) {
        (LeadBone::Doublet, _) => "rules-next-with-doublet",
        (LeadBone::DoubletOrNext, _) => "rules-next-doublet-or-next",
        (LeadBone::Any, BlockLead::First) => "rules-next-winner",
        (LeadBone::Any, BlockLead::LowHand) => "rules-next-low-hand",
        (LeadBone::Any, BlockLead::Closer) => "rules-next-closer",
        (LeadBone::Any, BlockLead::Last) => "rules-next-last",
    };
    match rules.lead_next {
        NextLead::Winner => ids.push(after_block),
        NextLead::Alternate => ids.push("rules-next-alternate"),
        NextLead::EachDoublet => ids.push("rules-next-each-doublet"),
        NextLead::Doublet | NextLead::Loser | NextLead::MostPips | NextLead::Lot => {}
    }
    match rules.lead_after.tie {
        TieLead::Same => ids.push("rules-next-same"),
        TieLead::First if names_leader(rules) => ids.push("rules-next-none"),
        TieLead::First => {}
    }
    if rules.leave_out {
        ids.push("rules-leave-out");
    }
    if rules.leader_takes {
        ids.push("rules-left-over");
    }
    let mut told = say(words, &ids);
    if let Some(most) = rules.max_doublets {
        told.push(words.format("rules-void", &[("doublets", most.into())]));
    }
    told
}

/// Whether it is told who leads after a blocked hand, so that a tie has to be told too.
fn names_leader(rules: &Rules) -> bool {
    rules.lead_next == NextLead::Winner && matches!(rules.lead_after.block, BlockLead::LowHand | BlockLead::Last)
}

/// The sentence about drawing.
const fn draws(rules: &Rules) -> &'static str {
    match (rules.draws, rules.free_draw) {
        (false, _) => "rules-block",
        (true, false) => "rules-draws",
        (true, true) => "rules-free-draw",
    }
}

/// The sentence about what scores in play, if anything does.
const fn counted(rules: &Rules) -> Option<&'static str> {
    match (rules.counting, rules.fives, rules.threes) {
        (CountWhat::Parts, ..) => Some("rules-count-parts"),
        (CountWhat::Twins, ..) => Some("rules-count-twins"),
        (_, true, true) => Some("rules-count-both"),
        (_, true, false) => Some("rules-count-fives"),
        (_, false, true) => Some("rules-count-threes"),
        (_, false, false) => None,
    }
}

/// The sentences about what scores before a hand is over. If nothing does, they go on with what going
/// out is worth, unless the game ends with it.
fn scores(words: &Words, rules: &Rules) -> Vec<String> {
    let mut told = say(words, counted(rules).as_slice());
    told.extend(paid_for(words, &passes(rules)));
    if told.is_empty() {
        told = say(words, &["rules-count-none"]);
        if !rules.single_hand {
            told.extend(say(words, &[out(rules)]));
            told.extend(last_bone(words, rules));
        }
    }
    told
}

fn turn(words: &Words, rules: &Rules) -> Vec<String> {
    let draws = draws(rules);
    let mut told = match rules.spinner {
        Spinner::None => say(words, &["rules-line", draws]),
        Spinner::Sevens => say(words, &["rules-sevens", draws]),
        Spinner::First => say(words, &["rules-spinner", draws]),
        Spinner::Led => say(words, &["rules-led-spinner", draws]),
        Spinner::Enclosed => say(words, &["rules-enclosed-spinner", draws]),
        Spinner::Counting => say(words, &["rules-spinner", draws, "rules-counting"]),
        Spinner::Cross => say(words, &["rules-cross", draws]),
        Spinner::Maltese => say(words, &["rules-cross", "rules-maltese", draws]),
        Spinner::MalteseFour => say(words, &["rules-cross", "rules-maltese-four", draws]),
        Spinner::Every => say(words, &["rules-spinners", draws]),
    };
    if let Some(most) = rules.draw_most.filter(|_| rules.draws) {
        told.push(words.format("rules-draw-most", &[("bones", most.into())]));
    }
    if let Some(limit) = rules.hand_limit {
        told.push(words.format("rules-limit", &[("bones", limit.into())]));
    }
    told.extend(say(words, counted(rules).as_slice()));
    let lead = match rules.leading.scores {
        LeadScores::Any => None,
        LeadScores::DoubleFive => Some("rules-lead-scores-double-five"),
        LeadScores::Nothing => Some("rules-lead-scores-nothing"),
    };
    told.extend(say(words, lead.filter(|_| rules.scores_in_play()).as_slice()));
    if rules.firecrackers {
        told.extend(say(words, &["rules-firecrackers"]));
    }
    told
}

/// The sentence about what going out is worth. A partner's pips count only where all do.
fn out(rules: &Rules) -> &'static str {
    match (rules.domino_what, rules.bones_left) {
        _ if rules.settle == Settle::Collect => "rules-out-collect",
        (DominoWhat::One, _) if rules.both_out => "rules-out-both-point",
        (DominoWhat::One, _) if rules.scores_in_play() => "rules-out-point",
        (DominoWhat::One, _) => "rules-out-one",
        (DominoWhat::Nothing, _) if rules.both_out => "rules-out-both",
        (DominoWhat::Nothing, _) => "rules-out-nothing",
        (DominoWhat::All, _) if rules.partners => "rules-out-all",
        (_, BonesLeft::Pips | BonesLeft::Lone) if rules.partners => "rules-out-pair",
        (_, BonesLeft::Pips | BonesLeft::Lone) => "rules-out",
        (_, BonesLeft::FiveEach) if rules.partners => "rules-out-five-pair",
        (_, BonesLeft::FiveEach) => "rules-out-five",
    }
}

fn end(words: &Words, rules: &Rules) -> Vec<String> {
    if rules.single_hand {
        return say(words, &["rules-single-end"]);
    }
    let mut told = say(words, &[out(rules), blocked(rules)]);
    if let Some(limit) = rules.block_under {
        told.push(words.format("rules-block-under", &[("pips", limit.into())]));
    }
    told.extend(say(words, &besides_block(rules)));
    if rules.bones_left == BonesLeft::Lone {
        told.push(words.format("rules-lone", &[("doublet", rules.set.heaviest().to_string().into())]));
    }
    told.extend(bonuses(words, rules));
    let rounded = match rules.awards.rounding {
        Rounding::Off => None,
        Rounding::Nearest => Some("rules-rounded"),
        Rounding::Down => Some("rules-rounded-down"),
        Rounding::Up => Some("rules-rounded-up"),
    };
    told.extend(say(words, rounded.as_slice()));
    if let Some(cap) = rules.awards.cap {
        told.push(words.format("rules-cap", &[("points", cap.into())]));
    }
    told
}

/// The sentence about a blocked hand. Where a hand decides for its side, or partners add up theirs,
/// it says so.
const fn blocked(rules: &Rules) -> &'static str {
    match (rules.block_what, rules.block_who) {
        _ if matches!(rules.settle, Settle::Collect) => "rules-blocked-collect",
        (BlockWhat::Nothing, _) => "rules-blocked-nothing",
        (_, BlockWho::Closer) => "rules-blocked-closer",
        (BlockWhat::One | BlockWhat::Two, BlockWho::LowHand) => "rules-blocked-one-hand",
        (BlockWhat::One | BlockWhat::Two, _) => "rules-blocked-one",
        (BlockWhat::Opponent, BlockWho::LowHand) if rules.partners => "rules-blocked-opponent-hand",
        (BlockWhat::Both, BlockWho::LowHand) if rules.partners => "rules-blocked-all-hand",
        (_, BlockWho::LowHand) if rules.partners => "rules-blocked-difference-hand",
        (BlockWhat::Both, _) if rules.partners => "rules-blocked-all-side",
        (BlockWhat::Opponent, _) if rules.partners => "rules-blocked-opponent-side",
        (BlockWhat::Difference | BlockWhat::Between, _) if rules.partners => "rules-blocked-difference-side",
        (BlockWhat::Difference | BlockWhat::Between, _) => "rules-blocked-difference",
        (BlockWhat::Opponent, _) => "rules-blocked-opponent",
        (BlockWhat::Both, _) => "rules-blocked-both",
    }
}

/// The sentence about a tie in a blocked hand. Two of three who share are left out, as they are
/// rare. Two partners who hold as little are no tie.
const fn tied(rules: &Rules) -> Option<&'static str> {
    let [alone, in_pairs] = match rules.block_tie {
        BlockTie::Share => return None,
        BlockTie::Nobody => ["rules-tie-nobody", "rules-tie-nobody-pairs"],
        BlockTie::Leader => ["rules-tie-leader", "rules-tie-leader-pairs"],
        BlockTie::NotCloser => ["rules-tie-not-closer", "rules-tie-not-closer-pairs"],
        BlockTie::NotCloserOne => ["rules-tie-not-closer-one", "rules-tie-not-closer-one-pairs"],
        BlockTie::Carry => ["rules-tie-carry", "rules-tie-carry-pairs"],
        BlockTie::CarryAll => ["rules-tie-carry-all", "rules-tie-carry-all-pairs"],
    };
    Some(if rules.partners { in_pairs } else { alone })
}

/// The sentences about a blocked hand besides who wins it.
fn besides_block(rules: &Rules) -> Vec<&'static str> {
    let two = (rules.block_what == BlockWhat::Two).then_some("rules-block-two");
    let closer_loses = match rules.closer_loses {
        CloserLoses::Nothing => None,
        CloserLoses::Point => Some("rules-closer-loses-point"),
        CloserLoses::Double => Some("rules-closer-loses-double"),
    };
    two.into_iter().chain(closer_loses).chain(tied(rules)).collect()
}

/// The bonuses for passes, which are paid at once.
const fn passes(rules: &Rules) -> [(&'static str, u8); 3] {
    let paid = &rules.bonuses;
    let lead = if paid.pass_lead_doublet { "rules-bonus-lead-doublet" } else { "rules-bonus-lead" };
    [("rules-bonus-pass", paid.pass), ("rules-bonus-round", paid.pass_round), (lead, paid.pass_lead)]
}

/// The sentences about the bonuses that there are of these.
fn paid_for(words: &Words, bonuses: &[(&str, u8)]) -> Vec<String> {
    let paid = bonuses.iter().filter(|(_, points)| *points > 0);
    paid.map(|(id, points)| words.format(id, &[("points", (*points).into())])).collect()
}

/// What the last bone of a hand adds.
fn last_bone(words: &Words, rules: &Rules) -> Vec<String> {
    let paid = &rules.bonuses;
    let both_ends = if paid.both_ends_doublet { "rules-bonus-both-ends-too" } else { "rules-bonus-both-ends" };
    let single = [
        ("rules-bonus-doublet", paid.out_doublet),
        (both_ends, paid.out_both_ends),
        ("rules-bonus-doublet-ends", paid.out_doublet_ends),
        ("rules-bonus-blank", paid.out_blank),
    ];
    let mut told = paid_for(words, &single);
    if rules.awards.double_ends {
        let too = paid.both_ends_doublet;
        told.extend(say(words, &[if too { "rules-both-ends-double-too" } else { "rules-both-ends-double" }]));
    }
    told
}

fn bonuses(words: &Words, rules: &Rules) -> Vec<String> {
    let mut told = last_bone(words, rules);
    told.extend(paid_for(words, &passes(rules)));
    let hands: Vec<String> = rules.bonuses.hands.iter().filter(|points| **points > 0).map(u8::to_string).collect();
    if !hands.is_empty() {
        told.push(words.format("rules-bonus-hands", &[("points", words.list(&hands).into())]));
    }
    told
}

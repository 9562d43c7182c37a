//! The rules of a game in sentences. They are derived from the game's options, so they always match
//! the play.

use super::Words;
use crate::engine::Set;
use crate::engine::options::{self, RuleOption, Values};
use crate::engine::rules::{
    BlockLead, BlockTie, BlockWhat, BlockWho, BonesLeft, CloserLoses, CountWhat, DominoWhat, Exact, FirstLead,
    LeadBone, LeadScores, Love, NextLead, NoDoublet, Rounding, Rules, Settle, Spinner, TieLead,
};
use crate::ui::words::Message;
use crate::{msg, say};

/// Returns the rules of the tables of a game, in chapters.
pub fn page(words: &Words, tables: &[Rules]) -> Vec<(Message, Vec<String>)> {
    // Tables of several sizes at which everyone gets as many bones are told in one sentence.
    let alike = tables.chunk_by(|one, next| (one.partners, one.hand) == (next.partners, next.hand));
    let dealt = alike.map(|tables| dealt_at(words, tables));
    let bones = section(words, tables, set).into_iter().chain(dealt).chain(section(words, tables, lead)).collect();
    let mut page = vec![
        (msg!("play-goal"), section(words, tables, goal)),
        (msg!("play-bones"), bones),
        (msg!("play-turn"), section(words, tables, turn)),
        (msg!("play-end"), section(words, tables, end)),
    ];
    let untold = section(words, tables, untold);
    if !untold.is_empty() {
        page.push((msg!("house-rules"), untold));
    }
    page
}

/// The questions about a game that most players ask, in order.
pub(crate) const ASKED: [Message; 6] = [
    msg!("rules-ask-players"),
    msg!("rules-ask-goal"),
    msg!("rules-ask-draws"),
    msg!("rules-ask-scores"),
    msg!("rules-ask-leads"),
    msg!("rules-ask-blocked"),
];

/// Returns the answers to them under these rules, in sentences.
pub(crate) fn answers(words: &Words, rules: &Rules) -> [Vec<String>; ASKED.len()] {
    [
        set(words, rules).into_iter().chain([dealt(words, rules)]).collect(),
        goal(words, rules),
        said(words, &[draws(rules)]),
        scores(words, rules),
        lead(words, rules),
        if rules.single_hand { end(words, rules) } else { blocked(words, rules) },
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
        differing.next().is_none().then(|| words.format(msg!("house-rules-brief"), &args))
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
        let without = |told: &String| say!(words, "house-rules-without", told: told.as_str());
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
    let named = silent.filter(|option| Message::find(&format!("setting-{}", option.name)).is_some());
    named.map(|option| setting(words, option, rules)).collect()
}

/// Returns what is other where some rules follow others, each option as it is called, with its value.
pub(crate) fn changes(words: &Words, before: &Rules, rules: &Rules) -> Vec<String> {
    options::differing(rules, before).map(|option| setting(words, option, rules)).collect()
}

/// Returns an option as its setting is called, with its value.
fn setting(words: &Words, option: &RuleOption, rules: &Rules) -> String {
    let value = option.get(rules);
    // Free draw is called as it is when it is off.
    let (named, value) = match (option.name, value.as_str()) {
        ("free-draw", "on") => (Some(msg!("setting-restrict-draw")), "off".to_owned()),
        ("free-draw", _) => (Some(msg!("setting-restrict-draw")), "on".to_owned()),
        (name, _) => (Message::find(&format!("setting-{name}")), value),
    };
    // A program can ask for what no window offers.
    let name = named.map_or(option.name, |named| words.get(named));
    match (value.as_str(), &option.values) {
        ("off", _) => say!(words, "house-rules-without", told: name),
        ("on", Values::Switch) => name.to_owned(),
        _ => {
            let word =
                Message::find(&format!("{}-{value}", option.name)).map_or(value.as_str(), |word| words.get(word));
            say!(words, "named-value", name: name, value: word)
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
        say!(words, "rules-for", players: players.join("/"), told: sentence)
    };
    told.into_iter().map(limited).collect()
}

fn said(words: &Words, messages: &[Message]) -> Vec<String> {
    messages.iter().map(|message| words.get(*message).to_owned()).collect()
}

fn goal(words: &Words, rules: &Rules) -> Vec<String> {
    if rules.single_hand {
        return said(words, &[msg!("rules-single")]);
    }
    let goal = match rules.settle {
        Settle::Collect => msg!("rules-target-collect"),
        _ if counts_only_hands(rules) => msg!("rules-target-hands"),
        Settle::Award | Settle::Subtract => msg!("rules-target"),
    };
    let mut told = vec![words.format(goal, &[("points", rules.target.into())])];
    if rules.head_start > 0 {
        let ahead =
            if rules.settle == Settle::Collect { msg!("rules-head-start-collect") } else { msg!("rules-head-start") };
        told.push(words.format(ahead, &[("points", rules.head_start.into())]));
    }
    if rules.finish.exact == Exact::Near {
        told.push(say!(words, "rules-exact-near", points: rules.enough_with_any()));
    }
    let besides = [
        (rules.finish.exact == Exact::On, msg!("rules-exact")),
        (!rules.leading.wins, msg!("rules-lead-wins-not")),
        (rules.finish.at_hand_end, msg!("rules-at-hand-end")),
        (rules.finish.love.is_on(), msg!("rules-love")),
        (rules.finish.love == Love::PlayTwo, msg!("rules-love-play-two")),
    ];
    let besides = besides.into_iter().filter(|(holds, _)| *holds);
    told.extend(besides.map(|(_, id)| words.get(id).to_owned()));
    if rules.seconds > 0 {
        told.push(say!(words, "rules-clock", minutes: (rules.seconds / 60)));
    }
    told
}

/// Whether a hand that is won counts one, however it ends, and nothing else counts.
const fn counts_only_hands(rules: &Rules) -> bool {
    rules.counts_hands()
        && matches!(rules.settle, Settle::Award)
        && matches!(rules.block_what, BlockWhat::One | BlockWhat::Nothing)
}

/// The sentence about the bones, unless they are those of most games.
fn set(words: &Words, rules: &Rules) -> Vec<String> {
    match rules.set {
        Set::Six => Vec::new(),
        Set::Nine => said(words, &[msg!("rules-set-nine")]),
        Set::Twelve => said(words, &[msg!("rules-set-twelve")]),
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
    words.format(if rules.partners { msg!("rules-dealt-partners") } else { msg!("rules-dealt") }, &args)
}

fn lead(words: &Words, rules: &Rules) -> Vec<String> {
    let mut told = vec![first_lead(words, rules)];
    match rules.no_doublet {
        NoDoublet::Heaviest if rules.leads_by_bones() => {
            let [high, low] = [rules.set.heaviest().high(), rules.set.heaviest().high() - 1];
            told.push(say!(words, "rules-no-doublet-heaviest", bone: format!("{high}-{low}")));
        }
        NoDoublet::Lowest if rules.leads_by_bones() => told.push(say!(words, "rules-no-doublet-lowest").to_owned()),
        NoDoublet::DealAgain | NoDoublet::Heaviest | NoDoublet::Lowest => {}
    }
    told.extend(said(words, &later_leads(rules)));
    if rules.leave_out {
        told.push(say!(words, "rules-leave-out").to_owned());
    }
    if rules.leader_takes {
        told.push(say!(words, "rules-left-over", bones: rules.left_over()));
    }
    if let Some(most) = rules.max_doublets {
        told.push(say!(words, "rules-void", doublets: most));
    }
    if rules.needs_some_doublet() {
        told.push(say!(words, "rules-void-no-doublet").to_owned());
    }
    told
}

/// The sentence about the lead of the first hand.
fn first_lead(words: &Words, rules: &Rules) -> String {
    let id = match (rules.lead_first, rules.lead_next) {
        (FirstLead::Doublet, NextLead::Doublet) => msg!("rules-lead-doublet-always"),
        (FirstLead::Doublet, _) => msg!("rules-lead-doublet"),
        (FirstLead::LowDoublet, _) => msg!("rules-lead-low-doublet"),
        (FirstLead::ThreeTwo, _) => msg!("rules-lead-three-two"),
        (FirstLead::Blank, _) => msg!("rules-lead-blank"),
        (FirstLead::Lot, _) => msg!("rules-lead-lot"),
        (FirstLead::Seat(seat), _) => {
            let id = if rules.opener_doublet { msg!("rules-lead-seat-doublet") } else { msg!("rules-lead-seat") };
            return words.format(id, &[("number", (seat.index() + 1).into())]);
        }
    };
    words.get(id).to_owned()
}

/// The sentences about the leads of later hands. A game of a single hand has none.
fn later_leads(rules: &Rules) -> Vec<Message> {
    if rules.single_hand {
        return Vec::new();
    }
    let mut ids = Vec::new();
    ids.extend(match (rules.lead_next, rules.leading.bone) {
        (NextLead::Winner, LeadBone::Any) => Some(msg!("rules-next-winner")),
        (NextLead::Winner, LeadBone::Doublet) => Some(msg!("rules-next-with-doublet")),
        (NextLead::Winner, LeadBone::DoubletOrNext) => Some(msg!("rules-next-doublet-or-next")),
        (NextLead::Loser, _) if rules.partners => Some(msg!("rules-next-loser-pairs")),
        (NextLead::Loser | NextLead::MostPips, _) => Some(msg!("rules-next-loser")),
        (NextLead::Alternate, _) => Some(msg!("rules-next-alternate")),
        (NextLead::EachDoublet, _) => Some(msg!("rules-next-each-doublet")),
        (NextLead::Lot, _) => Some(msg!("rules-next-lot")),
        (NextLead::Doublet, _) => (rules.lead_first != FirstLead::Doublet).then_some(msg!("rules-next-doublet")),
    });
    if follows_result(rules) {
        ids.push(match rules.lead_after.block {
            BlockLead::First => msg!("rules-block-first"),
            BlockLead::LowHand => msg!("rules-block-low-hand"),
            BlockLead::Closer => msg!("rules-block-closer"),
            BlockLead::Last => msg!("rules-block-last"),
        });
    }
    match rules.lead_after.tie {
        TieLead::Same => ids.push(msg!("rules-next-same")),
        TieLead::First if follows_result(rules) && rules.lead_after.block != BlockLead::First => {
            ids.push(msg!("rules-next-none"));
        }
        TieLead::First => {}
    }
    ids
}

/// Whether the result of a hand says who leads the next one.
const fn follows_result(rules: &Rules) -> bool {
    matches!(rules.lead_next, NextLead::Winner | NextLead::Loser | NextLead::MostPips)
}

/// The sentence about drawing.
const fn draws(rules: &Rules) -> Message {
    match (rules.draws, rules.free_draw) {
        (false, _) => msg!("rules-block"),
        (true, false) => msg!("rules-draws"),
        (true, true) => msg!("rules-free-draw"),
    }
}

/// The sentence about what scores in play, if anything does.
const fn counted(rules: &Rules) -> Option<Message> {
    match (rules.counting, rules.fives, rules.threes) {
        (CountWhat::Parts, true, true) => Some(msg!("rules-count-parts")),
        (CountWhat::Parts, true, false) => Some(msg!("rules-count-parts-fives")),
        (CountWhat::Parts, false, true) => Some(msg!("rules-count-parts-threes")),
        (CountWhat::Twins, ..) => Some(msg!("rules-count-twins")),
        (_, true, true) => Some(msg!("rules-count-both")),
        (_, true, false) => Some(msg!("rules-count-fives")),
        (_, false, true) => Some(msg!("rules-count-threes")),
        (_, false, false) => None,
    }
}

/// The sentences about what scores before a hand is over. If nothing does, they go on with what going
/// out is worth, unless the game ends with it.
fn scores(words: &Words, rules: &Rules) -> Vec<String> {
    let mut told = said(words, counted(rules).as_slice());
    told.extend(passes(words, rules));
    if told.is_empty() {
        told = said(words, &[msg!("rules-count-none")]);
        if !rules.single_hand {
            told.extend(said(words, &out(rules)));
            told.extend(last_bone(words, rules));
        }
    }
    told
}

fn turn(words: &Words, rules: &Rules) -> Vec<String> {
    let draws = draws(rules);
    let mut told = match rules.spinner {
        Spinner::None => said(words, &[msg!("rules-line"), draws]),
        Spinner::Sevens => said(words, &[msg!("rules-sevens"), draws]),
        Spinner::First => said(words, &[msg!("rules-spinner"), draws]),
        Spinner::Led => said(words, &[msg!("rules-led-spinner"), draws]),
        Spinner::Enclosed => said(words, &[msg!("rules-enclosed-spinner"), draws]),
        Spinner::Counting => said(words, &[msg!("rules-spinner"), draws, msg!("rules-counting")]),
        Spinner::Cross => said(words, &[msg!("rules-cross"), draws]),
        Spinner::Maltese => said(words, &[msg!("rules-cross"), msg!("rules-maltese"), draws]),
        Spinner::MalteseFour => said(words, &[msg!("rules-cross"), msg!("rules-maltese-four"), draws]),
        Spinner::Every => said(words, &[msg!("rules-spinners"), draws]),
    };
    if let Some(most) = rules.draw_most.filter(|_| rules.draws) {
        told.push(say!(words, "rules-draw-most", bones: most));
    }
    if rules.draws && rules.reserve > 0 {
        told.push(say!(words, "rules-reserve", bones: rules.reserve));
    }
    if let Some(limit) = rules.hand_limit.filter(|_| rules.draws) {
        told.push(say!(words, "rules-limit", bones: limit));
    }
    told.extend(said(words, counted(rules).as_slice()));
    if rules.scores_in_play() {
        told.extend(match (rules.leading.scores, rules.awards.cap) {
            (LeadScores::Any, _) => None,
            (LeadScores::DoubleFive, None) => Some(say!(words, "rules-lead-scores-double-five").to_owned()),
            (LeadScores::DoubleFive, Some(cap)) => Some(say!(words, "rules-lead-scores-double-five-cap", points: cap)),
            (LeadScores::Nothing, _) => Some(say!(words, "rules-lead-scores-nothing").to_owned()),
        });
    }
    if rules.firecrackers {
        told.extend(said(words, &[msg!("rules-firecrackers")]));
    }
    told
}

/// The sentences about what going out is worth. A partner's pips count only where all do.
fn out(rules: &Rules) -> Vec<Message> {
    let worth = match (rules.settle, rules.domino_what, rules.bones_left) {
        (Settle::Collect, ..) => msg!("rules-out-collect"),
        (Settle::Subtract, ..) => msg!("rules-out-subtract"),
        (_, DominoWhat::One, _) if rules.both_out => return vec![msg!("rules-out-both-point")],
        (_, DominoWhat::One, _) if !counts_only_hands(rules) => msg!("rules-out-point"),
        (_, DominoWhat::One, _) => msg!("rules-out-one"),
        (_, DominoWhat::Nothing, _) if rules.both_out => return vec![msg!("rules-out-both")],
        (_, DominoWhat::Nothing, _) => msg!("rules-out-nothing"),
        (_, DominoWhat::All, _) if rules.partners => msg!("rules-out-all"),
        (_, _, BonesLeft::Pips | BonesLeft::Lone) if rules.partners => msg!("rules-out-pair"),
        (_, _, BonesLeft::Pips | BonesLeft::Lone) => msg!("rules-out"),
        (_, _, BonesLeft::FiveEach) if rules.partners => msg!("rules-out-five-pair"),
        (_, _, BonesLeft::FiveEach) => msg!("rules-out-five"),
    };
    rules.both_out.then_some(msg!("rules-both-out")).into_iter().chain([worth]).collect()
}

fn end(words: &Words, rules: &Rules) -> Vec<String> {
    let out = if rules.single_hand { vec![msg!("rules-single-end")] } else { out(rules) };
    let mut told: Vec<String> = said(words, &out).into_iter().chain(blocked(words, rules)).collect();
    told.extend(counted_bones(words, rules));
    if rules.single_hand {
        return told;
    }
    told.extend(bonuses(words, rules));
    let rounded = match rules.awards.rounding {
        Rounding::Off => None,
        Rounding::Nearest => Some(msg!("rules-rounded")),
        Rounding::Down => Some(msg!("rules-rounded-down")),
        Rounding::Up => Some(msg!("rules-rounded-up")),
    };
    told.extend(said(words, rounded.filter(|_| pays_pips(rules)).as_slice()));
    if let Some(cap) = rules.awards.cap.filter(|_| rules.settle == Settle::Award && rules.pays_for_hands()) {
        told.push(say!(words, "rules-cap", points: cap));
    }
    told
}

/// Whether pips decide how many points some hand gives or takes.
const fn pays_pips(rules: &Rules) -> bool {
    let for_going_out = matches!(rules.domino_what, DominoWhat::Opponents | DominoWhat::All);
    !matches!(rules.settle, Settle::Award) || for_going_out || rules.block_what.is_of_pips()
}

/// What bones that are left in a hand count, unless it is their pips, or was said with what going out is worth.
fn counted_bones(words: &Words, rules: &Rules) -> Option<String> {
    let was_said = rules.settle == Settle::Award && rules.domino_what == DominoWhat::Opponents && !rules.single_hand;
    match rules.bones_left {
        BonesLeft::Lone => Some(say!(words, "rules-lone", doublet: rules.set.heaviest().to_string())),
        BonesLeft::FiveEach if !was_said || rules.block_what != BlockWhat::Nothing => {
            Some(say!(words, "rules-five-each").to_owned())
        }
        BonesLeft::FiveEach | BonesLeft::Pips => None,
    }
}

/// Whether it matters who wins a blocked hand, whatever it is worth.
fn needs_winner(rules: &Rules) -> bool {
    let leads = follows_result(rules) && rules.lead_after.block != BlockLead::First;
    let takes = rules.settle == Settle::Award && rules.closer_loses == CloserLoses::Point;
    leads
        || takes
        || rules.lead_after.tie == TieLead::Same
        || rules.block_tie.carries()
        || rules.block_tie == BlockTie::NotCloserOne
        || rules.bonuses.hands != [0; 4]
}

/// The sentences about a blocked hand: who wins it, what it is worth, and what a tie comes to.
fn blocked(words: &Words, rules: &Rules) -> Vec<String> {
    let is_lost = rules.settle == Settle::Subtract && !rules.single_hand;
    let is_dead = rules.settle == Settle::Award && rules.block_what == BlockWhat::Nothing && !rules.single_hand;
    if (is_lost || is_dead) && !needs_winner(rules) {
        return said(words, &[if is_lost { msg!("rules-blocked-subtract") } else { msg!("rules-blocked-nothing") }]);
    }
    let goes_to_the_last = rules.block_who == BlockWho::Last && !rules.single_hand;
    let who = match (rules.block_who, rules.partners) {
        (_, false) if goes_to_the_last => msg!("rules-blocked-last"),
        (_, true) if goes_to_the_last => msg!("rules-blocked-last-side"),
        (_, false) => msg!("rules-blocked-low"),
        (BlockWho::Low | BlockWho::Last, true) => msg!("rules-blocked-low-side"),
        (BlockWho::LowHand, true) => msg!("rules-blocked-low-hand"),
        (BlockWho::Closer, true) => msg!("rules-blocked-closer"),
    };
    let mut told = said(words, &[who]);
    let worth = match (rules.settle, rules.block_what) {
        _ if rules.single_hand => None,
        (Settle::Collect, _) => Some(msg!("rules-block-collect")),
        (Settle::Subtract, _) => Some(msg!("rules-out-subtract-blocked")),
        (_, BlockWhat::One) if counts_only_hands(rules) => None,
        (_, BlockWhat::Difference) => Some(msg!("rules-block-difference")),
        (_, BlockWhat::Between) => Some(msg!("rules-block-between")),
        (_, BlockWhat::Opponent) => Some(msg!("rules-block-opponent")),
        (_, BlockWhat::Both) => Some(msg!("rules-block-both")),
        (_, BlockWhat::One) => Some(msg!("rules-block-one")),
        (_, BlockWhat::Two) => Some(msg!("rules-block-two")),
        (_, BlockWhat::Nothing) => Some(msg!("rules-block-nothing")),
    };
    told.extend(said(words, worth.as_slice()));
    if let Some(limit) = rules.block_under {
        told.push(say!(words, "rules-block-under", pips: limit));
    }
    if goes_to_the_last {
        return told;
    }
    let closer_loses = match rules.closer_loses {
        _ if rules.settle != Settle::Award || rules.single_hand => None,
        CloserLoses::Nothing => None,
        CloserLoses::Point => Some(msg!("rules-closer-loses-point")),
        CloserLoses::Double => (rules.block_what != BlockWhat::Nothing).then_some(msg!("rules-closer-loses-double")),
    };
    told.extend(said(words, closer_loses.as_slice()));
    told.extend(said(words, &[if rules.single_hand { msg!("rules-single-tie") } else { tied(rules) }]));
    told
}

/// The sentence about a tie in a blocked hand. Two partners who hold as little are no tie.
fn tied(rules: &Rules) -> Message {
    let shares = rules.sides() == 3 && rules.settle == Settle::Award && rules.block_what.is_of_pips();
    let [alone, in_pairs] = match rules.block_tie {
        BlockTie::Share if shares => return msg!("rules-tie-share"),
        BlockTie::Share | BlockTie::Nobody => [msg!("rules-tie-nobody"), msg!("rules-tie-nobody-pairs")],
        BlockTie::Leader => [msg!("rules-tie-leader"), msg!("rules-tie-leader-pairs")],
        BlockTie::NotCloser => [msg!("rules-tie-not-closer"), msg!("rules-tie-not-closer-pairs")],
        BlockTie::NotCloserOne => [msg!("rules-tie-not-closer-one"), msg!("rules-tie-not-closer-one-pairs")],
        BlockTie::Carry => [msg!("rules-tie-carry"), msg!("rules-tie-carry-pairs")],
        BlockTie::CarryAll => [msg!("rules-tie-carry-all"), msg!("rules-tie-carry-all-pairs")],
    };
    if rules.partners { in_pairs } else { alone }
}

/// What is paid at once for passes.
fn passes(words: &Words, rules: &Rules) -> Vec<String> {
    let paid = &rules.bonuses;
    let mut told = paid_for(words, &[(msg!("rules-bonus-pass"), paid.pass)]);
    // Only a winner of the hand before has to lead with a doublet.
    if paid.pass > 0 && rules.leading.bone != LeadBone::Any && rules.lead_next == NextLead::Winner {
        told.push(say!(words, "rules-bonus-pass-lead").to_owned());
    }
    let asleep = paid.round_asleep && rules.pays_rounds_beside_sleepers();
    let round = if asleep { msg!("rules-bonus-round-asleep") } else { msg!("rules-bonus-round") };
    told.extend(paid_for(words, &[(round, paid.pass_round)]));
    if paid.pass > 0 && paid.pass_round > 0 {
        told.push(say!(words, "rules-bonus-round-instead").to_owned());
    }
    let lead = if paid.pass_lead_doublet { msg!("rules-bonus-lead-doublet") } else { msg!("rules-bonus-lead") };
    told.extend(paid_for(words, &[(lead, if rules.seats() > 2 { paid.pass_lead } else { 0 })]));
    told
}

/// The sentences about the bonuses that there are of these.
fn paid_for(words: &Words, bonuses: &[(Message, u8)]) -> Vec<String> {
    let paid = bonuses.iter().filter(|(_, points)| *points > 0);
    paid.map(|(message, points)| words.format(*message, &[("points", (*points).into())])).collect()
}

/// What the last bone of a hand adds.
fn last_bone(words: &Words, rules: &Rules) -> Vec<String> {
    let paid = &rules.bonuses;
    let both_ends =
        if paid.both_ends_doublet { msg!("rules-bonus-both-ends-too") } else { msg!("rules-bonus-both-ends") };
    let single = [
        (msg!("rules-bonus-doublet"), paid.out_doublet),
        (both_ends, paid.out_both_ends),
        (msg!("rules-bonus-doublet-ends"), paid.out_doublet_ends),
        (msg!("rules-bonus-blank"), paid.out_blank),
    ];
    let mut told = paid_for(words, &single);
    if rules.awards.double_ends {
        let too = paid.both_ends_doublet;
        told.extend(said(
            words,
            &[if too { msg!("rules-both-ends-double-too") } else { msg!("rules-both-ends-double") }],
        ));
    }
    told
}

fn bonuses(words: &Words, rules: &Rules) -> Vec<String> {
    let mut told = last_bone(words, rules);
    told.extend(passes(words, rules));
    let hands: Vec<String> = rules.bonuses.hands.iter().filter(|points| **points > 0).map(u8::to_string).collect();
    if !hands.is_empty() {
        told.push(say!(words, "rules-bonus-hands", points: words.list(&hands)));
    }
    told
}

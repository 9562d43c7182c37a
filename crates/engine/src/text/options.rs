//! Every option of a game by name, for the console tool and the line protocol. An option has a
//! purpose and a range of values, and it can be read from text and written as text.

use super::notation::{Unreadable, number};
use crate::bone::{BONES, Seat, Seats};
use crate::rules::{
    BlockLead, BlockTie, BlockWhat, BlockWho, BonesLeft, CloserLoses, CountWhat, DominoWhat, Exact, FirstLead,
    LeadBone, LeadScores, Love, MOST_SECONDS, NextLead, NoDoublet, Rounding, Rules, Settle, Spinner, TieLead,
};
use crate::set::Set;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use thiserror::Error;

/// The values that an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// On or off.
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A text of this kind.
    Text(&'static str),
    /// A number.
    Number(RangeInclusive<u16>),
    /// A number, or off.
    Limit(RangeInclusive<u16>),
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Values::Switch => f.write_str(ON_OFF),
            Values::OneOf([first @ .., last]) => write!(f, "{} or {last}", first.join(", ")),
            Values::OneOf([]) => Ok(()),
            Values::Text(kind) => f.write_str(kind),
            Values::Number(range) => write!(f, "{} to {}", range.start(), range.end()),
            Values::Limit(range) => write!(f, "{} to {}, or off", range.start(), range.end()),
        }
    }
}

/// A chapter of the rules in the window for a new game. What is in none comes with the game: its
/// players, its clock and its firecrackers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is what its name says")]
pub enum RuleChapter {
    Classic,
    Scoring,
    Dealing,
    Leading,
    Ending,
    Bonuses,
}

impl RuleChapter {
    /// All chapters, in order.
    pub const ALL: [RuleChapter; 6] = [
        RuleChapter::Classic,
        RuleChapter::Scoring,
        RuleChapter::Dealing,
        RuleChapter::Leading,
        RuleChapter::Ending,
        RuleChapter::Bonuses,
    ];

    /// Its options, in order.
    pub fn options(self) -> Vec<&'static RuleOption> {
        let mut own: Vec<_> = OPTIONS.iter().filter(|option| option.place.is_some_and(|(of, _)| of == self)).collect();
        own.sort_by_key(|option| option.place.map(|(_, place)| place));
        own
    }
}

/// One option.
#[derive(Debug)]
pub struct RuleOption {
    /// Its name in files and lines.
    pub name: &'static str,
    /// The values it takes.
    pub values: Values,
    /// What it is for.
    pub help: &'static str,
    /// Its chapter, and its place there.
    place: Option<(RuleChapter, u8)>,
    /// Whether rules with another value make another game.
    pub makes_the_game: bool,
    /// Its value, if it is a number.
    number: fn(&Rules) -> Option<u16>,
    get: fn(&Rules) -> String,
    same: fn(&Rules, &Rules) -> bool,
    set: fn(&mut Rules, &str) -> Result<(), Unreadable>,
}

impl RuleOption {
    /// The same option at a place of a chapter.
    const fn at(self, chapter: RuleChapter, place: u8) -> RuleOption {
        RuleOption { place: Some((chapter, place)), ..self }
    }

    /// The same option, another value of which makes another game.
    const fn that_makes_the_game(self) -> RuleOption {
        RuleOption { makes_the_game: true, ..self }
    }

    /// Whether two sets of rules agree in this option.
    pub(crate) fn is_same(&self, one: &Rules, other: &Rules) -> bool {
        (self.same)(one, other)
    }

    /// The option's value in these rules.
    pub fn get(&self, rules: &Rules) -> String {
        (self.get)(rules)
    }

    const fn range(&self) -> Option<&RangeInclusive<u16>> {
        match &self.values {
            Values::Number(range) | Values::Limit(range) => Some(range),
            Values::Switch | Values::OneOf(_) | Values::Text(_) => None,
        }
    }

    /// The option's value in these rules, if it is a number out of range.
    pub(crate) fn beyond(&self, rules: &Rules) -> Option<u16> {
        let value = (self.number)(rules)?;
        self.range().filter(|range| !range.contains(&value)).map(|_| value)
    }
}

/// The options that stay as they are for a whole game: what is on the table, who sits there, and what a score means.
/// All others can change before a hand.
pub const OF_A_WHOLE_GAME: [&str; 11] = [
    "seats",
    "set",
    "partners",
    "counting",
    "head-start",
    "love",
    "domino-what",
    "settle",
    "single-hand",
    "firecrackers",
    "opener-doublet",
];

/// Whether a game that was begun with some rules can go on with others from its next hand.
pub fn can_follow(begun: &Rules, others: &Rules) -> bool {
    !begun.single_hand && differing(begun, others).all(|option| !OF_A_WHOLE_GAME.contains(&option.name))
}

/// The range of numbers that an option takes.
///
/// # Panics
///
/// Panics if there is no such option, or if it does not take numbers.
pub fn range(name: &str) -> RangeInclusive<u16> {
    named(name).range().cloned().unwrap_or_else(|| panic!("option {name} takes no numbers"))
}

/// The option of this name.
///
/// # Panics
///
/// Panics if there is none.
pub fn named(name: &str) -> &'static RuleOption {
    OPTIONS.iter().find(|option| option.name == name).unwrap_or_else(|| panic!("there is no option {name}"))
}

/// Why an option cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// There is no option with this name.
    #[error(transparent)]
    Unknown(Unreadable),
    /// The option does not take this value.
    #[error("option {name} takes {values}: {why}")]
    Value {
        /// The option's name.
        name: &'static str,
        /// The values that it takes.
        values: &'static Values,
        /// What was given instead.
        why: Unreadable,
    },
}

/// An option, and its name from when only seat 0 could open the game.
pub(super) const OPENER: (&str, &str) = ("opener-doublet", "human-doublet");

/// Sets an option from text. It does not check whether the rules can still be played.
pub fn set(rules: &mut Rules, name: &str, value: &str) -> Result<(), OptionError> {
    let today = if name == OPENER.1 { OPENER.0 } else { name };
    let option = OPTIONS.iter().find(|option| option.name == today);
    let option = option.ok_or_else(|| OptionError::Unknown(Unreadable::new(name, "an option")))?;
    let (name, values) = (option.name, &option.values);
    (option.set)(rules, value).map_err(|why| OptionError::Value { name, values, why })
}

/// The options in which two sets of rules differ.
pub fn differing(one: &Rules, other: &Rules) -> impl Iterator<Item = &'static RuleOption> {
    OPTIONS.iter().filter(|option| !(option.same)(one, other))
}

/// The options in which `rules` differ from `from`, each as `name=value`.
pub fn differences(rules: &Rules, from: &Rules) -> Vec<String> {
    differing(rules, from).map(|option| format!("{}={}", option.name, option.get(rules))).collect()
}

const ON_OFF: &str = "on or off";

fn switch(text: &str) -> Result<bool, Unreadable> {
    match text {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Unreadable::new(text, ON_OFF)),
    }
}

fn limit<N: FromStr + fmt::Display>(text: &str) -> Result<Option<N>, Unreadable> {
    if text == "off" { Ok(None) } else { number(text).map(Some) }
}

fn limit_text(limit: Option<impl fmt::Display>) -> String {
    limit.map_or_else(|| "off".to_owned(), |limit| limit.to_string())
}

fn choice<T: Copy>(choices: &[(&'static str, T)], text: &str) -> Result<T, Unreadable> {
    let chosen = choices.iter().find(|(name, _)| *name == text);
    chosen.map(|&(_, value)| value).ok_or_else(|| no_choice(text))
}

fn no_choice(text: &str) -> Unreadable {
    Unreadable::new(text, "one of these values")
}

fn chosen<T: Copy + PartialEq>(choices: &[(&'static str, T)], value: T) -> String {
    choices.iter().find(|(_, choice)| *choice == value).map_or("", |(name, _)| name).to_owned()
}

const FIRST_LEADS: &[(&str, FirstLead)] = &[
    ("doublet", FirstLead::Doublet),
    ("low-doublet", FirstLead::LowDoublet),
    ("three-two", FirstLead::ThreeTwo),
    ("blank", FirstLead::Blank),
    ("lot", FirstLead::Lot),
    ("seat-0", FirstLead::Seat(Seat::FIRST)),
    ("seat-1", FirstLead::Seat(Seat::SECOND)),
    ("seat-2", FirstLead::Seat(Seat::THIRD)),
    ("seat-3", FirstLead::Seat(Seat::FOURTH)),
];
const CHECKS: &[(&str, bool)] = &[("at-once", false), ("hand-end", true)];
/// The nearest multiple is written as it was when it was the only one.
const ROUNDINGS: &[(&str, Rounding)] = &[
    ("off", Rounding::Off),
    ("on", Rounding::Nearest),
    ("nearest", Rounding::Nearest),
    ("down", Rounding::Down),
    ("up", Rounding::Up),
];
const LEFT_OVER: &[(&str, bool)] = &[("nobody", false), ("leader", true)];
const LEAVE_OUT: &[(&str, bool)] = &[("off", false), ("0-0", true)];
const fn names<const N: usize, T>(choices: &[(&'static str, T)]) -> [&'static str; N] {
    let mut names = [""; N];
    let mut at = 0;
    while at < N {
        names[at] = choices[at].0;
        at += 1;
    }
    names
}

/// Up to four points, such as `100:75:50:25`, or `off` for none.
fn each_hand(text: &str) -> Result<[u8; 4], Unreadable> {
    let mut hands = [0; 4];
    if text == "off" {
        return Ok(hands);
    }
    let read = text.split(':').map(number).collect::<Result<Vec<u8>, _>>()?;
    let places = hands.get_mut(..read.len()).filter(|_| read.iter().all(|points| (1..=MOST_BONUS).contains(points)));
    places.ok_or_else(|| Unreadable::new(text, "up to four numbers from 1 to 200"))?.copy_from_slice(&read);
    Ok(hands)
}

fn each_hand_text(hands: [u8; 4]) -> String {
    let paid: Vec<String> = hands.iter().take_while(|points| **points > 0).map(u8::to_string).collect();
    if paid.is_empty() { "off".to_owned() } else { paid.join(":") }
}

/// The most points that a bonus can be.
const MOST_BONUS: u8 = 200;

macro_rules! option {
    ($name:literal, $values:expr, $help:literal, $($field:ident).+, $write:expr, $read:expr, $number:expr) => {
        RuleOption {
            name: $name,
            values: $values,
            help: $help,
            place: None,
            makes_the_game: false,
            number: |rules| $number(rules.$($field).+),
            get: |rules| $write(rules.$($field).+),
            same: |one, other| one.$($field).+ == other.$($field).+,
            set: |rules, text| {
                rules.$($field).+ = $read(text)?;
                Ok(())
            },
        }
    };
    ($name:literal, $help:literal, $($field:ident).+) => {
        option!($name, Values::Switch, $help, $($field).+, |on| if on { "on" } else { "off" }.to_owned(), switch, |_| None)
    };
    ($name:literal, $help:literal, $($field:ident).+ of $choices:ident) => {
        option!(
            $name,
            Values::OneOf(&names::<{ $choices.len() }, _>($choices)),
            $help,
            $($field).+,
            |value| chosen($choices, value),
            |text| choice($choices, text),
            |_| None
        )
    };
    ($name:literal, $help:literal, $($field:ident).+ as $type:ident) => {
        option!(
            $name,
            Values::OneOf(&$type::NAMES),
            $help,
            $($field).+,
            |value: $type| value.name().to_owned(),
            |text| $type::from_name(text).ok_or_else(|| no_choice(text)),
            |_| None
        )
    };
    ($name:literal, number $range:expr, $help:literal, $($field:ident).+) => {
        option!($name, Values::Number($range), $help, $($field).+, |value| u16::from(value).to_string(), number, |value| {
            Some(u16::from(value))
        })
    };
    ($name:literal, bonus $help:literal, $bonus:ident) => {
        option!($name, number 0..=MOST_BONUS as u16, $help, bonuses.$bonus)
    };
    ($name:literal, limit $range:expr, $help:literal, $($field:ident).+) => {
        option!($name, Values::Limit($range), $help, $($field).+, limit_text, limit, |most: Option<_>| most.map(u16::from))
    };
}

/// All options, in the order of the fields of [`Rules`], each with its chapter and its place there.
pub static OPTIONS: &[RuleOption] = &[
    option!("seats", number 2..=4, "number of players", seats),
    option!("set", "the bones, up to double six, nine or twelve", set as Set).at(RuleChapter::Dealing, 0),
    option!("partners", "seats 0 and 2 against 1 and 3, one score per side", partners),
    option!("hand", number 1..=10, "bones dealt to each seat", hand).at(RuleChapter::Dealing, 1),
    option!("spinner", "doublets whose ends open, or halves that add up to seven", spinner as Spinner)
        .at(RuleChapter::Classic, 0)
        .that_makes_the_game(),
    option!("draws", "bones may be drawn after the deal", draws).at(RuleChapter::Classic, 1).that_makes_the_game(),
    option!("free-draw", "a seat may draw even if it could play", free_draw).at(RuleChapter::Dealing, 5),
    option!("reserve", number 0..=2, "bones of the boneyard that are never drawn", reserve).at(RuleChapter::Dealing, 6),
    option!("hand-limit", limit 1..=BONES as u16, "a seat with this many bones passes instead of drawing", hand_limit)
        .at(RuleChapter::Dealing, 7),
    option!("draw-most", limit 1..=6, "bones that a seat may draw in a turn", draw_most).at(RuleChapter::Dealing, 8),
    option!("fives", "counts divisible by five score", fives).at(RuleChapter::Classic, 2).that_makes_the_game(),
    option!("threes", "counts divisible by three score", threes).at(RuleChapter::Classic, 3).that_makes_the_game(),
    option!("counting", "whether counts score themselves, their parts, or equal ends", counting as CountWhat)
        .at(RuleChapter::Scoring, 4),
    option!("target", number 1..=1000, "points that win", target),
    option!("head-start", number 0..=250, "points by which seat 0's side is ahead at first", head_start)
        .at(RuleChapter::Scoring, 5),
    option!(
        "exact",
        "points past the target are not scored, or only if more than few are missing",
        finish.exact as Exact
    )
    .at(RuleChapter::Scoring, 0),
    option!("love", "scores go back to zero once every side has points", finish.love as Love)
        .at(RuleChapter::Scoring, 1),
    option!("check", "when the target is looked at", finish.at_hand_end of CHECKS).at(RuleChapter::Scoring, 2),
    option!("rounding", "awards are rounded to a multiple of five, on to the nearest", awards.rounding of ROUNDINGS)
        .at(RuleChapter::Ending, 7),
    option!("award-cap", limit 1..=1000, "awards take no side past this score", awards.cap).at(RuleChapter::Ending, 8),
    option!("both-ends-double", "a hand counts twice if the last bone fits both ends", awards.double_ends)
        .at(RuleChapter::Bonuses, 3),
    option!("lead-wins", "the lead of a hand can win the game", leading.wins).at(RuleChapter::Leading, 7),
    option!("lead-scores", "which leads score, 5-5 only after the first hand", leading.scores as LeadScores)
        .at(RuleChapter::Leading, 6),
    option!("lead-bone", "what the winner of a hand leads with, or passes", leading.bone as LeadBone)
        .at(RuleChapter::Leading, 5),
    option!("lead-first", "who leads the first hand", lead_first of FIRST_LEADS).at(RuleChapter::Leading, 0),
    option!("no-doublet", "which bone leads if no hand has one that the lead asks for", no_doublet as NoDoublet)
        .at(RuleChapter::Leading, 1),
    option!("lead-next", "who leads later hands", lead_next as NextLead).at(RuleChapter::Leading, 2),
    option!("lead-after-block", "who leads after a blocked hand that was won", lead_after.block as BlockLead)
        .at(RuleChapter::Leading, 3),
    option!("lead-after-tie", "who leads after a hand that nobody won", lead_after.tie as TieLead)
        .at(RuleChapter::Leading, 4),
    option!("max-doublets", limit 3..=7, "more than this in one hand void the deal", max_doublets)
        .at(RuleChapter::Dealing, 2),
    option!("leave-out", "the bone that no hand is dealt", leave_out of LEAVE_OUT).at(RuleChapter::Dealing, 3),
    option!("left-over", "who takes the bones that are left over", leader_takes of LEFT_OVER)
        .at(RuleChapter::Dealing, 4),
    option!("domino-what", "what going out is worth", domino_what as DominoWhat).at(RuleChapter::Ending, 0),
    option!("both-out", "a hand goes on until both partners are out", both_out).at(RuleChapter::Ending, 1),
    option!("block-who", "who wins a blocked hand", block_who as BlockWho).at(RuleChapter::Ending, 2),
    option!("block-what", "what a blocked hand is worth", block_what as BlockWhat).at(RuleChapter::Ending, 3),
    option!("block-under", limit 1..=100, "a blocked hand is won only with fewer pips than this", block_under)
        .at(RuleChapter::Ending, 4),
    option!("block-tie", "what a tied hand comes to", block_tie as BlockTie).at(RuleChapter::Ending, 5),
    option!("closer-loses", "what it comes to if who played last loses a blocked hand", closer_loses as CloserLoses)
        .at(RuleChapter::Ending, 6),
    option!("out-doublet", bonus "points for going out with a doublet", out_doublet).at(RuleChapter::Bonuses, 0),
    option!("out-both-ends", bonus "points for going out with a bone that fits both ends", out_both_ends)
        .at(RuleChapter::Bonuses, 1),
    option!("both-ends-doublet", "a doublet that fits both ends counts for that too", bonuses.both_ends_doublet)
        .at(RuleChapter::Bonuses, 2),
    option!("out-doublet-ends", bonus "points for going out with a doublet that fits both ends", out_doublet_ends)
        .at(RuleChapter::Bonuses, 4),
    option!("out-blank", bonus "points for going out with 0-0", out_blank).at(RuleChapter::Bonuses, 5),
    option!("pass", bonus "points for each pass of an opponent of the last player, once a bone is played", pass)
        .at(RuleChapter::Bonuses, 6),
    option!("pass-round", bonus "points for a bone on which all others pass", pass_round).at(RuleChapter::Bonuses, 7),
    option!("pass-round-asleep", "bones that nobody holds keep it paid, as in version 1.0", bonuses.round_asleep),
    option!("pass-lead", bonus "points if the next seat passes on the lead and the one after it plays", pass_lead)
        .at(RuleChapter::Bonuses, 8),
    option!("pass-lead-doublet", "these are paid only where a doublet was led", bonuses.pass_lead_doublet)
        .at(RuleChapter::Bonuses, 9),
    option!(
        "hand-bonus",
        Values::Text("points such as 100:75:50:25, or off"),
        "points for the first hands that are won",
        bonuses.hands,
        each_hand_text,
        each_hand,
        |_| None
    )
    .at(RuleChapter::Bonuses, 10),
    option!("settle", "whether the end of a hand adds or subtracts points", settle as Settle)
        .at(RuleChapter::Ending, 9),
    option!("single-hand", "a game is one hand", single_hand).at(RuleChapter::Scoring, 3).that_makes_the_game(),
    option!("bones-left", "how bones left in a hand count", bones_left as BonesLeft).at(RuleChapter::Ending, 10),
    option!("firecrackers", "each seat has one firecracker per hand", firecrackers).that_makes_the_game(),
    option!("opener-doublet", "the first leader is dealt a doublet, and leads with the heaviest", opener_doublet),
    option!(
        "clocks",
        Values::Text("seats, such as 0 or 0+1"),
        "seats with a clock in a game on time",
        clocks,
        |seats: Seats| seats.to_string(),
        str::parse,
        |_| None
    ),
    option!("seconds", number 0..=MOST_SECONDS, "time on each clock for the whole game, 0 for no limit", seconds),
];

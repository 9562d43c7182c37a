//! A match of deals agreed before: eight deals that a number names, so that a friend or another day plays the same. Each is the first hand of a game of its
//! own, in which nobody is ahead.
//!
//! A Nestor plays the same deals in the player's place, and what both made of each is compared. Nothing is kept of what the player made but how the hands
//! were played.

use crate::engine::bone::Side;
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::{GameState, Phase};
use crate::nestor::Level;
use crate::record::Record;
use crate::record::numbers::{deal_number, old_deal_number};
use crate::record::seating::Seating;
use crate::record::text::{HandText, Text};
use serde::{Deserialize, Serialize};

/// How many deals a match has.
pub const DEALS: u16 = 8;

/// The points by which a side gained on the mean of the others. A game of a single hand has no points but the game itself, which counts one.
pub fn gain(before: &GameState, after: &GameState, side: Side) -> f64 {
    let rules = after.rules();
    let gained = |side: Side| match after.result().filter(|_| rules.single_hand) {
        Some(end) => f64::from(u8::from(end.winner == Some(side))),
        None => f64::from(after.score(side)) - f64::from(before.score(side)),
    };
    let others: f64 = rules.all_sides().filter(|&other| other != side).map(gained).sum();
    gained(side) - others / (rules.sides() - 1) as f64
}

/// A match under way or over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "MatchText", into = "MatchText")]
pub struct AgreedMatch {
    number: u64,
    /// Whether it was begun when the deals of neighbouring matches were still the same but for one.
    is_old: bool,
    rules: Rules,
    seating: Seating,
    level: Level,
    /// The deals that were begun, each as far as it was played.
    begun: Vec<Record>,
    /// What Nestor made of the deals in the player's place, from the first on.
    nestor: Vec<f64>,
}

impl AgreedMatch {
    /// A match of these rules against Nestors of these levels, in which another plays the same deals in the player's place. No clock runs in it.
    pub fn new(number: u64, rules: Rules, nestors: &[Level], level: Level) -> Result<AgreedMatch, RulesError> {
        let rules = Rules { seconds: 0, ..rules };
        rules.check()?;
        let seating = Seating::one_person(nestors.iter().copied()).for_table(rules.seats());
        Ok(AgreedMatch { number, is_old: false, rules, seating, level, begun: Vec::new(), nestor: Vec::new() })
    }

    /// The number that names its deals.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The numbers of its deals.
    pub fn deals(&self) -> impl Iterator<Item = u64> + use<> {
        let (number, of) = (self.number, if self.is_old { old_deal_number } else { deal_number });
        (0..DEALS).map(move |deal| of(number, deal))
    }

    /// What it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// How strong the Nestor is who plays in the player's place.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The side that the player is on.
    pub fn side(&self) -> Side {
        self.rules.side(self.seating.first_person())
    }

    /// The deal at which the match stands, counted from zero: the last that was begun.
    pub fn at(&self) -> u16 {
        self.begun.len().saturating_sub(1) as u16
    }

    /// The deals that were begun, each as far as it was played.
    pub fn begun(&self) -> &[Record] {
        &self.begun
    }

    /// Takes in how far a deal was played.
    pub fn note(&mut self, at: u16, record: &Record) {
        self.begun.truncate(at.into());
        self.begun.push(record.clone());
    }

    /// Takes in what Nestor made of the next deal.
    pub fn note_nestor(&mut self, gained: f64) {
        if self.nestor.len() < usize::from(DEALS) {
            self.nestor.push(gained);
        }
    }

    /// What Nestor made of the deals in the player's place, from the first on, as far as he has played them.
    pub fn nestor(&self) -> &[f64] {
        &self.nestor
    }

    /// What the player made of the deals that he has played to their ends, from the first on.
    pub fn player(&self) -> Vec<f64> {
        self.begun.iter().map_while(|record| gain_of(record, self.side())).collect()
    }

    /// Whether anything was done in it.
    pub fn is_begun(&self) -> bool {
        self.begun.iter().flat_map(|record| &record.hands).any(|hand| !hand.moves.is_empty())
    }

    /// Whether every deal was played to its end, here and by Nestor.
    pub fn is_over(&self) -> bool {
        self.player().len().min(self.nestor.len()) == usize::from(DEALS)
    }
}

/// By how much a side gained in a record of one hand, if it was played to its end.
fn gain_of(record: &Record, side: Side) -> Option<f64> {
    let before = GameState::new(record.rules).ok()?;
    let after = record.replay().ok()?;
    (after.state().phase() != Phase::Playing).then(|| gain(&before, after.state(), side))
}

/// A match as it stands in a file.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Match")]
struct MatchText {
    number: u64,
    /// Files of version 0.3 do not say.
    #[serde(default = "old")]
    old: bool,
    rules: Text<Rules>,
    sitters: Text<Seating>,
    /// Who plays in the player's place.
    level: Text<Level>,
    #[serde(default)]
    deals: Vec<HandText>,
    #[serde(default)]
    nestor: Vec<f64>,
}

const fn old() -> bool {
    true
}

impl From<AgreedMatch> for MatchText {
    fn from(played: AgreedMatch) -> MatchText {
        MatchText {
            number: played.number,
            old: played.is_old,
            rules: Text(played.rules),
            sitters: Text(played.seating),
            level: Text(played.level),
            deals: played.begun.iter().filter_map(|record| record.hands.first()).map(HandText::from).collect(),
            nestor: played.nestor,
        }
    }
}

impl TryFrom<MatchText> for AgreedMatch {
    type Error = &'static str;

    fn try_from(text: MatchText) -> Result<AgreedMatch, &'static str> {
        let MatchText { number, rules: Text(rules), sitters: Text(seating), level: Text(level), .. } = text;
        if text.deals.len().max(text.nestor.len()) > usize::from(DEALS) || seating.seats() != rules.seats() {
            return Err("a match has eight deals, and a sitter on every seat");
        }
        let begun = Vec::with_capacity(text.deals.len());
        let mut whole = AgreedMatch { number, is_old: text.old, rules, seating, level, begun, nestor: text.nestor };
        for (hand, number) in text.deals.into_iter().zip(whole.deals()) {
            let hand = hand.read().map_err(|_| "a deal of the match is for another table")?;
            let record = Record { rules, hands: vec![hand] };
            if record.hands[0].deal.number != Some(number) || record.replay().is_err() {
                return Err("a deal of the match cannot have been played so");
            }
            whole.begun.push(record);
        }
        let open = whole.begun.len() - whole.player().len();
        if open > 1 { Err("only the last deal of a match is not over") } else { Ok(whole) }
    }
}

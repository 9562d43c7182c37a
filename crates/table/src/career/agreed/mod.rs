//! A match of agreed deals. A number names its eight deals, so that they can be played again by a
//! friend or on another day. Each deal is the first hand of its own game, with equal scores.
//!
//! A Nestor plays the same deals in the player's place, and the results are compared. The player's
//! results are not stored. They follow from the moves.

mod shared;

pub use shared::{NotShared, Shared};

use crate::engine::{GameState, Phase, Rules, RulesError, Side};
use crate::nestor::Level;
use crate::record::{HandText, Record, Seating, Text, match_deal_number};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The number of deals in a match.
pub const DEALS: u16 = 8;

/// The points that a side gained compared with the mean of the others. In a game of a single hand,
/// a win counts as one point.
pub fn gain(before: &GameState, after: &GameState, side: Side) -> f64 {
    let rules = after.rules();
    let gained = |side: Side| match after.result().filter(|_| rules.single_hand) {
        Some(end) => f64::from(u8::from(end.winner == Some(side))),
        None => f64::from(after.score(side)) - f64::from(before.score(side)),
    };
    let others: f64 = rules.all_sides().filter(|&other| other != side).map(gained).sum();
    gained(side) - others / (rules.sides() - 1) as f64
}

/// A match, in progress or over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "MatchText", into = "MatchText")]
pub struct AgreedMatch {
    number: u64,
    rules: Rules,
    seating: Seating,
    level: Level,
    begun: Vec<Record>,
    nestor: Vec<f64>,
    /// The numbers of the player's earlier matches.
    met: BTreeSet<u64>,
}

impl AgreedMatch {
    /// Makes a match with these rules against Nestors of the levels in `nestors`. A Nestor of
    /// `level` plays the same deals in the player's place. The match has no clock.
    pub fn new(number: u64, rules: Rules, nestors: &[Level], level: Level) -> Result<AgreedMatch, RulesError> {
        let rules = Rules { seconds: 0, ..rules };
        rules.check()?;
        let seating = Seating::one_person(nestors.iter().copied()).for_table(rules.seats());
        Ok(AgreedMatch::at_level(level, number, rules, seating))
    }

    /// A match of which nothing was played yet.
    fn at_level(level: Level, number: u64, rules: Rules, seating: Seating) -> AgreedMatch {
        let (begun, nestor, met) = Default::default();
        AgreedMatch { number, rules, seating, level, begun, nestor, met }
    }

    /// The same match of a player whose last match was this one.
    #[must_use]
    pub fn after(self, last: Option<&AgreedMatch>) -> AgreedMatch {
        let met = last.map(|last| last.met.iter().copied().chain([last.number]).collect());
        AgreedMatch { met: met.unwrap_or_default(), ..self }
    }

    /// The same match of a player who may have met its deals before.
    #[must_use]
    pub fn met_again(mut self) -> AgreedMatch {
        self.met.insert(self.number);
        self
    }

    /// Whether the player has met this number before, so that the match is practice (R34).
    pub fn is_practice(&self) -> bool {
        self.met.contains(&self.number)
    }

    /// The number that names its deals.
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// The numbers of its deals.
    pub fn deals(&self) -> impl Iterator<Item = u64> + use<> {
        let number = self.number;
        (0..DEALS).map(move |deal| match_deal_number(number, deal))
    }

    /// The rules of the match.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Who sits where.
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The level of the Nestor who plays in the player's place.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The player's side.
    pub fn side(&self) -> Side {
        self.rules.side(self.seating.host())
    }

    /// The index of the current deal, counting from zero. It is the last one that was started.
    pub fn at(&self) -> u16 {
        self.begun.len().saturating_sub(1) as u16
    }

    /// The deals that were started, each as far as it was played.
    pub fn begun(&self) -> &[Record] {
        &self.begun
    }

    /// Records how far a deal was played.
    pub fn note(&mut self, at: u16, record: &Record) {
        self.begun.truncate(at.into());
        self.begun.push(record.clone());
    }

    /// Records Nestor's result of the next deal.
    pub fn note_nestor(&mut self, gained: f64) {
        if self.nestor.len() < usize::from(DEALS) {
            self.nestor.push(gained);
        }
    }

    /// Nestor's results in the player's place, in the order of the deals, as far as he has played.
    pub fn nestor(&self) -> &[f64] {
        &self.nestor
    }

    /// The player's results of the finished deals, in order.
    pub fn player(&self) -> Vec<f64> {
        self.begun.iter().map_while(|record| gain_of(record, self.side())).collect()
    }

    /// Whether any move was made.
    pub fn is_begun(&self) -> bool {
        self.begun.iter().flat_map(|record| &record.hands).any(|hand| !hand.moves.is_empty())
    }

    /// Whether the player and Nestor have finished every deal.
    pub fn is_over(&self) -> bool {
        self.player().len().min(self.nestor.len()) == usize::from(DEALS)
    }
}

/// The gain of a side in a record of one hand, if the hand is finished.
fn gain_of(record: &Record, side: Side) -> Option<f64> {
    let before = GameState::new(record.rules).ok()?;
    let after = record.replay().ok()?;
    (after.state().phase() != Phase::Playing).then(|| gain(&before, after.state(), side))
}

/// A match as it is written in a file. Those of version 1.0 also have the results of friends, which
/// mean nothing any more.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Match")]
struct MatchText {
    number: u64,
    rules: Text<Rules>,
    sitters: Text<Seating>,
    level: Text<Level>,
    #[serde(default)]
    deals: Vec<HandText>,
    #[serde(default)]
    nestor: Vec<f64>,
    /// The numbers of earlier matches.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    met: BTreeSet<u64>,
}

impl From<AgreedMatch> for MatchText {
    fn from(played: AgreedMatch) -> MatchText {
        MatchText {
            number: played.number,
            rules: Text(played.rules),
            sitters: Text(played.seating),
            level: Text(played.level),
            deals: played.begun.iter().filter_map(|record| record.hands.first()).map(HandText::from).collect(),
            nestor: played.nestor,
            met: played.met,
        }
    }
}

impl TryFrom<MatchText> for AgreedMatch {
    type Error = &'static str;

    fn try_from(text: MatchText) -> Result<AgreedMatch, &'static str> {
        let MatchText { number, rules: Text(rules), sitters: Text(seating), level: Text(level), .. } = text;
        if text.deals.len().max(text.nestor.len()) > usize::from(DEALS) || seating.seats() != rules.seats() {
            return Err("a match has at most eight deals, and a sitter on every seat");
        }
        let nothing = AgreedMatch::at_level(level, number, rules, seating);
        let mut whole = AgreedMatch { nestor: text.nestor, met: text.met, ..nothing };
        for (hand, number) in text.deals.into_iter().zip(whole.deals()) {
            let hand = hand.read().map_err(|_| "a deal of the match is for another table")?;
            let record = Record { rules, hands: vec![hand] };
            if record.hands[0].deal.number != Some(number) || record.replay().is_err() {
                return Err("a deal of the match cannot be replayed");
            }
            whole.begun.push(record);
        }
        let open = whole.begun.len() - whole.player().len();
        if open > 1 { Err("a deal of the match is not over, but a later one was started") } else { Ok(whole) }
    }
}

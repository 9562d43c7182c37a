//! A match of deals agreed before: eight deals that a number names, so that a friend or another day plays the same. Each is the first hand of a game of its
//! own, in which nobody is ahead.
//!
//! A Nestor plays the same deals in the player's place, and what both made of each is compared. Nothing is kept of what the player made but how the hands
//! were played.

use super::deal_number;
use super::opened::Opened;
use super::record::Record;
use super::seating::{Seating, Sitter};
use super::sitting::Sitting;
use super::text::{HandText, Text};
use crate::engine::bone::Side;
use crate::engine::event::Event;
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::{GameState, Phase};
use crate::nestor::Level;
use serde::{Deserialize, Serialize};

/// How many deals a match has.
pub const DEALS: u16 = 8;

/// The numbers of the deals of a match.
pub fn deals(number: u64) -> impl Iterator<Item = u64> {
    (0..DEALS).map(move |deal| deal_number(number, deal))
}

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
        let seating = Seating::one_human(nestors.iter().copied()).for_table(rules.seats());
        Ok(AgreedMatch { number, rules, seating, level, begun: Vec::new(), nestor: Vec::new() })
    }

    /// The number that names its deals.
    pub const fn number(&self) -> u64 {
        self.number
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
        self.rules.side(self.seating.human())
    }

    /// The deal at which the match stands, counted from zero: the last that was begun.
    pub fn at(&self) -> u16 {
        self.begun.len().saturating_sub(1) as u16
    }

    /// The table at which the match stands: the deal begun last as far as it was played, or else the first.
    pub fn table(&self) -> Option<(Sitting, Vec<Event>)> {
        let Some(record) = self.begun.last() else { return self.deal(0) };
        let opened = Opened::at(record, None, 0, usize::MAX).ok()?;
        let levels: Vec<Level> = self.seating.sitters().filter_map(strength).collect();
        Some((Sitting::of(&opened, &levels)?, Vec::new()))
    }

    /// A table at which a deal begins, with what has happened there since.
    pub fn deal(&self, at: u16) -> Option<(Sitting, Vec<Event>)> {
        let number = deal_number(self.number, at);
        (at < DEALS).then(|| Sitting::new(self.rules, self.seating.clone(), Some(number)).ok())?
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

const fn strength(sitter: Sitter) -> Option<Level> {
    match sitter {
        Sitter::Nestor(level) => Some(level),
        Sitter::Human => None,
    }
}

/// A match as it stands in a file.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename = "Match")]
struct MatchText {
    number: u64,
    rules: Text<Rules>,
    sitters: Text<Seating>,
    /// Who plays in the player's place.
    level: Text<Level>,
    #[serde(default)]
    deals: Vec<HandText>,
    #[serde(default)]
    nestor: Vec<f64>,
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
        let mut begun = Vec::with_capacity(text.deals.len());
        for (hand, number) in text.deals.into_iter().zip(deals(number)) {
            let hand = hand.read().map_err(|_| "a deal of the match is for another table")?;
            let record = Record { rules, hands: vec![hand] };
            if record.hands[0].deal.number != Some(number) || record.replay().is_err() {
                return Err("a deal of the match cannot have been played so");
            }
            begun.push(record);
        }
        let whole = AgreedMatch { number, rules, seating, level, begun, nestor: text.nestor };
        let open = whole.begun.len() - whole.player().len();
        if open > 1 { Err("only the last deal of a match is not over") } else { Ok(whole) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::rules::Preset;
    use crate::session::text::dialect;

    /// Plays deals to their ends, and moves of the next one, each the first that is legal.
    fn played(preset: Preset, deals: u16, moves: usize) -> AgreedMatch {
        let rules = preset.players().find_map(|players| preset.rules(players)).expect("a game");
        let mut whole = AgreedMatch::new(41, rules, &[Level::Easy], Level::Tough).expect("a named game");
        for at in 0..=deals.min(DEALS - 1) {
            let (mut sitting, _) = whole.deal(at).expect("a deal of the match");
            let most = if at < deals { usize::MAX } else { moves };
            while sitting.state().phase() == Phase::Playing && sitting.session().record().hands[0].moves.len() < most {
                let step = sitting.state().legal().nth(0).expect("there is something to do");
                sitting.play(step).expect("it is legal");
            }
            whole.note(at, sitting.session().record());
        }
        whole
    }

    fn text(whole: &AgreedMatch) -> String {
        dialect().to_string(whole).expect("a match can be written")
    }

    fn read(text: &str) -> Option<AgreedMatch> {
        dialect().from_str(text).ok()
    }

    #[test]
    fn a_match_of_every_game_is_read_again_and_goes_on_where_it_stood() {
        for preset in Preset::ALL {
            let mut whole = played(preset, 3, 2);
            for gained in [1.5, -20.0] {
                whole.note_nestor(gained);
            }
            let again = read(&text(&whole)).unwrap_or_else(|| panic!("{preset}: {}", text(&whole)));
            assert_eq!(again, whole, "{preset}");
            assert_eq!((again.at(), again.player().len(), again.is_over()), (3, 3, false));
            let (sitting, _) = again.table().expect("a table");
            assert_eq!(Some(sitting.session().record()), whole.begun.last(), "{preset}");
        }
    }

    #[test]
    fn every_deal_begins_at_nothing_and_counts_what_was_gained_in_it() {
        let whole = played(Preset::AllFives, DEALS, 0);
        let side = whole.side();
        for (record, gained) in whole.begun.iter().zip(whole.player()) {
            let after = record.replay().expect("it was played");
            let [own, other] = [side, Side::new(1).expect("a side")].map(|side| f64::from(after.state().score(side)));
            assert!((gained - (own - other)).abs() < 1e-9);
        }
        assert_eq!(whole.player().len(), 8);
        assert!(whole.deal(DEALS).is_none());
    }

    #[test]
    fn a_file_that_tells_of_other_deals_is_none() {
        let whole = text(&played(Preset::Draw, 2, 1));
        assert!(read(&whole).is_some());
        for (from, to) in
            [("number:41,rules", "number:42,rules"), ("human, easy", "human, easy, easy"), ("number:42", "number:43")]
        {
            let other = whole.replacen(from, to, 1);
            assert!(other != whole && read(&other).is_none(), "{from}: {other}");
        }
        let mut open = played(Preset::Draw, 2, 1);
        open.begun[1].hands[0].moves.truncate(1);
        assert!(read(&text(&open)).is_none(), "the second deal is not over, and a third has begun");
    }
}

//! The review of a game: what every decision in it gave away, what that comes to for each player, and what luck there was.
//!
//! A decision is judged by what its player knew then. Of a hand under way only the player's own decisions are judged, because what another one's are worth
//! would say something about bones that still lie hidden; and luck is told only of hands that are over, because it looks at the true bones.

mod kept;

pub use kept::KeptReview;

use crate::arena::luck::{Care, Luck, Telling};
use crate::engine::bone::Seat;
use crate::engine::fnv::Fnv;
use crate::engine::notation::write_bones;
use crate::engine::rules::Rules;
use crate::engine::state::Phase;
use crate::nestor::judge::levels::{Bracket, standing};
use crate::nestor::judge::{Judged, Judgement, Mark};
use crate::record::decisions::Decision;
use crate::record::text::InText;
use crate::record::{Record, ReplayError};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A decision and, once it was judged, what every move was worth there.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The decision.
    pub decision: Decision,
    found: Found,
}

/// What was found out about a decision.
#[derive(Clone, PartialEq, Debug)]
enum Found {
    /// Nothing yet.
    Open,
    Judged(Judged),
    /// Nothing: the thought has failed. Another time it may not.
    Failed,
}

impl Reviewed {
    /// What every move was worth there, once that is known.
    pub const fn judged(&self) -> Option<&Judged> {
        match &self.found {
            Found::Judged(judged) => Some(judged),
            Found::Open | Found::Failed => None,
        }
    }

    /// Whether it could not be judged.
    pub const fn has_failed(&self) -> bool {
        matches!(self.found, Found::Failed)
    }

    /// What the move that was made came to, once that is known.
    pub fn judgement(&self) -> Option<Judgement> {
        self.judged()?.of(self.decision.step)
    }

    /// How bad it was, if it was.
    pub fn mark(&self) -> Option<Mark> {
        self.judgement()?.mark
    }

    /// Whose decision it was.
    pub const fn seat(&self) -> Seat {
        self.decision.seen.seat()
    }
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    rules: Rules,
    /// What tells the record from others.
    record: u64,
    /// What told it from others in reviews that were kept before: the hash of its text.
    as_text: u64,
    decisions: Vec<Reviewed>,
    /// Whether the last hand is under way.
    is_open: bool,
    /// Whether the game is over.
    is_over: bool,
    luck: Option<Luck>,
}

impl Review {
    /// The review of a game in which one seat is the player's. Nothing is judged yet.
    pub fn of(record: &Record, player: Seat) -> Result<Review, ReplayError> {
        let phase = record.replay()?.state().phase();
        let (is_open, last) = (phase == Phase::Playing, record.hands.len());
        let may_be_told = |decision: &Decision| !is_open || decision.hand < last || decision.seen.seat() == player;
        let decisions = record.decisions()?.into_iter().filter(may_be_told);
        let decisions = decisions.map(|decision| Reviewed { decision, found: Found::Open }).collect();
        let is_over = phase == Phase::GameOver;
        let (rules, as_text) = (record.rules, hash(&record.to_text()));
        Ok(Review { rules, record: fingerprint(record), as_text, decisions, is_open, is_over, luck: None })
    }

    /// Every decision that may be told of, in the order in which they were made.
    pub fn decisions(&self) -> &[Reviewed] {
        &self.decisions
    }

    /// The decisions that are still to be judged, those of the latest hands first, each with its number.
    pub fn open(&self) -> impl Iterator<Item = (usize, &Decision)> {
        let numbered = self.decisions.iter().enumerate().rev();
        numbered
            .filter(|(_, reviewed)| matches!(reviewed.found, Found::Open))
            .map(|(at, reviewed)| (at, &reviewed.decision))
    }

    /// Takes in how a decision was judged.
    pub fn note(&mut self, number: usize, judged: Judged) {
        if let Some(reviewed) = self.decisions.get_mut(number) {
            reviewed.found = Found::Judged(judged);
        }
    }

    /// Takes note that a decision could not be judged.
    pub fn note_failed(&mut self, number: usize) {
        if let Some(reviewed) = self.decisions.get_mut(number) {
            reviewed.found = Found::Failed;
        }
    }

    /// Takes in what luck there was.
    pub fn note_luck(&mut self, luck: Luck) {
        self.luck = Some(luck);
    }

    /// What luck there was in the hands that are over, once that was told.
    pub const fn luck(&self) -> Option<&Luck> {
        self.luck.as_ref()
    }

    /// Whether the last hand is under way, so that no luck is told of it.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether there is nothing left to find out about a game that is over.
    pub fn is_whole(&self) -> bool {
        self.is_over && self.luck.is_some() && self.open().next().is_none()
    }

    /// How much of it is judged, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let open = self.open().count();
        1.0 - open as f64 / self.decisions.len().max(1) as f64
    }

    /// The decision that was a move of a hand, both counted from one.
    pub fn at(&self, hand: usize, number: usize) -> Option<&Reviewed> {
        self.decisions.get(self.number_of(hand, number)?)
    }

    /// The number of that decision among all.
    fn number_of(&self, hand: usize, number: usize) -> Option<usize> {
        let place = |reviewed: &Reviewed| (reviewed.decision.hand, reviewed.decision.number);
        self.decisions.binary_search_by_key(&(hand, number), place).ok()
    }

    /// What a seat gave away, as far as it was judged.
    pub fn sum(&self, seat: Seat) -> GivenAway {
        let mut sum = GivenAway::default();
        let own = self.decisions.iter().filter(|reviewed| reviewed.seat() == seat);
        own.filter_map(Reviewed::judgement).for_each(|judgement| sum.add(&judgement));
        sum
    }

    /// Between which levels a seat has played; nothing before it has decided anything, or where the game was never measured.
    pub fn standing(&self, seat: Seat) -> Option<Bracket> {
        let sum = self.sum(seat);
        (sum.decisions > 0).then(|| standing(&self.rules, sum.mean()))?
    }
}

/// What luck there was in the hands of a game that are over.
pub fn luck_of(record: &Record) -> Option<Luck> {
    let mut over = record.clone();
    if record.replay().ok()?.state().phase() == Phase::Playing {
        over.hands.pop();
    }
    if over.hands.is_empty() {
        return None;
    }
    let chance = ChaCha8Rng::seed_from_u64(fingerprint(record));
    Telling::new(&over, Care::REVIEW, chance).ok().map(Telling::finish)
}

/// What tells a record from others: its rules, deals and moves, in the notation of files, which is read for ever. How a file is laid out is no part of it, nor
/// what was turned for the lead, which changes nothing that is judged.
fn fingerprint(record: &Record) -> u64 {
    let hands = record.hands.iter().flat_map(|hand| {
        let rules = hand.rules.iter().map(InText::to_text);
        let held = hand.deal.hands.iter().map(|bones| write_bones(*bones));
        let rest = [write_bones(hand.deal.boneyard.iter().copied()), format!("{:?}", hand.deal.depths)];
        rules.chain(held).chain(rest).chain(hand.moves.iter().map(ToString::to_string))
    });
    hash(&[record.rules.to_text()].into_iter().chain(hands).collect::<Vec<_>>().join("\n"))
}

fn hash(text: &str) -> u64 {
    let mut fnv = Fnv::new();
    fnv.write(text.as_bytes());
    fnv.finish()
}

/// What somebody gave away.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct GivenAway {
    /// How many decisions were judged.
    pub decisions: u32,
    /// The chance to win that all of them together gave away.
    pub loss: f64,
    squared_error: f64,
    /// How many were doubtful, bad and blunders.
    pub marks: [u32; Mark::ALL.len()],
}

impl GivenAway {
    /// Adds a decision.
    pub fn add(&mut self, judgement: &Judgement) {
        self.decisions += 1;
        self.loss += judgement.played.loss;
        self.squared_error += judgement.played.error.powi(2);
        for (count, (mark, _)) in self.marks.iter_mut().zip(Mark::ALL) {
            *count += u32::from(judgement.mark == Some(mark));
        }
    }

    /// What a decision gave away on average.
    pub fn mean(&self) -> f64 {
        self.loss / f64::from(self.decisions.max(1))
    }

    /// The standard error of that average, as far as it comes from judging.
    pub fn error(&self) -> f64 {
        self.squared_error.sqrt() / f64::from(self.decisions.max(1))
    }
}

//! The review of a game: the cost of every decision, the total for each player, and the luck.
//!
//! A decision is judged by what its player knew then. In a hand in progress only the player's own
//! decisions are judged, because the value of another player's decision would reveal something
//! about hidden bones. Luck is measured only in finished hands, because it uses the true bones.

mod finish;
mod given;
mod habit;
mod kept;

pub use given::{BetweenGames, GivenAway, student};
pub use habit::{Alike, Habit, HabitCosts, HabitSet};
pub use kept::KeptReview;

use crate::arena::luck::{Care, Luck, Telling};
use crate::engine::{Bone, End, Move, Phase, Rules, Seat, fnv::Fnv, notation::write_bones};
use crate::nestor::exercises::Exercise;
use crate::nestor::judge::{Judged, Judgement, Mark};
use crate::record::{Decision, InText, Record, ReplayError};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A decision and, once it is judged, the value of every move.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// The decision.
    pub decision: Decision,
    found: Found,
}

/// The judgement of a decision.
#[derive(Clone, PartialEq, Debug)]
enum Found {
    Open,
    Judged(Judged),
    /// The thought failed. It may succeed another time.
    Failed,
}

impl Reviewed {
    /// The value of every move, once it is judged.
    pub const fn judged(&self) -> Option<&Judged> {
        match &self.found {
            Found::Judged(judged) => Some(judged),
            Found::Open | Found::Failed => None,
        }
    }

    /// Whether the judging failed.
    pub const fn has_failed(&self) -> bool {
        matches!(self.found, Found::Failed)
    }

    /// The judgement of the move that was made, once it is judged.
    pub fn judgement(&self) -> Option<Judgement> {
        self.judged()?.of(self.decision.step)
    }

    /// The mark of the move, if it was bad enough for one.
    pub fn mark(&self) -> Option<Mark> {
        self.judgement()?.mark
    }

    /// The play and what would have been better, if both are plays of a bone and it got a mark.
    pub fn instead(&self) -> Option<Instead> {
        self.mark()?;
        match (self.decision.step, self.judgement()?.best.step) {
            (Move::Play(played, at), Move::Play(better, end)) => {
                Some(Instead { played: (played, at), better: (better, end) })
            }
            _ => None,
        }
    }

    /// The seat that decided.
    pub const fn seat(&self) -> Seat {
        self.decision.seen.seat()
    }
}

/// A play that was a mistake, and the one that would have been better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Instead {
    /// What was played, and where.
    pub played: (Bone, End),
    /// What would have been better.
    pub better: (Bone, End),
}

/// A mistake that makes an exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The exercise.
    pub exercise: Exercise,
    /// What was played.
    pub played: Move,
    /// What that cost.
    pub loss: f64,
    /// The habits that it showed.
    pub habits: HabitSet,
}

impl Mistake {
    fn of(reviewed: &Reviewed) -> Option<Mistake> {
        let (judged, judgement) = (reviewed.judged()?, reviewed.judgement()?);
        let (seen, played) = (&reviewed.decision.seen, reviewed.decision.step);
        let exercise = Exercise::of_mistake(seen, judged, played)?;
        let habits = HabitSet::by(seen, &judgement.best, &judgement.played);
        Some(Mistake { exercise, played, loss: judgement.played.loss, habits })
    }
}

/// The review of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Review {
    /// The seat of the player.
    pub player: Seat,
    /// The rules of its first hand.
    pub rules: Rules,
    /// The fingerprint of the record.
    record: u64,
    /// The fingerprint in reviews that were saved before: the hash of the record's text.
    as_text: u64,
    decisions: Vec<Reviewed>,
    /// Whether the last hand is in progress, so its luck is not measured.
    pub is_open: bool,
    is_over: bool,
    /// The luck in the finished hands, once it was measured.
    pub luck: Option<Luck>,
}

impl Review {
    /// The review of a game in which this seat is the player's. Nothing is judged yet.
    pub fn of(record: &Record, player: Seat) -> Result<Review, ReplayError> {
        let phase = record.replay()?.state().phase();
        let (is_open, last) = (phase == Phase::Playing, record.hands.len());
        let may_be_told = |decision: &Decision| !is_open || decision.hand < last || decision.seen.seat() == player;
        let decisions = record.decisions()?.into_iter().filter(may_be_told);
        let decisions = decisions.map(|decision| Reviewed { decision, found: Found::Open }).collect();
        let is_over = phase == Phase::GameOver;
        let (rules, as_text) = (record.rules, Fnv::of(record.to_text().as_bytes()));
        let record = fingerprint(record);
        Ok(Review { player, rules, record, as_text, decisions, is_open, is_over, luck: None })
    }

    /// Every decision that may be shown, in the order of play.
    pub fn decisions(&self) -> &[Reviewed] {
        &self.decisions
    }

    /// The decisions that are not judged yet, with their numbers. Those of the latest hands come
    /// first.
    pub fn open(&self) -> impl Iterator<Item = (usize, &Decision)> {
        let numbered = self.decisions.iter().enumerate().rev();
        numbered
            .filter(|(_, reviewed)| matches!(reviewed.found, Found::Open))
            .map(|(at, reviewed)| (at, &reviewed.decision))
    }

    /// Stores the judgement of a decision.
    pub fn note(&mut self, number: usize, judged: Judged) {
        if let Some(reviewed) = self.decisions.get_mut(number) {
            reviewed.found = Found::Judged(judged);
        }
    }

    /// Notes that judging a decision failed.
    pub fn note_failed(&mut self, number: usize) {
        if let Some(reviewed) = self.decisions.get_mut(number) {
            reviewed.found = Found::Failed;
        }
    }

    /// Whether the game is over and everything about it is known.
    pub fn is_whole(&self) -> bool {
        self.is_over && self.luck.is_some() && self.open().next().is_none()
    }

    /// Whether the game is over and everything about the decisions of this seat is known.
    pub fn knows_all_of(&self, seat: Seat) -> bool {
        self.is_over && self.luck.is_some() && self.knows_plays_of(seat)
    }

    /// The share of the decisions that are judged, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let open = self.open().count();
        1.0 - open as f64 / self.decisions.len().max(1) as f64
    }

    /// The decision at this move of this hand, both counted from 1.
    pub fn at(&self, hand: usize, number: usize) -> Option<&Reviewed> {
        self.decisions.get(self.number_of(hand, number)?)
    }

    fn number_of(&self, hand: usize, number: usize) -> Option<usize> {
        let place = |reviewed: &Reviewed| (reviewed.decision.hand, reviewed.decision.number);
        self.decisions.binary_search_by_key(&(hand, number), place).ok()
    }

    /// The total cost of a seat's decisions, as far as they are judged.
    pub fn sum(&self, seat: Seat) -> GivenAway {
        let mut sum = GivenAway::default();
        for (decision, judged) in self.judged_of(seat) {
            sum.add(judged, decision.step);
        }
        sum
    }

    /// What habits cost a seat, as far as its decisions are judged.
    pub fn habits(&self, seat: Seat) -> HabitCosts {
        let mut habits = HabitCosts::default();
        for (decision, judged) in self.judged_of(seat) {
            habits.add(&decision.seen, judged, decision.step);
        }
        habits
    }

    /// The marked decision of a seat that cost most, and what it cost.
    pub fn costliest(&self, seat: Seat) -> Option<(&Reviewed, f64)> {
        let marked = self.of_seat(seat).filter(|reviewed| reviewed.mark().is_some());
        let lost = marked.filter_map(|reviewed| Some((reviewed, reviewed.judgement()?.played.loss)));
        lost.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// The best move of a seat where every other one would have cost most, and what the next best
    /// would have cost. `None` where another was always about as good.
    pub fn finest(&self, seat: Seat) -> Option<(&Reviewed, f64)> {
        let fine = self.of_seat(seat).filter_map(|reviewed| {
            let [best, next, ..] = reviewed.judged()?.candidates.as_slice() else { return None };
            let is_best = reviewed.judged()?.are_twins(reviewed.decision.step, best.step);
            Mark::of(next.loss, next.error).filter(|_| is_best).map(|_| (reviewed, next.loss))
        });
        fine.max_by(|(_, one), (_, other)| one.total_cmp(other))
    }

    /// Whether every decision of a seat that may be shown is judged.
    pub fn knows_plays_of(&self, seat: Seat) -> bool {
        self.open().all(|(_, decision)| decision.seen.seat() != seat)
    }

    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Reviewed> {
        self.decisions.iter().filter(move |reviewed| reviewed.seat() == seat)
    }

    fn judged_of(&self, seat: Seat) -> impl Iterator<Item = (&Decision, &Judged)> {
        self.of_seat(seat).filter_map(|reviewed| Some((&reviewed.decision, reviewed.judged()?)))
    }

    /// The exercises that mistakes of a seat make, each with the play, what it cost, and the habits
    /// that it showed. Asks before each longer look whether to go on.
    pub fn mistakes(&self, seat: Seat, mut goes_on: impl FnMut() -> bool) -> Option<Vec<Mistake>> {
        let mut found = Vec::new();
        for reviewed in self.of_seat(seat) {
            if !goes_on() {
                return None;
            }
            found.extend(Mistake::of(reviewed));
        }
        Some(found)
    }
}

/// The luck in the finished hands of a game.
pub fn luck_of(record: &Record) -> Option<Luck> {
    measured(record).map(Telling::finish)
}

/// The measurement of the luck in the finished hands of a game.
fn measured(record: &Record) -> Option<Telling<ChaCha8Rng>> {
    let mut over = record.clone();
    if record.replay().ok()?.state().phase() == Phase::Playing {
        over.hands.pop();
    }
    if over.hands.is_empty() {
        return None;
    }
    let chance = ChaCha8Rng::seed_from_u64(fingerprint(record));
    Telling::new(&over, Care::REVIEW, chance).ok()
}

/// A hash of the rules, deals and moves of a record, in the notation of files, which stays readable
/// for ever. It ignores the layout of the file. It also ignores the lot for the lead, which changes
/// nothing that is judged.
fn fingerprint(record: &Record) -> u64 {
    let hands = record.hands.iter().flat_map(|hand| {
        let rules = hand.rules.iter().map(InText::to_text);
        let held = hand.deal.hands.iter().map(|bones| write_bones(*bones));
        let rest = [write_bones(hand.deal.boneyard.iter().copied()), format!("{:?}", hand.deal.depths)];
        rules.chain(held).chain(rest).chain(hand.moves.iter().map(ToString::to_string))
    });
    let parts: Vec<String> = [record.rules.to_text()].into_iter().chain(hands).collect();
    Fnv::of(parts.join("\n").as_bytes())
}

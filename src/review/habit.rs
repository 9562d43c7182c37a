//! What a play that cost something did instead of the best one, in terms that a player can change.
//!
//! A play may show several habits at once. A habit is measured where it could be followed: it is
//! set against what a player who chooses by chance would lose to it in the same places, so that a
//! game with many occasions does not look like a bad habit.

use crate::engine::{Act, Move, Observation, Suits};
use crate::nestor::judge::{Judged, Mark, Weighed};

/// A way of playing that may cost chances to win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Habit {
    /// Scores less than would be best.
    MissesPoints,
    /// Leaves the next player more to score.
    LeavesPoints,
    /// Lets the next player play who could have been left without a play.
    IgnoresGaps,
    /// Keeps fewer bones that fit the table.
    BreaksSuits,
    /// Keeps a doublet that should go.
    KeepsDoublets,
    /// Keeps a heavy bone that should go.
    KeepsHeavyBones,
    /// Draws although playing is better.
    Draws,
    /// Plays although drawing is better.
    DrawsTooLittle,
    /// Scores although something else is better, near the end of a hand.
    ChasesPoints,
    /// Blocks the hand although it should go on.
    Blocks,
    /// Covers what the partner has just opened.
    FailsPartner,
    /// Fires the firecracker too soon.
    SpendsFirecracker,
    /// Fires the firecracker too late, or never.
    KeepsFirecracker,
}

/// How many more points the next player is left with, on average, before they count as left.
const LEFT: f64 = 1.0;
/// How much more likely the next player must have been without a play.
const STUCK: f64 = 0.2;
/// How likely the next player must be without a play where the player has none either.
const BLOCKED: f64 = 0.8;
/// How many more bones should have been kept that fit.
const FEWER: u8 = 2;
/// How much heavier the bone is that should have gone.
const HEAVIER: u8 = 4;
/// How many bones somebody holds at most near the end of a hand.
const FEW: usize = 3;

named! {
    Habit:
    MissesPoints "misses-points", LeavesPoints "leaves-points", IgnoresGaps "ignores-gaps",
    BreaksSuits "breaks-suits", KeepsDoublets "keeps-doublets", KeepsHeavyBones "keeps-heavy-bones", Draws "draws",
    DrawsTooLittle "draws-too-little", ChasesPoints "chases-points", Blocks "blocks", FailsPartner "fails-partner",
    SpendsFirecracker "spends-firecracker", KeepsFirecracker "keeps-firecracker"
}

impl Habit {
    /// Whether a play shows the habit, compared with the best play of the same position.
    pub fn is_in(self, seen: &Observation, best: &Weighed, played: &Weighed) -> bool {
        let (right, own) = (&best.facts, &played.facts);
        let plays = |step: Move| matches!(step, Move::Play(..));
        let goes_off = |step: Move| matches!(step, Move::Boom(_));
        let both_play = plays(best.step) && plays(played.step);
        // After a play that blocks, it hardly matters what its player kept.
        let goes_on = both_play && !blocks(played);
        match self {
            Habit::MissesPoints => both_play && right.points > own.points,
            Habit::LeavesPoints => both_play && next_scores(played) - next_scores(best) >= LEFT,
            Habit::IgnoresGaps => {
                both_play && right.next.zip(own.next).is_some_and(|(right, own)| right.stuck - own.stuck >= STUCK)
            }
            Habit::BreaksSuits => goes_on && own.followers + FEWER <= right.followers,
            Habit::KeepsDoublets => goes_on && is_doublet(best.step) && !is_doublet(played.step),
            Habit::KeepsHeavyBones => goes_on && !is_doublet(best.step) && own.pips + HEAVIER <= right.pips,
            Habit::Draws => played.step == Move::Draw && plays(best.step),
            Habit::DrawsTooLittle => best.step == Move::Draw && plays(played.step),
            Habit::ChasesPoints => {
                both_play
                    && own.points > right.points
                    && seen.rules().all_seats().any(|seat| seen.hand_len(seat) <= FEW)
            }
            Habit::Blocks => blocks(played) && !blocks(best),
            Habit::FailsPartner => {
                let opened = opened_by_partner(seen);
                let covers = |closes: Suits| closes.iter().any(|pips| opened.contains(pips));
                both_play && covers(own.closes) && !covers(right.closes)
            }
            Habit::SpendsFirecracker => goes_off(played.step) && !goes_off(best.step),
            Habit::KeepsFirecracker => goes_off(best.step) && !goes_off(played.step),
        }
    }
}

fn next_scores(weighed: &Weighed) -> f64 {
    weighed.facts.next.map_or(0.0, |next| next.scores * next.points)
}

const fn is_doublet(step: Move) -> bool {
    matches!(step, Move::Play(bone, _) if bone.is_doublet())
}

/// Whether a play most likely ends the hand while its player still holds bones.
fn blocks(weighed: &Weighed) -> bool {
    let facts = &weighed.facts;
    let stops = facts.next.is_none_or(|next| next.stuck >= BLOCKED);
    matches!(weighed.step, Move::Play(..)) && stops && !facts.goes_out && facts.followers == 0
}

fn opened_by_partner(seen: &Observation) -> Suits {
    let (rules, own) = (seen.rules(), seen.seat());
    let is_partner = |seat| seat != own && rules.side(seat) == rules.side(own);
    let last = seen.deeds().iter().rev().find(|deed| is_partner(deed.seat));
    match last.map(|deed| deed.act) {
        Some(Act::Played(bone, _)) => Suits::of(bone.high()).or(Suits::of(bone.low())),
        _ => Suits::default(),
    }
}

fn is_case(mark: Option<Mark>) -> bool {
    mark >= Some(Mark::Doubtful)
}

/// What one habit costs.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct HabitCost {
    /// How many plays showed it and were bad enough for a mark.
    pub cases: u32,
    /// How many there would have been on average if a player had chosen by chance in the same
    /// places.
    pub cases_by_chance: f64,
    /// What all plays that showed it cost together.
    pub loss: f64,
    /// What it would have cost a player who chooses by chance in the same places.
    pub by_chance: f64,
}

/// What every habit costs, in one game or in many.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct HabitCosts([HabitCost; Habit::ALL.len()]);

impl HabitCosts {
    /// Adds a decision.
    pub fn add(&mut self, seen: &Observation, judged: &Judged, step: Move) {
        let (Some(judgement), Some((best, others))) = (judged.of(step), judged.candidates.split_first()) else {
            return;
        };
        let played = judgement.played;
        for (sum, habit) in self.0.iter_mut().zip(Habit::ALL) {
            let chance = 1.0 / judged.candidates.len() as f64;
            for other in others.iter().filter(|other| habit.is_in(seen, best, other)) {
                sum.by_chance += chance * other.loss;
                sum.cases_by_chance += chance * f64::from(is_case(Mark::of(other.loss, other.error)));
            }
            if played.step != best.step && habit.is_in(seen, best, &played) {
                sum.loss += played.loss;
                sum.cases += u32::from(is_case(judgement.mark));
            }
        }
    }

    /// Adds other decisions.
    pub fn join(&mut self, other: &HabitCosts) {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            sum.cases += more.cases;
            sum.cases_by_chance += more.cases_by_chance;
            sum.loss += more.loss;
            sum.by_chance += more.by_chance;
        }
    }

    /// What one habit costs.
    pub const fn of(&self, habit: Habit) -> HabitCost {
        self.0[habit as usize]
    }

    /// The sums as numbers with spaces before them, those of habits without occasion left out.
    pub fn to_row(&self) -> String {
        let with_occasion = self.0.iter().enumerate().filter(|(_, sum)| sum.by_chance > 0.0);
        let row = |(at, sum): (usize, &HabitCost)| {
            format!(" {at} {} {} {} {}", sum.cases, sum.cases_by_chance, sum.loss, sum.by_chance)
        };
        with_occasion.map(row).collect::<Vec<_>>().concat()
    }

    /// The sums in a row of numbers, if it is valid.
    pub fn from_row(numbers: &[f64]) -> Option<HabitCosts> {
        let mut habits = HabitCosts::default();
        let (sums, rest) = numbers.as_chunks();
        for &[at, cases, cases_by_chance, loss, by_chance] in sums {
            *habits.0.get_mut(at as usize)? = HabitCost { cases: cases as u32, cases_by_chance, loss, by_chance };
        }
        rest.is_empty().then_some(habits)
    }
}

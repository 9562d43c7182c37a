//! What a play that cost something did instead of the best one, in terms that a player can change.
//!
//! A play may show several habits at once. Every move of a position that would cost something is
//! counted, whether it was made or not, so that a game with many occasions does not look like a bad
//! habit.

use crate::engine::{Act, Move, Observation, Suits};
use crate::nestor::judge::{Judged, Weighed};
use std::collections::BTreeMap;

/// A way of playing that may cost chances to win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Habit {
    /// Scores less than would be best.
    MissesPoints,
    /// Leaves the next player more to score.
    LeavesPoints,
    /// Plays what would be better if nobody had drawn or passed.
    ForgetsPasses,
    /// Keeps fewer bones that fit the table.
    BreaksSuits,
    /// Keeps a doublet that should go.
    KeepsDoublets,
    /// Keeps a heavy bone that should go.
    KeepsHeavyBones,
    /// Plays a heavy bone that should stay.
    SpendsHeavyBones,
    /// Draws although playing is better.
    Draws,
    /// Plays although drawing is better.
    DrawsTooLittle,
    /// Scores more although something else is better.
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
/// How much a play may cost a player who forgets the passes, as a part of what it really costs.
const HARDLY: f64 = 0.3;
/// How likely the next player must be without a play where the player has none either.
const BLOCKED: f64 = 0.8;
/// How many more bones should have been kept that fit.
const FEWER: u8 = 2;
/// How much heavier the bone is that should have gone, or stayed.
const HEAVIER: u8 = 2;

named! {
    Habit:
    MissesPoints "misses-points", LeavesPoints "leaves-points", ForgetsPasses "forgets-passes",
    BreaksSuits "breaks-suits", KeepsDoublets "keeps-doublets", KeepsHeavyBones "keeps-heavy-bones",
    SpendsHeavyBones "spends-heavy-bones", Draws "draws", DrawsTooLittle "draws-too-little",
    ChasesPoints "chases-points", Blocks "blocks", FailsPartner "fails-partner",
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
            Habit::ForgetsPasses => played.heedless.is_some_and(|loss| loss <= HARDLY * played.loss),
            Habit::BreaksSuits => goes_on && own.followers + FEWER <= right.followers,
            Habit::KeepsDoublets => goes_on && is_doublet(best.step) && !is_doublet(played.step),
            Habit::KeepsHeavyBones => goes_on && own.pips + HEAVIER <= right.pips,
            Habit::SpendsHeavyBones => goes_on && own.pips >= right.pips + HEAVIER,
            Habit::Draws => played.step == Move::Draw && plays(best.step),
            Habit::DrawsTooLittle => best.step == Move::Draw && plays(played.step),
            Habit::ChasesPoints => both_play && own.points > right.points,
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

/// The habits that a play shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct HabitSet(u16);

impl HabitSet {
    /// The habits that a play shows, compared with the best play of the same position.
    pub fn by(seen: &Observation, best: &Weighed, played: &Weighed) -> HabitSet {
        let mut shown = HabitSet::default();
        Habit::ALL.into_iter().filter(|habit| habit.is_in(seen, best, played)).for_each(|habit| shown.add(habit));
        shown
    }

    /// Adds a habit.
    pub const fn add(&mut self, habit: Habit) {
        self.0 |= 1 << habit as u16;
    }

    /// Their names in text.
    pub fn names(self) -> Vec<&'static str> {
        Habit::ALL.into_iter().filter(|habit| self.has(*habit)).map(Habit::name).collect()
    }

    /// Whether a habit is among them.
    pub const fn has(self, habit: Habit) -> bool {
        self.0 & 1 << habit as u16 != 0
    }

    /// Whether one of these habits is among them.
    pub const fn has_any(self, others: HabitSet) -> bool {
        self.0 & others.0 != 0
    }
}

/// Losses of about the same size belong together: from each of these up to the next. What costs
/// less than the first hardly matters.
const LOSSES: [f64; HabitCosts::SIZES] = [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16];

fn size_of(loss: f64) -> Option<u8> {
    LOSSES.iter().rposition(|&least| loss >= least).map(|size| size as u8)
}

/// The plays that show the same habits and cost about as much.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Alike {
    /// How many of them a player would have made who chooses by chance.
    pub offered: f64,
    /// What they would have cost such a player.
    pub offered_loss: f64,
    /// How many were made.
    pub played: u32,
    /// How many of these were bad enough for a mark.
    pub cases: u32,
    /// What they cost.
    pub loss: f64,
}

/// The plays of a game, or of many, that cost something and those that would have, by the habits
/// that they show and by what they cost.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct HabitCosts(BTreeMap<(HabitSet, u8), Alike>);

impl HabitCosts {
    /// How many sizes of losses are told apart.
    pub const SIZES: usize = 7;

    /// Adds a decision.
    pub fn add(&mut self, seen: &Observation, judged: &Judged, step: Move) {
        let (Some(judgement), Some((best, others))) = (judged.of(step), judged.candidates.split_first()) else {
            return;
        };
        let chance = 1.0 / judged.candidates.len() as f64;
        for other in others {
            let Some(size) = size_of(other.loss) else { continue };
            let alike = self.0.entry((HabitSet::by(seen, best, other), size)).or_default();
            alike.offered += chance;
            alike.offered_loss += chance * other.loss;
            if judged.are_twins(other.step, step) {
                alike.played += 1;
                alike.cases += u32::from(judgement.mark.is_some());
                alike.loss += other.loss;
            }
        }
    }

    /// Adds other decisions.
    pub fn join(&mut self, other: &HabitCosts) {
        for (kind, more) in &other.0 {
            let alike = self.0.entry(*kind).or_default();
            alike.offered += more.offered;
            alike.offered_loss += more.offered_loss;
            alike.played += more.played;
            alike.cases += more.cases;
            alike.loss += more.loss;
        }
    }

    /// The plays, with the habits that they show and the number of their size.
    pub fn plays(&self) -> impl Iterator<Item = (HabitSet, usize, &Alike)> {
        self.0.iter().map(|((shown, size), alike)| (*shown, usize::from(*size), alike))
    }

    /// The plays as numbers with spaces before them.
    pub fn to_row(&self) -> String {
        let row = |((HabitSet(shown), size), alike): (&(HabitSet, u8), &Alike)| {
            let Alike { offered, offered_loss, played, cases, loss } = alike;
            format!(" {shown} {size} {offered} {offered_loss} {played} {cases} {loss}")
        };
        self.0.iter().map(row).collect::<Vec<_>>().concat()
    }

    /// The plays in a row of numbers, if it is valid.
    pub fn from_row(numbers: &[f64]) -> Option<HabitCosts> {
        let (rows, rest) = numbers.as_chunks();
        let read = |&[shown, size, offered, offered_loss, played, cases, loss]: &[f64; 7]| {
            let alike = Alike { offered, offered_loss, played: played as u32, cases: cases as u32, loss };
            let is_known = shown < f64::from(1_u32 << Habit::ALL.len()) && size < HabitCosts::SIZES as f64;
            is_known.then_some(((HabitSet(shown as u16), size as u8), alike))
        };
        rest.is_empty().then_some(HabitCosts(rows.iter().map(read).collect::<Option<_>>()?))
    }
}

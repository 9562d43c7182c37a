//! A plan for a habit, and whether it helps.

use super::{CountedGame, Finding, habits};
use crate::career::{Deck, HabitPlan};
use crate::review::{Habit, HabitCosts, HabitSet};

/// How many of the player's own plays belong to a plan.
const CASES: usize = 5;
/// The fewest games in which it shows whether a plan helps.
pub const SHOWS: usize = 5;

/// The lesson of the course that is about a habit.
const fn lesson(habit: Habit) -> Option<&'static str> {
    Some(match habit {
        Habit::MissesPoints => "most",
        Habit::LeavesPoints => "leave",
        Habit::ForgetsPasses => "lacks",
        Habit::BreaksSuits | Habit::SpendsHeavyBones => "variety",
        Habit::KeepsDoublets => "doublet",
        Habit::KeepsHeavyBones => "heavy",
        Habit::DrawsTooLittle => "gather",
        Habit::ChasesPoints => "safe",
        Habit::Blocks => "noshut",
        Habit::FailsPartner => "repeat",
        Habit::Draws | Habit::SpendsFirecracker | Habit::KeepsFirecracker => return None,
    })
}

/// A plan that trains a habit from this second on, if there is a lesson about it and the player has
/// own plays to practise with.
pub fn plan_for(found: &Finding, deck: &Deck, since: i64) -> Option<HabitPlan> {
    let others: Vec<String> = found.taken.names().into_iter().map(str::to_owned).collect();
    let cases = deck.of_habit(found.habit.name(), &found.taken.names());
    let cases: Vec<_> = cases.into_iter().take(CASES).cloned().collect();
    let plan = HabitPlan {
        habit: found.habit.name().to_owned(),
        others,
        cost: found.excess.mean.max(0.0),
        before: f64::from(found.cases) / f64::from(found.games.max(1)),
        lesson: lesson(found.habit)?.to_owned(),
        cases,
        since,
    };
    (!plan.cases.is_empty()).then_some(plan)
}

/// In how many judged games since a plan was made, and how many times a game its habit has shown in
/// them.
pub fn often_since(plan: &HabitPlan, games: &[CountedGame]) -> (usize, f64) {
    let Some(habit) = Habit::from_name(&plan.habit) else { return (0, 0.0) };
    let mut others = HabitSet::default();
    plan.others.iter().filter_map(|name| Habit::from_name(name)).for_each(|other| others.add(other));
    let is_since = |counted: &&CountedGame| counted.game.played.when.as_second() >= plan.since;
    let judged = games.iter().filter(is_since).filter_map(|counted| counted.quality.as_ref());
    let judged: Vec<&HabitCosts> = judged.map(|quality| &quality.habits).collect();
    (judged.len(), habits::often(&judged, habit, others))
}

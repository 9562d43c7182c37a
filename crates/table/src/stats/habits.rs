//! Which habits cost a player more than his other mistakes let expect.
//!
//! A player without habits makes mistakes of every kind. Those that cost about the same are about
//! as likely, whatever they show, and how likely that is shows his strength. So the plays that show
//! a habit are set against all his other plays of the same size in the same game: how often he was
//! offered each, and how often he made it.
//!
//! A play that shows several habits belongs to one of them. The habit that costs most takes all
//! plays that show it, and only what is left counts for the next.

use crate::engine::{Preset, Rules};
use crate::review::{Alike, Habit, HabitCosts, HabitSet, student};
use std::collections::HashMap;

/// What a habit costs a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding {
    /// The habit.
    pub habit: Habit,
    /// The habits that have taken the plays which show them too.
    pub taken: HabitSet,
    /// How many games were looked at.
    pub games: u32,
    /// How many plays showed it and were bad enough for a mark.
    pub cases: u32,
    /// How many of these there were a game, in the earlier half of the games and in the later one.
    pub often: [f64; 2],
    /// What it costs a game, in chance to win.
    pub loss: f64,
    /// What it would cost a game if the player made such plays as often as others that cost as
    /// much.
    pub expected: f64,
    /// What it costs a game more than that.
    pub excess: Excess,
}

/// By how much a habit costs more than other plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Excess {
    /// The excess of an average game.
    pub mean: f64,
    /// The same in the later half of the games, to show the trend.
    pub lately: f64,
    /// By how much its plays count more than they may for a player without the habit, and the
    /// standard error of that.
    pub surplus: (f64, f64),
}

/// The fewest games and cases that a habit is told from.
const LEAST: (u32, u32) = (10, 5);
/// How many standard errors show more than chance. Of somebody without habits, anything is told
/// once in twenty times, and each of the fourteen habits may be found, so a single look may mislead
/// once in 280.
const SURELY: f64 = 2.690_1;
const _: () = assert!(Habit::ALL.len() == 14, "SURELY is for fourteen habits");
/// How many times as much as other plays of their size those that show a habit may cost a player
/// who does not have it. Nobody's mistakes are spread evenly, and points at once and pips to get rid
/// of tempt everybody. docs/figures.md has the players that this was measured by.
const fn plain(habit: Habit, rules: &Rules) -> f64 {
    match habit {
        Habit::ChasesPoints => 6.5,
        Habit::ForgetsPasses if rules.scores_in_play() => 3.0,
        Habit::SpendsHeavyBones => 3.0,
        // A score is what everybody sees, so plain players pass one up less often than they make other
        // mistakes.
        Habit::MissesPoints | Habit::ForgetsPasses => 1.6,
        _ => 2.0,
    }
}

/// What a play of each size counts when it is asked whether a habit is sure: about what it costs,
/// but no more than a bad play, so that a few blunders make no habit.
const WEIGHTS: [f64; HabitCosts::SIZES] = [0.003, 0.007, 0.014, 0.028, 0.05, 0.05, 0.05];

impl Finding {
    /// Whether more than chance stands behind it.
    pub fn is_sure(&self) -> bool {
        let (surplus, error) = self.excess.surplus;
        let bound = student(SURELY, f64::from(self.games.max(2) - 1));
        self.games >= LEAST.0 && self.cases >= LEAST.1 && surplus > bound * error
    }
}

/// What habits cost in these games, which come in the order in which they ended. First come those
/// that are sure, the dearest first, each with the plays that none before it has taken. The others
/// follow with what is left.
pub fn findings(games: &[(&Rules, &HabitCosts)]) -> Vec<Finding> {
    let (mut found, mut taken, mut open) = (Vec::new(), HabitSet::default(), Habit::ALL.to_vec());
    loop {
        let mut left: Vec<Finding> = open.iter().filter_map(|habit| finding(games, *habit, taken)).collect();
        left.sort_by(|a, b| b.excess.mean.total_cmp(&a.excess.mean));
        let Some(next) = left.iter().find(|finding| finding.is_sure()) else {
            found.append(&mut left);
            return found;
        };
        taken.add(next.habit);
        open.retain(|habit| *habit != next.habit);
        found.push(*next);
    }
}

/// Plays that are compared with each other: those of the same game for as many players, of about
/// the same size.
type Stratum = (Option<Preset>, usize, usize);

/// How many times as much its plays may cost in a game, and the plays: whether each shows the habit,
/// and what it is compared with.
type Plays = (f64, Vec<(bool, Stratum, Alike)>);

/// What a player who chooses by chance would have done in a stratum.
#[derive(Clone, Copy, Default)]
struct Offered {
    /// How many plays that show the habit.
    count: f64,
    /// What they would have cost.
    loss: f64,
    /// How many others.
    others: f64,
}

/// What the plays that show the habit cost in a game, what they would have cost at the rate of the
/// others, and by how much they count more than they may.
#[derive(Clone, Copy, Default)]
struct Sum {
    loss: f64,
    expected: f64,
    surplus: f64,
}

fn finding(games: &[(&Rules, &HabitCosts)], habit: Habit, taken: HabitSet) -> Option<Finding> {
    let plays = |&(rules, game): &(&Rules, &HabitCosts)| -> Plays {
        let (preset, seats) = (rules.game(), rules.seats());
        let left = game.plays().filter(|(shown, ..)| !shown.has_any(taken));
        let plays = left.map(|(shown, size, alike)| (shown.has(habit), (preset, seats, size), *alike));
        (plain(habit, rules), plays.collect())
    };
    let games: Vec<_> = games.iter().map(plays).collect();
    let mut offered: HashMap<Stratum, Offered> = HashMap::new();
    for (is_shown, stratum, alike) in games.iter().flat_map(|(_, plays)| plays) {
        let Offered { count, loss, others } = offered.entry(*stratum).or_default();
        if *is_shown {
            *count += alike.offered;
            *loss += alike.offered_loss;
        } else {
            *others += alike.offered;
        }
    }
    let sum = |(plain, plays): &Plays| {
        let mut sum = Sum::default();
        for (is_shown, stratum, alike) in plays {
            let (played, weight) = (f64::from(alike.played), WEIGHTS[stratum.2]);
            let Offered { count, loss, others } = offered[stratum];
            if *is_shown {
                sum.loss += alike.loss;
            }
            // Without others, nothing shows how often such plays are made.
            if *is_shown && others > 0.0 {
                sum.surplus += weight * played;
            } else if others > 0.0 {
                sum.expected += played * loss / others;
                sum.surplus -= plain * weight * played * count / others;
            }
        }
        sum
    };
    let sums: Vec<Sum> = games.iter().map(sum).collect();
    let mut shown = games.iter().flat_map(|(_, plays)| plays).filter(|(is_shown, ..)| *is_shown);
    let cases = |games: &[Plays]| -> u32 {
        let plays = games.iter().flat_map(|(_, plays)| plays).filter(|(is_shown, ..)| *is_shown);
        plays.map(|(.., alike)| alike.cases).sum()
    };
    let (earlier, later) = games.split_at(games.len() / 2);
    let often = |games: &[_]| f64::from(cases(games)) / games.len().max(1) as f64;
    let mean = |sums: &[Sum], of: fn(&Sum) -> f64| mean_and_error(sums.iter().map(of));
    let excess = |sums: &[Sum]| mean(sums, |sum| sum.loss - sum.expected).0;
    shown.next().is_some().then(|| Finding {
        habit,
        taken,
        games: games.len() as u32,
        cases: cases(&games),
        often: [earlier, later].map(often),
        loss: mean(&sums, |sum| sum.loss).0,
        expected: mean(&sums, |sum| sum.expected).0,
        excess: Excess {
            mean: excess(&sums),
            lately: excess(&sums[sums.len() / 2..]),
            surplus: mean(&sums, |sum| sum.surplus),
        },
    })
}

/// How many times a game a habit shows in plays that are bad enough for a mark and show none of some
/// others.
pub(super) fn often(games: &[&HabitCosts], habit: Habit, others: HabitSet) -> f64 {
    let plays = games.iter().flat_map(|game| game.plays());
    let own = plays.filter(|(shown, ..)| shown.has(habit) && !shown.has_any(others));
    f64::from(own.map(|(.., alike)| alike.cases).sum::<u32>()) / games.len().max(1) as f64
}

/// The mean of some numbers, and its standard error.
fn mean_and_error(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = numbers.clone().count().max(1) as f64;
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers.map(|number| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

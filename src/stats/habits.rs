//! Which habits cost a player more than chance explains, by what they cost and how often they come,
//! compared with Tough in the same places.
//!
//! `nestor norms` measures Tough, and `assets/habits.txt` has the figures.

use crate::engine::{Preset, Rules};
use crate::review::{Habit, HabitCost, HabitCosts, student};

/// The measured figures as text, one per line, with columns separated by tabs.
const MEASURED: &str = include_str!("../../assets/habits.txt");

/// What Tough does of something, as a part of what a player who chooses by chance would do in the
/// same places.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tendency {
    /// The part.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// How often Tough shows a habit in a game, and what he loses to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Norm {
    /// The game.
    pub game: Preset,
    /// The number of players.
    pub players: usize,
    /// The habit.
    pub habit: Habit,
    /// The number of games judged.
    pub games: u32,
    /// What it costs.
    pub loss: Tendency,
    /// How many plays show it and are bad enough for a mark.
    pub cases: Tendency,
}

impl Norm {
    /// Writes the figures as a line of text.
    pub fn to_line(&self) -> String {
        let Norm { game, players, habit, games, loss, cases } = self;
        let [loss, cases] = [loss, cases].map(|Tendency { mean, error }| format!("{mean:.5}\t{error:.5}"));
        format!("{game}\t{players}\t{}\t{games}\t{loss}\t{cases}", habit.name())
    }

    /// Reads the figures in a line, if there are any.
    pub fn from_line(line: &str) -> Option<Norm> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [game, players, habit, games, ref numbers @ ..] = columns[..] else { return None };
        let numbers: Vec<f64> = numbers.iter().map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let [loss, loss_error, cases, cases_error] = numbers[..] else { return None };
        Some(Norm {
            game: Preset::from_name(game)?,
            players: players.parse().ok()?,
            habit: Habit::from_name(habit)?,
            games: games.parse().ok()?,
            loss: Tendency { mean: loss, error: loss_error },
            cases: Tendency { mean: cases, error: cases_error },
        })
    }
}

/// What Tough loses to habits in all games that were measured.
#[derive(Clone, Debug)]
pub struct Norms(Vec<Norm>);

impl Default for Norms {
    fn default() -> Norms {
        Norms::read(MEASURED)
    }
}

impl Norms {
    /// Reads the lines of a file.
    pub fn read(text: &str) -> Norms {
        Norms(text.lines().filter_map(Norm::from_line).collect())
    }

    fn of(&self, rules: &Rules, habit: Habit) -> Option<&Norm> {
        let game = rules.game()?;
        self.0.iter().find(|norm| (norm.game, norm.players, norm.habit) == (game, rules.seats(), habit))
    }
}

/// What a habit costs a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding {
    /// The habit.
    pub habit: Habit,
    /// How many games were looked at.
    pub games: u32,
    /// How many plays showed it and were bad enough for a mark.
    pub cases: u32,
    /// What it costs a game, in chance to win.
    pub loss: f64,
    /// What it would cost Tough a game in the same places.
    pub expected: f64,
    /// What it costs a game more than it would cost Tough.
    pub excess: Excess,
    /// How many more plays of a game show it and are bad enough for a mark.
    pub more_often: Excess,
}

/// By how much a player does more of something than Tough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Excess {
    /// The excess of an average game.
    pub mean: f64,
    /// The same in the later half of the games, to show the trend.
    pub lately: f64,
    /// The standard error of the mean, as far as it comes from the games and from measuring Tough.
    pub error: f64,
}

/// The fewest games and cases that a habit is told from.
const LEAST: (u32, u32) = (10, 5);
/// How many standard errors show more than chance. Of somebody who plays like Tough, anything is
/// told once in twenty times: each of the thirteen habits is looked at in two ways, so a single
/// look may mislead once in 520.
const SURELY: f64 = 2.890_5;
const _: () = assert!(Habit::ALL.len() == 13, "SURELY is for thirteen habits");

impl Finding {
    /// Whether more than chance stands behind it. A habit that costs little each time shows by how
    /// often it comes, one that is rare by what it costs.
    pub fn is_sure(&self) -> bool {
        let is_enough = self.games >= LEAST.0 && self.cases >= LEAST.1 && self.excess.mean > 0.0;
        let bound = bound(self.games);
        is_enough && [self.excess, self.more_often].iter().any(|excess| excess.mean > bound * excess.error)
    }
}

/// How many standard errors an excess must have in so many games.
fn bound(games: u32) -> f64 {
    student(SURELY, f64::from(games.max(2) - 1))
}

/// What every habit costs in these games, which come in the order in which they ended, the dearest
/// first. Games that were never measured are left out.
pub fn findings(games: &[(&Rules, &HabitCosts)], norms: &Norms) -> Vec<Finding> {
    let mut found: Vec<Finding> = Habit::ALL.into_iter().filter_map(|habit| finding(games, norms, habit)).collect();
    found.sort_by(|a, b| b.excess.mean.total_cmp(&a.excess.mean));
    found
}

fn finding(games: &[(&Rules, &HabitCosts)], norms: &Norms, habit: Habit) -> Option<Finding> {
    let measured = |(rules, habits): &(&Rules, &HabitCosts)| Some((norms.of(rules, habit)?, habits.of(habit)));
    let games: Vec<(&Norm, HabitCost)> = games.iter().filter_map(measured).collect();
    let loss =
        |(norm, sum): &(&Norm, HabitCost)| Compared { done: sum.loss, by_chance: sum.by_chance, usual: norm.loss };
    let cases = |(norm, sum): &(&Norm, HabitCost)| Compared {
        done: f64::from(sum.cases),
        by_chance: sum.cases_by_chance,
        usual: norm.cases,
    };
    let losses: Vec<Compared> = games.iter().map(loss).collect();
    let count = games.len() as f64;
    losses.iter().any(|part| part.by_chance > 0.0).then(|| Finding {
        habit,
        games: games.len() as u32,
        cases: games.iter().map(|(_, sum)| sum.cases).sum(),
        loss: losses.iter().map(|part| part.done).sum::<f64>() / count,
        expected: losses.iter().map(Compared::expected).sum::<f64>() / count,
        excess: excess(&losses),
        more_often: excess(&games.iter().map(cases).collect::<Vec<_>>()),
    })
}

/// What a player did of something in a game, and what a player who chooses by chance and Tough
/// would have done.
struct Compared {
    done: f64,
    by_chance: f64,
    usual: Tendency,
}

impl Compared {
    fn expected(&self) -> f64 {
        self.usual.mean * self.by_chance
    }
}

fn excess(parts: &[Compared]) -> Excess {
    let count = parts.len() as f64;
    let of = |part: &Compared| part.done - part.expected();
    let mean = |parts: &[Compared]| parts.iter().map(of).sum::<f64>() / parts.len().max(1) as f64;
    let (whole, lately) = (mean(parts), mean(&parts[parts.len() / 2..]));
    let squares: f64 = parts.iter().map(|part| (of(part) - whole).powi(2)).sum();
    // The error of a norm counts once for all games of its kind.
    let mut by_norm: Vec<(Tendency, f64)> = Vec::new();
    for part in parts {
        match by_norm.iter_mut().find(|(known, _)| *known == part.usual) {
            Some((_, by_chance)) => *by_chance += part.by_chance,
            None => by_norm.push((part.usual, part.by_chance)),
        }
    }
    let of_norms: f64 = by_norm.iter().map(|(usual, by_chance)| (usual.error * by_chance / count).powi(2)).sum();
    Excess { mean: whole, lately, error: (squares / (count - 1.0).max(1.0) / count + of_norms).sqrt() }
}

//! Which habits cost a player more than chance explains, compared with what Tough loses to them in the same places.
//!
//! `nestor norms` measures what Tough loses and writes it to `assets/habits.txt`.

use crate::engine::{Preset, Rules};
use crate::review::{Habit, HabitCost, HabitCosts, student};

/// The measured figures as text, one per line, with columns separated by tabs.
const MEASURED: &str = include_str!("../../assets/habits.txt");

/// What Tough loses to a habit in a game.
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
    /// What Tough loses, as a part of what a player who chooses by chance would lose in the same places.
    pub share: f64,
    /// The standard error of the share.
    pub error: f64,
}

impl Norm {
    /// Writes the figures as a line of text.
    pub fn to_line(&self) -> String {
        let Norm { game, players, habit, games, share, error } = self;
        format!("{game}\t{players}\t{}\t{games}\t{share:.5}\t{error:.5}", habit.name())
    }

    /// Reads the figures in a line, if there are any.
    pub fn from_line(line: &str) -> Option<Norm> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [game, players, habit, games, share, error] = columns[..] else { return None };
        Some(Norm {
            game: Preset::from_name(game)?,
            players: players.parse().ok()?,
            habit: Habit::from_name(habit)?,
            games: games.parse().ok()?,
            share: share.parse().ok()?,
            error: error.parse().ok()?,
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
    /// The same excess over Tough in the later half of the games, to show the trend.
    pub lately: f64,
    /// The standard error of the excess, as far as it comes from the games and from measuring Tough.
    pub error: f64,
}

/// The fewest games and cases that a habit is told from.
const LEAST: (u32, u32) = (10, 5);
/// The chance that anything is told of somebody who plays like Tough. It is divided among the habits, because each of them is looked at.
const FALSELY: f64 = 0.05;

impl Finding {
    /// What the habit costs a game more than it would cost Tough.
    pub fn excess(&self) -> f64 {
        self.loss - self.expected
    }

    /// Whether more than chance stands behind it.
    pub fn is_sure(&self) -> bool {
        self.games >= LEAST.0 && self.cases >= LEAST.1 && self.excess() > bound(self.games) * self.error
    }
}

/// How many standard errors an excess must have in so many games.
fn bound(games: u32) -> f64 {
    student(upper_quantile(FALSELY / Habit::ALL.len() as f64), f64::from(games.max(2) - 1))
}

/// Above which a normal variable lies with a small chance (formula 26.2.23 of Abramowitz and Stegun, exact to 0.0005).
fn upper_quantile(chance: f64) -> f64 {
    let t = (-2.0 * chance.ln()).sqrt();
    let over = 2.515_517 + t * (0.802_853 + t * 0.010_328);
    let under = 1.0 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308));
    t - over / under
}

/// What every habit costs in these games, which come in the order in which they ended, the dearest first. Games that were never measured are left out.
pub fn findings(games: &[(&Rules, &HabitCosts)], norms: &Norms) -> Vec<Finding> {
    let mut found: Vec<Finding> = Habit::ALL.into_iter().filter_map(|habit| finding(games, norms, habit)).collect();
    found.sort_by(|a, b| b.excess().total_cmp(&a.excess()));
    found
}

fn finding(games: &[(&Rules, &HabitCosts)], norms: &Norms, habit: Habit) -> Option<Finding> {
    let measured = |(rules, habits): &(&Rules, &HabitCosts)| Some((norms.of(rules, habit)?, habits.of(habit)));
    let games: Vec<(&Norm, HabitCost)> = games.iter().filter_map(measured).collect();
    let count = games.len() as f64;
    let excess = |(norm, sum): &(&Norm, HabitCost)| sum.loss - norm.share * sum.by_chance;
    let mean = |games: &[(&Norm, HabitCost)]| games.iter().map(excess).sum::<f64>() / games.len().max(1) as f64;
    let (whole, lately) = (mean(&games), mean(&games[games.len() / 2..]));
    let squares: f64 = games.iter().map(|game| (excess(game) - whole).powi(2)).sum();
    // The errors of norms count once for all games of their kind.
    let mut by_norm: Vec<(&Norm, f64)> = Vec::new();
    for (norm, sum) in &games {
        match by_norm.iter_mut().find(|(known, _)| std::ptr::eq(*known, *norm)) {
            Some((_, by_chance)) => *by_chance += sum.by_chance,
            None => by_norm.push((norm, sum.by_chance)),
        }
    }
    let of_norms: f64 = by_norm.iter().map(|(norm, by_chance)| (norm.error * by_chance / count).powi(2)).sum();
    (by_norm.iter().any(|(_, by_chance)| *by_chance > 0.0)).then(|| Finding {
        habit,
        games: games.len() as u32,
        cases: games.iter().map(|(_, sum)| sum.cases).sum(),
        loss: games.iter().map(|(_, sum)| sum.loss).sum::<f64>() / count,
        expected: games.iter().map(|(norm, sum)| norm.share * sum.by_chance).sum::<f64>() / count,
        lately,
        error: (squares / (count - 1.0).max(1.0) / count + of_norms).sqrt(),
    })
}

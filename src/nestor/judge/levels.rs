//! What Nestor's own levels give away, by the same judge: a yardstick for anybody's play.
//!
//! The figures were measured, and stand in `assets/losses.txt`, which `nestor losses` writes.

use super::super::Level;
use crate::engine::rules::{Preset, Rules};

/// What a level gives away in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// The game.
    pub game: Preset,
    /// How many play it.
    pub players: usize,
    /// Who plays.
    pub level: Level,
    /// How many games were judged.
    pub games: u32,
    /// How many decisions in them.
    pub decisions: u64,
    /// The chance to win that a decision gave away, on average.
    pub mean: f64,
    /// The standard error of that mean.
    pub error: f64,
}

/// The measured figures as text: a line each, with a tab between two columns.
pub const MEASURED: &str = include_str!("../../../assets/losses.txt");

/// Between which two levels somebody plays. Nobody is weaker than Beginner or stronger than Brutal that they could be set beside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bracket {
    /// The level that gives away as much or more.
    pub above: Option<Level>,
    /// The level that gives away less.
    pub below: Option<Level>,
}

impl Loss {
    /// The figures as a line of text.
    pub fn to_line(&self) -> String {
        let Loss { game, players, level, games, decisions, mean, error } = self;
        format!("{game}\t{players}\t{level}\t{games}\t{decisions}\t{mean:.6}\t{error:.6}")
    }

    /// The figures in a line, if it has any.
    pub fn from_line(line: &str) -> Option<Loss> {
        let mut columns = line.split('\t');
        let mut next = || columns.next();
        Some(Loss {
            game: Preset::from_name(next()?)?,
            players: next()?.parse().ok()?,
            level: Level::from_name(next()?)?,
            games: next()?.parse().ok()?,
            decisions: next()?.parse().ok()?,
            mean: next()?.parse().ok()?,
            error: next()?.parse().ok()?,
        })
    }
}

/// What the levels give away in the game that is nearest to these rules, the weakest level first. Nothing if that was never measured.
pub fn losses(rules: &Rules) -> Vec<Loss> {
    let Some(game) = rules.game() else { return Vec::new() };
    let of_game = |loss: &Loss| loss.game == game && loss.players == rules.seats();
    let mut found: Vec<Loss> = MEASURED.lines().filter_map(Loss::from_line).filter(of_game).collect();
    found.sort_by_key(|loss| loss.level);
    found
}

/// Between which levels somebody plays who gave away so much a decision in a game of these rules. Nothing if the game was never measured.
pub fn standing(rules: &Rules, mean: f64) -> Option<Bracket> {
    standing_among(&losses(rules), mean)
}

/// The same among levels of which this was measured.
pub fn standing_among(losses: &[Loss], mean: f64) -> Option<Bracket> {
    let means = falling(losses);
    let level = |at: usize| losses.get(at).map(|loss| loss.level);
    let stronger = means.iter().position(|&of_level| of_level < mean).unwrap_or(means.len());
    (!losses.is_empty()).then(|| Bracket { above: stronger.checked_sub(1).and_then(level), below: level(stronger) })
}

/// The means of the levels as they would be if a stronger level never gave away more. Where measured ones say otherwise, which chance makes them do, levels
/// share one mean, each decision weighing the same.
pub fn falling(losses: &[Loss]) -> Vec<f64> {
    // Blocks of levels that share a mean: how many, over how many decisions, and the mean.
    let mut blocks: Vec<(usize, f64, f64)> = Vec::new();
    for loss in losses {
        let mut block = (1, loss.decisions as f64, loss.mean);
        while let Some((levels, decisions, mean)) = blocks.pop_if(|weaker| weaker.2 < block.2) {
            let all = decisions + block.1;
            block = (levels + block.0, all, (decisions * mean + block.1 * block.2) / all.max(1.0));
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(levels, _, mean)| std::iter::repeat_n(mean, levels)).collect()
}

//! The average losses of Nestor's own levels, by the same judge. They are a yardstick for any
//! player.
//!
//! `nestor losses` measures the figures and writes them to `data/losses.txt`.

use super::super::Level;
use sight::{Preset, Rules};

/// The average loss of a level in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Loss {
    /// The game.
    pub game: Preset,
    /// The number of players.
    pub players: usize,
    /// The level.
    pub level: Level,
    /// The number of games judged.
    pub games: u32,
    /// The number of decisions in them.
    pub decisions: u64,
    /// The mean loss of chance to win per decision.
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// What a decision would have cost in the same places if it had been chosen at random.
    pub by_chance: f64,
}

/// The measured figures as text, one per line, with columns separated by tabs.
pub const MEASURED: &str = include_str!("../../data/losses.txt");

/// The two levels between which a player stands. One is missing for a player who is less accurate
/// than Beginner or more accurate than Brutal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bracket {
    /// The level that is at most as accurate.
    pub above: Option<Level>,
    /// The level that is more accurate.
    pub below: Option<Level>,
}

impl Loss {
    /// Writes the figures as a line of text.
    pub fn to_line(&self) -> String {
        let Loss { game, players, level, games, decisions, mean, error, by_chance } = self;
        format!("{game}\t{players}\t{level}\t{games}\t{decisions}\t{mean:.6}\t{error:.6}\t{by_chance:.6}")
    }

    /// How much was kept of what choosing at random would have lost, from 0 to 1.
    pub fn accuracy(&self) -> f64 {
        if self.by_chance > 0.0 { (1.0 - self.mean / self.by_chance).max(0.0) } else { 1.0 }
    }

    /// Reads the figures in a line, if there are any.
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
            by_chance: next()?.parse().ok()?,
        })
    }
}

/// The losses of the levels in the game that these rules belong to, weakest level first. It is
/// empty if the game was never measured, with these bones.
pub fn losses(rules: &Rules) -> Vec<Loss> {
    let usual = |game: &Preset| game.rules(rules.seats()).is_ok_and(|usual| usual.set == rules.set);
    let Some(game) = rules.game().filter(usual) else { return Vec::new() };
    let of_game = |loss: &Loss| loss.game == game && loss.players == rules.seats();
    let mut found: Vec<Loss> = MEASURED.lines().filter_map(Loss::from_line).filter(of_game).collect();
    found.sort_by_key(|loss| loss.level);
    found
}

/// The two levels between which a player with this accuracy stands, in a game with these rules. It
/// is `None` if the game was never measured. Accuracy and not the mean loss places a player, because
/// where little can be lost, as in a game that is as good as decided, every mean loss is small.
pub fn standing(rules: &Rules, accuracy: f64) -> Option<Bracket> {
    standing_among(&losses(rules), accuracy)
}

/// The two levels between which a player stands whose accuracy lies between these two. It is
/// `None` if the game was never measured.
pub fn range(rules: &Rules, [low, high]: [f64; 2]) -> Option<Bracket> {
    let (least, most) = (standing(rules, low)?, standing(rules, high)?);
    Some(Bracket { above: least.above, below: most.below })
}

/// The two levels between which a player with this accuracy stands, among levels with these measured
/// losses.
pub fn standing_among(losses: &[Loss], accuracy: f64) -> Option<Bracket> {
    let measured = rising(losses);
    let level = |at: usize| losses.get(at).map(|loss| loss.level);
    let stronger = measured.iter().position(|&of_level| of_level > accuracy).unwrap_or(measured.len());
    (!losses.is_empty()).then(|| Bracket { above: stronger.checked_sub(1).and_then(level), below: level(stronger) })
}

/// The least accuracy of a level. A player who chooses at random is below all of them, even where
/// the weakest level is hardly better.
const LEAST: f64 = 0.05;

/// The accuracies of the levels, adjusted so that a stronger level is never less accurate. If the
/// measured ones contradict this by chance, the levels share one, weighted by decisions.
pub fn rising(losses: &[Loss]) -> Vec<f64> {
    // Blocks of levels that share an accuracy: the number of levels, the number of decisions, and
    // the accuracy.
    let mut blocks: Vec<(usize, f64, f64)> = Vec::new();
    for loss in losses {
        let mut block = (1, loss.decisions as f64, loss.accuracy().max(LEAST));
        while let Some((levels, decisions, accuracy)) = blocks.pop_if(|weaker| weaker.2 > block.2) {
            let all = decisions + block.1;
            block = (levels + block.0, all, (decisions * accuracy + block.1 * block.2) / all.max(1.0));
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(levels, _, accuracy)| std::iter::repeat_n(accuracy, levels)).collect()
}

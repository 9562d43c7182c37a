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
pub struct Standing {
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
pub fn standing(rules: &Rules, mean: f64) -> Option<Standing> {
    standing_among(&losses(rules), mean)
}

fn standing_among(losses: &[Loss], mean: f64) -> Option<Standing> {
    let means = falling(losses);
    let level = |at: usize| losses.get(at).map(|loss| loss.level);
    let stronger = means.iter().position(|&of_level| of_level < mean).unwrap_or(means.len());
    (!losses.is_empty()).then(|| Standing { above: stronger.checked_sub(1).and_then(level), below: level(stronger) })
}

/// The means of the levels as they would be if a stronger level never gave away more. Where measured ones say otherwise, which chance makes them do, levels
/// share one mean, each decision weighing the same.
fn falling(losses: &[Loss]) -> Vec<f64> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(means: [f64; 5]) -> Vec<Loss> {
        let loss = |(level, mean)| Loss {
            game: Preset::Draw,
            players: 2,
            level,
            games: 10,
            decisions: 100,
            mean,
            error: 0.001,
        };
        Level::ALL.into_iter().zip(means).map(loss).collect()
    }

    #[test]
    fn whoever_gives_away_as_much_as_two_levels_do_plays_between_them() {
        let losses = measured([0.05, 0.04, 0.03, 0.02, 0.01]);
        let among = |mean| standing_among(&losses, mean).map(|found| (found.above, found.below));
        assert_eq!(among(0.06), Some((None, Some(Level::Beginner))));
        assert_eq!(among(0.035), Some((Some(Level::Easy), Some(Level::NotSoEasy))));
        assert_eq!(among(0.02), Some((Some(Level::Tough), Some(Level::Brutal))));
        assert_eq!(among(0.0), Some((Some(Level::Brutal), None)));
        assert_eq!(standing_among(&[], 0.02), None);
    }

    #[test]
    fn figures_that_chance_has_put_in_the_wrong_order_do_not_turn_levels_around() {
        assert!(
            falling(&measured([0.03, 0.05, 0.02, 0.025, 0.01])).is_sorted_by(|weaker, stronger| weaker >= stronger)
        );
        let losses = measured([0.03, 0.05, 0.02, 0.01, 0.01]);
        let found = standing_among(&losses, 0.035).expect("it was measured");
        assert_eq!((found.above, found.below), (Some(Level::Easy), Some(Level::NotSoEasy)));
    }

    #[test]
    fn at_every_table_a_stronger_level_gives_away_less() {
        for preset in Preset::ALL {
            for rules in preset.players().filter_map(|players| preset.rules(players)) {
                let means: Vec<f64> = losses(&rules).iter().map(|loss| loss.mean).collect();
                assert!(
                    means.is_sorted_by(|weaker, stronger| weaker > stronger),
                    "{preset} {}: {means:?}",
                    rules.seats()
                );
            }
        }
    }

    #[test]
    fn every_level_was_measured_in_every_game_and_a_line_is_read_as_it_was_written() {
        let lines = || MEASURED.lines().filter(|line| !line.starts_with('#'));
        for preset in Preset::ALL {
            for rules in preset.players().filter_map(|players| preset.rules(players)) {
                let levels: Vec<Level> = losses(&rules).iter().map(|loss| loss.level).collect();
                assert_eq!(levels, Level::ALL, "{preset} for {}", rules.seats());
                assert!(standing(&rules, 0.01).is_some());
            }
        }
        assert!(lines().all(|line| Loss::from_line(line).is_some_and(|loss| loss.to_line() == line)));
    }
}

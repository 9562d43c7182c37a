//! What many games come to: the share of them that was won, streaks, and points with where they came from.

use super::figures::{Figures, Sources};
use super::rate::Rate;
use super::spread::Spread;
use crate::engine::rules::Preset;
use crate::nestor::Level;
use crate::{career::summary::Summary, record::kept::Outcome};
use jiff::Timestamp;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game, and what it adds to the statistics.
#[derive(Clone, PartialEq, Debug)]
pub struct CountedGame {
    /// The game at a glance.
    pub game: Arc<Summary>,
    /// What it adds.
    pub figures: Figures,
}

/// What games come to that are over. Those that were kept unfinished are left out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sums {
    /// How many of all that somebody won were won by the player.
    pub won: Rate,
    /// How many nobody won.
    pub drawn: u32,
    /// The same by the time at which they ended, in stretches of as many games each.
    pub over_time: Vec<Stretch>,
    /// The same by the game.
    pub by_game: BTreeMap<GameKey, Rate>,
    /// The same by the level of the strongest opponent.
    pub by_level: BTreeMap<Level, Rate>,
    /// How many games the player has won one after the other, at most.
    pub longest_wins: u32,
    /// How many the player has lost one after the other, at most.
    pub longest_losses: u32,
    /// The game that was won in the least time.
    pub fastest_win: Option<Arc<Summary>>,
    /// The game that was won by the most points.
    pub highest_win: Option<Arc<Summary>>,
    /// How many hands were blocked.
    pub blocked: u32,
    /// What the hands gave the player.
    pub own: SideSums,
    /// What they gave all others.
    pub others: SideSums,
}

/// The named game; games with options of the player's own come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameKey {
    /// A game of this name.
    Named(Preset),
    /// One with options of the player's own.
    Own,
}

impl GameKey {
    /// The named game; `None` is one with options of the player's own.
    pub const fn game(self) -> Option<Preset> {
        match self {
            GameKey::Named(preset) => Some(preset),
            GameKey::Own => None,
        }
    }
}

/// Games that ended one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The place of the first among all, counted from one.
    pub first: u32,
    /// The place of the last.
    pub last: u32,
    /// When the first of them ended.
    pub from: Timestamp,
    /// When the last of them ended.
    pub to: Timestamp,
    /// How many were won.
    pub rate: Rate,
}

/// What the hands gave one side.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideSums {
    /// The points of each hand.
    pub points: Spread,
    /// Where they came from.
    pub sources: Sources,
    /// How many bones were drawn.
    pub draws: u32,
}

/// Fewer games say nothing about a stretch of time.
const FEWEST_OF_STRETCH: usize = 10;
/// More stretches are not told apart at a glance.
const MOST_STRETCHES: usize = 20;

impl Sums {
    /// What these games come to, in the order in which they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a CountedGame>) -> Sums {
        let mut sums = Sums::default();
        let mut decided: Vec<(Timestamp, bool)> = Vec::new();
        let (mut wins, mut losses) = (0, 0);
        for CountedGame { game, figures } in games {
            let won = match game.result {
                Outcome::Unfinished => continue,
                Outcome::Drawn => None,
                Outcome::Won => Some(true),
                Outcome::Lost => Some(false),
            };
            wins = if won == Some(true) { wins + 1 } else { 0 };
            losses = if won == Some(false) { losses + 1 } else { 0 };
            sums.longest_wins = sums.longest_wins.max(wins);
            sums.longest_losses = sums.longest_losses.max(losses);
            match won {
                Some(won) => {
                    decided.push((game.played.when, won));
                    sums.add_decided(game, won);
                }
                None => sums.drawn += 1,
            }
            sums.add_hands(figures);
        }
        sums.over_time = stretches(&decided);
        sums
    }

    fn add_decided(&mut self, game: &Arc<Summary>, won: bool) {
        self.won.add(won);
        self.by_game.entry(game.game().map_or(GameKey::Own, GameKey::Named)).or_default().add(won);
        if let Some(level) = game.strongest_opponent() {
            self.by_level.entry(level).or_default().add(won);
        }
        if !won {
            return;
        }
        // Of two that are equal the earlier stays.
        if self.fastest_win.as_ref().is_none_or(|best| game.played.took < best.played.took) {
            self.fastest_win = Some(Arc::clone(game));
        }
        if self.highest_win.as_ref().is_none_or(|best| lead(game) > lead(best)) {
            self.highest_win = Some(Arc::clone(game));
        }
    }

    fn add_hands(&mut self, figures: &Figures) {
        for hand in &figures.hands {
            self.blocked += u32::from(hand.blocked);
            self.own.points.add(hand.own);
            self.others.points.add(hand.others);
            self.own.draws += u32::from(hand.own_draws);
            self.others.draws += u32::from(hand.others_draws);
        }
        self.own.sources.join(&figures.own);
        self.others.sources.join(&figures.others);
    }

    /// How many games there are.
    pub const fn games(&self) -> u32 {
        self.won.of + self.drawn
    }

    /// How many hands there are.
    pub fn hands(&self) -> u32 {
        self.own.points.count()
    }
}

impl SideSums {
    /// How many bones were drawn in a hand on average; nothing without hands.
    pub fn draws_a_hand(&self) -> Option<f64> {
        let hands = self.points.count();
        (hands > 0).then(|| f64::from(self.draws) / f64::from(hands))
    }
}

/// By how many points the player was ahead of the best of the others.
fn lead(game: &Summary) -> i16 {
    game.own_points().saturating_sub(game.best_other_points())
}

/// Cuts games into stretches that differ by no more than one game in length.
fn stretches(games: &[(Timestamp, bool)]) -> Vec<Stretch> {
    let count = (games.len() / FEWEST_OF_STRETCH).clamp(usize::from(!games.is_empty()), MOST_STRETCHES);
    (0..count)
        .map(|at| {
            let (begin, end) = (at * games.len() / count, (at + 1) * games.len() / count);
            let part = &games[begin..end];
            let won = part.iter().filter(|(_, won)| *won).count();
            Stretch {
                first: begin as u32 + 1,
                last: end as u32,
                from: part[0].0,
                to: part[part.len() - 1].0,
                rate: Rate { won: won as u32, of: part.len() as u32 },
            }
        })
        .collect()
}

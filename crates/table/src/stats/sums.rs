//! The totals of many games: the share won, streaks, and points by source.

use super::figures::{Figures, Sources};
use super::{quality::Quality, rate::Rate, spread::Spread};
use crate::career::summary::{Met, Summary, met};
use crate::{engine::Preset, nestor::Level, record::Outcome};
use jiff::Timestamp;
use std::{collections::BTreeMap, sync::Arc};

/// A game with its figures.
#[derive(Clone, PartialEq, Debug)]
pub struct CountedGame {
    /// The summary of the game.
    pub game: Arc<Summary>,
    /// What it adds to the statistics.
    pub figures: Figures,
    /// How well it was played, if it is judged.
    pub quality: Option<Quality>,
}

/// The totals of games that are over. Unfinished games are left out.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sums {
    /// The games with a winner, and how many of them the player won.
    pub won: Rate,
    /// The games without a winner.
    pub drawn: u32,
    /// The same over time, in stretches of about the same number of games.
    pub over_time: Vec<Stretch>,
    /// The same by game.
    pub by_game: BTreeMap<GameKey, Rate>,
    /// The same by the level of the strongest opponent.
    pub by_level: BTreeMap<Level, Rate>,
    /// The same with and against people.
    pub people: Vec<Met>,
    /// The longest winning streak and the longest losing streak.
    pub longest: [u32; 2],
    /// The win that took the least time.
    pub fastest_win: Option<Arc<Summary>>,
    /// The win by the most points.
    pub highest_win: Option<Arc<Summary>>,
    /// How many hands were blocked.
    pub blocked: u32,
    /// The totals of the player's hands.
    pub own: SideSums,
    /// The totals of all others.
    pub others: SideSums,
}

/// A game's name. Games with the player's own options come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GameKey {
    /// The game with this name.
    Named(Preset),
    /// A game with the player's own options.
    Own,
}

impl GameKey {
    /// The named game. `None` for a game with the player's own options.
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
    /// The number of the first game, counted from 1.
    pub first: u32,
    /// The number of the last game.
    pub last: u32,
    /// When the first game ended.
    pub from: Timestamp,
    /// When the last game ended.
    pub to: Timestamp,
    /// How many were won.
    pub rate: Rate,
}

/// The totals of one side's hands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideSums {
    /// The points of each hand.
    pub points: Spread,
    /// The points by source.
    pub sources: Sources,
    /// How many bones were drawn.
    pub draws: u32,
}

/// Fewer games are too few for a stretch.
const FEWEST_OF_STRETCH: usize = 10;
/// The most stretches that can be told apart at a glance.
const MOST_STRETCHES: usize = 20;

impl Sums {
    /// The totals of these games, which come in the order in which they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a CountedGame>) -> Sums {
        let games: Vec<&CountedGame> = games.into_iter().collect();
        let people = met(games.iter().map(|counted| &*counted.game));
        let mut sums = Sums { people, ..Sums::default() };
        let mut decided: Vec<(Timestamp, bool)> = Vec::new();
        let (mut wins, mut losses) = (0, 0);
        for CountedGame { game, figures, .. } in games {
            let won = match game.result {
                Outcome::Unfinished => continue,
                Outcome::Drawn => None,
                Outcome::Won => Some(true),
                Outcome::Lost => Some(false),
            };
            wins = if won == Some(true) { wins + 1 } else { 0 };
            losses = if won == Some(false) { losses + 1 } else { 0 };
            sums.longest[0] = sums.longest[0].max(wins);
            sums.longest[1] = sums.longest[1].max(losses);
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
        if let Some(level) = game.counted_level() {
            self.by_level.entry(level).or_default().add(won);
        }
        if !won {
            return;
        }
        // Of two equal wins, the earlier one stays.
        if self.fastest_win.as_ref().is_none_or(|best| game.played.took < best.played.took) {
            self.fastest_win = Some(Arc::clone(game));
        }
        if lead(game) > self.highest_win.as_ref().map_or(0, |best| lead(best)) {
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
    /// The mean number of bones drawn in a hand. `None` without hands.
    pub fn draws_a_hand(&self) -> Option<f64> {
        let hands = self.points.count();
        (hands > 0).then(|| f64::from(self.draws) / f64::from(hands))
    }
}

/// How many points the player was ahead of the best of the others.
fn lead(game: &Summary) -> i16 {
    game.own_points().saturating_sub(game.best_other_points())
}

/// Cuts games into stretches whose lengths differ by at most one game.
fn stretches(games: &[(Timestamp, bool)]) -> Vec<Stretch> {
    stretch_ends(games.len())
        .map(|(begin, end)| {
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

pub(super) fn stretch_ends(games: usize) -> impl Iterator<Item = (usize, usize)> {
    let count = (games / FEWEST_OF_STRETCH).clamp(usize::from(games > 0), MOST_STRETCHES);
    (0..count).map(move |at| (at * games / count, (at + 1) * games / count))
}

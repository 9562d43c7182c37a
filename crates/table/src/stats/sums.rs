//! The totals of many games: the share won, the best of them, and points by source.

use super::figures::{Figures, Sources};
use super::{best_games::BestGames, hand_points::HandPoints, quality::Quality, rate::Rate};
use crate::career::summary::{Met, Summary, met};
use crate::{engine::Preset, nestor::Level, record::Outcome};
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
    /// The same by game.
    pub by_game: BTreeMap<GameKey, Rate>,
    /// The same by the level of the strongest opponent.
    pub by_level: BTreeMap<Level, Rate>,
    /// The same with and against people.
    pub people: Vec<Met>,
    /// The best of them.
    pub best: BestGames,
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

/// The totals of one side's hands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideSums {
    /// The points of each hand.
    pub points: HandPoints,
    /// The points by source.
    pub sources: Sources,
    /// How many bones were drawn.
    pub draws: u32,
}

impl Sums {
    /// The totals of these games, which come in the order in which they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a CountedGame>) -> Sums {
        let games: Vec<&CountedGame> = games.into_iter().collect();
        let people = met(games.iter().map(|counted| &*counted.game));
        let best = BestGames::of(games.iter().map(|counted| &counted.game));
        let mut sums = Sums { people, best, ..Sums::default() };
        for CountedGame { game, figures, .. } in games {
            let won = match game.result {
                Outcome::Unfinished => continue,
                Outcome::Drawn => None,
                Outcome::Won => Some(true),
                Outcome::Lost => Some(false),
            };
            match won {
                Some(won) => sums.add_decided(game, won),
                None => sums.drawn += 1,
            }
            sums.add_hands(figures);
        }
        sums
    }

    fn add_decided(&mut self, game: &Summary, won: bool) {
        self.won.add(won);
        self.by_game.entry(game.game().map_or(GameKey::Own, GameKey::Named)).or_default().add(won);
        if let Some(level) = game.counted_level() {
            self.by_level.entry(level).or_default().add(won);
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

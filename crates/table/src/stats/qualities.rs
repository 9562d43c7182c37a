//! How well many games were played: all together, by game, and over time.

use super::quality::Quality;
use super::sums::{CountedGame, GameKey, stretch_ends};
use jiff::Timestamp;
use std::collections::BTreeMap;

/// How well the chosen games were played, as far as they are judged.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Qualities {
    /// All of them together.
    pub all: Quality,
    /// By game and number of players.
    pub by_game: BTreeMap<(GameKey, usize), Quality>,
    /// Over time, in stretches of about the same number of games.
    pub over_time: Vec<Period>,
}

/// Judged games that ended one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Period {
    /// When the first game ended.
    pub from: Timestamp,
    /// When the last game ended.
    pub to: Timestamp,
    /// How well they were played.
    pub quality: Quality,
}

impl Qualities {
    /// How well these games were played, which come in the order in which they ended.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a CountedGame>) -> Qualities {
        let mut sums = Qualities::default();
        let mut judged: Vec<(Timestamp, &Quality)> = Vec::new();
        for (game, quality) in games.into_iter().filter_map(|counted| Some((&counted.game, counted.quality.as_ref()?)))
        {
            sums.all.join(quality);
            let key = game.game().map_or(GameKey::Own, GameKey::Named);
            sums.by_game.entry((key, game.rules.seats())).or_default().join(quality);
            judged.push((game.played.when, quality));
        }
        sums.over_time = stretch_ends(judged.len())
            .map(|(begin, end)| {
                let mut period = Period { from: judged[begin].0, to: judged[end - 1].0, quality: Quality::default() };
                judged[begin..end].iter().for_each(|(_, quality)| period.quality.join(quality));
                period
            })
            .collect();
        sums
    }
}

//! How well many games were played: all together and by game.

use super::quality::Quality;
use super::sums::{CountedGame, GameKey};
use std::collections::BTreeMap;

/// How well the chosen games were played, as far as they are judged.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Qualities {
    /// All of them together.
    pub all: Quality,
    /// By game and number of players.
    pub by_game: BTreeMap<(GameKey, usize), Quality>,
}

impl Qualities {
    /// How well these games were played.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a CountedGame>) -> Qualities {
        let mut sums = Qualities::default();
        for (game, quality) in games.into_iter().filter_map(|counted| Some((&counted.game, counted.quality.as_ref()?)))
        {
            sums.all.join(quality);
            let key = game.game().map_or(GameKey::Own, GameKey::Named);
            sums.by_game.entry((key, game.rules.seats())).or_default().join(quality);
        }
        sums
    }
}

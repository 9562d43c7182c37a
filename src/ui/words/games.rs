//! What the games are called, and the sentence that says how each is played: messages by the name that a game has in text.

use super::Words;
use crate::engine::rules::{Family, Preset};

impl Words {
    /// The name of a game. One with rules of the player's own has a name as well.
    pub fn game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.of_game(&format!("game-{name}")).unwrap_or(name)
    }

    /// A shorter name, for where the whole one has no room; the whole one where it is short enough.
    pub fn short_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.of_game(&format!("game-{name}-short")).unwrap_or_else(|| self.game(game))
    }

    /// How a game is played, in a sentence or two.
    pub fn about_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.of_game(&format!("game-{name}-about")).unwrap_or(name)
    }

    fn of_game(&self, id: &str) -> Option<&str> {
        self.plain.get(id).map(String::as_str)
    }

    /// What games that are alike are called together.
    pub fn family(&self, family: Family) -> &str {
        self.get(match family {
            Family::DrawAndBlock => "family-draw",
            Family::InPairs => "family-pairs",
            Family::FivesAndThrees => "family-fives",
            Family::CrossesAndOthers => "family-others",
        })
    }
}

fn name(game: Option<Preset>) -> &'static str {
    game.map_or("custom", Preset::name)
}

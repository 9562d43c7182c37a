//! The names of the games, and a sentence on how each is played. The ids of the messages contain the name that a game has in text.

use super::Words;
use crate::engine::rules::{Family, Preset};

impl Words {
    /// Returns the name of a game. Custom rules have a name as well.
    pub fn game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.of_game(&format!("game-{name}")).unwrap_or(name)
    }

    /// Returns a shorter name for narrow places, or the full name if it is short enough.
    pub fn short_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.of_game(&format!("game-{name}-short")).unwrap_or_else(|| self.game(game))
    }

    /// Returns how a game is played, in a sentence or two.
    pub fn about_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.of_game(&format!("game-{name}-about")).unwrap_or(name)
    }

    fn of_game(&self, id: &str) -> Option<&str> {
        self.plain.get(id).map(String::as_str)
    }

    /// Returns the name of a family of games.
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

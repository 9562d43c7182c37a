//! The names of the games, a sentence on how each is played, and the words of the lessons. The ids of the messages contain the name that a game or a lesson
//! has in text.

use super::Words;
use crate::engine::rules::{Family, Preset};

impl Words {
    /// Returns the name of a game. Custom rules have a name as well.
    pub fn game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.named(&format!("game-{name}")).unwrap_or(name)
    }

    /// Returns a shorter name for narrow places, or the full name if it is short enough.
    pub fn short_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.named(&format!("game-{name}-short")).unwrap_or_else(|| self.game(game))
    }

    /// Returns how a game is played, in a sentence or two.
    pub fn about_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.named(&format!("game-{name}-about")).unwrap_or(name)
    }

    /// Returns the title of a lesson of the course, its idea, and why its plays are best.
    pub fn lesson(&self, name: &str) -> [&str; 3] {
        let ids = [format!("lesson-{name}"), format!("lesson-{name}-idea"), format!("lesson-{name}-why")];
        ids.map(|id| self.named(&id).unwrap_or_default())
    }

    fn named(&self, id: &str) -> Option<&str> {
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

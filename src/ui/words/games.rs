//! The names of the games, levels and habits, a sentence on how each game is played, and the words
//! of the lessons. The ids of the messages contain the name that each has in text.

use super::{Words, rules::usual_beside};
use crate::engine::rules::{Family, FirstLead, Preset, Rules};
use crate::msg;
use crate::nestor::judge::levels::Bracket;
use crate::ui::words::Message;
use crate::{nestor::Level, review::Habit};

impl Words {
    /// Returns the name of a game. Custom rules have a name as well.
    pub fn game(&self, game: Option<Preset>) -> &str {
        self.get(name(game))
    }

    /// Returns a shorter name for narrow places, or the full name if it is short enough.
    pub fn short_game(&self, game: Option<Preset>) -> &str {
        let name = name(game);
        self.get(name.with("short").unwrap_or(name))
    }

    /// Returns the name of a game with what is unusual about its rules: "All Fives, to 50".
    pub fn game_with_rules(&self, name: &str, rules: &Rules) -> String {
        let Some(usual) = usual_beside(rules) else { return name.to_owned() };
        let args = [("game", name.into()), ("points", rules.target.into())];
        // Who leads the first game of all is no rule that somebody chose.
        let is_led_for_once = matches!(rules.lead_first, FirstLead::Seat(_));
        let lead_first = if is_led_for_once { usual.lead_first } else { rules.lead_first };
        if usual != (Rules { lead_first, ..*rules }) {
            return self.format(msg!("game-house-rules"), &args);
        }
        let named = rules.game().and_then(|game| game.rules(rules.seats()).ok());
        let aims = named.is_some_and(|game| !rules.single_hand && game.target != rules.target);
        if aims { self.format(msg!("game-to"), &args) } else { name.to_owned() }
    }

    /// Returns how a game is played, in a sentence or two.
    pub fn about_game(&self, game: Option<Preset>) -> &str {
        self.more(name(game), "about")
    }

    /// Returns the title of a lesson of the course and its idea.
    pub fn lesson(&self, name: &str) -> [&str; 2] {
        let title = Message::of("lesson", name);
        [self.get(title), self.more(title, "idea")]
    }

    /// Returns why the best play of a lesson's position is best. A lesson of two opposite cases says it for each.
    pub fn lesson_why(&self, name: &str, is_other_case: bool) -> &str {
        let title = Message::of("lesson", name);
        let other = title.with("why-other").filter(|_| is_other_case);
        other.map_or_else(|| self.more(title, "why"), |other| self.get(other))
    }

    /// Returns the name of a level.
    pub fn level(&self, level: Level) -> &str {
        self.get(Message::of("level", level.name()))
    }

    /// Returns the levels that someone has played between: "between Easy and Tough".
    pub(crate) fn standing(&self, Bracket { above, below }: Bracket) -> Option<String> {
        let name = |level| self.level(level).into();
        Some(match (above, below) {
            (Some(above), Some(below)) => {
                self.format(msg!("quality-between"), &[("above", name(above)), ("below", name(below))])
            }
            (Some(above), None) => self.format(msg!("quality-above"), &[("level", name(above))]),
            (None, Some(below)) => self.format(msg!("quality-below"), &[("level", name(below))]),
            (None, None) => return None,
        })
    }

    /// Returns all levels, each with its name.
    pub fn levels(&self) -> [(String, Level); 5] {
        Level::ALL.map(|level| (self.level(level).to_owned(), level))
    }

    /// Returns what tells a player about a habit.
    pub fn habit(&self, habit: Habit) -> &str {
        self.get(Message::of("habit", habit.name()))
    }

    /// Returns the name of a family of games.
    pub fn family(&self, family: Family) -> &str {
        self.get(match family {
            Family::DrawAndBlock => msg!("family-draw"),
            Family::InPairs => msg!("family-pairs"),
            Family::FivesAndThrees => msg!("family-fives"),
            Family::CrossesAndOthers => msg!("family-others"),
        })
    }
}

fn name(game: Option<Preset>) -> Message {
    Message::of("game", game.map_or("custom", Preset::name))
}

//! The games that were won: for each game and level, and in all.

use crate::engine::rules::Preset;
use crate::nestor::Level;
use serde::{Deserialize, Serialize};

/// How many games each of the two has won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Wins {
    /// Games that you won.
    pub you: u32,
    /// Games that Nestor won.
    pub nestor: u32,
    /// How many of yours were helped: won after Undo, a look at hidden bones or a hint (R34).
    pub helped: u32,
}

impl Wins {
    /// How many games were won at all.
    pub const fn games(self) -> u32 {
        self.you.saturating_add(self.nestor)
    }

    /// The share of the games that you won, in percent; `None` before the first game.
    pub fn your_percent(self) -> Option<f64> {
        (self.games() > 0).then(|| 100.0 * f64::from(self.you) / f64::from(self.games()))
    }

    fn add(self, other: Wins) -> Wins {
        Wins {
            you: self.you.saturating_add(other.you),
            nestor: self.nestor.saturating_add(other.nestor),
            helped: self.helped.saturating_add(other.helped),
        }
    }
}

/// The games of one kind at one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The game; `None` is one with options of the player's own.
    pub game: Option<Preset>,
    /// How strong Nestor played.
    pub level: Level,
    /// Who won them.
    pub wins: Wins,
}

impl Line {
    /// Named games stand in the order in which they are listed, a player's own after them.
    fn place(&self) -> (bool, Option<Preset>, Level) {
        (self.game.is_none(), self.game, self.level)
    }
}

/// All games that were won, one line for each kind and level of which there was any.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tally(Vec<Line>);

impl Tally {
    /// The lines, by game and then by level.
    pub fn lines(&self) -> &[Line] {
        &self.0
    }

    /// All games together.
    pub fn total(&self) -> Wins {
        self.0.iter().fold(Wins::default(), |total, line| total.add(line.wins))
    }

    /// Whether nobody has won anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds the games of a line to those of the same kind and level.
    pub fn add(&mut self, line: Line) {
        match self.0.binary_search_by_key(&line.place(), Line::place) {
            Ok(at) => self.0[at].wins = self.0[at].wins.add(line.wins),
            Err(at) => self.0.insert(at, line),
        }
    }

    /// The same with its lines in order and each there once: a file may say anything.
    #[must_use]
    pub fn tidied(self) -> Tally {
        let mut tidy = Tally::default();
        for line in self.0 {
            tidy.add(line);
        }
        tidy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(game: Option<Preset>, level: Level, you: u32, nestor: u32, helped: u32) -> Line {
        Line { game, level, wins: Wins { you, nestor, helped } }
    }

    #[test]
    fn games_are_counted_by_kind_and_level_and_in_all() {
        let mut tally = Tally::default();
        tally.add(won(None, Level::Easy, 1, 0, 0));
        tally.add(won(Some(Preset::AllFives), Level::Brutal, 0, 1, 0));
        tally.add(won(Some(Preset::Draw), Level::Tough, 1, 0, 1));
        tally.add(won(Some(Preset::Draw), Level::Beginner, 1, 0, 0));
        tally.add(won(Some(Preset::Draw), Level::Beginner, 0, 1, 0));
        let games: Vec<_> = tally.lines().iter().map(|line| (line.game, line.level)).collect();
        assert_eq!(
            games,
            [
                (Some(Preset::Draw), Level::Beginner),
                (Some(Preset::Draw), Level::Tough),
                (Some(Preset::AllFives), Level::Brutal),
                (None, Level::Easy),
            ]
        );
        assert_eq!(tally.lines()[0].wins, Wins { you: 1, nestor: 1, helped: 0 });
        assert_eq!(tally.total(), Wins { you: 3, nestor: 2, helped: 1 });
        assert_eq!(tally.total().your_percent(), Some(60.0));
        assert_eq!(Wins::default().your_percent(), None);
    }

    #[test]
    fn lines_of_a_file_in_any_order_become_one_each() {
        let twice = Tally(vec![
            won(None, Level::Easy, u32::MAX, 0, 0),
            won(Some(Preset::Draw), Level::Easy, 1, 0, 0),
            won(None, Level::Easy, 5, 0, 0),
        ]);
        let tidy = twice.tidied();
        assert_eq!(tidy.lines().len(), 2);
        assert_eq!(tidy.lines()[1].wins.you, u32::MAX);
    }
}

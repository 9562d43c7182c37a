//! The tally of games won and lost, for each game and level, and in total.

use crate::engine::Preset;
use crate::nestor::Level;
use crate::record::Text;
use serde::{Deserialize, Serialize};

/// The number of games at a level that are enough to suggest another level.
const ENOUGH_GAMES: u32 = 10;
/// The share of games won at which the next level would suit.
const TOO_EASY: f64 = 0.6;
/// The share of games won below which the level below would suit better.
const TOO_HARD: f64 = 0.35;

/// The numbers of games that a person has won and lost. Practice (R34) is counted apart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Wins {
    /// Plain games that the person won.
    pub won: u32,
    /// Plain games that someone else won.
    pub lost: u32,
    /// Games of practice that the person won.
    pub practice_won: u32,
    /// Games of practice that someone else won.
    pub practice_lost: u32,
}

impl Wins {
    /// A single game.
    pub const fn of(won: bool, practice: bool) -> Wins {
        Wins {
            won: (won && !practice) as u32,
            lost: (!won && !practice) as u32,
            practice_won: (won && practice) as u32,
            practice_lost: (!won && practice) as u32,
        }
    }

    /// The number of games of practice.
    pub const fn practice(self) -> u32 {
        self.practice_won.saturating_add(self.practice_lost)
    }

    /// The number of plain games.
    pub const fn plain(self) -> u32 {
        self.won.saturating_add(self.lost)
    }

    /// The number of all games that were won or lost.
    pub const fn games(self) -> u32 {
        self.plain().saturating_add(self.practice())
    }

    /// The share of plain games that the person won, in percent. It is `None` before the first.
    pub fn won_percent(self) -> Option<f64> {
        (self.plain() > 0).then(|| 100.0 * f64::from(self.won) / f64::from(self.plain()))
    }

    pub(super) fn add(self, other: Wins) -> Wins {
        Wins {
            won: self.won.saturating_add(other.won),
            lost: self.lost.saturating_add(other.lost),
            practice_won: self.practice_won.saturating_add(other.practice_won),
            practice_lost: self.practice_lost.saturating_add(other.practice_lost),
        }
    }
}

/// The games of one kind at one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "LineText", into = "LineText")]
pub struct Line {
    /// The game, or `None` for a custom game.
    pub game: Option<Preset>,
    /// The level of Nestor.
    pub level: Level,
    /// The numbers of games won and lost.
    pub wins: Wins,
}

impl Line {
    /// The sort key. Named games are in the order of the list, and custom games come after them.
    fn place(&self) -> (bool, Option<Preset>, Level) {
        (self.game.is_none(), self.game, self.level)
    }
}

/// A line as it is written in a file.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Line")]
struct LineText {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<Text<Preset>>,
    level: Text<Level>,
    #[serde(default)]
    won: u32,
    #[serde(default)]
    lost: u32,
    #[serde(default)]
    practice_won: u32,
    #[serde(default)]
    practice_lost: u32,
}

impl From<Line> for LineText {
    fn from(line: Line) -> LineText {
        let Wins { won, lost, practice_won, practice_lost } = line.wins;
        LineText { game: line.game.map(Text), level: Text(line.level), won, lost, practice_won, practice_lost }
    }
}

impl From<LineText> for Line {
    fn from(text: LineText) -> Line {
        let LineText { won, lost, practice_won, practice_lost, .. } = text;
        let wins = Wins { won, lost, practice_won, practice_lost };
        Line { game: text.game.map(|game| game.0), level: text.level.0, wins }
    }
}

/// All games that were won or lost, one line for each kind and level with any games.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Line>", into = "Vec<Line>")]
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

    /// All games at a level.
    pub fn at_level(&self, level: Level) -> Wins {
        self.0.iter().filter(|line| line.level == level).fold(Wins::default(), |total, line| total.add(line.wins))
    }

    /// The level that would suit the player better than this one, if there were enough plain games
    /// at this one. It is the next level if many were won, or the level below if only few were won.
    pub fn better_level(&self, level: Level) -> Option<Level> {
        let wins = self.at_level(level);
        let at = Level::ALL.iter().position(|other| *other == level)?;
        let share = |won: u32| f64::from(won) / f64::from(wins.plain());
        if wins.plain() < ENOUGH_GAMES {
            None
        } else if share(wins.won) >= TOO_EASY {
            Level::ALL.get(at + 1).copied()
        } else if share(wins.won) < TOO_HARD {
            at.checked_sub(1).map(|below| Level::ALL[below])
        } else {
            None
        }
    }

    /// Whether the tally is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds the games of a line to the line of the same kind and level. A file can have one that counts none.
    pub fn add(&mut self, line: Line) {
        if line.wins.games() == 0 {
            return;
        }
        match self.0.binary_search_by_key(&line.place(), Line::place) {
            Ok(at) => self.0[at].wins = self.0[at].wins.add(line.wins),
            Err(at) => self.0.insert(at, line),
        }
    }

    /// This tally with the games of another.
    #[must_use]
    pub fn with(mut self, other: &Tally) -> Tally {
        other.0.iter().for_each(|line| self.add(*line));
        self
    }
}

/// Takes lines in any order, even repeated ones, because a file may contain anything.
impl FromIterator<Line> for Tally {
    fn from_iter<I: IntoIterator<Item = Line>>(lines: I) -> Tally {
        let mut tally = Tally::default();
        lines.into_iter().for_each(|line| tally.add(line));
        tally
    }
}

impl From<Vec<Line>> for Tally {
    fn from(lines: Vec<Line>) -> Tally {
        lines.into_iter().collect()
    }
}

impl From<Tally> for Vec<Line> {
    fn from(tally: Tally) -> Vec<Line> {
        tally.0
    }
}

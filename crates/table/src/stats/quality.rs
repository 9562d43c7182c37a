//! How well a judged game was played: what its decisions cost, and the result without luck.

use crate::review::{GivenAway, HabitCosts, Review};
use crate::{engine::Seat, record::Outcome};

/// How well a player played in judged games.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Quality {
    /// How many games were judged.
    pub games: u32,
    /// What the player's decisions cost.
    pub given: GivenAway,
    /// The results together: one for a win, and a half for a game that nobody won.
    pub result: f64,
    /// The part of the results that was luck.
    pub luck: f64,
    /// What habits cost.
    pub habits: HabitCosts,
}

/// How many numbers of a row come before those of the habits.
const PLAIN: usize = 11;

impl Quality {
    /// How well a seat played in a game with this result, once all its decisions are judged.
    pub fn of(review: &Review, seat: Seat, result: Outcome) -> Option<Quality> {
        let luck = review.luck.as_ref().filter(|_| review.knows_all_of(seat))?.of(review.rules.side(seat));
        let result = match result {
            Outcome::Won => 1.0,
            Outcome::Drawn => 0.5,
            Outcome::Lost => 0.0,
            Outcome::Unfinished => return None,
        };
        Some(Quality { games: 1, given: review.sum(seat), result, luck, habits: review.habits(seat) })
    }

    /// Adds another game.
    pub fn join(&mut self, other: &Quality) {
        self.games += other.games;
        self.given.join(&other.given);
        self.result += other.result;
        self.luck += other.luck;
        self.habits.join(&other.habits);
    }

    /// The share of the results that came from how everyone played, without luck, from 0 to 1. In a
    /// few games the luck that was measured may be more than there was to win or to lose.
    pub fn without_luck(&self) -> Option<f64> {
        (self.games > 0).then(|| ((self.result - self.luck) / f64::from(self.games)).clamp(0.0, 1.0))
    }

    /// The share of the results as they were.
    pub fn with_luck(&self) -> Option<f64> {
        (self.games > 0).then(|| self.result / f64::from(self.games))
    }

    /// The quality of a game as a row of numbers, for a table of many games.
    pub fn to_row(&self) -> String {
        let GivenAway { decisions, loss, squares, squared_error, by_chance, marks: [doubtful, bad, blunders], .. } =
            self.given;
        let Quality { games, result, luck, habits, .. } = self;
        format!(
            "{games} {decisions} {loss} {squares} {squared_error} {by_chance} {doubtful} {bad} {blunders} {result} {luck}{}",
            habits.to_row()
        )
    }

    /// The quality in a row, if it is valid.
    pub fn from_row(text: &str) -> Option<Quality> {
        let numbers: Vec<f64> = text.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
        let (plain, habits) = numbers.split_at_checked(PLAIN)?;
        let [games, decisions, loss, squares, squared_error, by_chance, doubtful, bad, blunders, result, luck] =
            plain.try_into().ok()?;
        let marks = [doubtful, bad, blunders].map(|count: f64| count as u32);
        let decisions = decisions as u32;
        let given = GivenAway { decisions, loss, squares, squared_error, by_chance, marks, ..GivenAway::default() };
        Some(Quality { games: games as u32, given, result, luck, habits: HabitCosts::from_row(habits)? })
    }
}

//! A player's own mistakes, as exercises that come back until they are learned.
//!
//! When an exercise comes back follows from how it was answered, by FSRS, the schedule that
//! programs for learning by heart use. Days are counted in the player's own time zone, from any
//! day.

use crate::record::GameId;
use chrono::{DateTime, Utc};
use rs_fsrs::{FSRS, Parameters, Rating, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// How many exercises a day asks for.
pub const A_DAY: usize = 10;
/// The most exercises that wait. Beyond that, the cheapest mistakes that never came back are left
/// out.
const MOST: usize = 500;
/// An exercise that would come back after more days than this is learned.
const LEARNED: i64 = 90;
const DAY: i64 = 86_400;

/// The exercises of a player that come back.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Deck {
    cards: Vec<Returning>,
    /// The games whose mistakes were taken in.
    games: BTreeSet<String>,
    /// The day of the last answer, and how many of that day's exercises are answered.
    answered: (u64, usize),
}

/// An exercise that comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Returning {
    /// The exercise, as a line of text.
    pub exercise: String,
    /// What the player played, if it was a mistake of a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// What that cost.
    #[serde(default)]
    pub loss: f64,
    /// The names of the habits that it showed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub habits: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    memory: Option<Memory>,
}

/// How well an exercise is remembered.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Memory {
    stability: f64,
    difficulty: f64,
    /// The day of the last answer.
    last: u64,
    /// The day on which it comes back.
    due: u64,
}

impl Returning {
    /// An exercise that has not been answered yet.
    pub const fn new(exercise: String, played: Option<String>, loss: f64, habits: Vec<String>) -> Returning {
        Returning { exercise, played, loss, habits, memory: None }
    }

    /// Whether it comes back on this day or was due before. New exercises are due at once.
    fn is_due(&self, day: u64) -> bool {
        self.memory.is_none_or(|memory| memory.due <= day)
    }
}

impl Memory {
    /// What is remembered after an answer, and in how many days it is asked again.
    fn after(before: Option<Memory>, right: bool, day: u64) -> (Memory, i64) {
        let time = |day: u64| DateTime::<Utc>::from_timestamp(day as i64 * DAY, 0).unwrap_or_default();
        let card = before.map_or_else(rs_fsrs::Card::default, |memory| rs_fsrs::Card {
            stability: memory.stability,
            difficulty: memory.difficulty,
            last_review: time(memory.last),
            due: time(memory.due),
            state: State::Review,
            ..Default::default()
        });
        let plan = FSRS::new(Parameters { enable_short_term: false, enable_fuzz: false, ..Parameters::default() });
        let next = plan.next(card, time(day), if right { Rating::Good } else { Rating::Again }).card;
        let days = next.scheduled_days.max(1);
        let (stability, difficulty) = (next.stability, next.difficulty);
        (Memory { stability, difficulty, last: day, due: day + days as u64 }, days)
    }
}

impl Deck {
    /// Whether the mistakes of a game were taken in.
    pub fn has_taken(&self, game: GameId) -> bool {
        self.games.contains(&game.to_string())
    }

    /// Takes in the mistakes of a game, unless they were taken in before.
    pub fn take(&mut self, game: GameId, mistakes: impl IntoIterator<Item = Returning>) {
        if self.games.insert(game.to_string()) {
            mistakes.into_iter().for_each(|card| self.add(card));
        }
    }

    /// Adds an exercise, unless it is there.
    pub fn add(&mut self, card: Returning) {
        if self.cards.iter().any(|known| known.exercise == card.exercise) {
            return;
        }
        self.cards.push(card);
        if self.cards.len() > MOST {
            let fresh = self.cards.iter().enumerate().filter(|(_, card)| card.memory.is_none());
            let cheapest = fresh.min_by(|(_, a), (_, b)| a.loss.total_cmp(&b.loss)).map(|(at, _)| at);
            self.cards.remove(cheapest.unwrap_or(0));
        }
    }

    /// The player's own mistakes that showed a habit and belong to none of some others, the dearest
    /// first.
    pub fn of_habit(&self, habit: &str, others: &[&str]) -> Vec<&Returning> {
        let shows = |card: &&Returning, habit: &str| card.habits.iter().any(|name| name == habit);
        let belongs = |card: &&Returning| shows(card, habit) && !others.iter().any(|other| shows(card, other));
        let mut found: Vec<&Returning> = self.cards.iter().filter(belongs).collect();
        found.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        found
    }

    /// How many exercises are left for this day.
    pub const fn left(&self, day: u64) -> usize {
        if self.answered.0 == day { A_DAY.saturating_sub(self.answered.1) } else { A_DAY }
    }

    /// What comes back on this day, at most as much as is left for it: first what was answered
    /// before, then the dearest mistakes.
    pub fn due(&self, day: u64) -> Vec<&Returning> {
        let mut due: Vec<&Returning> = self.cards.iter().filter(|card| card.is_due(day)).collect();
        due.sort_by(|a, b| {
            let first = |card: &Returning| card.memory.map_or(u64::MAX, |memory| memory.due);
            first(a).cmp(&first(b)).then(b.loss.total_cmp(&a.loss))
        });
        due.truncate(self.left(day));
        due
    }

    /// How many exercises come back on this day.
    pub fn count_due(&self, day: u64) -> usize {
        self.cards.iter().filter(|card| card.is_due(day)).count().min(self.left(day))
    }

    /// Notes an answer to one of this day's exercises. A made exercise that was missed comes back,
    /// and one that is learned goes.
    pub fn answer(&mut self, exercise: &str, right: bool, day: u64) {
        let before = if self.answered.0 == day { self.answered.1 } else { 0 };
        self.answered = (day, before + 1);
        if !right {
            self.add(Returning::new(exercise.to_owned(), None, 0.0, Vec::new()));
        }
        let Some(at) = self.cards.iter().position(|card| card.exercise == exercise) else { return };
        let (memory, days) = Memory::after(self.cards[at].memory, right, day);
        if days > LEARNED {
            self.cards.remove(at);
        } else {
            self.cards[at].memory = Some(memory);
        }
    }

    /// Adds what was kept elsewhere.
    pub fn join(&mut self, other: Deck) {
        other.cards.into_iter().for_each(|card| self.add(card));
        self.games.extend(other.games);
    }
}

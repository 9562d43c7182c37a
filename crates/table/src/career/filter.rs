//! Filters and sorts the kept games, by kind, opponent, result, time and contents.

use crate::engine::{Bone, Preset};
use crate::record::{GameId, GameKind, Outcome, deal_number};
use crate::{career::Summary, nestor::Level};
use jiff::Timestamp;
use std::ops::RangeFrom;

/// A filter for games. An empty field lets every game through.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Games with this name, or custom games.
    pub game: Option<Option<Preset>>,
    /// Games whose strongest opponent was of this level.
    pub level: Option<Level>,
    /// Games with this result.
    pub result: Option<Outcome>,
    /// Games of this kind.
    pub kind: Option<GameKind>,
    /// Games with this many players.
    pub seats: Option<usize>,
    /// Games with the person of this id, as partner or opponent.
    pub person: Option<String>,
    /// Games that ended at this time or later.
    pub when: Option<RangeFrom<Timestamp>>,
    /// What to search for.
    pub sought: Option<Sought>,
}

/// What to search games for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// A hand led with this bone.
    Lead(Bone),
    /// A hand dealt from this number.
    Deal(u64),
}

impl Sought {
    /// Reads what a player has typed: a bone, such as 6-4, or a number.
    pub fn from_text(text: &str) -> Option<Sought> {
        let text = text.trim();
        text.parse().map(Sought::Deal).or_else(|_| text.parse().map(Sought::Lead)).ok()
    }

    fn finds(self, game: &Summary) -> bool {
        match self {
            Sought::Lead(bone) => game.leads.contains(&bone),
            Sought::Deal(number) => (0..game.hands).any(|hand| deal_number(game.played.number, hand) == number),
        }
    }
}

impl Filter {
    /// Whether a game passes the filter.
    pub fn lets_through(&self, game: &Summary) -> bool {
        fn fits<T: PartialEq>(wanted: Option<T>, found: impl FnOnce() -> T) -> bool {
            wanted.is_none_or(|wanted| wanted == found())
        }
        fits(self.result, || game.result)
            && fits(self.kind, || game.kind())
            && fits(self.seats, || game.rules.seats())
            && self.person.as_ref().is_none_or(|id| game.others().any(|person| person.id() == id))
            && self.when.as_ref().is_none_or(|when| when.contains(&game.played.when))
            && fits(self.level.map(Some), || game.strongest_opponent())
            && fits(self.game, || game.game())
            && self.sought.is_none_or(|sought| sought.finds(game))
    }
}

/// The order of a list of games.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Order {
    /// By the time when they ended.
    #[default]
    When,
    /// By the kind of game.
    Game,
    /// By the level of the strongest opponent.
    Level,
    /// By the result. Games with the same result are sorted by the player's lead in points.
    Result,
    /// By how long they took.
    Took,
    /// By how accurately the player played, as far as that is known.
    Accuracy,
    /// By how much luck the player had, as far as that is known.
    Luck,
}

impl Order {
    /// Sorts games in this order, lowest first. The sort is stable. `figure` is what is known of a
    /// game by judging it. Games of which nothing is known come first.
    pub fn sort<T: AsRef<Summary>>(self, games: &mut [T], figure: impl Fn(GameId) -> Option<f64>) {
        match self {
            Order::When => games.sort_by_key(|game| game.as_ref().played.when),
            Order::Game => games.sort_by_cached_key(|game| {
                let game = game.as_ref();
                (game.game().is_none(), game.game(), game.rules.seats())
            }),
            Order::Level => games.sort_by_key(|game| game.as_ref().strongest_opponent()),
            Order::Result => games.sort_by_key(|game| {
                let game = game.as_ref();
                (game.result, game.best_other_points() - game.own_points())
            }),
            Order::Took => games.sort_by_key(|game| game.as_ref().played.took),
            Order::Accuracy | Order::Luck => {
                let figure = |game: &T| figure(game.as_ref().played.id).unwrap_or(f64::NEG_INFINITY);
                games.sort_by(|one, other| figure(one).total_cmp(&figure(other)));
            }
        }
    }
}

//! Which of the kept games are looked at: by kind, opponent, end and time, and what they are searched for.

use crate::engine::bone::Bone;
use crate::engine::rules::Preset;
use crate::nestor::Level;
use crate::record::numbers::{deal_number, old_deal_number};
use crate::{career::summary::Summary, record::kept::Outcome};
use jiff::Timestamp;
use std::ops::RangeFrom;

/// Which games are looked at. What is not said lets every game through.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Filter {
    /// Games of this name, or those with options of the player's own.
    pub game: Option<Option<Preset>>,
    /// Games whose strongest opponent was of this level.
    pub level: Option<Level>,
    /// Games that ended so.
    pub result: Option<Outcome>,
    /// Games in which the player was helped, or was not.
    pub helped: Option<bool>,
    /// Games with so many players.
    pub seats: Option<usize>,
    /// Games that ended then or later.
    pub when: Option<RangeFrom<Timestamp>>,
    /// What is sought.
    pub sought: Option<Sought>,
}

/// What games are searched for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// A hand that was led with this bone.
    Lead(Bone),
    /// A hand that was dealt from this number.
    Deal(u64),
}

impl Sought {
    /// What a player has typed: a bone, such as 6-4, or a number.
    pub fn from_text(text: &str) -> Option<Sought> {
        let text = text.trim();
        text.parse().map(Sought::Deal).or_else(|_| text.parse().map(Sought::Lead)).ok()
    }
}

impl Filter {
    /// Whether a game is looked at.
    pub fn lets_through(&self, game: &Summary) -> bool {
        fn fits<T: PartialEq>(wanted: Option<T>, found: impl FnOnce() -> T) -> bool {
            wanted.is_none_or(|wanted| wanted == found())
        }
        fits(self.result, || game.result)
            && fits(self.helped, || game.played.helped)
            && fits(self.seats, || game.rules.seats())
            && self.when.as_ref().is_none_or(|when| when.contains(&game.played.when))
            && fits(self.level.map(Some), || game.strongest_opponent())
            && fits(self.game, || game.game())
            && self.sought.is_none_or(|sought| sought.finds(game))
    }

    /// Whether every game is looked at.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }
}

impl Sought {
    fn finds(self, game: &Summary) -> bool {
        match self {
            Sought::Lead(bone) => game.leads.contains(&bone),
            // Which of the two ways to number deals it is from is not told at a glance.
            Sought::Deal(number) => (0..game.hands).any(|hand| {
                [deal_number(game.played.number, hand), old_deal_number(game.played.number, hand)].contains(&number)
            }),
        }
    }
}

/// What a list of games is sorted by.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Order {
    /// When they ended.
    #[default]
    When,
    /// Which game it was.
    Game,
    /// How strong the strongest opponent was.
    Level,
    /// How they ended: by how many points the player was ahead among those that ended alike.
    Result,
    /// How long they took.
    Took,
}

impl Order {
    /// Sorts games so, the lowest first. Games that are alike stay in the order in which they were.
    pub fn sort<T: AsRef<Summary>>(self, games: &mut [T]) {
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
        }
    }
}

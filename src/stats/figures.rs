//! What one finished game adds to the statistics, seen from the seat of its player.
//!
//! They follow from the record alone, so they can be kept beside it to save time and be made again whenever they are lost.

use crate::engine::bone::{Seat, Side};
use crate::engine::event::HandEnd;
use crate::record::chronicle::{Chronicle, HandStory, What};
use crate::record::{Record, ReplayError};
use serde::{Deserialize, Serialize};

/// What one game adds to the statistics.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// Its hands, in order.
    pub hands: Vec<HandFigures>,
    /// Where the points of the player's side came from.
    pub own: Sources,
    /// Where the points of all other sides came from.
    pub others: Sources,
}

/// What one hand came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandFigures {
    /// The points of the player's side, less than zero where more were taken than given.
    pub own: i16,
    /// The points of all other sides together.
    pub others: i16,
    /// Whether it was blocked.
    pub blocked: bool,
    /// How many bones the player drew.
    pub own_draws: u8,
    /// How many bones all others drew.
    pub others_draws: u8,
}

/// Where points came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sources {
    /// The table count after a play.
    pub plays: i32,
    /// Firecrackers.
    pub firecrackers: i32,
    /// The bones that were left when somebody went out.
    pub going_out: i32,
    /// The bones that were left when a hand was blocked.
    pub blocked: i32,
    /// The most that a single play scored.
    pub best_play: i32,
}

impl Figures {
    /// What a game adds, in which the player sat there.
    pub fn of(record: &Record, player: Seat) -> Result<Figures, ReplayError> {
        let chronicle = Chronicle::of(record, player)?;
        let mut figures = Figures::default();
        for hand in chronicle.hands() {
            figures.add(hand);
        }
        Ok(figures)
    }

    fn add(&mut self, hand: &HandStory) {
        let mut sums = HandFigures { blocked: hand.end() == Some(HandEnd::Blocked), ..HandFigures::default() };
        for entry in hand.entries() {
            let mine = entry.seat == hand.seat();
            if let What::Drew { count, .. } = entry.what {
                *(if mine { &mut sums.own_draws } else { &mut sums.others_draws }) += count as u8;
            }
            let points = entry.counted();
            let sources = self.sources(hand, hand.rules().side(entry.seat));
            match entry.what {
                What::Destroyed { .. } => sources.firecrackers += points,
                _ => sources.plays += points,
            }
            sources.best_play = sources.best_play.max(points);
        }
        for award in hand.awards().iter().filter(|award| award.counted) {
            let sources = self.sources(hand, award.side);
            *(if sums.blocked { &mut sources.blocked } else { &mut sources.going_out }) += i32::from(award.points);
        }
        let own = hand.rules().side(hand.seat());
        for side in hand.rules().all_sides() {
            let points = hand.points(side).all() as i16;
            *(if side == own { &mut sums.own } else { &mut sums.others }) += points;
        }
        self.hands.push(sums);
    }

    fn sources(&mut self, hand: &HandStory, side: Side) -> &mut Sources {
        if side == hand.rules().side(hand.seat()) { &mut self.own } else { &mut self.others }
    }
}

impl Sources {
    /// All points.
    pub const fn all(&self) -> i32 {
        self.plays + self.firecrackers + self.going_out + self.blocked
    }

    /// Adds those of another game.
    pub fn join(&mut self, other: &Sources) {
        self.plays += other.plays;
        self.firecrackers += other.firecrackers;
        self.going_out += other.going_out;
        self.blocked += other.blocked;
        self.best_play = self.best_play.max(other.best_play);
    }
}

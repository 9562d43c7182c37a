//! What one finished game adds to the statistics, seen from its player's seat.
//!
//! All of it follows from the record, so it is saved only to save time and can be made again.

use crate::engine::{HandEnd, Seat, Side};
use crate::record::{Chronicle, HandStory, Record, ReplayError, What};
use serde::{Deserialize, Serialize};

/// What one game adds to the statistics.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Figures {
    /// The hands, in order.
    pub hands: Vec<HandFigures>,
    /// The points of the player's side, by source.
    pub own: Sources,
    /// The points of all other sides, by source.
    pub others: Sources,
}

/// The result of one hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HandFigures {
    /// The points of the player's side. Negative if it lost more than it scored.
    pub own: i16,
    /// The points of all other sides together.
    pub others: i16,
    /// Whether the hand was blocked.
    pub blocked: bool,
    /// How many bones the player drew.
    pub own_draws: u8,
    /// How many bones all others drew.
    pub others_draws: u8,
}

/// Points by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sources {
    /// From the table count after a play.
    pub plays: i32,
    /// From firecrackers.
    pub firecrackers: i32,
    /// From the bones that were left when a player went out.
    pub going_out: i32,
    /// From the bones that were left when a hand was blocked.
    pub blocked: i32,
    /// The most points of a single play.
    pub best_play: i32,
}

impl Figures {
    /// The figures of a game in which the player sat there.
    pub fn of(record: &Record, player: Seat) -> Result<Figures, ReplayError> {
        let chronicle = Chronicle::of(record, player)?;
        let mut figures = Figures::default();
        for hand in &chronicle.hands {
            figures.add(hand);
        }
        Ok(figures)
    }

    fn add(&mut self, hand: &HandStory) {
        let blocked = matches!(hand.end, Some((HandEnd::Blocked, _)));
        let mut sums = HandFigures { blocked, ..HandFigures::default() };
        for entry in &hand.entries {
            let mine = entry.seat == hand.seat;
            if let What::Drew { count, .. } = entry.what {
                *(if mine { &mut sums.own_draws } else { &mut sums.others_draws }) += count as u8;
            }
            let points = entry.counted();
            let sources = self.sources(hand, hand.rules.side(entry.seat));
            match entry.what {
                What::Destroyed { .. } => sources.firecrackers += points,
                _ => sources.plays += points,
            }
            sources.best_play = sources.best_play.max(points);
            // A pass can score for other seats.
            for gain in entry.for_others() {
                self.sources(hand, hand.rules.side(gain.seat)).plays += i32::from(gain.points);
            }
        }
        for award in hand.awards.iter().filter(|award| award.counted) {
            let sources = self.sources(hand, award.side);
            *(if sums.blocked { &mut sources.blocked } else { &mut sources.going_out }) += i32::from(award.points);
        }
        let own = hand.rules.side(hand.seat);
        for side in hand.rules.all_sides() {
            let points = hand.points(side).all() as i16;
            *(if side == own { &mut sums.own } else { &mut sums.others }) += points;
        }
        self.hands.push(sums);
    }

    fn sources(&mut self, hand: &HandStory, side: Side) -> &mut Sources {
        if side == hand.rules.side(hand.seat) { &mut self.own } else { &mut self.others }
    }
}

impl Sources {
    /// All points.
    pub const fn all(&self) -> i32 {
        self.plays + self.firecrackers + self.going_out + self.blocked
    }

    /// Adds the points of another game.
    pub fn join(&mut self, other: &Sources) {
        self.plays += other.plays;
        self.firecrackers += other.firecrackers;
        self.going_out += other.going_out;
        self.blocked += other.blocked;
        self.best_play = self.best_play.max(other.best_play);
    }
}

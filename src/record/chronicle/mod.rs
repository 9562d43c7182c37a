//! A game as one seat has seen it: hand by hand, every move with what came of it and how things stood then.
//!
//! A [`Chronicle`] is made from a record, of a game under way as well as of one that is long over, for whoever shows a log, a sheet of the scores or an old
//! game. It takes in nothing but the [`Event`]s that its seat was shown and the bones that the seat was dealt, so it cannot tell more than the seat knows.

mod hand;

pub use hand::{Entry, Gain, HandStory, Moment, Points, What};

use crate::engine::bone::{BySeat, SEATS, Seat, Side};
use crate::engine::event::{Event, GameEnd};
use crate::record::Session;
use crate::record::{Record, ReplayError, Replayed, Witness};

/// A game as one seat has seen it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chronicle {
    seat: Seat,
    hands: Vec<HandStory>,
    end: Option<GameEnd>,
}

/// Where in a chronicle a move stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The hand, counted from zero.
    pub hand: usize,
    /// The entry of the hand, counted from zero.
    pub entry: usize,
}

impl Chronicle {
    /// A game of which the seat has seen nothing yet.
    const fn unseen(seat: Seat) -> Chronicle {
        Chronicle { seat, hands: Vec::new(), end: None }
    }

    /// The game of a record as a seat has seen it.
    pub fn of(record: &Record, seat: Seat) -> Result<Chronicle, ReplayError> {
        let mut chronicle = Chronicle::unseen(seat);
        record.replay_before(&mut chronicle)?;
        Ok(chronicle)
    }

    /// Something has happened in the hand that was dealt last.
    fn hear(&mut self, event: Event) {
        if let Event::GameEnded(end) = event {
            self.end = Some(end);
        } else if let Some(hand) = self.hands.last_mut() {
            hand.hear(event);
        }
    }

    /// Whose eyes it is seen with.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The hands in order; the last one may still be under way.
    pub fn hands(&self) -> &[HandStory] {
        &self.hands
    }

    /// How the game ended, once it has.
    pub const fn end(&self) -> Option<&GameEnd> {
        self.end.as_ref()
    }

    /// The scores of the sides as they stand at its end.
    pub fn scores(&self) -> BySeat<i16> {
        self.hands.last().map_or([0; SEATS], HandStory::scores)
    }

    /// The entry at a place.
    pub fn entry(&self, at: Place) -> Option<&Entry> {
        self.hands.get(at.hand)?.entries().get(at.entry)
    }

    /// The points of a side in the whole game so far, by what they were given for.
    pub fn points(&self, side: Side) -> Points {
        self.hands.iter().map(|hand| hand.points(side)).sum()
    }

    /// The play that scored the most, the first of equals; none in a game where no play scores.
    pub fn best_play(&self) -> Option<Place> {
        let mut best: Option<(i32, Place)> = None;
        for (hand, story) in self.hands.iter().enumerate() {
            for (entry, told) in story.entries().iter().enumerate() {
                let points = told.counted();
                if points > best.map_or(0, |(most, _)| most) {
                    best = Some((points, Place { hand, entry }));
                }
            }
        }
        best.map(|(_, place)| place)
    }

    /// The hand that gave one side the most, and that side: the first of equals.
    pub fn best_hand(&self) -> Option<(usize, Side)> {
        let mut best: Option<(i32, usize, Side)> = None;
        for (number, hand) in self.hands.iter().enumerate() {
            for side in hand.rules().all_sides() {
                let won = hand.points(side).all();
                if won > best.map_or(0, |(most, ..)| most) {
                    best = Some((won, number, side));
                }
            }
        }
        best.map(|(_, number, side)| (number, side))
    }
}

impl Witness for Chronicle {
    fn dealt(&mut self, game: &Session, event: &Event) {
        if let (&Event::Dealt { leader, why, .. }, Some(hand)) = (event, game.record().hands.last()) {
            let own = hand.deal.hands[self.seat.index()];
            let scores = self.scores();
            self.hands.push(HandStory::dealt(*game.state().rules(), self.seat, leader, why, own, scores));
        }
    }

    fn moved(&mut self, made: Replayed<'_>) {
        made.events.iter().for_each(|event| self.hear(event.clone().seen_by(self.seat)));
    }
}

impl Session {
    /// The game as a seat has seen it.
    pub fn chronicle(&self, seat: Seat) -> Chronicle {
        Chronicle::of(self.record(), seat).expect("the record of a game that was played can be played again")
    }
}

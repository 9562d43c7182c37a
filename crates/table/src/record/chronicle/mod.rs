//! A game as one seat has seen it, hand by hand. Every move comes with its effects and the
//! situation afterwards.
//!
//! A [`Chronicle`] is made from the record of any game, in progress or over. It serves for logs,
//! score sheets and old games. It uses only the bones that its seat was dealt and the [`Event`]s
//! that its seat was shown, so it knows no more than the seat.

mod hand;
mod race;

pub use hand::{Entry, Gain, HandStory, Moment, Points, What};
pub use race::Step;

use crate::engine::{Bones, BySeat, Event, GameEnd, Observation, SEATS, Seat, Side};
use crate::record::{Record, Replay, ReplayError, Session};
use std::ops::Add;

/// A game as one seat has seen it.
#[derive(Clone, PartialEq, Debug)]
pub struct Chronicle {
    /// The observing seat.
    pub seat: Seat,
    /// Whether the seat's own bones are covered, so that it knows only what everyone at the table
    /// knows.
    covered: bool,
    /// The hands in order. The last one may still be in progress.
    pub hands: Vec<HandStory>,
    /// How the game ended, once it has.
    pub end: Option<GameEnd>,
}

/// The place of a move in a chronicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The index of the hand, counting from zero.
    pub hand: usize,
    /// The index of the entry in the hand, counting from zero.
    pub entry: usize,
}

impl Chronicle {
    /// Returns the game of a record as a seat has seen it.
    pub fn of(record: &Record, seat: Seat) -> Result<Chronicle, ReplayError> {
        Chronicle::seen(record, seat, false)
    }

    /// Returns the game of a record as everyone at the table has seen it, told from a seat.
    pub fn covered(record: &Record, seat: Seat) -> Result<Chronicle, ReplayError> {
        Chronicle::seen(record, seat, true)
    }

    /// Returns a game as a seat has seen it that was told of it: the hands that are over from a
    /// record, and the current one, if it is not there yet, from all that was heard of it.
    pub fn heard(over: Option<&Record>, story: &[Event], seen: &Observation) -> Chronicle {
        let (seat, covered) = (seen.seat(), seen.is_covered());
        let told = over.and_then(|record| Chronicle::seen(record, seat, covered).ok());
        let mut chronicle = told.unwrap_or(Chronicle { seat, covered, hands: Vec::new(), end: None });
        let Some((Event::Dealt { leader, why, .. }, story)) = story.split_first() else { return chronicle };
        // Back from what the seat holds now to what it was dealt, and to the scores before the hand.
        let (mut own, mut scores) = (seen.hand(), seen.public().scores);
        for event in story.iter().rev() {
            match event {
                Event::Played { seat: by, bone, .. } if *by == seat && !covered => own.insert(*bone),
                Event::Drew { seat: by, bone: Some(bone), .. } if *by == seat => own.remove(*bone),
                Event::Scored { side, points, counted: true, .. } => scores[side.index()] -= i16::from(*points),
                Event::Awarded(award) if award.counted => scores[award.side.index()] -= award.points,
                _ => {}
            }
        }
        chronicle.hands.push(HandStory::dealt(*seen.rules(), seat, (*leader, *why), own, scores));
        for event in story {
            chronicle.hear(event.clone());
        }
        chronicle
    }

    /// Returns the hand of a position as its seat has seen it. Its earlier hands are not known.
    pub fn of_position(seen: &Observation) -> Chronicle {
        let mut story = HandStory::dealt(*seen.rules(), seen.seat(), seen.leader(), seen.dealt(), [0; SEATS]);
        seen.deeds().iter().for_each(|deed| story.follow(deed));
        story.begin_from(&seen.public().scores);
        Chronicle { seat: seen.seat(), covered: false, hands: vec![story], end: None }
    }

    fn seen(record: &Record, seat: Seat, covered: bool) -> Result<Chronicle, ReplayError> {
        let mut chronicle = Chronicle { seat, covered, hands: Vec::new(), end: None };
        record.replay_with(|seen| chronicle.see(seen))?;
        Ok(chronicle)
    }

    fn see(&mut self, seen: Replay<'_>) {
        match seen {
            Replay::Deal(_, game, &Event::Dealt { leader, why, .. }) => {
                let hand = game.record().hands.last().filter(|_| !self.covered);
                let own = hand.map_or(Bones::NONE, |hand| hand.deal.hands[self.seat.index()]);
                let scores = game.state().scores();
                self.hands.push(HandStory::dealt(*game.state().rules(), self.seat, (leader, why), own, scores));
            }
            Replay::Deal(..) => {}
            Replay::Move(made) => {
                for event in made.events {
                    let event = event.clone();
                    self.hear(if self.covered { event.seen_by_all() } else { event.seen_by(self.seat) });
                }
            }
        }
    }

    fn hear(&mut self, event: Event) {
        if let Event::GameEnded(end) = event {
            self.end = Some(end);
        } else if let Some(hand) = self.hands.last_mut() {
            hand.hear(event);
        }
    }

    /// The scores of the sides at the end of the chronicle.
    pub fn scores(&self) -> BySeat<i16> {
        self.hands.last().map_or([0; SEATS], |hand| hand.scores)
    }

    /// The entry at a place.
    pub fn entry(&self, at: Place) -> Option<&Entry> {
        self.hands.get(at.hand)?.entries.get(at.entry)
    }

    /// The points of a side in the whole game so far, by source.
    pub fn points(&self, side: Side) -> Points {
        self.hands.iter().map(|hand| hand.points(side)).fold(Points::default(), Add::add)
    }

    /// The plays that scored, those that scored most first. Among equals, the earlier ones come
    /// first.
    pub(super) fn best_plays(&self) -> Vec<Place> {
        let mut scored: Vec<(i32, Place)> = Vec::new();
        for (hand, story) in self.hands.iter().enumerate() {
            let entries = story.entries.iter().enumerate();
            scored.extend(entries.map(|(entry, told)| (told.counted(), Place { hand, entry })));
        }
        scored.retain(|(points, _)| *points > 0);
        scored.sort_by_key(|(points, place)| (-points, *place));
        scored.into_iter().map(|(_, place)| place).collect()
    }

    /// The play of the observing seat that scored the most, or the first of several. It is `None` if
    /// none scored.
    pub fn own_best_play(&self) -> Option<Place> {
        self.best_plays().into_iter().find(|at| self.entry(*at).is_some_and(|entry| entry.seat == self.seat))
    }

    /// The hand that gave the side of the observing seat the most points. Among equals, it is the
    /// first.
    pub fn own_best_hand(&self) -> Option<usize> {
        let won = |hand: &HandStory| hand.points(hand.rules.side(self.seat)).all();
        let hands = self.hands.iter().map(won).enumerate().filter(|(_, won)| *won > 0);
        hands.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(number, _)| number)
    }
}

impl Session {
    /// The game as a seat has seen it.
    pub fn chronicle(&self, seat: Seat) -> Chronicle {
        Chronicle::of(self.record(), seat).expect("the record of a session can be replayed")
    }
}

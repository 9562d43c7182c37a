//! Which rules can be played, and why the others cannot.

use super::{BonesLeft, FirstLead, MOST_SECONDS, Rules, Settle};
use crate::engine::bone::{BONES, SEATS, Seat};
use std::fmt;

impl Rules {
    /// Whether these rules can be played, and if not, why.
    pub fn check(&self) -> Result<(), RulesError> {
        self.check_table()?;
        self.check_limits()?;
        self.check_goal()
    }

    fn check_table(&self) -> Result<(), RulesError> {
        if !(2..=SEATS).contains(&self.seats()) {
            return Err(RulesError::Seats(self.seats));
        }
        if self.partners && self.seats() != 4 {
            return Err(RulesError::Partners(self.seats));
        }
        if !(1..=9).contains(&self.hand) {
            return Err(RulesError::Hand(self.hand));
        }
        let dealt = self.seats() * usize::from(self.hand);
        if dealt > BONES {
            return Err(RulesError::NotEnoughBones { seats: self.seats, hand: self.hand });
        }
        match self.lead_first {
            FirstLead::Seat(seat) if usize::from(seat) >= self.seats() => Err(RulesError::LeadSeat(seat)),
            _ => self.check_clocks(),
        }
    }

    fn check_clocks(&self) -> Result<(), RulesError> {
        if let Some(seat) = self.clocks.iter().find(|seat| seat.index() >= self.seats()) {
            return Err(RulesError::ClockSeat(seat));
        }
        if self.clocks.is_empty() {
            return Err(RulesError::ClockOfNobody);
        }
        if self.seconds > MOST_SECONDS {
            return Err(RulesError::Seconds(self.seconds));
        }
        if self.on_time() && self.single_hand {
            return Err(RulesError::ClockOnSingleHand);
        }
        Ok(())
    }

    fn check_limits(&self) -> Result<(), RulesError> {
        if self.reserve > 2 {
            return Err(RulesError::Reserve(self.reserve));
        }
        match self.hand_limit {
            Some(limit) if limit < self.hand || usize::from(limit) > BONES => {
                return Err(RulesError::HandLimit { limit, hand: self.hand });
            }
            _ => {}
        }
        match self.max_doublets {
            Some(most) if !(3..=7).contains(&most) => return Err(RulesError::MaxDoublets(most)),
            _ => {}
        }
        if self.opener_doublet && self.opener().is_none() {
            return Err(RulesError::NoOpener);
        }
        Ok(())
    }

    fn check_goal(&self) -> Result<(), RulesError> {
        if !(1..=1000).contains(&self.target) {
            return Err(RulesError::Target(self.target));
        }
        if self.single_hand {
            return Ok(());
        }
        if self.settle == Settle::Subtract && !self.fives && !self.threes {
            return Err(RulesError::NothingScores);
        }
        if self.exact && !self.can_reach_exactly(self.target) {
            return Err(RulesError::NeverExact(self.target));
        }
        Ok(())
    }

    /// Whether some sum of the points that can be had comes to the target exactly.
    fn can_reach_exactly(&self, target: u16) -> bool {
        let in_fives = self.rounding || self.bones_left == BonesLeft::FiveEach;
        let settled: i32 = if in_fives { 5 } else { 1 };
        let mut steps = vec![];
        if self.fives || self.firecrackers {
            steps.push(5);
        }
        if self.threes {
            steps.push(3);
        }
        steps.push(if self.settle == Settle::Subtract { -settled } else { settled });
        // Losses are bounded by what was won before, so a window of a few steps below zero holds every way up.
        let (low, high) = (-60, i32::from(target));
        let mut reached = vec![false; (high - low + 1) as usize];
        let mut open = vec![0];
        while let Some(score) = open.pop() {
            for step in &steps {
                let next = score + step;
                if (low..=high).contains(&next) && !std::mem::replace(&mut reached[(next - low) as usize], true) {
                    open.push(next);
                }
            }
        }
        reached[(high - low) as usize]
    }
}

/// Why a set of options cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the sentence that it prints")]
pub enum RulesError {
    Seats(u8),
    Partners(u8),
    Hand(u8),
    NotEnoughBones { seats: u8, hand: u8 },
    LeadSeat(u8),
    Reserve(u8),
    HandLimit { limit: u8, hand: u8 },
    MaxDoublets(u8),
    NoOpener,
    ClockSeat(Seat),
    ClockOfNobody,
    Seconds(u16),
    ClockOnSingleHand,
    Target(u16),
    NothingScores,
    NeverExact(u16),
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            RulesError::Seats(seats) => write!(f, "2, 3 or 4 can play, not {seats}"),
            RulesError::Partners(seats) => write!(f, "partners need four players, not {seats}"),
            RulesError::Hand(hand) => write!(f, "a hand has 1 to 9 bones, not {hand}"),
            RulesError::NotEnoughBones { seats, hand } => {
                let dealt = u16::from(seats) * u16::from(hand);
                write!(f, "{seats} hands of {hand} need {dealt} bones, and there are {BONES}")
            }
            RulesError::LeadSeat(seat) => write!(f, "seat {seat} cannot lead: there is no such seat"),
            RulesError::Reserve(reserve) => write!(f, "0, 1 or 2 bones can be kept from drawing, not {reserve}"),
            RulesError::HandLimit { limit, hand } => {
                write!(f, "a hand that is dealt {hand} bones can be limited to {hand} to {BONES}, not to {limit}")
            }
            RulesError::MaxDoublets(most) => write!(f, "a hand can be limited to 3 to 7 doublets, not to {most}"),
            RulesError::NoOpener => {
                write!(f, "a sure doublet is for opening the game with, so the seat that leads first must be named")
            }
            RulesError::ClockSeat(seat) => write!(f, "seat {seat} cannot have a clock: there is no such seat"),
            RulesError::ClockOfNobody => write!(f, "some seat must have the clock of a game on time"),
            RulesError::Seconds(seconds) => {
                write!(f, "a game on time lasts at most {MOST_SECONDS} seconds, not {seconds}")
            }
            RulesError::ClockOnSingleHand => write!(f, "a game of a single hand has no points to win on time"),
            RulesError::Target(target) => write!(f, "a game goes to 1 to 1000 points, not to {target}"),
            RulesError::NothingScores => {
                write!(f, "nobody could ever score: hands only take points away, and no count is scored")
            }
            RulesError::NeverExact(target) => {
                write!(f, "nobody could ever reach {target} exactly with the points of this game")
            }
        }
    }
}

impl std::error::Error for RulesError {}

//! Whether beliefs are right: what is told to be so in seventy of a hundred cases should be so in seventy of a hundred.
//!
//! Told are shares, from what a seat could know; set beside them is the truth of the same game, which only whoever referees it may look at.

use crate::engine::state::GameState;
use crate::nestor::shares::{Holder, Shares};

/// The tenths that are looked at: around 10%, 20% and so on to 90%.
pub const TENTHS: usize = 9;

/// What was told about so likely.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tenth {
    /// How often.
    pub told: u64,
    /// The shares that were told, added up.
    pub shares: f64,
    /// How often it was so.
    pub so: u64,
}

/// How shares stand to the truth, over many positions.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Calibration {
    /// What was told from 5% to 15%, and so on to 95%.
    pub tenths: [Tenth; TENTHS],
    /// How many bones somebody could not see, in all positions.
    pub bones: u64,
    /// The logarithms of the shares of where they really lay, added up.
    pub log_score: f64,
}

impl Calibration {
    /// Takes in what was told of a position, and how it was.
    pub fn add(&mut self, shares: &Shares, observer: crate::engine::bone::Seat, truth: &GameState) {
        let revealed = truth.reveal();
        let hidden = !(truth.table().bones() | revealed.hands[observer.index()]);
        let least = 0.5 / f64::from(shares.worlds().max(1));
        for bone in hidden {
            let seats = truth.rules().all_seats().filter(|&seat| seat != observer);
            for place in seats.map(Holder::Hand).chain([Holder::Boneyard]) {
                let is_so = match place {
                    Holder::Hand(seat) => revealed.hands[seat.index()].contains(bone),
                    Holder::Boneyard | Holder::Table => revealed.boneyard.contains(&bone),
                };
                let share = shares.of(bone, place);
                self.count(share, is_so);
                if is_so {
                    self.log_score += share.max(least).ln();
                    self.bones += 1;
                }
            }
        }
    }

    fn count(&mut self, share: f64, is_so: bool) {
        let Some(tenth) = ((share * 10.0).round() as usize).checked_sub(1).and_then(|at| self.tenths.get_mut(at))
        else {
            return;
        };
        tenth.told += 1;
        tenth.shares += share;
        tenth.so += u64::from(is_so);
    }
}

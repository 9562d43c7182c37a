//! Measures whether beliefs are right: of everything believed with 70%, 70 in 100 should be true.
//!
//! Beliefs are the shares that a seat could compute. They are compared with the true bones of the same game, which only the referee may see.

use crate::engine::GameState;
use crate::nestor::shares::{Holder, Shares};

/// The tenths that are measured, around 10%, 20% and so on to 90%.
pub const TENTHS: usize = 9;

/// The beliefs with about the same probability.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tenth {
    /// How many there are.
    pub told: u64,
    /// The sum of their shares.
    pub shares: f64,
    /// How many were true.
    pub so: u64,
}

/// How shares compare with the truth over many positions.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Calibration {
    /// The beliefs from 5% to 15%, from 15% to 25%, and so on to 95%.
    pub tenths: [Tenth; TENTHS],
    /// The number of unseen bones in all positions.
    pub bones: u64,
    /// The sum of the logarithms of the shares of the true places.
    pub log_score: f64,
}

impl Calibration {
    /// Adds the beliefs in a position, with the truth.
    pub fn add(&mut self, shares: &Shares, observer: crate::engine::bone::Seat, truth: &GameState) {
        let revealed = truth.reveal();
        let hidden = !(truth.table().bones() | revealed.hands[observer.index()]);
        let least = 0.5 / f64::from(shares.worlds.max(1));
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

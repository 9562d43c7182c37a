//! When a match knows enough to stop. The deals are looked at in their order, so a match with the
//! same seed always stops at the same deal.

use crate::arena::{Estimate, wilson};

/// How often a sequential test would choose the wrong one of its two claims if it knew how likely
/// every outcome is. It fits that to the deals, which costs a little, so that it is wrong in at
/// most 5 of 100 matches.
const ERROR: f64 = 0.04;

/// The fewest deals before a match may stop because its interval is narrow. The width of an
/// interval over fewer deals is itself uncertain.
const FEWEST_DEALS: u64 = 100;

/// How much narrower than asked for the interval must be. A match that stops when its interval
/// happens to be narrow is wrong a little more often than one of a fixed length.
const NARROWER: f64 = 0.97;

/// An outcome that has not been seen yet counts as this much of a deal, so that no test takes it
/// for impossible.
const UNSEEN: f64 = 1e-3;

/// The number of halvings that find a root to twelve digits.
const HALVINGS: usize = 40;

/// What a match is played for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// The interval of A's share reaches at most this far to each side.
    Within(f64),
    /// It is clear which of two shares is nearer to A's true one. The first is the smaller.
    Between(f64, f64),
}

/// Why a match stopped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stop {
    /// The interval is narrow enough.
    Narrow,
    /// The smaller share fits better.
    Smaller,
    /// The larger share fits better.
    Larger,
}

/// The deals of a match so far, by how much of them A won.
#[derive(Clone, Debug)]
pub struct Stopper {
    aim: Aim,
    /// How often each outcome happened, from nothing to everything in steps of half a game. With
    /// two seatings there are five.
    counts: Vec<u64>,
}

impl Stopper {
    /// A match of this many seatings a deal before its first deal.
    pub fn new(aim: Aim, seatings: usize) -> Stopper {
        Stopper { aim, counts: vec![0; 2 * seatings + 1] }
    }

    /// Adds a deal, given the games that A won in it. Returns a verdict once there is one.
    pub fn add(&mut self, won: f64) -> Option<Stop> {
        let outcome = ((2.0 * won).round() as usize).min(self.counts.len() - 1);
        self.counts[outcome] += 1;
        match self.aim {
            Aim::Within(width) => {
                let Estimate { low, high, .. } = self.estimate();
                (self.deals() >= FEWEST_DEALS && high - low <= 2.0 * NARROWER * width).then_some(Stop::Narrow)
            }
            Aim::Between(smaller, larger) => {
                // Wald's bounds, with the same error to both sides.
                let bound = ((1.0 - ERROR) / ERROR).ln();
                let told = self.evidence(smaller, larger);
                if told >= bound { Some(Stop::Larger) } else { (told <= -bound).then_some(Stop::Smaller) }
            }
        }
    }

    fn deals(&self) -> u64 {
        self.counts.iter().sum()
    }

    fn share_of(&self, outcome: usize) -> f64 {
        outcome as f64 / (self.counts.len() - 1) as f64
    }

    /// The share of the games that A won, with an interval that is a little too wide.
    fn estimate(&self) -> Estimate {
        let deals = self.deals() as f64;
        let sum = |of: &dyn Fn(f64) -> f64| -> f64 {
            self.counts.iter().enumerate().map(|(outcome, &count)| count as f64 * of(self.share_of(outcome))).sum()
        };
        let mean = sum(&|share| share) / deals;
        let variance = sum(&|share| (share - mean).powi(2)) / (deals - 1.0).max(1.0);
        // A match would stop too early whenever its first deals differ less than they usually do.
        // This is Chow and Robbins' remedy.
        wilson(deals, mean, variance + 1.0 / deals)
    }

    /// How much more likely the deals are if A's true share is `larger`, as a logarithm. For each
    /// share, the outcomes are as likely as fits the deals best.
    fn evidence(&self, smaller: f64, larger: f64) -> f64 {
        let seen = |count: u64| if count == 0 { UNSEEN } else { count as f64 };
        let outcomes: Vec<(f64, f64)> =
            self.counts.iter().enumerate().map(|(outcome, &count)| (self.share_of(outcome), seen(count))).collect();
        let unlikely = |share: f64| {
            let tilt = tilt(&outcomes, share);
            outcomes.iter().map(|(value, count)| count * (tilt * (value - share)).ln_1p()).sum::<f64>()
        };
        unlikely(smaller) - unlikely(larger)
    }
}

/// How strongly the outcomes must be tilted for their mean to be `share`. An outcome is then as
/// likely as its count over `1 + tilt × (value − share)`.
fn tilt(outcomes: &[(f64, f64)], share: f64) -> f64 {
    let excess = |tilt: f64| -> f64 {
        outcomes.iter().map(|(value, count)| count * (value - share) / (1.0 + tilt * (value - share))).sum()
    };
    // Between these, no outcome gets a negative probability, and the excess falls from one end to
    // the other.
    let (mut low, mut high) = (-1.0 / (1.0 - share), 1.0 / share);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

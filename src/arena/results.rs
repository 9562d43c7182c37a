//! What a match comes to.

use super::bout::{Forfeit, Sample};
use super::statistics::{Estimate, ratio, share};

/// What some deals came to, as numbers of A and of B where there are two.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// How many deals were played, each in every seating.
    pub deals: usize,
    /// How many games.
    pub games: u64,
    /// How many hands.
    pub hands: u64,
    /// The games that each has won.
    pub won: [u64; 2],
    /// The share of games that A won, half of those that nobody won among them.
    pub share: Estimate,
    /// The points a hand by which A gained on B.
    pub points: Estimate,
    /// How often each was asked for a move.
    pub decisions: [u64; 2],
    /// The games that were forfeited, in the order of the deals.
    pub forfeits: Vec<Forfeit>,
}

impl Results {
    /// Sums up the samples of a match.
    pub fn of(samples: &[Sample]) -> Results {
        let sum = |number: fn(&Sample) -> u64| samples.iter().map(number).sum::<u64>();
        let shares: Vec<f64> = samples.iter().map(|sample| sample.won_by_a() / f64::from(sample.games)).collect();
        let points: Vec<(f64, f64)> = samples.iter().map(|sample| (sample.points, f64::from(sample.hands))).collect();
        Results {
            deals: samples.len(),
            games: sum(|sample| u64::from(sample.games)),
            hands: sum(|sample| u64::from(sample.hands)),
            won: [sum(|sample| u64::from(sample.won[0])), sum(|sample| u64::from(sample.won[1]))],
            share: share(&shares),
            points: ratio(&points),
            decisions: [sum(|sample| sample.decisions[0]), sum(|sample| sample.decisions[1])],
            forfeits: samples.iter().flat_map(|sample| sample.forfeits.iter().cloned()).collect(),
        }
    }
}

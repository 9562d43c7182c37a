//! The results of a match.

use super::bout::{Forfeit, Fortune, Sample};
use crate::arena::{Estimate, ratio, share};

/// The results of some deals. Pairs of numbers are for A and B.
#[derive(Clone, PartialEq, Debug)]
pub struct Results {
    /// How many deals were played, each in every seating.
    pub deals: usize,
    /// How many games.
    pub games: u64,
    /// How many hands.
    pub hands: u64,
    /// The games won by each.
    pub won: [u64; 2],
    /// The share of games that A won, counting a drawn game as half.
    pub share: Estimate,
    /// The same without the luck of deals and draws, if luck was measured.
    pub without_luck: Option<WithoutLuck>,
    /// The points a hand by which A was ahead of B.
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
            without_luck: WithoutLuck::of(samples, &shares),
            points: ratio(&points),
            decisions: [sum(|sample| sample.decisions[0]), sum(|sample| sample.decisions[1])],
            forfeits: samples.iter().flat_map(|sample| sample.forfeits.iter().cloned()).collect(),
        }
    }
}

/// The fewest deals that tell the results without luck. Half of them fit what luck counts for the
/// other half.
const FEWEST_DEALS: usize = 20;

/// The results of a match without the luck of deals and draws.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WithoutLuck {
    /// The share of games that A would have won.
    pub share: Estimate,
    /// How much of the variance of one game remains.
    pub of_a_game: f64,
    /// How much of the variance of one deal in all its seatings remains. The seatings already
    /// remove much of the luck.
    pub of_a_deal: f64,
}

impl WithoutLuck {
    fn of(samples: &[Sample], shares: &[f64]) -> Option<WithoutLuck> {
        let all_told =
            samples.iter().all(|sample| !sample.told.is_empty() && sample.told.len() == sample.games as usize);
        // Where all deals went the same way, nothing tells how sure the figure is.
        if samples.len() < FEWEST_DEALS || !all_told || variance(shares) <= 0.0 {
            return None;
        }
        let luck = |sample: &Sample| sample.told.iter().map(|told| told.luck).sum::<f64>() / f64::from(sample.games);
        let luck: Vec<f64> = samples.iter().map(luck).collect();
        let by_deal: Vec<Fortune> = shares.iter().zip(luck).map(|(&won, luck)| Fortune { won, luck }).collect();
        let by_deal: Vec<&[Fortune]> = by_deal.chunks(1).collect();
        let by_game: Vec<&[Fortune]> = samples.iter().map(|sample| &sample.told[..]).collect();
        let corrected = without_luck(&by_deal);
        Some(WithoutLuck {
            share: ratio(&corrected.iter().map(|&share| (share, 1.0)).collect::<Vec<_>>()),
            of_a_game: variance(&without_luck(&by_game)) / variance(&won(&by_game)),
            of_a_deal: variance(&corrected) / variance(shares),
        })
    }
}

/// The results of some deals without their luck. Luck counts fully only between equal players: a
/// stronger player wins some games in spite of bad luck, and a deal that is played in every seating
/// gives its luck to both. So the part to subtract is fitted. Each half of the deals uses the fit
/// of the other half, so that no result affects its own correction and the mean is unchanged.
fn without_luck(deals: &[&[Fortune]]) -> Vec<f64> {
    let halves = [0, 1].map(|half| slope(&deals.iter().skip(half).step_by(2).copied().flatten().collect::<Vec<_>>()));
    let without = |(deal, told): (usize, &&[Fortune])| {
        let slope = halves[1 - deal % 2];
        told.iter().map(move |told| told.won - slope * told.luck).collect::<Vec<_>>()
    };
    deals.iter().enumerate().flat_map(without).collect()
}

fn won(deals: &[&[Fortune]]) -> Vec<f64> {
    deals.iter().copied().flatten().map(|told| told.won).collect()
}

fn variance(figures: &[f64]) -> f64 {
    let count = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / count;
    figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f64>() / count
}

/// How much results rise with luck. Zero if there was no luck.
fn slope(told: &[&Fortune]) -> f64 {
    let mean = told.iter().map(|told| told.won).sum::<f64>() / told.len().max(1) as f64;
    let squares: f64 = told.iter().map(|told| told.luck * told.luck).sum();
    let products: f64 = told.iter().map(|told| told.luck * (told.won - mean)).sum();
    if squares > 0.0 { (products / squares).clamp(0.0, 1.0) } else { 0.0 }
}

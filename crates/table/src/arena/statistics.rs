//! Means with honest intervals. The games of one deal are not independent, so each deal is one
//! sample.

/// How many standard errors a 95% interval reaches to each side.
pub const NINETY_FIVE: f64 = 1.959_964;

/// An estimate with its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The estimate.
    pub mean: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl Estimate {
    /// The standard error, from the width of the interval.
    pub fn error(&self) -> f64 {
        (self.high - self.low) / (2.0 * NINETY_FIVE)
    }
}

/// The mean of shares from 0 to 1, one for each deal. The interval is Wilson's, for the number of
/// independent games that would vary as much as the deals. Unlike the simple interval, it stays
/// between 0 and 1 and does not shrink to zero when every game is won. Without deals it covers
/// everything.
pub fn share(deals: &[f64]) -> Estimate {
    if deals.is_empty() {
        return Estimate { mean: 0.5, low: 0.0, high: 1.0 };
    }
    let count = deals.len() as f64;
    let mean = deals.iter().sum::<f64>() / count;
    let variance = deals.iter().map(|deal| (deal - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    wilson(count, mean, variance)
}

/// The same for this many deals or games with this mean and variance.
pub fn wilson(count: f64, mean: f64, variance: f64) -> Estimate {
    let spread = mean * (1.0 - mean);
    let games = if variance > 0.0 && spread > 0.0 { spread * count / variance } else { count };
    let z = NINETY_FIVE * NINETY_FIVE / games;
    let centre = (mean + z / 2.0) / (1.0 + z);
    let half = NINETY_FIVE / (1.0 + z) * (spread / games + z / (4.0 * games)).sqrt();
    Estimate { mean, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// A mean for each hand, from the sum and the number of hands of each deal. Without deals the
/// interval covers everything.
pub fn ratio(deals: &[(f64, f64)]) -> Estimate {
    if deals.is_empty() {
        return Estimate { mean: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
    }
    let count = deals.len() as f64;
    let hands: f64 = deals.iter().map(|deal| deal.1).sum();
    let mean = deals.iter().map(|deal| deal.0).sum::<f64>() / hands;
    let squares: f64 = deals.iter().map(|&(sum, hands)| (sum - mean * hands).powi(2)).sum();
    let error = (squares * count / (count - 1.0).max(1.0)).sqrt() / hands;
    Estimate { mean, low: mean - NINETY_FIVE * error, high: mean + NINETY_FIVE * error }
}
